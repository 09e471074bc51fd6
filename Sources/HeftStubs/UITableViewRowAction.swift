import Heft

/// A button behind a row, as iOS 8 to 12 call it. It is shown as the swipe action that it is now.
public final class UITableViewRowAction: NSObject {
  public enum Style: Int, Sendable {
    case `default` = 0
    case normal = 1
    public static let destructive = Style.default
  }

  public let style: Style
  public var title: String?
  public var backgroundColor: UIColor?
  let handler: (UITableViewRowAction, IndexPath) -> Void

  public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}

extension UISwipeActionsConfiguration {
  /// The swipe actions of a row that are given as row actions, as an imported project's `editActionsForRowAt` has them.
  ///
  /// - Parameters:
  ///   - rowActions: The row's actions; nil is nil, for which the table asks for its editing style.
  ///   - indexPath: The row, which the actions are told.
  public static func heft(_ rowActions: [UITableViewRowAction]?, at indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    guard let rowActions else { return nil }
    let actions = rowActions.map { row in
      let style: UIContextualAction.Style = row.style == .default ? .destructive : .normal
      let action = UIContextualAction(style: style, title: row.title) { _, _, done in
        row.handler(row, indexPath)
        done(true)
      }
      action.backgroundColor = row.backgroundColor
      return action
    }
    let configuration = UISwipeActionsConfiguration(actions: actions)
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }
}
