import HeftForce

/// Recognizes dragging that comes in from an edge of the window: it begins within 20 points of the edge (our
/// choice) and goes into the window first.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges from which it may come; none at first.
  public final var edges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard !isUnderWay else { return }
    var start: UIRectEdge = []
    for touch in tracked {
      if let window = touch.window {
        start.formUnion(nearEdges(touch.location(in: window), of: window.bounds))
      }
    }
    start.formIntersection(edges)
    mustComeFrom = start
    if start.isEmpty { state = .failed }
  }

  private final func nearEdges(_ place: CGPoint, of bounds: CGRect) -> UIRectEdge {
    var near: UIRectEdge = []
    if place.x - bounds.minX <= GestureLimits.edge { near.insert(.left) }
    if bounds.maxX - place.x <= GestureLimits.edge { near.insert(.right) }
    if place.y - bounds.minY <= GestureLimits.edge { near.insert(.top) }
    if bounds.maxY - place.y <= GestureLimits.edge { near.insert(.bottom) }
    return near
  }
}
