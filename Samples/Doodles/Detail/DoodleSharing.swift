import DoodleFormats
import Heft
import Ink

/// A kind of file that a doodle can be shared as.
enum SharedFormat: CaseIterable {
  case png
  case svg
  case pdf
  case doodle
  case excalidraw
  case inkml

  /// The kind's title in the sheet, for the kinds besides pixels.
  var title: String {
    switch self {
    case .png: "Picture\u{2026}"
    case .svg: "SVG Drawing\u{2026}"
    case .pdf: "PDF Document\u{2026}"
    case .doodle: "Doodle File\u{2026}"
    case .excalidraw: "Excalidraw File\u{2026}"
    case .inkml: "InkML File\u{2026}"
    }
  }

  var icon: UIImage { self == .pdf || self == .doodle ? ToolGlyphs.page : ToolGlyphs.shapes }

  /// The kinds besides pixels that a doodle can be shared as: where only pixels of it are known, as one of its own. InkML's
  /// have no picture.
  static func others(of contents: DoodleContents) -> [SharedFormat] {
    guard let strokes = contents.strokes, strokes.hasShapes else { return [.doodle] }
    return strokes.base == nil && !strokes.strokes.contains { $0.picture != nil }
      ? [.svg, .pdf, .doodle, .excalidraw, .inkml] : [.svg, .pdf, .doodle, .excalidraw]
  }

  /// The doodle as a file of this kind; nil where it has none.
  func file(of doodle: Doodle, _ contents: DoodleContents) -> HostFile? {
    let bytes: [UInt8]?
    switch self {
    case .png: bytes = contents.onPaper.pngData().map { [UInt8]($0) }
    case .svg: bytes = contents.strokes?.shapes.map { SVG.encode($0) }
    case .pdf: bytes = contents.strokes?.shapes.map { PDF.encode($0) }
    case .doodle: bytes = contents.named(doodle.name).file
    case .excalidraw: bytes = try? DoodleFormat.excalidraw.write(contents.document)
    case .inkml: bytes = try? DoodleFormat.inkml.write(contents.document)
    }
    return bytes.map {
      HostFile(name: SharedFormat.fileName(doodle.name) + ending, mediaType: mediaType, bytes: $0)
    }
  }

  private var ending: String {
    switch self {
    case .png: ".png"
    case .svg: ".svg"
    case .pdf: ".pdf"
    case .doodle: ".doodle"
    case .excalidraw: ".excalidraw"
    case .inkml: ".inkml"
    }
  }

  private var mediaType: String {
    switch self {
    case .png: "image/png"
    case .svg: "image/svg+xml"
    case .pdf: "application/pdf"
    case .doodle: DoodleFormat.doodle.mediaType
    case .excalidraw: DoodleFormat.excalidraw.mediaType
    case .inkml: DoodleFormat.inkml.mediaType
    }
  }

  /// The name without what file systems have a meaning for.
  static func fileName(_ name: String) -> String {
    let odd = Array("/\\:*?\"<>|".utf8)
    let safe = name.utf8.map { $0 < 0x20 || odd.contains($0) ? UInt8(ascii: "-") : $0 }
    return safe.isEmpty ? "Doodle" : String(decoding: safe, as: UTF8.self)
  }
}

/// A row of the share sheet that leads to a sheet for another kind of file.
private final class FormatActivity: UIActivity {
  private let format: SharedFormat
  private let chosen: (SharedFormat) -> Void

  init(_ format: SharedFormat, chosen: @escaping (SharedFormat) -> Void) {
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
  func share(_ doodle: Doodle, as format: SharedFormat = .png, from item: UIBarButtonItem?) {
    Doodle.load(
      doodle,
      weakify(self) { screen, contents in
        if let contents { screen.share(doodle, contents, as: format, from: item) }
      })
  }

  private func share(
    _ doodle: Doodle, _ contents: DoodleContents, as format: SharedFormat, from item: UIBarButtonItem?
  ) {
    guard let file = format.file(of: doodle, contents) else { return }
    showSheet(sharing: file, of: doodle, contents, as: format, from: item)
  }

  private func showSheet(
    sharing file: HostFile, of doodle: Doodle, _ contents: DoodleContents, as format: SharedFormat,
    from item: UIBarButtonItem?, offersOthers: Bool = true
  ) {
    var other: SharedFormat?
    var sized: Drawing?
    var filmed: (Drawing, VideoFormat)?
    var activities: [UIActivity] = []
    if offersOthers, format == .png {
      if let strokes = contents.strokes {
        activities = [PictureSizeActivity { sized = strokes }]
        if !strokes.strokes.isEmpty {
          activities += VideoFormat.offered.map { VideoActivity($0) { filmed = (strokes, $0) } }
        }
      }
      activities += SharedFormat.others(of: contents).map { FormatActivity($0) { other = $0 } }
    }
    let sheet = UIActivityViewController(
      activityItems: [.file(file, thumbnail: doodle.thumbnail)], applicationActivities: activities)
    sheet.title = doodle.name
    sheet.popoverPresentationController?.barButtonItem = item
    let screen = Weak<UIViewController>(wrappedValue: self)
    sheet.completionWithItemsHandler = { type, isDone, _, _ in
      guard let screen = screen.wrappedValue else { return }
      if let other { return screen.share(doodle, as: other, from: item) }
      if let sized {
        return screen.choosePictureSize(
          of: sized, named: SharedFormat.fileName(doodle.name), from: item,
          weakify(screen) {
            $0.showSheet(sharing: $1, of: doodle, contents, as: .png, from: item, offersOthers: false)
          })
      }
      if let (drawing, format) = filmed {
        return screen.film(
          drawing, as: format, named: SharedFormat.fileName(doodle.name),
          weakify(screen) {
            $0.showSheet(sharing: $1, of: doodle, contents, as: .png, from: item, offersOthers: false)
          })
      }
      guard isDone, let room = screen.navigationController?.view ?? screen.view else { return }
      if type == .copyToPasteboard { Notice.show("Copied", in: room) }
      if type == .saveToCameraRoll { Notice.show("Saved to your downloads", in: room) }
    }
    present(sheet, animated: true)
  }
}
