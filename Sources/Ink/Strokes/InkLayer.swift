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

  /// The color for a file, which has no grain, whose mean is the coverage, nor the edge of a wash, which is as dark everywhere;
  /// as `premultiplied` gives it.
  public var fileColor: UInt32 {
    finish == .wetEdge ? faded(color, by: UInt32(InkFinisher.meanShare)) : color
  }
}
