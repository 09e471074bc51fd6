// How the wheel moves the content. While a touch is down the wheel is the touch's force instead.

extension UIScrollView {
  /// Scrolls by a turn of the wheel, if the content can go in that direction; returns whether it can.
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
