// Values that are no objects in Foundation's lists, which hold objects only: each is held by one.

import Heft

/// An object that holds what stands for a value of `Any` and is no `NSObject`.
final class HeftHeld: NSObject {
  let object: Swift.AnyObject

  init(_ object: Swift.AnyObject) {
    self.object = object
    super.init()
  }

  override func isEqual(_ other: HeftEqual?) -> Bool {
    guard let other = other as? HeftHeld else { return false }
    return HeftHeld.areEqual(object, other.object)
  }

  override var hash: Int { 1 }
  override var description: String { heftText(of: object) }

  /// Whether two values are the same: texts, numbers, dates, bytes, and lists and dictionaries of them.
  static func areEqual(_ one: Swift.AnyObject, _ other: Swift.AnyObject) -> Bool {
    let (first, second) = (heftHeld(one), heftHeld(other))
    if first === second { return true }
    if let first = first as? NSObject, !(first is NSArray), !(first is NSDictionary) {
      return (second as? NSObject).map { first.isEqual($0) } ?? false
    }
    if let dates = both(Date.self, first, second) { return dates.0 == dates.1 }
    if let bytes = both(Data.self, first, second) { return bytes.0 == bytes.1 }
    if let places = both(URL.self, first, second) { return places.0 == places.1 }
    if let names = both(UUID.self, first, second) { return names.0 == names.1 }
    if let list = anyList(first) {
      guard let others = anyList(second) else { return false }
      return list.elementsEqual(others) { areEqual($0, $1) }
    }
    guard let members = anyMembers(first), let others = anyMembers(second), members.count == others.count
    else { return false }
    return members.allSatisfy { member in others[member.key].map { areEqual(member.value, $0) } ?? false }
  }

  private static func both<Value>(
    _ type: Value.Type, _ one: Swift.AnyObject, _ other: Swift.AnyObject
  ) -> (Value, Value)? {
    guard let first = HeftBox<Value>.value(in: one), let second = HeftBox<Value>.value(in: other) else {
      return nil
    }
    return (first, second)
  }

  private static func anyList(_ object: Swift.AnyObject) -> [Swift.AnyObject]? {
    if let objects = heftObjects(in: object) { return objects }
    if let texts = HeftBox<[String]>.value(in: object) { return texts.map { heftObject($0) } }
    if let numbers = HeftBox<[Int]>.value(in: object) { return numbers.map { heftObject($0) } }
    if let numbers = HeftBox<[Double]>.value(in: object) { return numbers.map { heftObject($0) } }
    return HeftBox<[[String: Swift.AnyObject]]>.value(in: object)?.map { heftObject($0) }
  }

  private static func anyMembers(_ object: Swift.AnyObject) -> [String: Swift.AnyObject]? {
    if let members = heftMembers(in: object) { return members }
    if let texts = HeftBox<[String: String]>.value(in: object) { return texts.mapValues { heftObject($0) } }
    return HeftBox<[String: Int]>.value(in: object)?.mapValues { heftObject($0) }
  }
}

/// The object that is held, or the object itself.
func heftHeld(_ object: Swift.AnyObject) -> Swift.AnyObject { (object as? HeftHeld)?.object ?? object }

/// An object of Foundation's for what stands for a value of `Any`.
func heftRoot(_ object: Swift.AnyObject) -> NSObject { object as? NSObject ?? HeftHeld(object) }

/// The text of what stands for a value of `Any`.
func heftText(of object: Swift.AnyObject) -> String {
  let object = heftHeld(object)
  if let found = object as? NSObject { return found.description }
  if let date = HeftBox<Date>.value(in: object) { return date.description }
  if let url = HeftBox<URL>.value(in: object) { return url.absoluteString }
  if let objects = heftObjects(in: object) {
    return "(\n    " + objects.map { heftText(of: $0) }.joined(separator: ",\n    ") + "\n)"
  }
  if let members = heftMembers(in: object) {
    let lines = members.keys.sorted().map { key in
      "    " + key + " = " + (members[key].map { heftText(of: $0) } ?? "") + ";\n"
    }
    return "{\n" + lines.joined() + "}"
  }
  return "(value)"
}

