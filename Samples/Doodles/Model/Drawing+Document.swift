import Heft
import Ink

// A drawing as a `.doodle` document, and back.
extension Drawing {
  /// The drawing of a document. Of one whose paper has no end there is what is drawn on; one that is larger than
  /// `mostPixels`, or has a longer side than a picture can have, is made smaller. Nil where a picture beneath cannot be read.
  init?(_ document: DoodleDocument) {
    let (placed, area) = document.isEndless ? Drawing.endless(document) : Drawing.placed(document)
    let density = placed.density.map { Double($0) / Drawing.stepsInScale } ?? 1
    let scale = min(max(density, 1 / Drawing.stepsInScale), Drawing.largestScale)
    if placed.isEndless {
      self.init(endless: area, scale: scale)
    } else {
      self.init(width: area.width, height: area.height, scale: scale)
    }
    if !placed.pictures.isEmpty {
      let beneath = placed.isEndless ? Drawing.pictures(of: placed) ?? area : area
      guard let picture = BasePicture(placed.pictures, on: beneath) else { return nil }
      base = picture
    }
    sheet = DoodleSheet(placed)
    strokes = placed.strokes.map { DrawnStroke($0) }
    // One whose layer is not there is on the lowest.
    for index in strokes.indices where strokes[index].layer >= UInt32(sheet.layers.count) {
      strokes[index].layer = 0
    }
    rest = placed
    rest.strokes = []
    rest.pictures = []
    rest.preview = nil
  }

  /// The drawing as a document.
  var document: DoodleDocument {
    var document = rest
    document.paper.width = isEndless ? 0 : UInt32(width)
    document.paper.height = isEndless ? 0 : UInt32(height)
    document.density = UInt32((scale * Drawing.stepsInScale).rounded())
    document.pictures = base.map { [$0.kept] } ?? []
    document.strokes = strokes.map { $0.kept }
    document.arrange(sheet)
    return document
  }

  /// Steps in which the pixels in a point are kept.
  private static let stepsInScale = 256.0
  /// Free paper around what is drawn, where the paper has no end, in pixels (our choice, as in FORMAT-12).
  private static let margin = 16.0

  /// The document on paper that has an end, and is not too large, and the paper.
  private static func placed(_ document: DoodleDocument) -> (DoodleDocument, PixelRectangle) {
    var placed = document
    let (width, height) = (Double(document.paper.width), Double(document.paper.height))
    let longest = Double(Bitmap.longestSide)
    let scale = shrinking((width, height))
    if scale < 1 { placed.place(movingBy: 0, 0, scale: scale) }
    let size = (
      min(max((width * scale).rounded(.down), 1), longest),
      min(max((height * scale).rounded(.down), 1), longest)
    )
    return (placed, PixelRectangle(x: 0, y: 0, width: Int(size.0), height: Int(size.1)))
  }

  /// The document on paper without an end, and the part of it that is drawn on. A drawing larger than paper can be is
  /// made smaller, and one that lies further from zero than that is moved there, so that its places do not become too
  /// coarse.
  private static func endless(_ document: DoodleDocument) -> (DoodleDocument, PixelRectangle) {
    var placed = document
    (placed.paper.width, placed.paper.height) = (0, 0)
    var area = around(document.extent, margin: margin)
    // Steps of the paper's edges may need so much more.
    let longest = Double(longestEndless - 2 * step)
    var scale = min(1, longest / Double(max(area.width, area.height)))
    if let size = pictures(of: document).map({ (Double($0.width), Double($0.height)) }) {
      scale = min(scale, shrinking(size))
    }
    let far = max(abs(area.x), abs(area.y)) > longestEndless
    if scale < 1 || far {
      placed.place(movingBy: -Double(area.x), -Double(area.y), scale: scale)
      area = around(placed.extent, margin: margin)
    }
    return (placed, area)
  }

  /// How much smaller a picture of so many pixels is to be.
  private static func shrinking(_ size: (Double, Double)) -> Double {
    let longest = Double(Bitmap.longestSide)
    return min(
      1, longest / size.0, longest / size.1, (Double(mostPixels) / (size.0 * size.1)).squareRoot())
  }

  /// The pixels that a document's pictures cover; nil where it has none.
  private static func pictures(of document: DoodleDocument) -> PixelRectangle? {
    var pictures = DoodleDocument()
    pictures.pictures = document.pictures
    return pictures.extent.map { around($0, margin: 0) }
  }

  /// The pixels of an extent with free paper around it; a few around zero where there is none.
  private static func around(
    _ extent: (left: Double, top: Double, right: Double, bottom: Double)?, margin: Double
  ) -> PixelRectangle {
    let extent = extent ?? (0, 0, 1, 1)
    return PixelRectangle(
      from: Point((extent.left - margin).rounded(.down), (extent.top - margin).rounded(.down)),
      to: Point((extent.right + margin).rounded(.up), (extent.bottom + margin).rounded(.up)))
  }
}

extension BasePicture {
  /// Pictures on a part of the paper, in pixels, as one; nil where one of them cannot be read, or the part is larger than a
  /// picture can be.
  init?(_ pictures: [DoodleDocument.Picture], on area: PixelRectangle) {
    let steps = Int(DoodleSample.stepsInPixel)
    if pictures.count == 1, let only = pictures.first, Int(only.x) == area.x * steps,
      Int(only.y) == area.y * steps, let whole = BasePicture(png: only.file),
      whole.bitmap.width == area.width, whole.bitmap.height == area.height,
      only.size == (Double(area.width), Double(area.height))
    {
      self = whole
      (x, y) = (area.x, area.y)
      return
    }
    guard var paper = Bitmap(width: area.width, height: area.height) else { return nil }
    for picture in pictures {
      guard let own = PNG.decode(picture.file) else { return nil }
      let size = picture.size
      let (x, y) = (
        Double(picture.x) / DoodleSample.stepsInPixel - Double(area.x),
        Double(picture.y) / DoodleSample.stepsInPixel - Double(area.y)
      )
      let map = Affine(
        a: size.width / Double(own.width), b: 0, c: 0, d: size.height / Double(own.height), tx: x, ty: y)
      paper.draw(own, through: map, alpha: 255, clip: paper.bounds)
    }
    self.init(paper)
    (x, y) = (area.x, area.y)
  }
}
