import Heft
import Ink

/// A doodle as a picture in a size of its own, inked anew for it.
struct PictureExport {
  /// Pixels in a pixel of the paper.
  let times: Double
  /// Whether there is no paper under the ink.
  let isTransparent: Bool

  /// The sizes of a drawing's picture: where it has too many pixels for one, as many as that can have.
  static func all(of drawing: Drawing) -> [PictureExport] {
    let least = drawing.inkScale
    let most = isWhole(drawing) ? largest : 3
    return ((least < 1 ? [least] : []) + [1, 2, most]).flatMap { times in
      [PictureExport(times: times, isTransparent: false), PictureExport(times: times, isTransparent: true)]
    }.filter { $0.fits(drawing) }
  }

  private static let largest = 4.0

  /// Whether the largest size is there too.
  private static func isWhole(_ drawing: Drawing) -> Bool {
    PictureExport(times: largest, isTransparent: false).fits(drawing)
  }

  /// A sentence about the sizes that are missing; nil where none is.
  static func limit(of drawing: Drawing) -> String? {
    isWhole(drawing) ? nil : "A picture can have \(Bitmap.longestSide) pixels a side."
  }

  /// Whether a picture can be that large.
  func fits(_ drawing: Drawing) -> Bool {
    Double(max(drawing.width, drawing.height)) * times <= Double(Bitmap.longestSide)
  }

  /// Returns the title in a list of sizes.
  func title(of drawing: Drawing) -> String {
    let size = drawing.enlarged(times)
    return "\(factor)\u{00D7}, \(size.width) by \(size.height) pixels" + (isTransparent ? ", no paper" : "")
  }

  private var factor: String { times < 1 ? "1/\(Int(1 / times))" : "\(Int(times))" }

  /// The end of a file's name.
  var suffix: String {
    (times < 1 ? " small" : "@\(Int(times))x") + (isTransparent ? " no paper" : "")
  }

  /// The picture as a PNG; nil where it would be too large.
  func png(of drawing: Drawing) -> [UInt8]? {
    guard fits(drawing), let ink = drawing.picture(times: times) else { return nil }
    if isTransparent { return PNG.encode(ink) }
    guard var paper = drawing.paper(times: times) else { return nil }
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
    let sheet = UIAlertController(
      title: nil, message: PictureExport.limit(of: drawing), preferredStyle: .actionSheet)
    for export in PictureExport.all(of: drawing) {
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
