extension UIView {
  /// The recognizers of the view, in the order in which they were added; nil if there is none.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      let new = newValue ?? []
      for old in recognizers where !new.contains(where: { $0 === old }) { removeGestureRecognizer(old) }
      for recognizer in new { addGestureRecognizer(recognizer) }
    }
  }

  /// Gives a recognizer the touches that begin in this view and its subviews. One that had another view
  /// leaves it.
  ///
  /// - Parameter gestureRecognizer: The recognizer, which the view keeps.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.place !== self else { return }
    gestureRecognizer.place?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.place = self
    recognizers.append(gestureRecognizer)
    gestureRecognizer.tellHovering(of: self)
  }

  /// Takes a recognizer away. What it has under way is cancelled.
  ///
  /// - Parameter gestureRecognizer: The recognizer; one that is not the view's changes nothing.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.place === self else { return }
    recognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.place = nil
    gestureRecognizer.tellHovering(of: self)
    gestureRecognizer.arena?.cancel(gestureRecognizer)
  }

  /// The view has left its window: its touches and gestures end.
  func cancelTouches() {
    if let process = AppProcess.current { process.viewLeft(self) }
    for recognizer in recognizers {
      recognizer.arena?.cancel(recognizer)
      recognizer.viewLeftWindow()
    }
  }
}
