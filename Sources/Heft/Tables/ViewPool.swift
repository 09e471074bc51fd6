/// Cells of a list that are not needed now, by their identifiers.
struct ViewPool<Cell: UIView> {
  private var queues: [(identifier: String, cells: [Cell])] = []
  /// Cells that are still where their last rows were, not hidden: they are out of sight, or soon used again.
  private(set) var loose: [Cell] = []

  /// Takes a cell in.
  mutating func put(_ cell: Cell, _ identifier: String) {
    if !cell.isHidden { loose.append(cell) }
    if let queue = queues.firstIndex(where: { $0.identifier == identifier }) {
      queues[queue].cells.append(cell)
    } else {
      queues.append((identifier, [cell]))
    }
  }

  /// Gives a cell out: the one that was taken in last.
  mutating func take(_ identifier: String) -> Cell? {
    guard let queue = queues.firstIndex(where: { $0.identifier == identifier }),
      let cell = queues[queue].cells.popLast()
    else { return nil }
    loose.removeAll { $0 === cell }
    return cell
  }

  /// Hides the cells that lie in a rectangle.
  mutating func hide(in rect: CGRect) {
    if loose.isEmpty { return }
    loose.removeAll { cell in
      guard cell.frame.intersects(rect) else { return false }
      cell.isHidden = true
      return true
    }
  }

  /// Hides all.
  mutating func hideAll() {
    for cell in loose { cell.isHidden = true }
    loose = []
  }

  /// Lets go of all.
  mutating func empty() -> [Cell] {
    let cells = queues.flatMap { $0.cells }
    queues = []
    loose = []
    return cells
  }
}
