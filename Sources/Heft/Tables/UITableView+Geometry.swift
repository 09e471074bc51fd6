// Where rows and sections lie, and which row is where.

extension UITableView {
  /// Where rows begin, and how wide they are.
  var rowLeft: CGFloat { style == .insetGrouped ? TableNumbers.inset : 0 }
  var rowWidth: CGFloat { max(bounds.size.width - 2 * rowLeft, 0) }

  final func rect(of span: TableSpan?) -> CGRect {
    guard let span else { return .zero }
    return CGRect(x: rowLeft, y: CGFloat(span.top), width: rowWidth, height: CGFloat(span.height))
  }

  private func wideRect(_ top: Double, _ height: Double) -> CGRect {
    CGRect(x: 0, y: CGFloat(top), width: bounds.size.width, height: CGFloat(height))
  }

  /// The rectangle of a row; an empty one for a row that is not there.
  ///
  /// - Parameter indexPath: The row, by its section and its place there.
  /// - Returns: In the table's points.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    reloadIfNeeded()
    return rect(of: RowPlace(indexPath).flatMap { table.layout.span(of: $0) })
  }

  /// The rectangle of a section with its header and footer; an empty one for a section that is not there.
  ///
  /// - Parameter section: The section, from 0.
  /// - Returns: In the table's points.
  public func rect(forSection section: Int) -> CGRect {
    reloadIfNeeded()
    guard table.layout.sections.indices.contains(section) else { return .zero }
    return wideRect(table.layout.sections[section].top, table.layout.sections[section].height)
  }

  /// The rectangle of a section's header, as it lies while it does not stay at the top.
  ///
  /// - Parameter section: The section, from 0.
  /// - Returns: In the table's points.
  public func rectForHeader(inSection section: Int) -> CGRect {
    reloadIfNeeded()
    return table.layout.header(of: section).map { wideRect($0.top, $0.height) } ?? .zero
  }

  /// The rectangle of a section's footer.
  ///
  /// - Parameter section: The section, from 0.
  /// - Returns: In the table's points.
  public func rectForFooter(inSection section: Int) -> CGRect {
    reloadIfNeeded()
    return table.layout.footer(of: section).map { wideRect($0.top, $0.height) } ?? .zero
  }

  // MARK: Rows

  /// The row at a point of the table; nil if there is none.
  ///
  /// - Parameter point: In the table's points, its content included.
  /// - Returns: The row; nil if there is none.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    reloadIfNeeded()
    guard point.x >= 0, point.x < bounds.size.width, point.y.isFinite else { return nil }
    return table.layout.row(at: Double(point.y))?.path
  }

  /// The row that a cell shows; nil for one that shows none.
  ///
  /// - Parameter cell: The cell.
  /// - Returns: The row; nil for a cell that shows none.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? { place(of: cell)?.path }

  final func place(of cell: UITableViewCell) -> RowPlace? { table.visible.first { $0.cell === cell }?.place }

  /// The rows in a rectangle of the table, from top to bottom.
  ///
  /// - Parameter rect: In the table's points.
  /// - Returns: The rows; none where there are none, never nil.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    reloadIfNeeded()
    let rect = rect.finite
    var paths: [IndexPath] = []
    var next = table.layout.firstRow(endingAfter: Double(rect.minY))
    while let place = next, let span = table.layout.span(of: place), span.top < Double(rect.maxY) {
      paths.append(place.path)
      next = table.layout.next(after: place)
    }
    return paths
  }

  /// The cell of a row; nil for a row that is not seen or not there.
  ///
  /// - Parameter indexPath: The row, by its section and its place there.
  /// - Returns: The cell; nil for a row that is not seen or not there.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    RowPlace(indexPath).flatMap { table.cell(at: $0) }
  }

  /// The cells that are seen, from top to bottom.
  public var visibleCells: [UITableViewCell] {
    tileIfNeeded()
    return table.visible.map { $0.cell }
  }

  /// The rows that are seen, from top to bottom.
  public var indexPathsForVisibleRows: [IndexPath]? {
    tileIfNeeded()
    return table.visible.map { $0.place.path }
  }

  // MARK: Scrolling

  /// Scrolls until a row lies where it is wanted. A row that is not there changes nothing.
  ///
  /// - Parameters:
  ///   - indexPath: The row, by its section and its place there.
  ///   - scrollPosition: Where the row is wanted.
  ///   - animated: Whether it is animated.
  public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    reloadIfNeeded()
    updateInsets()
    guard let place = RowPlace(indexPath), let offset = offset(of: place, at: scrollPosition) else { return }
    setContentOffset(offset, animated: animated)
    guard !animated, !table.measured.isEmpty, !table.isTiling else { return }
    // Rows that are measured on the way have other heights: the row is looked for again, as often as that may help.
    for _ in 0..<3 {
      layoutIfNeeded()
      guard let again = self.offset(of: place, at: scrollPosition), again != contentOffset else { return }
      contentOffset = again
    }
  }

  /// Where the content is while a row lies where it is wanted; nil for a row that is not there.
  private func offset(of place: RowPlace, at scrollPosition: ScrollPosition) -> CGPoint? {
    guard let span = table.layout.span(of: place) else { return nil }
    let header = style == .plain ? table.layout.sections[place.section].headerHeight : 0
    let insets = scroll.adjustedInsets
    let top = Double(insets.top)
    let room = Double(bounds.size.height - insets.top - insets.bottom)
    let offset: Double
    switch scrollPosition {
    case .none:
      // A header that stays at the top covers what is below it.
      return self.offset(showing: CGRect(x: 0, y: span.top - header, width: 1, height: span.height + header))
    case .top: offset = span.top - header - top
    case .middle: offset = span.top - top - (room - span.height) / 2
    case .bottom: offset = span.bottom - top - room
    }
    return CGPoint(x: contentOffset.x, y: CGFloat(verticalRange.nearest(to: offset)))
  }

  /// Scrolls until the selected row lies where it is wanted.
  ///
  /// - Parameters:
  ///   - scrollPosition: Where the row is wanted.
  ///   - animated: Whether it is animated.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let row = indexPathForSelectedRow { scrollToRow(at: row, at: scrollPosition, animated: animated) }
  }
}
