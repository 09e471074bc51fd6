import HeftForce

/// Recognizes dragging by one finger or several, once they have gone 10 points together (our choice).
///
/// The translation at the beginning is what they went beyond those 10 points, so that what follows it does
/// not jump. While `gestureRecognizerShouldBegin` is asked it is the whole translation. A press that changes only its
/// force is no dragging.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many fingers it takes at least; a pan ends when fewer are left.
  public final var minimumNumberOfTouches = 1
  /// How many fingers it takes at most; further ones are left to others.
  public final var maximumNumberOfTouches = Int.max
  /// Whether the wheel, or two fingers on a trackpad, pan too: each turn is a pan without touches, over at once. The
  /// page tells a wheel from a trackpad no more than browsers do, so that each kind stands for both. None at first.
  public final var allowedScrollTypesMask: UIScrollTypeMask = []

  /// Edges of which one the finger must come from; nil where it may go anywhere.
  final var mustComeFrom: UIRectEdge?
  /// How far the fingers have gone together, in points of the window, what of it went before the beginning,
  /// and what more of it is not translation.
  private var travel = CGPoint.zero
  private var slop = CGPoint.zero
  private var origin = CGPoint.zero
  private var middle = CGPoint.zero
  private var gauge = VelocityTracker()

  /// How far the fingers have gone since the beginning, or since it was set, in the view's points. A nil
  /// view is the window.
  ///
  /// - Parameter view: The view, or nil for the window.
  /// - Returns: The translation in points.
  public final func translation(in view: UIView?) -> CGPoint {
    UIPanGestureRecognizer.vector(CGPoint(x: offset.x - origin.x, y: offset.y - origin.y), in: view)
  }

  /// How far the fingers have gone; once the pan has begun, without the slop.
  private final var offset: CGPoint {
    state == .possible ? travel : CGPoint(x: travel.x - slop.x, y: travel.y - slop.y)
  }

  /// Counts the translation from that value on. The velocity stays.
  ///
  /// - Parameters:
  ///   - translation: In points of the view.
  ///   - view: The view, or nil for the window.
  public final func setTranslation(_ translation: CGPoint, in view: UIView?) {
    var own = translation.finite
    if let view {
      let start = view.convert(CGPoint.zero, to: nil)
      let end = view.convert(own, to: nil)
      own = CGPoint(x: end.x - start.x, y: end.y - start.y)
    }
    origin = CGPoint(x: offset.x - own.x, y: offset.y - own.y)
  }

  /// The speed of the fingers over the last tenth of a second, in points of the view a second; zero after a
  /// rest of 0.06 s.
  ///
  /// - Parameter view: The view, or nil for the window.
  /// - Returns: In points a second, along x and y.
  public final func velocity(in view: UIView?) -> CGPoint {
    UIPanGestureRecognizer.vector(gauge.speed(at: AppProcess.current?.now ?? 0), in: view)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if tracked.count > maximumNumberOfTouches {
      for touch in touches { ignore(touch, for: event) }
    }
    countFromHere()
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let here = tracked.middle
    guard here != middle else { return }
    travel.x += here.x - middle.x
    travel.y += here.y - middle.y
    middle = here
    gauge.add(travel, at: now)
    if isUnderWay {
      state = .changed
    } else if tracked.count >= minimumNumberOfTouches {
      considerBeginning()
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    touchesMoved(touches, with: event)
    let left = tracked.filter { !touches.contains($0) }
    if left.isEmpty || (isUnderWay && left.count < minimumNumberOfTouches) {
      state = isUnderWay ? .ended : .failed
    } else {
      middle = left.middle
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    travel = .zero
    slop = .zero
    origin = .zero
    gauge.reset()
  }

  /// Pans by a turn of the wheel, in points; returns whether it does. The content goes in the opposite direction.
  final func turnWheel(by turn: CGPoint, at place: CGPoint) -> Bool {
    guard isFree, !allowedScrollTypesMask.isEmpty, turn != .zero else { return false }
    travel = CGPoint(x: -turn.x, y: -turn.y)
    return performAtOnce(at: place)
  }

  /// Begins once the translation is longer than the slop, if its direction is one that counts.
  private final func considerBeginning() {
    let length = travel.distance(to: .zero)
    guard length >= GestureLimits.slop else { return }
    let part = GestureLimits.slop / length
    slop = CGPoint(x: travel.x * part, y: travel.y * part)
    let isAllowed = mustComeFrom.map { $0.contains(edgeBehind) } ?? true
    state = isAllowed ? .began : .failed
  }

  /// The edge from which the finger moves away.
  private final var edgeBehind: UIRectEdge {
    if abs(travel.x) > abs(travel.y) { return travel.x > 0 ? .left : .right }
    return travel.y > 0 ? .top : .bottom
  }

  private final var now: Double { AppProcess.current?.now ?? 0 }

  /// Fingers came or went: their middle leaps, and that is no translation.
  private final func countFromHere() {
    middle = tracked.middle
    gauge.add(travel, at: now)
  }

  private static func vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
    guard let view else { return vector }
    let start = view.convert(CGPoint.zero, from: nil)
    let end = view.convert(vector, from: nil)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
}
