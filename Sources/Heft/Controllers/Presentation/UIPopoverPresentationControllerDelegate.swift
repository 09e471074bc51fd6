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
      delegateReference = Weak(newValue, token: newValue?.lifeToken)
      owner?.presentation.adaptedStyle = weakify(self, otherwise: nil) { $0.adaptedStyle }
      owner?.presentation.dismissalListener = newValue.map { PopoverListener($0, of: self) }
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

/// Tells the delegate of a popover by the general methods, and by those of popovers.
private final class PopoverListener: PresentationListener {
  @Weak private var popover: UIPopoverPresentationController? = nil

  init(_ delegate: any UIPopoverPresentationControllerDelegate, of popover: UIPopoverPresentationController) {
    super.init(delegate, of: nil)
    self.popover = popover
  }

  override var controller: UIPresentationController? { popover?.controller }

  override func shouldDismiss() -> Bool {
    guard let popover, let delegate = popover.delegate else { return true }
    return super.shouldDismiss() && delegate.popoverPresentationControllerShouldDismissPopover(popover)
  }

  override func didDismiss() {
    super.didDismiss()
    if let popover { popover.delegate?.popoverPresentationControllerDidDismissPopover(popover) }
  }
}
