// What the controllers in front want of the bar with the time, which is the device's, and how the screen may stand.

/// What an app wants of the bar.
package struct StatusBarWish: Equatable {
  package var style: UIStatusBarStyle
  package var isHidden: Bool

  package init(style: UIStatusBarStyle = .default, isHidden: Bool = false) {
    self.style = style
    self.isHidden = isHidden
  }
}

extension AppProcess {
  /// What the controllers in front want of the bar. They are asked where one has come or gone, or has said that it wants
  /// something else.
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

  /// The ways in which the screen may stand: those of the app that the controller in front wants too. Where it wants none of
  /// them, they are the app's.
  package var orientations: UIInterfaceOrientationMask {
    _ = statusBarWish
    let isTablet = run { UIDevice.current.userInterfaceIdiom == .pad }
    let all = (isTablet ? app.tabletInterfaceOrientations : nil) ?? app.supportedInterfaceOrientations
    let wanted = all.intersection(keptOrientations)
    return wanted.isEmpty ? all : wanted
  }
}

extension UIViewController {
  /// What fills the screen.
  fileprivate final var screenOwner: UIViewController {
    var owner = self
    let width = viewIfLoaded?.bounds.size.width ?? 0
    for controller in presentedChain
    where !controller.presentsItself && !controller.isBeingDismissed
      && !controller.modalPresentationStyle.resolved(inWidth: width).isCard
    {
      owner = controller
    }
    return owner
  }

  /// Whose wish for the bar counts: that of what fills the screen, and in a container that of the controller in front.
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
