// The bar with the time, where the screen is all of the device.
extension Device {
  /// The height of the bar: that of the model where the screen is the model's own, with its room at the top. A window
  /// of a phone has the phone's bar over it, or none.
  private func barHeight(on screen: UIScreen) -> CGFloat {
    let (model, size) = (settings.model.screen, screen.bounds.size)
    let isWhole =
      Double(size.width) == model.width && Double(size.height) == model.height
      && Double(screen.safeArea.top) == model.safeTop
    return isWhole ? screen.safeArea.top : 0
  }

  /// Shows the bar as the app in front wants it, and gives that the room of a bar that is hidden.
  func updateStatusBar() {
    guard AppProcess.current == nil, let screen else { return }
    let height = barHeight(on: screen)
    if statusBar == nil {
      guard height > 0 else { return }
      statusBar = makeStatusBar(on: screen)
    }
    guard height > 0 else {
      statusBar?.show(StatusBar.Look())
      return
    }
    let wish = front?.statusBarWish ?? StatusBarWish(style: withShell { $0.statusBarStyle } ?? .default)
    let clock = services.clock
    let isDark = isDarkAppearance
    var look = StatusBar.Look(height: height, width: screen.bounds.width)
    look.isBesideNotch = settings.model.hasNotch
    look.isHidden = wish.isHidden || showsPreview
    look.isLight = wish.style == .lightContent || wish.style == .default && isDark
    look.minute = clock.minute(at: input.clock.now)
    look.hasTwelveHours = services.regionFormat.hasTwelveHours
    statusBar?.show(look)
    guard let front, !settings.model.hasNotch else { return }
    front.setSafeTop(wish.isHidden ? 0 : screen.safeArea.top)
  }

  private func makeStatusBar(on screen: UIScreen) -> StatusBar {
    let app = App(name: "", bundleIdentifier: "heft.status-bar", delegate: { StatusBarDelegate() })
    let process = AppProcess(
      app: app, host: host, numbers: numbers, services: services, screen: screen, traits: UITraitCollection(),
      reducesMotion: false, now: input.clock.now)
    let windows = processes.reduce(0) { $0 + ($1.room == nil ? $1.windows.count : 0) }
    return StatusBar(in: process, before: windows)
  }

  /// When the time in the bar is another one, on the device's clock; nil where no bar is seen.
  var nextStatusBarMoment: Double? {
    guard let screen, statusBar != nil, barHeight(on: screen) > 0 else { return nil }
    let now = input.clock.now
    return now + services.clock.secondsToNextMinute(at: now)
  }
}

extension AppProcess {
  /// What the controllers in front want of the bar. They are asked where one has come or gone, or has said that it wants
  /// something else.
  fileprivate var statusBarWish: StatusBarWish {
    if let keptStatusBarWish { return keptStatusBarWish }
    let wish = run {
      guard
        let root = windows.last(where: { !$0.isHidden && $0.rootViewController != nil })?.rootViewController
      else { return StatusBarWish() }
      let owner = root.statusBarOwner
      return StatusBarWish(style: owner.preferredStatusBarStyle, isHidden: owner.prefersStatusBarHidden)
    }
    keptStatusBarWish = wish
    return wish
  }
}

extension UIViewController {
  /// Whose wish counts: that of what fills the screen, and in a container that of the controller in front.
  fileprivate final var statusBarOwner: UIViewController {
    var owner = self
    let width = viewIfLoaded?.bounds.size.width ?? 0
    for controller in presentedChain
    where !controller.presentsItself && !controller.isBeingDismissed
      && !controller.modalPresentationStyle.resolved(inWidth: width).isCard
    {
      owner = controller
    }
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

  /// The bar is to be as the controller wants it now.
  public func setNeedsStatusBarAppearanceUpdate() {
    AppProcess.current?.keptStatusBarWish = nil
  }
}
