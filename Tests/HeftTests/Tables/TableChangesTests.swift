import HeftTesting
import TestRules
import Testing

@testable import Heft

/// How rows move when others come and go (TABLE-9), against lists that are really changed.
struct TableChangesTests {
  @Test(.rule("TABLE-9")) func everyRowGoesWhereTheListHasIt() {
    var random = Seeded(Seeded.seed)
    var name = 0
    func fresh() -> Int {
      name += 1
      return name
    }
    for _ in 0..<200 {
      let old = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        (0..<Int.random(in: 0...5, using: &random)).map { _ in fresh() }
      }
      var changes = TableChanges()
      let gone = old.indices.filter { _ in Int.random(in: 0...4, using: &random) == 0 }
      var kept: [[Int]] = []
      for (section, rows) in old.enumerated() where !gone.contains(section) {
        var left: [Int] = []
        for (row, item) in rows.enumerated() {
          if Int.random(in: 0...3, using: &random) == 0 {
            changes.deleteRows([RowPlace(section: section, row: row)])
          } else {
            left.append(item)
          }
        }
        kept.append(left)
      }
      changes.deleteSections(gone.reversed())
      var new = kept
      // In rising order, so that each place is that in the finished list.
      for section in 0..<6 where section <= new.count && Int.random(in: 0...5, using: &random) == 0 {
        new.insert([fresh(), fresh()], at: section)
        changes.insertSections([section])
      }
      for section in new.indices where !changes.insertedSections.contains(section) {
        for row in 0..<8 where row <= new[section].count && Int.random(in: 0...4, using: &random) == 0 {
          new[section].insert(fresh(), at: row)
          changes.insertRows([RowPlace(section: section, row: row)])
        }
      }
      #expect(changes.lead(from: old.map(\.count), to: new.map(\.count)), "seed \(Seeded.seed)")
      for (section, rows) in old.enumerated() {
        for (row, item) in rows.enumerated() {
          let place = changes.newPlace(RowPlace(section: section, row: row))
          let expected = new.enumerated().compactMap { number, rows in
            rows.firstIndex(of: item).map { RowPlace(section: number, row: $0) }
          }.first
          #expect(place == expected, "seed \(Seeded.seed)")
          if let place { #expect(changes.oldPlace(place) == RowPlace(section: section, row: row)) }
        }
      }
    }
  }

  @Test func countsThatDoNotFollowAreNoticed() {
    var changes = TableChanges()
    changes.deleteRows([RowPlace(section: 0, row: 1)])
    #expect(changes.lead(from: [3], to: [2]))
    #expect(!changes.lead(from: [3], to: [3]))
    #expect(!changes.lead(from: [1], to: [0]))
    #expect(!changes.lead(from: [3], to: [2, 0]))
    var strange = TableChanges()
    strange.deleteRows([RowPlace(section: 0, row: -1)])
    #expect(!strange.lead(from: [3], to: [2]))
    var far = TableChanges()
    far.insertRows([RowPlace(section: 7, row: 0)])
    #expect(!far.lead(from: [3], to: [4]))
  }

  @Test func aRowThatIsNamedTwiceGoesOnce() {
    var changes = TableChanges()
    changes.deleteRows([RowPlace(section: 0, row: 1), RowPlace(section: 0, row: 1)])
    #expect(changes.lead(from: [3], to: [2]))
    #expect(changes.newPlace(RowPlace(section: 0, row: 2)) == RowPlace(section: 0, row: 1))
  }
}
