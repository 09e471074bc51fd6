extension UIViewController {
  /// The content of a navigation bar for the controller. Its title is the controller's, until it is given one.
  public final var navigationItem: UINavigationItem {
    if let item = navigationItemIfLoaded { return item }
    let item = UINavigationItem()
    item.title = title
    navigationItemIfLoaded = item
    return item
  }

  /// The navigation controller around this one; nil once it has been popped, but still there in the
  /// `viewWillDisappear` of that, as in UIKit.
  public final var navigationController: UINavigationController? {
    var inner = self
    while let outer = inner.parent {
      if let navigation = outer as? UINavigationController {
        let isIn = navigation.viewControllers.contains { $0 === inner } || navigation.shown.leaving === inner
        return isIn ? navigation : nil
      }
      inner = outer
    }
    return nil
  }

  /// A button that starts and ends editing.
  public final var editButtonItem: UIBarButtonItem {
    if let button = navigationItem.editButton { return button }
    let button = UIBarButtonItem(title: nil, style: .plain)
    let reference = Weak<UIViewController>(wrappedValue: self)
    button.press = { _ in
      guard let controller = reference.wrappedValue else { return }
      controller.setEditing(!controller.isEditing, animated: true)
    }
    button.show(isEditing: isEditing)
    navigationItem.editButton = button
    return button
  }

  /// Sets the items of the toolbar while the controller is on top.
  ///
  /// - Parameters:
  ///   - toolbarItems: The buttons, from left to right; nil for none.
  ///   - animated: Whether it is animated.
  public final func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
}
