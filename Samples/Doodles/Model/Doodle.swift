import Heft

/// A drawing with its name and the moment it was made. Its pixels and strokes wait in its file until they are asked for.
final class Doodle: NSObject {
  /// Names the doodle among all others, in the order in which they were made.
  let number: Int
  private(set) var file: DoodleFile

  var name: String { file.name }
  var date: Date { file.date }

  init(number: Int, file: DoodleFile) {
    self.number = number
    self.file = file
    super.init()
  }

  /// A doodle of a picture, and how it was drawn if that is known; nil where the picture has no pixels.
  convenience init?(number: Int, name: String, date: Date, image: UIImage, drawing: Drawing? = nil) {
    guard let file = DoodleFile(name: name, date: date, image: image, drawing: drawing) else { return nil }
    self.init(number: number, file: file)
  }

  /// The drawing as it is, without paper. It is read anew each time: who shows it keeps it.
  var image: UIImage { UIImage(data: Data(Array(file.picture)), scale: file.scale) ?? UIImage() }

  /// The drawing on white paper: what is shared, and what looks right on any ground.
  var picture: UIImage {
    let image = image
    return image.onPaper(image.size, scale: image.scale)
  }

  /// A small picture for lists, read anew each time.
  var thumbnail: UIImage {
    UIImage(data: Data(Array(file.thumbnail)), scale: Doodle.thumbnailScale)
      ?? image.onPaper(Doodle.thumbnailSize, scale: Doodle.thumbnailScale)
  }

  /// How it was drawn; nil where only the pixels are known, or what is kept is damaged.
  var strokes: Drawing? { DrawingFile.read(file.drawing) }

  /// What is drawn on further: the strokes, else the picture as the ground of new ones.
  var drawing: Drawing? { strokes ?? Drawing(on: Array(file.picture), scale: Double(file.scale)) }

  /// A doodle of the same drawing, named as its copy.
  func copy(number: Int, date: Date) -> Doodle {
    let copy = Doodle(number: number, file: file.dated(date))
    copy.rename(name + " copy")
    return copy
  }

  /// Another name for it. The store keeps it.
  func rename(_ name: String) {
    file.name = name
  }

  /// Another drawing in its place, with the same name and date.
  func redraw(_ file: DoodleFile) {
    self.file = file
  }

  /// The size of a thumbnail in points, and pixels in one of them (our choices).
  static let thumbnailSize = CGSize(width: 48, height: 64)
  static let thumbnailScale: CGFloat = 2
}

extension UIImage {
  /// The picture on white paper of that size in points, as large as fits and in the middle.
  func onPaper(_ paper: CGSize, scale: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: paper, format: format).image { _ in
      UIColor.white.setFill()
      UIGraphicsGetCurrentContext()?.fill(CGRect(origin: .zero, size: paper))
      draw(in: size.fitted(into: CGRect(origin: .zero, size: paper)))
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
