import HeftForce
import Ink

/// Recognizes two fingers that turn about each other, once each has gone 10 points around the middle [our choice]. It
/// ends when one of them is lifted.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private static let fingers = 2

  /// How far the fingers have turned, in radians, to the right where it is positive. Setting it counts on from there;
  /// a value that is not finite changes nothing.
  public final var rotation: CGFloat {
    get { turned - zero }
    set { if newValue.isFinite { zero = turned - newValue } }
  }

  /// How fast they turn, in radians a second, over the last tenth of a second.
  public final var velocity: CGFloat { gauge.speed(at: AppProcess.current?.now ?? 0).x }

  private var last: CGFloat = 0
  private var turned: CGFloat = 0
  /// The turn at which the rotation is 0.
  private var zero: CGFloat = 0
  private var gauge = VelocityTracker()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if tracked.count > UIRotationGestureRecognizer.fingers {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    guard tracked.count == UIRotationGestureRecognizer.fingers else { return }
    reset()
    last = angle
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard tracked.count == UIRotationGestureRecognizer.fingers else { return }
    let now = angle
    var step = now - last
    // The shorter direction around.
    if step > .pi { step -= 2 * .pi }
    if step < -.pi { step += 2 * .pi }
    guard step != 0 else { return }
    last = now
    turned += step
    gauge.add(CGPoint(x: turned, y: 0), at: AppProcess.current?.now ?? 0)
    if isUnderWay {
      state = .changed
    } else if abs(turned) * distance / 2 >= GestureLimits.slop {
      // The slop is left out of the rotation, so that it begins near 0.
      zero = turned
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    touchesMoved(touches, with: event)
    if isUnderWay {
      state = .ended
    } else if tracked.count == touches.count {
      state = .failed
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    turned = 0
    zero = 0
    gauge.reset()
  }

  private final var offset: CGPoint {
    let one = tracked[0].reading.location
    let other = tracked[1].reading.location
    return CGPoint(x: other.x - one.x, y: other.y - one.y)
  }

  private final var angle: CGFloat {
    CGFloat(Mathematics.arctangent(y: Double(offset.y), x: Double(offset.x)))
  }
  private final var distance: CGFloat { CGPoint.zero.distance(to: offset) }
}
