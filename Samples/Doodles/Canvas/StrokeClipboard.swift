import Heft
import Ink

/// Strokes that were copied, for every doodle until the app ends.
final class StrokeClipboard {
  private var strokes: [DrawnStroke] = []
  /// Pixels in a point of the drawing that they are of.
  private var scale = 1.0
  /// How often they were pasted.
  private var count = 0

  var isEmpty: Bool { strokes.isEmpty }

  func copy(_ strokes: [DrawnStroke], scale: Double) {
    (self.strokes, self.scale, count) = (strokes, scale, 0)
  }

  /// The strokes for a layer of a drawing of so many pixels in a point: as large on the screen as they were, around a place,
  /// and each time a little further, so that all are seen.
  func paste(around middle: SIMD2<Double>, scale: Double, layer: UInt32) -> [DrawnStroke] {
    guard var all = StrokeSelection(strokes, last: strokes.count) else { return [] }
    all.growth = scale / self.scale
    let bounds = all.bounds
    let corner = SIMD2(Double(bounds.x), Double(bounds.y))
    let half = SIMD2(Double(bounds.width), Double(bounds.height)) * (all.growth / 2)
    let further = SIMD2(repeating: Double(count) * SelectionView.aside * scale)
    // The strokes move by whole pixels, so that their ink is the same.
    let translation = middle - corner - half + further
    all.translation = SIMD2(translation.x.rounded(), translation.y.rounded())
    count += 1
    return all.chosen.map {
      var own = $0
      own.layer = layer
      return own
    }
  }

  /// The clipboard of the running app.
  static var current: StrokeClipboard? { (UIApplication.shared.delegate as? AppDelegate)?.clipboard }
}
