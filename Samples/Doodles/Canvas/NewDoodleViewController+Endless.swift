import Heft
import Ink

// Paper without an end, which is there wherever one goes.
extension NewDoodleViewController {
  /// Has a canvas grow with what is seen of it.
  func lead(_ canvas: Canvas, in paperView: PaperView) {
    paperView.extent = weakify(canvas, otherwise: .zero) { $0.extent }
    paperView.extend = weakify(self) { $0.extend(to: $1) }
    canvas.extended = weakify(self) { $0.showExtent() }
    canvas.ended = weakify(self) { $0.tellEnd() }
  }

  /// Half of what is seen is there beyond it, on each side; less than a quarter and the paper grows (our choices).
  private func extend(to seen: CGRect) {
    guard let canvas else { return }
    let scale = CGFloat(canvas.scale)
    let part = PixelRectangle(
      from: Point(Double(seen.minX * scale), Double(seen.minY * scale)),
      to: Point(Double(seen.maxX * scale), Double(seen.maxY * scale)))
    if canvas.drawing.area.holds(part.widened(by: part.width / 4, part.height / 4)) { return }
    let isEnough = canvas.extend(to: part.widened(by: part.width / 2, part.height / 2))
    let isAtEnd = !isEnough && !canvas.drawing.area.holds(part)
    // Once, not for each step of a finger.
    if isAtEnd, !hasToldEnd { tellEnd() }
    hasToldEnd = isAtEnd
  }

  /// The paper has grown.
  private func showExtent() {
    guard let canvas, let paperView else { return }
    sheetView?.fineness = canvas.drawing.inkScale
    paperView.resize(canvas.bounds)
    canvas.frame = canvas.bounds
  }

  private func tellEnd() { Notice.show("The paper cannot become larger", in: view) }
}

extension Canvas {
  /// The bounds of the drawing, in points; the middle of the paper where there is none.
  var extent: CGRect {
    var area = history.visible.strokes.filter { $0.brush.kind != .eraser }.reach
    if let base { area = area.union(base.area) }
    let pixels = CGFloat(scale)
    if area.isEmpty {
      return CGRect(
        x: CGFloat(drawing.middle.x) / pixels, y: CGFloat(drawing.middle.y) / pixels, width: 0, height: 0)
    }
    return CGRect(
      x: CGFloat(area.x) / pixels, y: CGFloat(area.y) / pixels, width: CGFloat(area.width) / pixels,
      height: CGFloat(area.height) / pixels
    ).insetBy(dx: -Canvas.free, dy: -Canvas.free)
  }

  /// Free paper around what is drawn, in points (our choice).
  private static let free: CGFloat = 16
}
