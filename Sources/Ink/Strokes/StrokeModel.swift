/// Where the pen was, from noisy samples: a Kalman filter with an acceleration that changes by white noise, and a
/// smoother that looks back over the last samples. A settled point never changes any more.
///
/// A value of fixed size; nothing is allocated. Everything is per second, so that a device's rate does not change the
/// shape of a stroke. `docs/ink.md` has the mathematics and the figures.
public struct StrokeModel: Sendable {
  /// What is known of the device and the hand.
  public struct Parameters: Hashable, Sendable {
    /// The noise of a place in pixels, one standard deviation; `quantum` pixels are the steps of the device.
    public var noise = 0.4
    public var quantum = 0.5
    /// How fast a hand changes its acceleration: the density of white jerk, in pixels squared a second to the fifth, at
    /// 326 pixels an inch (measured on recorded strokes).
    public var jerk = 2e9
    /// How much of the acceleration a prediction counts on, 0...1: it does not last.
    public var lasting = 0.3

    /// The numbers that measured best.
    public init() {}
  }

  /// One moment of the stroke.
  public struct Moment: Sendable {
    var state: ModelState
    /// In seconds.
    public internal(set) var time: Double
    /// 0...1; nil while none was measured.
    public internal(set) var force: Double?
    /// In radians; nil where it is not told.
    public internal(set) var altitude: Double?

    /// The place in pixels.
    public var x: Double { state.place.x }
    public var y: Double { state.place.y }
    /// In pixels a second.
    public var speed: Double { (state.velocity * state.velocity).sum().squareRoot() }
  }

  struct Step: Sendable {
    var moment: Moment
    /// What the step before had foretold.
    var foretold: ModelState
    /// Takes a correction of this step back to the one before.
    var gain: ModelGain
  }

  /// So many samples must follow before a point is settled (measured: more help little).
  public static let lag = 3

  let parameters: Parameters
  private let noise: Double
  private var covariance = ModelCovariance(pp: 0, pv: 0, pa: 0, vv: 0, va: 0, aa: 0)
  /// The last steps, that of sample `n` at `n % 4`.
  private var steps: InlineArray<4, Step>
  private(set) var count = 0
  private var meanStep = 0.0
  /// Where the last sample was, as it came.
  private var lastPlace = SIMD2<Double>(0, 0)

  /// At the beginning of a stroke.
  public init(_ parameters: Parameters = Parameters()) {
    self.parameters = parameters
    noise = max(parameters.noise * parameters.noise + parameters.quantum * parameters.quantum / 12, 1e-6)
    let nothing = ModelState(place: .zero, velocity: .zero, acceleration: .zero)
    let none = Moment(state: nothing, time: 0, force: nil, altitude: nil)
    steps = InlineArray(
      repeating: Step(
        moment: none, foretold: nothing, gain: ModelGain(place: .zero, velocity: .zero, acceleration: .zero)))
  }

  /// Takes a sample in, and answers the moment that is settled by it; nil while there are too few.
  public mutating func add(_ sample: CleanSample) -> Moment? {
    let place = SIMD2(sample.x, sample.y)
    lastPlace = place
    var moment = Moment(
      state: ModelState(place: place, velocity: .zero, acceleration: .zero), time: sample.time,
      force: sample.force, altitude: sample.altitude)
    if count == 0 {
      covariance = ModelCovariance(
        pp: noise, pv: 0, pa: 0, vv: Limits.speed * Limits.speed, va: 0,
        aa: Limits.acceleration * Limits.acceleration)
      steps[0].moment = moment
      count = 1
      return nil
    }
    let before = steps[(count - 1) & 3].moment
    let time = step(to: sample.time, from: before.time)
    let foretold = before.state.after(time)
    let surprise = place - foretold.place
    let next = covariance.after(time, jerk: parameters.jerk)
    let gain = covariance.gain(after: time, to: next)
    let share = 1 / (next.pp + noise)
    let (k0, k1, k2) = (next.pp * share, next.pv * share, next.pa * share)
    moment.state = ModelState(
      place: foretold.place + k0 * surprise, velocity: foretold.velocity + k1 * surprise,
      acceleration: foretold.acceleration + k2 * surprise)
    covariance = ModelCovariance(
      pp: (1 - k0) * next.pp, pv: (1 - k0) * next.pv, pa: (1 - k0) * next.pa, vv: next.vv - k1 * next.pv,
      va: next.va - k1 * next.pa, aa: next.aa - k2 * next.pa)
    steps[count & 3] = Step(moment: moment, foretold: foretold, gain: gain)
    count += 1
    // A force that comes late is that of the samples before it, as long as they may change.
    if before.force == nil, let force = sample.force {
      for index in max(count - 4, 0)..<count - 1 { steps[index & 3].moment.force = force }
    }
    return count > StrokeModel.lag ? unsettled(StrokeModel.lag) : nil
  }

  /// The number of moments that are not settled yet.
  public var unsettledCount: Int { min(count, StrokeModel.lag) }

  /// The moment so many samples before the last, as far as it is known by now: the smoother of Rauch, Tung and Striebel.
  public func unsettled(_ back: Int) -> Moment {
    var index = count &- 1
    let last = index &- back
    var state = steps[index & 3].moment.state
    while index > last {
      let correction = steps[index & 3].gain(state - steps[index & 3].foretold)
      index &-= 1
      state = steps[index & 3].moment.state + correction
    }
    var moment = steps[index & 3].moment
    moment.state = state
    return moment
  }

  /// Where the last sample was, as it came: where a stroke ends.
  public var end: Moment? {
    guard count > 0 else { return nil }
    var moment = steps[(count - 1) & 3].moment
    moment.state.place = lastPlace
    return moment
  }

  /// Where the pen will be so many seconds after the last sample; nil while that cannot be said.
  public func predicted(after time: Double) -> Moment? {
    guard count > 2 else { return nil }
    var moment = steps[(count - 1) & 3].moment
    // An acceleration does not last: what it adds is held back (measured).
    moment.state.acceleration *= parameters.lasting
    moment.state = moment.state.after(time)
    moment.time += time
    return moment
  }

  /// The time that counts as gone by. Where samples come quickly and their time stamps are whole milliseconds, the mean of
  /// about eight is nearer to the truth.
  private mutating func step(to time: Double, from before: Double) -> Double {
    let step = time - before
    if count == 1 || step > Limits.pause { meanStep = min(step, Limits.pause) }
    meanStep += (step - meanStep) / Double(min(count, 8))
    return meanStep < Limits.quick && step < Limits.pause ? meanStep : min(step, Limits.longest)
  }

  private enum Limits {
    /// What a hand may do before anything is known of it, in pixels a second and a second squared (our choice).
    static var speed: Double { 1500 }
    static var acceleration: Double { 60000 }
    /// Seconds between samples: under the first their mean counts, over the second the pen has rested, and the last is as
    /// long as anything is foretold.
    static var quick: Double { 0.01 }
    static var pause: Double { 0.05 }
    static var longest: Double { 0.25 }
  }
}
