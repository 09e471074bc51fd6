/// A row or an item that the user moves in its list: it follows the finger, and near an edge the content scrolls.
class ListMove {
  @Weak final var list: UIScrollView? = nil
  /// Where the finger is, from the list's upper left corner.
  private(set) final var finger: CGPoint
  /// When the content was last scrolled for it; nil while it is not.
  private final var scrollTime: Double?

  /// - Parameter point: Where the finger is, in the content's points.
  init(in list: UIScrollView, at point: CGPoint) {
    finger = CGPoint(x: point.x - list.bounds.minX, y: point.y - list.bounds.minY)
    self.list = list
  }

  /// Whether the list still has it.
  var isUnderWay: Bool { false }

  /// Takes what is moved to the finger, and has the others make room for it there.
  func follow() {}

  /// The finger is at a point of the content.
  final func fingerMoved(to point: CGPoint) {
    guard let list else { return }
    finger = CGPoint(x: point.x - list.bounds.minX, y: point.y - list.bounds.minY)
    follow()
    if let process = AppProcess.current, speed(in: list) != .zero { process.addFrameCallback(self) }
  }

  /// How fast the content goes while the finger is near an edge, in points a second; 0 elsewhere.
  private final func speed(in list: UIScrollView) -> CGPoint {
    let insets = list.scroll.adjustedInsets
    func along(_ place: CGFloat, _ before: CGFloat, _ after: CGFloat) -> CGFloat {
      let reach = ScrollNumbers.moveReach
      let near = reach - (place - before)
      if near > 0 { return -ScrollNumbers.moveSpeed * min(near / reach, 1) }
      let far = reach - (after - place)
      return far > 0 ? ScrollNumbers.moveSpeed * min(far / reach, 1) : 0
    }
    var speed = CGPoint.zero
    if list.horizontalRange.isWide {
      speed.x = along(finger.x, insets.left, list.bounds.size.width - insets.right)
    }
    if list.verticalRange.isWide {
      speed.y = along(finger.y, insets.top, list.bounds.size.height - insets.bottom)
    }
    return speed
  }

  /// Scrolls while the finger is near an edge. Returns whether that goes on.
  private final func scroll(_ list: UIScrollView, in seconds: Double) -> Bool {
    let speed = speed(in: list)
    guard speed != .zero else { return false }
    let old = list.contentOffset
    var new = list.restingOffset(
      near: CGPoint(x: old.x + speed.x * CGFloat(seconds), y: old.y + speed.y * CGFloat(seconds)))
    if speed.x == 0 { new.x = old.x }
    if speed.y == 0 { new.y = old.y }
    if seconds > 0, new == old { return false }
    list.moveContent(to: new)
    list.layoutIfNeeded()
    follow()
    return true
  }
}

extension ListMove: FrameCallback {
  func advance(to now: Double) -> Bool {
    guard let list, isUnderWay else { return false }
    let goesOn = scroll(list, in: now - (scrollTime ?? now))
    scrollTime = goesOn ? now : nil
    return goesOn
  }
}
