import Heft

/// A drawing with its name and the moment it was made.
final class Doodle: NSObject {
  /// Names the doodle among all others, in the order in which they were made.
  let number: Int
  let name: String
  let date: Date
  let image: UIImage

  init(number: Int, name: String, date: Date, image: UIImage) {
    self.number = number
    self.name = name
    self.date = date
    self.image = image
    super.init()
  }

  /// The drawing on white paper: what is shared, and what looks right on any ground.
  lazy var picture: UIImage = image.onPaper(image.size)

  /// A small picture for lists.
  lazy var thumbnail: UIImage = image.onPaper(Doodle.thumbnailSize)

  /// The size of a thumbnail in points.
  static let thumbnailSize = CGSize(width: 48, height: 64)
}

extension UIImage {
  /// The picture on white paper of that size in points, as large as fits and in the middle.
  fileprivate func onPaper(_ paper: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: paper).image { _ in
      UIColor.white.setFill()
      UIGraphicsGetCurrentContext()?.fill(CGRect(origin: .zero, size: paper))
      guard size.width > 0, size.height > 0 else { return }
      let scale = min(paper.width / size.width, paper.height / size.height)
      let fitted = CGSize(width: size.width * scale, height: size.height * scale)
      draw(
        in: CGRect(
          x: (paper.width - fitted.width) / 2, y: (paper.height - fitted.height) / 2, width: fitted.width,
          height: fitted.height))
    }
  }
}
