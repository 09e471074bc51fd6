/// One screen taking another's place.
final class NavigationTransition {
  let from: NavigationPage?
  let to: NavigationPage
  let isForward: Bool
  let isAnimated: Bool
  /// Whether an animator of the app's own moves the screens.
  var isCustom = false
  /// Whether what was shown stays: so it is while the user's finger goes back, and where that returned.
  var isReverted = false
  /// The stack before it: what an animator that goes back to its beginning brings back.
  var stackBefore: [UIViewController] = []
  /// Whether the finger that goes back was lifted.
  var isReleased = false
  /// The bar at the bottom and the offsets between which it moves along.
  var bottomBar: (controller: UITabBarController, start: CGFloat, end: CGFloat)?

  init(from: NavigationPage?, to: NavigationPage, isForward: Bool, isAnimated: Bool) {
    self.from = from
    self.to = to
    self.isForward = isForward
    self.isAnimated = isAnimated
  }

  /// Places both screens and their titles at a progress of the transition, 0...1.
  func place(at progress: CGFloat, in bar: UINavigationBar) {
    let isCalm = UIAccessibility.isReduceMotionEnabled
    let incoming = isForward ? 1 - progress : progress - 1
    let outgoing = isForward ? -progress : progress
    if !isCustom {
      to.move(to: incoming, reducesMotion: isCalm)
      from?.move(to: outgoing, reducesMotion: isCalm)
    }
    if let (controller, start, end) = bottomBar {
      controller.tabBar.move(to: start + (end - start) * progress)
    }
    bar.move(incoming: incoming, outgoing: outgoing, reducesMotion: isCalm)
  }
}
