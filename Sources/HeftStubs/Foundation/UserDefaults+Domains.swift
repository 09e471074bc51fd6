import Heft

/// No value.
public enum HeftNothing: Sendable {}

extension UserDefaults {
  public static let argumentDomain = "NSArgumentDomain"
  public static let globalDomain = "NSGlobalDomain"
  public static let registrationDomain = "NSRegistrationDomain"

  /// Removes a value, `set(nil, forKey:)`.
  ///
  /// - Parameters:
  ///   - nothing: Nil.
  ///   - key: The key.
  public final func set(_ nothing: HeftNothing?, forKey key: String) { removeObject(forKey: key) }

  /// The settings of a name: the app's own, or a suite's.
  private func domain(_ name: String) -> UserDefaults? {
    name == AppProcess.current?.app.bundleIdentifier ? self : UserDefaults(suiteName: name)
  }

  /// Removes all values of a name.
  ///
  /// - Parameter name: The app's identifier, or a suite's name.
  public final func removePersistentDomain(forName name: String) {
    guard let domain = domain(name) else { return }
    let all: UIApplicationShortcutItem.UserInfo = domain.dictionaryRepresentation()
    for key in all.keys { domain.removeObject(forKey: key) }
  }

  #if hasFeature(Embedded)
    /// Sets the values of a name in the place of all others.
    ///
    /// - Parameters:
    ///   - values: The values.
    ///   - name: The app's identifier, or a suite's name.
    public final func setPersistentDomain(_ values: [String: AnyObject], forName name: String) {
      removePersistentDomain(forName: name)
      guard let domain = domain(name) else { return }
      for (key, value) in values { domain.set(value, forKey: key) }
    }

    /// Returns the values of a name.
    ///
    /// - Parameter name: The app's identifier, or a suite's name.
    /// - Returns: The values, those that are registered too; nil where there are none.
    public final func persistentDomain(forName name: String) -> [String: AnyObject]? {
      let values: [String: AnyObject]? = domain(name)?.dictionaryRepresentation()
      return values?.isEmpty == true ? nil : values
    }
  #endif

  /// Does nothing, which the console says: no values are read from a suite.
  ///
  /// - Parameter suiteName: Left aside.
  public final func addSuite(named suiteName: String) {
    Stub.say("UserDefaults.addSuite", "values of a suite are read from UserDefaults(suiteName:) only.")
  }

  /// Does nothing: no values are read from a suite.
  ///
  /// - Parameter suiteName: Left aside.
  public final func removeSuite(named suiteName: String) {}

  /// None: all values are kept.
  public final var volatileDomainNames: [String] { [] }

  /// Returns false: nobody else sets values.
  ///
  /// - Parameter key: Left aside.
  /// - Returns: False.
  public final func objectIsForced(forKey key: String) -> Bool { false }

  /// Returns false: nobody else sets values.
  ///
  /// - Parameters:
  ///   - key: Left aside.
  ///   - domain: Left aside.
  /// - Returns: False.
  public final func objectIsForced(forKey key: String, inDomain domain: String) -> Bool { false }

  /// Does nothing: the settings stay the same object.
  public static func resetStandardUserDefaults() {}
}

/// Values that all of a user's devices have: here they stay on this one.
public final class NSUbiquitousKeyValueStore: NSObject {
  nonisolated(unsafe) private static let one = NSUbiquitousKeyValueStore()
  public static var `default`: NSUbiquitousKeyValueStore { one }
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  /// The values by their keys; outside an app none are kept.
  private var values: UserDefaults? {
    Stub.say("NSUbiquitousKeyValueStore", "values stay on this device.")
    return UserDefaults(suiteName: "NSUbiquitousKeyValueStore")
  }

  private func change(_ change: (UserDefaults) -> Void) {
    guard let values else { return }
    change(values)
    values.synchronize()
  }

  /// Returns a value.
  ///
  /// - Parameter key: The key.
  /// - Returns: The value; nil where there is none.
  public func object(forKey key: String) -> UserDefaults.Value? {
    let value: UserDefaults.Value? = values?.object(forKey: key)
    return value
  }

  /// Returns a text.
  ///
  /// - Parameter key: The key.
  /// - Returns: The text; nil where there is none.
  public func string(forKey key: String) -> String? { values?.string(forKey: key) }

  /// Returns bytes.
  ///
  /// - Parameter key: The key.
  /// - Returns: The bytes; nil where there are none.
  public func data(forKey key: String) -> Data? { values?.data(forKey: key) }

