/// A row that the user moves: it follows the finger, and the others make room.
final class RowMove: ListMove {
  private var table: UITableView? { list as? UITableView }
  let cell: UITableViewCell
  let from: RowPlace
  let height: CGFloat
  /// The table without the row.
  let rest: TableLayout
  /// How far below the row's top the finger holds it.
  let grip: CGFloat
  /// Where the row would come by itself, and where the delegate has it come.
  var proposed: RowPlace
  var to: RowPlace

  init(_ table: UITableView, _ cell: UITableViewCell, _ place: RowPlace, at point: CGPoint) {
    self.cell = cell
    from = place
    height = cell.bounds.size.height
    rest = table.table.layout.removing(place)
    grip = point.y - cell.frame.minY
    proposed = place
    to = place
    super.init(in: table, at: point)
  }

  override var isUnderWay: Bool { table?.table.move === self }
  override func follow() { table?.follow(self) }

  /// How far another row makes way.
  func shift(of place: RowPlace) -> CGFloat {
    if place > from, place.section < to.section || (place.section == to.section && place.row < end) {
      return -height
    }
    return place < from && place >= to ? height : 0
  }

  /// In the section to which the row comes: the first row below that keeps its place, by its old number.
  private var end: Int { from.section == to.section ? to.row + 1 : to.row }

  /// How far a section's header makes way.
  func shift(ofHeader section: Int) -> CGFloat {
    if section > from.section, section <= to.section { return -height }
    return section > to.section && section <= from.section ? height : 0
  }

  /// How far a section's footer makes way.
  func shift(ofFooter section: Int) -> CGFloat { shift(ofHeader: section + 1) }
}

/// The control by which the user moves a row: a handle at the row's right. A finger drags it; a screen reader and the
/// arrow keys move it up and down.
final class ReorderControl: UIView {
  private var cell: UITableViewCell? { superview as? UITableViewCell }
  private var table: UITableView? { superview?.superview as? UITableView }

  override init(frame: CGRect) {
    super.init(frame: frame)
    let picture = UIImageView(image: TableGlyphs.handle)
    picture.contentMode = .center
    picture.tintColor = .tertiaryLabel
    picture.frame = bounds
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(picture)
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let table, let cell, let touch = touches.first else { return }
    table.beginMove(of: cell, at: touch.location(in: table))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let table, let cell, let touch = touches.first else { return }
    table.continueMove(of: cell, to: touch.location(in: table))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let cell { table?.endMove(of: cell, drops: true) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let cell { table?.endMove(of: cell, drops: false) }
  }

  override func accessibilityIncrement() {
    if let cell { table?.moveByStep(cell, up: true) }
  }

  override func accessibilityDecrement() {
    if let cell { table?.moveByStep(cell, up: false) }
  }
}
