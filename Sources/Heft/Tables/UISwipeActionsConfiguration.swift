/// A button behind a row that is swiped away.
public final class UIContextualAction: NSObject {
  /// The styles of buttons.
  public enum Style: Int, Sendable {
    case normal = 0
    /// It deletes: the button is red.
    case destructive = 1
  }

  /// The work of the button; it calls the closure with whether it succeeded, and the row slides back.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The style of the button.
  public let style: Style
  /// The text of the button.
  public var title: String?
  /// The picture that the button shows, in white, in place of its title; nil is the title.
  public var image: UIImage?
  /// The background of the button; nil is red for a button that deletes, and gray for others.
  public var backgroundColor: UIColor?
  /// The work of the button.
  public let handler: Handler

  /// A button.
  ///
  /// - Parameters:
  ///   - style: The style of the button.
  ///   - title: The title that the user reads.
  ///   - handler: Called with the action, its view, and a closure to call once: with true if the action succeeded.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  var color: UIColor { backgroundColor ?? (style == .destructive ? .systemRed : .systemGray) }
}

/// The buttons behind a row, from the edge inwards.
public final class UISwipeActionsConfiguration: NSObject {
  /// The buttons; the first is at the edge.
  public let actions: [UIContextualAction]
  /// Whether swiping a row far enough performs the first button's action.
  public var performsFirstActionWithFullSwipe = true

  /// Some buttons; with none, the row cannot be swiped.
  ///
  /// - Parameter actions: The buttons. The first is at the edge, and a long swipe performs it.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
