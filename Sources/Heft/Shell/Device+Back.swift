// The way back that browsers and phones have a button or a gesture for.
extension Device {
  /// Leaves what is in front: a preview or a menu, an alert or a card, a controller that was pushed; then the app,
  /// which goes on where it was when it comes back. False on the home screen, and where there is none.
  ///
  /// What a card asks for by `isModalInPresentation`, and what fills the screen, is not thrown away: the app is left.
  func goBack() -> Bool {
    if receiver?.goBack() == true { return true }
    guard shellProcess != nil else { return false }
    if front != nil {
      goHome()
      return true
    }
    return withShell { $0.press(key: "Escape") } == true
  }
}

extension AppProcess {
  fileprivate func goBack() -> Bool {
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
  /// Pops the controller that was pushed last of those that are shown; false where there is none.
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
