/// The way between two moments: the curve that leaves the one and reaches the other with their velocities, as circles
/// close enough to each other to be joined by straight lines.
public struct StrokeCurve: Sendable {
  private let from: StrokeModel.Moment
  private let to: StrokeModel.Moment
  private let first: SIMD2<Double>
  private let second: SIMD2<Double>
  private let radii: (from: Double, to: Double)
  /// How many lines it takes.
  public let count: Int

  /// How far a line may stray from the curve, in pixels, and the most lines between two moments (our choices).
  private static var tolerance: Double { 0.05 }
  private static var most: Double { 32 }

  /// The way from one moment to a later one with a brush.
  public init(from: StrokeModel.Moment, to: StrokeModel.Moment, brush: InkBrush) {
    self.from = from
    self.to = to
    let way = to.state.place - from.state.place
    let distance = (way * way).sum().squareRoot()
    let time = to.time - from.time
    first = from.state.place + StrokeCurve.arm(from.state.velocity, time, distance)
    second = to.state.place - StrokeCurve.arm(to.state.velocity, time, distance)
    radii = (brush.radius(at: from), brush.radius(at: to))
    let bend = from.state.place - 2 * first + second
    let otherBend = first - 2 * second + to.state.place
    let most = max((bend * bend).sum(), (otherBend * otherBend).sum()).squareRoot()
    count = Int(
      min(max((most * 0.75 / StrokeCurve.tolerance).squareRoot().rounded(.up), 1), StrokeCurve.most))
  }

  /// A third of the way that a velocity goes; never more than half of the distance, so that no loop is made up.
  private static func arm(_ velocity: SIMD2<Double>, _ time: Double, _ distance: Double) -> SIMD2<Double> {
    let arm = velocity * (time / 3)
    let length = (arm * arm).sum().squareRoot()
    return length > distance / 2 ? arm * (distance / 2 / length) : arm
  }

  /// The end of a line, 1...`count`.
  public subscript(index: Int) -> InkPoint {
    if index >= count { return InkPoint(x: Float(to.x), y: Float(to.y), radius: Float(radii.to)) }
    let t = Double(index) / Double(count)
    let u = 1 - t
    let ends = (u * u * u) * from.state.place + (t * t * t) * to.state.place
    let place = ends + (3 * u * u * t) * first + (3 * u * t * t) * second
    return InkPoint(x: Float(place.x), y: Float(place.y), radius: Float(u * radii.from + t * radii.to))
  }
}
