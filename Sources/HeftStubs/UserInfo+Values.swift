// Values of a quick action's user info and of an app's defaults: what stands in a dictionary of `Any` in UIKit's listings.

import Heft

extension UIApplicationShortcutItem.UserInfo: Sequence {
  /// Goes over the values with their keys.
  ///
  /// - Returns: An iterator.
  public func makeIterator()
    -> IndexingIterator<[(key: String, value: UIApplicationShortcutItem.UserInfo.Value)]>
  { keys.compactMap { key in self[key].map { (key, $0) } }.makeIterator() }
}

/// A value of a quick action's user info.
///
/// - Parameter value: The value.
public func heftUserInfo(_ value: UIApplicationShortcutItem.UserInfo.Value)
  -> UIApplicationShortcutItem.UserInfo.Value
{ value }
/// `heftUserInfo`, as older apps call it.
///
/// - Parameter value: The value.
/// - Returns: The value.
public func heftUserInfo(_ value: String) -> UIApplicationShortcutItem.UserInfo.Value { .string(value) }
/// `heftUserInfo`, as older apps call it.
///
/// - Parameter value: The value.
/// - Returns: The value.
public func heftUserInfo(_ value: NSString) -> UIApplicationShortcutItem.UserInfo.Value {
  .string("\(value)")
}
/// `heftUserInfo`, as older apps call it.
///
/// - Parameter value: The value.
/// - Returns: The value.
public func heftUserInfo(_ value: Int) -> UIApplicationShortcutItem.UserInfo.Value { .integer(Int64(value)) }
/// `heftUserInfo`, as older apps call it.
///
/// - Parameter value: The value.
/// - Returns: The value.
public func heftUserInfo(_ value: Bool) -> UIApplicationShortcutItem.UserInfo.Value { .boolean(value) }
/// `heftUserInfo`, as older apps call it.
///
/// - Parameter value: The value.
/// - Returns: The value.
public func heftUserInfo(_ value: Double) -> UIApplicationShortcutItem.UserInfo.Value { .real(value) }
/// A whole number stays one, so that a cast to `Int` finds it.
///
/// - Parameter value: The value.
/// - Returns: The value.
public func heftUserInfo(_ value: NSNumber) -> UIApplicationShortcutItem.UserInfo.Value {
  let number = value.doubleValue
  return number == number.rounded() && number.magnitude < 1e15 ? .integer(Int64(number)) : .real(number)
}

/// A text for user info that is a dictionary of objects.
///
/// - Parameter value: The text.
/// - Returns: Its object.
@_disfavoredOverload
public func heftUserInfo(_ value: String) -> AnyObject { heftObject(value) }
/// A whole number for user info that is a dictionary of objects.
///
/// - Parameter value: The whole number.
/// - Returns: Its object.
@_disfavoredOverload
public func heftUserInfo(_ value: Int) -> AnyObject { heftObject(value) }
/// A number for user info that is a dictionary of objects.
///
/// - Parameter value: The number.
/// - Returns: Its object.
@_disfavoredOverload
public func heftUserInfo(_ value: Double) -> AnyObject { heftObject(value) }
/// A truth for user info that is a dictionary of objects.
///
/// - Parameter value: The truth.
/// - Returns: Its object.
@_disfavoredOverload
public func heftUserInfo(_ value: Bool) -> AnyObject { heftObject(value) }

/// `heftUserInfo`, as older apps call it.
///
/// - Parameter value: The value.
/// - Returns: The value.
public func heftUserInfo(_ value: Float) -> UIApplicationShortcutItem.UserInfo.Value { .real(Double(value)) }
#if !hasFeature(Embedded)
  /// `heftUserInfo`, as older apps call it.
  ///
  /// - Parameter value: The value.
  /// - Returns: The value.
  public func heftUserInfo(_ value: CGFloat) -> UIApplicationShortcutItem.UserInfo.Value {
    .real(Double(value))
  }
#endif
/// `heftUserInfo`, as older apps call it.
///
/// - Parameter value: The value.
/// - Returns: The value.
public func heftUserInfo(_ value: Date) -> UIApplicationShortcutItem.UserInfo.Value { .date(value) }
/// `heftUserInfo`, as older apps call it.
///
/// - Parameter value: The value.
/// - Returns: The value.
public func heftUserInfo(_ value: Data) -> UIApplicationShortcutItem.UserInfo.Value { .data(value) }
/// `heftUserInfo`, as older apps call it.
///
/// - Parameter value: The value.
/// - Returns: The value.
public func heftUserInfo(_ value: [String]) -> UIApplicationShortcutItem.UserInfo.Value {
  .array(value.map { .string($0) })
}
/// `heftUserInfo`, as older apps call it.
///
/// - Parameter value: The value.
/// - Returns: The value.
public func heftUserInfo(_ value: [Int]) -> UIApplicationShortcutItem.UserInfo.Value {
  .array(value.map { .integer(Int64($0)) })
}
/// `heftUserInfo`, as older apps call it.
///
/// - Parameter value: The value.
/// - Returns: The value.
public func heftUserInfo(_ value: [String: String]) -> UIApplicationShortcutItem.UserInfo.Value {
  var info = UIApplicationShortcutItem.UserInfo()
  for (key, text) in value { info[key] = .string(text) }
  return .dictionary(info)
}
/// A whole number of any size for user info.
///
/// - Parameter value: The number.
/// - Returns: Its value; that next to it where it has more than 64 bits.
@_disfavoredOverload
public func heftUserInfo<Number: BinaryInteger>(_ value: Number) -> UIApplicationShortcutItem.UserInfo.Value {
  .integer(Int64(clamping: value))
}
