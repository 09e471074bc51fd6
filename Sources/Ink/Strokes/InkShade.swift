/// How opaque a stroke is just now, in steps: where its opacity changes it is cut into runs of one shade each. Where runs
/// overlap the darker one counts, as with circles that are laid one by one, so no joint is darker than its neighbors.
struct InkShade: Sendable {
  /// 0...255.
  private(set) var level: Float
  private let step: Float

  /// So many of 255 are not seen as a step in pixels, and hardly in files, whose size grows with the number of runs (our
  /// choices).
  static var fine: Float { 2 }
  static var coarse: Float { 6 }
  /// An opacity that swings less than this part of a step changes no shade (our choice: a force is never quite steady).
  private static var slack: Float { 0.75 }

  /// The shade of a stroke's first point.
  init(_ first: InkPoint, step: Float = InkShade.fine) {
    level = Float(Int32(first.opacity * 255 + 0.5))
    self.step = step
  }

  /// Goes to the next shade on the way from one point to another, and answers where that begins; nil where the way keeps
  /// the shade.
  @inline(__always)
  mutating func change(from: InkPoint, to: InkPoint) -> InkPoint? {
    let miss = to.opacity * 255 - level
    return miss.magnitude > InkShade.slack * step ? step(by: miss > 0 ? step : -step, from, to) : nil
  }

  private mutating func step(by change: Float, _ from: InkPoint, _ to: InkPoint) -> InkPoint {
    let midway = (level + change / 2) / 255 - from.opacity
    let whole = to.opacity - from.opacity
    level = max(level + change, 0)
    // Within the slack the change may be due already where the way begins.
    let part = midway * whole > 0 ? min(midway / whole, 1) : 0
    return InkPoint(
      x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y),
      radius: from.radius + part * (to.radius - from.radius), opacity: from.opacity + part * whole)
  }
}
