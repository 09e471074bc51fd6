import HeftForce
import Ink

/// The zooming state of a scroll view.
final class ScrollZoom {
  /// A motion to another scale and place, by time alone.
  struct Motion {
    let start: Double
    let fromScale: CGFloat
    let toScale: CGFloat
    let fromOffset: CGPoint
    let toOffset: CGPoint

    /// The progress at a time, between 0 and 1.
    func share(at now: Double) -> CGFloat {
      CGFloat(MotionCurve.easeInOut.progress((now - start) / ScrollNumbers.requestDuration))
    }
  }

  /// The hold of two fingers: a point of the content at scale 1, and the scale at which they took it.
  struct Hold {
    let content: CGPoint
    let scale: CGFloat
  }

  @Weak var view: UIScrollView? = nil
  let pinch = ZoomPinchGestureRecognizer()
  var minimum: CGFloat = 1
  var maximum: CGFloat = 1
  var scale: CGFloat = 1
  var bounces = true
  var hold: Hold?
  var motion: Motion?
  /// Whether the delegate was told that zooming began, and not yet that it ended.
  var isUnderWay = false

  var isPinching: Bool { hold != nil }

  /// The view that zooms, which the delegate returns.
  var zoomed: UIView? { view.flatMap { $0.scroll.delegate?.viewForZooming(in: $0) } }

  init(_ view: UIScrollView) {
    self.view = view
  }

  /// Returns a scale limited to the range; one that is not a number counts as the least.
  func allowed(_ scale: CGFloat) -> CGFloat {
    guard scale.isFinite else { return minimum }
    return min(max(scale, minimum), max(minimum, maximum))
  }

  /// Returns the scale that is shown when fingers ask for one: less and less of it beyond the range, at most twice (our
  /// choice).
  func stretched(_ asked: CGFloat) -> CGFloat {
    let edge = allowed(asked)
    guard bounces, edge != asked, asked > 0 else { return edge }
    func band(_ share: CGFloat) -> CGFloat {
      1 + CGFloat(RubberBand.offset(distance: Double(share - 1), length: 1))
    }
    return asked > edge ? edge * band(asked / edge) : edge / band(edge / asked)
  }
}

extension ScrollZoom: FrameCallback {
  func advance(to now: Double) -> Bool {
    guard let view, let motion else { return false }
    let share = motion.share(at: now)
    view.zoom(
      to: motion.fromScale + (motion.toScale - motion.fromScale) * share,
      offset: CGPoint(
        x: motion.fromOffset.x + (motion.toOffset.x - motion.fromOffset.x) * share,
        y: motion.fromOffset.y + (motion.toOffset.y - motion.fromOffset.y) * share))
    guard let current = self.motion, current.start == motion.start else { return self.motion != nil }
    guard share >= 1 else { return true }
    self.motion = nil
    view.endZooming()
    return false
  }
}

/// The two fingers that zoom: they may drag the content at the same time.
final class ZoomPinchGestureRecognizer: UIPinchGestureRecognizer {
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !isDrag(preventedGestureRecognizer)
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    !isDrag(preventingGestureRecognizer)
  }

  private func isDrag(_ other: UIGestureRecognizer) -> Bool {
    (other as? ScrollPanGestureRecognizer).map { $0.view === view } ?? false
  }
}
