extension UIView {
  /// The color of what can be operated and of template pictures in the view: its own, else that of the view it
  /// is in, else the system's blue. Setting nil takes the view's own away.
  public var tintColor: UIColor! {
    get {
      var view: UIView? = self
      while let here = view {
        if let color = here.ownTintColor { return color }
        view = here.parent
      }
      return .systemBlue
    }
    set {
      ownTintColor = newValue
      spreadTint()
    }
  }

  /// Tells this view and those that take its tint.
  func spreadTint() {
    tintColorDidChange()
    setNeedsDisplay(.content)
    for child in children where child.ownTintColor == nil { child.spreadTint() }
  }
}
