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
  public func sinf(_ x: Float) -> Float { Float(sin(Double(x))) }

  /// Returns the cosine of an angle.
  ///
  /// - Parameter x: The angle in radians.
  /// - Returns: The cosine, from -1 to 1.
  public func cosf(_ x: Float) -> Float { Float(cos(Double(x))) }

  /// Returns a power, computed as `pow` does and rounded.
  ///
  /// - Parameters:
  ///   - x: The base.
  ///   - y: The exponent.
  /// - Returns: The base to the power of the exponent; 1 for exponent 0; NaN for a negative base and an exponent that is not whole.
  public func powf(_ x: Float, _ y: Float) -> Float { Float(pow(Double(x), Double(y))) }
#else
  @_exported import func Foundation.ceilf
  @_exported import func Foundation.cosf
  @_exported import typealias Foundation.double_t
  @_exported import func Foundation.fabsf
  @_exported import typealias Foundation.float_t
  @_exported import func Foundation.floorf
  @_exported import func Foundation.log10
  @_exported import func Foundation.log2
  @_exported import func Foundation.powf
  @_exported import func Foundation.roundf
  @_exported import func Foundation.sinf
  @_exported import func Foundation.sqrtf
  @_exported import func Foundation.trunc
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
