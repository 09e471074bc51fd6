import Ink

/// The lines of a path or a basic shape of SVG, its curves as short straight pieces.
struct SVGPath {
  private(set) var lines: [[Point]] = []
  private var place = Point(0, 0)
  private var start = Point(0, 0)
  /// The control point that a smooth curve mirrors, and the kind of the command before.
  private var control = Point(0, 0)
  private var before: UInt8 = 0

  /// A curve is cut into so many pieces (our choice).
  private static let pieces = 16

  /// The lines of an element; nil where it has none.
  init?(_ name: [UInt8], _ values: XMLAttributes) {
    func number(_ name: StaticString) -> Double {
      var scanner = TextScanner((values[name] ?? [])[...])
      return scanner.number() ?? 0
    }
    if name.isWord("path") {
      read(values["d"] ?? [])
    } else if name.isWord("line") {
      lines = [[Point(number("x1"), number("y1")), Point(number("x2"), number("y2"))]]
    } else if name.isWord("polyline") || name.isWord("polygon") {
      let points = SVGPath.points(values["points"] ?? [])
      lines = points.isEmpty ? [] : [points + (name.isWord("polygon") ? [points[0]] : [])]
    } else if name.isWord("rect") {
      let (x, y, width, height) = (number("x"), number("y"), number("width"), number("height"))
      let corners = [
        Point(x, y), Point(x + width, y), Point(x + width, y + height), Point(x, y + height), Point(x, y),
      ]
      lines = width > 0 && height > 0 ? [corners] : []
    } else if name.isWord("circle") || name.isWord("ellipse") {
      let radii = name.isWord("circle") ? (number("r"), number("r")) : (number("rx"), number("ry"))
      let (x, y) = (number("cx"), number("cy"))
      guard radii.0 > 0, radii.1 > 0 else { return }
      lines = [
        (0...4 * SVGPath.pieces).map { step in
          let angle = Double(step) / Double(4 * SVGPath.pieces) * 2 * Double.pi
          return Point(x + radii.0 * Mathematics.cosine(angle), y + radii.1 * Mathematics.sine(angle))
        }
      ]
    } else {
      return nil
    }
  }

  private static func points(_ text: [UInt8]) -> [Point] {
    var scanner = TextScanner(text[...])
    var points: [Point] = []
    scanner.skipSeparators()
    while let x = scanner.number() {
      scanner.skipSeparators()
      guard let y = scanner.number() else { break }
      points.append(Point(x, y))
      scanner.skipSeparators()
    }
    return points
  }

  /// Reads the commands of a path up to the first that is not one, as a browser draws it.
  private mutating func read(_ text: [UInt8]) {
    var scanner = TextScanner(text[...])
    var command: UInt8 = 0
    while true {
      scanner.skipSeparators()
      guard let next = scanner.next else { return }
      if (next | 0x20) >= UInt8(ascii: "a"), (next | 0x20) <= UInt8(ascii: "z") {
        command = next
        scanner.skip()
      } else if command | 0x20 == UInt8(ascii: "z") {
        return
      }
      let kind = command | 0x20
      guard let count = SVGPath.count(of: kind) else { return }
      var numbers: [Double] = []
      for index in 0..<count {
        scanner.skipSeparators()
        // The flags of an arc may stand without a space behind them.
        if kind == UInt8(ascii: "a"), index == 3 || index == 4 {
          guard let flag = scanner.next, flag == 48 || flag == 49 else { return }
          scanner.skip()
          numbers.append(Double(flag - 48))
          continue
        }
        guard let number = scanner.number(), number.magnitude < 1e7 else { return }
        numbers.append(number)
      }
      if lines.isEmpty, kind != UInt8(ascii: "m") { return }
      take(kind, isRelative: command >= 0x60, numbers)
      before = kind
      // Further places of a move are lines.
      if kind == UInt8(ascii: "m") { command = command == kind ? UInt8(ascii: "l") : UInt8(ascii: "L") }
    }
  }

  private static func count(of kind: UInt8) -> Int? {
    switch kind {
    case UInt8(ascii: "m"), UInt8(ascii: "l"), UInt8(ascii: "t"): 2
    case UInt8(ascii: "h"), UInt8(ascii: "v"): 1
    case UInt8(ascii: "q"), UInt8(ascii: "s"): 4
    case UInt8(ascii: "c"): 6
    case UInt8(ascii: "a"): 7
    case UInt8(ascii: "z"): 0
    default: nil
    }
  }

