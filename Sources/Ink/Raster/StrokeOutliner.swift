/// Walks along lines and writes down their outline: along one side, around the end, back along the other side.
/// At the inner side of a corner the outline goes to where the two sides cross. Where the lines are too short for
/// that it goes through the corner itself: then it is the sum of the boxes around the lines and the wedges between
/// them, all wound in the same direction.
struct StrokeOutliner {
  private(set) var outlines: [Contour] = []
  private let stroke: Stroke
  private let radius: Double
  /// The angle of one chord of a round cap or join.
  private let step: Double
  private var outline: [Point] = []

  /// The cosine of a turn so slight that it is rounded whatever the join: 15 degrees (our choice), for curves
  /// come here as chords.
  private static let slightTurn = 0.9659

  init(stroke: Stroke, scale: Double) {
    self.stroke = stroke
    radius = stroke.width / 2
    // A chord of that angle strays from its circle by the tolerance.
    let pixels = max(radius * scale, Path.tolerance)
    step = min(max((8 * Path.tolerance / pixels).squareRoot(), 0.01), .pi / 4)
  }

  /// Adds the outline of one line.
  mutating func add(_ contour: Contour) {
    var points: [Point] = []
    for point in contour.points where points.last != point { points.append(point) }
    if contour.isClosed, points.count > 1, points.last == points.first { points.removeLast() }
    guard points.count > 1 else {
      if let point = points.first { addDot(point) }
      return
    }
    if contour.isClosed, points.count > 2 {
      side(points, isClosed: true)
      finish()
      side(points.reversed(), isClosed: true)
      finish()
    } else {
      if contour.isClosed { points.append(points[0]) }
      side(points, isClosed: false)
      cap(from: points[points.count - 2], to: points[points.count - 1])
      side(points.reversed(), isClosed: false)
      cap(from: points[1], to: points[0])
      finish()
    }
  }

  /// A line of no length shows its caps, if they show at all.
  private mutating func addDot(_ point: Point) {
    if stroke.cap == .butt { return }
    let direction = Point(1, 0)
    outline.append(point + StrokeOutliner.normal(direction) * radius)
    cap(at: point, direction: direction)
    outline.append(point - StrokeOutliner.normal(direction) * radius)
    cap(at: point, direction: -direction)
    finish()
  }

  private mutating func finish() {
    outlines.append(Contour(points: outline, isClosed: true))
    outline = []
  }

  private static func normal(_ direction: Point) -> Point { Point(direction.y, -direction.x) }

  private static func direction(from start: Point, to end: Point) -> Point {
    let difference = end - start
    let length = difference.length
    return length > 0 && length.isFinite ? difference * (1 / length) : Point(1, 0)
  }

  /// One side of the line, with its joins.
  private mutating func side(_ points: [Point], isClosed: Bool) {
    let count = points.count
    var before = isClosed ? StrokeOutliner.direction(from: points[count - 1], to: points[0]) : Point(0, 0)
    var lengthBefore = (points[0] - points[count - 1]).length
    for index in 0..<(isClosed ? count : count - 1) {
      let start = points[index]
      let end = points[(index + 1) % count]
      let direction = StrokeOutliner.direction(from: start, to: end)
      let length = (end - start).length
      if index > 0 || isClosed {
        join(at: start, from: before, to: direction, room: min(length, lengthBefore) / 2)
      }
      outline.append(start + StrokeOutliner.normal(direction) * radius)
      outline.append(end + StrokeOutliner.normal(direction) * radius)
      before = direction
      lengthBefore = length
    }
  }

  /// Appends the outline between the ends of two lines on this side of a corner. `room` is half the shorter line, which
  /// is the most that the corner may take of it.
  private mutating func join(at corner: Point, from before: Point, to direction: Point, room: Double) {
    let cosine = before.dot(direction)
    let sine = before.cross(direction)
    let from = StrokeOutliner.normal(before)
    let to = StrokeOutliner.normal(direction)
    // The inner side of the corner. A line that turns right back has two outer sides.
    if sine < 0, cosine > -1 + 1e-12 {
      let isRoomy = radius * sine.magnitude <= room * (1 + cosine)
      return outline.append(isRoomy ? corner + (from + to) * (radius / (1 + cosine)) : corner)
    }
    if stroke.join == .round || cosine > StrokeOutliner.slightTurn {
      return arc(at: corner, from: from, angle: Mathematics.arctangent(y: sine.magnitude, x: cosine))
    }
    let limit = max(stroke.miterLimit, 1)
    // The length of the point is 1 / cos(turn / 2), and cos(turn / 2) squared is (1 + cos(turn)) / 2.
    if stroke.join == .miter, (1 + cosine) / 2 * limit * limit >= 1 {
      outline.append(corner + (from + to) * (radius / (1 + cosine)))
    }
  }

  private mutating func cap(from start: Point, to end: Point) {
    cap(at: end, direction: StrokeOutliner.direction(from: start, to: end))
  }

  /// Appends the outline around the end of a line, from this side to the other.
  private mutating func cap(at end: Point, direction: Point) {
    let side = StrokeOutliner.normal(direction)
    switch stroke.cap {
    case .butt: break
    case .round: arc(at: end, from: side, angle: .pi)
    case .square:
      outline.append(end + (side + direction) * radius)
      outline.append(end + (direction - side) * radius)
    }
  }

  /// The inner points of an arc that turns from one direction by an angle, clockwise on a screen.
  private mutating func arc(at center: Point, from start: Point, angle: Double) {
    let count = Int((angle / step).rounded(.up))
    guard count > 1 else { return }
    let cosine = Mathematics.cosine(angle / Double(count))
    let sine = Mathematics.sine(angle / Double(count))
    var spoke = start
    for _ in 1..<count {
      spoke = Point(spoke.x * cosine - spoke.y * sine, spoke.x * sine + spoke.y * cosine)
      outline.append(center + spoke * radius)
    }
  }
}
