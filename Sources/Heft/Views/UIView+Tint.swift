extension UIView {
  /// The view's own tint, else that of the nearest view around it that has one, else the system's blue.
  var inheritedTintColor: UIColor {
    var view: UIView? = self
    while let here = view {
      if let color = here.ownTintColor { return color }
      view = here.parent
    }
    return .systemBlue
  }

  /// Tells this view and those that take its tint.
  func spreadTint() {
    tintColorDidChange()
    setNeedsDisplay(.content)
    for child in children where child.ownTintColor == nil { child.spreadTint() }
  }
}
