import Heft
import Ink

/// What a doodle is made of: its paper, what was there before its first stroke, and its strokes.
struct Drawing {
  /// The paper's sides in pixels, 1...`Bitmap.longestSide`.
  let width: Int
  let height: Int
  /// Pixels in a point of the screen that it was begun on; above 0.
  let scale: Double
  /// A picture of the paper's size that lies under the strokes of the lowest layer; nil for bare paper.
  var base: BasePicture?
  /// In the order in which they were drawn, each on a layer of the sheet.
  var strokes: [DrawnStroke] = []
  /// The paper's color and pattern, and the layers.
  var sheet = DoodleSheet.plain
  /// What is kept of it besides: the title, the date, and what a later version has added.
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
  }

  /// A picture to draw on, of which no stroke is known; nil where the PNG is none, or damaged. As for a `UIImage`, a
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

  /// What was there before the first stroke.
  var ground: Bitmap {
    // The size was tried at the beginning.
    base?.bitmap ?? Bitmap(width: width, height: height)!
  }

  /// The ink of each layer.
  func inked(through plane: CoverageMask? = nil) -> LayeredInk {
    var ink = LayeredInk(groundOf: self)
    ink.draw(strokes, through: plane ?? CoverageMask(width: width, height: height))
    return ink
  }

  /// The drawing in pixels, without paper.
  func picture() -> Bitmap { inked().flat }

  /// Whether files of shapes can hold it: there are strokes, and no part of it is known by its pixels only.
  var hasShapes: Bool { base == nil && !strokes.isEmpty }

  /// The drawing on its paper for files of shapes; nil where it has none.
  var shapes: InkDrawing? {
    guard hasShapes else { return nil }
    var drawing = InkDrawing(width: Double(width), height: Double(height), paper: sheet.shownColor)
    drawing.pattern = sheet.print(density: scale).map {
      ($0.path(from: Point(0, 0), to: Point(Double(width), Double(height))), $0.color)
    }
    for layer in sheet.layers where layer.opacity > 0 {
      for stroke in strokes where stroke.layer == layer.number && stroke.opacity > 0 {
        if var text = stroke.lettering {
          text.color = stroke.shownBrush(fading: layer.opacity).color
          drawing.texts.append((text, drawing.strokes.count))
          continue
        }
        drawing.strokes.append((stroke.circles, stroke.shownBrush(fading: layer.opacity).layer))
      }
    }
    return drawing
  }
}
