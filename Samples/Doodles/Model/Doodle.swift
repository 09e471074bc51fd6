import Heft
import Ink

/// A drawing with its name and the moment it was made. Its pixels and strokes stay in the app's storage until somebody shows
/// them: `Doodle.load`.
final class Doodle: NSObject {
  /// Names the doodle among all others, in the order in which they were made.
  let number: Int
  private(set) var head: DoodleHead
  /// The contents that are not kept for good yet.
  private var held: DoodleContents?
  /// The contents that somebody shows.
  @Weak private var shown: DoodleContents? = nil

  var name: String { head.name }
  var date: Date { head.date }

  /// A doodle of which nothing is kept yet.
  init(number: Int, file: DoodleFile) {
    self.number = number
    head = file.head
    held = file.contents
    super.init()
  }

  /// A doodle whose contents are kept.
  init(number: Int, head: DoodleHead) {
    self.number = number
    self.head = head
    super.init()
  }

  /// The picture and the strokes; nil where they are kept and nobody shows them.
  var contents: DoodleContents? { held ?? shown }

  /// The picture and the strokes that are still to be kept; nil where they have been.
  var unkept: DoodleContents? { held }

  /// Somebody shows these, and keeps them as long.
  func show(_ contents: DoodleContents) { shown = contents }

  /// These are kept nowhere else.
  func hold(_ contents: DoodleContents) { held = contents }

  /// These are kept for good. Where they have been replaced since, nothing changes.
  func release(_ contents: DoodleContents) {
    guard held === contents else { return }
    shown = contents
    held = nil
  }

  /// A small picture for lists, read anew each time; white paper where there is none, or one of another size.
  var thumbnail: UIImage {
    let pixels = CGSize(
      width: Doodle.thumbnailSize.width * Doodle.thumbnailScale,
      height: Doodle.thumbnailSize.height * Doodle.thumbnailScale)
    // A small file can hold a large picture.
    if let size = PNGSize.read(head.thumbnail), size.width == Int(pixels.width),
      size.height == Int(pixels.height),
      let image = UIImage(data: Data(Array(head.thumbnail)), scale: Doodle.thumbnailScale)
    {
      return image
    }
    return (contents?.image ?? UIImage()).onPaper(
      Doodle.thumbnailSize, scale: Doodle.thumbnailScale, of: contents?.sheet ?? .plain)
  }

  /// A doodle of the same drawing, named as its copy.
  func copy(of contents: DoodleContents, number: Int, date: Date) -> Doodle {
    var head = head
    head.date = date
    head.name += " copy"
    return Doodle(number: number, file: DoodleFile(head: head, contents: contents))
  }

  /// Another name for it. The store keeps it.
  func rename(_ name: String) {
    head.name = name
  }

  /// Another drawing in its place, which is not kept yet.
  func redraw(_ file: DoodleFile) {
    head = file.head
    held = file.contents
  }

  /// Another page has kept another drawing in its place, or another name.
  func redraw(_ head: DoodleHead) {
    self.head = head
    shown = nil
  }

  /// The size of a thumbnail in points, and pixels in one of them (our choices).
  static let thumbnailSize = CGSize(width: 48, height: 64)
  static let thumbnailScale: CGFloat = 2
}

extension UIImage {
  /// The picture on a sheet of that size in points, as large as fits and in the middle. The sheet's pattern is there
  /// where the picture fills it: otherwise its lines would be too fine.
  func onPaper(_ paper: CGSize, scale: CGFloat, of sheet: DoodleSheet = .plain) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: paper, format: format).image { _ in
      sheet.paperColor.setFill()
      UIGraphicsGetCurrentContext()?.fill(CGRect(origin: .zero, size: paper))
      let whole = CGRect(origin: .zero, size: paper)
      if paper == size { sheet.printed(whole, scale: scale)?.draw(at: .zero) }
      draw(in: size.fitted(into: whole))
    }
  }
}

extension CGSize {
  /// The largest rectangle of this shape in another one, in the middle of it; none where either is empty.
  func fitted(into room: CGRect) -> CGRect {
    guard width > 0, height > 0, room.width > 0, room.height > 0 else { return .zero }
    let scale = min(room.width / width, room.height / height)
    return CGRect(
      x: room.midX - width * scale / 2, y: room.midY - height * scale / 2, width: width * scale,
      height: height * scale)
  }
}

/// The size that the header of a PNG tells.
enum PNGSize {
  /// The sides in pixels; nil where the bytes are too few, or tell more than a picture can have.
  static func read(_ png: ArraySlice<UInt8>) -> (width: Int, height: Int)? {
    var file = ByteReader(png)
    // The signature, and the length and the name of the first chunk.
    guard file.bytes(16) != nil, let width = side(&file), let height = side(&file) else { return nil }
    return (width, height)
  }

  /// Four bytes, the highest first.
  private static func side(_ file: inout ByteReader) -> Int? {
    let side = file.bytes(4).map { $0.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } }
    return side.flatMap { $0 <= UInt32(UInt16.max) ? Int($0) : nil }
  }
}
