// What may be done with rows, and doing it.

extension UITableView {
  final func canEdit(_ place: RowPlace) -> Bool {
    guard let source = table.dataSource, !leavesOut.contains(.commit), table.layout.contains(place) else {
      return false
    }
    return source.tableView(self, canEditRowAt: place.path)
  }

  final func editingStyle(at place: RowPlace) -> UITableViewCell.EditingStyle {
    guard table.layout.contains(place) else { return .none }
    return table.delegate?.tableView(self, editingStyleForRowAt: place.path) ?? .delete
  }

  final func isShownEditing(_ place: RowPlace) -> Bool {
    table.isEditing && canEdit(place) && editingStyle(at: place) != .none
  }

  final func updateEditing(of row: VisibleRow, animated: Bool) {
    row.cell.show(look(of: row.cell, at: row.place))
    let isShown = isShownEditing(row.place)
    if row.cell.isEditing != isShown { row.cell.setEditing(isShown, animated: animated) }
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
    guard leavesOut.contains(.commit) else { return }
    // Nothing can be done with rows after all.
    for row in table.visible { updateEditing(of: row, animated: true) }
  }
}
