/// Says how a screen is presented where there is little room, and hears that the user leaves it. Every method may be left out.
/// A screen that the app itself dismisses tells nothing.
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// How a popover is presented in a narrow window, whatever its traits: full screen unless it says otherwise. Asked for popovers
  /// only.
  ///
  /// - Parameter controller: Has the screen, as `presentedViewController`.
  /// - Returns: The style; `.none` is that of a wide window.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle

  /// How a popover is presented in a narrow window.
  ///
  /// - Parameters:
  ///   - controller: Has the screen, as `presentedViewController`.
  ///   - traitCollection: The traits.
  /// - Returns: The style, of the method without traits unless it says otherwise; `.none` is that of a wide window.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle

  /// Whether the user may leave the screen: yes unless it says otherwise. Not asked of one with `isModalInPresentation`.
  ///
  /// - Parameter presentationController: Has the screen, as `presentedViewController`.
  /// - Returns: Whether it goes.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool

  /// The user leaves the screen, which is about to go.
  ///
  /// - Parameter presentationController: Has the screen, as `presentedViewController`.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

  /// The screen that the user left is gone.
  ///
  /// - Parameter presentationController: Has the screen, as `presentedViewController`.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

  /// The user tried to leave a screen that stays.
  ///
  /// - Parameter presentationController: Has the screen, as `presentedViewController`.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  {
    .fullScreen
  }

  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }

  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  {
    true
  }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

extension UIPresentationController {
  /// Hears that the user leaves the presented screen; not kept.
  public final var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { (presentedViewController.presentation.dismissalListener as? PresentationListener)?.delegate }
    set {
      presentedViewController.presentation.dismissalListener = newValue.map {
        PresentationListener($0, of: presentedViewController)
      }
    }
  }
}

/// Tells the delegate of a presentation.
class PresentationListener: DismissalListener {
  private let reference: Weak<any UIAdaptivePresentationControllerDelegate>
  @Weak private var presented: UIViewController? = nil

  init(_ delegate: any UIAdaptivePresentationControllerDelegate, of presented: UIViewController?) {
    reference = Weak(delegate, token: delegate.lifeToken)
    super.init()
    self.presented = presented
  }

  final var delegate: (any UIAdaptivePresentationControllerDelegate)? { reference.object }

  /// What the delegate's methods are given.
  var controller: UIPresentationController? { presented?.presentationController }

  override func shouldDismiss() -> Bool {
    guard let delegate, let controller else { return true }
    return delegate.presentationControllerShouldDismiss(controller)
  }

  override func willDismiss() {
    if let delegate, let controller { delegate.presentationControllerWillDismiss(controller) }
  }

  override func didDismiss() {
    if let delegate, let controller { delegate.presentationControllerDidDismiss(controller) }
  }

  override func didAttemptToDismiss() {
    if let delegate, let controller { delegate.presentationControllerDidAttemptToDismiss(controller) }
  }
}
