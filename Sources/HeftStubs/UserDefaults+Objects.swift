// Settings of values of `Any`, which are objects here.

import Heft

extension CodingNode {
  /// The value as the settings keep it.
  var setting: UserDefaults.Value? {
    switch value {
    case .null: return nil
    case .boolean(let isTrue): return .boolean(isTrue)
    case .whole(let number): return .integer(number)
    case .decimal(let number): return .real(number)
    case .text(let text): return .string(text)
    case .date(let date): return .date(date)
    case .data(let data): return .data(data)
    case .list(let nodes): return .array(nodes.compactMap { $0.setting })
    case .members(let members):
      var info = UIApplicationShortcutItem.UserInfo()
      for member in members { info[member.name] = member.node.setting }
      return .dictionary(info)
    }
  }

  convenience init(setting: UserDefaults.Value) {
    switch setting {
    case .boolean(let isTrue): self.init(.boolean(isTrue))
    case .integer(let number): self.init(.whole(number))
    case .real(let number): self.init(.decimal(number))
    case .string(let text): self.init(.text(text))
    case .date(let date): self.init(.date(date))
    case .data(let data): self.init(.data(data))
    case .array(let values): self.init(.list(values.map { CodingNode(setting: $0) }))
    case .dictionary(let info):
      self.init(
        .members(info.keys.map { key in (key, CodingNode(setting: CodingNode.member(key, of: info))) }))
    }
  }

  private static func member(_ key: String, of info: UIApplicationShortcutItem.UserInfo) -> UserDefaults.Value
  {
    let value: UserDefaults.Value? = info[key]
    return value ?? .boolean(false)
  }
}

extension UserDefaults {
  /// Keeps objects of a property list; what has anything else in it is left out, which the console says.
  @_disfavoredOverload
  public final func set(_ values: [[String: AnyObject]], forKey key: String) { keep(heftObject(values), key) }
  @_disfavoredOverload
  public final func set(_ values: [String: AnyObject], forKey key: String) { keep(heftObject(values), key) }

  // Swift 2's name of the same.

  /// Keeps a value by its name.
  ///
  /// - Parameters:
  ///   - values: The values.
  ///   - key: The value's name.
  @_disfavoredOverload
  public final func setObject(_ values: [[String: AnyObject]], forKey key: String) {
    keep(heftObject(values), key)
  }

  /// Keeps a value by its name.
  ///
  /// - Parameters:
  ///   - values: The values.
  ///   - key: The value's name.
  @_disfavoredOverload
  public final func setObject(_ values: [String: AnyObject], forKey key: String) {
    keep(heftObject(values), key)
  }

  #if hasFeature(Embedded)
    /// Keeps an object of a property list, or with nil removes what was kept; what has anything else in it is left out, which
    /// the console says.
    ///
    /// - Parameters:
    ///   - value: The object.
    ///   - key: The value's name.
    @_disfavoredOverload
    public final func set(_ value: AnyObject?, forKey key: String) {
      if let value { keep(value, key) } else { removeObject(forKey: key) }
    }

    /// Keeps an object by its name, as Swift 2 has it.
    ///
    /// - Parameters:
    ///   - value: The object; nil removes what was kept.
    ///   - key: The value's name.
    @_disfavoredOverload
    public final func setObject(_ value: AnyObject?, forKey key: String) { set(value, forKey: key) }

    /// Has values for keys that have none; what has anything but a property list in it is left out, which the console says.
    ///
    /// - Parameter values: The values as objects.
    @_disfavoredOverload
    public final func register(defaults values: [String: AnyObject]) {
      guard case .dictionary(let info)? = CodingNode(heftObject(values))?.setting else {
        return Stub.say("UserDefaults.register(defaults:)", "the values do not belong in a property list.")
      }
      register(defaults: info)
    }

