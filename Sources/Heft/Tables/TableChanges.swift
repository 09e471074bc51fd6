/// The changes of a table's rows in one update: rows are deleted by their old places and inserted at their new ones, as
/// in `performBatchUpdates`.
struct TableChanges {
  /// Sections and rows, each list sorted and without repetition.
  private(set) var deletedSections: [Int] = []
  private(set) var insertedSections: [Int] = []
  private(set) var deletedRows: [RowPlace] = []
  private(set) var insertedRows: [RowPlace] = []
  /// Rows whose cells are made again, by their old places.
  private(set) var reloadedRows: [RowPlace] = []
  private(set) var reloadedSections: [Int] = []
  /// Rows and sections that keep their cells. They are also among the deleted and inserted ones.
  private(set) var movedRows: [(from: RowPlace, to: RowPlace)] = []
  private(set) var movedSections: [(from: Int, to: Int)] = []

  var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && deletedRows.isEmpty && insertedRows.isEmpty
      && reloadedRows.isEmpty && reloadedSections.isEmpty
  }

  mutating func deleteSections(_ numbers: [Int]) { deletedSections.addSorted(numbers) }
  mutating func insertSections(_ numbers: [Int]) { insertedSections.addSorted(numbers) }
  mutating func reloadSections(_ numbers: [Int]) { reloadedSections.addSorted(numbers) }
  mutating func deleteRows(_ places: [RowPlace]) { deletedRows.addSorted(places) }
  mutating func insertRows(_ places: [RowPlace]) { insertedRows.addSorted(places) }
  mutating func reloadRows(_ places: [RowPlace]) { reloadedRows.addSorted(places) }

  mutating func moveRow(_ old: RowPlace, to new: RowPlace) {
    // Two rows cannot come to one place: then the counts tell.
    guard !deletedRows.has(old), !insertedRows.has(new) else { return }
    deletedRows.addSorted([old])
    insertedRows.addSorted([new])
    movedRows.append((old, new))
  }

  mutating func moveSection(_ old: Int, to new: Int) {
    guard !deletedSections.has(old), !insertedSections.has(new) else { return }
    deletedSections.addSorted([old])
    insertedSections.addSorted([new])
    movedSections.append((old, new))
  }

  /// Returns the new place of a section; nil if it is deleted.
  func newSection(_ old: Int) -> Int? {
    if let move = movedSections.first(where: { $0.from == old }) { return move.to }
    if deletedSections.has(old) { return nil }
    return TableChanges.shift(old - deletedSections.count(below: old), by: insertedSections) { $0 }
  }

  /// Returns the new place of a row; nil if it is deleted.
  func newPlace(_ old: RowPlace) -> RowPlace? {
    if let move = movedRows.first(where: { $0.from == old }) { return move.to }
    guard let section = newSection(old.section), !deletedRows.has(old) else { return nil }
    let removed = deletedRows.filter { $0.section == old.section && $0.row < old.row }.count
    let inserted = insertedRows.filter { $0.section == section }
    return RowPlace(section: section, row: TableChanges.shift(old.row - removed, by: inserted) { $0.row })
  }

  /// Where a row was; nil if it is put in.
  func oldPlace(_ new: RowPlace) -> RowPlace? {
    if let move = movedRows.first(where: { $0.to == new }) { return move.from }
    guard let section = oldSection(new.section), !insertedRows.has(new) else { return nil }
    let inserted = insertedRows.filter { $0.section == new.section && $0.row < new.row }.count
    let deleted = deletedRows.filter { $0.section == section }
    return RowPlace(section: section, row: TableChanges.shift(new.row - inserted, by: deleted) { $0.row })
  }

  /// Where a section was; nil if it is put in.
  private func oldSection(_ new: Int) -> Int? {
    if let move = movedSections.first(where: { $0.to == new }) { return move.from }
    if insertedSections.has(new) { return nil }
    return TableChanges.shift(new - insertedSections.count(below: new), by: deletedSections) { $0 }
  }

  /// Whether a row's cell is made again.
  func reloads(_ old: RowPlace) -> Bool { reloadedRows.has(old) || reloadedSections.has(old.section) }

  /// Whether the changes are about whole sections.
  var concernSections: Bool {
    !deletedSections.isEmpty || !insertedSections.isEmpty || !reloadedSections.isEmpty
  }

  /// Whether the changes lead from some counts of rows, section by section, to others.
  func lead(from old: [Int], to new: [Int]) -> Bool {
    guard new.count == old.count - deletedSections.count + insertedSections.count,
      deletedSections.allSatisfy(old.indices.contains), insertedSections.allSatisfy(new.indices.contains),
      reloadedSections.allSatisfy(old.indices.contains)
    else { return false }
    guard deletedRows.allSatisfy({ old.indices.contains($0.section) && $0.row < old[$0.section] }),
      reloadedRows.allSatisfy({ old.indices.contains($0.section) && $0.row < old[$0.section] }),
      insertedRows.allSatisfy({ new.indices.contains($0.section) && $0.row < new[$0.section] }),
      (deletedRows + reloadedRows + insertedRows).allSatisfy({ $0.row >= 0 })
    else { return false }
    var expected = new
    for section in old.indices {
      guard let place = newSection(section), !reloadedSections.has(section) else { continue }
      expected[place] =
        old[section] - deletedRows.count { $0.section == section }
        + insertedRows.count { $0.section == place }
    }
    return expected == new
  }

  /// A number after others, in rising order, have been put in before it.
  private static func shift<Item>(_ number: Int, by inserted: [Item], _ at: (Item) -> Int) -> Int {
    var result = number
    for item in inserted where at(item) <= result { result += 1 }
    return result
  }
}

extension Array where Element: Comparable {
  /// Puts elements where they belong in a sorted array; those that it has already change nothing.
  mutating func addSorted(_ elements: [Element]) {
    for element in elements where !has(element) { insert(element, at: count(below: element)) }
  }

  /// Whether a sorted array has the element.
  fileprivate func has(_ element: Element) -> Bool {
    let place = count(below: element)
    return place < count && self[place] == element
  }

  /// How many elements of a sorted array are less.
  fileprivate func count(below element: Element) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < element { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
