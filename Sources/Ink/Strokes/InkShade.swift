/// How opaque a stroke is just now, in steps: where its opacity changes it is cut into runs of one shade each. Where runs
/// overlap the darker one counts, as with circles that are laid one by one, so no joint is darker than its neighbors.
struct InkShade: Sendable {
  /// 0...255.
  private(set) var level: Int16
  private let step: Int16

  /// So many of 255 are not seen as a step in pixels, and hardly in files, whose size grows with the number of runs (our
  /// choices).
  static var fine: Int16 { 2 }
  static var coarse: Int16 { 6 }
  /// An opacity that swings less than this part of a step changes no shade (our choice: a force is never quite steady).
  private static var slack: Float { 0.75 }

  /// The shade of a stroke's first point.
  init(_ first: InkPoint, step: Int16 = InkShade.fine) {
    level = Int16(first.opacity * 255 + 0.5)
    self.step = step
  }

  /// Whether a point is so nearly of this shade that it is taken for it.
  @inline(__always)
  func keeps(_ point: InkPoint) -> Bool {
    (point.opacity * 255 - Float(level)).magnitude <= InkShade.slack * Float(step)
  }

  /// Goes to the next shade between one point and another, and returns where that begins; nil where the segment keeps
  /// the shade.
  mutating func change(from: InkPoint, to: InkPoint) -> InkPoint? {
    if keeps(to) { return nil }
    let change = to.opacity * 255 > Float(level) ? step : -step
    let midway = (Float(level) + Float(change) / 2) / 255 - from.opacity
    let whole = to.opacity - from.opacity
    level = max(level + change, 0)
    // Within the slack the change may be due already where the segment begins.
    let part = midway * whole > 0 ? min(midway / whole, 1) : 0
    return InkPoint(between: from.values + part * (to.values - from.values))
  }
}
