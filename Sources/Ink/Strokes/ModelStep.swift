/// A sample and what the filter made of it: what looking back over it needs.
struct ModelStep: Sendable {
  var state: ModelState
  var covariance: ModelCovariance
  var gain = ModelGain()
  /// How far the sample was from what had been predicted, in pixels.
  var innovation = SIMD2<Double>(0, 0)
  /// The time since the step before, as it counted; in seconds.
  var elapsed = 0.0
  var time: Double
  var force: Double?
  var altitude: Double?

  /// The estimate of its point without the samples after it.
  @inline(__always)
  var point: StrokeModel.ModeledPoint { point(place: state.place, velocity: state.velocity) }

  @inline(__always)
  func point(place: SIMD2<Double>, velocity: SIMD2<Double>) -> StrokeModel.ModeledPoint {
    StrokeModel.ModeledPoint(place: place, velocity: velocity, time: time, force: force, altitude: altitude)
  }
}

/// A smoother that takes later samples into account for earlier ones, step by step on the way back: the fixed-interval
/// smoother of Bryson and Frazier, which gives the same as Rauch, Tung and Striebel's and inverts no matrix.
struct BackwardSmoother {
  private var place = SIMD2<Double>(0, 0)
  private var velocity = SIMD2<Double>(0, 0)
  private var acceleration = SIMD2<Double>(0, 0)

  /// Nothing is known from later.
  init() {}

  /// Goes back over a step, and returns the point before it as it is known now.
  @inline(__always)
  mutating func point(before step: ModelStep, _ earlier: ModelStep) -> StrokeModel.ModeledPoint {
    let (gain, time) = (step.gain, step.elapsed)
    let known = gain.place * place + gain.velocity * velocity + gain.acceleration * acceleration
    place -= known + gain.innovationPrecision * step.innovation
    acceleration += time * velocity + (time * time / 2) * place
    velocity += time * place
    let (sure, state) = (earlier.covariance, earlier.state)
    return earlier.point(
      place: state.place - (sure.pp * place + sure.pv * velocity + sure.pa * acceleration),
      velocity: state.velocity - (sure.pv * place + sure.vv * velocity + sure.va * acceleration))
  }
}
