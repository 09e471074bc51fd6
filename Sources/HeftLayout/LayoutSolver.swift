/// Solves linear constraints with priorities, and keeps up with what changes: the Cassowary algorithm of Badros,
/// Borning and Stuckey (2001), with a cost for each priority instead of one sum.
///
/// A value: a copy is another solver. Only +, -, * and / are used and no order comes from hashing, so the same calls
/// give the same bits everywhere. Values are right after `solve()`.
public struct LayoutSolver: Sendable {
  enum Kind: UInt8, Sendable {
    /// Any number: a variable.
    case external
    /// 0 or more: by how much an inequality holds, or a constraint fails.
    case slack
    /// Always 0: stands for a required equation.
    case dummy
    case unused
  }

  /// A constraint that is held.
  struct Held: Sendable {
    /// Equals the constraint's expression, or what it lacks.
    var marker: Int32
    /// The symbol for how far the expression is under 0 against a preference; -1 where it cannot be.
    var shortfall: Int32 = -1
    /// The cost of the marker, where being over 0 is against a preference.
    var markerLevel: Double = -1
    var shortfallLevel: Double = -1
    /// -1 where the expression was turned around, for at most 0.
    var sign = 1.0
    var isUsed = true
  }

  /// The values of the basic symbols; a row that belongs to none is empty.
  var rows: [Row] = []
  var isBasic: [Bool] = []
  var kinds: [Kind] = []
  var columns = Columns()
  /// The cost of one more of each symbol, for each priority, the highest first.
  var levels: [Level] = []
  var held: [Held] = []
  /// The constraint that each symbol is the marker of, or -1.
  var owners: [Int32] = []
  private var freeSymbols: [Int32] = []
  private var freeNumbers: [Int] = []
  /// Whether costs have changed since they were least.
  var isUnsettled = false
  /// Rows that may be violated.
  var violated: [Int32] = []
  /// The pivots since a change that may have to be taken back.
  var pivots: [Pivot] = []
  var merged: [Cell] = []
  var column: [Int32] = []

  struct Level: Sendable {
    var priority: Double
    var costs: [Double]
  }

  struct Pivot: Sendable {
    var entering: Int32
    var leaving: Int32
  }

  public init() {}

  // MARK: Variables

  /// Makes a new variable.
  ///
  /// - Returns: The variable.
  public mutating func makeVariable() -> LayoutVariable { LayoutVariable(symbol: makeSymbol(.external)) }

  /// The value of a variable at the last `solve()`.
  ///
  /// - Parameter variable: The variable.
  /// - Returns: The value; 0 while nothing says otherwise.
  public func value(of variable: LayoutVariable) -> Double {
    let symbol = Int(variable.symbol)
    return isBasic[symbol] ? rows[symbol].constant : 0
  }

  /// Gives a variable back that no constraint is about any more. It must not be used again.
  ///
  /// - Parameter variable: The variable.
  public mutating func release(_ variable: LayoutVariable) {
    free(variable.symbol)
  }

  mutating func makeSymbol(_ kind: Kind) -> Int32 {
    if let symbol = freeSymbols.popLast() {
      kinds[Int(symbol)] = kind
      return symbol
    }
    kinds.append(kind)
    isBasic.append(false)
    rows.append(Row())
    owners.append(-1)
    columns.addSymbol()
    for level in levels.indices { levels[level].costs.append(0) }
    return Int32(truncatingIfNeeded: kinds.count - 1)
  }

  private mutating func free(_ symbol: Int32) {
    let place = Int(symbol)
    guard kinds[place] != .unused, !isBasic[place] else { return }
    columns.take(symbol, into: &column)
    kinds[place] = .unused
    owners[place] = -1
    for level in levels.indices { levels[level].costs[place] = 0 }
    freeSymbols.append(symbol)
  }

  // MARK: Constraints

  /// Adds a constraint: the expression stands to 0 as the relation says.
  ///
  /// - Parameters:
  ///   - expression: The expression.
  ///   - relation: Whether it is 0, at most 0 or at least 0.
  ///   - strength: How much it counts.
  /// - Returns: The constraint's number.
  /// - Throws: A conflict where it is required and cannot hold with the other required ones. The
  ///   solver is then as it was.
  public mutating func add(
    _ expression: LayoutExpression, _ relation: LayoutRelation, strength: LayoutStrength = .required
  ) throws(LayoutConflict) -> LayoutConstraintNumber {
    let sign: Double = relation == .lessOrEqual ? -1 : 1
    var row = substituted(expression, sign: sign)
    var constraint = Held(marker: 0, sign: sign)
    if strength.isRequired {
      if isUnsettled, subject(of: row) == nil {
        settle()
        row = substituted(expression, sign: sign)
      }
      constraint.marker = makeSymbol(relation == .equal ? .dummy : .slack)
      return try addRequired(row, constraint)
    }
    constraint.marker = makeSymbol(.slack)
    constraint.shortfall = makeSymbol(.slack)
    constraint.shortfallLevel = strength.priority
    if relation == .equal { constraint.markerLevel = strength.priority }
    return addPreference(row, constraint)
  }

