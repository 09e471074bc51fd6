/// One controller presented over another: its transitions, and the calls to the app.
final class PresentationCoordinator {
  enum State {
    /// The controllers are told of it; nothing is shown yet.
    case starting
    case coming
    case shown
    case going
    case over

    var isComing: Bool { self == .starting || self == .coming }
  }

  private(set) var state = State.starting
  /// Whether the app is being called, so that its requests have to wait.
  private(set) var isCalling = false
  let container: PresentationContainer
  let shape: PresentationShape
  private let isAnimated: Bool
  /// The one owns the other, and that one this.
  @Weak private var presenter: UIViewController? = nil
  @Weak private var presented: UIViewController? = nil
  private var completions: [() -> Void] = []
  private var dismissal: (animated: Bool, completion: (() -> Void)?)?
  private var chain: [UIViewController] = []
  private var alongside: UIViewControllerTransitionCoordinator?

  init(presenter: UIViewController, presented: UIViewController, isAnimated: Bool) {
    self.isAnimated = isAnimated
    let width = presenter.viewIfLoaded?.window?.bounds.size.width ?? 0
    shape = presented.shape(inWidth: width)
    container =
      presented.presentation.transitions?.makeContainer(for: presented, over: presenter)
      ?? PresentationContainer(shape: presented.presentsItself ? .over : shape)
    self.presenter = presenter
    self.presented = presented
  }

  /// Whether the screen behind is covered completely.
  private var coversAll: Bool { shape == .full && presented?.presentsItself == false }

  // MARK: Coming

  func present(in window: UIWindow, completion: (() -> Void)?) {
    guard let presented else { return leave() }
    if let completion { completions.append(completion) }
    beginAlongside(animated: isAnimated, from: presenter, to: presented)
    calling {
      if coversAll { presenter?.beginAppearance(false, animated: isAnimated) }
      if state == .starting { presented.beginAppearance(true, animated: isAnimated) }
    }
    // In one of these calls the app may have taken the presenter itself away.
    guard state == .starting else { return }
    state = .coming
    container.show(presented)
    container.frame = window.bounds
    window.addSubview(container)
    container.layoutIfNeeded()
    window.updateModality()
    presented.presentation.transitions?.willPresent(animated: isAnimated)
    guard isAnimated else { return finish() }
    if runsByApp(isComing: true) { return }
    UIView.performWithoutAnimation { container.place(isShown: false) }
    run { container.place(isShown: true) }
  }

  private func didPresent() {
    state = .shown
    UIView.performWithoutAnimation { container.place(isShown: true) }
    if coversAll { presenter?.presentationBase?.removeFromSuperview() }
    calling {
      endAlongside(presented.map { [$0] } ?? [])
      presented?.presentation.transitions?.didPresent()
      presented?.endAppearance()
      if let presenter, presenter.appearance == .disappearing { presenter.endAppearance() }
      complete()
    }
    if let dismissal, state == .shown {
      self.dismissal = nil
      go(animated: dismissal.animated, completion: dismissal.completion)
    }
  }

  // MARK: Going

  /// Dismisses the presented controller, with all that it presents. A transition that is under way is completed first.
  func go(animated: Bool, completion: (() -> Void)?) {
    if state == .coming, !isCalling { finish() }
    if state == .over {
      completion?()
      return
    }
    if state == .going {
      if let completion { completions.append(completion) }
      return
    }
    if isCalling || state == .starting {
      // It is dismissed when all callbacks have returned.
      if dismissal == nil { dismissal = (animated, completion) }
      return
    }
    guard let presented else { return leave() }
    if presented.presentedChain.contains(where: { $0.presentation.coordinator?.isCalling == true }) {
      AppProcess.current?.later { self.go(animated: animated, completion: completion) }
      return
    }
    for upper in presented.presentedChain { upper.presentation.coordinator?.finish() }
    guard state == .shown else { return }
    if let completion { completions.append(completion) }
    chain = [presented] + presented.presentedChain
    let coordinators = chain.compactMap { $0.presentation.coordinator }
    for coordinator in coordinators {
      coordinator.state = .going
      // The screen below can be touched at once, however long the end of the transition takes.
      coordinator.container.isUserInteractionEnabled = false
    }
    let inSight = coordinators.first { $0.container.window != nil }?.container
    if coversAll, let base = presenter?.presentationBase, let inSight, let window = inSight.window {
      base.frame = window.bounds
      window.insertSubview(base, belowSubview: inSight)
    }
    beginAlongside(animated: animated, from: presented, to: presenter)
    calling {
      for controller in chain.reversed() { controller.beginAppearance(false, animated: animated) }
      if coversAll, state == .going { presenter?.beginAppearance(true, animated: animated) }
    }
    inSight?.window?.updateModality()
    presented.presentation.transitions?.willDismiss(animated: animated)
    guard animated else { return finish() }
    if runsByApp(isComing: false) { return }
    run { for coordinator in coordinators { coordinator.container.place(isShown: false) } }
  }

