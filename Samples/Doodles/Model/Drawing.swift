import Heft
import Ink

/// What a doodle is made of: its paper, what was there before its first stroke, and its strokes.
struct Drawing {
  /// The paper's sides in pixels, 1...`Bitmap.longestSide`.
  let width: Int
  let height: Int
  /// Pixels in a point of the screen that it was begun on; above 0.
  let scale: Double
  /// A picture of the paper's size that lies under the strokes; nil for bare paper.
  var base: BasePicture?
  var strokes: [DrawnStroke] = []

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

  /// The paper's size in points.
  var size: CGSize {
    CGSize(width: CGFloat(Double(width) / scale), height: CGFloat(Double(height) / scale))
  }

  /// What was there before the first stroke.
  var ground: Bitmap {
    // The size was tried at the beginning.
    base?.bitmap ?? Bitmap(width: width, height: height)!
  }

  /// The drawing in pixels: its strokes one after the other.
  func picture() -> Bitmap {
    var picture = ground
    let plane = CoverageMask(width: width, height: height)
    for stroke in strokes { stroke.draw(into: &picture, through: plane) }
    return picture
  }

  /// Whether files of shapes can hold it: there are strokes, and no part of it is known by its pixels only.
  var hasShapes: Bool { base == nil && !strokes.isEmpty }

  /// The drawing on white paper for files of shapes; nil where it has none.
  var shapes: InkDrawing? {
    guard hasShapes else { return nil }
    var drawing = InkDrawing(width: Double(width), height: Double(height), paper: 0xFFFF_FFFF)
    drawing.strokes = strokes.map { ($0.circles, $0.brush.layer) }
    return drawing
  }
}
