import HeftForce

/// Opens a menu, with a preview or without, where its view is pressed, held or clicked with the right button.
///
/// The platform's successor of previews: the same presses, with the actions shown at once.
open class UIContextMenuInteraction: NSObject, UIInteraction, PeekClient {
  /// The delegate that provides the menus; not retained.
  public final var delegate: (any UIContextMenuInteractionDelegate)? { delegateReference.object }
  /// The view that is pressed.
  @Weak public final private(set) var view: UIView? = nil

  private let delegateReference: Weak<any UIContextMenuInteractionDelegate>
  private let recognizer = PeekGestureRecognizer()
  private var session: PeekSession?
  private var configuration: UIContextMenuConfiguration?
  /// The part of the view that the menu is about, in the view's points; nil is all of it.
  final var sourceRect: CGRect?

  /// An interaction for a view's `addInteraction(_:)`.
  ///
  /// - Parameter delegate: Provides the menus.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    delegateReference = Weak(delegate, token: delegate.lifeToken)
    super.init()
    recognizer.client = self
    recognizer.rules.opensActions = true
  }

  deinit {
    recognizer.client = nil
    session?.drop()
  }

  open func willMove(to view: UIView?) {
    guard let old = self.view else { return }
    dismissMenu()
    old.removeGestureRecognizer(recognizer)
    self.view = nil
  }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(recognizer)
    view?.setNeedsAccessibility()
  }

  /// Where the press is in a view, or in the window where that is nil.
  ///
  /// - Parameter view: The view, or nil for the window.
  /// - Returns: The place in points.
  open func location(in view: UIView?) -> CGPoint {
    let place = recognizer.machine.latest.place
    return view?.convert(place, from: nil) ?? place
  }

  /// Takes the menu away.
  open func dismissMenu() {
    recognizer.stop()
    session?.cancel()
  }

  // MARK: PeekClient

  final func preparePeek(at place: CGPoint) -> Bool {
    guard let source = view, let window = source.window, PeekSession.mayBegin(in: window),
      let delegate = delegateReference.object,
      let configuration = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: place)
    else { return false }
    let controller = configuration.previewProvider?()
    let menu = configuration.actionProvider?([])
    let items = menu.map { PeekItem.items(of: $0, for: self) } ?? []
    guard controller != nil || !items.isEmpty, controller?.viewIfLoaded?.window == nil,
      source.window === window, PeekSession.mayBegin(in: window)
    else { return false }
    let highlighted = delegate.contextMenuInteraction(
      self, previewForHighlightingMenuWithConfiguration: configuration)?.view
    let sharp = highlighted?.window === window ? highlighted : nil
    let rect =
      sharp.map { $0.convert($0.bounds, to: nil) } ?? source.convert(sourceRect ?? source.bounds, to: nil)
    let session = PeekSession(
      window: window, source: rect, controller: controller, items: items, title: menu?.title ?? "",
      recognizer: recognizer)
    if sharp == nil { session.lifted = highlighted }
    let animator = PeekCommitAnimator(previewViewController: controller)
    session.onPop = weakify(self) {
      $0.delegateReference.object?.contextMenuInteraction(
        $0, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
    session.onCommit = { animator.run() }
    session.onClose = weakify(self) {
      $0.delegateReference.object?.contextMenuInteraction($0, willEndFor: configuration, animator: nil)
    }
    session.onEnd = weakify(self) {
      $0.session = nil
      // Its closures may keep what keeps the view.
      $0.configuration = nil
    }
    self.configuration = configuration
    self.session = session
    return true
  }

  final func show(_ step: PeekMachine.Step) {
    if step == .peek { tellOfMenu() }
    session?.show(step)
  }

  final func openActions(at place: CGPoint) -> Bool {
    guard !recognizer.isOpen, preparePeek(at: place) else { return false }
    tellOfMenu()
    session?.openWithActions()
    return true
  }

  private final func tellOfMenu() {
    guard let configuration else { return }
    delegateReference.object?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: nil)
  }
}

/// Provides the menus of a `UIContextMenuInteraction`. All but the first method may be left out.
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// Returns the menu for a point of the interaction's view; nil shows none. Asked once in a press.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - location: Where the press is, in the points of the interaction's view.
  /// - Returns: The configuration; nil shows none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?

  /// Returns the preview in place of the interaction's view; nil is the view itself. Asked once in a press.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: The configuration that the delegate has returned before.
  /// - Returns: The view with its shape; nil is the interaction's view.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?

  /// The menu is about to appear. The animator is nil.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: The configuration that the delegate has returned before.
  ///   - animator: Nil.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)

  /// The user tapped the preview: show the controller in the animator's completion.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: The configuration that the delegate has returned before.
  ///   - animator: Has the controller, and takes closures to run with and after the transition.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)

  /// The menu begins to disappear. The animator is nil.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: The configuration that the delegate has returned before.
  ///   - animator: Nil.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}

  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}
