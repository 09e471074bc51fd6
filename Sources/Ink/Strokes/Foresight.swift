/// How far a pen goes on within a frame: learned while it goes, for no rule fits every hand and every clock.
///
/// Foretold is a sum of what the velocity, the acceleration and the mean velocity of late would add. How much each counts
/// begins with what fits most hands. From then on what was foretold is compared once a frame with where the pen has come,
/// and the shares follow by recursive least squares: a hand that turns back, and a clock that stutters, which makes the
/// velocity leap, are soon known.
struct Foresight: Sendable {
  /// What each part counts.
  private var velocity = Start.velocity
  private var acceleration = Start.acceleration
  private var mean = Start.mean
  /// How unsure these are: their covariance, symmetric.
  private var vv = Start.doubt
  private var va = 0.0
  private var vm = 0.0
  private var aa = 2 * Start.doubt
  private var am = 0.0
  private var mm = 2 * Start.doubt
  /// The mean velocity of late, in pixels a second.
  private var meanVelocity = SIMD2<Double>(0, 0)
  /// What is compared next: what was known then, and when that was.
  private var before: (state: ModelState, mean: SIMD2<Double>, time: Double)?

  /// Where the shares begin, and how sure they are (measured: least error over several recordings and made-up strokes).
  private enum Start {
    static var velocity: Double { 0.8 }
    static var acceleration: Double { 0.5 }
    static var mean: Double { 0.15 }
    static var doubt: Double { 0.1 }
  }

  /// Measured, as above.
  private enum Pace {
    /// Seconds that the mean velocity looks back.
    static var memory: Double { 0.06 }
    /// What is learned is as old as the place foretold is far, in seconds: not less than the first, or it says too little,
    /// nor more than the second, after which the pen had rested.
    static var least: Double { 0.0125 }
    static var most: Double { 0.05 }
    /// The variance of a place that is not foretold rightly, in square pixels.
    static var miss: Double { 4 }
    /// How much less sure a lesson is when the next one has come, and how sure it is that the shares are where they began.
    static var fading: Double { 1 / 0.97 }
    static var leaning: Double { 0.05 }
    /// No hand moves as many pixels in that time: nothing is learned from that.
    static var farthest: Double { 1e4 }
  }

  /// Learns from a sample's place, and what the filter made of it; `elapsed` is the time since the sample before.
  mutating func learn(_ place: SIMD2<Double>, _ state: ModelState, at time: Double, after elapsed: Double) {
    let share = before == nil ? 1 : min(elapsed / Pace.memory, 1)
    meanVelocity += share * (state.velocity - meanVelocity)
    if let before {
      let gone = time - before.time
      guard gone >= Pace.least else { return }
      if gone < Pace.most {
        let way = place - before.state.place
        let (first, second) = (gone * before.state.velocity, (gone * gone / 2) * before.state.acceleration)
        let third = gone * before.mean
        compare(way.x, first.x, second.x, third.x)
        compare(way.y, first.y, second.y, third.y)
        settle()
      }
    }
    before = (state, meanVelocity, time)
  }

  /// Where the pen will be, and how fast, so many seconds after a state.
  @inline(__always)
  func end(of state: ModelState, after time: Double) -> (place: SIMD2<Double>, velocity: SIMD2<Double>) {
    let straight = velocity * state.velocity + mean * meanVelocity
    let gain = (acceleration * time) * state.acceleration
    return (state.place + time * straight + (time / 2) * gain, straight + gain)
  }

  /// One axis of what was foretold beside what came: the way, and what each part would have made of it, in pixels.
  @inline(__always)
  private mutating func compare(_ way: Double, _ v: Double, _ a: Double, _ m: Double) {
    let reach = max(v.magnitude, a.magnitude, m.magnitude, way.magnitude)
    guard reach < Pace.farthest else { return }
    let (gv, ga, gm) = (vv * v + va * a + vm * m, va * v + aa * a + am * m, vm * v + am * a + mm * m)
    let sure = 1 / (Pace.miss + v * gv + a * ga + m * gm)
    let error = sure * (way - (velocity * v + acceleration * a + mean * m))
    velocity += gv * error
    acceleration += ga * error
    mean += gm * error
    (vv, va, vm) = (vv - sure * gv * gv, va - sure * gv * ga, vm - sure * gv * gm)
    (aa, am, mm) = (aa - sure * ga * ga, am - sure * ga * gm, mm - sure * gm * gm)
  }

  /// What was learned fades, and the shares lean back to where they began: as far as they are unsure, and no farther. So
  /// what no stroke tells apart, as on a circle, where all three parts turn alike, stays where it was, and the rest as learned.
  @inline(__always)
  private mutating func settle() {
    (vv, va, vm) = (vv * Pace.fading, va * Pace.fading, vm * Pace.fading)
    (aa, am, mm) = (aa * Pace.fading, am * Pace.fading, mm * Pace.fading)
    // Each share is told its beginning, as by a measurement.
    lean(vv, va, vm, Start.velocity - velocity, vv)
    lean(va, aa, am, Start.acceleration - acceleration, aa)
    lean(vm, am, mm, Start.mean - mean, mm)
  }

  /// What a share's beginning makes of all, by the share's row of the covariance and its own doubt.
  @inline(__always)
  private mutating func lean(_ gv: Double, _ ga: Double, _ gm: Double, _ gap: Double, _ doubt: Double) {
    let sure = 1 / (1 / Pace.leaning + doubt)
    let error = sure * gap
    velocity += gv * error
    acceleration += ga * error
    mean += gm * error
    (vv, va, vm) = (vv - sure * gv * gv, va - sure * gv * ga, vm - sure * gv * gm)
    (aa, am, mm) = (aa - sure * ga * ga, am - sure * ga * gm, mm - sure * gm * gm)
  }
}
