extension UIView {
  /// The insets of the view's edges that lie under the screen's unsafe edges or under bars, in points, plus the insets
  /// that the view's controller adds. A transform does not change them.
  public var safeAreaInsets: UIEdgeInsets {
    guard let parent else { return (self as? UIWindow)?.screenInsets ?? .zero }
    return safeArea(under: parent.safeAreaInsets, of: parent)
  }

  /// Returns the insets of the view in a parent with those insets.
  private func safeArea(under outer: UIEdgeInsets, of parent: UIView) -> UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    if parent.safeAreaPropagation == .same {
      insets = outer
    } else if outer != .zero, parent.safeAreaPropagation != .nothing {
      let size = layout.bounds.size
      let origin = layout.corner
      let around = parent.layout.bounds
      insets.left = max(0, around.minX + outer.left - origin.x)
      insets.right = max(0, origin.x + size.width - around.maxX + outer.right)
      // Content that scrolls keeps its top and bottom insets while it moves under a bar.
      if parent.safeAreaPropagation == .all {
        insets.top = max(0, around.minY + outer.top - origin.y)
        insets.bottom = max(0, origin.y + size.height - around.maxY + outer.bottom)
      }
    }
    guard let controller else { return insets }
    let own = controller.additionalSafeAreaInsets
    let bars = controller.containerInsets
    return UIEdgeInsets(
      top: max(0, insets.top + bars.top + own.top), left: max(0, insets.left + bars.left + own.left),
      bottom: max(0, insets.bottom + bars.bottom + own.bottom),
      right: max(0, insets.right + bars.right + own.right))
  }

  /// Tells the view and its controller of another safe area, and lets the views in it look too. Runs at layout,
  /// the outer view first, so that what the parent knows is right.
  func noticeSafeArea() {
    let insets: UIEdgeInsets
    if let parent {
      insets = safeArea(under: parent.layout.safeArea, of: parent)
    } else {
      insets = safeAreaInsets
    }
    if insets != layout.safeArea {
      layout.safeArea = insets
      controller?.viewSafeAreaInsetsDidChange()
      safeAreaInsetsDidChange()
    }
    for child in children where child.safeArea(under: insets, of: self) != child.layout.safeArea {
      child.setNeedsLayout()
    }
  }
}

extension UIWindow {
  /// The screen's unsafe edges over the window.
  var screenInsets: UIEdgeInsets {
    guard let screen = AppProcess.current?.screen else { return .zero }
    let safe = screen.safeArea
    let own = frame
    return UIEdgeInsets(
      top: max(0, safe.top - own.minY), left: max(0, safe.left - own.minX),
      bottom: max(0, own.maxY - (screen.bounds.size.height - safe.bottom)),
      right: max(0, own.maxX - (screen.bounds.size.width - safe.right)))
  }
}
