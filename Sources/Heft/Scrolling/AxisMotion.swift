import Ink

/// The motion of a scrolled view along one axis after the finger has gone: a pure function of time.
///
/// First it slides, its speed falling by a constant share each millisecond, until it rests or meets an edge;
/// past an edge a critically damped spring takes it back there.
struct AxisMotion: Equatable {
  /// A slide rests when it has less than this far to go, in points (our choice: half a pixel of most screens
  /// is a quarter of a point).
  private static let slideRest = 0.25
  /// The angular frequency of the spring at an edge, in radians a second (our choice: back within 0.6 s).
  private static let springFrequency = 11.0
  /// A spring rests when it is nearer to its edge than this, in points (our choice).
  private static let springRest = 0.25

  /// The slide: where it starts, its speed there in points a second, its decay a second, and how long it lasts.
  private var start: Double
  private var speed: Double
  private var decay: Double
  private var slideDuration: Double
  /// The spring: its edge, how far past it the view is when it takes over, and the speed then.
  private var edge = 0.0
  private var excess = 0.0
  private var edgeSpeed = 0.0
  private var springDuration = 0.0

  /// Seconds until the view rests.
  var duration: Double { slideDuration + springDuration }

  /// A motion from a place at a speed in points a second within a range, where the speed falls to the share
  /// `rate` each millisecond. Where the view does not bounce, it stops at the edge.
  init(from start: Double, speed: Double, rate: Double, in range: ClosedRange<Double>, bounces: Bool) {
    self.init(at: start, speed: speed, rate: rate)
    if start < range.lowerBound || start > range.upperBound {
      slideDuration = 0
      spring(to: start < range.lowerBound ? range.lowerBound : range.upperBound, from: start, speed: speed)
      return
    }
    let end = start - speed / decay
    guard end < range.lowerBound || end > range.upperBound else { return }
    let edge = end < range.lowerBound ? range.lowerBound : range.upperBound
    // x(t) = start + speed * (e^(decay t) - 1) / decay, solved for the time at which it is the edge.
    let left = max(1 + (edge - start) * decay / speed, 0)
    slideDuration = left > 0 ? max(Mathematics.logarithm(left) / decay, 0) : slideDuration
    spring(to: edge, from: edge, speed: bounces ? speed * left : 0)
  }

  /// A motion that slides to a place as if it had the speed to get there.
  init(from start: Double, to end: Double, rate: Double) {
    let decay = AxisMotion.decay(of: rate)
    self.init(at: start, speed: (start - end) * decay, rate: rate)
    // The last fraction of a point is left to no slide: it ends at the very place.
    edge = end
  }

  private init(at start: Double, speed: Double, rate: Double) {
    self.start = start
    self.speed = speed
    decay = AxisMotion.decay(of: rate)
    let far = (speed / decay).magnitude
    slideDuration = far > AxisMotion.slideRest ? Mathematics.logarithm(AxisMotion.slideRest / far) / decay : 0
    edge = start - speed / decay
  }

  private mutating func spring(to edge: Double, from place: Double, speed: Double) {
    self.edge = edge
    excess = place - edge
    edgeSpeed = speed
    springDuration = AxisMotion.springDuration(excess: excess, speed: speed)
  }

  /// Where the view is that many seconds after the start.
  func position(at time: Double) -> Double {
    if time >= duration { return edge }
    if time <= 0 { return start }
    if time < slideDuration { return start + speed * (Mathematics.exponential(decay * time) - 1) / decay }
    let elapsed = time - slideDuration
    return edge + AxisMotion.spring(excess: excess, speed: edgeSpeed, at: elapsed)
  }

  /// Where it comes to rest.
  var end: Double { edge }

  /// A rate a millisecond as an exponent a second; a rate that is not a number counts as the normal one.
  private static func decay(of rate: Double) -> Double {
    let isRate = rate > 0 && rate < 1
    return 1000 * Mathematics.logarithm(isRate ? rate : Double(UIScrollView.DecelerationRate.normal.rawValue))
  }

  /// How far from its edge a critically damped spring is.
  private static func spring(excess: Double, speed: Double, at time: Double) -> Double {
    Mathematics.exponential(-springFrequency * time) * (excess + (speed + springFrequency * excess) * time)
  }

  /// How long the spring is further from its edge than a rest: found by doubling and halving, which needs no
  /// inverse of its formula.
  private static func springDuration(excess: Double, speed: Double) -> Double {
    func bound(_ time: Double) -> Double {
      Mathematics.exponential(-springFrequency * time)
        * (excess.magnitude + (speed + springFrequency * excess).magnitude * time)
    }
    // Past its crest, at the latest 1 / frequency, the bound only falls.
    let crest = 1 / springFrequency
    if bound(0) <= springRest, bound(crest) <= springRest { return 0 }
    var high = 2 * crest
    while bound(high) > springRest, high < 10 { high *= 2 }
    var low = crest
    for _ in 0..<24 {
      let middle = (low + high) / 2
      if bound(middle) > springRest { low = middle } else { high = middle }
    }
    return high
  }
}