    /// All values by their keys, as objects.
    ///
    /// - Returns: The values, those that are registered too.
    public final func dictionaryRepresentation() -> [String: AnyObject] {
      let all: UIApplicationShortcutItem.UserInfo = dictionaryRepresentation()
      let object = CodingNode(setting: UserDefaults.Value.dictionary(all)).object
      return HeftBox<[String: AnyObject]>.value(in: object) ?? [:]
    }
  #else
    /// Keeps an object by its name, as Swift 2 has it.
    ///
    /// - Parameters:
    ///   - value: The object; nil removes what was kept.
    ///   - key: The value's name.
    @_disfavoredOverload
    public final func setObject(_ value: Any?, forKey key: String) {
      if let value { keep(value as AnyObject, key) } else { removeObject(forKey: key) }
    }
  #endif

  private func keep(_ object: AnyObject, _ key: String) {
    guard let setting = CodingNode(object)?.setting else {
      return Stub.say(
        "UserDefaults.set(_:forKey: \"\(key)\")",
        "the value does not belong in a property list; it is not kept.")
    }
    let value: UserDefaults.Value? = setting
    set(value, forKey: key)
  }
}

/// Casts a value of an Info.plist to a list of dictionaries.
///
/// - Parameters:
///   - value: The value.
///   - type: `[[String: AnyObject]].self`.
/// - Returns: The list; nil where the value is something else.
public func heftCast(
  _ value: UserDefaults.Value?, _ type: [[String: AnyObject]].Type
) -> [[String: AnyObject]]? {
  value.flatMap { heftCast(CodingNode(setting: $0).object, type) }
}

/// Casts a value of an Info.plist to a dictionary.
///
/// - Parameters:
///   - value: The value.
///   - type: `[String: AnyObject].self`.
/// - Returns: The dictionary; nil where the value is something else.
public func heftCast(_ value: UserDefaults.Value?, _ type: [String: AnyObject].Type) -> [String: AnyObject]? {
  value.flatMap { heftCast(CodingNode(setting: $0).object, type) }
}

/// Casts of settings, `defaults.array(forKey: "a") as? [[String: Any]]`.
public func heftCast(
  _ values: [UserDefaults.Value]?, _ type: [[String: AnyObject]].Type
) -> [[String: AnyObject]]? {
  heftCast(values.map { UserDefaults.Value.array($0) }, type)
}
public func heftCast<Value: HeftObjectValue>(
  _ values: [UserDefaults.Value]?, _ type: [[String: Value]].Type
) -> [[String: Value]]? {
  values.flatMap { heftCast(CodingNode(setting: UserDefaults.Value.array($0)).object, type) }
}
public func heftCast(_ values: UIApplicationShortcutItem.UserInfo?, _ type: [String: AnyObject].Type)
  -> [String: AnyObject]?
{
  heftCast(values.map { UserDefaults.Value.dictionary($0) }, type)
}
public func heftCast<Value: HeftObjectValue>(
  _ values: UIApplicationShortcutItem.UserInfo?, _ type: [String: Value].Type
) -> [String: Value]? {
  values.flatMap { heftCast(CodingNode(setting: UserDefaults.Value.dictionary($0)).object, type) }
}

/// The values of an Info.plist or of a quick action as objects.
///
/// - Parameter info: The values; nil where there are none.
/// - Returns: The same as objects.
public func heftMembers(_ info: UIApplicationShortcutItem.UserInfo?) -> [String: AnyObject]? {
  heftCast(info, [String: AnyObject].self)
}

/// The values of an Info.plist or of a quick action as objects.
///
/// - Parameter info: The values.
/// - Returns: The same as objects.
public func heftMembers(_ info: UIApplicationShortcutItem.UserInfo) -> [String: AnyObject] {
  heftCast(info, [String: AnyObject].self) ?? [:]
}

/// Objects as the values of a quick action; what does not belong in a property list is left out.
///
/// - Parameter objects: The objects.
/// - Returns: Their values.
public func heftUserInfo(_ objects: [String: AnyObject]) -> UIApplicationShortcutItem.UserInfo {
  guard case .dictionary(let info)? = CodingNode(heftObject(objects))?.setting else { return [:] }
  return info
}
