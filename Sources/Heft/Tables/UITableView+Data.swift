// What the table asks its data source and delegate for when it loads.

extension UITableView {
  /// Asks for everything anew before the next frame.
  final func setNeedsReload() {
    table.needsReload = true
    setNeedsLayout()
  }

  final func reloadIfNeeded() {
    if table.needsReload { reloadKeepingSelection() }
  }

  final func reloadKeepingSelection() {
    if table.isTiling { return setNeedsReload() }
    table.needsReload = false
    table.changes = TableChanges()
    rowLost()
    endSwipe(animated: false)
    leavesOut.remove(.rowHeight)
    removeAllCells()
    table.layout = askForLayout()
    table.selected.removeAll { !table.layout.contains($0) }
    learnOfMenus()
    contentSizeChanged()
    setNeedsLayout()
  }

  /// The height of the content follows the layout.
  final func contentSizeChanged() {
    contentSize = CGSize(width: bounds.size.width, height: CGFloat(table.layout.height))
    placeEdgeViews()
  }

  // MARK: Counts

  /// How many sections there are.
  public var numberOfSections: Int {
    reloadIfNeeded()
    return table.layout.sections.count
  }

  /// How many rows a section has; 0 for one that is not there.
  public func numberOfRows(inSection section: Int) -> Int {
    reloadIfNeeded()
    let sections = table.layout.sections
    return sections.indices.contains(section) ? sections[section].rows.count : 0
  }

  final func askForSectionCount() -> Int {
    guard let source = table.dataSource else { return 0 }
    return min(max(source.numberOfSections(in: self), 0), TableNumbers.mostSections)
  }

  final func askForRowCount(_ section: Int) -> Int {
    guard let source = table.dataSource else { return 0 }
    return min(max(source.tableView(self, numberOfRowsInSection: section), 0), TableNumbers.mostRows)
  }

  // MARK: Heights

  final func askForLayout() -> TableLayout {
    let count = askForSectionCount()
    table.sections = []
    var sections: [TableLayout.Section] = []
    for number in 0..<count {
      var section = TableLayout.Section()
      var text = TableSectionText()
      section.headerHeight = headerHeight(number, &text)
      section.rows = rowHeights(number)
      section.footerHeight = footerHeight(number, &text)
      sections.append(section)
      table.sections.append(text)
    }
    return TableLayout(
      sections: sections, headerHeight: UITableView.height(of: tableHeaderView),
      footerHeight: UITableView.height(of: tableFooterView))
  }

  private static func height(of view: UIView?) -> Double { view.map { Double($0.bounds.size.height) } ?? 0 }

  /// A delegate that leaves the heights out is asked for one row, and not for the others.
  private func rowHeights(_ section: Int) -> RowHeights {
    let count = askForRowCount(section)
    let usual = Double(UITableView.height(rowHeight, or: TableNumbers.rowHeight))
    guard count > 0, let delegate = table.delegate, !leavesOut.contains(.rowHeight) else {
      return .same(usual, count: count)
    }
    func height(_ row: Int) -> Double {
      let height = delegate.tableView(self, heightForRowAt: IndexPath(row: row, section: section))
      return Double(UITableView.height(height, or: CGFloat(usual)))
    }
    let first = height(0)
    if leavesOut.contains(.rowHeight) { return .same(usual, count: count) }
    var heights = [first]
    heights.reserveCapacity(count)
    for row in 1..<max(count, 1) { heights.append(height(row)) }
    return RowHeights(heights)
  }

  /// A height, or the usual one where it is automatic, negative or not a number.
  private static func height(_ height: CGFloat, or usual: CGFloat) -> CGFloat {
    guard height.isFinite, height >= 0 else { return usual }
    return min(height, TableNumbers.tallest)
  }

  private func headerHeight(_ section: Int, _ text: inout TableSectionText) -> Double {
    text.header = table.dataSource?.tableView(self, titleForHeaderInSection: section)
    text.headerView = table.delegate?.tableView(self, viewForHeaderInSection: section)
    let wanted = table.delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    return Double(
      UITableView.height(wanted, or: usualHeaderHeight(section, text)))
  }

  private func usualHeaderHeight(_ section: Int, _ text: TableSectionText) -> CGFloat {
    if let view = text.headerView {
      let height = view.bounds.size.height
      return height > 0 ? height : TableNumbers.plainHeader
    }
    let hasTitle = !(text.header ?? "").isEmpty
    if style == .plain { return hasTitle ? TableNumbers.plainHeader : 0 }
    if hasTitle { return section == 0 ? TableNumbers.groupedHeader + 10 : TableNumbers.groupedHeader }
    return section == 0 && tableHeaderView == nil ? TableNumbers.firstGroupedGap : TableNumbers.groupedGap
  }

  private func footerHeight(_ section: Int, _ text: inout TableSectionText) -> Double {
    text.footer = table.dataSource?.tableView(self, titleForFooterInSection: section)
    text.footerView = table.delegate?.tableView(self, viewForFooterInSection: section)
    let wanted = table.delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    return Double(UITableView.height(wanted, or: usualFooterHeight(text)))
  }

  private func usualFooterHeight(_ text: TableSectionText) -> CGFloat {
    if let view = text.footerView {
      let height = view.bounds.size.height
      return height > 0 ? height : TableNumbers.plainHeader
    }
    guard let words = text.footer, !words.isEmpty else {
      return style == .plain ? 0 : TableNumbers.groupedGap
    }
    let size = TextMetrics.size(
      of: words, font: .preferredFont(forTextStyle: .footnote),
      width: max(rowWidth - 2 * TableNumbers.margin, 1), lines: 0)
    return size.height + 2 * TableNumbers.footerPadding
  }
}
