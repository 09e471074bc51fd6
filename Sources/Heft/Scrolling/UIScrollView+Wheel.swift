// How the wheel moves the content. While a touch is down the wheel is the touch's force instead.

extension UIScrollView {
  /// Scrolls by a turn of the wheel, if the content can go that way; answers whether it can.
  final func turnWheel(by distance: Double, at now: Double) -> Bool {
    guard isScrollEnabled, distance != 0 else { return false }
    let range = verticalRange
    var place = Double(contentOffset.y)
    if let motion = scroll.motion, motion.cause == .wheel { place = Double(motion.end.y) }
    let end = range.nearest(to: place + distance)
    guard distance > 0 ? end > place : end < place else { return false }
    let start = contentOffset
    if scroll.motion?.cause != .wheel { stopScrolling() }
    let target = CGPoint(x: start.x, y: CGFloat(end))
    if distance.magnitude < ScrollNumbers.smoothWheel || UIAccessibility.isReduceMotionEnabled {
      scroll.motion = nil
      moveContent(to: target)
      scroll.indicators.show(in: self)
      scroll.wantFrames()
    } else {
      self.start(
        ScrollMotion(
          .wheel, start: now,
          x: AxisMotion(from: Double(start.x), to: Double(start.x), rate: ScrollNumbers.wheelRate),
          y: AxisMotion(from: Double(start.y), to: end, rate: ScrollNumbers.wheelRate)))
    }
    return true
  }
}

extension AppProcess {
  /// Scrolls the innermost view under the pointer that can go the wheel's way.
  func turnWheel(_ wheel: HostEvent.Wheel, at time: Double) {
    guard Millionths.isSound(wheel.x), Millionths.isSound(wheel.y), Millionths.isSound(wheel.deltaY) else {
      return
    }
    moveTime(to: time)
    run {
      let place = CGPoint(x: wheel.x, y: wheel.y)
      for window in windows.reversed() {
        guard let hit = window.hitTest(window.convert(place, from: nil), with: nil) else { continue }
        var here: UIView? = hit
        while let view = here {
          if let list = view as? UIScrollView, list.turnWheel(by: wheel.distance(in: list), at: time) {
            return
          }
          here = view.superview
        }
        return
      }
    }
  }
}

extension HostEvent.Wheel {
  /// How far the wheel turns the content of a view, in points.
  fileprivate func distance(in view: UIScrollView) -> Double {
    switch deltaMode {
    case 0: deltaY
    case 1: deltaY * ScrollNumbers.wheelLine
    default: deltaY * Double(view.bounds.size.height)
    }
  }
}
