import Ink

/// The outlines of shapes as points, curves as short straight pieces.
enum ShapeLines {
  /// A quarter of a circle, or a curve, has so many pieces (our choice).
  private static let pieces = 16

  /// An ellipse about the zero of a map.
  static func ellipse(_ across: Double, _ down: Double, _ map: Affine) -> [Point] {
    (0...4 * pieces).map { step in
      let angle = Double(step) / Double(2 * pieces) * Double.pi
      return map(Point(across * Mathematics.cosine(angle), down * Mathematics.sine(angle)))
    }
  }

  /// A rectangle about the zero of a map, by half of its sides; its corners may be round.
  static func rectangle(_ across: Double, _ down: Double, radius: Double = 0, _ map: Affine) -> [Point] {
    if radius <= 0 {
      let corners = [
        Point(-across, -down), Point(across, -down), Point(across, down), Point(-across, down),
        Point(-across, -down),
      ]
      return corners.map { map($0) }
    }
    var points: [Point] = []
    for quarter in 0..<4 {
      let x = (across - radius) * (quarter == 0 || quarter == 3 ? 1 : -1)
      let y = (down - radius) * (quarter < 2 ? 1 : -1)
      for step in 0...pieces / 2 {
        let angle = (Double(quarter) + Double(2 * step) / Double(pieces)) * Double.pi / 2
        points.append(
          map(Point(x + radius * Mathematics.cosine(angle), y + radius * Mathematics.sine(angle))))
      }
    }
    if let first = points.first { points.append(first) }
    return points
  }

  /// A Bezier curve of the third order.
  static func cubic(_ begin: Point, _ one: Point, _ other: Point, _ end: Point) -> [Point] {
    (0...pieces).map { step in
      let t = Double(step) / Double(pieces)
      let u = 1 - t
      let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      return Point(
        a * begin.x + b * one.x + c * other.x + d * end.x, a * begin.y + b * one.y + c * other.y + d * end.y)
    }
  }

  /// A Bezier curve of the second order.
  static func quadratic(_ begin: Point, _ middle: Point, _ end: Point) -> [Point] {
    func near(_ point: Point) -> Point {
      Point(point.x + (middle.x - point.x) * 2 / 3, point.y + (middle.y - point.y) * 2 / 3)
    }
    return cubic(begin, near(begin), near(end), end)
  }

  /// A smooth line through points (Catmull and Rom's).
  static func smooth(_ points: [Point]) -> [Point] {
    guard points.count > 2 else { return points }
    var line = [points[0]]
    for index in 0..<points.count - 1 {
      let (begin, end) = (points[index], points[index + 1])
      let (before, after) = (points[max(index - 1, 0)], points[min(index + 2, points.count - 1)])
      let one = Point(begin.x + (end.x - before.x) / 6, begin.y + (end.y - before.y) / 6)
      let other = Point(end.x - (after.x - begin.x) / 6, end.y - (after.y - begin.y) / 6)
      line += cubic(begin, one, other, end).dropFirst()
    }
    return line
  }

  /// The two lines of an arrow's head, as one through the tip; empty where the arrow has no direction.
  ///
  /// - Parameters:
  ///   - from: A point behind the tip.
  ///   - length: How long each of the lines is.
  static func head(at tip: Point, from: Point, length: Double) -> [Point] {
    let (x, y) = (from.x - tip.x, from.y - tip.y)
    let distance = (x * x + y * y).squareRoot()
    guard distance > 0, distance.isFinite else { return [] }
    // As far open as Excalidraw's, 20 degrees on either side.
    let angle = Double.pi / 9
    let sine = Mathematics.sine(angle) * length / distance
    let cosine = Mathematics.cosine(angle) * length / distance
    return [
      Point(tip.x + x * cosine - y * sine, tip.y + x * sine + y * cosine), tip,
      Point(tip.x + x * cosine + y * sine, tip.y - x * sine + y * cosine),
    ]
  }
}

extension StrokeBuilder {
  /// How far apart samples are at most, in pixels, and how many a straight piece has (our choices).
  private static let spacing = 8.0
  private static let mostSamples = 1024.0

  /// Adds a line that is as wide as the stroke's size everywhere.
  mutating func addLine(_ line: [Point]) {
    guard var last = line.first else { return }
    addEven(x: last.x, y: last.y)
    for next in line.dropFirst() {
      let (across, down) = (next.x - last.x, next.y - last.y)
      let length = (across * across + down * down).squareRoot()
      // A straight piece of a million pixels is not one that anybody draws.
      guard length < 1e6 else { continue }
      let count = Int(min(max((length / StrokeBuilder.spacing).rounded(.up), 1), StrokeBuilder.mostSamples))
      for step in 1...count {
        let part = Double(step) / Double(count)
        addEven(x: last.x + across * part, y: last.y + down * part)
      }
      last = next
    }
  }

  /// How high a line of letters is, and how wide a letter, as shares of their size, where it is not told (our choices).
  private static let usualHeight = 1.25
  private static let usualWidth = 0.55

  /// Text whose upper left corner is the zero of a map; nil where there is none, or it has no place.
  static func text(
    _ text: [UInt8], size: Double, color: (color: UInt32, opacity: Double), layer: Int, _ map: Affine
  ) -> DoodleStroke? {
    let lines = text.split(separator: 0x0A, omittingEmptySubsequences: false)
    // The bytes of a letter but its first begin with the bits 10.
    let letters = lines.reduce(1) { max($0, $1.count { $0 & 0xC0 != 0x80 }) }
    guard !text.isEmpty, size > 0, size < 1e5, map.scale > 0, map.scale < 1e5 else { return nil }
    let (width, height) = (Double(letters) * size * usualWidth, Double(lines.count) * size * usualHeight)
    var builder = StrokeBuilder(
      .pen, width: size * map.scale, color: color.color, opacity: color.opacity, layer: layer)
    for corner in [Point(0, 0), Point(width, 0), Point(0, height)] {
      let place = map(corner)
      builder.add(x: place.x, y: place.y, time: 0)
    }
    builder.stroke.text = text.text
    return builder.stroke
  }
}
