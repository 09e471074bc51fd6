/// A button behind a row that is swiped away.
public final class UIContextualAction: NSObject {
  /// What kind of thing the button does.
  public enum Style: Int, Sendable {
    case normal = 0
    /// It deletes: the button is red.
    case destructive = 1
  }

  /// What the button does; it calls the closure with whether it has done it, and the row goes back.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// What kind of thing the button does.
  public let style: Style
  /// What the button says.
  public var title: String?
  /// The picture that the button shows, in white, in place of its title; nil is the title.
  public var image: UIImage?
  /// The ground of the button; nil is red for what deletes, and gray.
  public var backgroundColor: UIColor?
  let handler: Handler

  /// A button.
  ///
  /// - Parameters:
  ///   - style: How it looks.
  ///   - title: What the user reads.
  ///   - handler: Called with the action, its view, and what to call once: true where it was done.
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
  /// Whether a row that is swiped far enough does what the first button does.
  public var performsFirstActionWithFullSwipe = true

  /// Some buttons; with none, the row cannot be swiped.
  ///
  /// - Parameter actions: The first lies at the edge, and is what a long swipe does.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
