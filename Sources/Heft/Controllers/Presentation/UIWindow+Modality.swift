extension UIWindow {
  /// Keeps a screen reader in the frontmost presentation: what is behind it is passed over.
  func updateModality() {
    var isBehind = false
    for child in subviews.reversed() {
      child.isBehindModal = isBehind
      if let container = child as? PresentationContainer, container.isModal { isBehind = true }
      if let overlay = child as? PeekOverlay, overlay.isModal { isBehind = true }
    }
  }
}
