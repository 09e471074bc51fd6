import Heft
import Ink

// Text on the paper: an element of the drawing beside its strokes.
extension DrawnStroke {
  /// Text whose upper left corner lies at a place, in pixels; its lines are as long as the table of widths says.
  ///
  /// - Parameter angle: How far it is turned, in radians from the x axis toward the y axis.
  init(_ text: String, at corner: Point, angle: Double = 0, size: Double, color: UInt32) {
    self.init(brush: InkBrush(.pen, size: size, color: color).enlarged(1))
    self.text = text
    let font = UIFont.systemFont(ofSize: CGFloat(brush.size))
    let lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
    var width = 1.0
    for line in lines {
      let text = NSAttributedString(string: String(decoding: line, as: UTF8.self), attributes: [.font: font])
      width = max(width, Double(text.size().width))
    }
    let height = Double(font.lineHeight) * Double(lines.count)
    let (sine, cosine) = (Mathematics.sine(angle), Mathematics.cosine(angle))
    for (x, y) in [(0, 0), (width * cosine, width * sine), (-height * sine, height * cosine)] {
      samples.append(StrokeSample(InkSample(x: corner.x + x, y: corner.y + y, time: 0)))
    }
  }

  /// The text and how it lies; nil for strokes.
  var lettering: InkText? { text == nil ? nil : kept.lettering }

  /// Draws a text into a picture in which the drawing lies at a place, by the letters of the host.
  func draw(_ text: InkText, into picture: inout Bitmap, at placement: InkPlacement) {
    guard opacity > 0, let reach = frameReach else { return }
    let (scale, x, y) = (Double(placement.scale), Double(placement.x), Double(placement.y))
    let area = PixelRectangle(
      from: Point(Double(reach.x) * scale - x, Double(reach.y) * scale - y),
      to: Point(Double(reach.x + reach.width) * scale - x, Double(reach.y + reach.height) * scale - y)
    ).intersection(picture.bounds)
    if area.isEmpty { return }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let map = text.map.followed(
      by: Affine(a: scale, b: 0, c: 0, d: scale, tx: -x - Double(area.x), ty: -y - Double(area.y)))
    let font = UIFont.systemFont(ofSize: CGFloat(text.size))
    // The letters stand where files of shapes have them, however high the font's own lines are.
    let ownBaseline = Double(font.lineHeight) * text.baseline(of: 0) / text.lineHeight
    let size = CGSize(width: CGFloat(area.width), height: CGFloat(area.height))
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      context.cgContext.concatenate(
        CGAffineTransform(
          a: CGFloat(map.a), b: CGFloat(map.b), c: CGFloat(map.c), d: CGFloat(map.d), tx: CGFloat(map.tx),
          ty: CGFloat(map.ty)))
      for (number, line) in text.lines.enumerated() {
        line.draw(
          at: CGPoint(x: 0, y: CGFloat(text.baseline(of: number) - ownBaseline)),
          withAttributes: [.font: font, .foregroundColor: UIColor(pixel: brush.color)])
      }
    }
    guard let letters = image.cgImage?.bitmap else { return }
    picture.draw(
      letters, through: Affine(a: 1, b: 0, c: 0, d: 1, tx: Double(area.x), ty: Double(area.y)),
      alpha: UInt32(opacity), clip: area)
  }
}

extension UIColor {
  /// The color of a pixel, as `premultiplied` gives it.
  convenience init(pixel: UInt32) {
    let alpha = CGFloat(max(pixel >> 24, 1))
    func part(_ shift: UInt32) -> CGFloat { min(CGFloat(pixel >> shift & 255) / alpha, 1) }
    self.init(red: part(0), green: part(8), blue: part(16), alpha: CGFloat(pixel >> 24) / 255)
  }
}
