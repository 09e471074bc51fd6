// The subscript that any object had until Swift 3.

import Heft

/// A value of the dictionary that an object is: `json["user"]?["name"]`.
///
/// - Parameters:
///   - object: The object; nil gives nil.
///   - key: The name of the value.
/// - Returns: The value; nil where the object is no dictionary or has none of the name.
public func heftMember(_ object: AnyObject?, _ key: String) -> AnyObject? {
  object.flatMap { heftCast($0, [String: AnyObject].self) }?[key]
}
/// A value of a dictionary.
///
/// - Parameters:
///   - dictionary: The dictionary; nil gives nil.
///   - key: The name of the value.
/// - Returns: The value; nil where there is none.
public func heftMember<Value>(_ dictionary: [String: Value]?, _ key: String) -> Value? { dictionary?[key] }
