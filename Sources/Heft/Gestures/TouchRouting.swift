/// Whether a touch's view hears of it.
enum TouchRouting {
  /// The view, but it has not heard of it so far.
  case coming
  /// Not yet: a recognizer that delays touches may still take it.
  case delayed
  case view
  /// No receiver any more: a recognizer has taken the touch, or the view has heard of its end.
  case nobody
  /// No receiver any more: the view has left its window.
  case gone
  /// No receiver from the beginning: the view takes one touch at a time, and has one.
  case refused

  /// Whether the touch is the view's: it was not refused, and the view is still there.
  var isViews: Bool { self != .refused && self != .gone }
}

extension UITouch {
  /// The recognizers that get the touch, those of the innermost view first.
  public var gestureRecognizers: [UIGestureRecognizer]? { recognizers.isEmpty ? nil : recognizers }

  /// Tells the view what became of the touch, as the phase says, if it may hear of it.
  func tellView(with event: UIEvent) {
    if routing == .coming { routing = .view }
    guard routing == .view else { return }
    if isOver { routing = .nobody }
    tell(with: event)
  }

  private func tell(with event: UIEvent) {
    guard let view else { return }
    let touches: Set<UITouch> = event.changed === self ? event.changedTouches : [self]
    switch phase {
    case .began: view.touchesBegan(touches, with: event)
    case .moved: view.touchesMoved(touches, with: event)
    case .ended: view.touchesEnded(touches, with: event)
    case .cancelled: view.touchesCancelled(touches, with: event)
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }

  /// Tells the view of a phase that is not the touch's own.
  func tellView(_ other: Phase, with event: UIEvent) {
    let own = phase
    phase = other
    tell(with: event)
    phase = own
  }

  /// Whether the place is that of the event before: nothing but the force, or time, went on.
  var hasKeptItsPlace: Bool { reading.location == previousLocation }
}

extension [UITouch] {
  /// The middle of the touches' places in their window; zero for none.
  var middle: CGPoint {
    if isEmpty { return .zero }
    var sum = CGPoint.zero
    for touch in self {
      sum.x += touch.reading.location.x
      sum.y += touch.reading.location.y
    }
    return CGPoint(x: sum.x / CGFloat(count), y: sum.y / CGFloat(count))
  }
}
