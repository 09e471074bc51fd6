// The cells of the visible rows.

import HeftProtocol

extension UITableView {
  /// Lays out the visible rows now, if they may have changed.
  final func tileIfNeeded() {
    if table.needsReload || layout.needsLayout, !table.isTiling { layoutIfNeeded() }
  }

  /// Gives every visible row a cell, and takes the other cells back.
  final func tile() {
    guard !table.isTiling, bounds.size.width > 0, bounds.size.height > 0 else { return }
    table.isTiling = true
    table.safeArea = safeAreaInsets
    followWidth()
    backgroundView?.frame = bounds
    // A row that is moved has others make way by its height, and so come in.
    let seen = bounds.insetBy(dx: 0, dy: -(table.move?.height ?? 0))
    recycleCells(outside: seen)
    addCells(in: seen)
    table.pool.hide(in: bounds)
    tileEdges()
    table.index?.layOut(in: self)
    table.isTiling = false
    if !scroll.indicators.isShown { tidyCells() }
    // A data source that asked for a reload while it was asked for a cell gets it now.
    if table.needsReload { setNeedsLayout() }
  }

  /// Rows are as wide as the table.
  private func followWidth() {
    guard table.width != bounds.size.width else { return }
    table.width = bounds.size.width
    let isMeasured = table.measuredWidth == table.width
    if !isMeasured, table.swipe == nil, table.sections.contains(where: { $0.followsWidth }) {
      // The height of words and of constraints follows the width; the cells stay.
      let counts = table.layout.sections.map { $0.rows.count }
      let layout = askForLayout()
      if layout.sections.map({ $0.rows.count }) == counts { table.layout = layout }
    }
    fitRows()
    contentSizeChanged()
    for row in table.visible { row.cell.frame = rowFrame(row.place) }
    showLooks()
  }

  private func recycleCells(outside seen: CGRect) {
    let kept = table.visible.filter { row in
      if table.move?.cell === row.cell { return true }
      guard let span = table.layout.span(of: row.place) else { return false }
      return CGFloat(span.bottom) > seen.minY && CGFloat(span.top) < seen.maxY
    }
    guard kept.count < table.visible.count else { return }
    let gone = table.visible.filter { row in !kept.contains { $0.cell === row.cell } }
    table.visible = kept
    for row in gone { recycle(row) }
  }

  /// A row's cell is not needed any more.
  final func recycle(_ row: VisibleRow) {
    if table.swipe?.cell === row.cell { endSwipe(animated: false) }
    if table.touched == row.place { rowLost() }
    recycle(row.cell)
    table.delegate?.tableView(self, didEndDisplaying: row.cell, forRowAt: row.place.path)
  }

  /// Keeps a cell to be used again, or removes it where it has no reuse identifier.
  final func recycle(_ cell: UITableViewCell) {
    guard cell.superview === self else { return }
    if let identifier = cell.storedReuseIdentifier ?? cell.reuseIdentifier {
      table.pool.put(cell, identifier)
    } else {
      cell.removeFromSuperview()
    }
  }

  private func addCells(in seen: CGRect) {
    var next = table.layout.firstRow(endingAfter: Double(seen.minY))
    var index = 0
    var bottom = Double(seen.maxY)
    var hasGrown = false
    while let place = next, let span = table.layout.span(of: place), span.top < bottom {
      while index < table.visible.count, table.visible[index].place < place { index += 1 }
      if index == table.visible.count || table.visible[index].place != place {
        guard let cell = makeCell(for: place) else { break }
        show(cell, at: place, index)
        let growth = fit(cell, at: place)
        if growth != 0 {
          hasGrown = true
          // Visible rows stay where they are when a row grows above them.
          if span.top < Double(seen.minY) {
            shiftContent(by: CGFloat(growth))
            bottom += growth
          }
        }
      }
      index += 1
      next = table.layout.next(after: place)
    }
    if hasGrown { rowsHaveGrown() }
  }

  /// Asks for a row's cell; nil if the data source has changed without telling, and everything is asked for again.
  final func makeCell(for place: RowPlace) -> UITableViewCell? {
    guard let source = table.dataSource else { return nil }
    guard askForSectionCount() == table.layout.sections.count,
      askForRowCount(place.section) == table.layout.sections[place.section].rows.count
    else {
      complain(
        "A data source has changed its rows without telling its table, which has now loaded them anew.")
      setNeedsReload()
      return nil
    }
    let cell = source.tableView(self, cellForRowAt: place.path)
    // One cell shows one row: the first loses it.
    table.visible.removeAll { $0.cell === cell }
    return cell
  }

