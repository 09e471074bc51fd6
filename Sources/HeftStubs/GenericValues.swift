// Casts to a generic type, `defaults.object(forKey: key) as? Value`: a page cannot cast to what it does not know, so the
// type says itself what it is made of.

import Heft

/// A type that settings have and that generic code may ask them for.
public protocol HeftGenericValue {
  /// The value that one of a property list is.
  ///
  /// - Parameter value: The value; nil where there is none.
  /// - Returns: The value; nil where it is of another kind.
  static func heftMade(_ value: UserDefaults.Value?) -> Self?
  /// The value that an object stands for.
  ///
  /// - Parameter object: The object; nil where there is none.
  /// - Returns: The value; nil where it is of another kind.
  static func heftMade(object: Swift.AnyObject?) -> Self?
  /// The value as settings keep it; nil removes what they have.
  var heftSetting: UserDefaults.Value? { get }
  /// Whether it is an optional without a value.
  var heftIsNothing: Bool { get }
}

extension HeftGenericValue {
  public var heftIsNothing: Bool { false }
}

extension HeftGenericValue where Self: HeftObjectValue {
  public static func heftMade(_ value: UserDefaults.Value?) -> Self? {
    value.flatMap { Self.heftValue(of: $0) }
  }
  public static func heftMade(object: Swift.AnyObject?) -> Self? {
    object.flatMap { Self.heftValue(of: $0) }
  }
}

extension HeftGenericValue where Self: PropertyListConvertible {
  public var heftSetting: UserDefaults.Value? { propertyListValue }
}

extension String: HeftGenericValue {}
extension Int: HeftGenericValue {}
extension Double: HeftGenericValue {}
extension Float: HeftGenericValue {}
extension Bool: HeftGenericValue {}
extension Date: HeftGenericValue {}
extension Data: HeftGenericValue {}
#if !hasFeature(Embedded)
  // In a page it is a `Double`.
  extension CGFloat: HeftGenericValue {}
#endif

extension URL: HeftGenericValue {
  public static func heftMade(_ value: UserDefaults.Value?) -> URL? {
    value?.string.flatMap { URL(string: $0) }
  }
  public static func heftMade(object: Swift.AnyObject?) -> URL? {
    object.flatMap { HeftBox<URL>.value(in: $0) }
  }
}

extension Array: HeftGenericValue where Element: HeftGenericValue {
  public static func heftMade(_ value: UserDefaults.Value?) -> [Element]? {
    guard let values = value?.array else { return nil }
    let found = values.compactMap { Element.heftMade($0) }
    return found.count == values.count ? found : nil
  }
  public static func heftMade(object: Swift.AnyObject?) -> [Element]? {
    guard let object else { return nil }
    if let values = HeftBox<[Element]>.value(in: object) { return values }
    guard let objects = HeftBox<[Swift.AnyObject]>.value(in: object) else { return nil }
    let found = objects.compactMap { Element.heftMade(object: $0) }
    return found.count == objects.count ? found : nil
  }
  public var heftSetting: UserDefaults.Value? { .array(compactMap { $0.heftSetting }) }
}

extension Dictionary: HeftGenericValue where Key == String, Value: HeftGenericValue {
  public static func heftMade(_ value: UserDefaults.Value?) -> [String: Value]? {
    guard let info = value?.dictionary else { return nil }
    var found: [String: Value] = [:]
    for key in info.keys {
      let member: UserDefaults.Value? = info[key]
      guard let made = Value.heftMade(member) else { return nil }
      found[key] = made
    }
    return found
  }
  public static func heftMade(object: Swift.AnyObject?) -> [String: Value]? {
    guard let object else { return nil }
    if let values = HeftBox<[String: Value]>.value(in: object) { return values }
    guard let objects = HeftBox<[String: Swift.AnyObject]>.value(in: object) else { return nil }
    let found = objects.compactMapValues { Value.heftMade(object: $0) }
    return found.count == objects.count ? found : nil
  }
  public var heftSetting: UserDefaults.Value? {
    var info = UIApplicationShortcutItem.UserInfo()
    for key in keys.sorted() { info[key] = self[key]?.heftSetting }
    return .dictionary(info)
  }
}

extension Optional: HeftGenericValue where Wrapped: HeftGenericValue {
  // A missing value is an optional's nil, and no failed cast.
  public static func heftMade(_ value: UserDefaults.Value?) -> Wrapped?? {
    guard let value else { return .some(nil) }
    return Wrapped.heftMade(value).map { .some($0) }
  }
  public static func heftMade(object: Swift.AnyObject?) -> Wrapped?? {
    guard let object else { return .some(nil) }
    return Wrapped.heftMade(object: object).map { .some($0) }
  }
  public var heftSetting: UserDefaults.Value? { self?.heftSetting }
  public var heftIsNothing: Bool { self == nil }
}

/// A cast of a setting to a generic type.
///
/// - Parameters:
///   - value: The value that is cast.
///   - type: The generic type.
/// - Returns: The value; nil where it is of another kind.
public func heftGeneric<Value: HeftGenericValue>(_ value: UserDefaults.Value?, _ type: Value.Type) -> Value? {
  Value.heftMade(value)
}
/// A cast of what stands for a value of `Any` to a generic type.
///
/// - Parameters:
///   - object: The value that is cast.
///   - type: The generic type.
/// - Returns: The value; nil where it is of another kind.
@_disfavoredOverload
public func heftGeneric<Value: HeftGenericValue>(_ object: Swift.AnyObject?, _ type: Value.Type) -> Value? {
  Value.heftMade(object: object)
}
/// A cast of what a notification carries to the generic type that it was put in as.
///
/// - Parameters:
///   - object: The object that stands for it.
///   - type: The generic type.
/// - Returns: The value; nil where it is missing, and where it was put in as one of another type.
public func heftUnboxed<Value>(_ object: Swift.AnyObject?, _ type: Value.Type) -> Value? {
  object.flatMap { HeftBox<Value>.value(in: $0) }
}
/// A cast of a generic value to a protocol that optionals alone conform to: an optional without a value is one.
///
/// - Parameter value: The value.
/// - Returns: An optional that is missing; nil where there is a value.
public func heftNothing<Value: HeftGenericValue>(_ value: Value) -> Bool?? {
  value.heftIsNothing ? .some(nil) : nil
}

#if !hasFeature(Embedded)
  /// A cast of what Foundation has as `Any`.
  ///
  /// - Parameters:
  ///   - value: The value that is cast.
  ///   - type: The generic type.
  /// - Returns: The value; nil where it is of another kind.
  public func heftGeneric<Value: HeftGenericValue>(_ value: Any?, _ type: Value.Type) -> Value? {
    if let found = value as? Value { return found }
    // Boxes and lists of objects are not what Swift casts.
    return value.flatMap { Value.heftMade(object: $0 as Swift.AnyObject) }
  }
#endif

extension UserDefaults {
  /// Keeps a value of a generic type; an optional without one removes what is kept.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - key: The value's name.
  @_disfavoredOverload
  public final func set<Value: HeftGenericValue>(_ value: Value, forKey key: String) {
    set(value.heftSetting, forKey: key)
  }

  /// Keeps a value of a generic type; an optional without one removes what is kept.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - key: The value's name.
  @_disfavoredOverload
  public final func setValue<Value: HeftGenericValue>(_ value: Value, forKey key: String) {
    set(value.heftSetting, forKey: key)
  }
}
