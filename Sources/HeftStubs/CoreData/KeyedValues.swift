// Values by their names: a page has no reflection, so that objects of Core Data and dictionaries have names, and other
// objects only themselves.

import Heft

/// An object that tells its values by their names: one of a framework, or one of an app that uses names.
open class KeyedObject: NSObject {
  public override init() { super.init() }

  /// The value of a property; a class says which it has.
  ///
  /// - Parameter name: The property's name.
  /// - Returns: The value; nil where there is none of that name.
  open func keyedValue(_ name: String) -> AnyObject? { heftValue(forUndefinedKey: name) }

  /// Sets a property; a class says which it has.
  ///
  /// - Parameters:
  ///   - value: The value; nil means none.
  ///   - name: The property's name.
  open func setKeyedValue(_ value: AnyObject?, _ name: String) { heftSetValue(value, forUndefinedKey: name) }

  /// The value of a name, as an app's `value(forKey:)` has it.
  ///
  /// - Parameter key: The name.
  /// - Returns: The value; nil where there is none.
  open func heftValue(forKey key: String) -> AnyObject? { keyedValue(key) }

  /// The value of a name that is no property's, as an app's `value(forUndefinedKey:)` has it.
  ///
  /// - Parameter key: The name.
  /// - Returns: The value: none.
  open func heftValue(forUndefinedKey key: String) -> AnyObject? { nil }

  /// Sets the value of a name, as an app's `setValue(_:forKey:)` does.
  ///
  /// - Parameters:
  ///   - value: The value; nil means none.
  ///   - key: The name.
  open func heftSetValue(_ value: AnyObject?, forKey key: String) {
    setKeyedValue(value is NSNull ? nil : value, key)
  }

  /// Sets the value of a name that is no property's, as an app's `setValue(_:forUndefinedKey:)` does.
  ///
  /// - Parameters:
  ///   - value: The value; nil means none.
  ///   - key: The name.
  open func heftSetValue(_ value: AnyObject?, forUndefinedKey key: String) {
    Stub.say("setValue(_:forKey: \"\(key)\")", "the object has no property of this name that can be set.")
  }
}

enum KeyedValues {
  /// The value of a path such as `list.name`; nil if there is none.
  static func value(_ path: String, of object: AnyObject) -> AnyObject? {
    var object = object
    for name in path.split(separator: ".") {
      guard let next = step(String(name), of: object) else { return nil }
      object = next
    }
    return object
  }

  private static func step(_ name: String, of object: AnyObject) -> AnyObject? {
    if name == "self" || name == "SELF" { return object }
    if let keyed = object as? KeyedObject { return keyed.heftValue(forKey: name) }
    if let values = heftMembers(in: object) { return values[name] }
    if name == "@count", let values = heftObjects(in: object) { return heftObject(values.count) }
    if let set = object as? NSSet, name == "@count" { return heftObject(set.count) }
    if let text = object as? NSString, name == "length" { return heftObject("\(text)".utf16.count) }
    Stub.say("value(forKey: \"\(name)\")", "a page keeps no names of properties; there is none.")
    return nil
  }

  /// Which of two values is earlier; texts without regard to capitals where that is asked for.
  static func compare(_ one: AnyObject?, _ other: AnyObject?, ignoringCase: Bool = false) -> ComparisonResult
  {
    guard let one else { return other == nil ? .orderedSame : .orderedAscending }
    guard let other else { return .orderedDescending }
    if let first = one as? NSString, let second = other as? NSString {
      let (a, b) =
        ignoringCase ? ("\(first)".lowercased(), "\(second)".lowercased()) : ("\(first)", "\(second)")
      return a < b ? .orderedAscending : a == b ? .orderedSame : .orderedDescending
    }
    if let first = one as? NSNumber, let second = other as? NSNumber { return first.compare(second) }
    if let first = Date.heftValue(of: one), let second = Date.heftValue(of: other) {
      return first.compare(second)
    }
    return one === other ? .orderedSame : .orderedAscending
  }

  /// Whether two values are the same.
  static func areEqual(_ one: AnyObject?, _ other: AnyObject?) -> Bool {
    let first = one.flatMap { $0 is NSNull ? nil : $0 }
    let second = other.flatMap { $0 is NSNull ? nil : $0 }
    guard let first, let second else { return first == nil && second == nil }
    if let one = first as? NSObject, one.isEqual(second) { return true }
    return first === second || compare(first, second) == .orderedSame
  }
}

/// The property by which objects are put in order.
public final class NSSortDescriptor: NSObject {
  public let key: String?
  public let ascending: Bool
  private let comparator: ((AnyObject, AnyObject) -> ComparisonResult)?

  public convenience init(key: String?, ascending: Bool) { self.init(key, ascending, nil) }

  /// A property by which objects are put in order, and how its values are compared.
  ///
  /// - Parameters:
  ///   - key: The property's name.
  ///   - ascending: Whether the least comes first.
  ///   - comparator: Tells which of two values is less; it is called with values that are there.
  public convenience init(
    key: String?, ascending: Bool, comparator: @escaping (AnyObject, AnyObject) -> ComparisonResult
  ) { self.init(key, ascending, comparator) }

  private init(
    _ key: String?, _ ascending: Bool, _ comparator: ((AnyObject, AnyObject) -> ComparisonResult)?
  ) {
    self.key = key
    self.ascending = ascending
    self.comparator = comparator
    super.init()
  }

  /// The same property in the opposite order.
  public var reversedSortDescriptor: NSSortDescriptor { NSSortDescriptor(key, !ascending, comparator) }

  public func compare(_ one: AnyObject, to other: AnyObject) -> ComparisonResult {
    let path = key ?? "self"
    let (first, second) = (KeyedValues.value(path, of: one), KeyedValues.value(path, of: other))
    let order: ComparisonResult
    if let comparator, let first, let second {
      order = comparator(first, second)
    } else {
      order = KeyedValues.compare(first, second)
    }
    guard !ascending, order != .orderedSame else { return order }
    return order == .orderedAscending ? .orderedDescending : .orderedAscending
  }

  /// The objects in order; those that are equal stay as they were.
  static func sort<Object: AnyObject>(_ objects: [Object], by descriptors: [NSSortDescriptor]) -> [Object] {
    if descriptors.isEmpty { return objects }
    return objects.enumerated().sorted { left, right in
      for descriptor in descriptors {
        let order = descriptor.compare(left.element, to: right.element)
        if order != .orderedSame { return order == .orderedAscending }
      }
      return left.offset < right.offset
    }.map { $0.element }
  }
}
