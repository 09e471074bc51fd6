/// What an animator of the app's own is given.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  private let from: UIViewController
  private let to: UIViewController
  private let presented: UIViewController
  private let container: PresentationContainer
  private let isComing: Bool
  private var hasEnded = false
  /// Begins the animation.
  var start: (() -> Void)?
  /// Ends the transition, with whether it came to its end.
  var finish: ((Bool) -> Void)?
  /// An animator that is moved by hand.
  var held: (any UIViewImplicitlyAnimating)?
  var isInteractive = false
  private(set) var transitionWasCancelled = false

  init(
    from: UIViewController, to: UIViewController, presented: UIViewController,
    container: PresentationContainer,
    isComing: Bool
  ) {
    self.from = from
    self.to = to
    self.presented = presented
    self.container = container
    self.isComing = isComing
    super.init()
  }

  var containerView: UIView { container }
  var isAnimated: Bool { true }
  var presentationStyle: UIModalPresentationStyle { presented.modalPresentationStyle }

  /// Behind a presentation of the app's own the presenter's view stays, and is no part of the transition.
  private var movesPresenter: Bool { presentationStyle != .custom && presentationStyle != .overFullScreen }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    let controller = key == .to ? to : from
    if controller === presented { return presented.presentationController?.presentedView ?? presented.view }
    return movesPresenter ? controller.viewIfLoaded : nil
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .to ? to : from
  }

  private func place(of controller: UIViewController) -> CGRect {
    controller === presented
      ? presented.presentationController?.frameOfPresentedViewInContainerView ?? container.bounds
      : container.bounds
  }

  func initialFrame(for controller: UIViewController) -> CGRect {
    controller === to ? .zero : place(of: controller)
  }

  func finalFrame(for controller: UIViewController) -> CGRect {
    controller === from && !isComing ? .zero : place(of: controller)
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() { transitionWasCancelled = true }

  func completeTransition(_ didComplete: Bool) {
    if hasEnded { return }
    hasEnded = true
    let finish = finish
    self.finish = nil
    start = nil
    finish?(didComplete)
  }
}

/// A transition that the app moves: by a finger, say, or by the force of a press.
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  /// How far the transition has come, 0...1.
  public private(set) final var percentComplete: CGFloat = 0
  /// How fast it goes on by itself; 1 is as fast as the whole way. What is not above 0 counts as 1.
  public final var completionSpeed: CGFloat = 1
  /// Kept only: it goes on evenly.
  public final var completionCurve = UIView.AnimationCurve.easeInOut
  /// How long the whole way takes, in seconds.
  public final var duration: CGFloat { CGFloat(held?.duration ?? 0) }

  private final var context: TransitionContext?
  private final var held: HeldTransition?

  /// Moves nothing yet.
  public override init() {
    super.init()
  }

  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? TransitionContext, let process = AppProcess.current else {
      return
    }
    self.context = context
    percentComplete = 0
    let held = HeldTransition()
    self.held = held
    let outer = process.heldAnimations
    process.heldAnimations = held
    context.start?()
    process.heldAnimations = outer
    held.show(0)
    context.held?.fractionComplete = 0
  }

  /// Moves the transition to a share of its way.
  open func update(_ percentComplete: CGFloat) {
    guard let held, let context else { return }
    self.percentComplete = percentComplete.isFinite ? min(max(percentComplete, 0), 1) : 0
    held.show(Double(self.percentComplete))
    context.held?.fractionComplete = self.percentComplete
    context.updateInteractiveTransition(self.percentComplete)
  }

  /// Lets it go back to its beginning, where what was to come is gone.
  open func cancel() { release(completes: false) }

  /// Lets it go on to its end.
  open func finish() { release(completes: true) }

  private final func release(completes: Bool) {
    guard let held, let context else { return }
    self.held = nil
    self.context = nil
    if completes { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
    if let animator = context.held {
      animator.isReversed = !completes
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
    held.run(to: completes ? 1 : 0, speed: completionSpeed > 0 ? Double(completionSpeed) : 1)
  }
}

/// The animations of a transition while something else than time moves them.
final class HeldTransition: HeldAnimations {
  private var batches: [AnimationBatch] = []
  private var share = 0.0
  private var end = 1.0
  private var speed = 1.0
  private var latest = 0.0

  /// Seconds that the longest of them takes.
  var duration: Double { batches.reduce(0) { max($0, $1.duration) } }

  override func add(_ batch: AnimationBatch) {
    batch.heldShare = 0
    batch.views = []
    batches.append(batch)
  }

  /// Shows a share of the way.
  func show(_ share: Double) {
    self.share = share
    for batch in batches {
      batch.heldShare = share
      for view in batch.views ?? [] { view.show(batch) }
    }
  }

  /// Goes on by itself, from where it is, and completes the animations there.
  func run(to end: Double, speed: Double) {
    guard let process = AppProcess.current, !batches.isEmpty else { return }
    self.end = end
    self.speed = speed
    latest = process.now
    process.everyFrame(self)
  }

  private func complete() {
    let batches = batches
    self.batches = []
    for batch in batches {
      let views = batch.views ?? []
      batch.views = nil
      for view in views { view.finish(batch, at: end > 0 ? .end : .start, share: share) }
      batch.completeHeld()
    }
  }
}

extension HeldTransition: FrameClient {
  func advance(to now: Double) -> Bool {
    let way = duration > 0 ? (now - latest) / duration * speed : 1
    latest = now
    show(end > share ? min(share + way, end) : max(share - way, end))
    guard share == end else { return true }
    complete()
    return false
  }
}
