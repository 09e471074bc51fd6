/// Has a say in what a recognizer gets and whom it competes with. Every method may be left out.
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Whether the gesture may be recognized; no makes it fail. Asked once, when it would be.
  ///
  /// - Parameter gestureRecognizer: The recognizer that has its gesture.
  /// - Returns: Whether it may begin. Yes, unless it says otherwise.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

  /// Whether the recognizer gets the touch, which begins.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The recognizer.
  ///   - touch: The touch.
  /// - Returns: Whether it gets it. Yes, unless it says otherwise.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool

  /// Whether both may be recognized of the same touches. One yes of the two delegates is enough.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The recognizer.
  ///   - otherGestureRecognizer: The other one.
  /// - Returns: Whether both may. No, unless it says otherwise.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Whether the first waits for the other to fail.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The recognizer.
  ///   - otherGestureRecognizer: The other one.
  /// - Returns: Whether the recognizer waits. No, unless it says otherwise.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Whether the other waits for the first to fail.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The recognizer.
  ///   - otherGestureRecognizer: The other one.
  /// - Returns: Whether the other one waits. No, unless it says otherwise.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}