  /// Returns values in a row.
  ///
  /// - Parameter key: The key.
  /// - Returns: The values; nil where there are none.
  public func array(forKey key: String) -> [UserDefaults.Value]? {
    let found: [UserDefaults.Value]? = values?.array(forKey: key)
    return found
  }

  /// Returns values by their keys.
  ///
  /// - Parameter key: The key.
  /// - Returns: The values; nil where there are none.
  public func dictionary(forKey key: String) -> UIApplicationShortcutItem.UserInfo? {
    let found: UIApplicationShortcutItem.UserInfo? = values?.dictionary(forKey: key)
    return found
  }

  /// Returns a whole number.
  ///
  /// - Parameter key: The key.
  /// - Returns: The number; 0 where there is none.
  public func longLong(forKey key: String) -> Int64 { Int64(values?.double(forKey: key) ?? 0) }

  /// Returns a number.
  ///
  /// - Parameter key: The key.
  /// - Returns: The number; 0 where there is none.
  public func double(forKey key: String) -> Double { values?.double(forKey: key) ?? 0 }

  /// Returns whether something is true.
  ///
  /// - Parameter key: The key.
  /// - Returns: The truth; false where there is none.
  public func bool(forKey key: String) -> Bool { values?.bool(forKey: key) ?? false }

  /// Sets a value.
  ///
  /// - Parameters:
  ///   - value: The value; nil removes it.
  ///   - key: The key.
  public func set(_ value: (some PropertyListConvertible)?, forKey key: String) {
    change { $0.set(value, forKey: key) }
  }

  /// Sets a whole number.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - key: The key.
  public func set(_ value: Int64, forKey key: String) { change { $0.set(Double(value), forKey: key) } }

  /// Sets a value of a property list; another one is left out.
  ///
  /// - Parameters:
  ///   - value: The value; nil removes it.
  ///   - key: The key.
  @_disfavoredOverload
  public func set(_ value: AnyObject?, forKey key: String) { change { $0.set(value, forKey: key) } }

  /// Removes a value.
  ///
  /// - Parameter key: The key.
  public func removeObject(forKey key: String) { change { $0.removeObject(forKey: key) } }

  #if hasFeature(Embedded)
    /// All values by their keys.
    public var dictionaryRepresentation: [String: AnyObject] {
      let all: [String: AnyObject]? = values?.dictionaryRepresentation()
      return all ?? [:]
    }
  #endif

  /// Returns true: each change is kept.
  ///
  /// - Returns: True.
  @discardableResult
  public func synchronize() -> Bool { true }
}

/// Posts notifications later.
public final class NotificationQueue: NSObject {
  /// When a notification is posted.
  public enum PostingStyle: UInt, Sendable {
    case whenIdle = 1
    case asap = 2
    case now = 3
  }
  /// Which notifications are posted once only.
  public struct NotificationCoalescing: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let none: NotificationCoalescing = []
    public static let onName = NotificationCoalescing(rawValue: 1)
    public static let onSender = NotificationCoalescing(rawValue: 2)
  }

  nonisolated(unsafe) private static let one = NotificationQueue()
  public static var `default`: NotificationQueue { one }
  private var waiting: [Notification] = []

  /// Posts a notification, after the code that runs now but for the style `now`.
  ///
  /// - Parameters:
  ///   - notification: What has happened.
  ///   - postingStyle: When it is posted.
  ///   - coalesceMask: Which of those that wait it replaces.
  ///   - modes: Left aside.
  public func enqueue(
    _ notification: Notification, postingStyle: PostingStyle,
    coalesceMask: NotificationCoalescing = [.onName, .onSender], forModes modes: [RunLoop.Mode]? = nil
  ) {
    if !coalesceMask.isEmpty { dequeueNotifications(matching: notification, coalesceMask: coalesceMask) }
    if postingStyle == .now { return NotificationCenter.default.post(notification) }
    waiting.append(notification)
    guard waiting.count == 1 else { return }
    DispatchQueue.main.async { [self] in
      let due = waiting
      waiting = []
      for next in due { NotificationCenter.default.post(next) }
    }
  }

  /// Takes out notifications that wait.
  ///
  /// - Parameters:
  ///   - notification: One like them.
  ///   - mask: In what they are like it.
  public func dequeueNotifications(
    matching notification: Notification, coalesceMask mask: NotificationCoalescing
  ) {
    waiting.removeAll {
      (!mask.contains(.onName) || $0.name == notification.name)
        && (!mask.contains(.onSender) || $0.object === notification.object)
    }
  }
}
