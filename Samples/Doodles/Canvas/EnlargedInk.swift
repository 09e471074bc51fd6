import Heft
import Ink

extension DrawnStroke {
  /// The pixels of the drawing that it may touch, or a few more.
  var reach: PixelRectangle { textReach ?? samples.map { $0.ink }.reach(of: brush) }

  /// Draws the whole stroke into a picture in which the drawing lies at a place. All of the ink engine is inlined here: once.
  @inline(never)
  func draw(into picture: inout Bitmap, through placed: PlacedStroke) {
    if let lettering { return draw(lettering, into: &picture, at: placed.placement) }
    if opacity > 0 { placed.draw(samples.lazy.map { $0.ink }, with: shownBrush, into: &picture) }
  }
}

extension BasePicture {
  /// Draws the picture where a drawing lies in a bitmap.
  func draw(into picture: inout Bitmap, scale: Double, x: Int, y: Int) {
    picture.draw(
      bitmap, through: Affine(a: scale, b: 0, c: 0, d: scale, tx: -Double(x), ty: -Double(y)),
      clip: picture.bounds)
  }
}

extension Drawing {
  /// The drawing so many times larger, inked anew and not enlarged; nil where no picture can be that large.
  func picture(times scale: Double) -> Bitmap? {
    let size = enlarged(scale)
    guard var picture = Bitmap(width: size.width, height: size.height) else { return nil }
    let bare = picture
    let placed = PlacedStroke(
      InkPlacement(scale: scale), through: CoverageMask(width: size.width, height: size.height))
    for (place, layer) in sheet.layers.enumerated() where layer.opacity > 0 {
      var ink = bare
      if place == 0 { base?.draw(into: &ink, scale: scale, x: 0, y: 0) }
      for stroke in strokes where stroke.layer == layer.number { stroke.draw(into: &ink, through: placed) }
      picture.draw(ink, through: .identity, alpha: UInt32(layer.opacity), clip: picture.bounds)
    }
    return picture
  }

  /// The paper without ink, so many times larger; nil where no picture can be that large.
  func paper(times scale: Double) -> Bitmap? {
    let size = enlarged(scale)
    guard var paper = Bitmap(width: size.width, height: size.height) else { return nil }
    var whole = Path()
    whole.rectangle(from: Point(0, 0), to: Point(Double(size.width), Double(size.height)))
    paper.fill(whole, color: sheet.shownColor, clip: paper.bounds)
    if let pattern = sheet.print(density: self.scale) { paper.print(pattern, scale: scale) }
    return paper
  }

  /// All of the paper in pixels, so many times larger.
  func enlarged(_ scale: Double) -> PixelRectangle {
    PixelRectangle(
      x: 0, y: 0, width: max(Int((Double(width) * scale).rounded(.up)), 1),
      height: max(Int((Double(height) * scale).rounded(.up)), 1))
  }
}
