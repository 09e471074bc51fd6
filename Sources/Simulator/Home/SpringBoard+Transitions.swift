import Heft
import HeftDevice

// From an app home, to the switcher, and back.
extension SpringBoard {
  /// From an app home, from home to the switcher, from there home: what the bar and the key do.
  func step() {
    switch place {
    case .app: device?.goHome()
    case .home: showSwitcher()
    case .switcher: showHome(from: nil)
    }
  }

  /// The app fills the screen, and nothing else is to be seen.
  func arrive(_ card: AppCard) {
    guard case .app(let app) = place, app === card.owner else { return }
    windows.isHomeShown = false
    card.isAtIcon = false
    UIView.performWithoutAnimation {
      card.alpha = 1
      card.setCovered(false)
      card.setCard(false)
      card.lie(in: switcher.bounds, corner: 0, screen: switcher.bounds.size)
    }
    for other in switcher.cards where other !== card { putAway(other) }
    UIView.performWithoutAnimation { homeScreen.setContentShown(true) }
  }

  private func putAway(_ card: AppCard) {
    card.isHidden = true
    card.isAtIcon = true
    card.setReachable(false)
    UIView.performWithoutAnimation {
      card.transform = .identity
      card.setCard(false)
    }
  }

  /// Shows the home screen; the app that was in front goes back into its icon, and so does the card in the middle.
  func showHome(from leaving: AppCard?) {
    let card = leaving ?? (switcher.isSwitching ? switcher.middle : nil)
    place = .home
    swipe = nil
    fillHome()
    switcher.setSwitching(false)
    homeScreen.view.accessibilityElementsHidden = false
    homeScreen.closeMenus()
    UIView.animate(withDuration: HomeMetrics.fade) { homeScreen.setContentShown(true) }
    showBar()
    onChange?(nil)
    for other in switcher.cards where other !== card { putAway(other) }
    guard let card else { return }
    card.setReachable(false)
    if let icon = homeScreen.icon(of: card.owner), leaving != nil { windows.moveFocus(icon) }
    let isCalm = UIAccessibility.isReduceMotionEnabled
    if !isCalm { UIView.animate(withDuration: HomeMetrics.cover) { card.setCovered(true) } }
    UIView.animate(
      withDuration: isCalm ? HomeMetrics.fade : HomeMetrics.closing, usingSpringWithDamping: 1,
      initialSpringVelocity: 0,
      animations: {
        card.transform = .identity
        card.setCard(false)
        if isCalm {
          card.alpha = 0
        } else {
          card.lie(in: source(of: card.owner), corner: homeScreen.iconCorner, screen: switcher.bounds.size)
        }
      }, completion: weakify(self) { springBoard, _ in springBoard.leave(card) })
  }

  private func leave(_ card: AppCard) {
    if case .app(let app) = place, app === card.owner { return }
    if case .switcher = place { return }
    putAway(card)
  }

  func showSwitcher() {
    place = .switcher
    fillHome()
    homeScreen.view.accessibilityElementsHidden = true
    homeScreen.closeMenus()
    UIView.animate(withDuration: HomeMetrics.fade) { homeScreen.setContentShown(false) }
    switcher.setSwitching(true)
    showBar()
    onChange?(nil)
    let count = switcher.cards.count
    UIAccessibility.post(
      notification: .announcement,
      argument: count == 0 ? "No apps are open" : count == 1 ? "1 app is open" : "\(count) apps are open")
    guard count > 0 else { return showHome(from: nil) }
    focusMiddleCard()
  }

  func focusMiddleCard() {
    if let card = switcher.middle { windows.moveFocus(card.face) }
  }

  func fillHome() {
    homeScreen.fill()
    if !windows.isHomeShown { homeScreen.willAppearAgain() }
    windows.isHomeShown = true
  }

  /// Closes an app for good.
  func close(_ app: App) {
    guard let card = switcher.card(of: app) else { return }
    switcher.dismiss(
      card,
      completion: weakify(self) { springBoard in
        springBoard.device?.terminate(app)
        if !springBoard.switcher.cards.isEmpty { springBoard.focusMiddleCard() }
      })
  }

  func showBar() {
    // The switcher is dark.
    if case .switcher = place { switcher.bar.isOnDark = true } else { switcher.bar.isOnDark = isFrontDark }
    switch place {
    case .app, .switcher: switcher.bar.accessibilityLabel = "Home"
    case .home: switcher.bar.accessibilityLabel = "App switcher"
    }
  }

  /// Where an app comes from and goes to: its icon, or the middle where that is on another page.
  func source(of app: App) -> CGRect {
    let screen = switcher.bounds
    return homeScreen.iconFrame(of: app)
      ?? CGRect(x: screen.midX - 40, y: screen.midY - 40, width: 80, height: 80)
  }
}
