// How fingers move the content.

extension UIScrollView {
  /// A finger came down on the content: content that moves by itself stops, and the finger drags it at once. Returns
  /// whether it does.
  final func catchContent() -> Bool {
    scroll.isTracking = true
    guard let motion = scroll.motion, motion.cause != .request else { return false }
    // Content that has all but come to rest is not worth a caught touch.
    let left = motion.end.distance(to: contentOffset)
    stopScrolling()
    return left > 1
  }

  /// Whether the drag that would begin is one of this view's: along an axis in which it scrolls, and not one
  /// that a view in the content keeps.
  final var mayDrag: Bool {
    let translation = panGestureRecognizer.translation(in: nil)
    let isVertical = translation.y.magnitude >= translation.x.magnitude
    if translation != .zero, !(isVertical ? scrollsVertically : scrollsHorizontally) { return false }
    let touched = (panGestureRecognizer as? ScrollPanGestureRecognizer)?.touchedView
    return touched.map { touchesShouldCancel(in: $0) } ?? true
  }

  final func panChanged() {
    // Two fingers that zoom take the content along themselves.
    if scroll.zoom?.isPinching == true { return }
    switch panGestureRecognizer.state {
    case .began:
      beginDrag()
      drag()
    case .changed: drag()
    case .ended: endDrag(velocity: panGestureRecognizer.velocity(in: nil))
    case .cancelled, .failed: endDrag(velocity: .zero)
    case .possible: break
    }
  }

  private func beginDrag() {
    stopScrolling()
    takeHold()
    scroll.indicators.show(in: self)
    scrollingWillStart()
    if keyboardDismissMode != .none { window?.endEditing(false) }
    scroll.delegate?.scrollViewWillBeginDragging(self)
  }

  /// The content follows the pan from where both are now.
  final func takeHold() {
    let translation = panGestureRecognizer.translation(in: nil)
    let content = unstretched(contentOffset)
    let isNew = panGestureRecognizer.state == .began
    scroll.drag = ScrollState.Drag(
      content: isNew ? content : CGPoint(x: content.x + translation.x, y: content.y + translation.y))
  }

  private func drag() {
    guard let drag = scroll.drag else { return }
    let translation = panGestureRecognizer.translation(in: nil)
    var offset = contentOffset
    if scrollsHorizontally { offset.x = drag.content.x - translation.x }
    if scrollsVertically { offset.y = drag.content.y - translation.y }
    moveContent(to: stretched(offset))
  }

  private func endDrag(velocity: CGPoint) {
    scroll.isTracking = false
    guard scroll.drag != nil else { return }
    let speed = CGPoint(
      x: scrollsHorizontally ? UIScrollView.speed(-velocity.x) : 0,
      y: scrollsVertically ? UIScrollView.speed(-velocity.y) : 0)
    let asked = natural(speed).end
    var target = landing(asked, speed: speed)
    withUnsafeMutablePointer(to: &target) {
      scroll.delegate?.scrollViewWillEndDragging(
        self, withVelocity: CGPoint(x: speed.x / 1000, y: speed.y / 1000), targetContentOffset: $0)
    }
    // The delegate may have taken the view away, and with it the drag.
    guard scroll.drag != nil else { return }
    scroll.drag = nil
    let motion = target == asked ? natural(speed) : slide(to: restingOffset(near: target.finite))
    let goesOn = motion.end.distance(to: contentOffset) > 0 && window != nil
    scroll.delegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
    scroll.wantFrames()
    if goesOn, scroll.drag == nil, scroll.motion == nil {
      start(motion)
      scroll.delegate?.scrollViewWillBeginDecelerating(self)
    }
  }

  /// The page that content comes to rest at: the next one after a flick, else the nearest.
  final func page(speed: CGPoint) -> CGPoint {
    let start = scroll.drag?.content ?? contentOffset
    func axis(_ start: CGFloat, _ now: CGFloat, _ speed: CGFloat, _ length: CGFloat) -> CGFloat {
      guard length > 0 else { return now }
      let first = (start / length).rounded()
      if speed.magnitude < ScrollNumbers.pageFlick { return (now / length).rounded() * length }
      return (first + (speed > 0 ? 1 : -1)) * length
    }
    return restingOffset(
      near: CGPoint(
        x: axis(start.x, contentOffset.x, speed.x, bounds.size.width),
        y: axis(start.y, contentOffset.y, speed.y, bounds.size.height)))
  }

  /// Returns the motion of the content by momentum from where it is.
  private func natural(_ speed: CGPoint) -> ScrollMotion {
    func axis(_ place: CGFloat, _ speed: CGFloat, _ range: ClosedRange<Double>) -> AxisMotion {
      AxisMotion(
        from: Double(place), speed: Double(speed), rate: Double(decelerationRate.rawValue), in: range,
        bounces: bounces)
    }
    return ScrollMotion(
      .momentum, start: AppProcess.current?.now ?? 0, x: axis(contentOffset.x, speed.x, horizontalRange),
      y: axis(contentOffset.y, speed.y, verticalRange))
  }

  /// Returns a slide to the offset that the delegate asks for.
  private func slide(to end: CGPoint) -> ScrollMotion {
    // A page turns in half a second.
    let rate = Double((isPagingEnabled ? .fast : decelerationRate).rawValue)
    return ScrollMotion(
      .momentum, start: AppProcess.current?.now ?? 0,
      x: AxisMotion(from: Double(contentOffset.x), to: Double(end.x), rate: rate),
      y: AxisMotion(from: Double(contentOffset.y), to: Double(end.y), rate: rate))
  }

  private static func speed(_ speed: CGFloat) -> CGFloat {
    guard speed.isFinite, Double(speed.magnitude) >= ScrollNumbers.slowest else { return 0 }
    return CGFloat(min(max(Double(speed), -ScrollNumbers.fastest), ScrollNumbers.fastest))
  }

  // MARK: The rubber band

  /// Where the content is shown when the finger has dragged it to an offset.
  private func stretched(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: stretch(offset.x, in: horizontalRange, length: bounds.size.width, RubberBand.offset),
      y: stretch(offset.y, in: verticalRange, length: bounds.size.height, RubberBand.offset))
  }

  /// Where the finger must have dragged content that is shown at an offset.
  private func unstretched(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: stretch(offset.x, in: horizontalRange, length: bounds.size.width, RubberBand.distance),
      y: stretch(offset.y, in: verticalRange, length: bounds.size.height, RubberBand.distance))
  }

  private func stretch(
    _ value: CGFloat, in range: ClosedRange<Double>, length: CGFloat, _ band: (Double, Double) -> Double
  ) -> CGFloat {
    let value = Double(value)
    let edge = range.nearest(to: value)
    guard bounces, value != edge else { return CGFloat(edge) }
    let past = band((value - edge).magnitude, Double(length))
    return CGFloat(value < edge ? edge - past : edge + past)
  }
}
