/// Says what a popover is where there is little room, and hears that the user leaves it. Every method may be left out.
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Whether the user may leave the popover: yes unless it says otherwise.
  ///
  /// - Parameter popoverPresentationController: Has the place that the popover points at.
  /// - Returns: Whether it goes.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool

  /// The popover that the user left is gone.
  ///
  /// - Parameter popoverPresentationController: Has the place that the popover pointed at.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

extension UIPopoverPresentationController {
  /// Says what the popover is in a narrow window, and hears that the user leaves it; not kept.
  public var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { delegateReference.object }
    set {
      delegateReference = WeakReference(newValue, token: newValue?.lifeToken)
      owner?.presentation.adaptedStyle = weakify(self, otherwise: nil) { $0.adaptedStyle }
      owner?.presentation.dismissalListener = newValue == nil ? nil : PopoverListener(self)
    }
  }

  private var adaptedStyle: UIModalPresentationStyle? {
    guard let owner, let controller, let delegate else { return nil }
    return delegate.adaptivePresentationStyle(for: controller, traitCollection: owner.traitCollection)
  }

  /// The popover as its delegate's general methods have it.
  fileprivate var controller: UIPresentationController? {
    owner.map {
      UIPresentationController(presentedViewController: $0, presenting: $0.presentation.presenting)
    }
  }
}

/// Tells the delegate of a popover.
private final class PopoverListener: DismissalListener {
  @Weak private var popover: UIPopoverPresentationController? = nil

  init(_ popover: UIPopoverPresentationController) {
    super.init()
    self.popover = popover
  }

  override func shouldDismiss() -> Bool {
    guard let popover, let delegate = popover.delegate, let controller = popover.controller else {
      return true
    }
    return delegate.presentationControllerShouldDismiss(controller)
      && delegate.popoverPresentationControllerShouldDismissPopover(popover)
  }

  override func willDismiss() {
    guard let popover, let controller = popover.controller else { return }
    popover.delegate?.presentationControllerWillDismiss(controller)
  }

  override func didDismiss() {
    guard let popover, let delegate = popover.delegate, let controller = popover.controller else { return }
    delegate.presentationControllerDidDismiss(controller)
    delegate.popoverPresentationControllerDidDismissPopover(popover)
  }

  override func didAttemptToDismiss() {
    guard let popover, let controller = popover.controller else { return }
    popover.delegate?.presentationControllerDidAttemptToDismiss(controller)
  }
}
