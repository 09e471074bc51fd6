import Ink

/// A stroke as it was drawn: with which brush, and every sample of it. Texts and pictures are some too,
/// `DrawnStroke+Frame.swift`.
struct DrawnStroke: Hashable {
  var brush: InkBrush
  var samples: [StrokeSample] = []
  /// 0...255, from nothing to all of the brush's color.
  var opacity: UInt8 = 255
  /// The number of its layer.
  var layer: UInt32 = 0
  /// Text in place of a line: the brush's size is the size of its letters, and the samples are three corners of its
  /// frame, as `DoodleStroke` has them.
  var text: String?
  /// A picture in place of a line, in a frame as a text's.
  var picture: InkPicture?

  @inline(never)
  static func == (one: DrawnStroke, other: DrawnStroke) -> Bool {
    one.brush == other.brush && one.samples == other.samples && one.opacity == other.opacity
      && one.layer == other.layer && one.text == other.text && one.picture == other.picture
  }

  /// How long it took, in seconds.
  var duration: Double { Double(samples.last?.time ?? 0) / StrokeSample.stepsInSecond }

  /// The brush as its ink is seen: with the opacity of the stroke.
  var shownBrush: InkBrush {
    if opacity == 255 { return brush }
    var shown = brush
    shown.color = faded(brush.color, by: UInt32(opacity))
    return shown
  }

  /// The circles of its ink.
  var circles: [InkPoint] { StrokePipeline.circles(of: samples.map { $0.ink }, brush) }

  /// Draws the whole stroke into a picture, by way of a plane, which it clears first.
  func draw(into picture: inout Bitmap, through plane: CoverageMask) {
    draw(into: &picture, through: PlacedStroke(.identity, through: plane))
  }
}

extension InkBrush {
  /// The brush so many times larger, in the steps in which its size is kept.
  func enlarged(_ factor: Double) -> InkBrush {
    var own = self
    let size = InkBrush(kind, size: size * factor, color: color).size
    own.size = (size * DoodleStroke.stepsInSize).rounded() / DoodleStroke.stepsInSize
    return own
  }
}

extension DrawnStroke {
  /// A stroke of a document.
  init(_ stroke: DoodleStroke) {
    brush = stroke.brush
    samples = stroke.samples
    opacity = stroke.opacity
    layer = stroke.layer
    text = stroke.text
    picture = stroke.picture
  }

  /// The stroke for a document or a journal.
  var kept: DoodleStroke {
    var kept = DoodleStroke(
      kind: brush.kind, isEven: brush.isEven, isTapered: brush.isTapered, isGrainy: brush.isGrainy,
      size: UInt32((brush.size * DoodleStroke.stepsInSize).rounded()),
      color: brush.color, opacity: opacity, layer: layer, samples: samples, text: text)
    kept.picture = picture
    return kept
  }
}
