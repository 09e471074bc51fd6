/// The context for an animator of the app's own: two screens of a container, of which one takes the other's place.
class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  final let from: UIViewController
  final let to: UIViewController
  private final let container: UIView
  private final var hasEnded = false
  /// Where the screens are at the beginning and at the end.
  final var frames = (from: CGRect.zero, to: CGRect.zero)
  /// Begins the animation.
  final var start: (() -> Void)?
  /// Ends the transition, with whether it came to its end.
  final var finish: ((Bool) -> Void)?
  /// An animator that is moved by hand.
  final var held: (any UIViewImplicitlyAnimating)?
  final var isInteractive = false {
    didSet { alongside?.isInteractive = isInteractive }
  }
  /// The work alongside it.
  final var alongside: UIViewControllerTransitionCoordinator?
  private(set) final var transitionWasCancelled = false

  init(from: UIViewController, to: UIViewController, container: UIView) {
    self.from = from
    self.to = to
    self.container = container
    super.init()
  }

  final var containerView: UIView { container }
  final var isAnimated: Bool { true }
  var presentationStyle: UIModalPresentationStyle { .none }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { key == .to ? to.view : from.viewIfLoaded }

  final func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .to ? to : from
  }

  func initialFrame(for controller: UIViewController) -> CGRect {
    controller === from ? frames.from : .zero
  }

  func finalFrame(for controller: UIViewController) -> CGRect { controller === to ? frames.to : .zero }

  final func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  final func finishInteractiveTransition() { alongside?.interactionChanged() }
  final func cancelInteractiveTransition() {
    transitionWasCancelled = true
    alongside?.isCancelled = true
    alongside?.interactionChanged()
  }

  final func completeTransition(_ didComplete: Bool) {
    if hasEnded { return }
    let finish = finish
    abandon()
    finish?(didComplete)
  }

  /// Makes later calls to the transition have no effect.
  final func abandon() {
    hasEnded = true
    finish = nil
    start = nil
  }
}

/// The context for an animator of a presentation or a dismissal.
final class PresentationContext: TransitionContext {
  private let presented: UIViewController
  private let isComing: Bool

  init(
    from: UIViewController, to: UIViewController, presented: UIViewController,
    container: PresentationContainer, isComing: Bool
  ) {
    self.presented = presented
    self.isComing = isComing
    super.init(from: from, to: to, container: container)
  }

  override var presentationStyle: UIModalPresentationStyle { presented.modalPresentationStyle }

  /// Behind a presentation of the app's own the presenter's view stays, and is no part of the transition.
  private var movesPresenter: Bool { presentationStyle != .custom && presentationStyle != .overFullScreen }

  override func view(forKey key: UITransitionContextViewKey) -> UIView? {
    let controller = key == .to ? to : from
    if controller === presented {
      return presented.ownPresentationController?.presentedView ?? presented.view
    }
    return movesPresenter ? controller.viewIfLoaded : nil
  }

  private func place(of controller: UIViewController) -> CGRect {
    controller === presented
      ? presented.ownPresentationController?.frameOfPresentedViewInContainerView ?? containerView.bounds
      : containerView.bounds
  }

  override func initialFrame(for controller: UIViewController) -> CGRect {
    controller === to ? .zero : place(of: controller)
  }

  override func finalFrame(for controller: UIViewController) -> CGRect {
    controller === from && !isComing ? .zero : place(of: controller)
  }
}

/// A transition that the app moves: by a finger, say, or by the force of a press.
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  /// How far the transition has come, 0...1.
  public private(set) final var percentComplete: CGFloat = 0
  /// The speed at which it continues by itself; 1 is the speed of the whole transition. A value not above 0 counts as
  /// 1.
  public final var completionSpeed: CGFloat = 1
  /// Whether the transition is moved from its beginning; with no, time moves all of it.
  open var wantsInteractiveStart = true
  /// Kept only: it goes on evenly.
  public final var completionCurve = UIView.AnimationCurve.easeInOut
  /// How long the whole transition takes, in seconds.
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

  /// Moves the transition to a progress, 0...1.
  ///
  /// - Parameter percentComplete: 0...1; outside it counts as the nearer end.
  open func update(_ percentComplete: CGFloat) {
    guard let held, let context else { return }
    self.percentComplete = percentComplete.isFinite ? min(max(percentComplete, 0), 1) : 0
    held.show(Double(self.percentComplete))
    context.held?.fractionComplete = self.percentComplete
    context.updateInteractiveTransition(self.percentComplete)
  }

  /// Moves it back to its beginning, where the incoming screen is gone.
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
      animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 0)
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

  /// Shows a progress of the transition.
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
    process.addFrameCallback(self)
  }

  /// Goes on by itself and is there after seconds, however far it is.
  func run(to end: Double, over seconds: Double) {
    run(to: end, speed: seconds > 0 ? abs(end - share) * duration / seconds : 1)
  }

  /// Ends at once.
  func settle(at end: Double) {
    self.end = end
    share = end
    complete()
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

extension HeldTransition: FrameCallback {
  func advance(to now: Double) -> Bool {
    let step = duration > 0 ? (now - latest) / duration * speed : 1
    latest = now
    show(end > share ? min(share + step, end) : max(share - step, end))
    guard share == end else { return true }
    complete()
    return false
  }
}
