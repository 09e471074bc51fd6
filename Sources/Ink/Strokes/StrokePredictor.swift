/// Predicts how far a pen goes on within a frame, and learns that while it goes: no rule fits every hand and every clock.
///
/// The prediction is a weighted sum of what the velocity, the acceleration and the recent mean velocity would add. The
/// weights begin with what fits most hands. Once a frame the prediction of a frame ago is compared with where the pen has
/// come, and recursive least squares corrects the weights, so a hand that turns back, and a clock that stutters, which
/// makes the velocity leap, are soon known. `StrokePrediction` says why touches are predicted otherwise.
struct StrokePredictor: Sendable {
  private var velocity = Prior.velocity
  private var acceleration = Prior.acceleration
  private var mean = Prior.mean
  /// The covariance of the three weights, symmetric.
  private var vv = Prior.variance
  private var va = 0.0
  private var vm = 0.0
  private var aa = 2 * Prior.variance
  private var am = 0.0
  private var mm = 2 * Prior.variance
  /// In pixels a second.
  private var meanVelocity = SIMD2<Double>(0, 0)
  /// The prediction to compare next: from which state, and when it was made.
  private var pending: (state: ModelState, mean: SIMD2<Double>, time: Double)?

  /// The weights to begin with, and their variance (measured: least error over several recordings and made-up strokes).
  private enum Prior {
    static var velocity: Double { 0.8 }
    static var acceleration: Double { 0.5 }
    static var mean: Double { 0.15 }
    static var variance: Double { 0.1 }
  }

  /// Measured, as above.
  private enum Learning {
    /// The time constant of the mean velocity, in seconds.
    static var memory: Double { 0.06 }
    /// The age of a prediction that is compared, in seconds: younger ones tell too little, and after the longest the pen
    /// had rested.
    static var shortest: Double { 0.0125 }
    static var longest: Double { 0.05 }
    /// The variance of an error, in square pixels.
    static var errorVariance: Double { 4 }
    /// How much of what was learned counts at the next comparison.
    static var forgettingFactor: Double { 0.97 }
    /// How strongly each comparison holds a weight to where it began, as the inverse of a variance.
    static var priorPrecision: Double { 0.05 }
    /// No hand moves as many pixels in that time: nothing is learned from that.
    static var farthest: Double { 1e4 }
  }

  /// Learns from a sample.
  ///
  /// - Parameters:
  ///   - place: Where the pen is, in pixels.
  ///   - state: The filter's state at that sample.
  ///   - time: When that is, in seconds.
  ///   - elapsed: The time since the sample before, in seconds.
  mutating func learn(_ place: SIMD2<Double>, _ state: ModelState, at time: Double, after elapsed: Double) {
    let fraction = pending == nil ? 1 : min(elapsed / Learning.memory, 1)
    meanVelocity += fraction * (state.velocity - meanVelocity)
    if let pending {
      let age = time - pending.time
      guard age >= Learning.shortest else { return }
      if age < Learning.longest {
        let moved = place - pending.state.place
        let (first, second) = (age * pending.state.velocity, (age * age / 2) * pending.state.acceleration)
        let third = age * pending.mean
        compare(moved.x, first.x, second.x, third.x)
        compare(moved.y, first.y, second.y, third.y)
        forget()
      }
    }
    pending = (state, meanVelocity, time)
  }

  /// Where the pen will be, and how fast, so many seconds after a state.
  @inline(__always)
  func end(of state: ModelState, after time: Double) -> (place: SIMD2<Double>, velocity: SIMD2<Double>) {
    let straight = velocity * state.velocity + mean * meanVelocity
    let gain = (acceleration * time) * state.acceleration
    return (state.place + time * straight + (time / 2) * gain, straight + gain)
  }

  /// Compares one axis: how far the pen moved, and what each part alone predicted, in pixels.
  @inline(__always)
  private mutating func compare(_ moved: Double, _ v: Double, _ a: Double, _ m: Double) {
    guard max(v.magnitude, a.magnitude, m.magnitude, moved.magnitude) < Learning.farthest else { return }
    let (gv, ga, gm) = (vv * v + va * a + vm * m, va * v + aa * a + am * m, vm * v + am * a + mm * m)
    update(
      gv, ga, gm, precision: 1 / (Learning.errorVariance + v * gv + a * ga + m * gm),
      innovation: moved - (velocity * v + acceleration * a + mean * m))
  }

  /// Forgets a part of what was learned, and holds each weight to where it began, as a measurement of it would.
  ///
  /// The less certain a weight is, the more it is held. So a weight that a stroke tells nothing about stays where it was:
  /// on a circle the three parts are alike but for their length, and only their sum is known.
  @inline(__always)
  private mutating func forget() {
    let growth = 1 / Learning.forgettingFactor
    (vv, va, vm) = (vv * growth, va * growth, vm * growth)
    (aa, am, mm) = (aa * growth, am * growth, mm * growth)
    let variance = 1 / Learning.priorPrecision
    update(vv, va, vm, precision: 1 / (variance + vv), innovation: Prior.velocity - velocity)
    update(va, aa, am, precision: 1 / (variance + aa), innovation: Prior.acceleration - acceleration)
    update(vm, am, mm, precision: 1 / (variance + mm), innovation: Prior.mean - mean)
  }

  /// Corrects weights and covariance by a measurement: the covariances of each weight with it, and by how much it is off.
  @inline(__always)
  private mutating func update(
    _ gv: Double, _ ga: Double, _ gm: Double, precision: Double, innovation: Double
  ) {
    let error = precision * innovation
    velocity += gv * error
    acceleration += ga * error
    mean += gm * error
    (vv, va, vm) = (vv - precision * gv * gv, va - precision * gv * ga, vm - precision * gv * gm)
    (aa, am, mm) = (aa - precision * ga * ga, am - precision * ga * gm, mm - precision * gm * gm)
  }
}
