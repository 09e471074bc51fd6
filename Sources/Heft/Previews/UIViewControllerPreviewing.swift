/// A registration for previews: the view that is pressed, and the delegate that is asked.
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// Lets other recognizers wait for the press to fail: `other.require(toFail: ...)`.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  /// The delegate that provides the previews.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The view that is pressed; an empty one once that is gone.
  var sourceView: UIView { get }
  /// The rectangle that stays sharp while everything else blurs, in the source view's points. Set it when you are asked
  /// for a controller; otherwise it is the whole view.
  var sourceRect: CGRect { get set }
}

/// Provides the controllers for previews.
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// Returns the controller to preview for a point of the source view. Asked once in a press, when it becomes a hint.
  ///
  /// - Parameters:
  ///   - previewingContext: The registration; set its `sourceRect` to the rectangle that should stay sharp.
  ///   - location: Where the press is, in the source view's points.
  /// - Returns: The controller, which has no parent and is in no window; nil shows no preview, and the touch continues
  ///   as if there were no registration.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?

  /// The user pressed deeper: show the controller that was previewed, the very same object, as the screen. It has the
  /// screen's size already, so no transition is visible.
  ///
  /// - Parameters:
  ///   - previewingContext: The registration.
  ///   - viewControllerToCommit: The controller that was previewed.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

extension UIViewController {
  /// Has a view's presses open previews. Registering the same view for the same delegate again returns the existing
  /// registration, so it may be done for each cell that is used again.
  ///
  /// The registration goes with the controller or the view. It keeps its delegate, unless that is the controller
  /// itself. It works without 3D Touch too: then a touch that is held opens the preview.
  ///
  /// - Parameters:
  ///   - delegate: Has the previews.
  ///   - sourceView: The view that is pressed, with all in it.
  /// - Returns: The registration, for `unregisterForPreviewing(withContext:)`.
  @discardableResult
  public final func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    previewings.removeAll { $0.isWithoutView }
    if let known = previewings.first(where: { $0.isFor(sourceView, delegate) }) { return known }
    let registration = PreviewRegistration(owner: self, delegate: delegate, sourceView: sourceView)
    previewings.append(registration)
    return registration
  }

  /// Ends a registration, and with it the preview that it shows. Ending it twice changes nothing.
  ///
  /// - Parameter previewing: A registration of this controller; the registration of another controller changes nothing.
  public final func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
    guard let index = previewings.firstIndex(where: { $0 === previewing }) else { return }
    previewings.remove(at: index).end()
  }
}
