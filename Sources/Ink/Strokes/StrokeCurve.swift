/// The way between two moments: the curve that leaves the one and reaches the other with their velocities, as circles
/// close enough to each other to be joined by straight lines.
public struct StrokeCurve: Sendable {
  private let start: SIMD2<Double>
  private let first: SIMD2<Double>
  private let second: SIMD2<Double>
  private let end: SIMD2<Double>
  private let marks: (from: InkBrush.Mark, to: InkBrush.Mark)
  /// How many lines it takes.
  public let count: Int

  /// How far a line may stray from the curve, in pixels, and the most lines between two moments (our choices).
  private static var tolerance: Double { 0.05 }
  private static var most: Double { 32 }

  /// The way from one moment to a later one, and what the brush leaves at both.
  public init(
    from: StrokeModel.Moment, to: StrokeModel.Moment, marks: (from: InkBrush.Mark, to: InkBrush.Mark)
  ) {
    start = from.place
    end = to.place
    self.marks = marks
    let way = end - start
    let square = (way * way).sum()
    let third = (to.time - from.time) / 3
    first = start + StrokeCurve.arm(third * from.velocity, square)
    second = end - StrokeCurve.arm(third * to.velocity, square)
    let bend = start - 2 * first + second
    let otherBend = first - 2 * second + end
    // A curve strays from `count` lines by at most three quarters of its bend, divided by the square of `count`.
    let most = max((bend * bend).sum(), (otherBend * otherBend).sum())
    let straight = StrokeCurve.tolerance / 0.75
    if most <= straight * straight {
      count = 1
    } else {
      let lines = (most.squareRoot() / straight).squareRoot()
      count = lines < StrokeCurve.most ? Int(lines) + 1 : Int(StrokeCurve.most)
    }
  }

  /// A third of the way that a velocity goes; never more than half of the distance, whose square is given, so that no
  /// loop is made up.
  @inline(__always)
  private static func arm(_ arm: SIMD2<Double>, _ square: Double) -> SIMD2<Double> {
    let length = (arm * arm).sum()
    return 4 * length > square ? arm * (square / (4 * length)).squareRoot() : arm
  }

  /// The end of a line, 1...`count`.
  public subscript(index: Int) -> InkPoint {
    if index >= count { return InkPoint(end, marks.to) }
    let t = Double(index) / Double(count)
    let u = 1 - t
    let ends = (u * u * u) * start + (t * t * t) * end
    let place = ends + (3 * u * u * t) * first + (3 * u * t * t) * second
    let mark = InkBrush.Mark(
      radius: u * marks.from.radius + t * marks.to.radius,
      opacity: u * marks.from.opacity + t * marks.to.opacity)
    return InkPoint(place, mark)
  }
}

extension InkPoint {
  /// What a brush leaves at a place.
  @inline(__always)
  init(_ place: SIMD2<Double>, _ mark: InkBrush.Mark) {
    self.init(
      x: Float(place.x), y: Float(place.y), radius: Float(mark.radius), opacity: Float(mark.opacity))
  }
}
