/// A run of straight lines: what every path becomes before it is filled or stroked.
struct Contour {
  var points: [Point]
  /// Whether the last point is joined to the first.
  var isClosed = false
}

extension Path {
  /// How far a chord may stray from its curve, in pixels (our choice: less than what a byte of opacity can say).
  static let tolerance = 0.01
  /// The most chords of one curve (our choice).
  private static let mostChords = 500.0

  /// The path as straight lines, its curves cut into chords that stay within the tolerance.
  var contours: [Contour] {
    var contours: [Contour] = []
    var points: [Point] = []
    func finish(closed: Bool) {
      if points.count > 1 { contours.append(Contour(points: points, isClosed: closed)) }
    }
    for element in elements {
      let start = points.last ?? Point(0, 0)
      switch element {
      case .move(let point):
        finish(closed: false)
        points = [point]
      case .line(let point): points.append(point)
      case .quad(let control, let end):
        let bend = (start - control * 2 + end).length
        let count = Path.chords((bend / 4 / Path.tolerance).squareRoot())
        for index in 1...count {
          let t = Double(index) / Double(count)
          let u = 1 - t
          points.append(start * (u * u) + control * (2 * u * t) + end * (t * t))
        }
      case .cubic(let first, let second, let end):
        let bend = max((start - first * 2 + second).length, (first - second * 2 + end).length)
        let count = Path.chords((bend * 0.75 / Path.tolerance).squareRoot())
        for index in 1...count {
          let t = Double(index) / Double(count)
          let u = 1 - t
          let ends = start * (u * u * u) + end * (t * t * t)
          points.append(ends + first * (3 * u * u * t) + second * (3 * u * t * t))
        }
      case .close:
        let beginning = points.first
        finish(closed: true)
        // After a close, a subpath without a move begins where the closed one did.
        points = beginning.map { [$0] } ?? []
      }
    }
    finish(closed: false)
    return contours
  }

  private static func chords(_ wanted: Double) -> Int {
    Int(min(max(wanted.rounded(.up), 1), mostChords))
  }
}
