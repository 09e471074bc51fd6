import HeftForce
import Ink

/// Recognizes two fingers that go apart or together, once the distance between them has changed by 10 points
/// (our choice). It ends when one of them is lifted. Fingers that pinch on a trackpad, and the wheel with Control, are
/// pinches without touches, each turn one that is over at once.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How many fingers it takes.
  private static let fingers = 2
  /// Fingers nearer than this count as this far apart, in points, so that there is something to divide by
  /// (our choice).
  private static let leastDistance: CGFloat = 1

  /// The distance between the fingers over that at the beginning; above 0. Setting it counts on from there;
  /// a value that is not finite or not above 0 changes nothing.
  public final var scale: CGFloat {
    get { distance / unit }
    set {
      guard newValue.isFinite, newValue > 0 else { return }
      unit = distance / newValue
    }
  }

  /// How fast the scale changes, per second, over the last tenth of a second.
  public final var velocity: CGFloat {
    gauge.speed(at: AppProcess.current?.now ?? 0).x / unit
  }

  private var start: CGFloat = 1
  private var distance: CGFloat = 1
  /// The distance at which the scale is 1.
  private var unit: CGFloat = 1
  private var gauge = VelocityTracker()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if tracked.count > UIPinchGestureRecognizer.fingers {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    guard tracked.count == UIPinchGestureRecognizer.fingers else { return }
    start = measure()
    distance = start
    unit = start
    gauge.reset()
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard tracked.count == UIPinchGestureRecognizer.fingers else { return }
    let new = measure()
    guard new != distance else { return }
    distance = new
    gauge.add(CGPoint(x: distance, y: 0), at: AppProcess.current?.now ?? 0)
    if isUnderWay {
      state = .changed
    } else if abs(distance - start) >= GestureLimits.slop {
      // The slop is left out of the scale, so that it begins near 1.
      unit = max(
        start + (distance > start ? GestureLimits.slop : -GestureLimits.slop),
        UIPinchGestureRecognizer.leastDistance)
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
    start = 1
    distance = 1
    unit = 1
    gauge.reset()
  }

  /// So many points of the wheel are e times the scale: what browsers make of a trackpad's pinch.
  private static let wheelUnit = 100.0
  /// A notch of a wheel counts as so many points at most, so that the picture does not leap (our choice).
  private static let wheelMost = 25.0

  /// Pinches by a turn of the wheel, in points; away from the user is apart. Returns whether it does.
  final func turnWheel(by turn: Double, at place: CGPoint) -> Bool {
    guard isFree, turn != 0 else { return false }
    let most = UIPinchGestureRecognizer.wheelMost
    let part = -min(max(turn, -most), most) / UIPinchGestureRecognizer.wheelUnit
    unit = 1
    distance = CGFloat(Mathematics.exponential(part))
    return performAtOnce(at: place)
  }

  private final func measure() -> CGFloat {
    max(
      tracked[0].reading.location.distance(to: tracked[1].reading.location),
      UIPinchGestureRecognizer.leastDistance)
  }
}
