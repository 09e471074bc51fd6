/// Inks a stroke as its brush lays it: its coverage, and how deep within it each pixel lies where the finish asks for that.
///
/// A value: a copy goes on by itself, as the tip of a stroke does in a plane of its own, once that plane has taken over how deep
/// the stroke lies (`resume`).
public struct StrokeInker {
  private let finish: InkFinish
  private let isWet: Bool
  private var rasterizer: StrokeRasterizer

  /// Nothing yet.
  ///
  /// - Parameter brush: The brush that the stroke is drawn with.
  public init(_ brush: InkBrush) {
    finish = brush.layer.finish
    isWet = finish == .wetEdge
    rasterizer = StrokeRasterizer(fading: brush.fading)
  }

  /// The line goes on to a point.
  ///
  /// - Parameters:
  ///   - point: The next circle of the stroke, in the plane's pixels.
  ///   - plane: Gets the ink.
  @inline(__always)
  public mutating func add(_ point: InkPoint, to plane: CoverageMask) {
    rasterizer.add(point, to: plane)
    if isWet { plane.deepen(point) }
  }

  /// The stroke ends where it is, without its finish.
  mutating func end(in plane: CoverageMask) {
    rasterizer.finish(in: plane)
    if isWet { plane.endDepth() }
  }

  /// The stroke goes on in another plane from what was told to one.
  func resume(in plane: CoverageMask, from other: CoverageMask) {
    if isWet { plane.takeDepth(from: other) }
  }

  /// The stroke ends where it is.
  ///
  /// - Parameters:
  ///   - plane: Gets the rest of the ink, and its finish.
  ///   - placement: Where the drawing lies in the plane's bitmap.
  public mutating func finish(in plane: CoverageMask, at placement: InkPlacement = .identity) {
    end(in: plane)
    plane.apply(finish, at: placement)
  }
}

/// How deep within the one stroke of a plane each pixel lies: its circles, whose edge fades out over half of their radius. Apart from
/// what every stroke has, so that one without depth pays nothing for it.
final class StrokeDepth {
  let plane: CoverageMask
  private var rasterizer = StrokeRasterizer(fading: InkBrush.wetFading)

  init(width: Int, height: Int) { plane = CoverageMask(width: width, height: height) }

  func add(_ point: InkPoint) { rasterizer.add(point, to: plane) }
  func end() { rasterizer.finish(in: plane) }
  func resume(from other: StrokeDepth) { rasterizer = other.rasterizer }

  func clear() {
    plane.clear()
    rasterizer = StrokeRasterizer(fading: InkBrush.wetFading)
  }
}

extension CoverageMask {
  @inline(never)
  fileprivate func deepen(_ point: InkPoint) { strokeDepth.add(point) }
  @inline(never)
  fileprivate func endDepth() { strokeDepth.end() }
  @inline(never)
  fileprivate func takeDepth(from other: CoverageMask) { strokeDepth.resume(from: other.strokeDepth) }
}
