/// The view in which a transition of the app's own moves a container's screens.
final class TransitionContainer: UIView {}

/// A transition of the app's own between two screens of a container: a push, a pop, another tab.
final class ContainerTransition {
  private let animator: any UIViewControllerAnimatedTransitioning
  private let context: TransitionContext
  private let container = TransitionContainer(frame: .zero)
  private let from: UIViewController
  private let to: UIViewController
  /// Where the screens' views belong while nothing moves.
  private let homes: (from: UIView, to: UIView)
  private var isOver = false

  /// - Parameters:
  ///   - from: What goes; its view is in the first of the homes.
  ///   - to: What comes; its view is in the second, at its place.
  init(
    _ animator: any UIViewControllerAnimatedTransitioning, from: UIViewController, to: UIViewController,
    homes: (from: UIView, to: UIView)
  ) {
    self.animator = animator
    self.from = from
    self.to = to
    self.homes = homes
    context = TransitionContext(from: from, to: to, container: container)
  }

  /// The work of the app alongside it.
  var coordinator: UIViewControllerTransitionCoordinator? {
    get { context.alongside }
    set {
      context.alongside = newValue
      newValue?.isUsual = false
      newValue?.transitionDuration = duration
    }
  }

  /// How long the animator says that it takes, in seconds.
  var duration: TimeInterval { animator.transitionDuration(using: context) }

  /// Runs the animator over a view that holds both screens, by time or by hand; what happens along with it is
  /// `alongside`. `finish` is told whether it came to its end.
  func run(
    in pages: UIView, below front: UIView?, by interaction: (any UIViewControllerInteractiveTransitioning)?,
    alongside: @escaping () -> Void, finish: @escaping (Bool) -> Void
  ) {
    let (start, end) = (from.view.frame, to.view.frame)
    context.frames = (start, end)
    container.frame = pages.bounds
    if let front { pages.insertSubview(container, belowSubview: front) } else { pages.addSubview(container) }
    container.addSubview(from.view)
    from.view.frame = start
    // It is seen once the animator has put it into the container.
    to.view.removeFromSuperview()
    context.finish = { completed in
      self.animator.animationEnded(completed)
      finish(completed)
    }
    context.start = { self.start(alongside) }
    guard let interaction, interaction.wantsInteractiveStart else { return context.start?() ?? () }
    context.isInteractive = true
    interaction.startInteractiveTransition(context)
  }

  private func start(_ alongside: @escaping () -> Void) {
    UIView.animate(withDuration: duration) { alongside() }
    guard let held = animator.interruptibleAnimator(using: context) else {
      return animator.animateTransition(using: context)
    }
    context.held = held
    if !context.isInteractive { held.startAnimation() }
  }

  /// Puts the views where they belong. What the animator still does counts for nothing.
  func end() {
    guard !isOver else { return }
    isOver = true
    context.abandon()
    homes.from.insertSubview(from.view, at: 0)
    homes.to.insertSubview(to.view, at: 0)
    container.removeFromSuperview()
  }
}
