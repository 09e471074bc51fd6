import Heft
import HeftTesting
import TestRules
import Testing

/// A table's sections as lists for a screen reader (TABLE-12).
struct TableListTests {
  private func lists(of fixture: TableFixture) -> [ListDescription] {
    fixture.host.screen.views.values.flatMap { $0.lists }
  }

  private func texts(_ list: ListDescription, _ fixture: TableFixture) -> [String] {
    list.rows.map { row in
      var found = ""
      func visit(_ number: ViewNumber) {
        guard let view = fixture.host.screen.views[number] else { return }
        if view.kind == .label, !view.text.isEmpty { found = view.text }
        view.children.forEach(visit)
      }
      visit(row)
      return found
    }
  }

  @Test("Each section is a list with its title as its name", .rule("TABLE-12"))
  func sectionsAreLists() {
    let fixture = TableFixture([["One", "Two"], ["Three"]]) { table in
      (table.dataSource as? WordSource)?.headers = ["Numbers", nil]
    }
    let lists = lists(of: fixture)
    #expect(lists.map(\.name) == ["Numbers", ""])
    #expect(lists.map(\.count) == [2, 1])
    #expect(lists.map(\.first) == [1, 1])
    #expect(lists.map { texts($0, fixture) } == [["One", "Two"], ["Three"]])
  }

  @Test("Of a long list the rows that have cells are told, once the scroll rests", .rule("TABLE-12"))
  func longListsTellTheirPlaces() throws {
    let fixture = TableFixture(rows: 1000)
    fixture.drag(from: 600, to: 100, rests: true)
    fixture.device.advance(by: 3)
    let list = try #require(lists(of: fixture).first)
    #expect(list.count == 1000)
    let shown = texts(list, fixture)
    #expect(shown.first == "Row \(list.first - 1)" && list.first > 1)
    #expect(fixture.texts.allSatisfy { shown.contains($0) })
  }
}
