import Heft

/// A doodle's picture and how it was drawn, as bytes. They are there while somebody shows them; pixels and strokes are made
/// of them when they are asked for.
///
/// ```
/// u8 version (1) | u32 count | picture, a PNG | drawing as in `DrawingFile`, to the end; nothing where only the picture is
/// known
/// ```
final class DoodleContents: NSObject {
  let picture: ArraySlice<UInt8>
  let drawn: ArraySlice<UInt8>
  /// Pixels in a point of the picture.
  let scale: CGFloat

  private static let version: UInt8 = 1

  /// A picture, a PNG, and how it was drawn, where that is known.
  init(picture: ArraySlice<UInt8>, drawn: ArraySlice<UInt8>, scale: CGFloat) {
    self.picture = picture
    self.drawn = drawn
    self.scale = scale
    super.init()
  }

  /// What the bytes say; nil where they are none.
  convenience init?(_ bytes: [UInt8], scale: CGFloat) {
    var file = ByteReader(bytes[...])
    guard file.byte() == DoodleContents.version, let picture = file.counted(), !picture.isEmpty
    else { return nil }
    self.init(picture: picture, drawn: file.rest, scale: scale)
  }

  var bytes: [UInt8] {
    var file = ByteWriter()
    file.add(UInt64(DoodleContents.version), bytes: 1)
    file.addCounted(picture)
    file.add(drawn)
    return file.bytes
  }

  /// The drawing as it is, without paper. It is read anew each time: who shows it keeps it.
  var image: UIImage { UIImage(data: Data(Array(picture)), scale: scale) ?? UIImage() }

  /// The drawing on white paper: what is shared, and what looks right on any ground.
  var onPaper: UIImage {
    let image = image
    return image.onPaper(image.size, scale: image.scale)
  }

  /// How it was drawn; nil where only the pixels are known, or what is kept is damaged. Its paper is as large as the
  /// picture: a few bytes cannot ask for room that no picture of theirs fills.
  var strokes: Drawing? {
    guard let size = PNGSize.read(picture), let drawing = DrawingFile.read(drawn),
      drawing.width == size.width, drawing.height == size.height
    else { return nil }
    return drawing
  }

  /// What is drawn on further: the strokes, else the picture as the ground of new ones.
  var drawing: Drawing? { strokes ?? Drawing(on: Array(picture), scale: Double(scale)) }
}
