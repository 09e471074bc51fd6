import Heft

// Fingers on the cards: along them, and up to close one.
extension AppSwitcherView {
  func tapped(_ tap: UITapGestureRecognizer) {
    if isSwitching, tap.state == .ended { onHome?() }
  }

  func panned(_ pan: UIPanGestureRecognizer) {
    guard isSwitching else { return }
    let translation = pan.translation(in: self)
    let speed = pan.velocity(in: self)
    switch pan.state {
    case .began:
      let touched = cards.first { $0.point(inside: pan.location(in: $0), with: nil) }
      if let touched, abs(translation.y) > abs(translation.x) {
        drag = .up(touched)
      } else {
        drag = .along(position)
      }
    case .changed: follow(translation)
    case .ended: release(translation, speed)
    default:
      drag = nil
      settle()
    }
  }

  private func follow(_ translation: CGPoint) {
    switch drag {
    case .along(let start):
      let wish =
        start + translation.x / (bounds.size.width * AppSwitcherMetrics.card + AppSwitcherMetrics.gap)
      position = min(max(wish, -0.3), CGFloat(cards.count - 1) + 0.3)
      UIView.performWithoutAnimation { arrange() }
    case .up(let card):
      card.transform = CGAffineTransform(translationX: 0, y: min(translation.y, 0))
    case nil: break
    }
  }

  private func release(_ translation: CGPoint, _ speed: CGPoint) {
    switch drag {
    case .along:
      let flick = abs(speed.x) > AppSwitcherMetrics.leavingSpeed ? (speed.x > 0 ? 0.5 : -0.5) : 0
      position = (position + CGFloat(flick)).rounded()
      position = min(max(position, 0), CGFloat(max(cards.count - 1, 0)))
      settle()
    case .up(let card):
      if translation.y < -AppSwitcherMetrics.closingDistance || speed.y < -AppSwitcherMetrics.closingSpeed {
        onClose?(card.owner)
      } else {
        UIView.animate(withDuration: AppSwitcherMetrics.settle) { card.transform = .identity }
      }
    case nil: break
    }
    drag = nil
  }

  /// Throws a card out at the top.
  func dismiss(_ card: AppCard, completion: @escaping () -> Void) {
    let distance = -bounds.size.height
    UIView.animate(
      withDuration: UIAccessibility.isReduceMotionEnabled ? 0 : AppSwitcherMetrics.settle,
      animations: {
        card.transform = CGAffineTransform(translationX: 0, y: distance)
        card.alpha = 0
      }, completion: { _ in completion() })
  }
}
