/// Which view of a transition is meant.
public struct UITransitionContextViewKey: Hashable, Sendable {
  private let isDestination: Bool
  /// The outgoing view.
  public static let from = UITransitionContextViewKey(isDestination: false)
  /// The incoming view.
  public static let to = UITransitionContextViewKey(isDestination: true)
}

/// Which controller of a transition is meant.
public struct UITransitionContextViewControllerKey: Hashable, Sendable {
  private let isDestination: Bool
  /// The outgoing controller.
  public static let from = UITransitionContextViewControllerKey(isDestination: false)
  /// The incoming controller.
  public static let to = UITransitionContextViewControllerKey(isDestination: true)
}

/// The context of a transition for an animator of the app's own: both controllers, and the view for them.
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view in which both are, and into which the animator puts the incoming view.
  var containerView: UIView { get }
  /// Whether the transition takes time.
  var isAnimated: Bool { get }
  /// Whether something other than time moves the transition.
  var isInteractive: Bool { get }
  /// Whether the transition goes back to its beginning.
  var transitionWasCancelled: Bool { get }
  /// How the coming controller is presented.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Returns the outgoing or incoming view; nil for one that stays where it is, behind the presented one.
  ///
  /// - Parameter key: Which of the two.
  /// - Returns: The view; nil for one that stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns the outgoing or incoming controller.
  ///
  /// - Parameter key: Which of the two.
  /// - Returns: The controller.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Where a controller's view is at first; zero for one that is not seen then.
  ///
  /// - Parameter controller: One of the two controllers.
  /// - Returns: In the container view's points.
  func initialFrame(for controller: UIViewController) -> CGRect
  /// Where a controller's view will be; zero for one that will not be seen.
  ///
  /// - Parameter controller: One of the two controllers.
  /// - Returns: In the container view's points.
  func finalFrame(for controller: UIViewController) -> CGRect
  /// Says how far it has come, 0...1, where the app moves it.
  ///
  /// - Parameter percentComplete: 0...1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Tells that the transition continues to its end.
  func finishInteractiveTransition()
  /// Tells that the transition goes back.
  func cancelInteractiveTransition()
  /// Ends the transition; an animator calls it at its end.
  ///
  /// - Parameter didComplete: Whether it came to its end; no puts everything back.
  func completeTransition(_ didComplete: Bool)
}

/// A transition of an app's own.
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// How long it takes, in seconds.
  ///
  /// - Parameter transitionContext: The transition; nil where it is only asked for.
  /// - Returns: Seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  /// Puts the views where they come from and lets them move. At its end it calls `completeTransition(_:)`.
  ///
  /// - Parameter transitionContext: The transition.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// An animator that can be held instead; nil unless implemented.
  ///
  /// - Parameter transitionContext: The transition.
  /// - Returns: The animator; nil moves the views by `animateTransition(using:)`.
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> (any UIViewImplicitlyAnimating)?
  /// The transition is over.
  ///
  /// - Parameter transitionCompleted: Whether it came to its end.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> (any UIViewImplicitlyAnimating)?
  { nil }
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// An object that moves a transition in place of time.
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Takes the transition over from its beginning.
  ///
  /// - Parameter transitionContext: The transition.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// Whether the transition is moved from its beginning; with no, time moves all of it. Yes, unless implemented.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var wantsInteractiveStart: Bool { true }
}

/// Says how controllers come and go. Every method may be left out.
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Returns the presentation controller for the `.custom` style; nil is a plain one over all of the window.
  ///
  /// - Parameters:
  ///   - presented: The controller that is presented.
  ///   - presenting: The one that presents it.
  ///   - source: The one that was asked to.
  /// - Returns: The presentation; nil is a plain one.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
  /// Returns the animator of a presentation; nil is the usual one.
  ///
  /// - Parameters:
  ///   - presented: The controller that is presented.
  ///   - presenting: The one that presents it.
  ///   - source: The one that was asked to.
  /// - Returns: The animator; nil is the usual one.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the animator of a dismissal; nil is the usual one.
  ///
  /// - Parameter dismissed: The controller that is dismissed.
  /// - Returns: The animator; nil is the usual one.
  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the object that moves a presentation; nil is time.
  ///
  /// - Parameter animator: The animator.
  /// - Returns: The object that moves it; nil is time.
  func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the object that moves a dismissal; nil is time.
  ///
  /// - Parameter animator: The animator.
  /// - Returns: The object that moves it; nil is time.
  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
}

extension UIViewControllerTransitioningDelegate {
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { nil }
  public func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { nil }
  public func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { nil }
}

extension UIViewController {
  /// The delegate that provides this controller's transitions; not retained. It is asked when the controller is
  /// presented and dismissed.
  public final var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { (presentation.transitions as? CustomTransitions)?.delegate }
    set {
      if let newValue {
        presentation.transitions = CustomTransitions(newValue, replacing: presentation.transitions)
      } else if !isBeingPresented, !isBeingDismissed {
        presentation.transitions = nil
      }
    }
  }

  /// The presentation controller: the app's own where the style is `.custom`, else one that is made each time it is asked
  /// for and refers to the outermost controller around this one.
  public final var presentationController: UIPresentationController? {
    if let own = ownPresentationController { return own }
    let presented = outermost
    let controller = UIPresentationController(
      presentedViewController: presented, presenting: presented.presentation.presenting)
    controller.containerView = presented.presentation.coordinator?.container
    return controller
  }

  /// The app's own presentation controller; nil where the style is not `.custom`.
  final var ownPresentationController: UIPresentationController? {
    var here: UIViewController? = self
    while let controller = here {
      if let transitions = controller.presentation.transitions as? CustomTransitions {
        return transitions.controller ?? transitions.upcoming(for: controller)
      }
      here = controller.parent
    }
    return nil
  }
}
