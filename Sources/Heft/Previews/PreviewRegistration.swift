import HeftForce

/// One view and one delegate: asks the delegate for controllers and shows them.
package final class PreviewRegistration: NSObject, UIViewControllerPreviewing, PeekClient {
  private let recognizer = PeekGestureRecognizer()
  private let view: Weak<UIView>
  /// The delegate, retained because the app may not retain it; nil for the owner, which retains the registration.
  private let keptDelegate: (any UIViewControllerPreviewingDelegate)?
  private let delegateReference: Weak<any UIViewControllerPreviewingDelegate>
  private var rect: CGRect?
  /// The preview that is shown or prepared.
  private var session: PeekSession?

  init(
    owner: AnyObject, delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) {
    view = Weak(sourceView, token: sourceView.lifeToken)
    keptDelegate = delegate === owner ? nil : delegate
    delegateReference = Weak(delegate, token: delegate.lifeToken)
    super.init()
    recognizer.client = self
    sourceView.addGestureRecognizer(recognizer)
    sourceView.setNeedsAccessibility()
  }

  deinit {
    recognizer.client = nil
    recognizer.place?.removeGestureRecognizer(recognizer)
    session?.drop()
  }

  var isWithoutView: Bool { view.object == nil }

  func isFor(_ sourceView: UIView, _ delegate: any UIViewControllerPreviewingDelegate) -> Bool {
    view.object === sourceView && delegateReference.object === delegate
  }

  /// Releases the view, and closes its preview.
  func end() {
    recognizer.stop()
    session?.drop()
    session = nil
    recognizer.place?.removeGestureRecognizer(recognizer)
  }

  // MARK: UIViewControllerPreviewing

  package var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { recognizer }

  package var delegate: any UIViewControllerPreviewingDelegate {
    delegateReference.object ?? PreviewRegistration.nobody
  }

  package var sourceView: UIView { view.object ?? UIView() }

  package var sourceRect: CGRect {
    get { rect ?? view.object?.bounds ?? .zero }
    set { rect = newValue.finite }
  }

  private static var nobody: any UIViewControllerPreviewingDelegate { Nobody() }

  private final class Nobody: NSObject, UIViewControllerPreviewingDelegate {
    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController? { nil }

    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
    ) {}
  }

  // MARK: PeekClient

  func preparePeek(at place: CGPoint) -> Bool {
    guard let source = view.object, let window = source.window, PeekSession.mayBegin(in: window) else {
      return false
    }
    rect = nil
    guard let delegate = delegateReference.object,
      let controller = delegate.previewingContext(self, viewControllerForLocation: place),
      controller.parent == nil, controller.viewIfLoaded?.window == nil, source.window === window,
      PeekSession.mayBegin(in: window)
    else { return false }
    let items = PeekItem.items(of: controller)
    recognizer.setHasActions(!items.isEmpty)
    let sideAction = source.sideAction(at: place)
    recognizer.setHasLeftAction(sideAction != nil)
    let session = PeekSession(
      window: window, source: source.convert(sourceRect, to: nil), controller: controller, items: items,
      recognizer: recognizer)
    session.sideAction = sideAction
    session.onCommit = weakify(self) {
      $0.delegateReference.object?.previewingContext($0, commit: controller)
    }
    session.onEnd = weakify(self) { $0.session = nil }
    self.session = session
    return true
  }

  func show(_ step: PeekMachine.Step) {
    session?.show(step)
  }

  func openActions(at place: CGPoint) -> Bool {
    guard !recognizer.isOpen, preparePeek(at: place) else { return false }
    session?.openWithActions()
    return true
  }
}
