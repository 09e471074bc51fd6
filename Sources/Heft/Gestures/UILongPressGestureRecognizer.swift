import HeftForce

/// Recognizes fingers that stay where they are for a time; from then on it follows them. How hard they press
/// does not matter.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long they stay, in seconds; half a second at first, as UIKit has it.
  public final var minimumPressDuration: TimeInterval = GestureLimits.pressDuration
  /// How far they may move before, in points; 10 at first, as UIKit has it.
  public final var allowableMovement: CGFloat = GestureLimits.pressMovement
  /// How many fingers, at least 1.
  public final var numberOfTouchesRequired = 1

  /// Where each finger came down, by the touch's number: a touch keeps its view and so its recognizers.
  private var starts: [(number: Int, place: CGPoint)] = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if isUnderWay || starts.count >= numberOfTouchesRequired {
      // One finger too many is no long press; one that comes later does not count.
      if !isUnderWay { state = .failed }
      for touch in touches { ignore(touch, for: event) }
      return
    }
    for touch in touches { starts.append((touch.number, touch.reading.location)) }
    guard starts.count >= numberOfTouchesRequired else { return }
    let duration = Double(minimumPressDuration)
    if duration > 0 {
      wait(duration, thenComeTo: .began)
    } else {
      state = .began
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if isUnderWay {
      // A change of force alone is no change of the gesture.
      if let touch = touches.first, !touch.hasKeptItsPlace { state = .changed }
      return
    }
    for touch in touches {
      guard let start = starts.first(where: { $0.number == touch.number }) else { continue }
      if touch.reading.location.distance(to: start.place) > allowableMovement { state = .failed }
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isUnderWay ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    starts = []
  }
}
