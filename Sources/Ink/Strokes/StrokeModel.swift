/// Where the pen was, from noisy samples: a Kalman filter with an acceleration that changes by white noise, and a
/// smoother that looks back over the last samples. A settled point never changes any more.
///
/// A value of fixed size; nothing is allocated. Everything is per second, so that a device's rate does not change the
/// shape of a stroke. `docs/ink.md` has the mathematics and the figures.
public struct StrokeModel: Sendable {
  /// The properties of the device and the hand, as far as they are known.
  public struct Parameters: Hashable, Sendable {
    /// The noise of a place in pixels, one standard deviation.
    public var noise = 0.4
    /// The steps in which the device tells a place, in pixels.
    public var quantum = 0.5
    /// How fast a hand changes its acceleration: the density of white jerk, in pixels squared a second to the fifth, at
    /// 326 pixels an inch (measured on recorded strokes).
    public var jerk = 2e9

    /// The numbers that measured best.
    public init() {}
  }

  /// A point of the stroke as the model knows it.
  public struct ModeledPoint: Sendable {
    var place: SIMD2<Double>
    var velocity: SIMD2<Double>
    /// In seconds.
    public internal(set) var time: Double
    /// 0...1; nil while none was measured.
    public internal(set) var force: Double?
    /// In radians; nil where it is not told.
    public internal(set) var altitude: Double?

    /// The place in pixels, to the right.
    public var x: Double { place.x }
    /// The place in pixels, downward.
    public var y: Double { place.y }
    /// In pixels a second.
    public var speed: Double { (velocity * velocity).sum().squareRoot() }
  }

  /// So many samples must follow before a point is settled (measured: a third would better a place by a hundredth of a
  /// pixel, and lengthen the tip, which is drawn anew for every sample, by as much as the pen goes between two).
  public static let lag = 2

  let parameters: Parameters
  private let noise: Double
  /// The last steps, the newest first.
  private var steps: (ModelStep, ModelStep, ModelStep)
  /// The point before the newest as it is known by now.
  private var lastButOne: ModeledPoint
  private(set) var count = 0
  private var meanStep = 0.0
  private var predictor = StrokePredictor()
  /// Where the last sample was, as it came.
  private var lastPlace = SIMD2<Double>(0, 0)

  /// At the beginning of a stroke.
  ///
  /// - Parameter parameters: How far the pen's motion and the device are trusted.
  public init(_ parameters: Parameters = Parameters()) {
    self.parameters = parameters
    noise = max(parameters.noise * parameters.noise + parameters.quantum * parameters.quantum / 12, 1e-6)
    let nothing = ModelState(place: .zero, velocity: .zero, acceleration: .zero)
    let unknown = ModelCovariance(
      pp: noise, pv: 0, pa: 0, vv: Limits.speed * Limits.speed, va: 0,
      aa: Limits.acceleration * Limits.acceleration)
    let step = ModelStep(state: nothing, covariance: unknown, time: 0)
    steps = (step, step, step)
    lastButOne = step.point
  }

  /// Takes a sample in.
  ///
  /// - Parameter sample: The next sample, later than those before, as `SampleCleaner` gives it.
  /// - Returns: The point that is settled by it; nil while there are too few.
  public mutating func add(_ sample: CleanSample) -> ModeledPoint? {
    let place = SIMD2(sample.x, sample.y)
    lastPlace = place
    if count == 0 {
      steps.0.state.place = place
      (steps.0.time, steps.0.force, steps.0.altitude) = (sample.time, sample.force, sample.altitude)
      count = 1
      return nil
    }
    let time = step(to: sample.time, from: steps.0.time)
    let predicted = steps.0.state.after(time)
    let innovation = place - predicted.place
    let covariance = steps.0.covariance.after(time, jerk: parameters.jerk)
    let gain = covariance.gain(noise: noise)
    let state = ModelState(
      place: predicted.place + gain.place * innovation,
      velocity: predicted.velocity + gain.velocity * innovation,
      acceleration: predicted.acceleration + gain.acceleration * innovation)
    let isFirstForce = steps.0.force == nil && sample.force != nil
    steps.2 = steps.1
    steps.1 = steps.0
    steps.0 = ModelStep(
      state: state, covariance: covariance.measured(gain), gain: gain, innovation: innovation, elapsed: time,
      time: sample.time, force: sample.force, altitude: sample.altitude)
    count &+= 1
    if count > 2 { predictor.learn(place, state, at: sample.time, after: time) }
    // A force that comes late also applies to the samples before it, as long as they may change.
    if isFirstForce {
      (steps.1.force, steps.2.force) = (sample.force, sample.force)
    }
    var smoother = BackwardSmoother()
    lastButOne = smoother.point(before: steps.0, steps.1)
    return count == 2 ? nil : smoother.point(before: steps.1, steps.2)
  }

  /// The number of points that are not settled yet.
  public var unsettledCount: Int { min(count, StrokeModel.lag) }

  /// The point so many samples before the last, less than `unsettledCount`, as far as it is known by now.
  ///
  /// - Parameter back: 0 is the last sample; less than `unsettledCount`.
  /// - Returns: The point as it is known by now; later samples may still change it.
  public func unsettled(_ back: Int) -> ModeledPoint {
    back <= 0 ? steps.0.point : lastButOne
  }

  /// Where the last sample was, as it came: where a stroke ends.
  public var end: ModeledPoint? {
    count > 0 ? steps.0.point(place: lastPlace, velocity: steps.0.state.velocity) : nil
  }

  /// Where the pen will be so many seconds after the last sample; nil while that cannot be said.
  ///
  /// - Parameter time: Seconds after the last sample.
  /// - Returns: The point; nil before the third sample.
  @inline(__always)
  public func predicted(after time: Double) -> ModeledPoint? {
    guard count > 2 else { return nil }
    let (place, velocity) = predictor.end(of: steps.0.state, after: time)
    var point = steps.0.point(place: place, velocity: velocity)
    point.time += time
    return point
  }

  /// The time that counts as gone by. Where samples come quickly and their time stamps are whole milliseconds, the mean of
  /// about eight is nearer to the truth.
  private mutating func step(to time: Double, from before: Double) -> Double {
    let step = time - before
    if count == 1 || step > Limits.pause { meanStep = min(step, Limits.pause) }
    meanStep += (step - meanStep) * (count < 8 ? 1 / Double(count) : 0.125)
    return meanStep < Limits.quick && step < Limits.pause ? meanStep : min(step, Limits.longest)
  }

  private enum Limits {
    /// The motion that a hand is assumed to have before anything is known of it, in pixels a second and a second
    /// squared (our choice).
    static var speed: Double { 1500 }
    static var acceleration: Double { 60000 }
    /// Seconds between samples: under the first their mean counts, over the second the pen has rested, and the last is as
    /// long as anything is predicted.
    static var quick: Double { 0.01 }
    static var pause: Double { 0.05 }
    static var longest: Double { 0.25 }
  }
}
