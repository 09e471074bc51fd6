import HeftProtocol

/// The actions of a preview: rows that a finger taps, or slides to without being lifted. A group's rows take the
/// place of the rows around it.
final class PeekMenu: UIView {
  private let choose: (PeekItem) -> Void
  private let scroller = UIScrollView(frame: .zero)
  private var rows: [PeekMenuRow] = []
  /// The titles with the rows that they stand above; without one it is the menu's own.
  private var headings: [(heading: PeekMenuHeading, row: PeekMenuRow?)] = []
  /// The items of each level that is open, the outermost first, with the titles of the groups that opened them.
  private var levels: [(title: String, items: [PeekItem])]

  /// The row that the keyboard is at; nil where it is at none.
  private var position: Int?
  /// The height of each row that is no widget.
  private var rowHeight: CGFloat {
    let hasDetail = levels.last?.items.contains { $0.subtitle != nil && !$0.isWidget } == true
    return hasDetail ? PeekMetrics.tallRowHeight : PeekMetrics.rowHeight
  }
  /// Whether it is a menu to a screen reader, and its rows entries; else they are buttons beside a preview.
  private let isMenu: Bool

  init(_ items: [PeekItem], title: String, isMenu: Bool, choose: @escaping (PeekItem) -> Void) {
    self.choose = choose
    self.isMenu = isMenu
    levels = [(title, items)]
    super.init(frame: .zero)
    backgroundColor = AlertMetrics.ground
    cornerRadius = PeekMetrics.corner
    clipsToBounds = true
    // On a bright screen that is blurred nothing else tells where it ends.
    ownLayer = ViewBorder(.separator)
    accessibilityLabel = title.isEmpty ? "Actions" : title
    if isMenu { accessibilityRole = .menu }
    scroller.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(scroller)
    rebuild()
  }

  /// Whether it stands above its source: then the first action is the last row, the nearest to the finger.
  var standsAbove = false {
    didSet {
      guard standsAbove != oldValue else { return }
      turnRows()
      addHeadings()
      if position != nil { beginAtFirstRow() }
      setNeedsLayout()
    }
  }

  /// Reverses the rows; an app's widget stays at the top.
  private func turnRows() {
    rows = rows.filter { $0.isWidget } + rows.filter { !$0.isWidget }.reversed()
  }

  /// The row that the keyboard begins at.
  var firstRow: UIView? { standsAbove ? rows.last : rows.first }

  /// Moves the keyboard as menus do: the arrows go round, Home and End go to the ends, a letter to the next row that
  /// begins with it. Returns whether the key was one of those.
  func press(_ key: HostEvent.Key) -> Bool {
    guard !rows.isEmpty else { return false }
    // A menu that a finger opened has no place yet: the next row is the first one, the row before it the last.
    let here = position ?? rows.count - 1
    switch key.key {
    case .arrowDown: position = (here + 1) % rows.count
    case .arrowUp: position = position == nil ? here : (here + rows.count - 1) % rows.count
    case .home: position = 0
    case .end: position = rows.count - 1
    case .other:
      let written = key.text.utf8
      guard written.count == 1, let letter = written.first, letter > 32 else { return false }
      let order = (1...rows.count).map { (here + $0) % rows.count }
      guard let next = order.first(where: { rows[$0].begins(with: letter) }) else { return true }
      position = next
    default: return false
    }
    moveFocus()
    return true
  }

  private func moveFocus() {
    guard let position, position < rows.count else { return }
    let row = rows[position]
    scroller.scrollRectToVisible(row.frame, animated: false)
    AppProcess.current?.moveFocus(to: row)
  }

  /// The height that the rows and titles take in a width, up to a limit; beyond it they scroll.
  func height(in width: CGFloat, limit: CGFloat) -> CGFloat {
    let titles = headings.reduce(0) { $0 + $1.heading.height(in: width) }
    return min(rows.reduce(titles) { $0 + height(of: $1) }, limit)
  }

