import Heft
import Ink

/// A doodle as a picture in a size of its own, inked anew for it.
struct PictureExport {
  /// Pixels in a pixel of the paper.
  let times: Int
  /// Whether there is no paper under the ink.
  let isTransparent: Bool

  static let all = [1, 2, 4].flatMap { times in
    [PictureExport(times: times, isTransparent: false), PictureExport(times: times, isTransparent: true)]
  }

  /// Whether a picture can be that large.
  func fits(_ drawing: Drawing) -> Bool {
    max(drawing.width, drawing.height) * times <= Bitmap.longestSide
  }

  /// What it says in a list of sizes.
  func title(of drawing: Drawing) -> String {
    "\(times)\u{00D7}, \(drawing.width * times) by \(drawing.height * times) pixels"
      + (isTransparent ? ", no paper" : "")
  }

  /// What a file's name ends with.
  var suffix: String { "@\(times)x" + (isTransparent ? " no paper" : "") }

  /// The picture as a PNG; nil where it would be too large.
  func png(of drawing: Drawing) -> [UInt8]? {
    guard fits(drawing), let ink = drawing.picture(times: Double(times)) else { return nil }
    if isTransparent { return PNG.encode(ink) }
    guard var paper = drawing.paper(times: Double(times)) else { return nil }
    paper.draw(ink, through: .identity, clip: paper.bounds)
    return PNG.encode(paper)
  }
}

/// A row of the share sheet that leads to the sizes of a picture.
final class PictureSizeActivity: UIActivity {
  private let chosen: () -> Void

  init(chosen: @escaping () -> Void) {
    self.chosen = chosen
    super.init()
  }

  override var activityTitle: String? { "Picture Size\u{2026}" }
  override var activityImage: UIImage? { ToolGlyphs.page }

  override func perform() {
    chosen()
    activityDidFinish(true)
  }
}

extension UIViewController {
  /// Asks how large a doodle's picture is to be, and hands on the file.
  func choosePictureSize(
    of drawing: Drawing, named name: String, from item: UIBarButtonItem?,
    _ chosen: @escaping (HostFile) -> Void
  ) {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    for export in PictureExport.all where export.fits(drawing) {
      sheet.addAction(
        UIAlertAction(title: export.title(of: drawing), style: .default) { _ in
          guard let png = export.png(of: drawing) else { return }
          chosen(HostFile(name: "\(name)\(export.suffix).png", mediaType: "image/png", bytes: png))
        })
    }
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.barButtonItem = item
    if item == nil, let view {
      sheet.popoverPresentationController?.sourceView = view
      sheet.popoverPresentationController?.sourceRect = CGRect(
        x: view.bounds.midX, y: view.bounds.midY, width: 1, height: 1)
    }
    present(sheet, animated: true)
  }
}
