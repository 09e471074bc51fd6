/// A stroke that is being drawn: each sample settles a little more of it, and the tip that may still change, with what
/// is predicted for the next frame, lies in a plane of its own.
///
/// The planes belong to the caller, who uses them again for the next stroke. The cost of a sample does not depend on the
/// length of the stroke, and nothing is allocated for one.
public struct LiveStroke {
  private var pipeline: StrokePipeline
  private var rasterizer: StrokeRasterizer
  /// Of the depth within the stroke, where its finish asks for it.
  private var depthRasterizer = StrokeRasterizer(fading: InkBrush.wetFading)
  private let planes: StrokeBuffers
  private let placement: InkPlacement
  private var shownTip = PixelRectangle(x: 0, y: 0, width: 0, height: 0)

  /// How the stroke lies over the picture.
  public var layer: InkLayer { pipeline.brush.layer }
  private var isWet: Bool { pipeline.brush.kind == .watercolor }

  /// A stroke with a brush; the planes are cleared. Its samples are told in pixels of the drawing.
  ///
  /// - Parameters:
  ///   - brush: What it is drawn with.
  ///   - planes: Of the picture's size; those of the last stroke may be used again.
  ///   - parameters: How the pen's motion is smoothed.
  ///   - placement: Where the drawing lies in the picture.
  public init(
    brush: InkBrush, planes: StrokeBuffers, parameters: StrokeModel.Parameters = .init(),
    placement: InkPlacement = .identity
  ) {
    pipeline = StrokePipeline(brush: brush, parameters: parameters, scale: placement.scale)
    rasterizer = StrokeRasterizer(fading: brush.fading)
    self.planes = planes
    self.placement = placement
    planes.clear()
  }

  /// Takes a sample in. Several may come before the stroke is shown once.
  ///
  /// - Parameter sample: What the device tells; one that makes no sense is left out.
  public mutating func add(_ sample: InkSample) {
    let (settled, placement, isWet) = (planes.settled, placement, isWet)
    pipeline.add(sample) {
      let point = placement($0)
      rasterizer.add(point, to: settled)
      if isWet { LiveStroke.deepen(&depthRasterizer, point, settled) }
    }
  }

  /// Shows the stroke on a picture that shows it as it was: with its tip as it is now, and where the pen will
  /// be.
  ///
  /// - Parameters:
  ///   - picture: Shows the stroke as it was when it was shown last, and is changed.
  ///   - base: The picture without the stroke, of the same size.
  ///   - time: How far to predict, in seconds: until the frame is seen. 0 shows the last sample.
  /// - Returns: The rectangle that has changed, in pixels; an empty one where nothing has.
  @discardableResult
  public mutating func show(
    on picture: inout Bitmap, over base: Bitmap, predicting time: Double
  ) -> PixelRectangle {
    let tip = planes.tip
    tip.clear()
    var rest = rasterizer
    let placement = placement
    let isWet = isWet
    var depth = isWet ? depthRasterizer : StrokeRasterizer()
    pipeline.tip(after: time) {
      rest.add(placement($0), to: tip)
      if isWet { LiveStroke.deepen(&depth, placement($0), tip) }
    }
    rest.finish(in: tip)
    if isWet { depth.finish(in: tip.depth) }
    return color(&picture, over: base)
  }

  /// The pen has left: settles all, without what was predicted, and shows it.
  ///
  /// - Parameters:
  ///   - picture: Shows the stroke as it was when it was shown last, and is changed.
  ///   - base: The picture without the stroke, of the same size.
  /// - Returns: The rectangle that has changed, in pixels.
  @discardableResult
  public mutating func finish(on picture: inout Bitmap, over base: Bitmap) -> PixelRectangle {
    let (settled, placement, isWet) = (planes.settled, placement, isWet)
    pipeline.finish {
      rasterizer.add(placement($0), to: settled)
      if isWet { LiveStroke.deepen(&depthRasterizer, placement($0), settled) }
    }
    rasterizer.finish(in: settled)
    if isWet { depthRasterizer.finish(in: settled.depth) }
    planes.tip.clear()
    return color(&picture, over: base)
  }

  /// Goes on with the depth within the stroke. Not inlined: what has none of it would pay for its room.
  @inline(never)
  private static func deepen(_ depth: inout StrokeRasterizer, _ point: InkPoint, _ plane: CoverageMask) {
    depth.add(point, to: plane.depth)
  }

  private mutating func color(_ picture: inout Bitmap, over base: Bitmap) -> PixelRectangle {
    let new = planes.tip.takeDirty()
    let dirty = planes.settled.takeDirty().union(new).union(shownTip)
    shownTip = new
    picture.ink(layer, through: planes, over: base, in: dirty, at: placement)
    return dirty
  }
}

extension LiveStroke {
  /// Shows what is settled of the stroke, without the tip that may still change: no ink that is shown so is taken back
  /// later.
  ///
  /// - Parameters:
  ///   - picture: Shows the stroke as it was when it was shown last, and is changed.
  ///   - base: The picture without the stroke, of the same size.
  /// - Returns: The rectangle that has changed, in pixels; an empty one where nothing has.
  @discardableResult
  public mutating func showSettled(on picture: inout Bitmap, over base: Bitmap) -> PixelRectangle {
    planes.tip.clear()
    return color(&picture, over: base)
  }
}
