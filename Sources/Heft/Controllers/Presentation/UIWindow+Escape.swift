extension UIWindow {
  /// Leaves what is in front, as the key Escape and a screen reader's gesture ask for: an alert is cancelled, a
  /// card that the user may leave goes. Returns whether there was something to leave.
  @discardableResult
  func escape() -> Bool {
    guard let front = rootViewController?.presentedChain.last, front.presentation.coordinator?.state == .shown
    else { return false }
    if front.wasEscaped() { return true }
    guard front.presentation.coordinator?.container.isCard == true else { return false }
    return front.dismissByUser()
  }
}
