/// How a stroke's coverage becomes color: one even layer, as opaque as it says, over what lies under it or in its place.
public struct InkLayer: Hashable, Sendable {
  /// The color of full coverage, multiplied by its alpha.
  public var color: UInt32
  /// Whether it takes away, by its alpha, from the pixels there.
  public var erases: Bool
  /// The way the paper changes the coverage.
  public var finish: InkFinish

  /// A layer of a color, as `premultiplied` gives it.
  ///
  /// - Parameters:
  ///   - color: Of full coverage, multiplied by its alpha; an eraser takes only its alpha.
  ///   - erases: Whether it takes away from the pixels there.
  ///   - finish: The way the paper changes the coverage.
  public init(color: UInt32, erases: Bool = false, finish: InkFinish = .even) {
    self.color = color
    self.erases = erases
    self.finish = finish
  }

  /// The color for a file, which cannot take ink away: an eraser draws in the paper's color, white where there is none. Nor has
  /// a file grain, whose mean is the coverage, or the edge of a wash, which is as dark everywhere.
  ///
  /// - Parameter paper: The paper's color, as `premultiplied` gives it; 0 for none.
  /// - Returns: The color of full coverage, as `premultiplied` gives it.
  public func fileColor(on paper: UInt32) -> UInt32 {
    if finish == .wetEdge { return faded(color, by: UInt32(InkFinisher.meanShare)) }
    return erases ? faded(paper >> 24 == 255 ? paper : 0xFFFF_FFFF, by: color >> 24) : color
  }
}
