/// An action for the content of a preview: a `UIPreviewAction`, or a `UIPreviewActionGroup` of them.
public protocol UIPreviewActionItem: NSObjectProtocol {
  /// The title that the user reads.
  var title: String { get }
}

/// An action for the content of a preview, without opening it.
public class UIPreviewAction: NSObject, UIPreviewActionItem {
  /// How an action looks.
  public enum Style: Int, Sendable {
    case `default` = 0
    /// With a tick beside it.
    case selected = 1
    /// In red: it takes something away.
    case destructive = 2
  }

  /// The title that the user reads.
  public final let title: String
  /// The work of the action: called with the action and the controller that was previewed, once the preview begins to
  /// close.
  public final let handler: (any UIPreviewActionItem, UIViewController) -> Void
  final let style: Style

  /// An action with its closure.
  ///
  /// - Parameters:
  ///   - title: The title that the user reads.
  ///   - style: How it looks.
  ///   - handler: Called with the action and the controller that was previewed, once the preview begins to close.
  public init(
    title: String, style: Style = .default, handler: @escaping (UIPreviewAction, UIViewController) -> Void
  ) {
    self.title = title
    self.style = style
    self.handler = { item, controller in
      if let action = item as? UIPreviewAction { handler(action, controller) }
    }
    super.init()
  }
}

/// Several actions under one title, which opens them.
public final class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
  /// The title that the user reads.
  public let title: String
  let style: UIPreviewAction.Style
  let actions: [UIPreviewAction]

  /// A group of actions in their order. A group without actions can be seen and does nothing.
  ///
  /// - Parameters:
  ///   - title: The title that the user reads.
  ///   - style: How it looks.
  ///   - actions: What the group opens, in order.
  public init(title: String, style: UIPreviewAction.Style = .default, actions: [UIPreviewAction]) {
    self.title = title
    self.style = style
    self.actions = actions
    super.init()
  }
}

/// The name in the Swift of 2016.
@available(*, deprecated, renamed: "UIPreviewAction.Style")
public typealias UIPreviewActionStyle = UIPreviewAction.Style
