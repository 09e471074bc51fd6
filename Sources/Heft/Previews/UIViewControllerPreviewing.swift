/// A registration for previews: the view that is pressed, and whom to ask.
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// Lets other recognizers wait for the press to fail: `other.require(toFail: ...)`.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  /// Who has the previews.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The view that is pressed; an empty one once that has gone.
  var sourceView: UIView { get }
  /// What stays sharp while all else blurs, in the source view's points. Set it when you are asked for a
  /// controller; without that it is the whole view.
  var sourceRect: CGRect { get set }
}

/// Has a controller for what is pressed.
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// What to preview at a place of the source view. Asked once in a press, when it becomes a hint.
  ///
  /// - Parameters:
  ///   - previewingContext: The registration; set its `sourceRect` to what is to stay sharp.
  ///   - location: Where the press is, in the source view's points.
  /// - Returns: The controller, which has no parent and is in no window; nil is nothing, and the touch goes
  ///   on as if there were no registration.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?

  /// The user pressed on: show the controller that was previewed, the very one, as the screen. It has the
  /// screen's size already, so no transition is seen.
  ///
  /// - Parameters:
  ///   - previewingContext: The registration.
  ///   - viewControllerToCommit: The controller that was previewed.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

extension UIViewController {
  /// Has a view's presses open previews. Registering the same view for the same delegate again answers the
  /// registration that there is, so it may be done for each cell that is used again.
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
  /// - Parameter previewing: A registration of this controller; another one's changes nothing.
  public final func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
    guard let index = previewings.firstIndex(where: { $0 === previewing }) else { return }
    previewings.remove(at: index).end()
  }
}
