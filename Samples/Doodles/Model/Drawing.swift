import Heft
import Ink

/// The content of a doodle: its paper, the ground before its first stroke, and its strokes.
struct Drawing {
  /// The paper's sides in pixels, 1...`Bitmap.longestSide`; without an end 1...`longestEndless`.
  private(set) var width: Int
  private(set) var height: Int
  /// Its corner in pixels of the strokes: 0, but where paper without an end has grown to the left or upwards.
  private(set) var x = 0
  private(set) var y = 0
  /// Whether the paper has no end, and grows.
  var isEndless = false
  /// The middle of the paper as it was at first, in pixels.
  private(set) var middle: SIMD2<Double>
  /// Pixels in a point of the screen that it was begun on; above 0.
  let scale: Double
  /// A picture of the paper's size that lies under the strokes of the lowest layer; nil for bare paper.
  var base: BasePicture?
  /// In the order in which they were drawn, each on a layer of the sheet.
  var strokes: [DrawnStroke] = []
  /// The paper's color and pattern, and the layers.
  var sheet = DoodleSheet.plain
  /// The rest of its document: the title, the date, and anything that a later version has added.
  var rest = DoodleDocument()

  /// Bare paper; nil where no picture can be that large.
  init?(width: Int, height: Int, scale: Double) {
    let sides = 1...Bitmap.longestSide
    guard sides.contains(width), sides.contains(height), scale > 0, scale <= Drawing.largestScale else {
      return nil
    }
    self.width = width
    self.height = height
    self.scale = scale
    middle = SIMD2(Double(width) / 2, Double(height) / 2)
  }

  /// Paper without an end that has what is drawn in a rectangle, in pixels.
  init?(endless area: PixelRectangle, scale: Double) {
    self.init(width: 1, height: 1, scale: scale)
    isEndless = true
    lay(area)
    middle = SIMD2(Double(area.x) + Double(area.width) / 2, Double(area.y) + Double(area.height) / 2)
  }

  /// Lies elsewhere, in pixels, and keeps its middle.
  mutating func lay(_ area: PixelRectangle) {
    (x, y, width, height) = (area.x, area.y, area.width, area.height)
  }

  /// A picture to draw on, of which no stroke is known; nil where the bytes are not a PNG, or damaged. As for a `UIImage`, a
  /// scale that is not above 0 is 1.
  init?(on png: [UInt8], scale: Double) {
    guard let picture = BasePicture(png: png) else { return nil }
    self.init(width: picture.bitmap.width, height: picture.bitmap.height, scale: scale > 0 ? scale : 1)
    base = picture
  }

  /// No screen has more pixels in a point (our choice).
  static let largestScale = 16.0
  /// No paper that is read has more pixels (our choice: 4096 x 4096, three times as many as the largest tablet).
  static let mostPixels = 1 << 24

  /// The paper's size in points.
  var size: CGSize {
    CGSize(width: CGFloat(Double(width) / scale), height: CGFloat(Double(height) / scale))
  }

  /// All of the paper in points.
  var rect: CGRect {
    CGRect(origin: CGPoint(x: CGFloat(Double(x) / scale), y: CGFloat(Double(y) / scale)), size: size)
  }

  /// The picture before the first stroke.
  var ground: Bitmap {
    let area = inkArea
    if let base, !isEndless { return base.bitmap }
    // The size was tried at the beginning.
    var ground = Bitmap(width: area.width, height: area.height)!
    base?.draw(into: &ground, scale: inkScale, x: area.x, y: area.y)
    return ground
  }

  /// The ink of each layer.
  func inked(through plane: CoverageMask? = nil) -> LayeredInk {
    var ink = LayeredInk(groundOf: self)
    let area = inkArea
    ink.draw(strokes, through: plane ?? CoverageMask(width: area.width, height: area.height))
    return ink
  }

  /// The drawing in pixels, without paper.
  @inline(never)
  func picture() -> Bitmap { inked().flat }

  /// The same as an image of its size in points.
  var image: UIImage {
    @inline(never) get { UIImage(cgImage: CGImage(picture()), scale: CGFloat(scale * inkScale)) }
  }

  /// Whether files of shapes can hold it: there are strokes.
  var hasShapes: Bool { !strokes.isEmpty }

  /// The pattern that is printed on the paper; nil where it is plain.
  var pattern: PaperPattern? { @inline(never) get { sheet.print(density: scale, isEndless: isEndless) } }

  /// The drawing on its paper for files of shapes; nil where it has none.
  var shapes: InkDrawing? {
    guard hasShapes else { return nil }
    var drawing = InkDrawing(width: Double(width), height: Double(height), paper: sheet.shownColor)
    let placed = InkPlacement(scale: 1, x: x, y: y)
    drawing.pattern = pattern.map {
      var placed = Path()
      placed.append(
        $0.path(
          from: Point(Double(x), Double(y)), to: Point(Double(x + width), Double(y + height))),
        through: Affine(a: 1, b: 0, c: 0, d: 1, tx: -Double(x), ty: -Double(y)))
      return (placed, $0.color)
    }
    for (place, layer) in sheet.layers.enumerated() where layer.opacity > 0 {
      var items: [InkDrawing.Item] = []
      if place == 0, let base {
        let origin = Point(Double(base.x - x), Double(base.y - y))
        items.append(.picture(InkDrawing.Picture(png: base.png, bitmap: base.bitmap, origin: origin)))
      }
      for stroke in strokes where stroke.layer == layer.number && stroke.opacity > 0 {
        if let picture = stroke.picture, var frame = stroke.frame {
          (frame.tx, frame.ty) = (frame.tx - Double(x), frame.ty - Double(y))
          items.append(.picture(InkDrawing.Picture(picture, frame: frame, opacity: stroke.opacity)))
        } else if var text = stroke.lettering {
          text.origin = Point(text.origin.x - Double(x), text.origin.y - Double(y))
          text.color = stroke.shownBrush.color
          items.append(.text(text))
        } else {
          items.append(.stroke(circles: stroke.circles.map { placed($0) }, stroke.shownBrush.layer))
        }
      }
      drawing.layers.append(InkDrawing.Layer(opacity: layer.opacity, items: items))
    }
    return drawing
  }
}
