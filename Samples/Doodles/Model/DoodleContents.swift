import Heft
import Ink

/// A doodle's strokes and how they look: a `.doodle` document, docs/doodle-format.md. It is there while somebody shows it;
/// pixels are made of it when they are asked for, and the strokes of a file are read then too.
///
/// Earlier versions kept:
/// ```
/// u8 version (1) | u32 count | picture, a PNG | drawing as in `DrawingFile`, to the end; nothing where only the picture is
/// known
/// ```
final class DoodleContents: NSObject {
  /// The document without its strokes, and how many there are.
  private let outline: DoodleDocument
  private let count: Int
  /// The file, until its strokes are read.
  private var file: [UInt8]?
  private(set) lazy var document = readStrokes()
  /// A sentence for the user where a part of what is kept could not be read.
  private(set) var problem: String?
  /// Told where that comes out with the strokes.
  var foundDamage: ((String) -> Void)?
  /// Pixels in a point of the picture.
  let scale: CGFloat

  private static let oldVersion: UInt8 = 1

  /// Makes the contents of a document.
  init(_ document: DoodleDocument, scale: CGFloat, problem: String? = nil) {
    var outline = document
    outline.strokes = []
    self.outline = outline
    count = document.strokes.count
    self.scale = scale
    self.problem = problem
    super.init()
    self.document = document
  }

  /// A document whose strokes are not read yet.
  private init(_ outline: DoodleReading, count: Int, of file: [UInt8], scale: CGFloat) {
    self.outline = outline.document
    self.count = count
    self.file = file
    self.scale = scale
    problem = outline.problem?.message
    super.init()
  }

  private func readStrokes() -> DoodleDocument {
    // It was read before, but for them.
    guard let file, let reading = try? DoodleDocument.read(file) else { return outline }
    self.file = nil
    if problem == nil, let found = reading.problem?.message {
      problem = found
      foundDamage?(found)
    }
    return reading.document
  }

  /// Reads the bytes; nil where they make no sense.
  convenience init?(_ bytes: [UInt8], scale: CGFloat) {
    if bytes.first == DoodleContents.oldVersion {
      var file = ByteReader(bytes[1...])
      guard let picture = file.counted(), !picture.isEmpty else { return nil }
      self.init(picture: picture, drawn: file.rest, scale: scale)
    } else {
      guard let (reading, count) = try? DoodleDocument.readWithoutStrokes(bytes) else { return nil }
      self.init(reading, count: count, of: bytes, scale: scale)
    }
  }

  /// A picture, a PNG, and how it was drawn, as earlier versions kept them; damaged strokes count as none.
  convenience init(picture: ArraySlice<UInt8>, drawn: ArraySlice<UInt8>, scale: CGFloat) {
    let png = Array(picture)
    // A few bytes cannot ask for room that no picture of theirs fills.
    if let size = PNGSize.read(picture), let drawing = DrawingFile.read(drawn), drawing.width == size.width,
      drawing.height == size.height
    {
      var document = drawing.document
      document.preview = DoodleDocument.Preview(revision: document.revision, png: png)
      self.init(document, scale: scale)
    } else {
      self.init(DoodleContents.only(png, scale: scale), scale: scale)
    }
  }

  /// A document of which only the pixels are known.
  static func only(_ png: [UInt8], scale: CGFloat) -> DoodleDocument {
    var document = DoodleDocument()
    if let size = PNGSize.read(png[...]) {
      document.paper = DoodleDocument.Paper(width: UInt32(size.width), height: UInt32(size.height))
    }
    document.density = UInt32((min(max(scale, 0), 255) * 256).rounded())
    document.pictures = [DoodleDocument.Picture(file: png)]
    return document
  }

  var bytes: [UInt8] { document.file }

  /// The document under the name that the list has for it.
  func named(_ name: String) -> DoodleDocument {
    var document = document
    document.title = name
    return document
  }

  /// A PNG of the whole that is kept and true; nil where it has to be drawn.
  private var kept: [UInt8]? {
    if let preview = outline.preview, preview.revision == outline.revision { return preview.png }
    // Its only picture is all there is.
    return count == 0 && outline.pictures.count == 1 ? outline.pictures[0].file : nil
  }

  /// The drawing as it is, without paper. It is read anew each time: the code that shows it keeps it.
  var image: UIImage {
    if let kept, let image = UIImage(data: Data(kept), scale: scale) { return image }
    return strokes?.image ?? UIImage()
  }

  /// The sheet that it is drawn on.
  var sheet: DoodleSheet { DoodleSheet(outline) }

  /// The drawing on its paper: what is shared, and what looks right on any ground.
  var onPaper: UIImage {
    let image = image
    // Where it has no end what is printed on it goes on from its zero.
    if let strokes, strokes.isEndless, var paper = strokes.paper(times: strokes.inkScale) {
      let kept = image.cgImage?.bitmap
      let ink = kept?.bounds == paper.bounds ? kept : nil
      paper.draw(ink ?? strokes.picture(), through: .identity, clip: paper.bounds)
      return UIImage(cgImage: CGImage(paper), scale: image.scale)
    }
    return image.onPaper(image.size, scale: image.scale, of: sheet)
  }

  /// How it was drawn; nil where only the pixels are known. Of damaged strokes the pixels count, if they are whole: they
  /// show more.
  private(set) lazy var strokes: Drawing? = {
    let document = document
    if document.strokes.isEmpty, !document.pictures.isEmpty { return nil }
    if problem != nil, document.preview != nil, drawingOnPixels != nil { return nil }
    return Drawing(document)
  }()

  /// How many strokes can be shown, told before they are read where that is sure; nil where only the pixels are known.
  var strokeCount: Int? {
    file != nil && problem == nil && outline.pictures.isEmpty ? count : strokes?.strokes.count
  }

  /// A drawing of the size of `strokes`, which may have none; nil where only the pixels are known.
  var paper: Drawing? {
    // Paper without an end ends where the strokes do.
    file != nil && problem == nil && outline.pictures.isEmpty && !outline.isEndless
      ? Drawing(outline) : strokes
  }

  /// Whether the picture shows all that is seen, while where it lies on its paper is known only with the strokes, which take
  /// a while to read.
  var isPlacedLater: Bool {
    file != nil && outline.isEndless && kept != nil && sheet.pattern == .plain
  }

  /// The drawing to go on with: the strokes, or else the picture as the ground of new ones.
  var drawing: Drawing? { strokes ?? drawingOnPixels }

  private var drawingOnPixels: Drawing? {
    // With its paper and its layers, where all of it could be read.
    if problem == nil, !document.pictures.isEmpty, let whole = Drawing(document) { return whole }
    guard let kept, var drawing = Drawing(on: kept, scale: Double(scale)) else { return nil }
    drawing.rest.title = outline.title
    drawing.rest.revision = outline.revision
    drawing.rest.date = outline.date
    return drawing
  }
}
