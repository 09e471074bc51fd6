// Who follows the wheel while no touch is down.

import HeftProtocol

extension AppProcess {
  /// Has the innermost view under the pointer that can follow the wheel follow it: a scroll view or a pan, or a pinch
  /// where the wheel enlarges. Returns whether there is one.
  @discardableResult
  package func turnWheel(_ wheel: HostEvent.Wheel, at time: Double) -> Bool {
    guard Micros.isInRange(wheel.x), Micros.isInRange(wheel.y), Micros.isInRange(wheel.deltaX),
      Micros.isInRange(wheel.deltaY)
    else { return false }
    moveTime(to: time)
    return run {
      let place = CGPoint(x: wheel.x, y: wheel.y)
      for window in windows.reversed() {
        guard let hit = window.hitTest(window.convert(place, from: nil), with: nil) else { continue }
        var here: UIView? = hit
        while let view = here {
          if view.follows(wheel, at: time) { return true }
          here = view.superview
        }
        return false
      }
      return false
    }
  }
}

extension UIView {
  /// Scrolls, or lets a recognizer of this view make a gesture of the wheel. Returns whether one of them does.
  fileprivate func follows(_ wheel: HostEvent.Wheel, at time: Double) -> Bool {
    let place = CGPoint(x: wheel.x, y: wheel.y)
    if wheel.isPinch {
      let turn = wheel.distance(wheel.deltaY, in: self)
      return recognizers.contains {
        ($0 as? UIPinchGestureRecognizer)?.turnWheel(by: turn, at: place) == true
      }
    }
    let (x, y) = (wheel.distance(wheel.deltaX, in: self), wheel.distance(wheel.deltaY, in: self))
    if let list = self as? UIScrollView, list.turnWheel(by: y, at: time) { return true }
    let translation = CGPoint(x: CGFloat(x), y: CGFloat(y))
    return recognizers.contains {
      ($0 as? UIPanGestureRecognizer)?.turnWheel(by: translation, at: place) == true
    }
  }
}

extension UIGestureRecognizer {
  /// Makes a whole gesture of a turn of the wheel: it begins and ends. Returns whether it did.
  final func performAtOnce(at place: CGPoint) -> Bool {
    pointerPlace = place
    defer { pointerPlace = nil }
    state = .began
    guard hasBegun else { return false }
    state = .ended
    return true
  }

  /// Whether nothing is under way that a turn of the wheel would be mixed with.
  final var isFree: Bool { isEnabled && arena == nil && progress == .possible }
}

extension HostEvent.Wheel {
  /// How far a turn goes in a view, in points.
  fileprivate func distance(_ delta: Double, in view: UIView) -> Double {
    switch deltaMode {
    case 0: delta
    case 1: delta * ScrollNumbers.wheelLine
    default: delta * Double(view.bounds.size.height)
    }
  }
}
