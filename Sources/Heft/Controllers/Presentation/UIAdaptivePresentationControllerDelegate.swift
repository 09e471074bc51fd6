/// Says how a screen is presented where there is little room. Every method may be left out. Popovers ask it, and nothing else.
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// How a screen is presented in a narrow window, whatever its traits: full screen unless it says otherwise.
  ///
  /// - Parameter controller: Has the screen, as `presentedViewController`.
  /// - Returns: The style; `.none` is that of a wide window.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle

  /// How a screen is presented in a narrow window.
  ///
  /// - Parameters:
  ///   - controller: Has the screen, as `presentedViewController`.
  ///   - traitCollection: The traits.
  /// - Returns: The style, of the method without traits unless it says otherwise; `.none` is that of a wide window.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  {
    .fullScreen
  }

  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
}

/// Says what a popover is where there is little room.
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

extension UIPopoverPresentationController {
  /// Says what the popover is in a narrow window; not kept.
  public var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { delegateReference.object }
    set {
      delegateReference = WeakReference(newValue, token: newValue?.lifeToken)
      owner?.presentation.adaptedStyle = weakify(self, otherwise: nil) { $0.adaptedStyle }
    }
  }

  private var adaptedStyle: UIModalPresentationStyle? {
    guard let owner, let delegate else { return nil }
    return delegate.adaptivePresentationStyle(
      for: UIPresentationController(presentedViewController: owner, presenting: nil),
      traitCollection: owner.traitCollection)
  }
}
