// Objects that stand for values of `Any` in an imported project. The page has no values behind `Any`.

import Heft

/// A value that is an object.
public final class HeftBox<Value> {
  public let value: Value
  public init(_ value: Value) { self.value = value }

  /// The value in a box of this kind; nil where the object is something else.
  ///
  /// The compiler makes the code of a class for the values that it sees put in, and crashes on a cast to one that it never
  /// made: the closure puts one in.
  @inline(never)
  public static func value(in object: Swift.AnyObject) -> Value? {
    let box: (Value) -> HeftBox<Value> = { HeftBox($0) }
    guard let found = heftHeld(object) as? HeftBox<Value> else { return nil }
    return box(found.value).value
  }
}

/// A place of a list that is an object.
final class HeftIndexPath: NSObject {
  let value: IndexPath
  init(_ value: IndexPath) {
    self.value = value
    super.init()
  }
}

/// The object that names a menu's place: itself, or one for the text or the place.
public func heftIdentifier(_ object: NSObject?) -> NSObject? { object }
public func heftIdentifier(_ text: String) -> NSObject? { NSString(string: text) }
public func heftIdentifier(_ path: IndexPath) -> NSObject? { HeftIndexPath(path) }
/// The object that names a menu's place, by what it is about.
///
/// - Parameter id: The identifier of the menu's subject.
/// - Returns: An object for it.
public func heftIdentifier(_ id: UUID) -> NSObject? { NSString(string: id.uuidString) }

/// A list of objects as one of the class that they inherit from: `buttons as [UIView]`.
///
/// - Parameters:
///   - objects: The objects.
///   - type: The class.
/// - Returns: The same objects.
public func heftList<Object: AnyObject, Parent: AnyObject>(_ objects: [Object], of type: Parent.Type)
  -> [Parent]
{
  objects.map { unsafeDowncast($0 as AnyObject, to: type) }
}

/// The object itself.
public func heftObject<Object: AnyObject>(_ object: Object) -> AnyObject { object }
/// An object that may be missing; what is missing is an `NSObject`, which no cast takes.
public func heftObject<Object: AnyObject>(_ object: Object?) -> AnyObject { object ?? NSObject() }
public func heftObject(_ text: String) -> AnyObject { NSString(string: text) }
public func heftObject(_ number: Int) -> AnyObject { NSNumber(value: number) }
public func heftObject(_ number: Double) -> AnyObject { NSNumber(value: number) }
public func heftObject(_ number: Float) -> AnyObject { NSNumber(value: number) }
public func heftObject(_ number: Int16) -> AnyObject { NSNumber(value: Int(number)) }
public func heftObject(_ number: Int32) -> AnyObject { NSNumber(value: number) }
public func heftObject(_ number: Int64) -> AnyObject { NSNumber(value: number) }
public func heftObject(_ isTrue: Bool) -> AnyObject { NSNumber(value: isTrue) }
/// An object of a value that may be missing, for a place that takes none, as an entry of a dictionary.
///
/// - Parameter text: The value.
/// - Returns: The object; nil where it is missing.
@_disfavoredOverload
public func heftObject(_ text: String?) -> AnyObject? { text.map { heftObject($0) } }
/// An object of a value that may be missing, for a place that takes none, as an entry of a dictionary.
///
/// - Parameter number: The value.
/// - Returns: The object; nil where it is missing.
@_disfavoredOverload
public func heftObject(_ number: Int?) -> AnyObject? { number.map { heftObject($0) } }
/// An object of a value that may be missing, for a place that takes none, as an entry of a dictionary.
///
/// - Parameter number: The value.
/// - Returns: The object; nil where it is missing.
@_disfavoredOverload
public func heftObject(_ number: Double?) -> AnyObject? { number.map { heftObject($0) } }
/// An object of a value that may be missing, for a place that takes none, as an entry of a dictionary.
///
/// - Parameter number: The value.
/// - Returns: The object; nil where it is missing.
@_disfavoredOverload
public func heftObject(_ number: Float?) -> AnyObject? { number.map { heftObject($0) } }
/// An object of a value that may be missing, for a place that takes none, as an entry of a dictionary.
///
/// - Parameter isTrue: The value.
/// - Returns: The object; nil where it is missing.
@_disfavoredOverload
public func heftObject(_ isTrue: Bool?) -> AnyObject? { isTrue.map { heftObject($0) } }
/// An object of a value that may be missing, for a place that takes none, as an entry of a dictionary.
///
/// - Parameter value: The value.
/// - Returns: The object; nil where it is missing.
@_disfavoredOverload
public func heftObject<Value>(_ value: Value?) -> AnyObject? { value.map { HeftBox($0) } }
// A literal `[1, 2]` is a list before it is a path.
@_disfavoredOverload
public func heftObject(_ path: IndexPath) -> AnyObject { HeftIndexPath(path) }
/// Any other value, in a box.
@_disfavoredOverload
public func heftObject<Value>(_ value: Value) -> AnyObject { HeftBox(value) }