/// The objects of a list of `Any`, or of an `NSArray`; nil of anything else.
func heftObjects(in object: Swift.AnyObject) -> [Swift.AnyObject]? {
  if let objects = HeftBox<[Swift.AnyObject]>.value(in: object) { return objects }
  guard let list = object as? NSArray else { return nil }
  return list.map { heftHeld($0 as Swift.AnyObject) }
}

/// The objects of a dictionary of `Any` by their names, or of an `NSDictionary`; nil of anything else.
func heftMembers(in object: Swift.AnyObject) -> [String: Swift.AnyObject]? {
  if let members = HeftBox<[String: Swift.AnyObject]>.value(in: object) { return members }
  guard let dictionary = object as? NSDictionary else { return nil }
  var members: [String: Swift.AnyObject] = [:]
  #if hasFeature(Embedded)
    for key in dictionary.allKeys { members[key] = dictionary.object(forKey: key).map { heftHeld($0) } }
  #else
    for (key, value) in dictionary { if let key = key as? String { members[key] = value as Swift.AnyObject } }
  #endif
  return members
}

/// A cast to values by their names, `object as? [String: Any]`.
///
/// - Parameters:
///   - object: What stands for a value of `Any`; nil stays nil.
///   - type: What it is to be.
/// - Returns: The values; nil where it is no dictionary.
public func heftCast(_ object: AnyObject?, _ type: [String: AnyObject].Type) -> [String: AnyObject]? {
  object.flatMap { heftMembers(in: $0) }
}

/// A cast to a list that is an object, `object as? NSArray`.
///
/// - Parameters:
///   - object: What stands for a value of `Any`; nil stays nil.
///   - type: What it is to be.
/// - Returns: The list; nil where it is not one.
public func heftCast(_ object: AnyObject?, _ type: NSArray.Type) -> NSArray? {
  guard let object else { return nil }
  if let list = object as? NSArray { return list }
  let objects = heftObjects(in: object) ?? HeftBox<[String]>.value(in: object)?.map { heftObject($0) }
  #if hasFeature(Embedded)
    return objects.map { NSArray(array: $0.map { heftRoot($0) }) }
  #else
    return objects.map { NSArray(array: $0) }
  #endif
}

/// A cast to a dictionary that is an object, `object as? NSDictionary`.
///
/// - Parameters:
///   - object: What stands for a value of `Any`; nil stays nil.
///   - type: What it is to be.
/// - Returns: The dictionary; nil where it is not one.
public func heftCast(_ object: AnyObject?, _ type: NSDictionary.Type) -> NSDictionary? {
  guard let object else { return nil }
  if let dictionary = object as? NSDictionary { return dictionary }
  return heftMembers(in: object).map { heftNSDictionary($0) }
}

/// Values by their names as an object, `values as NSDictionary`.
///
/// - Parameter values: The values.
/// - Returns: The object.
public func heftNSDictionary(_ values: [String: AnyObject]) -> NSDictionary {
  let dictionary = NSMutableDictionary()
  #if hasFeature(Embedded)
    for key in values.keys.sorted() { dictionary.setValue(values[key].map { heftRoot($0) }, forKey: key) }
  #else
    for (key, value) in values { dictionary[key] = value }
  #endif
  return dictionary
}

/// Values by their names as an object, `values as NSDictionary`.
///
/// - Parameter values: Texts, numbers or objects.
/// - Returns: The object.
public func heftNSDictionary<Value: ObjectConvertible>(_ values: [String: Value]) -> NSDictionary {
  heftNSDictionary(values.mapValues { $0.convertedObject as Swift.AnyObject })
}

/// Returns a dictionary that is an object already.
///
/// - Parameter values: The dictionary.
/// - Returns: The same.
public func heftNSDictionary(_ values: NSDictionary) -> NSDictionary { values }
