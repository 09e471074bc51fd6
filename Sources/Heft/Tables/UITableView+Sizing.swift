// Rows as high as their content: they are taken to be of an estimated height until they are seen.

/// Which rows of a section are as high as their content.
enum AutomaticRows {
  case none
  case all
  case some([Bool])

  func contains(_ row: Int) -> Bool {
    switch self {
    case .none: false
    case .all: true
    case .some(let rows): rows.indices.contains(row) && rows[row]
    }
  }
}

extension UITableView {
  /// The height that is set; nil for an automatic one, and for a number that is no height.
  static func given(_ height: CGFloat) -> CGFloat? {
    height.isFinite && height >= 0 ? min(height, TableNumbers.tallest) : nil
  }

  /// The heights of a section's rows. A delegate that leaves them out is asked for one row, and not for the others.
  final func rowHeights(_ section: Int, _ text: inout TableSectionText) -> RowHeights {
    let count = askForRowCount(section)
    guard count > 0 else { return .same(0, count: 0) }
    guard let delegate = table.delegate, !unimplemented.contains(.rowHeight) else {
      return usualHeights(section, count, &text)
    }
    func height(_ row: Int) -> CGFloat? {
      UITableView.given(delegate.tableView(self, heightForRowAt: IndexPath(row: row, section: section)))
    }
    let first = height(0)
    if unimplemented.contains(.rowHeight) { return usualHeights(section, count, &text) }
    var heights: [Double] = []
    heights.reserveCapacity(count)
    var automatic: [Bool] = []
    for row in 0..<count {
      let given = row == 0 ? first : height(row)
      if given == nil, automatic.isEmpty { automatic = Array(repeating: false, count: count) }
      if given == nil { automatic[row] = true }
      heights.append(given.map { Double($0) } ?? expectedHeight(RowPlace(section: section, row: row)))
    }
    if !automatic.isEmpty { text.automatic = .some(automatic) }
    return RowHeights(heights)
  }

  /// The heights of rows of which the delegate says nothing.
  private func usualHeights(_ section: Int, _ count: Int, _ text: inout TableSectionText) -> RowHeights {
    if let height = UITableView.given(rowHeight) { return .same(Double(height), count: count) }
    text.automatic = .all
    let first = expectedHeight(RowPlace(section: section, row: 0))
    if table.measured.isEmpty, table.delegate == nil || unimplemented.contains(.estimate) {
      return .same(first, count: count)
    }
    return RowHeights((0..<count).map { expectedHeight(RowPlace(section: section, row: $0)) })
  }

  /// The height that a row of automatic height has had, else an estimate.
  private func expectedHeight(_ place: RowPlace) -> Double {
    if !table.measured.isEmpty, let known = table.measured[place] { return known }
    var estimate = estimatedRowHeight
    if let delegate = table.delegate, !unimplemented.contains(.estimate) {
      estimate = delegate.tableView(self, estimatedHeightForRowAt: place.path)
    }
    guard let height = UITableView.given(estimate), height > 0 else { return Double(TableNumbers.rowHeight) }
    table.hasEstimates = true
    return Double(height)
  }

  // MARK: Measuring

  /// Gives a row of automatic height that of its content. Returns by how much it has grown.
  final func fit(_ cell: UITableViewCell, at place: RowPlace) -> Double {
    guard table.sections.indices.contains(place.section),
      table.sections[place.section].automatic.contains(place.row), let span = table.layout.span(of: place)
    else { return 0 }
    let own = cell.contentHeight
    guard own != nil || table.hasEstimates else { return 0 }
    let height = Double(UITableView.given(own ?? TableNumbers.rowHeight) ?? TableNumbers.rowHeight)
    guard height != span.height else { return 0 }
    table.measured[place] = height
    table.layout.setHeight(height, of: place)
    cell.frame = rowFrame(place)
    return height - span.height
  }

  /// Measures the rows that are seen again. Returns whether any has another height.
  @discardableResult
  final func fitRows() -> Bool {
    var hasGrown = false
    for row in table.visible where fit(row.cell, at: row.place) != 0 { hasGrown = true }
    return hasGrown
  }

  /// Rows have other heights than they had: what lies below them moves.
  final func rowsHaveGrown() {
    for row in table.visible { row.cell.frame = rowFrame(row.place) }
    contentSizeChanged()
  }

  /// Moves the content, and what is under way with it, as a row grows above what is seen.
  final func shiftContent(by height: CGFloat) {
    scroll.drag?.content.y += height
    scroll.motion?.shift.y += height
    moveContent(to: CGPoint(x: contentOffset.x, y: contentOffset.y + height))
  }

  /// The measured heights go along with their rows.
  final func carryMeasured(_ changes: TableChanges) {
    guard !table.measured.isEmpty else { return }
    var carried: [RowPlace: Double] = [:]
    for (place, height) in table.measured {
      if !changes.reloads(place), let new = changes.newPlace(place) { carried[new] = height }
    }
    table.measured = carried
  }

  /// The height that constraints give a view of a section in the table's width, in whole points; nil where there are none.
  final func contentHeight(of view: UIView) -> CGFloat? {
    let content = (view as? UITableViewHeaderFooterView)?.contentView ?? view
    guard let constraining = content.constraining else { return nil }
    let height = constraining.fittingHeight(of: content, width: bounds.size.width)
    return height > 0 ? height.rounded(.up) : nil
  }
}

extension UITableViewCell {
  /// The height that the constraints in the content view give the row, or its text of several lines; nil where neither
  /// says one. In whole points: the line below a row that ends between two pixels is lost on some screens.
  var contentHeight: CGFloat? {
    if let constraining = contentView.constraining {
      layOutParts()
      let height = constraining.fittingHeight(of: contentView, width: contentView.bounds.size.width)
      if height > 0 { return height.rounded(.up) }
    }
    let text = parts.textLabel
    let detail = parts.detailTextLabel
    guard text.map({ $0.numberOfLines != 1 }) ?? false || detail.map({ $0.numberOfLines != 1 }) ?? false
    else {
      return nil
    }
    layOutParts()
    func height(_ label: UILabel?) -> CGFloat {
      guard let label, !(label.text ?? "").isEmpty else { return 0 }
      return label.sizeThatFits(CGSize(width: label.frame.size.width, height: 0)).height
    }
    let upper = height(text)
    let lower = height(detail)
    let content = style == .subtitle ? upper + (lower > 0 ? lower + 2 : 0) : max(upper, lower)
    return max((content + 2 * TableNumbers.textPadding).rounded(.up), TableNumbers.rowHeight)
  }
}