/// Text as an object, `text as NSString`.
public func heftString(_ text: String) -> NSString { NSString(string: text) }
public func heftString(_ text: NSString) -> NSString { text }

/// A kind of value that Foundation has an object of.
public protocol HeftObjectValue {
  /// The value that an object stands for; nil where it is of another kind.
  static func heftValue(of object: Swift.AnyObject) -> Self?
  /// The value that one of a property list is; nil where it is of another kind.
  static func heftValue(of value: UIApplicationShortcutItem.UserInfo.Value) -> Self?
}

extension String: HeftObjectValue {
  public static func heftValue(of object: Swift.AnyObject) -> String? {
    (object as? NSString).map { "\($0)" }
  }
  public static func heftValue(of value: UIApplicationShortcutItem.UserInfo.Value) -> String? { value.string }
}
extension Int: HeftObjectValue {
  public static func heftValue(of object: Swift.AnyObject) -> Int? { (object as? NSNumber)?.intValue }
  public static func heftValue(of value: UIApplicationShortcutItem.UserInfo.Value) -> Int? { value.integer }
}
extension Double: HeftObjectValue {
  public static func heftValue(of object: Swift.AnyObject) -> Double? { (object as? NSNumber)?.doubleValue }
  public static func heftValue(of value: UIApplicationShortcutItem.UserInfo.Value) -> Double? { value.double }
}
extension Float: HeftObjectValue {
  public static func heftValue(of object: Swift.AnyObject) -> Float? { (object as? NSNumber)?.floatValue }
  public static func heftValue(of value: UIApplicationShortcutItem.UserInfo.Value) -> Float? {
    value.double.map { Float($0) }
  }
}
extension Bool: HeftObjectValue {
  public static func heftValue(of object: Swift.AnyObject) -> Bool? { (object as? NSNumber)?.boolValue }
  public static func heftValue(of value: UIApplicationShortcutItem.UserInfo.Value) -> Bool? { value.boolean }
}
extension Date: HeftObjectValue {
  public static func heftValue(of object: Swift.AnyObject) -> Date? { HeftBox<Date>.value(in: object) }
  public static func heftValue(of value: UIApplicationShortcutItem.UserInfo.Value) -> Date? { value.date }
}
extension Data: HeftObjectValue {
  public static func heftValue(of object: Swift.AnyObject) -> Data? { HeftBox<Data>.value(in: object) }
  public static func heftValue(of value: UIApplicationShortcutItem.UserInfo.Value) -> Data? { value.data }
}
extension IndexPath: HeftObjectValue {
  public static func heftValue(of object: Swift.AnyObject) -> IndexPath? { (object as? HeftIndexPath)?.value }
  public static func heftValue(of value: UIApplicationShortcutItem.UserInfo.Value) -> IndexPath? { nil }
}
extension Array: HeftObjectValue {
  public static func heftValue(of object: Swift.AnyObject) -> [Element]? {
    HeftBox<[Element]>.value(in: object)
  }
  public static func heftValue(of value: UIApplicationShortcutItem.UserInfo.Value) -> [Element]? { nil }
}
extension Array where Element: HeftObjectValue {
  public static func heftValue(of value: UIApplicationShortcutItem.UserInfo.Value) -> [Element]? {
    guard let values = value.array else { return nil }
    let found = values.compactMap { Element.heftValue(of: $0) }
    return found.count == values.count ? found : nil
  }
}

/// A cast to a value, `object as? String`, of what stands for `Any`.
///
/// - Returns: The value; nil where the object is of another kind, or missing.
public func heftCast<Value: HeftObjectValue>(_ object: AnyObject?, _ type: Value.Type) -> Value? {
  object.flatMap { Value.heftValue(of: $0) }
}

/// A cast to a list, `object as? [Int]`: one that was made as such, or one of `Any` whose values are all of that kind.
public func heftCast<Value: HeftObjectValue>(_ object: AnyObject?, _ type: [Value].Type) -> [Value]? {
  guard let object else { return nil }
  if let values = HeftBox<[Value]>.value(in: object) { return values }
  guard let objects = heftObjects(in: object) else { return nil }
  let values = objects.compactMap { Value.heftValue(of: $0) }
  return values.count == objects.count ? values : nil
}

/// A cast to values by their names, `object as? [String: Int]`, as that to a list.
public func heftCast<Value: HeftObjectValue>(
  _ object: AnyObject?, _ type: [String: Value].Type
) -> [String: Value]? {
  guard let object else { return nil }
  if let values = HeftBox<[String: Value]>.value(in: object) { return values }
  guard let objects = heftMembers(in: object) else { return nil }
  let values = objects.compactMapValues { Value.heftValue(of: $0) }
  return values.count == objects.count ? values : nil
}

/// A cast to a list of objects, `object as? [Note]`: one that was made as such, or one of `Any` whose objects are all of
/// that class.
public func heftCast<Object: AnyObject>(_ object: AnyObject?, _ type: [Object].Type) -> [Object]? {
  guard let object else { return nil }
  if let objects = HeftBox<[Object]>.value(in: object) { return objects }
  guard let objects = heftObjects(in: object) else { return nil }
  let found = objects.compactMap { $0 as? Object }
  return found.count == objects.count ? found : nil
}

