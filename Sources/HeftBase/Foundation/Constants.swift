// Numbers by the names of C. The C library's where there is one.
#if hasFeature(Embedded)
  /// A number, as C's mathematics calls it.
  public typealias double_t = Double
  /// A number, as C's mathematics calls it.
  public typealias float_t = Float

  /// Rounds towards 0.
  ///
  /// - Parameter x: The number.
  /// - Returns: The number without its places; NaN and infinities stay as they are.
  public func trunc(_ x: Double) -> Double { x.rounded(.towardZero) }

  /// Returns the logarithm to the base 10.
  ///
  /// - Parameter x: The number.
  /// - Returns: The logarithm; as exact as `log`, so that a power of 10 may be off in the last digit.
  public func log10(_ x: Double) -> Double { log(x) / 2.302585092994046 }

  /// Returns the logarithm to the base 2.
  ///
  /// - Parameter x: The number.
  /// - Returns: The logarithm; as exact as `log`, so that a power of 2 may be off in the last digit.
  public func log2(_ x: Double) -> Double { log(x) / 0.6931471805599453 }

  /// Returns the square root.
  ///
  /// - Parameter x: The number.
  /// - Returns: The root; NaN of a number below 0.
  public func sqrtf(_ x: Float) -> Float { x.squareRoot() }

  /// Rounds down.
  ///
  /// - Parameter x: The number.
  /// - Returns: The largest whole number that is not above; NaN and infinities stay as they are.
  public func floorf(_ x: Float) -> Float { x.rounded(.down) }

  /// Rounds up.
  ///
  /// - Parameter x: The number.
  /// - Returns: The smallest whole number that is not below; NaN and infinities stay as they are.
  public func ceilf(_ x: Float) -> Float { x.rounded(.up) }

  /// Rounds to the nearest whole number.
  ///
  /// - Parameter x: The number.
  /// - Returns: The whole number, for a half the one farther from 0; NaN and infinities stay as they are.
  public func roundf(_ x: Float) -> Float { x.rounded() }

  /// Returns the number without its sign.
  ///
  /// - Parameter x: The number.
  /// - Returns: The number's magnitude.
  public func fabsf(_ x: Float) -> Float { x.magnitude }

  /// Returns the sine of an angle.
  ///
  /// - Parameter x: The angle in radians.
  /// - Returns: The sine, from -1 to 1.
  public func sinf(_ x: Float) -> Float { sin(x) }

  /// Returns the cosine of an angle.
  ///
  /// - Parameter x: The angle in radians.
  /// - Returns: The cosine, from -1 to 1.
  public func cosf(_ x: Float) -> Float { cos(x) }

  /// Returns a power, computed as `pow` does and rounded.
  ///
  /// - Parameters:
  ///   - x: The base.
  ///   - y: The exponent.
  /// - Returns: The base to the power of the exponent; 1 for exponent 0; NaN for a negative base and an exponent that is not whole.
  public func powf(_ x: Float, _ y: Float) -> Float { pow(x, y) }

  /// Returns the tangent of an angle.
  ///
  /// - Parameter x: The angle in radians.
  /// - Returns: The tangent.
  public func tanf(_ x: Float) -> Float { tan(x) }

  /// Returns the angle whose tangent is a number.
  ///
  /// - Parameter x: The tangent.
  /// - Returns: The angle in radians, from -pi/2 to pi/2.
  public func atanf(_ x: Float) -> Float { atan(x) }

  /// Returns the angle whose sine is a number.
  ///
  /// - Parameter x: The sine, from -1 to 1.
  /// - Returns: The angle in radians; beyond the range NaN.
  public func asinf(_ x: Float) -> Float { asin(x) }

  /// Returns the angle whose cosine is a number.
  ///
  /// - Parameter x: The cosine, from -1 to 1.
  /// - Returns: The angle in radians; beyond the range NaN.
  public func acosf(_ x: Float) -> Float { acos(x) }

  /// Returns the natural logarithm.
  ///
  /// - Parameter x: The number.
  /// - Returns: The logarithm; negative infinity of 0, NaN of a number below it.
  public func logf(_ x: Float) -> Float { log(x) }

  /// Returns the logarithm to the base 2.
  ///
  /// - Parameter x: The number.
  /// - Returns: The logarithm.
  public func log2f(_ x: Float) -> Float { log2(x) }

  /// Returns the logarithm to the base 10.
  ///
  /// - Parameter x: The number.
  /// - Returns: The logarithm.
  public func log10f(_ x: Float) -> Float { log10(x) }

  /// Returns the power of e.
  ///
  /// - Parameter x: The exponent.
  /// - Returns: The power.
  public func expf(_ x: Float) -> Float { exp(x) }

  /// Returns the angle of (x, y).
  ///
  /// - Parameters:
  ///   - y: The part along y, which comes first, as in C.
  ///   - x: The part along x.
  /// - Returns: The angle in radians, from -pi to pi.
  public func atan2f(_ y: Float, _ x: Float) -> Float { atan2(y, x) }

  /// Returns the length of (x, y).
  ///
  /// - Parameters:
  ///   - x: The part along x.
  ///   - y: The part along y.
  /// - Returns: The length.
  public func hypotf(_ x: Float, _ y: Float) -> Float { hypot(x, y) }

  /// Returns what a division leaves.
  ///
  /// - Parameters:
  ///   - x: The dividend.
  ///   - y: The divisor.
  /// - Returns: The rest, with the sign of what is divided; NaN where the divisor is 0.
  public func fmodf(_ x: Float, _ y: Float) -> Float { x.truncatingRemainder(dividingBy: y) }

  /// Returns the smaller of two numbers.
  ///
  /// - Parameters:
  ///   - x: A number.
  ///   - y: Another.
  /// - Returns: The smaller; of a number and NaN the number.
  public func fminf(_ x: Float, _ y: Float) -> Float { Float.minimum(x, y) }

  /// Returns the larger of two numbers.
  ///
  /// - Parameters:
  ///   - x: A number.
  ///   - y: Another.
  /// - Returns: The larger; of a number and NaN the number.
  public func fmaxf(_ x: Float, _ y: Float) -> Float { Float.maximum(x, y) }

  /// Rounds towards 0.
  ///
  /// - Parameter x: The number.
  /// - Returns: The number without its places; NaN and infinities stay as they are.
  public func truncf(_ x: Float) -> Float { x.rounded(.towardZero) }

  /// Rounds to the nearest whole number.
  ///
  /// - Parameter x: The number.
  /// - Returns: The whole number, for a half the even one; NaN and infinities stay as they are.
  public func rint(_ x: Double) -> Double { x.rounded(.toNearestOrEven) }

  /// Returns the hyperbolic sine.
  ///
  /// - Parameter x: The number.
  /// - Returns: The sine; near 0 as exact as the difference of two powers.
  public func sinh(_ x: Double) -> Double { (exp(x) - exp(-x)) / 2 }

  /// Returns the hyperbolic cosine.
  ///
  /// - Parameter x: The number.
  /// - Returns: The cosine, from 1.
  public func cosh(_ x: Double) -> Double { (exp(x) + exp(-x)) / 2 }

  /// Returns the hyperbolic tangent.
  ///
  /// - Parameter x: The number.
  /// - Returns: The tangent, from -1 to 1.
  public func tanh(_ x: Double) -> Double {
    // Beyond, the nearest number is the limit itself, and the powers would be too large.
    if x.magnitude > 20 { return x < 0 ? -1 : 1 }
    let power = exp(2 * x)
    return (power - 1) / (power + 1)
  }

  /// Returns a power of 2.
  ///
  /// - Parameter x: The exponent.
  /// - Returns: The power.
  public func exp2(_ x: Double) -> Double { pow(2, x) }

  /// Returns the cube root.
  ///
  /// - Parameter x: The number.
  /// - Returns: The root, with the number's sign.
  public func cbrt(_ x: Double) -> Double { x < 0 ? -pow(-x, 1 / 3.0) : pow(x, 1 / 3.0) }
