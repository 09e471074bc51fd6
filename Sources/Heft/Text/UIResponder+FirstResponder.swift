extension UIResponder {
  /// Whether this is what keys are typed into.
  public var isFirstResponder: Bool { AppProcess.current?.firstResponder === self }

  /// Takes the place of the first responder that there is, if that gives it up. Asks no other responder.
  final func takeFirstResponder() -> Bool {
    guard let process = AppProcess.current else { return false }
    if let old = process.firstResponder, old !== self, !old.resignFirstResponder() { return false }
    process.firstResponder = self
    process.showInputViews()
    return true
  }

  final func leaveFirstResponder() {
    guard let process = AppProcess.current, process.firstResponder === self else { return }
    process.firstResponder = nil
    process.inputViewsMayGo(from: self)
  }
}

extension UIView {
  /// Remembers that this view, which is not shown yet, is to be the first responder when it is: the last that asks.
  final func wishForFocus() -> Bool {
    guard let process = AppProcess.current, canBecomeFirstResponder else { return false }
    process.wishedResponder = Weak(self, token: lifeToken)
    return false
  }

  /// Becomes the first responder where it asked for that before it was shown, after the code that shows it.
  final func takeWishedFocus() {
    guard let process = AppProcess.current, process.wishedResponder?.object === self else { return }
    process.wishedResponder = nil
    process.later { [view = Weak(self, token: lifeToken)] in _ = view.object?.becomeFirstResponder() }
  }

  /// Has the first responder, where it is this view or one in it, give that up: the keyboard goes.
  ///
  /// - Parameter force: Whether it ends without asking.
  /// - Returns: Whether nothing here is the first responder any more.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let responder = AppProcess.current?.firstResponder as? UIView, responder.isDescendant(of: self)
    else {
      return true
    }
    if force, let field = responder.editedText {
      field.focusHost(false)
      field.giveUp()
      return true
    }
    if responder.resignFirstResponder() || !force { return !responder.isFirstResponder }
    responder.leaveFirstResponder()
    return true
  }
}
