import Heft

/// Hears of a popover of iOS 8 and before.
public protocol UIPopoverControllerDelegate: AnyObject {
  /// Whether a tap beside the popover takes it away; not asked here: it does.
  ///
  /// - Parameter popoverController: The popover.
  /// - Returns: The value.
  func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool
  /// The user has taken the popover away.
  ///
  /// - Parameter popoverController: The popover.
  func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController)
}

extension UIPopoverControllerDelegate {
  public func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool { true }
  public func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {}
}

/// Shows a controller in a popover, as apps for the iPad did until iOS 8: it presents the controller as one.
public final class UIPopoverController: NSObject {
  public var contentViewController: UIViewController
  /// Kept; the delegate is not told here.
  public var delegate: (any UIPopoverControllerDelegate)?
  public var popoverContentSize: CGSize {
    get { contentViewController.preferredContentSize }
    set { contentViewController.preferredContentSize = newValue }
  }
  public var isPopoverVisible: Bool { contentViewController.presentingViewController != nil }
  public var backgroundColor: UIColor?

  /// A popover of a controller.
  ///
  /// - Parameter viewController: The controller that it shows.
  public init(contentViewController viewController: UIViewController) {
    contentViewController = viewController
    super.init()
  }

  /// Shows the popover beside a part of a view.
  ///
  /// - Parameters:
  ///   - rect: The part.
  ///   - view: The view.
  ///   - arrowDirections: Left aside.
  ///   - animated: Whether it comes with an animation.
  public func present(
    from rect: CGRect, in view: UIView, permittedArrowDirections arrowDirections: UIPopoverArrowDirection,
    animated: Bool
  ) {
    contentViewController.modalPresentationStyle = .popover
    contentViewController.popoverPresentationController?.sourceView = view
    contentViewController.popoverPresentationController?.sourceRect = rect
    UIViewController.heftFrontmost?.present(contentViewController, animated: animated)
  }

  /// Shows the popover beside a button of a bar.
  ///
  /// - Parameters:
  ///   - item: The button.
  ///   - arrowDirections: Left aside.
  ///   - animated: Whether it comes with an animation.
  public func present(
    from item: UIBarButtonItem, permittedArrowDirections arrowDirections: UIPopoverArrowDirection,
    animated: Bool
  ) {
    contentViewController.modalPresentationStyle = .popover
    contentViewController.popoverPresentationController?.barButtonItem = item
    UIViewController.heftFrontmost?.present(contentViewController, animated: animated)
  }

  /// Takes the popover away.
  ///
  /// - Parameter animated: Whether it goes with an animation.
  public func dismiss(animated: Bool) { contentViewController.dismiss(animated: animated) }

  /// Sets the size of the content.
  ///
  /// - Parameters:
  ///   - size: In points.
  ///   - animated: Left aside.
  public func setContentSize(_ size: CGSize, animated: Bool) { popoverContentSize = size }

  /// Shows another controller.
  ///
  /// - Parameters:
  ///   - viewController: The controller; it is shown the next time.
  ///   - animated: Left aside.
  public func setContentViewController(_ viewController: UIViewController, animated: Bool) {
    contentViewController = viewController
  }
}

extension UIViewController {
  /// The name of the document that the controller's views are from, which is not known here.
  public final var nibName: String? { nil }

  /// The traits that a child is given, which are its parent's here.
  ///
  /// - Parameter childViewController: The child.
  /// - Returns: Nil.
  public final func overrideTraitCollection(forChild childViewController: UIViewController)
    -> UITraitCollection?
  {
    nil
  }
}
