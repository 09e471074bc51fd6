// Rows that the user moves.

extension UITableView {
  /// Whether the user can move a row now.
  final func canMove(_ place: RowPlace) -> Bool {
    guard table.isEditing, let source = table.dataSource, !unimplemented.contains(.move),
      table.layout.contains(place)
    else { return false }
    return source.tableView(self, canMoveRowAt: place.path)
  }

  /// Where a row lies now, when others make way for one that is moved.
  final func rowFrame(_ place: RowPlace) -> CGRect {
    let frame = rect(of: table.layout.span(of: place))
    guard let move = table.move else { return frame }
    return place == move.from ? move.cell.frame : frame.offsetBy(dx: 0, dy: move.shift(of: place))
  }

  // MARK: By a finger

  /// A finger takes a row.
  final func beginMove(of cell: UITableViewCell, at point: CGPoint) {
    guard table.move == nil, let place = place(of: cell), canMove(place) else { return }
    endSwipe(animated: true)
    rowLost()
    table.move = RowMove(self, cell, place, at: point)
    cell.superview?.bringSubviewToFront(cell)
    UIView.animate(withDuration: TableNumbers.liftDuration) { cell.alpha = TableNumbers.liftAlpha }
  }

  final func continueMove(of cell: UITableViewCell, to point: CGPoint) {
    guard let move = table.move, move.cell === cell else { return }
    move.fingerMoved(to: point)
  }

  /// The finger lets go of the row, or loses it.
  final func endMove(of cell: UITableViewCell, drops: Bool) {
    guard let move = table.move, move.cell === cell else { return }
    if drops, move.to != move.from {
      table.move = nil
      UIView.animate(withDuration: TableNumbers.liftDuration) { cell.alpha = 1 }
      return put(move.from, at: move.to)
    }
    table.move = nil
    UIView.animate(withDuration: TableNumbers.updateDuration) {
      cell.alpha = 1
      placeRows()
    }
  }

  /// The row that is moved goes back at once: the rows are others now, or the table is no longer edited.
  final func dropMove() {
    guard let move = table.move else { return }
    table.move = nil
    UIView.performWithoutAnimation {
      move.cell.alpha = 1
      placeRows()
    }
  }

  private func placeRows() {
    for row in table.visible { row.cell.frame = rowFrame(row.place) }
    tileEdges()
  }

  /// The row goes where the finger has it, and the others make room for it there.
  final func follow(_ move: RowMove) {
    let lowest = max(CGFloat(table.layout.sectionsBottom) - move.height, 0)
    let top = min(max(bounds.minY + move.finger.y - move.grip, 0), lowest)
    UIView.performWithoutAnimation {
      move.cell.frame = CGRect(x: rowLeft, y: top, width: rowWidth, height: move.height)
    }
    let proposed = move.rest.gap(at: Double(top))
    guard proposed != move.proposed else { return }
    move.proposed = proposed
    guard let target = target(of: move.from, proposed, in: move.rest), target != move.to else { return }
    move.to = target
    UIView.animate(withDuration: TableNumbers.fadeDuration) { placeRows() }
  }

  /// Where the delegate has a row come; nil where that is no place.
  private func target(of place: RowPlace, _ proposed: RowPlace, in rest: TableLayout) -> RowPlace? {
    let answer =
      table.delegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: place.path, toProposedIndexPath: proposed.path)
      ?? proposed.path
    guard let target = RowPlace(answer), rest.sections.indices.contains(target.section), target.row >= 0,
      target.row <= rest.sections[target.section].rows.count
    else { return nil }
    return target
  }

  // MARK: By steps

  /// A screen reader or a key takes a row up or down by one.
  final func moveByStep(_ cell: UITableViewCell, up: Bool) {
    guard table.move == nil, let place = place(of: cell), canMove(place) else { return }
    let rest = table.layout.removing(place)
    var next = RowPlace(section: place.section, row: place.row + (up ? -1 : 1))
    if next.row < 0 {
      guard place.section > 0 else { return }
      next = RowPlace(section: place.section - 1, row: rest.sections[place.section - 1].rows.count)
    } else if next.row > rest.sections[place.section].rows.count {
      guard place.section + 1 < rest.sections.count else { return }
      next = RowPlace(section: place.section + 1, row: 0)
    }
    guard let target = target(of: place, next, in: rest), target != place else { return }
    put(place, at: target)
    if let new = self.place(of: cell) { scrollToRow(at: new.path, at: .none, animated: true) }
  }

  /// Has the data source move a row, and shows that.
  private func put(_ place: RowPlace, at target: RowPlace) {
    let steps = table.steps
    table.dataSource?.tableView(self, moveRowAt: place.path, to: target.path)
    // A data source that has told the table by itself has said it all.
    guard table.steps == steps, !table.needsReload else { return }
    guard !unimplemented.contains(.move) else {
      UIView.animate(withDuration: TableNumbers.updateDuration) { placeRows() }
      for row in table.visible { updateEditing(of: row, animated: true) }
      return
    }
    moveRow(at: place.path, to: target.path)
  }
}
