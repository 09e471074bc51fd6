import Heft

/// The rows of a section that is a list, as high as their cells want to be.
struct ListRows {
  /// Where each row begins, and where the last one ends, from the first.
  private let edges: [CGFloat]

  /// Rows below one another.
  ///
  /// - Parameters:
  ///   - count: How many there are.
  ///   - height: The height of each.
  init(count: Int, height: (Int) -> CGFloat) {
    var edges: [CGFloat] = [0]
    edges.reserveCapacity(count + 1)
    for row in 0..<count { edges.append(edges[row] + height(row)) }
    self.edges = edges
  }

  var length: CGFloat { edges[edges.count - 1] }

  func top(of row: Int) -> CGFloat { edges[row] }
  func height(of row: Int) -> CGFloat { edges[row + 1] - edges[row] }

  /// The rows between two places.
  func rows(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let first = max(edges.partitioningIndex { $0 > low } - 1, 0)
    let last = max(min(edges.partitioningIndex { $0 > high }, edges.count - 1), first)
    return first..<last
  }
}

/// An item of a list, a header or a footer, as a key.
struct ListPlace: Hashable {
  enum Part: Int { case row, header, footer }
  let part: Part
  let section: Int
  let row: Int

  init(_ path: IndexPath, kind: String?) {
    part =
      kind == nil ? .row : kind == UICollectionView.elementKindSectionFooter ? .footer : .header
    section = path.count > 0 ? path[0] : 0
    row = path.count > 1 ? path[1] : 0
  }

  init(_ part: Part, section: Int, row: Int = 0) {
    self.part = part
    self.section = section
    self.row = row
  }
}

/// How a list wants a cell to look.
struct ListStyle {
  enum Part { case row, header, footer }
  var part = Part.row
  var isInset = false
  var isGrouped = false
  var isFirst = false
  var isLast = false
  /// The line below; nil for none.
  var separator: UIListSeparatorConfiguration?

  /// Whether two look alike but for the color of their lines.
  func isLike(_ other: ListStyle) -> Bool {
    part == other.part && isInset == other.isInset && isGrouped == other.isGrouped && isFirst == other.isFirst
      && isLast == other.isLast && (separator == nil) == (other.separator == nil)
  }
}
