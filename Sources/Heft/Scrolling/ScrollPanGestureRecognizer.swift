/// The pan that drags a scroll view's content: it takes a touch at once if the content is still moving.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  /// Cleared by the view when it is freed.
  @Weak var scrollView: UIScrollView? = nil
  /// Where the first touch came down.
  private(set) var touchedView: UIView?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, let scrollView else { return }
    touchedView = event.changed?.view
    if scrollView.catchContent() { state = .began }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if numberOfTouches <= 1 { scrollView?.scroll.isTracking = false }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    if numberOfTouches <= 1 { scrollView?.scroll.isTracking = false }
  }

  override func reset() {
    super.reset()
    touchedView = nil
    scrollView?.scroll.isTracking = false
  }
}
