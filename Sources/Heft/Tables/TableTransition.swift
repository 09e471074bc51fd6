/// One step of a table from some rows to others: the rows that stay, disappear and appear, and where from.
struct TableTransition {
  private let view: UITableView
  private let changes: TableChanges
  private let old: TableLayout
  private let new: TableLayout
  private var table: TableState { view.table }

  init(_ view: UITableView, _ changes: TableChanges, from old: TableLayout, to new: TableLayout) {
    self.view = view
    self.changes = changes
    self.old = old
    self.new = new
  }

  /// Takes the step, in the time of an animation or at once.
  func run(animates: Bool, completion: ((Bool) -> Void)?) {
    table.steps += 1
    let going = sortRows()
    table.layout = new
    // The content of rows may have changed with the update.
    view.fitRows()
    table.isTiling = true
    view.contentSizeChanged()
    let view = view
    let finish: (Bool) -> Void = { finished in
      for cell in going { view.recycle(cell) }
      view.setNeedsLayout()
      completion?(finished)
    }
    if animates {
      UIView.animate(
        withDuration: TableNumbers.updateDuration, animations: { move(going) }, completion: finish)
    } else {
      move(going)
      finish(true)
    }
    table.isTiling = false
    view.setNeedsLayout()
  }

  /// Gives the rows that stay their new places, and answers the cells that go.
  private func sortRows() -> [UITableViewCell] {
    table.selected = table.selected.compactMap { changes.newPlace($0) }
    table.touched = table.touched.flatMap { changes.newPlace($0) }
    if table.touched == nil { table.isTouchedLit = false }
    if changes.concernSections { view.removeEdges() }
    var going: [UITableViewCell] = []
    var staying: [VisibleRow] = []
    for row in table.visible {
      if !changes.reloads(row.place), let place = changes.newPlace(row.place) {
        let index = staying.lastIndex { $0.place < place }.map { $0 + 1 } ?? 0
        staying.insert(VisibleRow(place: place, cell: row.cell), at: index)
        continue
      }
      going.append(row.cell)
      if table.swipe?.cell === row.cell { view.dropSwipe() }
      table.delegate?.tableView(view, didEndDisplaying: row.cell, forRowAt: row.place.path)
    }
    if table.swipe != nil { view.endSwipe(animated: true) }
    table.visible = staying
    return going
  }

  /// Puts everything at its final place.
  private func move(_ going: [UITableViewCell]) {
    let resting = view.restingOffset(near: view.contentOffset)
    if view.scroll.drag == nil, view.scroll.motion == nil, resting != view.contentOffset {
      view.moveContent(to: resting)
    }
    for cell in going {
      view.insertSubview(cell, at: view.backgroundView == nil ? 0 : 1)
      cell.alpha = 0
    }
    for move in changes.movedRows {
      if let cell = table.cell(at: move.to) { view.bringForward(cell) }
    }
    for row in table.visible { row.cell.frame = view.rowFrame(row.place) }
    if bringRows() { view.rowsHaveGrown() }
    view.showLooks()
    view.tileEdges()
  }

  /// Gives cells to the rows that are seen now and were not: a row that was there comes from its old place, one
  /// that is new appears.
  /// Returns whether any has another height than the layout had for it.
  private func bringRows() -> Bool {
    let seen = view.bounds
    var hasGrown = false
    var next = new.firstRow(endingAfter: Double(seen.minY))
    while let place = next, let span = table.layout.span(of: place), span.top < Double(seen.maxY) {
      next = new.next(after: place)
      guard table.cell(at: place) == nil else { continue }
      guard let cell = view.makeCell(for: place) else { return hasGrown }
      let index = table.visible.firstIndex { $0.place > place } ?? table.visible.count
      view.show(cell, at: place, index)
      UIView.performWithoutAnimation {
        if view.fit(cell, at: place) != 0 { hasGrown = true }
      }
      let before = changes.oldPlace(place)
      UIView.performWithoutAnimation {
        if let before, !changes.reloads(before), let was = old.span(of: before) {
          cell.frame = view.rect(of: was)
        } else {
          cell.alpha = 0
        }
      }
      cell.frame = view.rowFrame(place)
      cell.alpha = 1
    }
    return hasGrown
  }
}