  private func height(of row: PeekMenuRow) -> CGFloat { row.isWidget ? PeekMetrics.widgetHeight : rowHeight }

  /// The keyboard is at the first row.
  func beginAtFirstRow() { position = standsAbove ? max(rows.count - 1, 0) : 0 }

  /// Leaves a group. Returns whether there was one.
  func goBack() -> Bool {
    guard levels.count > 1 else { return false }
    levels.removeLast()
    rebuild()
    return true
  }

  // MARK: Sliding

  /// The finger that opened the menu is at a place of the window. Returns whether that is on a row.
  func slide(to place: CGPoint) -> Bool {
    let hit = row(at: place)
    for row in rows { row.isTouched = row === hit }
    return hit != nil
  }

  /// The finger was lifted: the row under it is chosen, where it has gone to one.
  func release(at place: CGPoint?) {
    let hit = place.flatMap { row(at: $0) }
    for row in rows { row.isTouched = false }
    hit?.press()
  }

  private func row(at place: CGPoint) -> PeekMenuRow? {
    guard bounds.contains(convert(place, from: nil)) else { return nil }
    return rows.first { $0.isEnabled && $0.bounds.contains($0.convert(place, from: nil)) }
  }

  // MARK: Rows

  private func rebuild() {
    for row in rows { row.removeFromSuperview() }
    rows = []
    guard let level = levels.last else { return }
    if levels.count > 1 {
      let row = PeekMenuRow(PeekItem(title: level.title), isHeader: true)
      row.onPress = weakify(self) { _ = $0.goBack() }
      rows.append(row)
    }
    for item in level.items {
      let row = PeekMenuRow(item, isHeader: false)
      row.onPress = weakify(self) { $0.pressed(item) }
      rows.append(row)
    }
    if standsAbove { turnRows() }
    if position != nil { beginAtFirstRow() }
    for row in rows {
      if isMenu { row.accessibilityRole = .menuitem }
      scroller.addSubview(row)
    }
    addHeadings()
    if position != nil {
      AppProcess.current?.later { [weakSelf = Weak<PeekMenu>(wrappedValue: self)] in
        weakSelf.wrappedValue?.moveFocus()
      }
    }
    // A row that was pressed has gone, and its place is another's: the overlay moves the preview with it.
    superview?.setNeedsLayout()
    setNeedsLayout()
  }

  /// Puts the titles above the rows, as those stand now.
  private func addHeadings() {
    for (heading, _) in headings { heading.removeFromSuperview() }
    headings = []
    if levels.count == 1, let title = levels.last?.title, !title.isEmpty {
      // It is the name of the menu already.
      let heading = PeekMenuHeading(title)
      heading.accessibilityElementsHidden = true
      headings.append((heading, nil))
    }
    var last = ""
    for row in rows where row.heading != last {
      last = row.heading
      if !last.isEmpty { headings.append((PeekMenuHeading(last), row)) }
    }
    // A screen reader comes to them in this order.
    for (heading, row) in headings {
      if let row = row ?? rows.first { scroller.insertSubview(heading, belowSubview: row) }
    }
  }

  private func pressed(_ item: PeekItem) {
    guard let children = item.children else { return choose(item) }
    guard !children.isEmpty else { return }
    levels.append((item.title, children))
    rebuild()
  }

  override func layoutSubviews() {
    scroller.frame = bounds
    let width = bounds.size.width
    var y: CGFloat = 0
    func place(_ heading: PeekMenuHeading) {
      heading.frame = CGRect(x: 0, y: y, width: width, height: heading.height(in: width))
      y = heading.frame.maxY
    }
    for (heading, row) in headings where row == nil { place(heading) }
    for row in rows {
      for (heading, above) in headings where above === row { place(heading) }
      row.frame = CGRect(x: 0, y: y, width: width, height: height(of: row))
      y = row.frame.maxY
    }
    scroller.contentSize = CGSize(width: width, height: y)
    scroller.isScrollEnabled = scroller.contentSize.height > bounds.size.height
  }
}
