/// An object with a preferred size: a controller of views.
public protocol UIContentContainer: AnyObject {
  /// The preferred size in points; zero means none.
  var preferredContentSize: CGSize { get }
}

extension UIViewController: UIContentContainer {}

/// Frames a presented controller, and adds decoration around it: a shade, a blur, a grip.
open class UIPresentationController: NSObject {
  /// The controller that is presented.
  public final var presentedViewController: UIViewController { presented ?? UIViewController() }
  /// The controller over which it is presented.
  public final var presentingViewController: UIViewController { presenting ?? presentedViewController }
  /// The view around all of the presentation, as large as the window; nil while nothing is presented.
  @Weak public internal(set) final var containerView: UIView? = nil
  /// It keeps the presentation controller.
  @Weak private final var presented: UIViewController? = nil
  @Weak private final var presenting: UIViewController? = nil

  /// A presentation of a controller over another controller.
  ///
  /// - Parameters:
  ///   - presentedViewController: The controller that is presented.
  ///   - presentingViewController: The one that presents it.
  public init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    super.init()
    presented = presentedViewController
    presenting = presentingViewController
  }

  /// The view that is framed: the presented controller's view, unless overridden.
  open var presentedView: UIView? { presentedViewController.view }

  /// The frame of the presented view in the container: all of it, unless overridden.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the presenting controller's view is removed meanwhile. It stays, unless overridden.
  open var shouldRemovePresentersView: Bool { false }

  /// The style of the presented controller.
  public final var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }

  /// The style in a narrow window; `.none` is the same as in a wide one. Heft does not ask it by itself.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    switch presentationStyle {
    case .pageSheet, .formSheet, .popover: .fullScreen
    default: .none
    }
  }

  /// The controller is about to come: what surrounds it is put into `containerView`.
  open func presentationTransitionWillBegin() {}
  /// The presentation has ended.
  ///
  /// - Parameter completed: Whether the controller is presented.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// The controller is about to be dismissed.
  open func dismissalTransitionWillBegin() {}
  /// The dismissal has ended.
  ///
  /// - Parameter completed: Whether the controller is dismissed.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// The container is about to lay out its views.
  open func containerViewWillLayoutSubviews() {}

  /// The size that the presented controller gets.
  ///
  /// - Parameters:
  ///   - container: The presented controller.
  ///   - parentSize: The room that there is, in points.
  /// - Returns: All of that room. Heft does not ask it by itself, as UIKit does not for frames of one's own.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// The presented controller would like to have another size.
  ///
  /// - Parameter container: The presented controller.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The container has laid out its views.
  open func containerViewDidLayoutSubviews() {}

  /// The window is about to have another size.
  ///
  /// - Parameters:
  ///   - size: The new size, in points.
  ///   - coordinator: Runs what goes along with the change.
  open func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {}
}
