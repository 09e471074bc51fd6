/// The actions of a preview: rows that a finger taps, or slides to without being lifted. A group's rows take the
/// place of the rows around it.
final class PeekMenu: UIView {
  private let choose: (PeekItem) -> Void
  private let scroller = UIScrollView(frame: .zero)
  private var rows: [PeekMenuRow] = []
  /// The items of each level that is open, the outermost first, with the titles of the groups that opened them.
  private var levels: [(title: String, items: [PeekItem])]
  private var limit: CGFloat = .greatestFiniteMagnitude

  init(_ items: [PeekItem], choose: @escaping (PeekItem) -> Void) {
    self.choose = choose
    levels = [("", items)]
    super.init(frame: .zero)
    backgroundColor = AlertLook.ground
    cornerRadius = PeekLook.corner
    clipsToBounds = true
    accessibilityLabel = "Actions"
    scroller.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(scroller)
    rebuild()
  }

  /// The row that the keyboard begins at.
  var firstRow: UIView? { rows.first }

  /// The height that the rows take, up to a limit; beyond it they scroll.
  func height(limit: CGFloat) -> CGFloat {
    self.limit = limit
    return min(CGFloat(rows.count) * PeekLook.rowHeight, limit)
  }

  /// Leaves a group. Answers whether there was one.
  func goBack() -> Bool {
    guard levels.count > 1 else { return false }
    levels.removeLast()
    rebuild()
    return true
  }

  // MARK: Sliding

  /// The finger that opened the menu is at a place of the window.
  func slide(to place: CGPoint) {
    let hit = row(at: place)
    for row in rows { row.isTouched = row === hit }
  }

  /// That finger was lifted: what it is on is chosen.
  func release(at place: CGPoint) {
    let hit = row(at: place)
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
      row.onPress = { [unowned(unsafe) self] in _ = goBack() }
      rows.append(row)
    }
    for item in level.items {
      let row = PeekMenuRow(item, isHeader: false)
      row.onPress = { [unowned(unsafe) self] in pressed(item) }
      rows.append(row)
    }
    for row in rows { scroller.addSubview(row) }
    // A row that was pressed has gone, and its place is another's: the overlay moves the preview with it.
    superview?.setNeedsLayout()
    setNeedsLayout()
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
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0, y: CGFloat(index) * PeekLook.rowHeight, width: width, height: PeekLook.rowHeight)
    }
    scroller.contentSize = CGSize(width: width, height: CGFloat(rows.count) * PeekLook.rowHeight)
    scroller.isScrollEnabled = scroller.contentSize.height > bounds.size.height
  }
}
