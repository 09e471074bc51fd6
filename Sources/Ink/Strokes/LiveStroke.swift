/// A stroke that is being drawn: each sample settles a little more of it, and the tip that may still change, with what
/// is predicted for the next frame, lies in a plane of its own.
///
/// The planes belong to the caller, who uses them again for the next stroke. The cost of a sample does not depend on the
/// length of the stroke, and nothing is allocated for one.
public struct LiveStroke {
  private var pipeline: StrokePipeline
  private var inker: StrokeInker
  private let planes: StrokeBuffers
  private let placement: InkPlacement
  private var shownTip = PixelRectangle(x: 0, y: 0, width: 0, height: 0)

  /// How the stroke lies over the picture.
  public var layer: InkLayer { pipeline.brush.layer }

  /// A stroke with a brush; the planes are cleared. Its samples are told in pixels of the drawing.
  ///
  /// - Parameters:
  ///   - brush: The brush that it is drawn with.
  ///   - planes: Planes of the picture's size; the last stroke's may be used again.
  ///   - parameters: How the pen's motion is smoothed.
  ///   - placement: Where the drawing lies in the picture.
  public init(
    brush: InkBrush, planes: StrokeBuffers, parameters: StrokeModel.Parameters = .init(),
    placement: InkPlacement = .identity
  ) {
    pipeline = StrokePipeline(brush: brush, parameters: parameters, scale: placement.scale)
    inker = StrokeInker(brush)
    self.planes = planes
    self.placement = placement
    planes.clear()
  }

  /// Takes a sample in. Several may come before the stroke is shown once.
  ///
  /// - Parameter sample: The device's report; one that makes no sense is left out.
  public mutating func add(_ sample: InkSample) {
    let (settled, placement) = (planes.settled, placement)
    pipeline.add(sample) { inker.add(placement($0), to: settled) }
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
    var rest = inker
    rest.resume(in: tip, from: planes.settled)
    let placement = placement
    pipeline.tip(after: time) { rest.add(placement($0), to: tip) }
    rest.end(in: tip)
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
    let (settled, placement) = (planes.settled, placement)
    pipeline.finish { inker.add(placement($0), to: settled) }
    inker.end(in: settled)
    planes.tip.clear()
    return color(&picture, over: base)
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
