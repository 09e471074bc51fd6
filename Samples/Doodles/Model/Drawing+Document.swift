import Heft
import Ink

// A drawing as a `.doodle` document, and back.
extension Drawing {
  /// The drawing of a document. One whose paper has no end is cut around what is drawn; one that is larger than
  /// `mostPixels`, or has a longer side than a picture can have, is made smaller. Nil where a picture beneath cannot be read.
  init?(_ document: DoodleDocument) {
    let placed = Drawing.placed(document)
    let density = placed.density.map { Double($0) / Drawing.stepsInScale } ?? 1
    self.init(
      width: Int(placed.paper.width), height: Int(placed.paper.height),
      scale: min(max(density, 1 / Drawing.stepsInScale), Drawing.largestScale))
    if !placed.pictures.isEmpty {
      guard let picture = BasePicture(placed.pictures, width: width, height: height) else { return nil }
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
    document.paper.width = UInt32(width)
    document.paper.height = UInt32(height)
    document.density = UInt32((scale * Drawing.stepsInScale).rounded())
    document.pictures = base.map { [DoodleDocument.Picture(file: $0.png)] } ?? []
    document.strokes = strokes.map { $0.kept }
    document.arrange(sheet)
    return document
  }

  /// Steps in which the pixels in a point are kept.
  private static let stepsInScale = 256.0
  /// Free paper around what is drawn, where the paper has no end, in pixels (our choice, as in FORMAT-12).
  private static let margin = 16.0

  /// The document on paper that has an end, and is not too large.
  private static func placed(_ document: DoodleDocument) -> DoodleDocument {
    var placed = document
    var (width, height) = (Double(document.paper.width), Double(document.paper.height))
    var (x, y) = (0.0, 0.0)
    if document.isEndless {
      let extent = document.extent ?? (0, 0, 1, 1)
      (x, y) = ((extent.left - margin).rounded(.down), (extent.top - margin).rounded(.down))
      (width, height) = (
        (extent.right + margin - x).rounded(.up), (extent.bottom + margin - y).rounded(.up)
      )
    }
    let longest = Double(Bitmap.longestSide)
    let scale = min(
      1, longest / width, longest / height, (Double(mostPixels) / (width * height)).squareRoot())
    if scale < 1 || x != 0 || y != 0 { placed.place(movingBy: -x, -y, scale: scale) }
    placed.paper.width = UInt32(min(max((width * scale).rounded(.down), 1), longest))
    placed.paper.height = UInt32(min(max((height * scale).rounded(.down), 1), longest))
    return placed
  }
}

extension BasePicture {
  /// Pictures on paper of that size in pixels, as one; nil where one of them cannot be read.
  init?(_ pictures: [DoodleDocument.Picture], width: Int, height: Int) {
    if pictures.count == 1, let only = pictures.first, only.x == 0, only.y == 0,
      let whole = BasePicture(png: only.file), whole.bitmap.width == width, whole.bitmap.height == height,
      only.size == (Double(width), Double(height))
    {
      self = whole
      return
    }
    guard var paper = Bitmap(width: width, height: height) else { return nil }
    for picture in pictures {
      guard let own = PNG.decode(picture.file) else { return nil }
      let size = picture.size
      let (x, y) = (
        Double(picture.x) / DoodleSample.stepsInPixel, Double(picture.y) / DoodleSample.stepsInPixel
      )
      let map = Affine(
        a: size.width / Double(own.width), b: 0, c: 0, d: size.height / Double(own.height), tx: x, ty: y)
      paper.draw(own, through: map, alpha: 255, clip: paper.bounds)
    }
    self.init(paper)
  }
}
