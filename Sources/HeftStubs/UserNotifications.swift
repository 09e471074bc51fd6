import Heft

/// What a notification may do.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  public static let alert = UNAuthorizationOptions(rawValue: 4)
}

open class UNNotificationContent: NSObject {}

/// A notification's words.
open class UNMutableNotificationContent: UNNotificationContent {
  public final var title = ""
  public final var subtitle = ""
  public final var body = ""
  public final var categoryIdentifier = ""
}

open class UNNotificationTrigger: NSObject {}

/// A notification after a time.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  public init(timeInterval: TimeInterval, repeats: Bool) { super.init() }
}

/// A notification that is asked for.
open class UNNotificationRequest: NSObject {
  public final let identifier: String
  public final let content: UNNotificationContent
  public final let trigger: UNNotificationTrigger?

  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
    super.init()
  }
}

/// What a notification may do, as iOS 8 has it.
public struct UIUserNotificationType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UIUserNotificationType(rawValue: 1)
  public static let sound = UIUserNotificationType(rawValue: 2)
  public static let alert = UIUserNotificationType(rawValue: 4)
}

/// What an app of iOS 8 asks to be let do.
public final class UIUserNotificationSettings: NSObject {
  public let types: UIUserNotificationType

  /// Makes one.
  ///
  /// - Parameters:
  ///   - types: What they may do.
  ///   - categories: Makes no difference here.
  public init(types: UIUserNotificationType, categories: Set<NSObject>?) {
    self.types = types
    super.init()
  }

  /// Makes one.
  ///
  /// - Parameters:
  ///   - types: What they may do.
  ///   - categories: Makes no difference here.
  public convenience init(forTypes types: UIUserNotificationType, categories: Set<NSObject>?) {
    self.init(types: types, categories: categories)
  }
}

extension UIApplication {
  /// Would ask the user to let notifications come.
  ///
  /// - Parameter settings: What they may do.
  public final func registerUserNotificationSettings(_ settings: UIUserNotificationSettings) {
    Stub.say("UIApplication.registerUserNotificationSettings", "there are no notifications here.")
  }
}

/// Who would be told of notifications.
public protocol UNUserNotificationCenterDelegate: AnyObject {}

/// How a notification would be shown while the app is in front.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// A notification that has come. None does.
open class UNNotification: NSObject {
  public final let request: UNNotificationRequest
  public final let date: Date

  init(request: UNNotificationRequest, date: Date) {
    self.request = request
    self.date = date
    super.init()
  }
}

/// What the user did with a notification.
open class UNNotificationResponse: NSObject {
  public final let notification: UNNotification
  public final let actionIdentifier: String

  init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
    super.init()
  }
}

public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// Notifications that never come: the user is taken to have refused them.
public final class UNUserNotificationCenter: NSObject {
  @Weak public var delegate: (any UNUserNotificationCenterDelegate)?

  public static func current() -> UNUserNotificationCenter { UNUserNotificationCenter() }

  public func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, NSError?) -> Void
  ) {
    Stub.say("UNUserNotificationCenter", "there are no notifications here; they count as refused.")
    DispatchQueue.main.async { completionHandler(false, nil) }
  }

  public func add(
    _ request: UNNotificationRequest, withCompletionHandler completionHandler: ((NSError?) -> Void)? = nil
  ) {
    Stub.say("UNUserNotificationCenter", "there are no notifications here; they count as refused.")
    if let completionHandler { DispatchQueue.main.async { completionHandler(nil) } }
  }

  public func removeAllPendingNotificationRequests() {}
  public func removeAllDeliveredNotifications() {}
}
