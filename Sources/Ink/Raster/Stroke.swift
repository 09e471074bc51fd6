/// How a line is drawn along a path.
public struct Stroke: Equatable, Sendable {
  /// How a line ends.
  public enum Cap: Sendable {
    case butt
    case round
    case square
  }

  /// How two lines meet.
  public enum Join: Sendable {
    case miter
    case round
    case bevel
  }

  /// In the path's units. Not positive is no line.
  public var width: Double
  public var cap: Cap
  public var join: Join
  /// How far a pointed corner may reach, as a multiple of the width, before it is cut off.
  public var miterLimit: Double
  /// The lengths of dashes and gaps in turn; empty means a whole line.
  public var dashes: [Double]
  /// How far into the dashes the line begins.
  public var dashPhase: Double

  /// A stroke of a width.
  ///
  /// - Parameters:
  ///   - width: In the path's units; not positive is no line.
  ///   - cap: How a line ends.
  ///   - join: How two lines meet.
  ///   - miterLimit: How far a pointed corner may reach, as a multiple of the width, before it is cut off.
  ///   - dashes: The lengths of dashes and gaps in turn; empty means a whole line.
  ///   - dashPhase: How far into the dashes the line begins.
  public init(
    width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10, dashes: [Double] = [],
    dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashes = dashes
    self.dashPhase = dashPhase
  }

  /// The outlines of the lines, to be filled by the non-zero rule. `scale` is how many pixels a unit has.
  func outlines(of contours: [Contour], scale: Double) -> [Contour] {
    guard width > 0, width.isFinite else { return [] }
    var outliner = StrokeOutliner(stroke: self, scale: scale)
    for contour in dashed(contours, scale: scale) { outliner.add(contour) }
    return outliner.outlines
  }
}
