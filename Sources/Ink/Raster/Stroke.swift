/// How a line is drawn along a path.
public struct Stroke: Equatable, Sendable {
  /// How a line ends.
  public enum Cap: Sendable {
    /// It is cut off at its end.
    case butt
    /// With half a circle around its end.
    case round
    /// Half of its width beyond its end.
    case square
  }

  /// How two lines meet.
  public enum Join: Sendable {
    /// In a point, as far as `miterLimit` allows.
    case miter
    /// In a circle around the corner.
    case round
    /// With the corner cut off.
    case bevel
  }

  /// In the path's units. Not positive is no line.
  public var width: Double
  /// How the line ends.
  public var cap: Cap
  /// How two lines meet.
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
