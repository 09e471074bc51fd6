/// The settings of an app, kept from one launch to the next in its `Storage`: Heft's own also natively. A file that imports
/// Foundation too writes `Heft.UserDefaults`.
///
/// A value that is set can be read at once; all values that one event sets are written together.
public final class UserDefaults: NSObject {
  /// A value of a property list; literals make it.
  public typealias Value = UIApplicationShortcutItem.UserInfo.Value

  /// Told when a value has been set or removed.
  public static var didChangeNotification: Notification.Name {
    Notification.Name("NSUserDefaultsDidChangeNotification")
  }

  /// The version of the bytes.
  private static let version: UInt8 = 1
  private let key: String
  private var values = UIApplicationShortcutItem.UserInfo()
  private var registered = UIApplicationShortcutItem.UserInfo()
  private var isToBeWritten = false
  @Weak private var owner: AppProcess?

  private init(key: String, process: AppProcess?) {
    self.key = key
    super.init()
    owner = process
    read()
  }

  /// The settings of a name, beside the standard ones; nil where the name is empty or too long for a key of `Storage`.
  /// Two objects of one name hear of each other only at the next launch.
  ///
  /// - Parameter suiteName: The name; nil is the standard ones.
  public convenience init?(suiteName: String?) {
    let key = suiteName.map { "defaults/" + $0 } ?? "defaults"
    guard suiteName?.utf8.isEmpty != true, key.utf8.count <= Storage.longestKey else { return nil }
    self.init(key: key, process: AppProcess.current)
  }

  /// The running app's settings; outside an app they are not stored.
  public static var standard: UserDefaults {
    guard let process = AppProcess.current else { return UserDefaults(key: "defaults", process: nil) }
    if let defaults = process.userDefaults { return defaults }
    let defaults = UserDefaults(key: "defaults", process: process)
    process.userDefaults = defaults
    return defaults
  }

  // MARK: Reading

  /// Registers the values that are read for keys without a value; they are not stored.
  ///
  /// - Parameter defaults: The values by their keys.
  @_disfavoredOverload
  public func register(defaults: UIApplicationShortcutItem.UserInfo) {
    for (key, value) in defaults.entries { registered[key] = value }
  }

  /// The value of a key, kept or registered; nil for none.
  ///
  /// - Parameter key: The key.
  /// - Returns: The value; nil if there is none.
  @_disfavoredOverload
  public func object(forKey key: String) -> Value? { value(key) }

  /// The value of a key; nil for none.
  ///
  /// - Parameter key: The key.
  /// - Returns: The value; nil if there is none.
  @_disfavoredOverload
  public func value(forKey key: String) -> Value? { value(key) }

  private func value(_ key: String) -> Value? { values[key] ?? registered[key] }

  /// The text, or the number as a text; nil if there is none.
  ///
  /// - Parameter key: The key.
  /// - Returns: The text; nil if there is none.
  public func string(forKey key: String) -> String? {
    switch value(key) {
    case .string(let text): text
    case .integer(let number): "\(number)"
    case .real(let number): "\(number)"
    case .boolean(let isTrue): isTrue ? "1" : "0"
    default: nil
    }
  }

  /// The whole number; 0 if there is none.
  ///
  /// - Parameter key: The key.
  /// - Returns: The number; 0 if there is none.
  public func integer(forKey key: String) -> Int {
    let number = double(forKey: key).rounded(.towardZero)
    return number >= Double(Int.max) ? Int.max : number <= Double(Int.min) ? Int.min : Int(number)
  }

  /// The number; 0 if there is none.
  ///
  /// - Parameter key: The key.
  /// - Returns: The number; 0 if there is none.
  public func double(forKey key: String) -> Double {
    switch value(key) {
    case .integer(let number): Double(number)
    case .real(let number): number.isNaN ? 0 : number
    case .boolean(let isTrue): isTrue ? 1 : 0
    case .string(let text): NSString(string: text).doubleValue
    default: 0
    }
  }

  /// The number; 0 if there is none.
  ///
  /// - Parameter key: The key.
  /// - Returns: The number; 0 if there is none.
  public func float(forKey key: String) -> Float { Float(double(forKey: key)) }

  /// Whether there is a number that is not 0, or a text such as "yes".
  ///
  /// - Parameter key: The key.
  /// - Returns: The truth; false if there is none.
  public func bool(forKey key: String) -> Bool {
    if case .string(let text) = value(key) { return NSString(string: text).boolValue }
    return double(forKey: key) != 0
  }

  /// The bytes; nil where there are none.
  ///
  /// - Parameter key: The key.
  /// - Returns: The bytes; nil where there are none.
  public func data(forKey key: String) -> Data? { value(key)?.data }

  /// The address; nil if there is none.
  ///
  /// - Parameter key: The key.
  /// - Returns: The address; nil if there is none.
  public func url(forKey key: String) -> URL? { string(forKey: key).flatMap { URL(string: $0) } }

  /// The values in a row; nil where there are none.
  ///
  /// - Parameter key: The key.
  /// - Returns: The values; nil where there are none.
  @_disfavoredOverload
  public func array(forKey key: String) -> [Value]? { value(key)?.array }

