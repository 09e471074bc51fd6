// The functions of numbers by C's names for `Float`, which natively the compiler's own modules have. Those without an exact
// rule are computed as for `Double` and rounded.
#if hasFeature(Embedded)
  /// Is `sqrt` of a `Float`.
  ///
  /// - Parameter x: The number.
  /// - Returns: As for a `Double`.
  public func sqrt(_ x: Float) -> Float { x.squareRoot() }

  /// Is `floor` of a `Float`.
  ///
  /// - Parameter x: The number.
  /// - Returns: As for a `Double`.
  public func floor(_ x: Float) -> Float { x.rounded(.down) }

  /// Is `ceil` of a `Float`.
  ///
  /// - Parameter x: The number.
  /// - Returns: As for a `Double`.
  public func ceil(_ x: Float) -> Float { x.rounded(.up) }

  /// Is `round` of a `Float`.
  ///
  /// - Parameter x: The number.
  /// - Returns: As for a `Double`.
  public func round(_ x: Float) -> Float { x.rounded() }

  /// Is `trunc` of a `Float`.
  ///
  /// - Parameter x: The number.
  /// - Returns: As for a `Double`.
  public func trunc(_ x: Float) -> Float { x.rounded(.towardZero) }

  /// Is `fabs` of a `Float`.
  ///
  /// - Parameter x: The number.
  /// - Returns: As for a `Double`.
  public func fabs(_ x: Float) -> Float { x.magnitude }

  /// Is `exp` of a `Float`.
  ///
  /// - Parameter x: The number.
  /// - Returns: As for a `Double`.
  public func exp(_ x: Float) -> Float { Float(exp(Double(x))) }

  /// Is `log` of a `Float`.
  ///
  /// - Parameter x: The number.
  /// - Returns: As for a `Double`.
  public func log(_ x: Float) -> Float { Float(log(Double(x))) }

  /// Is `log2` of a `Float`.
  ///
  /// - Parameter x: The number.
  /// - Returns: As for a `Double`.
  public func log2(_ x: Float) -> Float { Float(log2(Double(x))) }

  /// Is `log10` of a `Float`.
  ///
  /// - Parameter x: The number.
  /// - Returns: As for a `Double`.
  public func log10(_ x: Float) -> Float { Float(log10(Double(x))) }

  /// Is `sin` of a `Float`.
  ///
  /// - Parameter x: The number.
  /// - Returns: As for a `Double`.
  public func sin(_ x: Float) -> Float { Float(sin(Double(x))) }

  /// Is `cos` of a `Float`.
  ///
  /// - Parameter x: The number.
  /// - Returns: As for a `Double`.
  public func cos(_ x: Float) -> Float { Float(cos(Double(x))) }

  /// Is `tan` of a `Float`.
  ///
  /// - Parameter x: The number.
  /// - Returns: As for a `Double`.
  public func tan(_ x: Float) -> Float { Float(tan(Double(x))) }

  /// Is `asin` of a `Float`.
  ///
  /// - Parameter x: The number.
  /// - Returns: As for a `Double`.
  public func asin(_ x: Float) -> Float { Float(asin(Double(x))) }

  /// Is `acos` of a `Float`.
  ///
  /// - Parameter x: The number.
  /// - Returns: As for a `Double`.
  public func acos(_ x: Float) -> Float { Float(acos(Double(x))) }

  /// Is `atan` of a `Float`.
  ///
  /// - Parameter x: The number.
  /// - Returns: As for a `Double`.
  public func atan(_ x: Float) -> Float { Float(atan(Double(x))) }

  /// Is `pow` of two numbers of type `Float`.
  ///
  /// - Parameters:
  ///   - x: The first.
  ///   - y: The second.
  /// - Returns: As for a `Double`.
  public func pow(_ x: Float, _ y: Float) -> Float { Float(pow(Double(x), Double(y))) }

  /// Is `atan2` of two numbers of type `Float`.
  ///
  /// - Parameters:
  ///   - x: The first.
  ///   - y: The second.
  /// - Returns: As for a `Double`.
  public func atan2(_ x: Float, _ y: Float) -> Float { Float(atan2(Double(x), Double(y))) }

  /// Is `hypot` of two numbers of type `Float`.
  ///
  /// - Parameters:
  ///   - x: The first.
  ///   - y: The second.
  /// - Returns: As for a `Double`.
  public func hypot(_ x: Float, _ y: Float) -> Float { Float(hypot(Double(x), Double(y))) }

  /// Is `fmod` of two numbers of type `Float`.
  ///
  /// - Parameters:
  ///   - x: The first.
  ///   - y: The second.
  /// - Returns: As for a `Double`.
  public func fmod(_ x: Float, _ y: Float) -> Float { x.truncatingRemainder(dividingBy: y) }
#endif

/// Is `fmin` of two numbers of type `Float`.
///
/// - Parameters:
///   - x: The first.
///   - y: The second.
/// - Returns: As for a `Double`.
public func fmin(_ x: Float, _ y: Float) -> Float { Float.minimum(x, y) }

/// Is `fmax` of two numbers of type `Float`.
///
/// - Parameters:
///   - x: The first.
///   - y: The second.
/// - Returns: As for a `Double`.
public func fmax(_ x: Float, _ y: Float) -> Float { Float.maximum(x, y) }