  private func didDismiss() {
    let chain = chain
    let window = container.window ?? chain.last?.presentation.coordinator?.container.window
    presenter?.presentation.presented = nil
    // It comes to its end here, and is not dropped with what is left.
    let ended = alongside
    alongside = nil
    for controller in chain {
      controller.presentation.coordinator?.leave()
      controller.presentation.coordinator = nil
      controller.presentation.presenting = nil
      controller.presentation.presented = nil
    }
    self.chain = []
    alongside = ended
    window?.updateModality()
    calling {
      endAlongside(chain)
      chain.first?.presentation.transitions?.didDismiss()
      if let presenter, presenter.appearance == .appearing { presenter.endAppearance() }
      for controller in chain.reversed() { controller.endAppearance() }
      complete()
    }
  }

  /// Is over without a word: the presenter has gone.
  func leave() {
    state = .over
    if let alongside {
      presented?.leaveTransition(alongside)
      presenter?.leaveTransition(alongside)
      self.alongside = nil
    }
    container.removeFromSuperview()
  }

  // MARK: Inside

  /// Ends the transition that is under way at once.
  func finish() {
    switch state {
    case .coming: didPresent()
    case .going: didDismiss()
    case .starting, .shown, .over: break
    }
  }

  private func run(_ animations: () -> Void) {
    let phase = state
    TransitionPace.slide {
      animations()
      alongside?.begin()
    } completion: { _ in
      if self.state == phase { self.finish() }
    }
  }

  /// Leaves the animation to a transition of the app's own, if there is one.
  private func runsByApp(isComing: Bool) -> Bool {
    let phase = state
    return presented?.presentation.transitions?.run(isComing: isComing) { completed in
      guard self.state == phase else { return }
      if completed { self.finish() } else { self.turnBack() }
    } ?? false
  }

  /// A transition went back to its beginning: a controller that was to appear goes silently, one that was to go stays.
  private func turnBack() {
    if state == .coming {
      calling { presented?.beginAppearance(false) }
      chain = presented.map { [$0] } ?? []
      state = .going
      return didDismiss()
    }
    let window = container.window
    for controller in chain {
      controller.presentation.coordinator?.state = .shown
      controller.presentation.coordinator?.container.isUserInteractionEnabled = true
    }
    if coversAll { presenter?.presentationBase?.removeFromSuperview() }
    calling {
      endAlongside(chain)
      if coversAll, let presenter {
        presenter.beginAppearance(false)
        presenter.endAppearance()
      }
      for controller in chain {
        controller.beginAppearance(true)
        controller.endAppearance()
      }
    }
    chain = []
    completions = []
    window?.updateModality()
  }

  /// Controllers that come or go with an animation, or by a presentation controller of the app's own, have a coordinator.
  private func beginAlongside(animated: Bool, from: UIViewController?, to: UIViewController?) {
    guard animated || presented?.presentation.transitions != nil else { return }
    let new = UIViewControllerTransitionCoordinator(from: from, to: to)
    if !animated {
      new.isAnimated = false
      new.transitionDuration = 0
    }
    alongside = new
    from?.joinTransition(new)
    to?.joinTransition(new)
  }

  private func endAlongside(_ controllers: [UIViewController]) {
    guard let ended = alongside else { return }
    alongside = nil
    presenter?.leaveTransition(ended)
    for controller in controllers { controller.leaveTransition(ended) }
    ended.complete()
  }

  private func calling(_ body: () -> Void) {
    let outer = isCalling
    isCalling = true
    body()
    isCalling = outer
  }

  private func complete() {
    let work = completions
    completions = []
    for completion in work { completion() }
  }
}

extension UIViewController {
  /// The controller's view in the window: its presentation's container, or its own view.
  final var presentationBase: UIView? { presentation.coordinator?.container ?? viewIfLoaded }

  /// Ends all that the controller presents, because its window shows another controller.
  final func abandonPresented() {
    let chain = presentedChain
    presentation.presented = nil
    for controller in chain.reversed() {
      controller.beginAppearance(false)
      controller.presentation.coordinator?.leave()
      controller.presentation.coordinator = nil
      controller.presentation.presenting = nil
      controller.presentation.presented = nil
      controller.endAppearance()
    }
  }
}
