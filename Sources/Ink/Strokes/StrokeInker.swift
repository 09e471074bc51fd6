/// Inks a whole stroke as its brush lays it: its coverage, how deep within it each pixel lies where the finish asks for that, and
/// the finish at last.
public struct StrokeInker {
  private let finish: InkFinish
  private var rasterizer: StrokeRasterizer
  private var depthRasterizer = StrokeRasterizer(fading: InkBrush.wetFading)

  /// Nothing yet.
  ///
  /// - Parameter brush: What the stroke is drawn with.
  public init(_ brush: InkBrush) {
    finish = brush.layer.finish
    rasterizer = StrokeRasterizer(fading: brush.fading)
  }

  /// The way goes on to a point.
  ///
  /// - Parameters:
  ///   - point: The next circle of the stroke, in the plane's pixels.
  ///   - plane: Gets the ink.
  public mutating func add(_ point: InkPoint, to plane: CoverageMask) {
    rasterizer.add(point, to: plane)
    if finish == .wetEdge { depthRasterizer.add(point, to: plane.depth) }
  }

  /// The stroke ends where it is.
  ///
  /// - Parameters:
  ///   - plane: Gets the rest of the ink, and its finish.
  ///   - placement: Where the drawing lies in the plane's bitmap.
  public mutating func finish(in plane: CoverageMask, at placement: InkPlacement = .identity) {
    rasterizer.finish(in: plane)
    if finish == .wetEdge { depthRasterizer.finish(in: plane.depth) }
    plane.apply(finish, at: placement)
  }
}
