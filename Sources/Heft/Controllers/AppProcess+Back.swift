// The way back, as far as it is one within an app.
extension AppProcess {
  /// Leaves what is in front in the app: a preview or a menu, an alert or a card, a controller that was pushed. Returns
  /// whether there was any.
  package func goBack() -> Bool {
    run {
      if peek?.escape() == true { return true }
      guard let window = windows.last(where: { !$0.isHidden && $0.rootViewController != nil }),
        let root = window.rootViewController
      else { return false }
      if window.escape() { return true }
      return (root.presentedChain.last ?? root).goBackInside()
    }
  }
}

extension UIViewController {
  /// Pops the controller that was pushed last of those that are shown; false if there is none.
  fileprivate func goBackInside() -> Bool {
    if let tabs = self as? UITabBarController { return tabs.selectedViewController?.goBackInside() ?? false }
    if let stack = self as? UINavigationController {
      if stack.topViewController?.goBackInside() == true { return true }
      guard stack.viewControllers.count > 1 else { return false }
      return stack.popViewController(animated: true) != nil
    }
    for child in children.reversed() where child.goBackInside() { return true }
    return false
  }
}
