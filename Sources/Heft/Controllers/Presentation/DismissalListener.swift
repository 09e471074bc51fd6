/// Hears that the user leaves a presented screen, and may keep it there. An app without a delegate of a presentation has only
/// this class.
class DismissalListener {
  /// Whether the screen may go.
  func shouldDismiss() -> Bool { true }
  func willDismiss() {}
  /// The screen is gone.
  func didDismiss() {}
  /// The screen stays.
  func didAttemptToDismiss() {}
}

extension UIViewController {
  /// Dismisses the controller because the user leaves it: by a press beside its card, or by Escape.
  ///
  /// - Returns: Whether it goes. It stays where it is modal, or a delegate keeps it.
  @discardableResult
  final func dismissByUser() -> Bool {
    let listener = presentation.dismissalListener
    guard !isModalInPresentation, listener?.shouldDismiss() ?? true else {
      listener?.didAttemptToDismiss()
      return false
    }
    listener?.willDismiss()
    dismiss(animated: true) { listener?.didDismiss() }
    return true
  }
}
