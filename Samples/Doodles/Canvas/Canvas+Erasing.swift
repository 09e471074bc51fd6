import Heft
import Ink

// The eraser that takes whole strokes away.
extension Canvas {
  func beginErasing(_ brush: InkBrush) {
    erasing = StrokeEraser(history.visible.strokes, of: layerNumber, radius: brush.size / 2)
    erasedInk = history.ink
  }

  /// Takes away what it touches on its way.
  func erase(to place: CGPoint) {
    guard let changed = erasing?.go(to: SIMD2(Double(place.x) * scale, Double(place.y) * scale)),
      !changed.isEmpty, let erasing
    else { return }
    erasedInk?.reink([changed], on: base) { erasing.remaining(touching: $0) }
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
