// The bar with the time, where the screen is all of the device.

import Heft

extension Device {
  /// The height of the bar: the model's height where the screen is the model's own, with its room at the top. A window
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
    let isDark = front?.isDark ?? isDarkAppearance
    if isDark != isFrontDark {
      isFrontDark = isDark
      withSystemUI { $0.frontStyleDidChange(isDark: isDark) }
    }
    let height = barHeight(on: screen)
    if statusBar == nil {
      guard height > 0 else { return }
      statusBar = makeStatusBar(on: screen)
    }
    guard height > 0 else {
      statusBar?.show(StatusBar.Style())
      return
    }
    let wish = front?.statusBarWish ?? StatusBarWish(style: withSystemUI { $0.statusBarStyle } ?? .default)
    let clock = services.clock
    var style = StatusBar.Style(height: height, width: screen.bounds.width)
    style.isBesideNotch = settings.model.hasNotch
    style.isHidden = wish.isHidden || showsPreview
    style.isLight = wish.style == .lightContent || wish.style == .default && isDark
    style.minute = clock.minute(at: input.clock.now)
    style.hasTwelveHours = services.regionFormat.hasTwelveHours
    statusBar?.show(style)
    guard let front, !settings.model.hasNotch else { return }
    front.setSafeTop(wish.isHidden ? 0 : screen.safeArea.top)
  }

  private func makeStatusBar(on screen: UIScreen) -> StatusBar {
    let app = App(name: "", bundleIdentifier: "heft.status-bar", delegate: { StatusBarDelegate() })
    let process = AppProcess(
      app: app, host: host, numbers: numbers, services: services, screen: screen, traits: UITraitCollection(),
      reducesMotion: false, now: input.clock.now)
    let windows = processes.reduce(0) { $0 + ($1.container == nil ? $1.windows.count : 0) }
    return StatusBar(in: process, before: windows)
  }

  /// When the time in the bar changes next, on the device's clock; nil where no bar is seen.
  var nextStatusBarChange: Double? {
    guard let screen, statusBar != nil, barHeight(on: screen) > 0 else { return nil }
    let now = input.clock.now
    return now + services.clock.secondsToNextMinute(at: now)
  }
}
