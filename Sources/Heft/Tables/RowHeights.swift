/// The heights of a section's rows. All rows of one height cost nothing to find, however many there are;
/// different ones are found by halving.
enum RowHeights: Equatable {
  case same(Double, count: Int)
  /// Where each row ends, from the first row's top.
  case different(ends: [Double])

  /// Rows of given heights, each made sound.
  init(_ heights: [Double]) {
    var end = 0.0
    self = .different(
      ends: heights.map { height in
        end += height
        return end
      })
  }

  var count: Int {
    switch self {
    case .same(_, let count): count
    case .different(let ends): ends.count
    }
  }

  var total: Double {
    switch self {
    case .same(let height, let count): height * Double(count)
    case .different(let ends): ends.last ?? 0
    }
  }

  /// A row's stretch from the first row's top. The row has to be there.
  func span(_ row: Int) -> TableSpan {
    switch self {
    case .same(let height, _): return TableSpan(top: height * Double(row), height: height)
    case .different(let ends):
      let top = row > 0 ? ends[row - 1] : 0
      return TableSpan(top: top, height: ends[row] - top)
    }
  }

  /// Gives a row another height.
  mutating func set(_ height: Double, at row: Int) {
    let change = height - span(row).height
    if change == 0 { return }
    changeEnds { ends in
      for index in row..<ends.count { ends[index] += change }
    }
  }

  /// Takes a row out.
  mutating func remove(_ row: Int) {
    if case .same(let height, let count) = self {
      self = .same(height, count: count - 1)
      return
    }
    let height = span(row).height
    changeEnds { ends in
      ends.remove(at: row)
      for index in row..<ends.count { ends[index] -= height }
    }
  }

  private mutating func changeEnds(_ change: (inout [Double]) -> Void) {
    var ends: [Double]
    switch self {
    case .same(let height, let count): ends = (0..<count).map { height * Double($0 + 1) }
    case .different(let own): ends = own
    }
    // The array is changed in place where it has no other owner.
    self = .same(0, count: 0)
    change(&ends)
    self = .different(ends: ends)
  }

  /// The first row that ends below a point; `count` where none does.
  func firstRow(endingAfter point: Double) -> Int {
    switch self {
    case .same(let height, let count):
      if height <= 0 { return point < 0 ? 0 : count }
      let row = (point / height).rounded(.down)
      return row < 0 ? 0 : row < Double(count) ? Int(row) : count
    case .different(let ends):
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if ends[middle] > point { high = middle } else { low = middle + 1 }
      }
      return low
    }
  }
}
