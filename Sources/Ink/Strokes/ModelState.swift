/// What is believed of a pen at one moment: place, velocity and acceleration of both axes.
struct ModelState: Sendable {
  /// In pixels.
  var place: SIMD2<Double>
  /// In pixels a second.
  var velocity: SIMD2<Double>
  /// In pixels a second squared.
  var acceleration: SIMD2<Double>

  /// Where it will be if it goes on so for that many seconds.
  @inline(__always)
  func after(_ time: Double) -> ModelState {
    ModelState(
      place: place + time * velocity + (time * time / 2) * acceleration,
      velocity: velocity + time * acceleration,
      acceleration: acceleration)
  }

  @inline(__always)
  static func - (one: ModelState, other: ModelState) -> ModelState {
    ModelState(
      place: one.place - other.place, velocity: one.velocity - other.velocity,
      acceleration: one.acceleration - other.acceleration)
  }

  @inline(__always)
  static func + (one: ModelState, other: ModelState) -> ModelState {
    ModelState(
      place: one.place + other.place, velocity: one.velocity + other.velocity,
      acceleration: one.acceleration + other.acceleration)
  }
}

/// How sure that is: the covariance, which both axes share. Symmetric, so six numbers.
struct ModelCovariance: Sendable {
  var pp: Double
  var pv: Double
  var pa: Double
  var vv: Double
  var va: Double
  var aa: Double

  /// The covariance after a time in which the acceleration may change by white jerk of the given density.
  @inline(__always)
  func after(_ t: Double, jerk q: Double) -> ModelCovariance {
    let half = t * t / 2
    // F P, row by row, with F = (1 t t²/2; 0 1 t; 0 0 1), then times F transposed.
    let (p0, p1, p2) = (pp + t * pv + half * pa, pv + t * vv + half * va, pa + t * va + half * aa)
    let (v1, v2) = (vv + t * va, va + t * aa)
    let (t2, t3) = (t * t, t * t * t)
    return ModelCovariance(
      pp: p0 + t * p1 + half * p2 + q * t3 * t2 / 20, pv: p1 + t * p2 + q * t2 * t2 / 8, pa: p2 + q * t3 / 6,
      vv: v1 + t * v2 + q * t3 / 3, va: v2 + q * t2 / 2, aa: aa + q * t)
  }

  /// What a state before tells of the one after it, `P Fᵀ`, divided by the covariance after: the smoother's gain.
  @inline(__always)
  func gain(after t: Double, to next: ModelCovariance) -> ModelGain {
    let half = t * t / 2
    let rows = (
      SIMD3(pp + t * pv + half * pa, pv + t * pa, pa), SIMD3(pv + t * vv + half * va, vv + t * va, va),
      SIMD3(pa + t * va + half * aa, va + t * aa, aa)
    )
    let inverse = next.inverse
    return ModelGain(
      place: inverse.times(rows.0), velocity: inverse.times(rows.1), acceleration: inverse.times(rows.2))
  }

  @inline(__always)
  private func times(_ row: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(
      row.x * pp + row.y * pv + row.z * pa, row.x * pv + row.y * vv + row.z * va,
      row.x * pa + row.y * va + row.z * aa)
  }

  @inline(__always)
  private var inverse: ModelCovariance {
    let (c0, c1, c2) = (vv * aa - va * va, pa * va - pv * aa, pv * va - pa * vv)
    let scale = 1 / (pp * c0 + pv * c1 + pa * c2)
    return ModelCovariance(
      pp: c0 * scale, pv: c1 * scale, pa: c2 * scale, vv: (pp * aa - pa * pa) * scale,
      va: (pv * pa - pp * va) * scale, aa: (pp * vv - pv * pv) * scale)
  }
}

/// How a correction of the next state corrects this one.
struct ModelGain: Sendable {
  var place: SIMD3<Double>
  var velocity: SIMD3<Double>
  var acceleration: SIMD3<Double>

  @inline(__always)
  func callAsFunction(_ change: ModelState) -> ModelState {
    ModelState(
      place: place.x * change.place + place.y * change.velocity + place.z * change.acceleration,
      velocity: velocity.x * change.place + velocity.y * change.velocity + velocity.z * change.acceleration,
      acceleration: acceleration.x * change.place + acceleration.y * change.velocity
        + acceleration.z * change.acceleration)
  }
}
