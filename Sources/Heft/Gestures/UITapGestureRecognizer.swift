import HeftForce

/// Recognizes taps: short touches that stay in place. How hard they press does not matter.
///
/// `location(in:)` is where the last tap was.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps in a row, at least 1.
  public final var numberOfTapsRequired = 1
  /// How many fingers at a time, at least 1.
  public final var numberOfTouchesRequired = 1

  private var taps = 0
  private var hasAllFingers = false
  private var firstPlace = CGPoint.zero
  /// Where each finger came down, by the touch's number: a touch keeps its view and so its recognizers.
  private var starts: [(number: Int, place: CGPoint)] = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      let place = touch.reading.location
      if starts.isEmpty, taps == 0 { firstPlace = place }
      starts.append((touch.number, place))
      // The other fingers of a tap are where they like; the taps of several lie together.
      if starts.count == 1, place.distance(to: firstPlace) > GestureLimits.tapDistance {
        state = .failed
        return
      }
    }
    if starts.count > numberOfTouchesRequired || hasAllFingers {
      state = .failed
      return
    }
    if starts.count == 1 { wait(GestureLimits.tapDuration, thenComeTo: .failed) }
    hasAllFingers = starts.count >= numberOfTouchesRequired
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      guard let start = starts.first(where: { $0.number == touch.number }) else { continue }
      if touch.reading.location.distance(to: start.place) > GestureLimits.tapSlop {
        state = .failed
        return
      }
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    touchesMoved(touches, with: event)
    guard state == .possible else { return }
    starts.removeAll { start in touches.contains { $0.number == start.number } }
    guard starts.isEmpty else { return }
    guard hasAllFingers else {
      state = .failed
      return
    }
    taps += 1
    hasAllFingers = false
    if taps >= numberOfTapsRequired {
      state = .recognized
    } else {
      wait(GestureLimits.tapInterval, thenComeTo: .failed)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    taps = 0
    hasAllFingers = false
    starts = []
  }

  /// One tap does not keep a double tap from being recognized.
  ///
  /// - Parameter preventedGestureRecognizer: The other one.
  /// - Returns: No for a recognizer of more taps, yes for all else.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }
}
