import Heft

/// How large the paper of a new doodle is.
enum PaperSize: Int, CaseIterable {
  case window
  case a4
  case square
  case tablet
  case endless

  var name: String {
    switch self {
    case .window: "Window"
    case .a4: "A4"
    case .square: "Square"
    case .tablet: "Tablet"
    case .endless: "Endless"
    }
  }

  /// The sides in pixels (our choices: A4 at 150 pixels an inch, and the screen of a large tablet); nil where they are those of
  /// the room, at first.
  var pixels: (width: Int, height: Int)? {
    switch self {
    case .window, .endless: nil
    case .a4: (1240, 1754)
    case .square: (2048, 2048)
    case .tablet: (2732, 2048)
    }
  }

  /// The sides in pixels in a room of points.
  func pixels(in room: CGSize, scale: CGFloat) -> (width: Int, height: Int) {
    pixels ?? (Int((room.width * scale).rounded()), Int((room.height * scale).rounded()))
  }
}
