import Heft
import HeftDevice

// A finger that comes up from the screen's lower edge.
extension SpringBoard {
  func swipe(_ step: EdgeSwipe.Step) {
    switch step {
    case .began:
      homeScreen.closeMenus()
      swipe = HomeSwipe(onPause: weakify(self) { $0.pause() })
      if case .app = place { fillHome() }
    case .moved(let place, let start):
      swipe?.move(to: place, from: start, at: CACurrentMediaTime())
      follow()
    case .ended: release()
    case .cancelled:
      swipe?.end()
      swipe = nil
      goBack()
    }
  }

  /// The app in front follows the finger.
  private func follow() {
    guard let swipe, case .app(let app) = place, !leavesForSwitcher, let card = switcher.card(of: app) else {
      return
    }
    let screen = switcher.bounds.size
    let share = swipe.up / max(screen.height, 1)
    let scale = max(1 - 1.1 * share, AppSwitcherMetrics.smallest)
    let size = CGSize(width: screen.width * scale, height: screen.height * scale)
    let bottom = screen.height - swipe.up
    let frame = CGRect(
      x: (screen.width - size.width) / 2 + swipe.aside * 0.6, y: bottom - size.height, width: size.width,
      height: size.height)
    UIView.performWithoutAnimation {
      card.lie(in: frame, corner: HomeMetrics.movingCorner * min(share * 8, 1), screen: screen)
    }
  }

  private func release() {
    guard let swipe else { return }
    swipe.end()
    self.swipe = nil
    let isFar = swipe.up > switcher.bounds.size.height * AppSwitcherMetrics.leavingFraction
    let isUp = swipe.speed > AppSwitcherMetrics.leavingSpeed || isFar
    switch place {
    case .app: if isUp { device?.goHome() } else { goBack() }
    case .home: if isUp { homeScreen.show(page: 0, animated: true) }
    case .switcher: if isUp, !swipe.hasPaused { showHome(from: nil) }
    }
  }

  /// The swipe came to nothing.
  func goBack() {
    guard case .app(let app) = place, let card = switcher.card(of: app) else { return }
    let screen = switcher.bounds
    UIView.animate(
      withDuration: HomeMetrics.opening, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      animations: { card.lie(in: screen, corner: 0, screen: screen.size) },
      completion: weakify(self) { springBoard, _ in springBoard.arrive(card) })
  }

  /// The finger rests on its way up.
  private func pause() {
    switch place {
    case .app:
      leavesForSwitcher = true
      device?.goHome()
    case .home: showSwitcher()
    case .switcher: break
    }
  }
}
