import Heft
import Ink

// The eraser that takes whole strokes away.
extension Canvas {
  /// Whether an eraser takes whole strokes now. A picture beneath, of which no stroke is known, is erased by its pixels.
  var takesStrokes: Bool { erasesStrokes && !(history.visible.hasGround && ground.base != nil) }

  func beginErasing(_ brush: InkBrush) {
    erasing = StrokeEraser(history.visible.strokes, of: layerNumber, radius: brush.size / 2)
    erasedInk = history.ink
  }

  /// Takes away what it touches on its way.
  func erase(to place: CGPoint) {
    guard var picture = erasedInk?.ink(of: layerNumber),
      let changed = erasing?.go(to: SIMD2(Double(place.x) * scale, Double(place.y) * scale))
    else { return }
    let area = drawing.inked(changed).intersection(picture.bounds)
    guard !area.isEmpty, let part = Bitmap(width: area.width, height: area.height), let erasing else {
      return
    }
    var rest = part
    let placed = PlacedStroke(
      InkPlacement(
        scale: drawing.inkScale, x: drawing.inkArea.x + area.x, y: drawing.inkArea.y + area.y),
      through: CoverageMask(width: area.width, height: area.height))
    for stroke in erasing.remaining
    where stroke.layer == layerNumber && !drawing.inked(stroke.reach).intersection(area).isEmpty {
      stroke.draw(into: &rest, through: placed)
    }
    picture.draw(
      rest, through: Affine(a: 1, b: 0, c: 0, d: 1, tx: Double(area.x), ty: Double(area.y)), mode: .copy,
      clip: area)
    erasedInk?.set(picture, of: layerNumber)
    if let erasedInk { show(erasedInk.flat) }
    sharp?.change([changed], isAtEnd: false)
  }

  /// Returns whether something was taken away.
  func endErasing() -> Bool {
    guard let erasing, let ink = erasedInk else { return false }
    (self.erasing, erasedInk) = (nil, nil)
    guard erasing.hasHit else { return false }
    replace(with: erasing.remaining, ink: ink)
    return true
  }

  func cancelErasing() {
    guard let erasing else { return }
    (self.erasing, erasedInk) = (nil, nil)
    show(history.picture)
    if erasing.hasHit { sharp?.change([drawing.area], isAtEnd: false) }
  }
}
