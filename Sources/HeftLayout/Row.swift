/// A multiple of a symbol in a row.
struct Cell {
  var symbol: Int32
  var coefficient: Double
}

/// The value of a basic symbol: a constant and multiples of symbols that are not basic, in the order of their numbers.
struct Row {
  var constant = 0.0
  var cells: [Cell] = []

  /// Under this a coefficient is 0, and a constant no violation. [our choice; coefficients are near 1]
  static let tolerance = 1e-8

  /// The coefficient of a symbol, 0 where it is not in the row.
  func coefficient(of symbol: Int32) -> Double {
    var low = 0
    var high = cells.count
    while low < high {
      let middle = (low + high) / 2
      if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low < cells.count && cells[low].symbol == symbol ? cells[low].coefficient : 0
  }

  /// Adds a multiple of a symbol.
  mutating func add(_ coefficient: Double, of symbol: Int32) {
    var place = cells.count
    while place > 0, cells[place - 1].symbol > symbol { place -= 1 }
    if place > 0, cells[place - 1].symbol == symbol {
      let sum = cells[place - 1].coefficient + coefficient
      if Row.isZero(sum) { cells.remove(at: place - 1) } else { cells[place - 1].coefficient = sum }
    } else if !Row.isZero(coefficient) {
      cells.insert(Cell(symbol: symbol, coefficient: coefficient), at: place)
    }
  }

  /// Takes a symbol out and returns the coefficient that it had.
  mutating func remove(_ symbol: Int32) -> Double {
    guard let place = cells.firstIndex(where: { $0.symbol == symbol }) else { return 0 }
    return cells.remove(at: place).coefficient
  }

  mutating func multiply(by factor: Double) {
    constant *= factor
    for place in cells.indices { cells[place].coefficient *= factor }
  }

  @inline(__always)
  static func isZero(_ number: Double) -> Bool { number < tolerance && number > -tolerance }
}

/// Which rows a symbol is in. The list may name a row twice, or one that has lost the symbol.
struct Columns {
  private struct Entry {
    var row: Int32
    var next: Int32
  }

  private var entries: [Entry] = []
  private var free: Int32 = -1
  private var first: [Int32] = []
  private(set) var lengths: [Int32] = []

  mutating func addSymbol() {
    first.append(-1)
    lengths.append(0)
  }

  @inline(__always)
  mutating func insert(_ row: Int32, in symbol: Int32) {
    let column = Int(symbol)
    let entry = Entry(row: row, next: first[column])
    if free >= 0 {
      let place = Int(free)
      first[column] = free
      free = entries[place].next
      entries[place] = entry
    } else {
      first[column] = Int32(truncatingIfNeeded: entries.count)
      entries.append(entry)
    }
    lengths[column] += 1
  }

  /// Empties the column into a list.
  mutating func take(_ symbol: Int32, into rows: inout [Int32]) {
    rows.removeAll(keepingCapacity: true)
    let column = Int(symbol)
    var here = first[column]
    guard here >= 0 else { return }
    var last = here
    while here >= 0 {
      rows.append(entries[Int(here)].row)
      last = here
      here = entries[Int(here)].next
    }
    entries[Int(last)].next = free
    free = first[column]
    first[column] = -1
    lengths[column] = 0
  }
}
