import HeftTesting
import TestRules
import Testing

@testable import Heft

/// Where rows lie (TABLE-2), against a table that is computed row by row.
struct TableLayoutTests {
  private func section(_ header: Double, _ rows: RowHeights, _ footer: Double) -> TableLayout.Section {
    var section = TableLayout.Section()
    section.headerHeight = header
    section.rows = rows
    section.footerHeight = footer
    return section
  }

  @Test func rowsOfOneHeightAreFoundWithoutCountingThem() {
    let layout = TableLayout(sections: [section(28, .same(44, count: 1_000_000_000), 0)], headerHeight: 100)
    #expect(layout.height == 100 + 28 + 44e9)
    #expect(layout.span(of: RowPlace(section: 0, row: 999_999_999))?.bottom == layout.height)
    #expect(layout.row(at: 128 + 44 * 5_000_000 + 43) == RowPlace(section: 0, row: 5_000_000))
    #expect(layout.row(at: 127) == nil)
    #expect(layout.row(at: layout.height) == nil)
  }

  @Test func everyPlaceIsInTheRowThatLiesThere() {
    var random = Seeded(Seeded.seed)
    for _ in 0..<60 {
      let sections = (0..<Int.random(in: 0...5, using: &random)).map { _ in
        let count = Int.random(in: 0...6, using: &random)
        let heights = (0..<count).map { _ in Double(Int.random(in: 0...3, using: &random)) * 10 }
        let same = Bool.random(using: &random)
        return section(
          Double(Int.random(in: 0...2, using: &random)) * 5,
          same ? .same(20, count: count) : RowHeights(heights),
          Double(Int.random(in: 0...2, using: &random)) * 5)
      }
      let layout = TableLayout(sections: sections, headerHeight: 7, footerHeight: 3)
      var top = 7.0
      var expected: [(place: RowPlace, top: Double, bottom: Double)] = []
      for (number, section) in sections.enumerated() {
        top += section.headerHeight
        for row in 0..<section.rows.count {
          let height = section.rows.span(row).height
          expected.append((RowPlace(section: number, row: row), top, top + height))
          top += height
        }
        top += section.footerHeight
      }
      #expect(layout.height == top + 3, "seed \(Seeded.seed)")
      for row in expected {
        #expect(layout.span(of: row.place) == TableSpan(top: row.top, height: row.bottom - row.top))
      }
      for point in stride(from: -5, through: top + 10, by: 2.5) {
        let here = expected.first { $0.top <= point && point < $0.bottom }?.place
        #expect(layout.row(at: point) == here, "at \(point), seed \(Seeded.seed)")
        #expect(layout.firstRow(endingAfter: point) == expected.first { $0.bottom > point }?.place)
      }
      var walked: [RowPlace] = []
      var next = expected.first?.place
      while let place = next {
        walked.append(place)
        next = layout.next(after: place)
      }
      #expect(walked == expected.map { $0.place })
    }
  }

  @Test func aRowOfAnotherHeightMovesWhatIsBelow() {
    var layout = TableLayout(sections: [section(5, .same(10, count: 3), 0), section(5, RowHeights([20]), 0)])
    layout.setHeight(12, of: RowPlace(section: 0, row: 1))
    #expect(layout.span(of: RowPlace(section: 0, row: 2)) == TableSpan(top: 27, height: 10))
    #expect(layout.header(of: 1) == TableSpan(top: 37, height: 5))
    #expect(layout.height == 62)
    let rest = layout.removing(RowPlace(section: 0, row: 1))
    #expect(rest.height == 50)
    #expect(rest.span(of: RowPlace(section: 0, row: 1)) == TableSpan(top: 15, height: 10))
  }

  /// Where a row would be put down.
  @Test(.rule("TABLE-13")) func aRowBelongsBeforeTheFirstWhoseMiddleIsBelowItsTop() {
    let layout = TableLayout(sections: [
      section(10, .same(20, count: 2), 4), section(10, .same(20, count: 0), 0),
      section(0, RowHeights([40]), 0),
    ])
    func gap(_ top: Double) -> [Int] {
      let place = layout.gap(at: top)
      return [place.section, place.row]
    }
    #expect(gap(-50) == [0, 0])
    #expect(gap(20) == [0, 0])
    #expect(gap(21) == [0, 1])
    #expect(gap(41) == [0, 2])
    #expect(gap(57) == [0, 2])
    #expect(gap(60) == [1, 0])
    #expect(gap(65) == [2, 0])
    #expect(gap(85) == [2, 1])
    #expect(gap(1e9) == [2, 1])
  }

  @Test func whatIsNotThereHasNoPlace() {
    let layout = TableLayout(sections: [section(0, .same(44, count: 2), 0)])
    for place in [(-1, 0), (0, -1), (0, 2), (1, 0)].map({ RowPlace(section: $0.0, row: $0.1) }) {
      #expect(layout.span(of: place) == nil)
    }
    #expect(layout.header(of: 1) == nil)
    #expect(layout.footer(of: -1) == nil)
    #expect(TableLayout().height == 0)
    #expect(TableLayout().firstRow(endingAfter: 0) == nil)
  }

  @Test func aHeaderStaysAtTheTopUntilItsSectionPushesItOut() {
    let layout = TableLayout(sections: [
      section(20, .same(40, count: 5), 0), section(20, .same(40, count: 5), 0),
    ])
    #expect(layout.stickyTop(ofHeader: 0, at: -50) == 0)
    #expect(layout.stickyTop(ofHeader: 0, at: 100) == 100)
    #expect(layout.stickyTop(ofHeader: 0, at: 215) == 200)
    #expect(layout.stickyTop(ofHeader: 1, at: 100) == 220)
  }
}
