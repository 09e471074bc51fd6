/// The view of a navigation controller's stack, and the transitions from one screen to the next.
final class NavigationCoordinator {
  /// The container.
  @Weak var owner: UINavigationController? = nil
  /// Holds the screens.
  let pages = UIView()

  /// The screen that is shown, or on its way to be.
  private(set) var page: NavigationPage?
  private(set) var transition: NavigationTransition?
  private(set) var isFollowing = false
  /// Whom the coordinator tells that it goes: until it has heard so, a screen that is off the stack belongs to it.
  private(set) var leaving: UIViewController?
  /// Provides the app's own animators; nil if there are none.
  var animating: NavigationAnimating?
  /// The stack before the change that is followed now; empty while nothing is.
  var stackBefore: [UIViewController] = []
  private var isAnimated = false
  private var isForward = true

  /// A coordinator without a screen.
  init() {
    pages.clipsToBounds = true
  }

  var controller: UIViewController? { page?.contained }

  // MARK: Following the stack

  /// Shows the last screen of the stack. Screens that are not there come when the container does.
  func follow(animated: Bool, forward: Bool) {
    isAnimated = animated
    isForward = forward
    guard !isFollowing else { return }
    // Kept on, it would keep screens that were popped.
    defer { stackBefore = [] }
    guard let owner, owner.appearance.isShown else { return prune() }
    // An app that pushes in every call that a push makes gets on with the next event.
    var rounds = 0
    while owner.stack.last !== controller, owner.appearance.isShown, rounds < 20 {
      rounds += 1
      perform { finishTransition() }
      guard owner.stack.last !== controller, owner.appearance.isShown else { continue }
      perform { begin(animated: isAnimated && owner.viewIfLoaded?.window != nil, forward: isForward) }
    }
    prune()
  }

  /// Ends a transition under way at once.
  func finish() {
    guard transition != nil else { return }
    perform { finishTransition() }
    if let owner, owner.stack.last !== controller { follow(animated: false, forward: isForward) }
  }

  /// Runs a closure that calls the app; the app's requests meanwhile wait for its end.
  private func perform(_ body: () -> Void) {
    let outer = isFollowing
    isFollowing = true
    body()
    isFollowing = outer
  }

  /// Lets go of screens that have left the stack and are not in sight.
  private func prune() {
    guard let owner, transition == nil else { return }
    for child in owner.children where child !== controller && !owner.stack.contains(where: { $0 === child }) {
      child.removeFromParent()
    }
    // Underneath, a screen that was put on the stack has arrived there.
    for child in owner.children where !child.presentation.hasArrived && child !== controller {
      child.presentation.hasArrived = true
      child.didMove(toParent: owner)
    }
  }

  // MARK: From one screen to the next

  private func begin(animated: Bool, forward: Bool) {
    guard let owner else { return }
    let old = page
    guard let top = owner.stack.last else {
      page = nil
      owner.navigationBar.begin([])
      owner.navigationBar.settle()
      old?.contained.beginAppearance(false)
      old?.removeFromSuperview()
      old?.contained.endAppearance()
      return
    }
    let new = NavigationPage(top)
    page = new
    let transition = NavigationTransition(from: old, to: new, isForward: forward, isAnimated: animated)
    transition.stackBefore = stackBefore
    self.transition = transition
    transition.beginAlongside(in: owner)
    guard announce(transition, of: owner) else { return }
    insert(new, at: forward ? nil : old)
    showItems(upTo: top)
    guard animated, old != nil else { return finishTransition() }
    transition.isCustom = animating?.prepare(transition, in: self) ?? false
    start(transition)
    if transition.isCustom { animating?.run(transition, in: self) } else { run(transition) }
  }

  /// Tells of a transition. Returns no where the app has ended it in one of these calls, as by presenting
  /// something: then nothing more is to be told.
  private func announce(_ transition: NavigationTransition, of owner: UINavigationController) -> Bool {
    let top = transition.to.contained
    let isAnimated = transition.isAnimated
    owner.delegate?.navigationController(owner, willShow: top, animated: isAnimated)
    guard self.transition === transition else { return false }
    leaving = transition.from?.contained
    leaving?.beginAppearance(false, animated: isAnimated)
    leaving = nil
    guard self.transition === transition else { return false }
    top.beginAppearance(true, animated: isAnimated)
    return self.transition === transition
  }

  /// Puts both screens where they are at the beginning, and the bar at the bottom too.
  private func start(_ transition: NavigationTransition) {
    guard let owner else { return }
    if let tabs = owner.tabBarController, tabs.isBottomBar(of: owner) {
      let start: CGFloat = tabs.tabBar.isHidden ? -1 : 0
      transition.bottomBar = (tabs, start, tabs.bottomBarOffset)
      tabs.prepareBottomBar(for: tabs.bottomBarOffset)
    }
    UIView.performWithoutAnimation {
      owner.viewIfLoaded?.layoutIfNeeded()
      transition.place(at: 0, in: owner.navigationBar)
    }
  }

  private func run(_ transition: NavigationTransition) {
    guard let owner else { return }
    let reference = Weak<UINavigationController>(wrappedValue: owner)
    TransitionPace.slide {
      transition.place(at: 1, in: owner.navigationBar)
      transition.alongside?.begin()
    } completion: { _ in
      reference.wrappedValue?.shown.hasRun(transition)
    }
  }

