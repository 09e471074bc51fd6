// The functions of numbers that a file has through UIKit.

#if hasFeature(Embedded)
  import Ink

  /// Returns the square root, exact to the last bit.
  ///
  /// - Parameter x: The number.
  /// - Returns: The root; NaN of a number below 0.
  public func sqrt(_ x: Double) -> Double { x.squareRoot() }

  /// Returns the length of (x, y).
  ///
  /// - Parameters:
  ///   - x: The part along x.
  ///   - y: The part along y.
  /// - Returns: The length; infinite where a square is too large for a number.
  public func hypot(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }

  /// Returns a power, from `Ink.Mathematics`.
  ///
  /// - Parameters:
  ///   - x: The base.
  ///   - y: The exponent.
  /// - Returns: The base to the power of the exponent; 1 for exponent 0; NaN for a negative base and an exponent that is not whole.
  public func pow(_ x: Double, _ y: Double) -> Double { Mathematics.power(x, y) }

  /// Returns e to a power, from `Ink.Mathematics`.
  ///
  /// - Parameter x: The exponent.
  /// - Returns: The power.
  public func exp(_ x: Double) -> Double { Mathematics.exponential(x) }

  /// Returns the natural logarithm, from `Ink.Mathematics`.
  ///
  /// - Parameter x: The number.
  /// - Returns: The logarithm; negative infinity of 0, NaN of a number below it.
  public func log(_ x: Double) -> Double { Mathematics.logarithm(x) }

  /// Returns the sine of an angle, from `Ink.Mathematics`.
  ///
  /// - Parameter x: The angle in radians.
  /// - Returns: The sine, from -1 to 1.
  public func sin(_ x: Double) -> Double { Mathematics.sine(x) }

  /// Returns the cosine of an angle, from `Ink.Mathematics`.
  ///
  /// - Parameter x: The angle in radians.
  /// - Returns: The cosine, from -1 to 1.
  public func cos(_ x: Double) -> Double { Mathematics.cosine(x) }

  /// Returns the tangent of an angle, from `Ink.Mathematics`.
  ///
  /// - Parameter x: The angle in radians.
  /// - Returns: The sine divided by the cosine.
  public func tan(_ x: Double) -> Double { Mathematics.sine(x) / Mathematics.cosine(x) }

  /// Returns the angle whose tangent is a number.
  ///
  /// - Parameter x: The tangent.
  /// - Returns: The angle in radians, from -pi/2 to pi/2.
  public func atan(_ x: Double) -> Double { Mathematics.arctangent(y: x, x: 1) }

  /// Returns the angle of (x, y).
  ///
  /// - Parameters:
  ///   - y: The part along y, which comes first, as in C.
  ///   - x: The part along x.
  /// - Returns: The angle in radians, from -pi to pi.
  public func atan2(_ y: Double, _ x: Double) -> Double { Mathematics.arctangent(y: y, x: x) }

  /// Returns the angle whose sine is a number.
  ///
  /// - Parameter x: The sine, from -1 to 1.
  /// - Returns: The angle in radians, from -pi/2 to pi/2; beyond the range NaN.
  public func asin(_ x: Double) -> Double { atan2(x, sqrt((1 - x) * (1 + x))) }

  /// Returns the angle whose cosine is a number.
  ///
  /// - Parameter x: The cosine, from -1 to 1.
  /// - Returns: The angle in radians, from 0 to pi; beyond the range NaN.
  public func acos(_ x: Double) -> Double { atan2(sqrt((1 - x) * (1 + x)), x) }

  /// Returns the number without its sign.
  ///
  /// - Parameter x: The number.
  /// - Returns: The number's magnitude.
  public func fabs(_ x: Double) -> Double { x.magnitude }

  /// Rounds down.
  ///
  /// - Parameter x: The number.
  /// - Returns: The largest whole number that is not above; NaN and infinities stay as they are.
  public func floor(_ x: Double) -> Double { x.rounded(.down) }

  /// Rounds up.
  ///
  /// - Parameter x: The number.
  /// - Returns: The smallest whole number that is not below; NaN and infinities stay as they are.
  public func ceil(_ x: Double) -> Double { x.rounded(.up) }

  /// Rounds to the nearest whole number.
  ///
  /// - Parameter x: The number.
  /// - Returns: The whole number, for a half the one farther from 0; NaN and infinities stay as they are.
  public func round(_ x: Double) -> Double { x.rounded() }

  /// Returns what a division leaves.
  ///
  /// - Parameters:
  ///   - x: The dividend.
  ///   - y: The divisor.
  /// - Returns: The rest, with the sign of what is divided; NaN where the divisor is 0.
  public func fmod(_ x: Double, _ y: Double) -> Double { x.truncatingRemainder(dividingBy: y) }

  /// Rounds to the nearest whole number.
  ///
  /// - Parameter x: The number.
  /// - Returns: The whole number, for a half the one farther from 0; the nearest that there is where it is too large, 0 of
  ///   NaN.
  public func lround(_ x: Double) -> Int {
    let whole = x.rounded()
    if whole.isNaN { return 0 }
    return whole >= Double(Int.max) ? Int.max : whole <= Double(Int.min) ? Int.min : Int(whole)
  }

  /// Rounds to the nearest whole number.
  ///
  /// - Parameter x: The number.
  /// - Returns: The whole number, as `lround` has it.
  public func lroundf(_ x: Float) -> Int { lround(Double(x)) }
#else
  @_exported import func Foundation.acos
  @_exported import func Foundation.asin
  @_exported import func Foundation.atan
  @_exported import func Foundation.atan2
  @_exported import func Foundation.ceil
  @_exported import func Foundation.cos
  @_exported import func Foundation.exp
  @_exported import func Foundation.fabs
  @_exported import func Foundation.floor
  @_exported import func Foundation.fmod
  @_exported import func Foundation.hypot
  @_exported import func Foundation.log
  @_exported import func Foundation.lround
  @_exported import func Foundation.lroundf
  @_exported import func Foundation.pow
  @_exported import func Foundation.round
  @_exported import func Foundation.sin
  @_exported import func Foundation.sqrt
  @_exported import func Foundation.tan
#endif