  /// The texts in a row; nil where there are none, or others among them.
  ///
  /// - Parameter key: The key.
  /// - Returns: The texts; nil where there are none, or others among them.
  public func stringArray(forKey key: String) -> [String]? {
    guard let values = value(key)?.array else { return nil }
    let texts = values.compactMap { $0.string }
    return texts.count == values.count ? texts : nil
  }

  /// The values by key; nil where there are none.
  ///
  /// - Parameter key: The key.
  /// - Returns: The values; nil where there are none.
  @_disfavoredOverload
  public func dictionary(forKey key: String) -> UIApplicationShortcutItem.UserInfo? { value(key)?.dictionary }

  /// All values by their keys, those that are set before those that are registered.
  ///
  /// - Returns: The values; the system has none of its own here.
  @_disfavoredOverload
  public func dictionaryRepresentation() -> UIApplicationShortcutItem.UserInfo {
    var all = values
    for (key, value) in registered.entries {
      let known: Value? = values[key]
      if known == nil { all[key] = value }
    }
    return all
  }

  // MARK: Writing

  /// Sets a value, or with nil removes it.
  ///
  /// - Parameters:
  ///   - value: The value; nil removes it.
  ///   - key: The key.
  public func set(_ value: (some PropertyListConvertible)?, forKey key: String) {
    put(value?.propertyListValue, key)
  }

  /// Sets a value of a literal, or with nil removes it.
  ///
  /// - Parameters:
  ///   - value: The value; nil removes it.
  ///   - key: The key.
  @_disfavoredOverload
  public func set(_ value: Value?, forKey key: String) {
    put(value, key)
  }

  /// Sets a value, or with nil removes it.
  ///
  /// - Parameters:
  ///   - value: The value; nil removes it.
  ///   - key: The key.
  public func setValue(_ value: (some PropertyListConvertible)?, forKey key: String) {
    put(value?.propertyListValue, key)
  }

  /// Removes the value that was set; a registered value stays.
  ///
  /// - Parameter key: The key.
  public func removeObject(forKey key: String) { put(nil, key) }

  /// Writes the values that were set at once, and not only after the event.
  ///
  /// - Returns: True.
  @discardableResult
  public func synchronize() -> Bool {
    write()
    return true
  }

  private func put(_ value: Value?, _ key: String) {
    guard values[key] != value else { return }
    values[key] = value
    if !isToBeWritten, let owner {
      isToBeWritten = true
      owner.later { self.write() }
    }
    AppProcess.notify(UserDefaults.didChangeNotification, self)
  }

  private func write() {
    guard isToBeWritten, let owner else { return }
    isToBeWritten = false
    if values.isEmpty { return owner.storage.removeData(forKey: key) }
    var writer = ShortcutArchive.Writer(bytes: [UserDefaults.version])
    writer.info(values, depth: 0)
    owner.storage.set(writer.bytes, forKey: key)
  }

  /// Reads the stored values; none if this version does not write such bytes.
  private func read() {
    values = UIApplicationShortcutItem.UserInfo()
    guard let bytes = owner?.storage.data(forKey: key), bytes.first == UserDefaults.version else { return }
    var reader = ShortcutArchive.Reader(bytes: bytes, hasTextsAlone: false, place: 1)
    values = reader.info(depth: 0) ?? values
  }

  /// Another page of the browser has kept something else under a key.
  func changed(elsewhere key: String) {
    guard key.utf8.elementsEqual(self.key.utf8) else { return }
    read()
    AppProcess.notify(UserDefaults.didChangeNotification, self)
  }
}

#if !hasFeature(Embedded)
  extension UserDefaults {
    /// Registers the values that are read for keys without a value; they are not stored. Values that a property list
    /// cannot hold are left out.
    ///
    /// - Parameter defaults: The values by their keys.
    public func register(defaults: [String: Any]) {
      register(defaults: UIApplicationShortcutItem.UserInfo(defaults))
    }

    /// The value of a key, to be read with `as?`; nil for none.
    ///
    /// - Parameter key: The key.
    /// - Returns: The value; nil if there is none.
    public func object(forKey key: String) -> Any? {
      let value: Value? = object(forKey: key)
      return value?.any
    }

    /// The value of a key, to be read with `as?`; nil for none.
    ///
    /// - Parameter key: The key.
    /// - Returns: The value; nil if there is none.
    public func value(forKey key: String) -> Any? { object(forKey: key) }

    /// The values in a row, to be read with `as?`; nil where there are none.
    ///
    /// - Parameter key: The key.
    /// - Returns: The values; nil where there are none.
    public func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }

    /// The values by key, to be read with `as?`; nil where there are none.
    ///
    /// - Parameter key: The key.
    /// - Returns: The values; nil where there are none.
    public func dictionary(forKey key: String) -> [String: Any]? { object(forKey: key) as? [String: Any] }

    /// All values by their keys, to be read with `as?`.
    ///
    /// - Returns: The values; the system has none of its own here.
    public func dictionaryRepresentation() -> [String: Any] {
      let all: UIApplicationShortcutItem.UserInfo = dictionaryRepresentation()
      return Value.dictionary(all).any as? [String: Any] ?? [:]
    }

    /// Sets any value of a property list; others are left out.
    ///
    /// - Parameters:
    ///   - value: The value; nil removes it.
    ///   - key: The key.
    @_disfavoredOverload
    public func set(_ value: Any?, forKey key: String) {
      set(value.flatMap { Value($0) }, forKey: key)
    }
  }
#endif
