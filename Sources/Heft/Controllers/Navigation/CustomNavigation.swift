/// Asks for transitions of the app's own. A navigation controller whose delegate was never set has no such object.
class NavigationAnimating {
  /// Whether an animator moves the screens.
  var isRunning: Bool { false }

  /// Asks for an animator of the app's own. Returns whether there is one.
  func prepare(_ transition: NavigationTransition, in coordinator: NavigationCoordinator) -> Bool { false }

  /// Runs it.
  func run(_ transition: NavigationTransition, in coordinator: NavigationCoordinator) {}

  /// Ends what runs, at once.
  func end() {}
}

/// Asks the delegate of a navigation controller for transitions of the app's own, and runs them.
final class CustomNavigation: NavigationAnimating {
  private var animator: (any UIViewControllerAnimatedTransitioning)?
  private var running: ContainerTransition?

  override var isRunning: Bool { running != nil }

  override func prepare(_ transition: NavigationTransition, in coordinator: NavigationCoordinator) -> Bool {
    guard let owner = coordinator.owner, let from = transition.from else { return false }
    animator = owner.delegate?.navigationController(
      owner, animationControllerFor: transition.isForward ? .push : .pop, from: from.contained,
      to: transition.to.contained)
    return animator != nil
  }

  override func run(_ transition: NavigationTransition, in coordinator: NavigationCoordinator) {
    guard let owner = coordinator.owner, let from = transition.from, let animator else { return }
    self.animator = nil
    let to = transition.to
    let interaction = owner.delegate?.navigationController(owner, interactionControllerFor: animator)
    let run = ContainerTransition(animator, from: from.contained, to: to.contained, homes: (from, to))
    running = run
    run.coordinator = transition.alongside
    let reference = Weak<UINavigationController>(wrappedValue: owner)
    run.run(
      in: coordinator.pages, below: nil, by: interaction,
      alongside: {
        if let owner = reference.wrappedValue { transition.place(at: 1, in: owner.navigationBar) }
        transition.alongside?.begin()
      },
      finish: { completed in reference.wrappedValue?.shown.ended(transition, completed: completed) })
  }

  override func end() {
    let ended = running
    running = nil
    ended?.end()
  }
}