#else
  @_exported import func Foundation.acosf
  @_exported import func Foundation.asinf
  @_exported import func Foundation.atan2f
  @_exported import func Foundation.atanf
  @_exported import func Foundation.cbrt
  @_exported import func Foundation.ceilf
  @_exported import func Foundation.cosf
  @_exported import func Foundation.cosh
  @_exported import typealias Foundation.double_t
  @_exported import func Foundation.exp2
  @_exported import func Foundation.expf
  @_exported import func Foundation.fabsf
  @_exported import typealias Foundation.float_t
  @_exported import func Foundation.floorf
  @_exported import func Foundation.fmaxf
  @_exported import func Foundation.fminf
  @_exported import func Foundation.fmodf
  @_exported import func Foundation.hypotf
  @_exported import func Foundation.log10
  @_exported import func Foundation.log10f
  @_exported import func Foundation.log2
  @_exported import func Foundation.log2f
  @_exported import func Foundation.logf
  @_exported import func Foundation.powf
  @_exported import func Foundation.rint
  @_exported import func Foundation.roundf
  @_exported import func Foundation.sinf
  @_exported import func Foundation.sinh
  @_exported import func Foundation.sqrtf
  @_exported import func Foundation.tanf
  @_exported import func Foundation.tanh
  @_exported import func Foundation.trunc
  @_exported import func Foundation.truncf
#endif

/// A span of time in seconds, as Core Foundation calls it.
public typealias CFTimeInterval = TimeInterval
/// A moment in seconds from the beginning of 2001, as Core Foundation calls it.
public typealias CFAbsoluteTime = TimeInterval

// Also natively, where C has them more than once; a file that imports Foundation too gets C's.

/// Half the way around a circle of radius 1.
@_disfavoredOverload
public let M_PI = 3.14159265358979323846
/// A quarter of the way around.
@_disfavoredOverload
public let M_PI_2 = 1.57079632679489661923
/// An eighth of the way around.
@_disfavoredOverload
public let M_PI_4 = 0.785398163397448309616
/// The base of the natural logarithm.
@_disfavoredOverload
public let M_E = 2.7182818284590452354
/// The square root of 2.
@_disfavoredOverload
public let M_SQRT2 = 1.41421356237309504880
/// The square root of a half.
@_disfavoredOverload
public let M_SQRT1_2 = 0.70710678118654752440

/// Returns the lesser of two numbers.
///
/// - Parameters:
///   - x: A number.
///   - y: Another one.
/// - Returns: The lesser one; where one is NaN, the other.
@_disfavoredOverload
public func fmin(_ x: Double, _ y: Double) -> Double { x.isNaN ? y : y < x ? y : x }

/// Returns the greater of two numbers.
///
/// - Parameters:
///   - x: A number.
///   - y: Another one.
/// - Returns: The greater one; where one is NaN, the other.
@_disfavoredOverload
public func fmax(_ x: Double, _ y: Double) -> Double { x.isNaN ? y : y > x ? y : x }

/// Nanoseconds in a second.
@_disfavoredOverload
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond.
@_disfavoredOverload
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond.
@_disfavoredOverload
public let NSEC_PER_USEC: UInt64 = 1000
