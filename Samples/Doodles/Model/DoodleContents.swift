import Heft
import Ink

/// A doodle's strokes and how they look: a `.doodle` document, docs/doodle-format.md. It is there while somebody shows it;
/// pixels are made of it when they are asked for.
///
/// Earlier versions kept:
/// ```
/// u8 version (1) | u32 count | picture, a PNG | drawing as in `DrawingFile`, to the end; nothing where only the picture is
/// known
/// ```
final class DoodleContents: NSObject {
  let document: DoodleDocument
  /// A sentence for the user where a part of what is kept could not be read.
  let problem: String?
  /// Pixels in a point of the picture.
  let scale: CGFloat

  private static let oldVersion: UInt8 = 1

  /// What a document holds.
  init(_ document: DoodleDocument, scale: CGFloat, problem: String? = nil) {
    self.document = document
    self.scale = scale
    self.problem = problem
    super.init()
  }

  /// What the bytes say; nil where they are none.
  convenience init?(_ bytes: [UInt8], scale: CGFloat) {
    if bytes.first == DoodleContents.oldVersion {
      var file = ByteReader(bytes[1...])
      guard let picture = file.counted(), !picture.isEmpty else { return nil }
      self.init(picture: picture, drawn: file.rest, scale: scale)
    } else {
      guard let reading = try? DoodleDocument.read(bytes) else { return nil }
      self.init(reading.document, scale: scale, problem: reading.problem?.message)
    }
  }

  /// A picture, a PNG, and how it was drawn, as earlier versions kept them; damaged strokes are none.
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
    if let preview = document.preview, preview.revision == document.revision { return preview.png }
    // Its only picture is all there is.
    return document.strokes.isEmpty && document.pictures.count == 1 ? document.pictures[0].file : nil
  }

  /// The drawing as it is, without paper. It is read anew each time: who shows it keeps it.
  var image: UIImage {
    if let kept, let image = UIImage(data: Data(kept), scale: scale) { return image }
    return strokes.map { UIImage(cgImage: CGImage($0.picture()), scale: scale) } ?? UIImage()
  }

  /// What it is drawn on.
  var sheet: DoodleSheet { DoodleSheet(document) }

  /// The drawing on its paper: what is shared, and what looks right on any ground.
  var onPaper: UIImage {
    let image = image
    return image.onPaper(image.size, scale: image.scale, of: sheet)
  }

  /// How it was drawn; nil where only the pixels are known. Of damaged strokes the pixels count, if they are whole: they
  /// show more.
  private(set) lazy var strokes: Drawing? = {
    if document.strokes.isEmpty, !document.pictures.isEmpty { return nil }
    if problem != nil, document.preview != nil, drawingOnPixels != nil { return nil }
    return Drawing(document)
  }()

  /// What is drawn on further: the strokes, else the picture as the ground of new ones.
  var drawing: Drawing? { strokes ?? drawingOnPixels }

  private var drawingOnPixels: Drawing? {
    guard let kept, var drawing = Drawing(on: kept, scale: Double(scale)) else { return nil }
    drawing.rest.title = document.title
    drawing.rest.revision = document.revision
    drawing.rest.date = document.date
    return drawing
  }
}
