/// The estimate of a pen's motion at one moment: place, velocity and acceleration of both axes.
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

  /// Returns the gain of a measurement of the place: how much of its innovation each of the three takes over.
  @inline(__always)
  func gain(noise: Double) -> ModelGain {
    let precision = 1 / (pp + noise)
    return ModelGain(
      place: pp * precision, velocity: pv * precision, acceleration: pa * precision,
      innovationPrecision: precision)
  }

  /// The covariance once a measurement of the place has been taken in.
  @inline(__always)
  func measured(_ gain: ModelGain) -> ModelCovariance {
    let rest = 1 - gain.place
    return ModelCovariance(
      pp: rest * pp, pv: rest * pv, pa: rest * pa, vv: vv - gain.velocity * pv, va: va - gain.velocity * pa,
      aa: aa - gain.acceleration * pa)
  }
}

/// How a measurement that differs from what was predicted corrects the state.
struct ModelGain: Sendable {
  var place = 0.0
  var velocity = 0.0
  var acceleration = 0.0
  /// One divided by the variance of that difference.
  var innovationPrecision = 0.0
}
