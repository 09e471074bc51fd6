// Numbers by the names of C. The C library's where there is one.
#if hasFeature(Embedded)
  /// A number, as C's mathematics calls it.
  public typealias double_t = Double
  /// A number, as C's mathematics calls it.
  public typealias float_t = Float

  /// The number without its places.
  public func trunc(_ x: Double) -> Double { x.rounded(.towardZero) }
  /// The logarithm to the base 10.
  public func log10(_ x: Double) -> Double { log(x) / 2.302585092994046 }
  /// The logarithm to the base 2.
  public func log2(_ x: Double) -> Double { log(x) / 0.6931471805599453 }

  /// The square root.
  public func sqrtf(_ x: Float) -> Float { x.squareRoot() }
  /// The largest whole number that is not above.
  public func floorf(_ x: Float) -> Float { x.rounded(.down) }
  /// The smallest whole number that is not below.
  public func ceilf(_ x: Float) -> Float { x.rounded(.up) }
  /// The nearest whole number; a half goes away from 0.
  public func roundf(_ x: Float) -> Float { x.rounded() }
  /// The number without its sign.
  public func fabsf(_ x: Float) -> Float { x.magnitude }
  /// The sine of an angle in radians.
  public func sinf(_ x: Float) -> Float { Float(sin(Double(x))) }
  /// The cosine of an angle in radians.
  public func cosf(_ x: Float) -> Float { Float(cos(Double(x))) }
  /// A power.
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

// Also natively, where C has them more than once; a file that imports Foundation too gets those of C.

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

/// The lesser of two numbers.
@_disfavoredOverload
public func fmin(_ x: Double, _ y: Double) -> Double { x.isNaN ? y : y < x ? y : x }
/// The greater of two numbers.
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
