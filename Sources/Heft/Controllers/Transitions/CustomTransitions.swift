/// The transitions of a controller whose `transitioningDelegate` provides them.
final class CustomTransitions: PresentationTransitions {
  /// The presentation controller while the controller is presented.
  private(set) var controller: UIPresentationController?
  private var coordinator: UIViewControllerTransitionCoordinator?
  @Weak private var container: CustomPresentationContainer? = nil
  @Weak private var presented: UIViewController? = nil
  @Weak private var presenter: UIViewController? = nil
  private var reference: Weak<any UIViewControllerTransitioningDelegate>
  /// The transition that runs; nil at other times.
  private var context: TransitionContext?

  var delegate: (any UIViewControllerTransitioningDelegate)? { reference.object }

  /// Asks a delegate from now on; a presentation that is shown already stays as it is.
  init(_ delegate: any UIViewControllerTransitioningDelegate, replacing old: PresentationTransitions?) {
    reference = Weak(delegate, token: delegate.lifeToken)
    super.init()
    guard let old = old as? CustomTransitions else { return }
    controller = old.controller
    container = old.container
    presented = old.presented
    presenter = old.presenter
  }

  /// Returns the presentation controller of a controller that is not presented yet, and keeps it until it is.
  func upcoming(for presented: UIViewController) -> UIPresentationController? {
    guard presented.modalPresentationStyle == .custom else { return nil }
    controller = delegate?.presentationController(forPresented: presented, presenting: nil, source: presented)
    return controller
  }

  override func makeContainer(for presented: UIViewController, over presenter: UIViewController)
    -> PresentationContainer?
  {
    self.presented = presented
    self.presenter = presenter
    guard presented.modalPresentationStyle == .custom else {
      controller = nil
      return nil
    }
    let controller =
      delegate?.presentationController(forPresented: presented, presenting: presenter, source: presenter)
      ?? UIPresentationController(presentedViewController: presented, presenting: presenter)
    self.controller = controller
    let container = CustomPresentationContainer(controller)
    controller.containerView = container
    self.container = container
    return container
  }

  // MARK: Phases

  override func willPresent(animated: Bool) {
    begin()
    controller?.presentationTransitionWillBegin()
    if !animated { coordinator?.begin() }
  }

  override func didPresent() {
    complete()
    controller?.presentationTransitionDidEnd(true)
  }

  override func willDismiss(animated: Bool) {
    begin()
    controller?.dismissalTransitionWillBegin()
    if !animated { coordinator?.begin() }
  }

  override func didDismiss() {
    complete()
    controller?.dismissalTransitionDidEnd(true)
    controller = nil
  }

  private func begin() {
    coordinator = presented?.presentation.alongside
  }

  private func complete() {
    let coordinator = coordinator
    self.coordinator = nil
    context = nil
    coordinator?.complete()
  }

  // MARK: Running

  override func run(isComing: Bool, finish: @escaping (Bool) -> Void) -> Bool {
    guard let presented, let presenter, let shown = presented.presentation.coordinator else { return false }
    let animator =
      isComing
      ? delegate?.animationController(forPresented: presented, presenting: presenter, source: presenter)
      : delegate?.animationController(forDismissed: presented)
    guard let animator else { return false }
    let context = PresentationContext(
      from: isComing ? presenter : presented, to: isComing ? presented : presenter, presented: presented,
      container: shown.container, isComing: isComing)
    self.context = context
    context.alongside = coordinator
    coordinator?.isUsual = false
    coordinator?.transitionDuration = animator.transitionDuration(using: context)
    let interaction =
      isComing
      ? delegate?.interactionControllerForPresentation(using: animator)
      : delegate?.interactionControllerForDismissal(using: animator)
    context.finish = { completed in
      animator.animationEnded(completed)
      self.ended(completed, isComing: isComing)
      finish(completed)
    }
    context.start = { self.start(animator, context) }
    if isComing, shown.container as? CustomPresentationContainer == nil {
      // The usual container holds the view already; the animator puts it in again, where it wants it.
      presented.view.frame = shown.container.bounds
    }
    guard let interaction, interaction.wantsInteractiveStart else {
      context.start?()
      return true
    }
    context.isInteractive = true
    interaction.startInteractiveTransition(context)
    return true
  }

  private func start(_ animator: any UIViewControllerAnimatedTransitioning, _ context: TransitionContext) {
    if context.isInteractive, let held = animator.interruptibleAnimator(using: context) {
      context.held = held
      alongside(held)
      return
    }
    if let coordinator {
      UIView.animate(withDuration: animator.transitionDuration(using: context)) { coordinator.begin() }
    }
    if !context.isInteractive, let running = animator.interruptibleAnimator(using: context) {
      context.held = running
      running.startAnimation()
    } else {
      animator.animateTransition(using: context)
    }
  }

  private func alongside(_ animator: any UIViewImplicitlyAnimating) {
    guard let coordinator else { return }
    animator.addAnimations { coordinator.begin() }
  }

  /// Called before the controllers are told of it.
  private func ended(_ completed: Bool, isComing: Bool) {
    coordinator?.isCancelled = !completed
    guard !completed else { return }
    complete()
    if isComing {
      controller?.presentationTransitionDidEnd(false)
      // It is not told of a dismissal that the app did not ask for.
      controller = nil
    } else {
      controller?.dismissalTransitionDidEnd(false)
    }
  }
}

/// Holds the decoration that a presentation of the app's own puts around a controller.
final class CustomPresentationContainer: PresentationContainer {
  private let framing: UIPresentationController
  private var laidOutSize = CGSize.zero

  init(_ controller: UIPresentationController) {
    framing = controller
    super.init(shape: .over)
  }

  override var isCard: Bool { true }
  override var isModal: Bool { framing.presentedViewController.isBeingDismissed == false }

  override func show(_ controller: UIViewController) {
    if let view = framing.presentedView { addSubview(view) }
  }

  override func place(isShown: Bool) {
    guard let view = framing.presentedView else { return }
    if framing.presentedViewController.modalTransitionStyle == .crossDissolve
      || UIAccessibility.isReduceMotionEnabled
    {
      view.alpha = isShown ? 1 : 0
    } else {
      let distance = bounds.size.height - framing.frameOfPresentedViewInContainerView.minY
      view.transform = isShown ? .identity : CGAffineTransform(translationX: 0, y: distance)
    }
  }

  override func layoutSubviews() {
    if bounds.size != laidOutSize {
      laidOutSize = bounds.size
      framing.presentedView?.frame = framing.frameOfPresentedViewInContainerView
    }
    framing.containerViewWillLayoutSubviews()
    framing.containerViewDidLayoutSubviews()
  }
}
