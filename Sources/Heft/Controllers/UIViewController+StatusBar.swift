// The front controllers' wishes for the status bar, which is the device's, and for the orientation of the screen.

/// An app's wishes for the status bar.
package struct StatusBarWish: Equatable {
  package var style: UIStatusBarStyle
  package var isHidden: Bool

  package init(style: UIStatusBarStyle = .default, isHidden: Bool = false) {
    self.style = style
    self.isHidden = isHidden
  }
}

extension AppProcess {
  /// The front controllers' wishes for the status bar. They are asked when a controller has come or gone, or has said
  /// that its wishes have changed.
  package var statusBarWish: StatusBarWish {
    if let keptStatusBarWish { return keptStatusBarWish }
    keptOrientations = .all
    let wish = run {
      guard
        let root = windows.last(where: { !$0.isHidden && $0.rootViewController != nil })?.rootViewController
      else { return StatusBarWish() }
      keptOrientations = root.screenOwner.supportedInterfaceOrientations
      let owner = root.statusBarOwner
      return StatusBarWish(style: owner.preferredStatusBarStyle, isHidden: owner.prefersStatusBarHidden)
    }
    keptStatusBarWish = wish
    return wish
  }

  /// The orientations that the app and the controller in front both allow. If there are none, they are the app's.
  package var orientations: UIInterfaceOrientationMask {
    _ = statusBarWish
    let isTablet = run { UIDevice.current.userInterfaceIdiom == .pad }
    let all = (isTablet ? app.tabletInterfaceOrientations : nil) ?? app.supportedInterfaceOrientations
    let wanted = all.intersection(keptOrientations)
    return wanted.isEmpty ? all : wanted
  }
}

extension UIViewController {
  /// The controller that fills the screen.
  fileprivate final var screenOwner: UIViewController {
    var owner = self
    for controller in presentedChain
    where !controller.presentsItself && !controller.isBeingDismissed
      && controller.presentation.coordinator?.shape.isCard != true
    {
      owner = controller
    }
    return owner
  }

  /// The controller whose wishes count: the one that fills the screen or, if that is a container, the controller in its
  /// front.
  fileprivate final var statusBarOwner: UIViewController {
    var owner = screenOwner
    while true {
      let inner: UIViewController?
      if let stack = owner as? UINavigationController {
        inner = stack.topViewController
      } else if let tabs = owner as? UITabBarController {
        inner = tabs.selectedViewController
      } else {
        inner = nil
      }
      guard let inner else { return owner }
      owner = inner
    }
  }

  /// The screen is to stand as the controller wants it now.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {
    AppProcess.current?.keptStatusBarWish = nil
  }

  /// The bar is to be as the controller wants it now.
  public func setNeedsStatusBarAppearanceUpdate() {
    AppProcess.current?.keptStatusBarWish = nil
  }
}
