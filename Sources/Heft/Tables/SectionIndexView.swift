/// The column of titles at the right edge of a table: a finger on it brings their sections.
final class SectionIndexView: UIView {
  let titles: [String]
  private var labels: [UIView] = []
  /// The title that was chosen last.
  private var chosen = 0
  private var isTouched = false
  private var table: UITableView? { superview as? UITableView }

  init(titles: [String]) {
    self.titles = titles
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    accessibilityLabel = "Section index"
    accessibilityValue = titles.first
  }

  /// Lies at the right edge of the visible part of the table.
  func layOut(in table: UITableView) {
    let insets = table.scroll.adjustedInsets
    let width = TableNumbers.indexWidth
    frame = CGRect(
      x: table.bounds.maxX - table.table.safeArea.right - width, y: table.bounds.minY + insets.top,
      width: width, height: max(table.bounds.size.height - insets.top - insets.bottom, 0))
  }

  /// Returns the view that shows a title.
  private func makeLabel(_ title: String) -> UIView {
    if title == UITableView.indexSearch {
      let view = UIImageView(image: BarIcons.search)
      view.contentMode = .scaleAspectFit
      return view
    }
    let label = UILabel()
    label.text = title
    label.font = .systemFont(ofSize: TableNumbers.indexFont, weight: .semibold)
    label.textAlignment = .center
    // The index is one element.
    label.isAccessibilityElement = false
    label.accessibilityElementsHidden = true
    return label
  }

  func showColors(of table: UITableView) {
    let color = table.sectionIndexColor ?? tintColor
    for view in labels {
      if let label = view as? UILabel { label.textColor = color } else { view.tintColor = color }
    }
    let ground = table.sectionIndexBackgroundColor
    backgroundColor = isTouched ? table.sectionIndexTrackingBackgroundColor ?? ground : ground
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    if let table { showColors(of: table) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let line = TableNumbers.indexLine
    let room = max(Int(bounds.size.height / line), 1)
    let count = min(titles.count, room)
    if labels.count != count {
      for label in labels { label.removeFromSuperview() }
      // Where not all have room, the first, the last and some between them are shown.
      labels = (0..<count).map { makeLabel(titles[count > 1 ? $0 * (titles.count - 1) / (count - 1) : 0]) }
      for label in labels { addSubview(label) }
      if let table { showColors(of: table) }
    }
    let top = self.top
    for (index, label) in labels.enumerated() {
      label.frame = CGRect(
        x: bounds.size.width - 18, y: top + CGFloat(index) * line, width: 16, height: line)
    }
  }

  private var top: CGFloat { (bounds.size.height - CGFloat(labels.count) * TableNumbers.indexLine) / 2 }

  // MARK: Choosing

  /// The title at a height; the nearest one above and below all.
  private func title(at height: CGFloat) -> Int {
    let share = (height - top) / max(CGFloat(labels.count) * TableNumbers.indexLine, 1)
    return min(Int((min(max(share, 0), 1) * CGFloat(titles.count)).rounded(.down)), titles.count - 1)
  }

  private func choose(_ index: Int) {
    guard titles.indices.contains(index), let table else { return }
    if index != chosen { UISelectionFeedbackGenerator().selectionChanged() }
    chosen = index
    accessibilityValue = titles[index]
    table.showSection(forIndexTitle: titles[index], at: index)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isTouched = true
    if let table { showColors(of: table) }
    if let touch = touches.first { choose(title(at: touch.location(in: self).y)) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let title = title(at: touch.location(in: self).y)
    if title != chosen { choose(title) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { released() }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { released() }

  private func released() {
    isTouched = false
    if let table { showColors(of: table) }
  }

  override func accessibilityIncrement() { choose(chosen - 1) }

  override func accessibilityDecrement() { choose(chosen + 1) }
}

extension UITableView {
  /// Shows the index that the data source wants now.
  final func updateSectionIndex() {
    var titles = style == .plain ? table.dataSource?.sectionIndexTitles(for: self) ?? [] : []
    if !titles.isEmpty,
      table.layout.sections.reduce(0, { $0 + $1.rows.count }) < sectionIndexMinimumDisplayRowCount
    {
      titles = []
    }
    guard titles != table.index?.titles ?? [] else { return }
    let had = table.index != nil
    table.index?.removeFromSuperview()
    table.index = nil
    defer { if had != (table.index != nil) { showLooks() } }
    if titles.isEmpty { return }
    let index = SectionIndexView(titles: titles)
    addSubview(index)
    table.index = index
    index.layOut(in: self)
    setNeedsLayout()
  }

  /// Scrolls to the section of a title.
  final func showSection(forIndexTitle title: String, at index: Int) {
    guard let source = table.dataSource else { return }
    let section = source.tableView(self, sectionForSectionIndexTitle: title, at: index)
    guard let header = table.layout.header(of: section) else { return }
    let wanted = header.top - Double(scroll.adjustedInsets.top)
    setContentOffset(
      CGPoint(x: contentOffset.x, y: CGFloat(verticalRange.nearest(to: wanted))), animated: false)
  }
}
