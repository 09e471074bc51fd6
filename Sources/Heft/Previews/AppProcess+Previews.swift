import HeftProtocol

// Events that reach previews from outside a touch.
extension AppProcess {
  /// Whether a preview or a menu of one is open.
  package var showsPreview: Bool { peek?.isOpen == true }

  /// Ends a preview at once, because the app goes away or the content under it changes.
  func endPeek() {
    guard let peek else { return }
    _ = peek.dismiss()
    peek.finish()
  }

  /// The user presses Return while a preview is open: it becomes the screen.
  package func openPeek() {
    run { peek?.openScreen() }
  }

  /// Sends a key to the menu that is open. Returns whether the menu used it.
  package func pressMenuKey(_ key: HostEvent.Key) -> Bool {
    guard let peek, peek.isOpen, key.isPlain else { return false }
    return run { peek.press(key) }
  }

  /// Opens the actions of the view at a point of the screen, as the right button of a mouse does.
  package func openMenu(at place: CGPoint, time: Double) {
    moveTime(to: time)
    run {
      for window in windows.reversed() {
        guard let view = window.hitTest(window.convert(place, from: nil), with: nil) else { continue }
        _ = view.openMenu(at: place)
        return
      }
    }
  }

  /// Gives the keyboard and the screen reader to a view.
  func moveFocus(to view: UIView) {
    if view.display.number != 0 { host.perform(.moveFocus(view.display.number)) }
  }
}

extension UIView {
  /// The recognizer of previews that a press on the view comes to first.
  fileprivate var previewRecognizers: [PeekGestureRecognizer] {
    var found: [PeekGestureRecognizer] = []
    var here: UIView? = self
    while let view = here {
      for recognizer in view.recognizers {
        if let peek = recognizer as? PeekGestureRecognizer, peek.isEnabled { found.append(peek) }
      }
      here = view.superview
    }
    return found
  }

  /// Whether a press on the view may open a preview.
  var offersPreview: Bool { !previewRecognizers.isEmpty }

  /// Whether a press on the view opens a menu, with or without a preview.
  var offersMenu: Bool { previewRecognizers.first?.rules.opensActions == true }

  /// Opens the actions of the innermost preview at a place of the window. Returns whether there was any.
  func openMenu(at place: CGPoint) -> Bool {
    for recognizer in previewRecognizers {
      if recognizer.client?.openActions(at: recognizer.view?.convert(place, from: nil) ?? place) == true {
        return true
      }
    }
    return false
  }

  /// Has the host told again what a screen reader says of the view and its subviews.
  func setNeedsAccessibility() {
    if accessibility != nil { setNeedsDisplay(.accessibility) }
    for child in children { child.setNeedsAccessibility() }
  }
}
