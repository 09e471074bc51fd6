// Which rows are lit and selected.

import HeftForce

extension UITableView {
  /// The selected row; nil if there is none. The first one of several.
  public var indexPathForSelectedRow: IndexPath? { table.selected.min()?.path }

  /// The selected rows; nil if there is none.
  public var indexPathsForSelectedRows: [IndexPath]? {
    guard !table.selected.isEmpty else { return nil }
    var places: [RowPlace] = []
    places.addSorted(table.selected)
    return places.map { $0.path }
  }

  /// Selects a row, or none where the path is nil, and tells no delegate. A row that is not there changes nothing.
  ///
  /// - Parameters:
  ///   - indexPath: The row, or nil for none.
  ///   - animated: Whether it is animated.
  ///   - scrollPosition: Where the row is wanted; `.none` does not scroll.
  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    reloadIfNeeded()
    guard let indexPath else {
      for place in table.selected { deselect(place, animated: animated) }
      return
    }
    guard let place = RowPlace(indexPath), table.layout.contains(place) else { return }
    if !selectsSeveral {
      for other in table.selected where other != place { deselect(other, animated: animated) }
    }
    select(place, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Takes the selection from a row, and tells no delegate.
  ///
  /// - Parameters:
  ///   - indexPath: The row, by its section and its place there.
  ///   - animated: Whether it is animated.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if let place = RowPlace(indexPath) { deselect(place, animated: animated) }
  }

  private func select(_ place: RowPlace, animated: Bool) {
    if !table.selected.contains(place) { table.selected.append(place) }
    table.cell(at: place)?.setSelected(true, animated: animated)
  }

  private func deselect(_ place: RowPlace, animated: Bool) {
    guard table.selected.contains(place) else { return }
    table.selected.removeAll { $0 == place }
    table.cell(at: place)?.setSelected(false, animated: animated)
  }

  // MARK: Touches

  final var maySelect: Bool {
    table.isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// Whether a row that is selected leaves the others selected.
  final var selectsSeveral: Bool {
    table.isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// A finger came down: the row under it lights up in a moment, unless it is a drag.
  final func rowTouched(at point: CGPoint) {
    rowLost()
    // A finger that puts a swiped row back does nothing else.
    if table.swipe != nil { return endSwipe(animated: true) }
    guard maySelect, let path = indexPathForRow(at: point), let place = RowPlace(path),
      let cell = table.cell(at: place), cell.frame.contains(point)
    else { return }
    table.touched = place
    table.touchStart = point
    lightWhenHeld(
      isTouched: weakify(self, otherwise: false) { $0.table.touched != nil },
      light: weakify(self) { $0.lightTouchedRow() })
  }

  /// A finger that goes away from where it came down, in a direction in which nothing is dragged, lets go of its
  /// row.
  final func fingerMoved(to point: CGPoint) {
    if table.touched != nil, point.distance(to: table.touchStart) > GestureLimits.slop { rowLost() }
  }

  private func lightTouchedRow() {
    guard let place = table.touched, !table.isTouchedLit else { return }
    guard table.delegate?.tableView(self, shouldHighlightRowAt: place.path) ?? true else {
      table.touched = nil
      return
    }
    guard table.touched == place else { return }
    table.isTouchedLit = true
    table.cell(at: place)?.setHighlighted(true, animated: false)
    table.delegate?.tableView(self, didHighlightRowAt: place.path)
  }

  /// The finger has gone, or drags: the row under it is lit no more.
  final func rowLost() {
    guard let place = table.touched else { return }
    table.touched = nil
    guard table.isTouchedLit else { return }
    table.isTouchedLit = false
    table.cell(at: place)?.setHighlighted(false, animated: false)
    table.delegate?.tableView(self, didUnhighlightRowAt: place.path)
  }

  /// The finger was lifted: its row is selected.
  final func rowReleased() {
    lightTouchedRow()
    guard let place = table.touched else { return }
    tapped(place)
    // A highlighted row becomes selected without losing its highlight in between.
    rowLost()
  }

  /// A screen reader, or a key, acts on a cell.
  final func activate(_ cell: UITableViewCell) -> Bool {
    guard maySelect, let place = place(of: cell),
      table.delegate?.tableView(self, shouldHighlightRowAt: place.path) ?? true
    else { return false }
    tapped(place)
    return true
  }

  private func tapped(_ place: RowPlace) {
    if selectsSeveral, table.selected.contains(place) { return userDeselects(place) }
    var wanted = place
    if let delegate = table.delegate {
      guard let path = delegate.tableView(self, willSelectRowAt: place.path), let answer = RowPlace(path)
      else { return }
      wanted = answer
    }
    guard table.layout.contains(wanted) else { return }
    if !selectsSeveral {
      for other in table.selected where other != wanted { userDeselects(other) }
    }
    guard table.layout.contains(wanted) else { return }
    select(wanted, animated: false)
    table.delegate?.tableView(self, didSelectRowAt: wanted.path)
    if let cell = cellForRow(at: wanted.path) { cell.selectionSegue?.follow(from: cell) }
  }

  private func userDeselects(_ place: RowPlace) {
    var wanted = place
    if let delegate = table.delegate {
      guard let path = delegate.tableView(self, willDeselectRowAt: place.path), let answer = RowPlace(path)
      else { return }
      wanted = answer
    }
    deselect(wanted, animated: false)
    table.delegate?.tableView(self, didDeselectRowAt: wanted.path)
  }

  final func accessoryTapped(_ cell: UITableViewCell) {
    guard let place = place(of: cell) else { return }
    table.delegate?.tableView(self, accessoryButtonTappedForRowWith: place.path)
    cell.accessorySegue?.follow(from: cell)
  }
}
