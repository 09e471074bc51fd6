import Heft
import Ink

/// A ring where a pen or a mouse is over the paper without touching it: as wide as its line would be. It is dark and light,
/// so that it is seen on any color.
final class HoverRing: UIView {
  private let canvas: Canvas
  private let inner = UIView()
  private let recognizer = UIHoverGestureRecognizer()

  /// The least width and the width of each of the two lines, in points (our choices).
  private static let least: CGFloat = 4
  private static let line: CGFloat = 1

  /// A ring for a canvas that lies in a room.
  init(of canvas: Canvas, in room: UIView) {
    self.canvas = canvas
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    isHidden = true
    for (ring, color) in [(self, UIColor(white: 1, alpha: 0.85)), (inner, UIColor(white: 0, alpha: 0.7))] {
      ring.layer.borderWidth = HoverRing.line
      ring.layer.borderColor = color.cgColor
      ring.accessibilityIgnoresInvertColors = true
    }
    addSubview(inner)
    recognizer.addHandler(weakify(self) { ring, _ in ring.hovered() })
    room.addGestureRecognizer(recognizer)
  }

  /// Whether strokes are chosen and not drawn.
  var isPaused = false {
    didSet { show() }
  }

  private func hovered() {
    switch recognizer.state {
    case .began:
      // Over the tiles, which come and go.
      superview?.bringSubviewToFront(self)
      fallthrough
    case .changed: show()
    default: isHidden = true
    }
  }

  /// Follows the tool, its size and the paper's size.
  func show() {
    guard let room = superview, recognizer.state == .began || recognizer.state == .changed else {
      isHidden = true
      return
    }
    let place = recognizer.location(in: room)
    let isOnPaper = canvas.bounds.contains(room.convert(place, to: canvas))
    isHidden = isPaused || canvas.picked != nil || canvas.written != nil || !isOnPaper
    if isHidden { return }
    let width = max(CGFloat(canvas.brush.size * canvas.shownScale), HoverRing.least)
    // The light line lies around the dark one, whose outer edge is the line's.
    let outer = width + 2 * HoverRing.line
    bounds = CGRect(x: 0, y: 0, width: outer, height: outer)
    center = place
    cornerRadius = outer / 2
    inner.frame = bounds.insetBy(dx: HoverRing.line, dy: HoverRing.line)
    inner.cornerRadius = width / 2
  }
}
