// The functions of numbers that a file has through UIKit.

#if hasFeature(Embedded)
  import Ink

  /// The square root, exact to the last bit; of less than 0 not a number.
  public func sqrt(_ x: Double) -> Double { x.squareRoot() }

  /// The length of (x, y).
  public func hypot(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }

  /// A power, from `Ink.Mathematics`.
  public func pow(_ x: Double, _ y: Double) -> Double { Mathematics.power(x, y) }

  /// e to a power, from `Ink.Mathematics`.
  public func exp(_ x: Double) -> Double { Mathematics.exponential(x) }

  /// The natural logarithm, from `Ink.Mathematics`.
  public func log(_ x: Double) -> Double { Mathematics.logarithm(x) }

  /// The sine of an angle in radians, from `Ink.Mathematics`.
  public func sin(_ x: Double) -> Double { Mathematics.sine(x) }

  /// The cosine of an angle in radians, from `Ink.Mathematics`.
  public func cos(_ x: Double) -> Double { Mathematics.cosine(x) }

  /// The tangent of an angle in radians, from `Ink.Mathematics`.
  public func tan(_ x: Double) -> Double { Mathematics.sine(x) / Mathematics.cosine(x) }

  /// The angle whose tangent is a number, in radians, from -pi/2 to pi/2.
  public func atan(_ x: Double) -> Double { Mathematics.arctangent(y: x, x: 1) }

  /// The angle of (x, y), in radians, from -pi to pi.
  public func atan2(_ y: Double, _ x: Double) -> Double { Mathematics.arctangent(y: y, x: x) }

  /// The angle whose sine is a number, in radians, from -pi/2 to pi/2; beyond -1...1 not a number.
  public func asin(_ x: Double) -> Double { atan2(x, sqrt((1 - x) * (1 + x))) }

  /// The angle whose cosine is a number, in radians, from 0 to pi; beyond -1...1 not a number.
  public func acos(_ x: Double) -> Double { atan2(sqrt((1 - x) * (1 + x)), x) }

  /// The number without its sign.
  public func fabs(_ x: Double) -> Double { x.magnitude }

  /// The largest whole number that is not above.
  public func floor(_ x: Double) -> Double { x.rounded(.down) }

  /// The smallest whole number that is not below.
  public func ceil(_ x: Double) -> Double { x.rounded(.up) }

  /// The nearest whole number; a half goes away from 0.
  public func round(_ x: Double) -> Double { x.rounded() }

  /// What a division leaves, with the sign of what is divided.
  public func fmod(_ x: Double, _ y: Double) -> Double { x.truncatingRemainder(dividingBy: y) }
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
  @_exported import func Foundation.pow
  @_exported import func Foundation.round
  @_exported import func Foundation.sin
  @_exported import func Foundation.sqrt
  @_exported import func Foundation.tan
#endif
