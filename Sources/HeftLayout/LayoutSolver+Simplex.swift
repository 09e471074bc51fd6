extension LayoutSolver {
  /// Adds a number of times the cost of a symbol; a priority under 0 has none.
  mutating func addCost(_ amount: Double, of symbol: Int32, at priority: Double) {
    guard priority >= 0 else { return }
    let level = level(of: priority)
    if isBasic[Int(symbol)] {
      let row = rows[Int(symbol)]
      for cell in row.cells { levels[level].costs[Int(cell.symbol)] += amount * cell.coefficient }
    } else {
      levels[level].costs[Int(symbol)] += amount
    }
  }

  private mutating func level(of priority: Double) -> Int {
    var place = 0
    while place < levels.count, levels[place].priority > priority { place += 1 }
    if place == levels.count || levels[place].priority != priority {
      levels.insert(
        Level(priority: priority, costs: [Double](repeating: 0, count: kinds.count)), at: place)
    }
    return place
  }

  /// Whether a symbol costs less than nothing: the first level at which it costs anything decides.
  private func isWorthMore(_ symbol: Int) -> Bool {
    for level in levels.indices {
      let cost = levels[level].costs[symbol]
      if !Row.isZero(cost) { return cost < 0 }
    }
    return false
  }

  /// Brings the costs to their least. Constraints that hold keep holding.
  mutating func settle() {
    guard isUnsettled else { return }
    isUnsettled = false
    violated.removeAll(keepingCapacity: true)
    // The first of several is taken (Bland's rule), so that there is an end; the limit is for rounding.
    var rest = 50 * kinds.count
    while rest > 0, let entering = symbolToEnter(), let leaving = rowToLimit(entering) {
      pivot(entering, for: leaving)
      rest -= 1
    }
    violated.removeAll(keepingCapacity: true)
  }

  private func symbolToEnter() -> Int32? {
    for symbol in kinds.indices where kinds[symbol] == .slack && !isBasic[symbol] {
      if isWorthMore(symbol) { return Int32(truncatingIfNeeded: symbol) }
    }
    return nil
  }

  /// The basic symbol that is first at 0 when another symbol grows.
  private mutating func rowToLimit(_ entering: Int32) -> Int32? {
    var best: Int32?
    var least = 0.0
    listRows(with: entering)
    for row in column {
      let coefficient = rows[Int(row)].coefficient(of: entering)
      guard kinds[Int(row)] == .slack, coefficient < 0 else { continue }
      let ratio = -rows[Int(row)].constant / coefficient
      if best == nil || ratio < least || (ratio == least && row < best!) {
        best = row
        least = ratio
      }
    }
    return best
  }

  /// The basic symbol in whose place a marker comes that is to go: no other one is violated by that.
  mutating func rowToLeave(for marker: Int32) -> Int32? {
    var best: (rank: Int, ratio: Double, row: Int32)?
    listRows(with: marker)
    for row in column {
      let coefficient = rows[Int(row)].coefficient(of: marker)
      let constant = rows[Int(row)].constant
      let candidate: (rank: Int, ratio: Double, row: Int32)
      switch kinds[Int(row)] {
      case .dummy: candidate = (0, 0, row)
      case .slack where coefficient < 0: candidate = (1, -constant / coefficient, row)
      case .slack: candidate = (2, constant / coefficient, row)
      default: candidate = (3, 0, row)
      }
      if let other = best {
        if candidate.rank > other.rank { continue }
        if candidate.rank == other.rank {
          if candidate.ratio > other.ratio { continue }
          if candidate.ratio == other.ratio, candidate.row > other.row { continue }
        }
      }
      best = candidate
    }
    return best?.row
  }

  // MARK: Violations

  /// Mends the violated rows, with the costs at their least (the dual simplex). Returns what cannot hold together.
  mutating func repair(about index: Int) -> LayoutConflict? {
    var rest = 50 * kinds.count
    while let leaving = violated.popLast(), rest > 0 {
      guard isBasic[Int(leaving)], isViolated(leaving) else { continue }
      rest -= 1
      let isDummy = kinds[Int(leaving)] == .dummy
      let value = rows[Int(leaving)].constant
      guard let entering = symbolToMend(rows[Int(leaving)], value: value, isDummy: isDummy) else {
        // An equation that follows from others holds by itself.
        if isDummy, Row.isZero(value) { continue }
        return conflict(in: rows[Int(leaving)], of: leaving)
      }
      pivots.append(Pivot(entering: entering, leaving: leaving))
      pivot(entering, for: leaving)
    }
    return nil
  }

  /// The symbol that mends a row at the least cost.
  private func symbolToMend(_ row: Row, value: Double, isDummy: Bool) -> Int32? {
    let canGrow = value < 0 || (isDummy && Row.isZero(value))
    let canShrink = isDummy && value > -Row.tolerance
    var best: Cell?
    for cell in row.cells where kinds[Int(cell.symbol)] == .slack {
      guard cell.coefficient > 0 ? canGrow : canShrink else { continue }
      if let other = best {
        if isCheaper(cell, than: other) { best = cell }
      } else {
        best = cell
      }
    }
    return best?.symbol
  }

  /// Whether a cell costs less for what it does than another cell; the highest level at which they differ decides.
  private func isCheaper(_ cell: Cell, than other: Cell) -> Bool {
    let own = cell.coefficient < 0 ? -cell.coefficient : cell.coefficient
    let others = other.coefficient < 0 ? -other.coefficient : other.coefficient
    for level in levels.indices {
      let difference =
        levels[level].costs[Int(cell.symbol)] / own - levels[level].costs[Int(other.symbol)] / others
      if !Row.isZero(difference) { return difference < 0 }
    }
    return false
  }

  /// The constraints that a row, which nothing can mend, is made of.
  private func conflict(in row: Row, of symbol: Int32) -> LayoutConflict {
    var numbers: [Int] = []
    if owners[Int(symbol)] >= 0 { numbers.append(Int(owners[Int(symbol)])) }
    for cell in row.cells where owners[Int(cell.symbol)] >= 0 {
      let number = Int(owners[Int(cell.symbol)])
      if !numbers.contains(number) { numbers.append(number) }
    }
    numbers.sort()
    return LayoutConflict(constraints: numbers.map { LayoutConstraintNumber($0) })
  }
}
