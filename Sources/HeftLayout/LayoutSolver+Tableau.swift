extension LayoutSolver {
  /// Adds multiples of cells, in order, to other ones.
  mutating func merge(_ cells: [Cell], times factor: Double, into target: inout [Cell]) {
    if target.isEmpty {
      target = cells
      for place in target.indices { target[place].coefficient *= factor }
      return
    }
    mergeNoting(cells, times: factor, into: &target, row: -1)
  }

  /// The same, and notes in the columns that the row has the symbols which are new in it.
  private mutating func mergeNoting(
    _ cells: [Cell], times factor: Double, into target: inout [Cell], row: Int32
  ) {
    merged.removeAll(keepingCapacity: true)
    var here = 0
    var there = 0
    while here < target.count, there < cells.count {
      let own = target[here]
      let other = cells[there]
      if own.symbol < other.symbol {
        merged.append(own)
        here += 1
      } else if own.symbol > other.symbol {
        merged.append(Cell(symbol: other.symbol, coefficient: other.coefficient * factor))
        if row >= 0 { columns.insert(row, in: other.symbol) }
        there += 1
      } else {
        let sum = own.coefficient + other.coefficient * factor
        if !Row.isZero(sum) { merged.append(Cell(symbol: own.symbol, coefficient: sum)) }
        here += 1
        there += 1
      }
    }
    while here < target.count {
      merged.append(target[here])
      here += 1
    }
    while there < cells.count {
      let other = cells[there]
      merged.append(Cell(symbol: other.symbol, coefficient: other.coefficient * factor))
      if row >= 0 { columns.insert(row, in: other.symbol) }
      there += 1
    }
    swap(&merged, &target)
  }

  /// Makes a symbol basic: it is what the row says. The symbol is in no other row.
  mutating func install(_ row: Row, for symbol: Int32) {
    rows[Int(symbol)] = row
    isBasic[Int(symbol)] = true
    for cell in row.cells { columns.insert(symbol, in: cell.symbol) }
  }

  /// Makes a symbol not basic: what it was is forgotten.
  mutating func clear(_ symbol: Int32) {
    rows[Int(symbol)].cells.removeAll(keepingCapacity: true)
    rows[Int(symbol)].constant = 0
    isBasic[Int(symbol)] = false
  }

  /// Makes a symbol basic by an equation: the row, with the symbol in it, is 0.
  mutating func solve(_ row: Row, for symbol: Int32) {
    var row = row
    let coefficient = row.remove(symbol)
    row.multiply(by: -1 / coefficient)
    if columns.lengths[Int(symbol)] > 0 { substitute(row, for: symbol) }
    install(row, for: symbol)
  }

  /// Puts what a symbol is in its place in all rows and costs.
  mutating func substitute(_ row: Row, for symbol: Int32) {
    var affected: [Int32] = []
    swap(&affected, &column)
    columns.take(symbol, into: &affected)
    for other in affected {
      guard isBasic[Int(other)] else { continue }
      var cells: [Cell] = []
      swap(&cells, &rows[Int(other)].cells)
      guard let place = cells.firstIndex(where: { $0.symbol == symbol }) else {
        swap(&cells, &rows[Int(other)].cells)
        continue
      }
      let factor = cells.remove(at: place).coefficient
      mergeNoting(row.cells, times: factor, into: &cells, row: other)
      swap(&cells, &rows[Int(other)].cells)
      rows[Int(other)].constant += factor * row.constant
      if kinds[Int(other)] != .external, isViolated(other) { violated.append(other) }
    }
    swap(&affected, &column)
    guard kinds[Int(symbol)] != .external else { return }
    for level in levels.indices {
      let cost = levels[level].costs[Int(symbol)]
      if cost == 0 { continue }
      levels[level].costs[Int(symbol)] = 0
      for cell in row.cells { levels[level].costs[Int(cell.symbol)] += cost * cell.coefficient }
    }
  }

  /// Lets one symbol become basic in the place of another.
  mutating func pivot(_ entering: Int32, for leaving: Int32) {
    var row = rows[Int(leaving)]
    clear(leaving)
    let coefficient = row.remove(entering)
    row.multiply(by: -1 / coefficient)
    row.add(1 / coefficient, of: leaving)
    substitute(row, for: entering)
    install(row, for: entering)
    if kinds[Int(entering)] != .external, isViolated(entering) { violated.append(entering) }
  }

  mutating func takePivotsBack() {
    for pivot in pivots.reversed() { self.pivot(pivot.leaving, for: pivot.entering) }
    pivots.removeAll(keepingCapacity: true)
  }

  /// Lets all that is said of a symbol be of another symbol, which is so much more than the first.
  mutating func move(_ symbol: Int32, by amount: Double) {
    if isBasic[Int(symbol)] {
      rows[Int(symbol)].constant += amount
      if isViolated(symbol) { violated.append(symbol) }
      return
    }
    listRows(with: symbol)
    for row in column {
      rows[Int(row)].constant -= rows[Int(row)].coefficient(of: symbol) * amount
      if kinds[Int(row)] != .external, isViolated(row) { violated.append(row) }
    }
  }

  /// Lists in `column` the basic rows that have a symbol, each once and in their order.
  ///
  /// The symbol's own column may name a row twice and rows that have lost the symbol; it keeps only those listed.
  mutating func listRows(with symbol: Int32) {
    columns.take(symbol, into: &column)
    column.sort()
    var count = 0
    var last: Int32 = -1
    for place in column.indices where column[place] != last {
      let row = column[place]
      last = row
      guard isBasic[Int(row)], rows[Int(row)].coefficient(of: symbol) != 0 else { continue }
      columns.insert(row, in: symbol)
      column[count] = row
      count += 1
    }
    column.removeLast(column.count - count)
  }

  /// Whether a basic symbol is what it may not be.
  func isViolated(_ symbol: Int32) -> Bool {
    let value = rows[Int(symbol)].constant
    switch kinds[Int(symbol)] {
    case .slack: return value < -Row.tolerance
    case .dummy: return true
    default: return false
    }
  }
}
