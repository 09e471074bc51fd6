import Ink

/// The motion of a mass on a spring from 0 to its rest at 1, over a time of 0...1.
///
/// The stiffness follows from the damping ratio so that the spring has come to rest, to a thousandth of its distance
/// (our choice), when the time is over.
struct SpringCurve: Equatable {
  private static let remainder = 0.001

  /// 1 comes to rest without passing by, less swings.
  private let damping: Double
  /// The undamped angular frequency.
  private let frequency: Double
  /// Ways a unit of time at the start.
  private let velocity: Double

  /// A spring by its damping ratio, moved into 0.01...1, and its velocity at the start in whole distances a unit of
  /// time.
  init(damping: Double, velocity: Double) {
    self.damping = damping.isNaN ? 1 : min(max(damping, 0.01), 1)
    self.velocity = velocity.isFinite ? velocity : 0
    // Below critical damping the swings lie under exp(-damping * frequency * t); at it, under (1 + wt) exp(-wt),
    // which is a thousandth at wt = 9.2334.
    frequency =
      self.damping < 1 ? -Mathematics.logarithm(SpringCurve.remainder) / self.damping : 9.2334
  }

  /// Where the mass is; more than 1 where it passes by.
  func progress(_ time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    let decay = damping * frequency
    let fade = Mathematics.exponential(-decay * time)
    if damping >= 1 { return 1 - fade * (1 + (decay - velocity) * time) }
    let swing = frequency * (1 - damping * damping).squareRoot()
    let angle = swing * time
    return 1
      - fade * (Mathematics.cosine(angle) + (decay - velocity) / swing * Mathematics.sine(angle))
  }

  /// Seconds until a spring swings by less than a thousandth of its distance: the longest is a minute (our choice).
  static func settling(ratio: Double, frequency: Double) -> Double {
    let longest = 60.0
    guard ratio > 0, frequency > 0 else { return longest }
    let decay = -Mathematics.logarithm(remainder)
    // Above critical damping the slower of two decays counts.
    let rate = ratio <= 1 ? ratio : ratio - (ratio * ratio - 1).squareRoot()
    return min((ratio == 1 ? 9.2334 : decay / rate) / frequency, longest)
  }
}
