import HeftForce
import HeftProtocol

/// Recognizes a mouse or a pen that is over a view without touching it: begins where the pointer comes, changes as it
/// moves, and ends where it leaves or anything touches the screen. Fingers do not hover.
///
/// The page tells of a pointer that hovers only while a view with such a recognizer is shown.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  open override func reset() {
    pointerPlace = nil
  }

  /// The pointer is at a place of the window, over the recognizer's view.
  final func hover(at place: CGPoint) {
    if isUnderWay {
      guard place != pointerPlace else { return }
      pointerPlace = place
      state = .changed
    } else if isFree {
      pointerPlace = place
      state = .began
    }
  }
}

extension UIGestureRecognizer {
  /// The host tells of pointers that hover where a view wants to know.
  final func tellHovering(of view: UIView) {
    if self is UIHoverGestureRecognizer { view.setNeedsDisplay(.hover) }
  }
}

extension UIView {
  /// Whether the view wants to know of pointers that hover over it.
  final var wantsHover: Bool { recognizers.contains { $0 is UIHoverGestureRecognizer } }
}

extension AppProcess {
  /// A pointer is over the screen without touching it, or has left it.
  ///
  /// - Parameter hover: Where it is; a place that makes no sense is left out.
  package func hover(_ hover: HostEvent.Hover) {
    guard hover.isOver else { return endHover() }
    guard hover.type != .touch, Micros.isInRange(hover.x), Micros.isInRange(hover.y) else { return }
    run {
      let place = CGPoint(x: hover.x, y: hover.y)
      let kind: TouchType = hover.type == .pen ? .pencil : .direct
      let reached = hoverRecognizers(at: place).filter { $0.allowedTypes & 1 << UInt8(kind.rawValue) != 0 }
      for recognizer in hovering where !reached.contains(where: { $0 === recognizer }) {
        recognizer.state = .ended
      }
      for recognizer in reached { recognizer.hover(at: place) }
    }
  }

  /// No pointer hovers any more: it has left, or something touches.
  package func endHover() {
    if hovering.isEmpty { return }
    run {
      for recognizer in hovering { recognizer.state = .ended }
    }
  }

  /// Those that follow a pointer now.
  private var hovering: [UIHoverGestureRecognizer] {
    gestures.contestants.compactMap { $0 as? UIHoverGestureRecognizer }
  }

  /// Those of the view at a place and of the views around it, the innermost first.
  private func hoverRecognizers(at place: CGPoint) -> [UIHoverGestureRecognizer] {
    for window in windows.reversed() {
      guard let hit = window.hitTest(window.convert(place, from: nil), with: nil) else { continue }
      var found: [UIHoverGestureRecognizer] = []
      var here: UIView? = hit
      while let view = here {
        for recognizer in view.recognizers {
          if let hover = recognizer as? UIHoverGestureRecognizer { found.append(hover) }
        }
        here = view.superview
      }
      return found
    }
    return []
  }
}
