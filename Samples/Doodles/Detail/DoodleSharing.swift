import Heft
import Ink

/// A kind of file that a doodle can be shared as.
enum DoodleFormat: CaseIterable {
  case png
  case svg
  case pdf

  /// What stands in the sheet for the kinds besides pixels.
  var title: String { self == .svg ? "SVG Drawing\u{2026}" : "PDF Document\u{2026}" }
  var icon: UIImage { self == .svg ? ToolGlyphs.shapes : ToolGlyphs.page }

  /// The doodle as a file of this kind; nil where it has none.
  func file(of doodle: Doodle, _ contents: DoodleContents) -> HostFile? {
    switch self {
    case .png:
      return contents.onPaper.pngData().map { file(of: doodle, ".png", "image/png", [UInt8]($0)) }
    case .svg:
      return contents.strokes?.shapes.map { file(of: doodle, ".svg", "image/svg+xml", SVG.encode($0)) }
    case .pdf:
      return contents.strokes?.shapes.map { file(of: doodle, ".pdf", "application/pdf", PDF.encode($0)) }
    }
  }

  private func file(of doodle: Doodle, _ suffix: String, _ type: String, _ bytes: [UInt8]) -> HostFile {
    HostFile(name: DoodleFormat.fileName(doodle.name) + suffix, mediaType: type, bytes: bytes)
  }

  /// The name without what file systems have a meaning for.
  private static func fileName(_ name: String) -> String {
    let odd = Array("/\\:*?\"<>|".utf8)
    let safe = name.utf8.map { $0 < 0x20 || odd.contains($0) ? UInt8(ascii: "-") : $0 }
    return safe.isEmpty ? "Doodle" : String(decoding: safe, as: UTF8.self)
  }
}

/// A row of the share sheet that leads to a sheet for another kind of file.
private final class FormatActivity: UIActivity {
  private let format: DoodleFormat
  private let chosen: (DoodleFormat) -> Void

  init(_ format: DoodleFormat, chosen: @escaping (DoodleFormat) -> Void) {
    self.format = format
    self.chosen = chosen
    super.init()
  }

  override var activityTitle: String? { format.title }
  override var activityImage: UIImage? { format.icon }

  override func perform() {
    chosen(format)
    activityDidFinish(true)
  }
}

extension UIViewController {
  /// Shows the sheet that shares a doodle, as pixels at first; `item` is the button that asked for it.
  func share(_ doodle: Doodle, as format: DoodleFormat = .png, from item: UIBarButtonItem?) {
    Doodle.load(
      doodle,
      weakify(self) { screen, contents in
        if let contents { screen.share(doodle, contents, as: format, from: item) }
      })
  }

  private func share(
    _ doodle: Doodle, _ contents: DoodleContents, as format: DoodleFormat, from item: UIBarButtonItem?
  ) {
    guard let file = format.file(of: doodle, contents) else { return }
    var other: DoodleFormat?
    var activities: [UIActivity] = []
    // A doodle of which only pixels are known has no shapes to share.
    if format == .png, contents.strokes?.hasShapes == true {
      activities = [.svg, .pdf].map { FormatActivity($0) { other = $0 } }
    }
    let sheet = UIActivityViewController(
      activityItems: [.file(file, thumbnail: doodle.thumbnail)], applicationActivities: activities)
    sheet.title = doodle.name
    sheet.popoverPresentationController?.barButtonItem = item
    let screen = Weak<UIViewController>(wrappedValue: self)
    sheet.completionWithItemsHandler = { type, isDone, _, _ in
      guard let screen = screen.wrappedValue else { return }
      if let other { return screen.share(doodle, as: other, from: item) }
      guard isDone, let room = screen.navigationController?.view ?? screen.view else { return }
      if type == .copyToPasteboard { Notice.show("Copied", in: room) }
      if type == .saveToCameraRoll { Notice.show("Saved to your downloads", in: room) }
    }
    present(sheet, animated: true)
  }
}
