/// A row by its section and its number in that, as a table keeps it.
struct RowPlace: Comparable, Hashable {
  var section: Int
  var row: Int

  init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  /// The row that a path names; nil for a path that has not both numbers.
  init?(_ path: IndexPath) {
    guard path.count == 2 else { return nil }
    self.init(section: path.section, row: path.row)
  }

  var path: IndexPath { IndexPath(row: row, section: section) }

  static func < (one: RowPlace, other: RowPlace) -> Bool {
    one.section == other.section ? one.row < other.row : one.section < other.section
  }
}

/// A stretch of a table from top to bottom, in points.
struct TableSpan: Equatable {
  var top: Double
  var height: Double

  var bottom: Double { top + height }
}
