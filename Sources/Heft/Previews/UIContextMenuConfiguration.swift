/// What a context menu shows: a preview, actions, or both.
public final class UIContextMenuConfiguration: NSObject {
  /// The app's own name of what was pressed.
  public let identifier: NSObject?
  let previewProvider: (() -> UIViewController?)?
  let actionProvider: (([UIMenuElement]) -> UIMenu?)?

  /// A configuration. Both closures are called when the press becomes a hint; the elements that are suggested to the
  /// actions are none. A configuration without either shows nothing.
  public init(
    identifier: NSObject? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}

/// What is done along with a context menu's preview that becomes the screen.
public protocol UIContextMenuInteractionCommitAnimating: NSObjectProtocol {
  /// The controller that was previewed; nil where the menu had no preview.
  var previewViewController: UIViewController? { get }
  /// Done together with the transition.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Done after the transition: the place to show the controller.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Keeps what is to be done until the transition is over; by then the preview fills the screen.
final class PeekCommitAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  private var work: [() -> Void] = []

  init(previewViewController: UIViewController?) {
    self.previewViewController = previewViewController
  }

  func addAnimations(_ animations: @escaping () -> Void) { work.append(animations) }

  func addCompletion(_ completion: @escaping () -> Void) { work.append(completion) }

  func run() {
    for item in work { item() }
    work = []
  }
}
