import Heft

extension Decimal: SignedNumeric {
  /// A whole number; nil of one that has more than 38 digits.
  ///
  /// - Parameter source: The number.
  public init?<Number: BinaryInteger>(exactly source: Number) {
    guard let number = Decimal(string: source.description) else { return nil }
    self = number
  }

  /// A whole number.
  ///
  /// - Parameter number: The number.
  public init<Number: BinaryInteger>(_ number: Number) {
    self = Decimal(string: number.description) ?? .nan
  }

  /// The shortest decimal number of a `Float`.
  ///
  /// - Parameter number: The number.
  public init(_ number: Float) { self = Decimal(string: number.description) ?? .nan }

  /// A number times a power of ten.
  ///
  /// - Parameters:
  ///   - sign: Its sign.
  ///   - exponent: The power.
  ///   - significand: The number.
  public init(sign: FloatingPointSign, exponent: Int, significand: Decimal) {
    let number = significand * (Decimal(string: "1e\(exponent)") ?? .nan)
    self = sign == .minus ? -number : number
  }

  /// The digits as a whole number.
  public var significand: Decimal { isNaN ? self : magnitude * (Decimal(string: "1e\(-exponent)") ?? .nan) }
  public var isSignMinus: Bool { sign == .minus }
  public var isFinite: Bool { !isNaN }
  public var isInfinite: Bool { false }
  public var isSignaling: Bool { false }
  public static var greatestFiniteMagnitude: Decimal {
    Decimal(string: "99999999999999999999999999999999999999e127") ?? .nan
  }
  public static var leastNonzeroMagnitude: Decimal { Decimal(string: "1e-127") ?? .nan }
  public static var leastFiniteMagnitude: Decimal { -greatestFiniteMagnitude }

  /// Changes the sign.
  public mutating func negate() { self = -self }
}

/// How decimal numbers are worked out.
extension Decimal {
  /// How a number is rounded.
  public typealias RoundingMode = NSDecimalNumber.RoundingMode
}

/// Returns a power.
///
/// - Parameters:
///   - x: The base.
///   - y: The exponent, from 0 on.
/// - Returns: The base to the power of the exponent.
public func pow(_ x: Decimal, _ y: Int) -> Decimal {
  var (result, factor, rest): (Decimal, Decimal, Int) = (1, x, y.magnitude > 100_000 ? 100_000 : abs(y))
  while rest > 0 {
    if rest % 2 == 1 { result *= factor }
    rest /= 2
    if rest > 0 { factor *= factor }
  }
  return y < 0 ? 1 / result : result
}

/// Rounds a number.
///
/// - Parameters:
///   - result: Where the result goes.
///   - number: The number.
///   - scale: To how many places.
///   - mode: How.
public func NSDecimalRound(
  _ result: UnsafeMutablePointer<Decimal>, _ number: UnsafePointer<Decimal>, _ scale: Int,
  _ mode: NSDecimalNumber.RoundingMode
) { result.pointee = number.pointee.rounded(scale, mode) }

extension NSDecimalNumber {
  /// Multiplies it with itself.
  ///
  /// - Parameter power: How often it stands in the product.
  /// - Returns: The product.
  public func raising(toPower power: Int) -> NSDecimalNumber {
    NSDecimalNumber(decimal: pow(decimalValue, power))
  }

  /// Multiplies it with itself and rounds.
  ///
  /// - Parameters:
  ///   - power: How often it stands in the product.
  ///   - behavior: To how many places, and how.
  /// - Returns: The product.
  public func raising(
    toPower power: Int, withBehavior behavior: NSDecimalNumberHandler?
  ) -> NSDecimalNumber { raising(toPower: power).rounding(accordingToBehavior: behavior) }

  /// The number of a text; `notANumber` where the text is not a number.
  ///
  /// - Parameters:
  ///   - numberValue: The text.
  ///   - locale: Left aside: the point is a point.
  public convenience init(string numberValue: String?, locale: Locale?) { self.init(string: numberValue) }

  /// The number as a text.
  ///
  /// - Parameter locale: Left aside: the point is a point.
  /// - Returns: The text.
  public func description(withLocale locale: Locale?) -> String { stringValue }

  public static var maximum: NSDecimalNumber { NSDecimalNumber(decimal: .greatestFiniteMagnitude) }
  public static var minimum: NSDecimalNumber { NSDecimalNumber(decimal: .leastFiniteMagnitude) }
  public var int32Value: Int32 { Int32(truncatingIfNeeded: intValue) }
  public var int64Value: Int64 { Int64(intValue) }
  public var uintValue: UInt { UInt(truncatingIfNeeded: intValue) }

  /// Adds and rounds.
  ///
  /// - Parameters:
  ///   - other: The other number.
  ///   - behavior: To how many places, and how.
  /// - Returns: The sum.
  public func adding(
    _ other: NSDecimalNumber, withBehavior behavior: NSDecimalNumberHandler?
  ) -> NSDecimalNumber { adding(other).rounding(accordingToBehavior: behavior) }

  /// Subtracts and rounds.
  ///
  /// - Parameters:
  ///   - other: The other number.
  ///   - behavior: To how many places, and how.
  /// - Returns: The difference.
  public func subtracting(
    _ other: NSDecimalNumber, withBehavior behavior: NSDecimalNumberHandler?
  ) -> NSDecimalNumber { subtracting(other).rounding(accordingToBehavior: behavior) }

  /// Multiplies and rounds.
  ///
  /// - Parameters:
  ///   - other: The other number.
  ///   - behavior: To how many places, and how.
  /// - Returns: The product.
  public func multiplying(
    by other: NSDecimalNumber, withBehavior behavior: NSDecimalNumberHandler?
  ) -> NSDecimalNumber { multiplying(by: other).rounding(accordingToBehavior: behavior) }

  /// Divides and rounds.
  ///
  /// - Parameters:
  ///   - other: The other number.
  ///   - behavior: To how many places, and how.
  /// - Returns: The quotient.
  public func dividing(
    by other: NSDecimalNumber, withBehavior behavior: NSDecimalNumberHandler?
  ) -> NSDecimalNumber { dividing(by: other).rounding(accordingToBehavior: behavior) }
}

extension NSDecimalNumberHandler {
  /// Rounds nothing.
  public static var `default`: NSDecimalNumberHandler {
    NSDecimalNumberHandler(
      roundingMode: .plain, scale: .max, raiseOnExactness: false, raiseOnOverflow: true,
      raiseOnUnderflow: true, raiseOnDivideByZero: true)
  }
}

extension Double {
  /// The nearest number.
  ///
  /// - Parameter number: The decimal number.
  public init(truncating number: NSDecimalNumber) { self = number.doubleValue }
}

extension Int {
  /// The number without its places.
  ///
  /// - Parameter number: The decimal number.
  public init(truncating number: NSDecimalNumber) { self = number.intValue }
}
