// Powers, with the same bits everywhere: only what IEEE 754 rounds alike, as in `Mathematics`.
extension Mathematics {
  /// The logarithm of 2 in two parts, the first short enough for its multiples by whole numbers up to 2048 to
  /// be exact (fdlibm).
  private static let logarithmOfTwoHigh = 0x1.62e42feep-1
  private static let logarithmOfTwoLow = 0x1.a39ef35793c76p-33

  /// e raised to the power. Within 2 units in the last place; infinite above 709.78, 0 below -745.
  ///
  /// - Parameter power: Any number.
  /// - Returns: The power of e; NaN for NaN.
  public static func exponential(_ power: Double) -> Double {
    if power.isNaN { return .nan }
    if power > 709.782712893384 { return .infinity }
    if power < -745.1332191019412 { return 0 }
    let twos = (power / (logarithmOfTwoHigh + logarithmOfTwoLow)).rounded()
    let high = power - twos * logarithmOfTwoHigh
    let low = twos * logarithmOfTwoLow
    let rest = high - low
    // The remainder lies within half of log 2; fdlibm's minimax polynomial of r * (e^r + 1) / (e^r - 1).
    let square = rest * rest
    let series =
      rest
      - square
      * (1.66666666666666019037e-01 + square
        * (-2.77777777770155933842e-03 + square
          * (6.61375632143793436117e-05 + square
            * (-1.65339022054652515390e-06 + square * 4.13813679705723846039e-08))))
    let value = 1 - ((low - (rest * series) / (2 - series)) - high)
    // In two steps, so that neither factor leaves the range of a double.
    let half = Int(twos) / 2
    return value * twoRaised(to: half) * twoRaised(to: Int(twos) - half)
  }

  /// The natural logarithm. Within 2 units in the last place; not a number below 0, -infinity at 0.
  ///
  /// - Parameter value: Any number.
  /// - Returns: The logarithm to the base e.
  public static func logarithm(_ value: Double) -> Double {
    if value.isNaN || value < 0 { return .nan }
    if value == 0 { return -.infinity }
    if value.isInfinite { return value }
    var exponent = Double(value.exponent)
    var fraction = value.significand
    if fraction > 1.4142135623730951 {
      fraction /= 2
      exponent += 1
    }
    // fdlibm: log(1 + f) from s = f / (2 + f), an odd function of s.
    let rest = fraction - 1
    let s = rest / (2 + rest)
    let z = s * s
    let series =
      z
      * (6.666666666666735130e-01 + z
        * (3.999999999940941908e-01 + z
          * (2.857142874366239149e-01 + z
            * (2.222219843214978396e-01 + z
              * (1.818357216161805012e-01 + z * (1.531383769920937332e-01 + z * 1.479819860511658591e-01))))))
    let half = rest * rest / 2
    return exponent * logarithmOfTwoHigh
      - ((half - (s * (half + series) + exponent * logarithmOfTwoLow)) - rest)
  }

  /// A base raised to a power; 1 for power 0, and not a number for a negative base and a power that is not whole.
  ///
  /// A whole power of at most 1024 is multiplied out (our choice), so that what a number can hold is exact: 10 to the power of 3 is 1000. Of
  /// others the relative error grows with the result's logarithm: 1e-13 at 1e100.
  ///
  /// - Parameters:
  ///   - base: The base.
  ///   - power: The exponent.
  /// - Returns: The power, the same on every machine to the last bit.
  public static func power(_ base: Double, _ power: Double) -> Double {
    let isWhole = power == power.rounded(.towardZero)
    if isWhole, power.magnitude <= 1024 { return wholePower(base, Int(power)) }
    if base == 0 { return power > 0 ? 0 : .infinity }
    guard base < 0 else { return exponential(power * logarithm(base)) }
    guard isWhole else { return .nan }
    let magnitude = exponential(power * logarithm(-base))
    return (power / 2).rounded(.towardZero) * 2 == power ? magnitude : -magnitude
  }

  /// Squares the base again and again, and takes the squares that the exponent's bits name.
  private static func wholePower(_ base: Double, _ exponent: Int) -> Double {
    var (square, bits, product) = (base, exponent.magnitude, 1.0)
    while bits > 0 {
      if bits & 1 == 1 { product *= square }
      bits >>= 1
      if bits > 0 { square *= square }
    }
    return exponent < 0 ? 1 / product : product
  }

  /// 2 to a whole power in -1022...1023, made from its bits.
  private static func twoRaised(to exponent: Int) -> Double {
    Double(bitPattern: UInt64(exponent + 1023) << 52)
  }
}
