import HeftForce

/// Recognizes a quick stroke in a direction: 50 points within half a second, and across it no more than half
/// as far (our choice).
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where a swipe may go.
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }

  /// Where the swipe goes: any of these; to the right at first.
  public final var direction: Direction = .right
  /// How many fingers, at least 1.
  public final var numberOfTouchesRequired = 1

  private var middle = CGPoint.zero
  private var translation = CGPoint.zero

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if tracked.count > max(numberOfTouchesRequired, 1) {
      state = .failed
      return
    }
    if deadline == nil { wait(GestureLimits.swipeDuration, thenComeTo: .failed) }
    middle = tracked.middle
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let here = tracked.middle
    guard here != middle else { return }
    translation.x += here.x - middle.x
    translation.y += here.y - middle.y
    middle = here
    guard tracked.count >= numberOfTouchesRequired else { return }
    let isAlongX = abs(translation.x) > abs(translation.y)
    let along = max(abs(translation.x), abs(translation.y))
    let across = min(abs(translation.x), abs(translation.y))
    guard along >= GestureLimits.slop else { return }
    let goes: Direction = isAlongX ? (translation.x > 0 ? .right : .left) : (translation.y > 0 ? .down : .up)
    if !direction.contains(goes) || across > along / 2 {
      state = .failed
    } else if along >= GestureLimits.swipeDistance {
      state = .recognized
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    touchesMoved(touches, with: event)
    state = .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    middle = .zero
    translation = .zero
  }
}
