/// The 29 pictures of quick actions, drawn for Heft: strokes of 1.6 points in a square of 24, as those of bars.
enum ShortcutGlyphs {
  static func image(of type: UIApplicationShortcutIcon.IconType) -> UIImage {
    BarIcons.icon(paths(of: type))
  }

  private static func paths(of type: UIApplicationShortcutIcon.IconType) -> String {
    switch type {
    case .compose: "M19 12.5V20.5H4v-15h8M9 15.5l1-4 9-9 3 3-9 9z"
    case .play: "M7 4l12 8-12 8z"
    case .pause: "M7 4.5h3.5v15H7zM13.5 4.5H17v15h-3.5z"
    case .add: "M12 4v16M4 12h16"
    case .location: "M21 3 13.5 21l-2.8-7.7L3 10.5z"
    case .search: "M10.5 4a6.5 6.5 0 1 0 .1 0zM15.5 15.5 21 21"
    case .share: "M12 15V2.5M8 6l4-3.5L16 6M8.5 9.5h-3v12h13v-12h-3"
    case .prohibit: "M12 3a9 9 0 1 0 .1 0zM5.7 5.7l12.6 12.6"
    case .contact: "M12 4a4 4 0 1 0 .1 0zM4.5 20.5c0-9 15-9 15 0z"
    case .home: "M3 12 12 3.5 21 12M5.5 10v10.5h4.5v-6h4v6h4.5V10"
    case .markLocation:
      "M12 21.5c-4-5.5-6.5-8.5-6.5-12a6.5 6.5 0 0 1 13 0c0 3.5-2.5 6.5-6.5 12zM12 7a2.5 2.5 0 1 0 .1 0z"
    case .favorite: "M12 3l2.7 5.8 6.3.7-4.7 4.3 1.3 6.2L12 16.9 6.4 20l1.3-6.2L3 9.5l6.3-.7z"
    case .love: "M12 20.5C5 15.5 3 12 3 8.8A4.8 4.8 0 0 1 12 7a4.8 4.8 0 0 1 9 1.8c0 3.2-2 6.7-9 11.7z"
    case .cloud: "M7 19a4.5 4.5 0 0 1-.5-9 5.5 5.5 0 0 1 10.7-1.5A5 5 0 0 1 17 19z"
    case .invitation: "M3 9.5 12 3l9 6.5V20.5H3zM3 9.5l9 6 9-6"
    case .confirmation: "M12 3a9 9 0 1 0 .1 0zM7.5 12.5l3 3 6-6.5"
    case .mail: "M3 5.5h18v13H3zM3 6.5l9 7 9-7"
    case .message:
      "M12 4c5 0 9 3.2 9 7.2s-4 7.2-9 7.2c-1 0-2-.1-2.9-.4L4.5 20.5l1-4C4 15.2 3 13.3 3 11.2 3 7.2 7 4 12 4z"
    case .date: "M4 5.5h16v15H4zM4 10h16M8 3v4M16 3v4"
    case .time: "M12 3a9 9 0 1 0 .1 0zM12 7v5.5l3.5 2"
    case .capturePhoto: "M3 7.5h4.5l1.5-3h6l1.5 3H21v12H3zM12 9.5a3.7 3.7 0 1 0 .1 0z"
    case .captureVideo: "M3 6.5h12v11H3zM15 11l6-3.5v9L15 13z"
    case .task: "M12 3a9 9 0 1 0 .1 0z"
    case .taskCompleted: "M20.5 10a9 9 0 1 1-4-5.7M8 11l3.5 4L21 4.5"
    case .alarm: "M12 5a8 8 0 1 0 .1 0zM12 9v4.5l3 1.5M2.5 6.5 6 3.5M21.5 6.5 18 3.5"
    case .bookmark: "M6 3h12v18l-6-5-6 5z"
    case .shuffle:
      "M3 7h3.5c5 0 5.5 10 10.5 10h4M3 17h3.5c1.8 0 3-1.3 3.9-3M13 10c.9-1.7 2.2-3 4-3h4M18 4l3 3-3 3M18 14l3 3-3 3"
    case .audio: "M3.5 9.5H7L12 5v14l-5-4.5H3.5zM15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11"
    case .update: "M4 11a8 8 0 0 1 14.5-3.5M20 3.5v5h-5M20 13a8 8 0 0 1-14.5 3.5M4 20.5v-5h5"
    }
  }

  /// The pictures by the symbols of Apple's that show the same; a symbol counts without its `.fill` and `.circle`.
  private static let symbols: [(String, UIApplicationShortcutIcon.IconType)] = [
    ("square.and.pencil", .compose), ("play", .play), ("pause", .pause), ("plus", .add),
    ("location", .location),
    ("magnifyingglass", .search), ("square.and.arrow.up", .share), ("nosign", .prohibit),
    ("person", .contact),
    ("house", .home), ("mappin", .markLocation), ("star", .favorite), ("heart", .love), ("cloud", .cloud),
    ("envelope.open", .invitation), ("checkmark", .confirmation), ("envelope", .mail), ("message", .message),
    ("calendar", .date), ("clock", .time), ("camera", .capturePhoto), ("video", .captureVideo),
    ("circle", .task),
    ("alarm", .alarm), ("bookmark", .bookmark), ("shuffle", .shuffle), ("speaker", .audio),
    ("arrow.clockwise", .update), ("arrow.triangle.2.circlepath", .update),
  ]

  /// The paths of the picture that shows the same as a symbol of that very name; nil where there is none.
  static func paths(ofSymbol name: String) -> String? {
    symbols.first { $0.0 == name }.map { paths(of: $0.1) }
  }

  static func type(ofSymbol name: String) -> UIApplicationShortcutIcon.IconType? {
    for (symbol, type) in symbols where name.utf8.starts(with: symbol.utf8) {
      let rest = name.utf8.dropFirst(symbol.utf8.count)
      if rest.isEmpty || rest.elementsEqual(".fill".utf8) || rest.elementsEqual(".circle".utf8)
        || rest.elementsEqual(".circle.fill".utf8)
      {
        return type
      }
    }
    return nil
  }
}
