import Ink

/// A stroke that is held still at its end becomes a straight line, if it is nearly one.
enum StraightLine {
  /// How long it must be held, in seconds, and how far the hand may stray meanwhile, in points (our choices).
  static let dwellTime = 0.5
  static let dwellTolerance = 3.0
  /// The shortest line in points, and how far of its length the stroke may stray from it (our choices).
  private static let shortest = 40.0
  private static let maximumDeviation = 0.12
  /// How far apart the samples of a line are, in pixels, and in time, in seconds (our choices).
  private static let spacing = 8.0
  private static let step = 0.008

  /// Whether the stroke is nearly straight; `scale` is the pixels in a point.
  static func isNear(_ stroke: DrawnStroke, scale: Double) -> Bool {
    guard let first = stroke.samples.first?.ink, let last = stroke.samples.last?.ink else { return false }
    let (x, y) = (last.x - first.x, last.y - first.y)
    let length = (x * x + y * y).squareRoot()
    guard length >= shortest * scale else { return false }
    return stroke.samples.allSatisfy { sample in
      let (dx, dy) = (sample.ink.x - first.x, sample.ink.y - first.y)
      let along = (dx * x + dy * y) / length
      let aside = abs(dx * y - dy * x) / length
      return aside <= maximumDeviation * length && along >= -maximumDeviation * length
        && along <= (1 + maximumDeviation) * length
    }
  }

  /// The line from the stroke's beginning to a place, as wide as the stroke was on the average.
  static func from(_ stroke: DrawnStroke, to end: StrokeSample) -> DrawnStroke {
    guard let first = stroke.samples.first else { return stroke }
    func mean(_ values: [UInt16]) -> UInt16 {
      let known = values.filter { $0 > 0 }
      return known.isEmpty ? 0 : UInt16(known.reduce(UInt64(0)) { $0 + UInt64($1) } / UInt64(known.count))
    }
    let force = mean(stroke.samples.map { $0.force })
    let altitude = mean(stroke.samples.map { $0.altitude })
    let (start, stop) = (first.ink, end.ink)
    let (x, y) = (stop.x - start.x, stop.y - start.y)
    let count = max(Int(((x * x + y * y).squareRoot() / spacing).rounded(.up)), 2)
    var line = DrawnStroke(brush: stroke.brush)
    for index in 0...count {
      let part = Double(index) / Double(count)
      var sample = StrokeSample(
        InkSample(x: start.x + x * part, y: start.y + y * part, time: Double(index) * step))
      (sample.force, sample.altitude) = (force, altitude)
      line.samples.append(sample)
    }
    return line
  }
}
