/// A point of a stroke as its curve needs it.
struct StrokeKnot: Sendable {
  var point: InkPoint
  /// In pixels a second.
  var velocity: SIMD2<Float>
  /// In seconds.
  var time: Double
  /// How far the line has gone, in pixels; told of tapered ones only.
  var arcLength: Float = 0

  /// Makes the ink that a brush leaves at a point of the model.
  @inline(__always)
  init(_ modeled: StrokeModel.ModeledPoint, _ brush: InkBrush) {
    let mark = brush.mark(at: modeled)
    point = InkPoint(
      x: Float(modeled.x), y: Float(modeled.y), radius: Float(mark.radius), opacity: Float(mark.opacity))
    velocity = SIMD2(Float(modeled.velocity.x), Float(modeled.velocity.y))
    time = modeled.time
  }

  /// Makes the line narrower at its beginning, and by a share where it ends.
  mutating func taper(_ brush: InkBrush, after last: StrokeKnot?, to share: Float) {
    if let last { arcLength = last.arcLength + last.distance(to: point) }
    let rest = 1 - min(arcLength / brush.taper, 1)
    // Quick at first, as a pen that is set down.
    narrow(to: min(share, 1 - (1 - InkBrush.taperedEnd) * rest * rest))
  }

  mutating func narrow(to share: Float) {
    point = InkPoint(x: point.x, y: point.y, radius: point.radius * share, opacity: point.opacity)
  }

  func distance(to other: InkPoint) -> Float {
    let (x, y) = (other.x - point.x, other.y - point.y)
    return (x * x + y * y).squareRoot()
  }
}

/// The curve between two points: it leaves the one and reaches the other with their velocities, as circles
/// close enough to each other to be joined by straight lines. Radius and opacity change evenly with its parameter.
struct StrokeCurve {
  private let start: SIMD4<Float>
  private let first: SIMD4<Float>
  private let second: SIMD4<Float>
  private let end: SIMD4<Float>
  /// How many lines it takes.
  let count: Int32

  /// How far a line may stray from the curve, in pixels (our choices: what is settled is as exact as its pixels are, and what
  /// is predicted errs by more than a pixel anyway), and the most lines between two points (our choice).
  static var exact: Float { 0.05 }
  static var predicted: Float { 0.25 }
  private static var most: Float { 32 }

  /// The curve from one point to a later one, which is drawn so many times larger.
  @inline(__always)
  init(from: StrokeKnot, to: StrokeKnot, tolerance: Float, scale: Float = 1) {
    (start, end) = (from.point.values, to.point.values)
    let delta = end - start
    let square = delta.x * delta.x + delta.y * delta.y
    let seconds = Float(to.time - from.time) / 3
    let leaving = StrokeCurve.arm(seconds * from.velocity, square)
    let arriving = StrokeCurve.arm(seconds * to.velocity, square)
    // Controls a third of the difference apart make what is not the place change evenly.
    let (widening, fading) = (delta.z / 3, delta.w / 3)
    first = start + SIMD4(leaving.x, leaving.y, widening, fading)
    second = end - SIMD4(arriving.x, arriving.y, widening, fading)
    let bend = start - first - first + second
    let otherBend = first - second - second + end
    // A curve strays from `count` lines by at most three quarters of its bend, divided by the square of `count`.
    let most = max(bend.x * bend.x + bend.y * bend.y, otherBend.x * otherBend.x + otherBend.y * otherBend.y)
    let straight = tolerance / (0.75 * scale)
    if most <= straight * straight {
      count = 1
    } else {
      let lines = (most.squareRoot() / straight).squareRoot()
      // Drawn four times larger a curve needs twice as many.
      let limit = scale > 1 ? StrokeCurve.most * scale.squareRoot() : StrokeCurve.most
      count = lines < limit ? Int32(lines) + 1 : Int32(limit)
    }
  }

  /// A third of the distance that a velocity covers; never more than half of the distance, whose square is given, so that no
  /// loop is made up.
  @inline(__always)
  private static func arm(_ arm: SIMD2<Float>, _ square: Float) -> SIMD2<Float> {
    let length = arm.x * arm.x + arm.y * arm.y
    return 4 * length > square ? arm * (square / (4 * length)).squareRoot() : arm
  }

  /// The end of a line, 1...`count`.
  @inline(__always)
  subscript(index: Int32) -> InkPoint {
    if index >= count { return InkPoint(between: end) }
    let t = Float(index) / Float(count)
    let u = 1 - t
    let ends = (u * u * u) * start + (t * t * t) * end
    return InkPoint(between: ends + (3 * u * u * t) * first + (3 * u * t * t) * second)
  }
}
