/// A stroke that is being drawn: each sample settles a little more of it, and the tip that may still change, with what
/// is predicted for the next frame, lies in a plane of its own.
///
/// The planes belong to the caller, who uses them again for the next stroke. The cost of a sample does not depend on the
/// length of the stroke, and nothing is allocated for one.
public struct LiveStroke {
  private var pipeline: StrokePipeline
  private var rasterizer = StrokeRasterizer()
  private let planes: StrokeBuffers
  private var shownTip = PixelRectangle(x: 0, y: 0, width: 0, height: 0)

  /// How the stroke lies over the picture.
  public var layer: InkLayer { pipeline.brush.layer }

  /// A stroke with a brush; the planes are cleared.
  public init(brush: InkBrush, planes: StrokeBuffers, parameters: StrokeModel.Parameters = .init()) {
    pipeline = StrokePipeline(brush: brush, parameters: parameters)
    self.planes = planes
    planes.clear()
  }

  /// Takes a sample in. Several may come before the stroke is shown once.
  public mutating func add(_ sample: InkSample) {
    let settled = planes.settled
    pipeline.add(sample) { rasterizer.add($0, to: settled) }
  }

  /// Shows the stroke on a picture that shows it as it was: with its tip as it is now and where the pen will be after so many
  /// seconds, over the picture without it. Returns which rectangle has changed.
  @discardableResult
  public mutating func show(
    on picture: inout Bitmap, over base: Bitmap, predicting time: Double
  ) -> PixelRectangle {
    let tip = planes.tip
    tip.clear()
    var rest = rasterizer
    pipeline.tip(after: time) { rest.add($0, to: tip) }
    rest.finish(in: tip)
    return color(&picture, over: base)
  }

  /// The pen has left: settles all, without what was predicted, and shows it. Returns which rectangle has changed.
  @discardableResult
  public mutating func finish(on picture: inout Bitmap, over base: Bitmap) -> PixelRectangle {
    pipeline.finish { rasterizer.add($0, to: planes.settled) }
    rasterizer.finish(in: planes.settled)
    planes.tip.clear()
    return color(&picture, over: base)
  }

  private mutating func color(_ picture: inout Bitmap, over base: Bitmap) -> PixelRectangle {
    let new = planes.tip.takeDirty()
    let dirty = planes.settled.takeDirty().union(new).union(shownTip)
    shownTip = new
    picture.ink(layer, through: planes, over: base, in: dirty)
    return dirty
  }
}
