import HeftForce

/// Hands the progress of a press to the app, which shows it as it likes: first to a preview, then to a commitment.
///
/// The delegate hears, in this order: whether it should begin; the preview's progress 0...1, `ended` once; the
/// commitment's progress 0...1, `ended` once; or, at any moment before that, that it was cancelled.
open class UIPreviewInteraction: NSObject, PeekClient {
  /// The view that is pressed; nil once it has gone.
  public final var view: UIView? { viewReference.object }
  /// Who hears of the press; not kept.
  public final var delegate: (any UIPreviewInteractionDelegate)? {
    get { delegateReference.object }
    set { delegateReference = Weak(newValue, token: newValue?.lifeToken) }
  }

  private let viewReference: Weak<UIView>
  private let recognizer = PeekGestureRecognizer()
  private var delegateReference = Weak<any UIPreviewInteractionDelegate>(nil, token: nil)
  private var isUnderWay = false
  /// Whether the delegate has left the commitment out, so that the preview is all there is.
  fileprivate var endsWithPreview = false

  /// An interaction for presses on a view; keep it as long as it is to work.
  ///
  /// - Parameter view: The view that is pressed; not kept.
  public init(view: UIView) {
    viewReference = Weak(view, token: view.lifeToken)
    super.init()
    recognizer.client = self
    recognizer.rules.mayStay = false
    view.addGestureRecognizer(recognizer)
  }

  deinit {
    recognizer.client = nil
    recognizer.place?.removeGestureRecognizer(recognizer)
  }

  /// Where the press is, in a view's points or the window's where that is nil.
  ///
  /// - Parameter coordinateSpace: The view, or nil for the window.
  /// - Returns: The place of the last touch in points; zero before the first.
  open func location(in coordinateSpace: UIView?) -> CGPoint {
    let place = recognizer.machine.latest.place
    return coordinateSpace?.convert(place, from: nil) ?? place
  }

  /// Ends the press. The delegate does not hear of it: it is the app's own wish (our choice).
  open func cancel() {
    isUnderWay = false
    recognizer.stop()
  }

  // MARK: PeekClient

  final func preparePeek(at place: CGPoint) -> Bool {
    guard let delegate, delegate.previewInteractionShouldBegin(self) else { return false }
    isUnderWay = true
    endsWithPreview = false
    return true
  }

  final func show(_ step: PeekMachine.Step) {
    guard isUnderWay, let delegate else { return }
    switch step {
    case .hint(let nearness):
      // The end is told by the preview itself.
      if nearness < 1 {
        delegate.previewInteraction(self, didUpdatePreviewTransition: CGFloat(nearness), ended: false)
      }
    case .peek:
      delegate.previewInteraction(self, didUpdatePreviewTransition: 1, ended: true)
      if isUnderWay { delegate.previewInteraction(self, didUpdateCommitTransition: 0, ended: false) }
      if endsWithPreview { isUnderWay = false }
    case .commit(let nearness):
      if nearness < 1 {
        delegate.previewInteraction(self, didUpdateCommitTransition: CGFloat(nearness), ended: false)
      }
    case .pop:
      isUnderWay = false
      delegate.previewInteraction(self, didUpdateCommitTransition: 1, ended: true)
    case .end:
      isUnderWay = false
      delegate.previewInteractionDidCancel(self)
    case .ask, .drag, .side, .chooseSide, .actions, .retract, .slide, .release: break
    }
  }

  final func openActions(at place: CGPoint) -> Bool { false }
}

/// Hears of a press on its way.
public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
  /// Whether the press may begin. Yes, unless it says otherwise.
  ///
  /// - Parameter previewInteraction: The interaction.
  /// - Returns: Whether it may; no leaves the touch to the view.
  func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool

  /// How near the preview is, 0...1; `ended` is true once, with 1.
  ///
  /// - Parameters:
  ///   - previewInteraction: The interaction.
  ///   - transitionProgress: 0...1; it goes back where the press becomes lighter.
  ///   - ended: Whether the preview is there.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat,
    ended: Bool)

  /// How near the commitment is, 0...1; `ended` is true once, with 1. It may be left out: then the preview is the
  /// end of the press.
  ///
  /// - Parameters:
  ///   - previewInteraction: The interaction.
  ///   - transitionProgress: 0...1; it goes back where the press becomes lighter.
  ///   - ended: Whether the press is done.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat,
    ended: Bool)

  /// The press was lifted, or taken away, before its end.
  ///
  /// - Parameter previewInteraction: The interaction.
  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
}

extension UIPreviewInteractionDelegate {
  public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool { true }

  public func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat,
    ended: Bool
  ) {
    previewInteraction.endsWithPreview = true
  }
}
