// Parts of popovers and of transitions that change nothing here.

import Heft

/// What a pointer to an object that is about to be released is in Objective-C.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

extension UIPopoverArrowDirection {
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}

/// What a class that draws the frame of popovers derives from. None is drawn here.
open class UIPopoverBackgroundView: UIView {
  open var arrowOffset: CGFloat = 0
  open var arrowDirection = UIPopoverArrowDirection.unknown
}

extension UIPopoverPresentationController {
  public var backgroundColor: UIColor? {
    get { nil }
    set {
      if newValue != nil {
        Stub.say(
          "UIPopoverPresentationController.backgroundColor", "the screen's own view has the color here.")
      }
    }
  }
  public var passthroughViews: [UIView]? {
    get { nil }
    set {
      if newValue?.isEmpty == false {
        Stub.say("UIPopoverPresentationController.passthroughViews", "views beside it get no touches here.")
      }
    }
  }
  public var popoverLayoutMargins: UIEdgeInsets {
    get { UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) }
    set {}
  }
  public var canOverlapSourceViewRect: Bool {
    get { false }
    set {}
  }
  public var popoverBackgroundViewClass: UIPopoverBackgroundView.Type? {
    get { nil }
    set {
      if newValue != nil {
        Stub.say("UIPopoverPresentationController.popoverBackgroundViewClass", "it has the usual frame here.")
      }
    }
  }
  /// Where its arrow is: it has none here.
  public var arrowDirection: UIPopoverArrowDirection { .unknown }
}

extension UIPresentationController {
  /// Returns what the presentation is in a window of other traits.
  ///
  /// - Parameter traitCollection: Makes no difference here.
  /// - Returns: The style.
  public final func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  { adaptivePresentationStyle }
}

extension UIViewControllerContextTransitioning {
  /// The map of the screen's turning: none.
  public var targetTransform: CGAffineTransform { .identity }

  /// Stops the transition until it is moved again; one that a finger moves stands still by itself.
  public func pauseInteractiveTransition() {}
}

extension UIViewControllerTransitionCoordinator {
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var completionVelocity: CGFloat { 1 }
  /// How far the finger has moved it: apps are not told here.
  public var percentComplete: CGFloat { 0 }
  /// The view that the screens are in.
  public var containerView: UIView {
    viewController(forKey: .to)?.viewIfLoaded?.superview ?? viewController(forKey: .from)?.viewIfLoaded?
      .superview
      ?? UIView(frame: .zero)
  }
  public var presentationStyle: UIModalPresentationStyle {
    viewController(forKey: .to)?.modalPresentationStyle ?? .none
  }
  public var isInterruptible: Bool { false }
  public var initiallyInteractive: Bool { isInteractive }
  public var targetTransform: CGAffineTransform { .identity }

  /// Returns the view of a screen.
  ///
  /// - Parameter key: Which one: that it goes from, or that it goes to.
  /// - Returns: The view; nil where it is not loaded.
  public func view(forKey key: UITransitionContextViewKey) -> UIView? {
    viewController(forKey: key == .to ? .to : .from)?.viewIfLoaded
  }

  /// Animates along with the transition.
  ///
  /// - Parameters:
  ///   - view: Makes no difference here.
  ///   - animation: Changes what is animated.
  ///   - completion: Called at the end.
  /// - Returns: Whether it is animated.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?, animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  /// Is told when the finger lets go, as iOS 9 calls it.
  ///
  /// - Parameter handler: Called then.
  public func notifyWhenInteractionEnds(
    _ handler: @escaping (UIViewControllerTransitionCoordinatorContext) -> Void
  ) { notifyWhenInteractionChanges(handler) }
}

extension UIPercentDrivenInteractiveTransition {
  /// How it goes on when the finger lets go; `completionCurve` is what counts here.
  public final var timingCurve: (any UITimingCurveProvider)? {
    get { nil }
    set {}
  }

  /// Stops the transition until it is moved again, which it does by itself.
  public final func pause() {}
}