  /// Adds a wish that the expression be 0, with one strength against more and another against less; neither may be
  /// required. The content of a view wishes so: its hugging is against more, its resistance to compression against
  /// less.
  ///
  /// - Parameters:
  ///   - expression: The expression.
  ///   - againstMore: How much it counts against more.
  ///   - againstLess: How much it counts against less.
  /// - Returns: The wish's number.
  public mutating func addWish(
    _ expression: LayoutExpression, againstMore: LayoutStrength, againstLess: LayoutStrength
  ) -> LayoutConstraintNumber {
    let row = substituted(expression, sign: 1)
    var constraint = Held(marker: makeSymbol(.slack))
    constraint.shortfall = makeSymbol(.slack)
    constraint.markerLevel = min(againstMore.priority, 999.99)
    constraint.shortfallLevel = min(againstLess.priority, 999.99)
    return addPreference(row, constraint)
  }

  /// Adds to the constant of a constraint's expression.
  ///
  /// - Parameters:
  ///   - amount: The number that is added.
  ///   - number: The constraint's number.
  /// - Throws: A conflict where the constraints cannot hold together. The solver is then as it was.
  public mutating func addToConstant(
    _ amount: Double, of number: LayoutConstraintNumber
  ) throws(LayoutConflict) {
    guard number.index < held.count, held[number.index].isUsed, amount != 0 else { return }
    settle()
    let constraint = held[number.index]
    let shift = amount * constraint.sign
    pivots.removeAll(keepingCapacity: true)
    move(constraint.marker, by: shift)
    if let conflict = repair(about: number.index) {
      takePivotsBack()
      move(constraint.marker, by: -shift)
      violated.removeAll(keepingCapacity: true)
      throw conflict
    }
  }

  /// Takes a constraint out.
  ///
  /// - Parameter number: The constraint's number.
  public mutating func remove(_ number: LayoutConstraintNumber) {
    guard number.index < held.count, held[number.index].isUsed else { return }
    let constraint = held[number.index]
    addCost(-1, of: constraint.marker, at: constraint.markerLevel)
    if constraint.shortfall >= 0 { addCost(-1, of: constraint.shortfall, at: constraint.shortfallLevel) }
    if !isBasic[Int(constraint.marker)] {
      if let leaving = rowToLeave(for: constraint.marker) { pivot(constraint.marker, for: leaving) }
    }
    if isBasic[Int(constraint.marker)] { clear(constraint.marker) }
    if constraint.shortfall >= 0, isBasic[Int(constraint.shortfall)] { clear(constraint.shortfall) }
    forget(number.index)
    isUnsettled = true
  }

  /// Finds the values that meet the constraints best.
  public mutating func solve() {
    settle()
  }

  // MARK: Adding

  /// The expression with what its basic variables are put in their places.
  private mutating func substituted(_ expression: LayoutExpression, sign: Double) -> Row {
    var row = Row(constant: expression.constant * sign, cells: [])
    for term in expression.terms where term.coefficient != 0 {
      let symbol = term.variable.symbol
      let factor = term.coefficient * sign
      if isBasic[Int(symbol)] {
        row.constant += factor * rows[Int(symbol)].constant
        merge(rows[Int(symbol)].cells, times: factor, into: &row.cells)
      } else {
        row.add(factor, of: symbol)
      }
    }
    return row
  }

  /// The variable by which the row is solved: the one in the fewest other rows.
  private func subject(of row: Row) -> Int32? {
    var best: Int32?
    for cell in row.cells where kinds[Int(cell.symbol)] == .external {
      guard let other = best else {
        best = cell.symbol
        continue
      }
      if columns.lengths[Int(cell.symbol)] < columns.lengths[Int(other)] { best = cell.symbol }
    }
    return best
  }

  private mutating func addRequired(
    _ row: Row, _ constraint: Held
  ) throws(LayoutConflict) -> LayoutConstraintNumber {
    var row = row
    let index = keep(constraint)
    if let subject = subject(of: row) {
      row.add(-1, of: constraint.marker)
      solve(row, for: subject)
      return LayoutConstraintNumber(index)
    }
    pivots.removeAll(keepingCapacity: true)
    install(row, for: constraint.marker)
    violated.append(constraint.marker)
    if let conflict = repair(about: index) {
      takePivotsBack()
      violated.removeAll(keepingCapacity: true)
      clear(constraint.marker)
      forget(index)
      throw conflict
    }
    return LayoutConstraintNumber(index)
  }

  private mutating func addPreference(_ row: Row, _ constraint: Held) -> LayoutConstraintNumber {
    var row = row
    let index = keep(constraint)
    if let subject = subject(of: row) {
      row.add(-1, of: constraint.marker)
      row.add(1, of: constraint.shortfall)
      solve(row, for: subject)
    } else if row.constant >= 0 {
      row.add(1, of: constraint.shortfall)
      install(row, for: constraint.marker)
      if constraint.markerLevel >= 0 { isUnsettled = true }
    } else {
      row.multiply(by: -1)
      row.add(1, of: constraint.marker)
      install(row, for: constraint.shortfall)
      isUnsettled = true
    }
    addCost(1, of: constraint.marker, at: constraint.markerLevel)
    addCost(1, of: constraint.shortfall, at: constraint.shortfallLevel)
    return LayoutConstraintNumber(index)
  }

  private mutating func keep(_ constraint: Held) -> Int {
    let index: Int
    if let free = freeNumbers.popLast() {
      index = free
      held[free] = constraint
    } else {
      index = held.count
      held.append(constraint)
    }
    owners[Int(constraint.marker)] = Int32(truncatingIfNeeded: index)
    return index
  }

  private mutating func forget(_ index: Int) {
    let constraint = held[index]
    held[index].isUsed = false
    freeNumbers.append(index)
    free(constraint.marker)
    if constraint.shortfall >= 0 { free(constraint.shortfall) }
  }
}
