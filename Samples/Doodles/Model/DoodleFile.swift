import Heft
import Ink

/// A whole doodle: what the list shows of it, and its contents. It is kept as these two, each under a key of its own.
///
/// Earlier versions kept it as one:
/// ```
/// u8 version (2) | i64 milliseconds since 1970 | u16 count | name | u16 pixels in 256 points
/// u32 count | thumbnail, a PNG | u32 count | picture, a PNG | drawing as in `DrawingFile`, to the end; nothing where only
/// the picture is known
///
/// u8 version (1) | i64 milliseconds since 1970 | u16 count | name | picture, a PNG, to the end
/// ```
struct DoodleFile {
  let head: DoodleHead
  let contents: DoodleContents

  /// A drawing, where it is known, and how it looks, as the next revision of what it was; nil where its picture has no pixels.
  @inline(never)
  init?(name: String, date: Date, image: UIImage, drawing: Drawing?) {
    guard let picture = image.pngData(), let pixels = image.cgImage else { return nil }
    let drawing = drawing?.fitted
    let small = DoodleFile.thumbnail(of: image, on: drawing?.sheet ?? .plain)
    let scale = drawing.map { CGFloat($0.scale) } ?? image.scale
    head = DoodleHead(
      name: name, date: date, scale: scale, width: drawing?.width ?? pixels.width,
      height: drawing?.height ?? pixels.height, thumbnail: small)
    let png = [UInt8](picture)
    var document = drawing?.document ?? DoodleContents.only(png, scale: image.scale)
    document.title = name
    document.date = DoodleHead.milliseconds(date)
    document.revision &+= 1
    // The picture of large paper without an end is a coarse one.
    if let drawing, drawing.inkScale == 1 {
      document.preview = DoodleDocument.Preview(revision: document.revision, png: png)
    }
    contents = DoodleContents(document, scale: scale)
  }

  /// A doodle as an earlier version kept it; nil where the bytes are not one.
  init?(_ bytes: [UInt8]) {
    var file = ByteReader(bytes[...])
    guard let version = file.byte(), let (name, date) = DoodleHead.named(&file) else { return nil }
    let (scale, thumbnail): (CGFloat, ArraySlice<UInt8>)
    switch version {
    case 1:
      (scale, thumbnail) = (1, [])
      guard !file.rest.isEmpty else { return nil }
      contents = DoodleContents(picture: file.rest, drawn: [], scale: 1)
    case 2:
      guard let kept = file.number(bytes: 2), let small = file.counted(), let picture = file.counted(),
        !picture.isEmpty
      else { return nil }
      (scale, thumbnail) = (DoodleHead.scale(kept), small)
      contents = DoodleContents(picture: picture, drawn: file.rest, scale: scale)
    default: return nil
    }
    head = DoodleHead(name: name, date: date, scale: scale, width: 0, height: 0, thumbnail: thumbnail)
  }

  /// The same with what the list shows of its picture, which earlier versions did not keep.
  var completed: DoodleFile {
    let paper = contents.document.paper
    let thumbnail =
      head.thumbnail.isEmpty ? DoodleFile.thumbnail(of: contents.image, on: contents.sheet) : head.thumbnail
    return DoodleFile(
      head: DoodleHead(
        name: head.name, date: head.date, scale: head.scale, width: Int(clamping: paper.width),
        height: Int(clamping: paper.height), thumbnail: thumbnail), contents: contents)
  }

  init(head: DoodleHead, contents: DoodleContents) {
    self.head = head
    self.contents = contents
  }

  private static func thumbnail(of image: UIImage, on sheet: DoodleSheet) -> ArraySlice<UInt8> {
    let small = image.onPaper(
      Doodle.thumbnailSize, scale: Doodle.thumbnailScale, of: sheet
    ).pngData()
    return small.map { [UInt8]($0)[...] } ?? []
  }
}
