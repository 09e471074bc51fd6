// Transitions of an app's own: it compiles with them, and screens come and go as they usually do.

import Heft

public struct UITransitionContextViewKey: Hashable, Sendable {
  private let name: String
  public static let from = UITransitionContextViewKey(name: "from")
  public static let to = UITransitionContextViewKey(name: "to")
}

public struct UITransitionContextViewControllerKey: Hashable, Sendable {
  private let name: String
  public static let from = UITransitionContextViewControllerKey(name: "from")
  public static let to = UITransitionContextViewControllerKey(name: "to")
}

/// What a transition is between. None is made here.
public protocol UIViewControllerContextTransitioning: AnyObject {
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  var transitionWasCancelled: Bool { get }
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func finalFrame(for controller: UIViewController) -> CGRect
  func completeTransition(_ didComplete: Bool)
}

/// A transition of an app's own. It is never asked here.
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval
  func animateTransition(using context: UIViewControllerContextTransitioning)
}

public protocol UIViewControllerInteractiveTransitioning: AnyObject {}

/// A transition that follows a finger. None does here.
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  open func update(_ percentComplete: CGFloat) {}
  open func cancel() {}
  open func finish() {}
}

/// How a screen is presented. It is as usual here.
open class UIPresentationController: NSObject {
  public final let presentedViewController: UIViewController
  public final let presentingViewController: UIViewController?

  public init(presentedViewController: UIViewController, presenting: UIViewController?) {
    self.presentedViewController = presentedViewController
    presentingViewController = presenting
    super.init()
  }

  public final var containerView: UIView? { nil }
  public final var presentedView: UIView? { presentedViewController.viewIfLoaded }
  open var frameOfPresentedViewInContainerView: CGRect {
    presentedViewController.viewIfLoaded?.frame ?? .zero
  }
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}
}

/// Who gives transitions. Nobody asks here.
public protocol UIViewControllerTransitioningDelegate: AnyObject {}

extension UIViewController {
  public final var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { nil }
    set {
      if newValue != nil {
        Stub.say("UIViewController.transitioningDelegate", "screens come and go as they usually do here.")
      }
    }
  }
}

/// A change of what a layer shows, which is at once here.
open class CATransition: NSObject {
  public final var duration: CFTimeInterval = 0.25
  public final var type = ""
  public final var subtype: String?
}

extension CALayer {
  public final func add(_ transition: CATransition, forKey key: String?) {
    Stub.say("CATransition", "what changes does so at once here.")
  }
}

extension UIModalPresentationStyle {
  /// A presentation of the app's own, which is over all of the window here.
  public static var custom: UIModalPresentationStyle { .overFullScreen }
  /// A popover that stays one; here it is where the window is wide.
  public static var none: UIModalPresentationStyle { .popover }
}

extension UIViewController {
  /// What runs beside a presentation. Nothing does here.
  public final var transitionCoordinator: UIViewControllerTransitionCoordinator? { nil }
}
