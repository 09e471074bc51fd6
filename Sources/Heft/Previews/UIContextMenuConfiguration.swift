/// The content of a context menu: a preview, actions, or both.
public final class UIContextMenuConfiguration: NSObject {
  /// The app's own name for the pressed item.
  public let identifier: NSObject?
  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?

  /// A configuration. Both closures are called when the press becomes a hint; the elements that are suggested to the
  /// actions mean none. A configuration without either shows nothing.
  ///
  /// - Parameters:
  ///   - identifier: The app's own name for the pressed item.
  ///   - previewProvider: Makes the controller on the card; nil, or one that gives nil, shows the view
  ///     itself.
  ///   - actionProvider: Makes the menu; nil, or one that gives nil, means none.
  public init(
    identifier: NSObject? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}

/// Makes the controller on the card of a preview; nil shows the view itself.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// Makes the menu of a preview of the elements that are suggested; nil means none.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// The animator of a context menu that appears or disappears.
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller that is previewed; nil if the menu has no preview.
  var previewViewController: UIViewController? { get }
  /// Adds changes that run together with the transition.
  ///
  /// - Parameter animations: Changes views; the changes are animated.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that runs after the transition: the place to show the controller.
  ///
  /// - Parameter completion: Called once.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// How a preview disappears that was tapped or pressed deeper.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  case dismiss = 0
  case pop = 1
}

/// The animator of a context menu's preview that becomes the screen.
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How the preview should disappear. Kept for the app: a preview always fills the screen first.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Keeps closures until the transition is over; by then the preview fills the screen.
final class PeekCommitAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.pop
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
