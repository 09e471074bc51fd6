// The questions to the data source and the delegate when the table loads.

extension UITableView {
  /// Has everything asked for again before the next frame.
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
    table.steps += 1
    dropMove()
    table.changes = TableChanges()
    rowLost()
    endSwipe(animated: false)
    unimplemented.remove(.rowHeight)
    unimplemented.remove(.estimate)
    removeAllCells()
    table.layout = askForLayout()
    table.selected.removeAll { !table.layout.contains($0) }
    probeContextMenuSupport()
    updateSectionIndex()
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
  ///
  /// - Parameter section: The section, from 0.
  /// - Returns: How many.
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
    table.hasEstimates = false
    table.measuredWidth = bounds.size.width
    var sections: [TableLayout.Section] = []
    for number in 0..<count {
      var section = TableLayout.Section()
      var text = TableSectionText()
      section.headerHeight = headerHeight(number, &text)
      section.rows = rowHeights(number, &text)
      section.footerHeight = footerHeight(number, &text)
      sections.append(section)
      table.sections.append(text)
    }
    return TableLayout(
      sections: sections, headerHeight: UITableView.height(of: tableHeaderView),
      footerHeight: UITableView.height(of: tableFooterView))
  }

  private static func height(of view: UIView?) -> Double { view.map { Double($0.bounds.size.height) } ?? 0 }

  /// Headers and footers of a height that is set are asked for their views when they are seen.
  private func headerHeight(_ section: Int, _ text: inout TableSectionText) -> Double {
    text.header = table.dataSource?.tableView(self, titleForHeaderInSection: section)
    let wanted = table.delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    if let height = UITableView.given(wanted) {
      text.asksForHeader = height > 0
      return Double(height)
    }
    if let view = table.delegate?.tableView(self, viewForHeaderInSection: section) {
      text.name = UITableView.name(of: view)
      text.asksForHeader = keepForReuse(view)
      if !text.asksForHeader { text.headerView = view }
      text.followsWidth = true
      return Double(height(ofEdge: view))
    }
    return Double(usualHeaderHeight(section, hasTitle: !(text.header ?? "").isEmpty))
  }

  private func height(ofEdge view: UIView) -> CGFloat {
    if let height = contentHeight(of: view) { return min(height, TableNumbers.tallest) }
    let height = view.bounds.size.height
    return height > 0 ? height : TableNumbers.plainHeader
  }

  private func usualHeaderHeight(_ section: Int, hasTitle: Bool) -> CGFloat {
    if style == .plain { return hasTitle ? TableNumbers.plainHeader : 0 }
    if hasTitle { return section == 0 ? TableNumbers.groupedHeader + 10 : TableNumbers.groupedHeader }
    return section == 0 && tableHeaderView == nil ? TableNumbers.firstGroupedGap : TableNumbers.groupedGap
  }

  private func footerHeight(_ section: Int, _ text: inout TableSectionText) -> Double {
    text.footer = table.dataSource?.tableView(self, titleForFooterInSection: section)
    let wanted = table.delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    if let height = UITableView.given(wanted) {
      text.asksForFooter = height > 0
      return Double(height)
    }
    if let view = table.delegate?.tableView(self, viewForFooterInSection: section) {
      text.asksForFooter = keepForReuse(view)
      if !text.asksForFooter { text.footerView = view }
      text.followsWidth = true
      return Double(height(ofEdge: view))
    }
    text.followsWidth = text.followsWidth || text.footer?.isEmpty == false
    return Double(usualFooterHeight(text.footer ?? ""))
  }

  private func usualFooterHeight(_ words: String) -> CGFloat {
    if words.isEmpty { return style == .plain ? 0 : TableNumbers.groupedGap }
    let size = TextMetrics.size(
      of: words, font: .preferredFont(forTextStyle: .footnote),
      width: max(rowWidth - 2 * TableNumbers.margin, 1), lines: 0)
    return size.height + 2 * TableNumbers.footerPadding
  }
}
