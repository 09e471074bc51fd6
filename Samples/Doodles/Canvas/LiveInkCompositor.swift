import Ink

/// Where ink is laid: the planes of a paper, used again for each stroke, and the stroke that is being drawn.
///
/// It leaves aside which rectangle each step has inked anew. What a view tells the host is decided in one place, by `Bitmap.changes`,
/// which says why.
final class LiveInkCompositor {
  private let planes: StrokeBuffers
  private var live: LiveStroke
  /// The pictures before the stroke and now.
  private var below: Bitmap
  private(set) var shown: Bitmap

  /// A plane that is free between two strokes.
  var free: CoverageMask { planes.settled }

  /// How the samples' drawing lies in the picture.
  var placement = InkPlacement.identity

  init(showing picture: Bitmap) {
    planes = StrokeBuffers(width: picture.width, height: picture.height)
    live = LiveStroke(brush: InkBrush(.pen, size: 1, color: 0), planes: planes)
    below = picture
    shown = picture
  }

  /// Begins a stroke over what is seen then.
  func begin(_ brush: InkBrush, over picture: Bitmap) {
    below = picture
    shown = picture
    live = LiveStroke(brush: brush, planes: planes, placement: placement)
  }

  func add(_ sample: StrokeSample) {
    live.add(sample.ink)
  }

  /// Shows the stroke up to now and where it will go.
  func showTip() {
    live.show(on: &shown, over: below, predicting: StrokePrediction.horizon)
  }

  /// Shows of the stroke what no later sample changes any more: for a caller that knows what comes and need not predict it.
  func showSettled() {
    live.showSettled(on: &shown, over: below)
  }

  /// Shows the stroke as it has become.
  func finish() {
    live.finish(on: &shown, over: below)
  }
}
