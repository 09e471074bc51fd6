// Functions that Swift 2 had of C, as far as apps call them.

import Heft

public let DISPATCH_TIME_NOW: UInt64 = 0
public let DISPATCH_QUEUE_PRIORITY_DEFAULT = 0
public let DISPATCH_QUEUE_PRIORITY_HIGH = 2
public let DISPATCH_QUEUE_PRIORITY_LOW = -2
public let DISPATCH_QUEUE_PRIORITY_BACKGROUND = -32768
public let QOS_CLASS_USER_INTERACTIVE = 33
public let QOS_CLASS_USER_INITIATED = 25
public let QOS_CLASS_DEFAULT = 21
public let QOS_CLASS_UTILITY = 17
public let QOS_CLASS_BACKGROUND = 9
public typealias dispatch_once_t = Int
public typealias dispatch_queue_t = DispatchQueue

/// A queue that does one after the other, as all do here.
public let DISPATCH_QUEUE_SERIAL: Int? = nil
public let DISPATCH_QUEUE_CONCURRENT: Int? = 1
/// A queue with a name.
///
/// - Parameters:
///   - name: The name.
///   - kind: Makes no difference.
/// - Returns: The queue.
public func dispatch_queue_create(_ name: String, _ kind: Int?) -> DispatchQueue {
  DispatchQueue(label: name)
}

public func dispatch_get_main_queue() -> DispatchQueue { DispatchQueue.main }
/// The main queue: there is no other.
public func dispatch_get_global_queue(_ kind: Int, _ flags: UInt) -> DispatchQueue { DispatchQueue.main }
public func dispatch_async(_ queue: DispatchQueue, _ work: @escaping () -> Void) { queue.async { work() } }
public func dispatch_sync(_ queue: DispatchQueue, _ work: () -> Void) { work() }
/// A time in nanoseconds from now.
public func dispatch_time(_ start: UInt64, _ nanoseconds: Int64) -> Double {
  Double(nanoseconds) / 1_000_000_000
}
public func dispatch_after(_ seconds: Double, _ queue: DispatchQueue, _ work: @escaping () -> Void) {
  Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { _ in work() }
}
public func dispatch_once(_ token: inout dispatch_once_t, _ work: () -> Void) {
  if token != 0 { return }
  token = -1
  work()
}

/// The name of a notification, which was a text.
public func heftNotificationName(_ name: String) -> Notification.Name { Notification.Name(name) }
public func heftNotificationName(_ name: Notification.Name) -> Notification.Name { name }
@_disfavoredOverload
public func heftNotificationName(_ name: Notification.Name?) -> Notification.Name? { name }

extension RangeReplaceableCollection {
  /// A list of one value, or a text of one character, until Swift 2.
  ///
  /// - Parameters:
  ///   - count: How often.
  ///   - repeatedValue: The value.
  public init(count: Int, repeatedValue: Element) { self.init(repeating: repeatedValue, count: count) }
}

extension NSValue {
  public final func CGRectValue() -> CGRect { cgRectValue }
  public final func CGPointValue() -> CGPoint { cgPointValue }
  public final func CGSizeValue() -> CGSize { cgSizeValue }
}

/// Numbers that count on, as Swift 2 has them.
postfix operator ++
postfix operator --
prefix operator ++
prefix operator --

@discardableResult public postfix func ++ <Number: Numeric>(number: inout Number) -> Number {
  let before = number
  number += 1
  return before
}
@discardableResult public postfix func -- <Number: Numeric>(number: inout Number) -> Number {
  let before = number
  number -= 1
  return before
}
@discardableResult public prefix func ++ <Number: Numeric>(number: inout Number) -> Number {
  number += 1
  return number
}
@discardableResult public prefix func -- <Number: Numeric>(number: inout Number) -> Number {
  number -= 1
  return number
}

extension Date {
  /// Whether two are the same.
  ///
  /// - Parameter other: The other one.
  /// - Returns: Whether they are the same.
  public func isEqual(to other: Date) -> Bool { self == other }

  /// The earlier of two dates.
  ///
  /// - Parameter other: The other one.
  /// - Returns: The earlier of the two.
  public func earlierDate(_ other: Date) -> Date { other < self ? other : self }

  /// The later of two dates.
  ///
  /// - Parameter other: The other one.
  /// - Returns: The later of the two.
  public func laterDate(_ other: Date) -> Date { other > self ? other : self }
}

extension Range where Bound == String.Index {
  /// Where a range of a text begins, by Swift 2's name.
  public var startIndex: String.Index { lowerBound }
  /// Where a range of a text ends, by Swift 2's name.
  public var endIndex: String.Index { upperBound }
}

extension String {
  /// Whether two texts are the same.
  ///
  /// - Parameter other: The other one.
  /// - Returns: Whether they are the same.
  public func isEqualToString(_ other: String) -> Bool { self == other }
}

/// A rectangle as text: `{{x, y}, {width, height}}`.
///
/// - Parameter rect: The rectangle.
/// - Returns: The text.
public func NSStringFromCGRect(_ rect: CGRect) -> String {
  "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
}

/// A point as text: `{x, y}`.
///
/// - Parameter point: The point.
/// - Returns: The text.
public func NSStringFromCGPoint(_ point: CGPoint) -> String { "{\(plain(point.x)), \(plain(point.y))}" }

/// A size as text: `{width, height}`.
///
/// - Parameter size: The size.
/// - Returns: The text.
public func NSStringFromCGSize(_ size: CGSize) -> String { "{\(plain(size.width)), \(plain(size.height))}" }

/// A number without a fraction of nothing.
private func plain(_ value: CGFloat) -> String {
  value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(Double(value))"
}

/// Has an object that is known by no class do what a selector says.
public func heftPerform(_ target: AnyObject?, _ selector: Selector, withObject object: AnyObject? = nil) {
  (target as? NSObject)?.perform(selector, with: object)
}

// Nothing of an option set had a name of its own.
extension UIRectEdge {
  public static var none: UIRectEdge { [] }
}
extension UIView.AutoresizingMask {
  public static var none: UIView.AutoresizingMask { [] }
}

extension UIAlertController {
  /// Adds a field for text, by Swift 2's name.
  ///
  /// - Parameter configurationHandler: Sets the field up.
  public final func addTextFieldWithConfigurationHandler(_ configurationHandler: ((UITextField) -> Void)?) {
    addTextField(configurationHandler: configurationHandler)
  }
}
