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
  /// What the app does along with it; nil where nothing moves.
  private(set) var alongside: UIViewControllerTransitionCoordinator?
  /// That work while the user's finger moves it.
  private(set) var held: HeldTransition?
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

extension NavigationTransition {
  /// The app may add work from now on.
  func beginAlongside(in owner: UINavigationController) {
    guard isAnimated, let from else { return }
    let new = UIViewControllerTransitionCoordinator(from: from.contained, to: to.contained)
    alongside = new
    owner.joinTransition(new)
  }

  /// The work alongside follows the user's finger.
  func holdAlongside() {
    guard let alongside, let process = AppProcess.current else { return }
    alongside.isInteractive = true
    let held = HeldTransition()
    let outer = process.heldAnimations
    process.heldAnimations = held
    UIView.animate(withDuration: TransitionPace.slide, options: .curveLinear) { alongside.begin() }
    process.heldAnimations = outer
    self.held = held
  }

  /// The user has let go, and the work alongside goes on to its end or back.
  func releaseAlongside() {
    alongside?.isCancelled = isReverted
    held?.run(to: isReverted ? 0 : 1, over: TransitionPace.rest)
    alongside?.interactionChanged()
  }

  /// The screens have arrived: so has what moves along with them.
  func settleAlongside() {
    alongside?.isCancelled = isReverted
    held?.settle(at: isReverted ? 0 : 1)
    held = nil
  }

  /// The transition is over, and everyone was told.
  func endAlongside(in owner: UINavigationController) {
    guard let ended = alongside else { return }
    alongside = nil
    owner.leaveTransition(ended)
    ended.complete()
  }
}