  private mutating func line(to point: Point) {
    // A path that goes on after a closed line begins where that line did.
    if lines[lines.count - 1].isEmpty { lines[lines.count - 1].append(place) }
    lines[lines.count - 1].append(point)
    place = point
  }

  private mutating func take(_ kind: UInt8, isRelative: Bool, _ n: [Double]) {
    let from = isRelative ? place : Point(0, 0)
    func point(_ index: Int) -> Point { Point(from.x + n[index], from.y + n[index + 1]) }
    func mirrored(after kind: UInt8, or other: UInt8) -> Point {
      before == kind || before == other ? Point(2 * place.x - control.x, 2 * place.y - control.y) : place
    }
    switch kind {
    case UInt8(ascii: "m"):
      place = point(0)
      start = place
      lines.append([place])
    case UInt8(ascii: "l"): line(to: point(0))
    case UInt8(ascii: "h"): line(to: Point(from.x + n[0], place.y))
    case UInt8(ascii: "v"): line(to: Point(place.x, from.y + n[0]))
    case UInt8(ascii: "c"): curve(point(0), point(2), to: point(4))
    case UInt8(ascii: "s"):
      curve(mirrored(after: UInt8(ascii: "c"), or: UInt8(ascii: "s")), point(0), to: point(2))
    case UInt8(ascii: "q"): quadratic(point(0), to: point(2))
    case UInt8(ascii: "t"): quadratic(mirrored(after: UInt8(ascii: "q"), or: UInt8(ascii: "t")), to: point(0))
    case UInt8(ascii: "a"): arc(n, to: point(5))
    default:
      line(to: start)
      lines.append([])
    }
  }

  /// The lines that have a point at least.
  var drawn: [[Point]] { lines.filter { !$0.isEmpty } }

  private mutating func curve(_ one: Point, _ other: Point, to end: Point) {
    let begin = place
    for step in 1...SVGPath.pieces {
      let t = Double(step) / Double(SVGPath.pieces)
      let u = 1 - t
      let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      line(
        to: Point(
          a * begin.x + b * one.x + c * other.x + d * end.x, a * begin.y + b * one.y + c * other.y + d * end.y
        ))
    }
    control = other
  }

  private mutating func quadratic(_ middle: Point, to end: Point) {
    let begin = place
    curve(
      Point(begin.x + (middle.x - begin.x) * 2 / 3, begin.y + (middle.y - begin.y) * 2 / 3),
      Point(end.x + (middle.x - end.x) * 2 / 3, end.y + (middle.y - end.y) * 2 / 3), to: end)
    control = middle
  }

  /// An arc of an ellipse by its ends, as SVG's appendix B.2.4 computes its center.
  private mutating func arc(_ n: [Double], to end: Point) {
    var (rx, ry) = (n[0].magnitude, n[1].magnitude)
    guard rx > 0, ry > 0, place != end else { return line(to: end) }
    let angle = n[2] * Double.pi / 180
    let (sine, cosine) = (Mathematics.sine(angle), Mathematics.cosine(angle))
    let (dx, dy) = ((place.x - end.x) / 2, (place.y - end.y) / 2)
    let (x, y) = (cosine * dx + sine * dy, -sine * dx + cosine * dy)
    let excess = x * x / (rx * rx) + y * y / (ry * ry)
    if excess > 1 { (rx, ry) = (rx * excess.squareRoot(), ry * excess.squareRoot()) }
    let below = rx * rx * y * y + ry * ry * x * x
    let root = (max(rx * rx * ry * ry - below, 0) / below).squareRoot() * (n[3] == n[4] ? -1 : 1)
    let (cx, cy) = (root * rx * y / ry, -root * ry * x / rx)
    let begin = Mathematics.arctangent(y: (y - cy) / ry, x: (x - cx) / rx)
    var sweep = Mathematics.arctangent(y: (-y - cy) / ry, x: (-x - cx) / rx) - begin
    if n[4] == 1, sweep < 0 { sweep += 2 * Double.pi }
    if n[4] == 0, sweep > 0 { sweep -= 2 * Double.pi }
    let middle = Point(
      cosine * cx - sine * cy + (place.x + end.x) / 2, sine * cx + cosine * cy + (place.y + end.y) / 2)
    for step in 1..<2 * SVGPath.pieces {
      let now = begin + sweep * Double(step) / Double(2 * SVGPath.pieces)
      let (px, py) = (rx * Mathematics.cosine(now), ry * Mathematics.sine(now))
      line(to: Point(middle.x + cosine * px - sine * py, middle.y + sine * px + cosine * py))
    }
    line(to: end)
  }
}