  final func show(_ cell: UITableViewCell, at place: RowPlace, _ index: Int) {
    let index = min(index, table.visible.count)
    table.visible.insert(VisibleRow(place: place, cell: cell), at: index)
    UIView.performWithoutAnimation {
      if cell.superview !== self { insertSubview(cell, at: placeForCells) }
      cell.isHidden = false
      cell.frame = rowFrame(place)
      if style != .plain, cell.backgroundColor == nil, cell.parts.ground == nil {
        cell.backgroundColor = .secondarySystemGroupedBackground
      } else if cell.backgroundColor == nil, cell.parts.ground == nil {
        cell.backgroundColor = .systemBackground
      }
      cell.show(rowStyle(of: cell, at: place))
      let isSelected = table.selected.contains(place)
      if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
      if cell.isEditing != isShownEditing(place) { cell.setEditing(!cell.isEditing, animated: false) }
    }
    table.delegate?.tableView(self, willDisplay: cell, forRowAt: place.path)
  }

  /// Cells lie before the background and behind all else. One that a finger has lifted is not counted.
  private var placeForCells: Int {
    let last = children.lastIndex { $0 is UITableViewCell && $0 !== table.move?.cell }
    return last.map { $0 + 1 } ?? (backgroundView == nil ? 0 : 1)
  }

  /// Puts a cell in front of the others.
  final func bringForward(_ cell: UITableViewCell) {
    guard let last = children.last(where: { $0 is UITableViewCell }), last !== cell else { return }
    insertSubview(cell, aboveSubview: last)
  }

  /// Takes every cell back, so that the rows are asked for again.
  final func removeAllCells() {
    let rows = table.visible
    table.visible = []
    // The pool gives out last what came first: each row finds the cell that it had.
    for row in rows.reversed() {
      recycle(row.cell)
      table.delegate?.tableView(self, didEndDisplaying: row.cell, forRowAt: row.place.path)
    }
    removeEdges()
  }

  /// Nothing scrolls: hides rows out of sight from screen readers, and has them read the rows in order.
  final func tidyCells() {
    table.pool.hideAll()
    setNeedsDisplay(.lists)
    var last = -1
    for row in table.visible {
      guard let place = children.firstIndex(where: { $0 === row.cell }) else { continue }
      if place > last {
        last = place
      } else {
        insertSubview(row.cell, at: last)
      }
    }
  }

  /// Each visible section, as a list of the rows that have cells.
  final var lists: [ListDescription] {
    var lists: [ListDescription] = []
    var section = -1
    for row in table.visible where row.cell.display.number != 0 {
      guard table.layout.contains(row.place) else { continue }
      if row.place.section != section {
        section = row.place.section
        lists.append(
          ListDescription(
            name: title(ofSection: section), count: table.layout.sections[section].rows.count,
            first: row.place.row + 1, rows: []))
      }
      lists[lists.count - 1].rows.append(row.cell.display.number)
    }
    return lists
  }

  /// Returns the name of a section that a screen reader says.
  private func title(ofSection section: Int) -> String {
    guard table.sections.indices.contains(section) else { return "" }
    let text = table.sections[section]
    return text.name ?? text.header ?? accessibilityLabel ?? ""
  }

  // MARK: Looks

  /// Shows every cell as its place wants it.
  final func showLooks() {
    for row in table.visible { row.cell.show(rowStyle(of: row.cell, at: row.place)) }
  }

  final func showStyle(of cell: UITableViewCell) {
    if let place = place(of: cell) { cell.show(rowStyle(of: cell, at: place)) }
  }

  final func rowStyle(of cell: UITableViewCell, at place: RowPlace) -> RowStyle {
    var rowStyle = RowStyle()
    let isFirst = place.row == 0
    let isLast = place.row == numberOfRows(inSection: place.section) - 1
    rowStyle.isInset = style == .insetGrouped
    rowStyle.roundsTop = rowStyle.isInset && isFirst
    rowStyle.roundsBottom = rowStyle.isInset && isLast
    rowStyle.hasSeparator = separatorStyle == .singleLine && !(rowStyle.isInset && isLast)
    rowStyle.separatorInset = style == .grouped && isLast ? .zero : separatorInset
    if style != .insetGrouped {
      rowStyle.safeLeft = table.safeArea.left
      rowStyle.safeRight = table.safeArea.right + (table.index == nil ? 0 : TableNumbers.indexInset)
    }
    rowStyle.isButton = maySelect && cell.selectionStyle != .none
    if table.isEditing {
      addEditing(to: &rowStyle, at: place)
    } else {
      rowStyle.editingStyle = editingStyle(at: place)
    }
    return rowStyle
  }
}
