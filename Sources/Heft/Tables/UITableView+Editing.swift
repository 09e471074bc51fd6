// The editing of rows.

extension UITableView {
  final func canEdit(_ place: RowPlace) -> Bool {
    guard let source = table.dataSource, !unimplemented.contains(.commit), table.layout.contains(place) else {
      return false
    }
    return source.tableView(self, canEditRowAt: place.path)
  }

  final func editingStyle(at place: RowPlace) -> UITableViewCell.EditingStyle {
    guard table.layout.contains(place) else { return .none }
    return table.delegate?.tableView(self, editingStyleForRowAt: place.path) ?? .delete
  }

  final func isShownEditing(_ place: RowPlace) -> Bool {
    guard table.isEditing else { return false }
    return canMove(place) || (canEdit(place) && (selectsSeveral || editingStyle(at: place) != .none))
  }

  /// Adds the look that editing gives a row.
  final func addEditing(to rowStyle: inout RowStyle, at place: RowPlace) {
    if canEdit(place) {
      rowStyle.showsMark = selectsSeveral
      rowStyle.editingStyle = selectsSeveral ? .none : editingStyle(at: place)
    }
    if canMove(place) {
      rowStyle.order = RowOrder(row: place.row + 1, count: table.layout.sections[place.section].rows.count)
    }
    rowStyle.indentsWhileEditing =
      table.delegate?.tableView(self, shouldIndentWhileEditingRowAt: place.path) ?? true
  }

  final func updateEditing(of row: VisibleRow, animated: Bool) {
    let isShown = isShownEditing(row.place)
    // A control that disappears is still shown as it was.
    if !isShown, row.cell.isEditing { row.cell.setEditing(false, animated: animated) }
    row.cell.show(rowStyle(of: row.cell, at: row.place))
    if isShown, !row.cell.isEditing { row.cell.setEditing(true, animated: animated) }
  }

  final func editingControlTapped(_ cell: UITableViewCell) {
    guard let place = place(of: cell) else { return }
    if editingStyle(at: place) == .insert {
      commit(.insert, cell)
    } else {
      revealActions(of: cell)
    }
  }

  final func commit(_ style: UITableViewCell.EditingStyle, _ cell: UITableViewCell) {
    guard let place = place(of: cell) else { return }
    table.dataSource?.tableView(self, commit: style, forRowAt: place.path)
    guard unimplemented.contains(.commit) else { return }
    // Nothing can be done with rows after all.
    for row in table.visible { updateEditing(of: row, animated: true) }
  }
}
