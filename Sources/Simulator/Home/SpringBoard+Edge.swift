import Heft
import HeftDevice

// A deep press at the screen's left edge: the switcher, or the app before this one.
extension SpringBoard {
  func edgePress(_ step: EdgeSwipe.Step) {
    switch step {
    case .began:
      edgeReach = 0
      homeScreen.closeMenus()
      guard canPressEdge else { return }
      AudioServicesPlaySystemSound(1519)
      if case .app = place { fillHome() }
      // The app comes into sight and not its icon.
      if let card = cardBefore {
        card.isHidden = false
        card.isAtIcon = false
        UIView.performWithoutAnimation { card.setCovered(false) }
      }
      UIView.animate(withDuration: HomeMetrics.cover) { followEdge() }
    case .moved(let place, _):
      edgeReach = max(place.x, 0)
      UIView.performWithoutAnimation { followEdge() }
    case .ended: leaveByEdge()
    case .cancelled: goBack()
    }
  }

  private var canPressEdge: Bool {
    if case .switcher = place { return false }
    return !switcher.cards.isEmpty
  }

  /// The card of the app that was in front before the one that is.
  private var cardBefore: AppCard? {
    guard case .app(let app) = place else { return switcher.cards.first }
    return switcher.cards.first { $0.owner !== app }
  }

  /// The app in front goes aside with the finger, and the one before it comes in from the left.
  private func followEdge() {
    guard case .app(let app) = place, let card = switcher.card(of: app) else { return }
    let screen = switcher.bounds.size
    let size = CGSize(
      width: screen.width * AppSwitcherMetrics.edgeScale, height: screen.height * AppSwitcherMetrics.edgeScale
    )
    let y = (screen.height - size.height) / 2
    let x = screen.width * AppSwitcherMetrics.edgeShift + edgeReach * (1 - AppSwitcherMetrics.edgeShift)
    card.lie(
      in: CGRect(origin: CGPoint(x: x, y: y), size: size), corner: HomeMetrics.movingCorner, screen: screen)
    let left = CGPoint(x: x - AppSwitcherMetrics.gap - size.width, y: y)
    cardBefore?.lie(in: CGRect(origin: left, size: size), corner: HomeMetrics.movingCorner, screen: screen)
  }

  private func leaveByEdge() {
    guard canPressEdge else { return }
    if edgeReach >= switcher.bounds.width * AppSwitcherMetrics.edgeEnough, let card = cardBefore {
      device?.open(card.owner)
    } else if case .app = place {
      leavesForSwitcher = true
      device?.goHome()
    } else {
      showSwitcher()
    }
  }
}
