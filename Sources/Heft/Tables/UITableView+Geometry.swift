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
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    reloadIfNeeded()
    return rect(of: RowPlace(indexPath).flatMap { table.layout.span(of: $0) })
  }

  /// The rectangle of a section with its header and footer; an empty one for a section that is not there.
  public func rect(forSection section: Int) -> CGRect {
    reloadIfNeeded()
    guard table.layout.sections.indices.contains(section) else { return .zero }
    return wideRect(table.layout.sections[section].top, table.layout.sections[section].height)
  }

  /// The rectangle of a section's header, as it lies while it does not stay at the top.
  public func rectForHeader(inSection section: Int) -> CGRect {
    reloadIfNeeded()
    return table.layout.header(of: section).map { wideRect($0.top, $0.height) } ?? .zero
  }

  /// The rectangle of a section's footer.
  public func rectForFooter(inSection section: Int) -> CGRect {
    reloadIfNeeded()
    return table.layout.footer(of: section).map { wideRect($0.top, $0.height) } ?? .zero
  }

  // MARK: Rows

  /// The row at a point of the table; nil where there is none.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    reloadIfNeeded()
    guard point.x >= 0, point.x < bounds.size.width, point.y.isFinite else { return nil }
    return table.layout.row(at: Double(point.y))?.path
  }

  /// The row that a cell shows; nil for one that shows none.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? { place(of: cell)?.path }

  final func place(of cell: UITableViewCell) -> RowPlace? { table.visible.first { $0.cell === cell }?.place }

  /// The rows in a rectangle of the table, from top to bottom.
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
  public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    reloadIfNeeded()
    updateInsets()
    guard let place = RowPlace(indexPath), let span = table.layout.span(of: place) else { return }
    let header = style == .plain ? table.layout.sections[place.section].headerHeight : 0
    let insets = scroll.adjustedInsets
    let top = Double(insets.top)
    let room = Double(bounds.size.height - insets.top - insets.bottom)
    let offset: Double
    switch scrollPosition {
    case .none:
      // A header that stays at the top covers what is below it.
      let rect = CGRect(x: 0, y: span.top - header, width: 1, height: span.height + header)
      return setContentOffset(self.offset(showing: rect), animated: animated)
    case .top: offset = span.top - header - top
    case .middle: offset = span.top - top - (room - span.height) / 2
    case .bottom: offset = span.bottom - top - room
    }
    setContentOffset(
      CGPoint(x: contentOffset.x, y: CGFloat(verticalRange.nearest(to: offset))), animated: animated)
  }

  /// Scrolls until the selected row lies where it is wanted.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let row = indexPathForSelectedRow { scrollToRow(at: row, at: scrollPosition, animated: animated) }
  }
}
