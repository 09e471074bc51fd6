/// Is told of events in a table, and decides on its look. Every method may be left out.
public protocol UITableViewDelegate: UIScrollViewDelegate {
  // MARK: Heights

  /// The height of a row in points; `rowHeight` unless it says otherwise. A table asks for every row when it
  /// loads, so leave it out where all rows are alike.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row, by its section and its place there.
  /// - Returns: In points; `UITableView.automaticDimension` is as high as the cell needs.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// The height in points that a row of automatic height is taken to have until it is seen; `estimatedRowHeight`
  /// unless it says otherwise. A table asks for every such row when it loads.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row, by its section and its place there.
  /// - Returns: In points.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  /// The height above a section in points; as its title or view needs it unless it says otherwise.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - section: The section, from 0.
  /// - Returns: In points.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  /// The height below a section in points; as its words or view need it unless it says otherwise.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - section: The section, from 0.
  /// - Returns: In points.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat

  // MARK: Views

  /// A view above a section in place of its title.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - section: The section, from 0.
  /// - Returns: The view; nil is the title.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// A view below a section in place of its words.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - section: The section, from 0.
  /// - Returns: The view; nil is the words.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  /// A row is about to be seen.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - cell: Its cell.
  ///   - indexPath: The row, by its section and its place there.
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// A row is no longer seen, or is gone.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - cell: The cell that it had.
  ///   - indexPath: The row, by its section and its place there.
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)

  /// The view above a section is about to be visible: its look can still be changed.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - view: The view.
  ///   - section: The section, from 0.
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
  /// The view above a section is no longer visible, or is gone.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - view: The view.
  ///   - section: The section, from 0.
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
  /// The view below a section is about to be visible: its look can still be changed.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - view: The view.
  ///   - section: The section, from 0.
  func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
  /// The view below a section is no longer visible, or is gone.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - view: The view.
  ///   - section: The section, from 0.
  func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)

  // MARK: Selection

  /// Whether a row lights up when it is touched, and can be selected: yes unless it says otherwise.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row, by its section and its place there.
  /// - Returns: Whether it does.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// A row has lit up.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row, by its section and its place there.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  /// A row is no longer lit.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row, by its section and its place there.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  /// A row is about to be selected by the user.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row, by its section and its place there.
  /// - Returns: The row that is; nil for none.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// The user has selected a row.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row, by its section and its place there.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// A row is about to lose the selection.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row, by its section and its place there.
  /// - Returns: The row that does; nil for none.
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// A row has lost the selection.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row, by its section and its place there.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  /// The user has tapped a row's detail button.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row, by its section and its place there.
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

  // MARK: Menus

  /// The menu that a deeper press opens for a row, pressed at a point of the table; nil for none. A table asks
  /// once for its first row when it loads, to learn whether its rows have menus.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row, by its section and its place there.
  ///   - point: In the table's points.
  /// - Returns: The menu; nil if there is none.
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Returns the view that stays sharp while a row's menu opens; nil is the row.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - configuration: The configuration that the delegate has returned before.
  /// - Returns: The view; nil is the row.
  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// The preview of a row's menu was tapped or pressed deeper and becomes the screen.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - configuration: The configuration that the delegate has returned before.
  ///   - animator: Has the controller, and takes closures to run with and after the transition.
  func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)

  // MARK: Editing

  /// Returns the effect of editing on a row: to delete it, unless implemented.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row, by its section and its place there.
  /// - Returns: The effect.
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle
  /// Returns the text of the button that deletes the row; nil is `Delete`.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row, by its section and its place there.
  /// - Returns: The text; nil is `Delete`.
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?
  /// The buttons behind a row that is swiped to the left; nil is the one that deletes.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row, by its section and its place there.
  /// - Returns: The buttons; nil is the one that deletes.
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// The buttons behind a row that is swiped to the right; nil for none.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row, by its section and its place there.
  /// - Returns: The buttons; nil if there is none.
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// Whether the content of a row makes room for the control at its left while the table is edited: yes unless it
  /// says otherwise.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row, by its section and its place there.
  /// - Returns: Whether it does.
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
  /// Returns the place of a row that the user moves: the user's place, unless implemented. Asked while the row is
  /// moved.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - sourceIndexPath: Where the row was.
  ///   - proposedDestinationIndexPath: Where the user has it.
  /// - Returns: The place; one that does not exist leaves the row at its last place.
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath
  /// A row is being swiped away.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row, by its section and its place there.
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
  /// A row that was swiped away is back, or gone: then the path is nil.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row; nil where it is gone.
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
}

extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.unimplemented.insert(.rowHeight)
    return tableView.rowHeight
  }
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.sectionHeaderHeight
  }
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.sectionFooterHeight
  }
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
  /// A row is about to be selected by the user.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row, by its section and its place there.
  /// - Returns: The row that is; nil for none.
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// A row is about to lose the selection.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row, by its section and its place there.
  /// - Returns: The row that does; nil for none.
  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
  public func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    tableView.unimplemented.insert(.menu)
    return nil
  }
  public func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  public func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  public func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }
  public func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }
  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  public func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {}
  public func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {}
  public func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {}
  public func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {}
  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  public func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { true }
  public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }
  public func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    tableView.unimplemented.insert(.estimate)
    return tableView.estimatedRowHeight
  }
  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
}

/// Which methods a table has found to be left out: a delegate cannot be asked, but the default implementation
/// can tell.
struct UnimplementedMethods: OptionSet {
  let rawValue: UInt8

  static let rowHeight = UnimplementedMethods(rawValue: 1)
  static let commit = UnimplementedMethods(rawValue: 2)
  static let menu = UnimplementedMethods(rawValue: 4)
  static let move = UnimplementedMethods(rawValue: 8)
  static let estimate = UnimplementedMethods(rawValue: 16)
}
