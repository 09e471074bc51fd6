/// Trigonometry whose every bit is the same natively, in Node and in a browser.
///
/// The C libraries differ in the last bits, and a trace must give the same operations everywhere. Only
/// additions, multiplications, divisions and square roots are used, which IEEE 754 rounds alike on every
/// machine.
public enum Mathematics {
  /// The sine of an angle in radians. Within 2 units in the last place for angles up to a million; the sine
  /// of a value that is not finite is NaN.
  ///
  /// - Parameter angle: In radians.
  /// - Returns: -1...1, the same on every machine to the last bit.
  public static func sine(_ angle: Double) -> Double {
    guard let (rest, quadrant) = reduce(angle) else { return .nan }
    switch quadrant {
    case 0: return sineNearZero(rest)
    case 1: return cosineNearZero(rest)
    case 2: return -sineNearZero(rest)
    default: return -cosineNearZero(rest)
    }
  }

  /// The cosine of an angle in radians. Within 2 units in the last place for angles up to a million; the
  /// cosine of a value that is not finite is NaN.
  ///
  /// - Parameter angle: In radians.
  /// - Returns: -1...1, the same on every machine to the last bit.
  public static func cosine(_ angle: Double) -> Double {
    guard let (rest, quadrant) = reduce(angle) else { return .nan }
    switch quadrant {
    case 0: return cosineNearZero(rest)
    case 1: return -sineNearZero(rest)
    case 2: return -cosineNearZero(rest)
    default: return sineNearZero(rest)
    }
  }

  /// The angle of the vector (x, y) in radians, -pi...pi, counted from the positive x axis towards the
  /// positive y axis. Zero for (0, 0); not a number where either is not.
  ///
  /// - Parameters:
  ///   - y: The vector's part along y.
  ///   - x: The vector's part along x.
  /// - Returns: The angle in radians, the same on every machine to the last bit.
  public static func arctangent(y: Double, x: Double) -> Double {
    if x.isNaN || y.isNaN { return .nan }
    if x == 0 && y == 0 { return 0 }
    let width = x.magnitude
    let height = y.magnitude
    var angle: Double
    if width.isInfinite && height.isInfinite {
      angle = .pi / 4
    } else if height <= width {
      angle = arctangentUpToOne(height / width)
    } else {
      angle = .pi / 2 - arctangentUpToOne(width / height)
    }
    if x < 0 { angle = .pi - angle }
    return y < 0 ? -angle : angle
  }

  /// The angle less the nearest multiple of a quarter turn, and which quarter that is.
  private static func reduce(_ angle: Double) -> (rest: Double, quadrant: Int)? {
    guard angle.isFinite else { return nil }
    // Past a million turns a double no longer knows its angle; what is left of it is still a valid one.
    let bounded = angle.magnitude > 1e6 ? angle.truncatingRemainder(dividingBy: 2 * .pi) : angle
    let turns = (bounded * (2 / .pi)).rounded()
    // A quarter turn in three parts, the first two short enough for their multiples to be exact (Cody and
    // Waite).
    let rest = ((bounded - turns * 0x1.921fb544p0) - turns * 0x1.0b4611a6p-34) - turns * 0x1.3198a2e037073p-69
    return (rest, Int(turns) & 3)
  }

  /// Taylor's series up to the 17th power: for |x| up to pi/4 its rest is under 1e-18.
  private static func sineNearZero(_ x: Double) -> Double {
    let s = x * x
    var sum = 1.0 / 355_687_428_096_000
    sum = sum * s - 1.0 / 1_307_674_368_000
    sum = sum * s + 1.0 / 6_227_020_800
    sum = sum * s - 1.0 / 39_916_800
    sum = sum * s + 1.0 / 362_880
    sum = sum * s - 1.0 / 5_040
    sum = sum * s + 1.0 / 120
    sum = sum * s - 1.0 / 6
    return x + x * s * sum
  }

  /// Taylor's series up to the 18th power: for |x| up to pi/4 its rest is under 1e-19.
  private static func cosineNearZero(_ x: Double) -> Double {
    let s = x * x
    var sum = -1.0 / 6_402_373_705_728_000
    sum = sum * s + 1.0 / 20_922_789_888_000
    sum = sum * s - 1.0 / 87_178_291_200
    sum = sum * s + 1.0 / 479_001_600
    sum = sum * s - 1.0 / 3_628_800
    sum = sum * s + 1.0 / 40_320
    sum = sum * s - 1.0 / 720
    sum = sum * s + 1.0 / 24
    return (1 - s / 2) + s * s * sum
  }

  /// The arctangent of 0...1: the nearest eighth's is known, the rest is at most 1/16 and its series short.
  private static func arctangentUpToOne(_ x: Double) -> Double {
    let eighth = (x * 8).rounded()
    let anchor = eighth / 8
    let rest = (x - anchor) / (1 + x * anchor)
    let s = rest * rest
    var sum = -1.0 / 15
    sum = sum * s + 1.0 / 13
    sum = sum * s - 1.0 / 11
    sum = sum * s + 1.0 / 9
    sum = sum * s - 1.0 / 7
    sum = sum * s + 1.0 / 5
    sum = sum * s - 1.0 / 3
    return arctangentOfEighth(Int(eighth)) + (rest + rest * s * sum)
  }

  /// The arctangents of 0/8 to 8/8, to the nearest double.
  private static func arctangentOfEighth(_ eighth: Int) -> Double {
    switch eighth {
    case 0: return 0
    case 1: return 0.12435499454676144
    case 2: return 0.24497866312686414
    case 3: return 0.35877067027057225
    case 4: return 0.4636476090008061
    case 5: return 0.5585993153435624
    case 6: return 0.6435011087932844
    case 7: return 0.7188299996216245
    default: return .pi / 4
    }
  }
}
