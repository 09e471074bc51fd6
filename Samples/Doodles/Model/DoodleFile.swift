import Heft

/// A whole doodle: what the list shows of it, and its contents. It is kept as these two.
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

  /// A new doodle; nil where its picture has no pixels.
  init?(name: String, date: Date, image: UIImage, drawing: Drawing?) {
    guard let picture = image.pngData(), let pixels = image.cgImage else { return nil }
    let small = DoodleFile.thumbnail(of: image)
    head = DoodleHead(
      name: name, date: date, scale: image.scale, width: pixels.width, height: pixels.height, thumbnail: small
    )
    contents = DoodleContents(
      picture: [UInt8](picture)[...], drawn: drawing.map { DrawingFile.write($0)[...] } ?? [],
      scale: image.scale)
  }

  /// A doodle as an earlier version kept it; nil where the bytes are none.
  init?(_ bytes: [UInt8]) {
    var file = ByteReader(bytes[...])
    guard let version = file.byte(), let (name, date) = DoodleHead.named(&file) else { return nil }
    let (scale, thumbnail): (CGFloat, ArraySlice<UInt8>)
    switch version {
    case 1:
      (scale, thumbnail) = (1, [])
      contents = DoodleContents(picture: file.rest, drawn: [], scale: 1)
    case 2:
      guard let kept = file.number(bytes: 2), let small = file.counted(), let picture = file.counted()
      else { return nil }
      (scale, thumbnail) = (DoodleHead.scale(kept), small)
      contents = DoodleContents(picture: picture, drawn: file.rest, scale: scale)
    default: return nil
    }
    if contents.picture.isEmpty { return nil }
    head = DoodleHead(name: name, date: date, scale: scale, width: 0, height: 0, thumbnail: thumbnail)
  }

  /// The same with what the list shows of its picture, which earlier versions did not keep.
  var completed: DoodleFile {
    let size = PNGSize.read(contents.picture)
    let thumbnail = head.thumbnail.isEmpty ? DoodleFile.thumbnail(of: contents.image) : head.thumbnail
    return DoodleFile(
      head: DoodleHead(
        name: head.name, date: head.date, scale: head.scale, width: size?.width ?? 0,
        height: size?.height ?? 0, thumbnail: thumbnail), contents: contents)
  }

  init(head: DoodleHead, contents: DoodleContents) {
    self.head = head
    self.contents = contents
  }

  private static func thumbnail(of image: UIImage) -> ArraySlice<UInt8> {
    let small = image.onPaper(Doodle.thumbnailSize, scale: Doodle.thumbnailScale).pngData()
    return small.map { [UInt8]($0)[...] } ?? []
  }
}
