/// How much a constraint counts: 1000 is required.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral, Sendable
{
  public let rawValue: Float

  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// A priority by its number.
  ///
  /// - Parameter rawValue: 0...1000, which is required.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  public init(floatLiteral value: Float) {
    rawValue = value
  }

  public init(integerLiteral value: Int) {
    rawValue = Float(value)
  }

  /// Has to hold.
  public static let required = UILayoutPriority(1000)
  /// With which a button resists being smaller than its content.
  public static let defaultHigh = UILayoutPriority(750)
  /// With which a button resists being larger than its content.
  public static let defaultLow = UILayoutPriority(250)
  /// With which `systemLayoutSizeFitting(_:)` strives for its target.
  public static let fittingSizeLevel = UILayoutPriority(50)
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  public static let sceneSizeStayPut = UILayoutPriority(500)
  public static let dragThatCannotResizeScene = UILayoutPriority(490)

  public static func < (one: UILayoutPriority, other: UILayoutPriority) -> Bool {
    one.rawValue < other.rawValue
  }

  public static func + (one: UILayoutPriority, more: Float) -> UILayoutPriority {
    UILayoutPriority(one.rawValue + more)
  }

  public static func - (one: UILayoutPriority, less: Float) -> UILayoutPriority {
    UILayoutPriority(one.rawValue - less)
  }
}
