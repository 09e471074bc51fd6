import Heft
import Ink

/// How a doodle was drawn, as an animated PNG.
final class VideoExport {
  /// Seconds of drawing at most, how long the whole is seen then, and pictures in a second (our choices).
  static let longest = 10.0
  static let rest = 2.0
  static let rate = 20.0
  /// How many of them are made in a frame of the screen (our choice).
  private static let atOnce = 4

  private let replay: Replay
  private let paper: Bitmap
  private var shown: Bitmap
  private var video: AnimatedPNG

  /// At the beginning; nil where the paper is larger than a picture can be.
  init?(_ drawing: Drawing) {
    guard let paper = drawing.paper(times: drawing.inkScale) else { return nil }
    self.paper = paper
    replay = Replay(drawing, longest: VideoExport.longest)
    shown = replay.picture
    var first = paper
    first.draw(shown, through: .identity, clip: first.bounds)
    video = AnimatedPNG(first, seconds: 1 / VideoExport.rate)
  }

  /// Whether all is drawn.
  var isOver: Bool { replay.isOver }

  /// Draws a few pictures more. Returns the file when all is drawn.
  func drawMore() -> [UInt8]? {
    for _ in 0..<VideoExport.atOnce where !replay.isOver {
      replay.advance(by: 1 / VideoExport.rate)
      add(replay.picture)
    }
    guard replay.isOver else { return nil }
    video.hold(seconds: VideoExport.rest)
    return video.file
  }

  private func add(_ picture: Bitmap) {
    let changes = picture.changes(since: shown)
    shown = picture
    var area = changes.first ?? PixelRectangle(x: 0, y: 0, width: 0, height: 0)
    for change in changes { area = area.union(change) }
    area = area.intersection(paper.bounds)
    guard !area.isEmpty, var part = Bitmap(width: area.width, height: area.height) else {
      return video.hold(seconds: 1 / VideoExport.rate)
    }
    let place = Affine(a: 1, b: 0, c: 0, d: 1, tx: -Double(area.x), ty: -Double(area.y))
    part.draw(paper, through: place, clip: part.bounds)
    part.draw(picture, through: place, clip: part.bounds)
    video.add(part, x: area.x, y: area.y, seconds: 1 / VideoExport.rate)
  }
}

/// A kind of file that shows how a doodle was drawn.
enum VideoFormat: CaseIterable {
  case webm
  case animatedPNG

  /// The formats that can be made here.
  static var offered: [VideoFormat] {
    allCases.filter { $0 == .animatedPNG || UIApplication.shared.canEncodeVideo }
  }

  var title: String { self == .webm ? "Video\u{2026}" : "Animated Picture\u{2026}" }

  /// The file of what `VideoExport` has made; nil where no video can be made of it.
  func file(of animation: [UInt8], named name: String, _ made: @escaping (HostFile?) -> Void) {
    switch self {
    case .webm:
      UIApplication.shared.encodeVideo(of: animation) { video in
        made(video.map { HostFile(name: "\(name) video.webm", mediaType: "video/webm", bytes: $0) })
      }
    case .animatedPNG:
      made(HostFile(name: "\(name) video.png", mediaType: "image/png", bytes: animation))
    }
  }
}

/// A row of the share sheet that makes the video.
final class VideoActivity: UIActivity {
  private let format: VideoFormat
  private let chosen: (VideoFormat) -> Void

  init(_ format: VideoFormat, chosen: @escaping (VideoFormat) -> Void) {
    self.format = format
    self.chosen = chosen
    super.init()
  }

  override var activityTitle: String? { format.title }
  override var activityImage: UIImage? { ToolGlyphs.video }

  override func perform() {
    chosen(format)
    activityDidFinish(true)
  }
}

extension UIViewController {
  /// Makes the video of a drawing, a little in each frame, and hands on the file.
  func film(
    _ drawing: Drawing, as format: VideoFormat, named name: String, _ made: @escaping (HostFile) -> Void
  ) {
    guard let video = VideoExport(drawing) else { return }
    if let room = navigationController?.view ?? view { Notice.show("Drawing the video\u{2026}", in: room) }
    let screen = Weak<UIViewController>(wrappedValue: self)
    _ = Timer.scheduledTimer(withTimeInterval: 1.0 / 60, repeats: true) { timer in
      guard let bytes = video.drawMore() else { return }
      timer.invalidate()
      format.file(of: bytes, named: name) { file in
        if let file { return made(file) }
        guard let screen = screen.wrappedValue, let room = screen.navigationController?.view ?? screen.view
        else { return }
        Notice.show("This browser cannot make the video. An animated picture has it too.", in: room)
      }
    }
  }
}
