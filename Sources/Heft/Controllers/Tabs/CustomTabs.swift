/// Asks for transitions of the app's own. A tab bar controller whose delegate was never set has no such object.
class TabAnimating {
  /// Whether an animator runs.
  var isRunning: Bool { false }

  /// Whether the app's own animator takes one tab's screen to another's.
  func run(from old: UIViewController, to new: UIViewController, in tabs: UITabBarController) -> Bool {
    false
  }

  /// Ends the running transition at once.
  func end() {}
}

/// Asks the delegate of a tab bar controller for transitions of the app's own, and runs them.
final class CustomTabs: TabAnimating {
  private var running: ContainerTransition?
  /// Completes the change of tabs once the animator is done.
  private var arrive: ((Bool) -> Void)?

  override var isRunning: Bool { running != nil }

  override func run(from old: UIViewController, to new: UIViewController, in tabs: UITabBarController) -> Bool
  {
    guard let view = tabs.viewIfLoaded, view.window != nil, let delegate = tabs.delegate,
      let animator = delegate.tabBarController(tabs, animationControllerForTransitionFrom: old, to: new)
    else { return false }
    let interaction = delegate.tabBarController(tabs, interactionControllerFor: animator)
    let transition = ContainerTransition(animator, from: old, to: new, homes: (view, view))
    running = transition
    let reference = Weak<UITabBarController>(wrappedValue: tabs)
    arrive = { completed in reference.wrappedValue?.arrive(from: old, to: new, completed: completed) }
    transition.run(
      in: view, below: tabs.tabBar, by: interaction, alongside: {},
      finish: { completed in
        if self.running === transition { self.end(completed) }
      })
    return true
  }

  override func end() { end(true) }

  private func end(_ completed: Bool) {
    guard let ended = running else { return }
    let arrive = arrive
    running = nil
    self.arrive = nil
    ended.end()
    arrive?(completed)
  }
}
