import Heft

/// A decimal number that is an object. It is no `NSNumber`: a page's cannot be inherited.
public final class NSDecimalNumber: NSObject {
  /// How a number is rounded.
  public enum RoundingMode: UInt, Sendable {
    /// To the nearest, a half away from 0.
    case plain = 0
    /// To the lesser number.
    case down = 1
    /// To the greater number.
    case up = 2
    /// To the nearest, a half to the even digit.
    case bankers = 3
  }

  public let decimalValue: Decimal

  /// A decimal number as an object.
  ///
  /// - Parameter decimal: The number.
  public init(decimal: Decimal) {
    decimalValue = decimal
    super.init()
  }

  /// The shortest decimal number of a `Double`.
  ///
  /// - Parameter value: The number.
  public convenience init(value: Double) { self.init(decimal: Decimal(value)) }
  /// A whole number.
  ///
  /// - Parameter value: The number.
  public convenience init(value: Int) { self.init(decimal: Decimal(value)) }
  /// The number of a text; `notANumber` where the text is not a number.
  ///
  /// - Parameter string: The text.
  public convenience init(string: String?) {
    self.init(decimal: string.flatMap { Decimal(string: $0) } ?? .nan)
  }

  /// A number of whole digits times a power of ten.
  ///
  /// - Parameters:
  ///   - mantissa: The digits.
  ///   - exponent: The power of ten.
  ///   - isNegative: Whether it is below 0.
  public convenience init(mantissa: UInt64, exponent: Int16, isNegative: Bool) {
    let number = Decimal(string: "\(isNegative ? "-" : "")\(mantissa)e\(exponent)")
    self.init(decimal: number ?? .nan)
  }

  /// Multiplies by a power of ten.
  ///
  /// - Parameter power: The power of ten.
  /// - Returns: The product.
  public func multiplying(byPowerOf10 power: Int16) -> NSDecimalNumber {
    multiplying(by: NSDecimalNumber(mantissa: 1, exponent: power, isNegative: false))
  }

  public static var zero: NSDecimalNumber { NSDecimalNumber(value: 0) }
  public static var one: NSDecimalNumber { NSDecimalNumber(value: 1) }
  public static var notANumber: NSDecimalNumber { NSDecimalNumber(decimal: .nan) }

  public var doubleValue: Double { decimalValue.doubleValue }
  public var floatValue: Float { Float(doubleValue) }
  /// The number without its places; 0 for NaN.
  public var intValue: Int {
    NSNumber(value: doubleValue.isNaN ? 0 : doubleValue.rounded(.towardZero)).intValue
  }
  public var boolValue: Bool { !decimalValue.isZero }
  public var stringValue: String { decimalValue.description }
  public override var description: String { stringValue }
  public override var hash: Int { decimalValue.hashValue }
  public override func isEqual(_ object: HeftEqual?) -> Bool {
    (object as? NSDecimalNumber)?.decimalValue == decimalValue
  }

  /// Adds.
  ///
  /// - Parameter other: The other number.
  /// - Returns: The sum.
  public func adding(_ other: NSDecimalNumber) -> NSDecimalNumber { made(decimalValue + other.decimalValue) }
  /// Subtracts.
  ///
  /// - Parameter other: The other number.
  /// - Returns: The difference.
  public func subtracting(_ other: NSDecimalNumber) -> NSDecimalNumber {
    made(decimalValue - other.decimalValue)
  }
  /// Multiplies.
  ///
  /// - Parameter other: The other number.
  /// - Returns: The product.
  public func multiplying(by other: NSDecimalNumber) -> NSDecimalNumber {
    made(decimalValue * other.decimalValue)
  }
  /// Divides; by 0 there is no number.
  ///
  /// - Parameter other: The other number.
  /// - Returns: The quotient.
  public func dividing(by other: NSDecimalNumber) -> NSDecimalNumber {
    made(decimalValue / other.decimalValue)
  }

  /// Rounds.
  ///
  /// - Parameter behavior: To how many places, and how; nil leaves the number.
  /// - Returns: The number.
  public func rounding(accordingToBehavior behavior: NSDecimalNumberHandler?) -> NSDecimalNumber {
    guard let behavior else { return self }
    return made(decimalValue.rounded(Int(behavior.scale), behavior.roundingMode))
  }

  /// Tells which of both is less.
  ///
  /// - Parameter other: The other number.
  /// - Returns: `orderedAscending` where this one is.
  public func compare(_ other: NSDecimalNumber) -> ComparisonResult {
    let (one, two) = (decimalValue, other.decimalValue)
    return one < two ? .orderedAscending : one == two ? .orderedSame : .orderedDescending
  }

  private func made(_ decimal: Decimal) -> NSDecimalNumber { NSDecimalNumber(decimal: decimal) }
}

/// How decimal numbers are rounded.
public final class NSDecimalNumberHandler: NSObject {
  public let roundingMode: NSDecimalNumber.RoundingMode
  /// Places behind the point.
  public let scale: Int16

  /// How numbers are rounded; nothing raises an error here.
  ///
  /// - Parameters:
  ///   - roundingMode: How.
  ///   - scale: Places behind the point.
  ///   - exact: Left aside.
  ///   - overflow: Left aside.
  ///   - underflow: Left aside.
  ///   - divideByZero: Left aside.
  public init(
    roundingMode: NSDecimalNumber.RoundingMode, scale: Int16, raiseOnExactness exact: Bool,
    raiseOnOverflow overflow: Bool, raiseOnUnderflow underflow: Bool, raiseOnDivideByZero divideByZero: Bool
  ) {
    self.roundingMode = roundingMode
    self.scale = scale
    super.init()
  }
}

extension NumberFormatter {
  /// Writes a decimal number, with the digits that a `Double` has.
  ///
  /// - Parameter number: The number.
  /// - Returns: The text; never nil here.
  public final func string(from number: NSDecimalNumber) -> String? {
    string(from: NSNumber(value: number.doubleValue))
  }
}

/// Makes an object of a number, as `as NSDecimalNumber` does.
///
/// - Parameter number: The number.
/// - Returns: The object.
public func heftDecimal(_ number: Decimal) -> NSDecimalNumber { NSDecimalNumber(decimal: number) }
/// Returns a number that is such an object already.
///
/// - Parameter number: The object.
/// - Returns: The same.
public func heftDecimal(_ number: NSDecimalNumber) -> NSDecimalNumber { number }

/// Returns the number of an object, as `as Decimal` does.
///
/// - Parameter number: The object.
/// - Returns: The number.
public func heftPlainDecimal(_ number: NSDecimalNumber) -> Decimal { number.decimalValue }
/// Returns a number that is one already.
///
/// - Parameter number: The number.
/// - Returns: The same.
public func heftPlainDecimal(_ number: Decimal) -> Decimal { number }
