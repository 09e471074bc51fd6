/// The weights of the last seconds, one for each tenth, for the graph.
struct History {
  /// Seconds that a column stands for, and how many columns are kept: ten seconds (our choice).
  static let interval = 0.1
  static let count = 100

  /// The number of the newest column, counted from the clock's beginning; nil before the first weight.
  private(set) var newest: Int?
  /// The columns in the room of a ring: column n is at n modulo the count.
  private var ring = Array(repeating: 0.0, count: History.count)

  /// The weight of a column in grams; 0 for one that is not kept.
  subscript(column: Int) -> Double {
    guard let newest, column <= newest, column > newest - History.count, column >= 0 else { return 0 }
    return ring[column % History.count]
  }

  /// The largest weight that is kept.
  var most: Double { ring.reduce(0) { max($0, $1) } }

  /// Notes the weight at a time in seconds; what comes between two notes is the earlier one. A time before the
  /// last one counts as that. Returns the columns that have changed.
  @discardableResult
  mutating func note(_ grams: Double, at time: Double) -> Range<Int> {
    let now = Int(min(max(time / History.interval + 1e-6, 0), 1e9))
    let last = newest ?? now - 1
    let column = max(now, last)
    let before = newest.map { ring[$0 % History.count] } ?? 0
    let first = max(last + 1, column - History.count + 1, 0)
    if first < column {
      for missed in first..<column { ring[missed % History.count] = before }
    }
    ring[column % History.count] = max(grams, 0)
    newest = column
    return min(first, column)..<(column + 1)
  }
}