/// A cast to a list of values by their names, `object as? [[String: String]]`.
public func heftCast<Value: HeftObjectValue>(
  _ object: AnyObject?, _ type: [[String: Value]].Type
) -> [[String: Value]]? {
  guard let object else { return nil }
  if let values = HeftBox<[[String: Value]]>.value(in: object) { return values }
  return heftList(object) { heftCast($0, [String: Value].self) }
}

/// A cast to a list of objects by their names, `object as? [[String: Any]]`.
public func heftCast(_ object: AnyObject?, _ type: [[String: AnyObject]].Type) -> [[String: AnyObject]]? {
  guard let object else { return nil }
  if let values = HeftBox<[[String: AnyObject]]>.value(in: object) { return values }
  return heftList(object) { heftMembers(in: $0) }
}

/// A cast to lists by their names, `object as? [String: [String]]`.
public func heftCast<Value: HeftObjectValue>(
  _ object: AnyObject?, _ type: [String: [Value]].Type
) -> [String: [Value]]? {
  guard let object else { return nil }
  if let values = HeftBox<[String: [Value]]>.value(in: object) { return values }
  guard let objects = heftMembers(in: object) else { return nil }
  let values = objects.compactMapValues { heftCast($0, [Value].self) }
  return values.count == objects.count ? values : nil
}

// The same casts of what is a list or a dictionary already.
public func heftCast<Value: HeftObjectValue>(_ objects: [AnyObject]?, _ type: [Value].Type) -> [Value]? {
  objects.flatMap { heftCast(heftObject($0), type) }
}
/// A cast of a list of objects to one of a class below theirs, `results as? [Trip]`.
///
/// - Parameters:
///   - objects: The list; nil stays nil.
///   - type: The list's type.
/// - Returns: The list; nil where one of the objects is of another class.
public func heftCast<Base: AnyObject, Object: AnyObject>(
  _ objects: [Base]?, _ type: [Object].Type
) -> [Object]? {
  guard let objects else { return nil }
  let found = objects.compactMap { $0 as? Object }
  return found.count == objects.count ? found : nil
}
public func heftCast<Value: HeftObjectValue>(
  _ objects: [AnyObject]?, _ type: [[String: Value]].Type
) -> [[String: Value]]? { objects.flatMap { heftCast(heftObject($0), type) } }
public func heftCast(_ objects: [AnyObject]?, _ type: [[String: AnyObject]].Type) -> [[String: AnyObject]]? {
  objects.flatMap { heftCast(heftObject($0), type) }
}
public func heftCast<Value: HeftObjectValue>(
  _ objects: [String: AnyObject]?, _ type: [String: Value].Type
) -> [String: Value]? { objects.flatMap { heftCast(heftObject($0), type) } }
public func heftCast<Value: HeftObjectValue>(
  _ objects: [String: AnyObject]?, _ type: [String: [Value]].Type
) -> [String: [Value]]? { objects.flatMap { heftCast(heftObject($0), type) } }

/// The values that a list's objects stand for; nil where one stands for none.
private func heftList<Value>(_ object: AnyObject, _ cast: (AnyObject) -> Value?) -> [Value]? {
  guard let objects = heftObjects(in: object) else { return nil }
  let values = objects.compactMap { cast($0) }
  return values.count == objects.count ? values : nil
}

/// A cast to a value of what a property list holds.
public func heftCast<Value: HeftObjectValue>(
  _ value: UIApplicationShortcutItem.UserInfo.Value?, _ type: Value.Type
) -> Value? { value.flatMap { Value.heftValue(of: $0) } }

/// A cast to values of what a property list holds in a row.
public func heftCast<Value: HeftObjectValue>(
  _ values: [UIApplicationShortcutItem.UserInfo.Value]?, _ type: [Value].Type
) -> [Value]? { values.flatMap { [Value].heftValue(of: .array($0)) } }

/// A cast to what the value is already.
public func heftCast<Value>(_ value: Value?, _ type: Value.Type) -> Value? { value }

/// A cast to a value that was put into a box.
@_disfavoredOverload
public func heftCast<Value>(_ object: AnyObject?, _ type: Value.Type) -> Value? {
  object.flatMap { HeftBox<Value>.value(in: $0) }
}

#if !hasFeature(Embedded)
  // In a page it is a `Double`.
  public func heftObject(_ number: CGFloat) -> AnyObject { NSNumber(value: Double(number)) }

  extension CGFloat: HeftObjectValue {
    public static func heftValue(of object: Swift.AnyObject) -> CGFloat? {
      (object as? NSNumber).map { CGFloat($0.doubleValue) }
    }
    public static func heftValue(of value: UIApplicationShortcutItem.UserInfo.Value) -> CGFloat? {
      value.double.map { CGFloat($0) }
    }
  }

  /// A cast of what Foundation has as `Any`.
  @_disfavoredOverload
  public func heftCast<Value>(_ value: Any?, _ type: Value.Type) -> Value? { value as? Value }
#endif
