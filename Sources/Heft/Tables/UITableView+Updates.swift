// Rows and sections that come and go. The data has changed already when the table is told.

extension UITableView {
  /// Gathers the changes until `endUpdates()`. Calls may lie in each other.
  public func beginUpdates() {
    reloadIfNeeded()
    table.changeDepth += 1
  }

  /// Makes the changes gathered since `beginUpdates()`, with an animation.
  public func endUpdates() {
    guard table.changeDepth > 0 else { return }
    table.changeDepth -= 1
    if table.changeDepth == 0 { makeChanges(completion: nil) }
  }

  /// Makes the changes that the closure tells, with an animation; the completion gets whether that came to its
  /// end. Rows that go are named by their old places, rows that come by their new ones.
  ///
  /// - Parameters:
  ///   - updates: Tells of the changes; called at once.
  ///   - completion: Gets whether the animation came to its end.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    reloadIfNeeded()
    table.changeDepth += 1
    updates?()
    table.changeDepth -= 1
    if table.changeDepth == 0 {
      makeChanges(completion: completion)
    } else {
      completion?(true)
    }
  }

  /// Rows have come, at these places.
  ///
  /// - Parameters:
  ///   - indexPaths: Where the rows are now.
  ///   - animation: How they come.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { $0.insertRows(UITableView.places(indexPaths)) }
  }

  /// Rows have gone from these places.
  ///
  /// - Parameters:
  ///   - indexPaths: Where the rows were.
  ///   - animation: How they go.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { $0.deleteRows(UITableView.places(indexPaths)) }
  }

  /// Asks for these rows' cells anew.
  ///
  /// - Parameters:
  ///   - indexPaths: Where the rows are.
  ///   - animation: How the new cells come.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { $0.reloadRows(UITableView.places(indexPaths)) }
  }

  /// A row has gone from one place to another, and keeps its cell.
  ///
  /// - Parameters:
  ///   - indexPath: Where the row was.
  ///   - newIndexPath: Where it is now.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    let places = UITableView.places([indexPath, newIndexPath])
    change(.automatic) { $0.moveRow(places[0], to: places[1]) }
  }

  /// A section has gone from one place to another, and its rows keep their cells.
  ///
  /// - Parameters:
  ///   - section: Where the section was.
  ///   - newSection: Where it is now.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change(.automatic) { $0.moveSection(section, to: newSection) }
  }

  /// Sections have come, with their rows.
  ///
  /// - Parameters:
  ///   - sections: Where the sections are now.
  ///   - animation: How they come.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.insertSections(sections.map { $0 }) }
  }

  /// Sections have gone, with their rows.
  ///
  /// - Parameters:
  ///   - sections: Where the sections were.
  ///   - animation: How they go.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.deleteSections(sections.map { $0 }) }
  }

  /// Asks for these sections' rows anew.
  ///
  /// - Parameters:
  ///   - sections: Where the sections are.
  ///   - animation: How the new cells come.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.reloadSections(sections.map { $0 }) }
  }

  /// A path that names no row counts as one that is not there, so that the change is noticed to be wrong.
  private static func places(_ paths: [IndexPath]) -> [RowPlace] {
    paths.map { RowPlace($0) ?? RowPlace(section: -1, row: -1) }
  }

  private func change(_ animation: RowAnimation, _ body: (inout TableChanges) -> Void) {
    if table.changeDepth == 0, table.needsReload {
      // A table that has not asked for its rows yet asks for the new ones.
      return reloadIfNeeded()
    }
    body(&table.changes)
    if animation != .none { table.changesAnimate = true }
    if table.changeDepth == 0 { makeChanges(completion: nil) }
  }

  private func makeChanges(completion: ((Bool) -> Void)?) {
    let changes = table.changes
    // Updates without a change let heights change with an animation.
    let animates = (table.changesAnimate || changes.isEmpty) && window != nil
    table.changes = TableChanges()
    table.changesAnimate = false
    guard !table.needsReload, !table.isTiling else {
      setNeedsReload()
      completion?(true)
      return
    }
    dropMove()
    let old = table.layout
    carryMeasured(changes)
    let new = askForLayout()
    guard changes.lead(from: old.sections.map { $0.rows.count }, to: new.sections.map { $0.rows.count })
    else {
      complain(
        "Rows were inserted or deleted, but the data source's counts do not follow from that: the table has "
          + "loaded its rows anew.")
      reloadKeepingSelection()
      completion?(false)
      return
    }
    TableTransition(self, changes, from: old, to: new).run(animates: animates, completion: completion)
    if changes.concernSections { updateSectionIndex() }
  }
}
