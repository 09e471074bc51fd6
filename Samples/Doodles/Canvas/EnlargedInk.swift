import Heft
import Ink

extension DrawnStroke {
  /// The pixels of the drawing that it may touch, or a few more.
  var reach: PixelRectangle { @inline(never) get { frameReach ?? samples.map { $0.ink }.reach(of: brush) } }

  /// Draws the whole stroke into a picture in which the drawing lies at a place. All of the ink engine is inlined here: once.
  @inline(never)
  func draw(into target: inout Bitmap, through placed: PlacedStroke) {
    if let picture, let frame {
      return target.draw(picture, in: frame, opacity: opacity, at: placed.placement)
    }
    if let lettering { return draw(lettering, into: &target, at: placed.placement) }
    if opacity > 0 { placed.draw(samples.lazy.map { $0.ink }, with: shownBrush, into: &target) }
  }
}

extension [DrawnStroke] {
  /// The pixels that they may touch.
  var reach: PixelRectangle {
    @inline(never) get {
      reduce(PixelRectangle(x: 0, y: 0, width: 0, height: 0)) { $0.union($1.reach) }
    }
  }
}

extension BasePicture {
  /// Draws the picture where a drawing lies in a bitmap.
  func draw(into picture: inout Bitmap, scale: Double, x: Int, y: Int) {
    picture.draw(
      bitmap,
      through: Affine(
        a: scale, b: 0, c: 0, d: scale, tx: Double(self.x) * scale - Double(x),
        ty: Double(self.y) * scale - Double(y)),
      clip: picture.bounds)
  }
}

extension Drawing {
  /// The drawing so many times larger, inked anew and not enlarged; nil where no picture can be that large.
  func picture(times scale: Double) -> Bitmap? { picture(of: enlarged(scale), times: scale) }

  /// A part of the drawing so many times larger, in pixels of it; nil where no picture can be that large.
  func picture(of size: PixelRectangle, times scale: Double) -> Bitmap? {
    guard var picture = Bitmap(width: size.width, height: size.height) else { return nil }
    let bare = picture
    let placed = PlacedStroke(
      InkPlacement(scale: scale, x: size.x, y: size.y),
      through: CoverageMask(width: size.width, height: size.height))
    for (place, layer) in sheet.layers.enumerated() where layer.opacity > 0 {
      var ink = bare
      if place == 0 { base?.draw(into: &ink, scale: scale, x: size.x, y: size.y) }
      for stroke in strokes where stroke.layer == layer.number && size.touches(stroke.reach, scale: scale) {
        stroke.draw(into: &ink, through: placed)
      }
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
    if let pattern { paper.print(pattern, scale: scale, x: size.x, y: size.y) }
    return paper
  }

  /// All of the paper in pixels, so many times larger.
  func enlarged(_ scale: Double) -> PixelRectangle {
    // A place that is meant to be whole is.
    func below(_ place: Int) -> Int { Int((Double(place) * scale + 1e-6).rounded(.down)) }
    func above(_ place: Int) -> Int { Int((Double(place) * scale).rounded(.up)) }
    let (left, top) = (below(x), below(y))
    return PixelRectangle(
      x: left, y: top, width: max(above(x + width) - left, 1), height: max(above(y + height) - top, 1))
  }
}