  private func hasRun(_ over: NavigationTransition) {
    if transition === over { finish() }
  }

  private func insert(_ new: NavigationPage, at old: NavigationPage?) {
    if let old { pages.insertSubview(new, belowSubview: old) } else { pages.addSubview(new) }
    layout()
  }

  /// Shows the items of the stack up to a screen, and its tools.
  private func showItems(upTo top: UIViewController) {
    guard let owner, let index = owner.stack.firstIndex(where: { $0 === top }) else { return }
    owner.navigationBar.begin(owner.stack[...index].map { $0.navigationItem })
    owner.toolbar.items = top.toolbarItems
  }

  private func finishTransition() {
    guard let over = transition, let owner else { return }
    transition = nil
    if over.isCustom { animating?.end() }
    over.settleAlongside()
    if over.isReverted { revert(over) }
    let (gone, stays) = over.isReverted ? (over.to, over.from) : (over.from, Optional(over.to))
    gone?.removeFromSuperview()
    if let stays, stays.superview !== pages {
      insert(stays, at: nil)
      showItems(upTo: stays.contained)
    }
    UIView.performWithoutAnimation { stays?.move(to: 0, reducesMotion: false) }
    owner.navigationBar.settle()
    if over.isCustom { layout() }
    if let tabs = owner.tabBarController, tabs.isBottomBar(of: owner) { tabs.settleBottomBar() }
    prune()
    if let top = stays?.contained, !top.presentation.hasArrived, top.parent === owner {
      top.presentation.hasArrived = true
      top.didMove(toParent: owner)
    }
    if gone?.contained.appearance == .disappearing { gone?.contained.endAppearance() }
    stays?.contained.settleAppearance(in: owner)
    if !over.isReverted, let top = stays?.contained {
      owner.delegate?.navigationController(owner, didShow: top, animated: over.isAnimated)
    }
    over.endAlongside(in: owner)
  }

  /// An animator of the app's own has ended: at the end, or back at the beginning, with the stack as before.
  func ended(_ over: NavigationTransition, completed: Bool) {
    guard transition === over, let owner else { return }
    if !completed {
      over.isReverted = true
      owner.stack = over.stackBefore
      page = over.from
    }
    finish()
  }

  // MARK: Back by swiping

  /// Begins to go back under the user's finger. The stack changes when the finger is lifted.
  func beginGoingBack() -> Bool {
    guard let owner, owner.appearance == .appeared, transition == nil, !isFollowing, owner.stack.count > 1,
      let old = page
    else { return false }
    let below = owner.stack[owner.stack.count - 2]
    perform {
      let new = NavigationPage(below)
      let transition = NavigationTransition(from: old, to: new, isForward: false, isAnimated: true)
      transition.isReverted = true
      self.transition = transition
      transition.beginAlongside(in: owner)
      guard announce(transition, of: owner) else { return }
      insert(new, at: old)
      showItems(upTo: below)
      start(transition)
      transition.holdAlongside()
    }
    return transition != nil
  }

  /// Places the screens at a progress of the transition back, 0...1.
  func goBack(to progress: CGFloat) {
    guard let owner, let transition, transition.isReverted, !transition.isReleased else { return }
    let progress = min(max(progress, 0), 1)
    UIView.performWithoutAnimation { transition.place(at: progress, in: owner.navigationBar) }
    transition.held?.show(Double(progress))
  }

  /// Finishes the transition back, or returns.
  func endGoingBack(completes: Bool) {
    guard let owner, let transition, transition.isReverted, !transition.isReleased else { return }
    transition.isReleased = true
    perform {
      if completes, owner.stack.last === transition.from?.contained, owner.stack.count > 1 {
        transition.isReverted = false
        owner.stack.removeLast()
        page = transition.to
        transition.from?.contained.willMove(toParent: nil)
      } else {
        transition.from?.contained.beginAppearance(true, animated: true)
        transition.to.contained.beginAppearance(false, animated: true)
      }
    }
    perform { transition.releaseAlongside() }
    let end: CGFloat = transition.isReverted ? 0 : 1
    let reference = Weak<UINavigationController>(wrappedValue: owner)
    UIView.animate(
      withDuration: TransitionPace.rest, options: .curveEaseOut,
      animations: { transition.place(at: end, in: owner.navigationBar) },
      completion: { _ in reference.wrappedValue?.shown.hasRun(transition) })
    if owner.stack.last !== controller { follow(animated: true, forward: isForward) }
  }

  /// Ends a swipe that was cut short: the old screen is shown again, and its titles too.
  private func revert(_ over: NavigationTransition) {
    guard let from = over.from?.contained else { return }
    if !over.isReleased {
      from.beginAppearance(true, animated: true)
      over.to.contained.beginAppearance(false, animated: true)
    }
    showItems(upTo: from)
  }

  /// Lays out the screens in sight.
  func layout() {
    guard let owner, owner.isViewLoaded, animating?.isRunning != true else { return }
    for case let shown? in [transition?.from, transition?.to ?? page] {
      shown.place(
        in: pages.bounds, under: owner.barInsets(of: shown.contained),
        isTranslucent: owner.navigationBar.isTranslucent,
        safeArea: owner.view.safeAreaInsets)
    }
  }
}
