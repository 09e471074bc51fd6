import Heft
import HeftTesting
import TestRules
import Testing

/// Rows that the user moves (TABLE-13, TABLE-14), and chooses several of (TABLE-15).
struct TableMovingTests {
  /// A table that is edited and of which all rows can be moved.
  private func fixture(_ sections: [[String]]) -> TableFixture {
    let fixture = TableFixture(sections)
    fixture.source.movable = { _ in true }
    fixture.device.run { fixture.table.setEditing(true, animated: false) }
    fixture.device.advance(by: 0.1)
    return fixture
  }

  /// Drags the handle of the row at a height to another height.
  private func move(_ fixture: TableFixture, from start: Double, to end: Double) {
    fixture.drag(from: start, to: end, x: 355)
    fixture.device.advance(by: 0.5)
  }

  private func act(_ kind: HostEvent.Action.Kind, on name: String, _ fixture: TableFixture) {
    let view = fixture.host.screen.views.values.first { $0.accessibility?.label == name }
    #expect(view != nil, "\(name) is not there")
    guard let view else { return }
    fixture.device.device.handle(
      .action(HostEvent.Action(view: view.number, kind: kind, time: fixture.device.time)))
    fixture.device.advance(by: 0.5)
  }

  @Test("A row is dragged by its handle to another place, and keeps its cell", .rule("TABLE-13"))
  func moves() {
    let fixture = fixture([["a", "b", "c", "d", "e"]])
    let cell = fixture.table.cellForRow(at: .row(1))
    move(fixture, from: 66, to: 160)
    #expect(fixture.source.sections == [["a", "c", "d", "b", "e"]])
    #expect(fixture.source.deeds == ["move 0.3 from 0.1"])
    #expect(fixture.texts == ["a", "c", "d", "b", "e"])
    #expect(fixture.table.cellForRow(at: .row(3)) === cell)
    #expect(cell?.frame.minY == 132)
    #expect(cell?.alpha == 1)
    move(fixture, from: 154, to: 10)
    #expect(fixture.texts == ["b", "a", "c", "d", "e"])
    #expect(fixture.host.screen.mistakes == [])
  }

  @Test("The others make way while the row is held, and it comes where it is let go", .rule("TABLE-13"))
  func makesWay() {
    let fixture = fixture([["a", "b", "c", "d"]])
    let finger = fixture.device.press(at: 355, 22)
    for y in stride(from: 30.0, through: 80, by: 10) {
      fixture.device.advance(by: 1.0 / 60)
      finger.move(to: 355, y)
    }
    #expect(fixture.table.cellForRow(at: .row(0))?.frame.minY == 58)
    fixture.device.advance(by: 0.5)
    #expect(fixture.table.cellForRow(at: .row(1))?.frame.minY == 0)
    #expect(fixture.table.cellForRow(at: .row(2))?.frame.minY == 88)
    #expect(fixture.source.deeds == [])
    finger.cancel()
    fixture.device.advance(by: 0.5)
    #expect(fixture.table.cellForRow(at: .row(0))?.frame.minY == 0)
    #expect(fixture.table.cellForRow(at: .row(1))?.frame.minY == 44)
    #expect(fixture.source.sections == [["a", "b", "c", "d"]])
  }

  @Test("A row goes from one section to another, and the headers make way", .rule("TABLE-13"))
  func acrossSections() {
    let fixture = fixture([["a", "b"], ["c"], []])
    fixture.device.run {
      fixture.source.headers = ["One", "Two", "Three"]
      fixture.table.reloadData()
    }
    fixture.device.advance(by: 0.1)
    move(fixture, from: 50, to: 200)
    #expect(fixture.source.sections == [["b"], ["c"], ["a"]])
    #expect(fixture.texts == ["b", "c", "a"])
    #expect(fixture.table.rectForHeader(inSection: 1).minY == 72)
    #expect(fixture.table.headerView(forSection: 1)?.frame.minY == 72)
  }

  @Test("The delegate has a row come elsewhere", .rule("TABLE-13"))
  func targets() {
    let fixture = fixture([["a", "b", "c", "d"]])
    fixture.source.target = { IndexPath(row: min($0.row, 1), section: 0) }
    move(fixture, from: 22, to: 170)
    #expect(fixture.texts == ["b", "a", "c", "d"])
    fixture.source.target = { _ in IndexPath(row: 99, section: 7) }
    move(fixture, from: 22, to: 170)
    #expect(fixture.texts == ["b", "a", "c", "d"])
  }

  @Test("A row that is held at an edge has the content scroll", .rule("TABLE-13"))
  func scrolls() {
    let fixture = fixture([(0..<60).map { "Row \($0)" }])
    let finger = fixture.device.press(at: 355, 22)
    for y in stride(from: 60.0, through: 660, by: 60) {
      fixture.device.advance(by: 1.0 / 60)
      finger.move(to: 355, y)
    }
    fixture.device.advance(by: 2)
    #expect(fixture.table.contentOffset.y > 600)
    fixture.device.advance(by: 10)
    #expect(fixture.table.contentOffset.y == CGFloat(60 * 44 - 667))
    finger.lift()
    fixture.device.advance(by: 0.6)
    #expect(fixture.source.sections[0].last == "Row 0")
    #expect(fixture.texts.last == "Row 0")
    #expect(fixture.host.screen.mistakes == [])
  }

  @Test("A reload, and the end of editing, put a held row back", .rule("TABLE-13"))
  func interrupted() {
    let fixture = fixture([["a", "b", "c"]])
    let finger = fixture.device.press(at: 355, 22)
    finger.move(to: 355, 80)
    fixture.device.run { fixture.table.setEditing(false, animated: false) }
    finger.lift()
    fixture.device.advance(by: 0.5)
    #expect(fixture.texts == ["a", "b", "c"])
    #expect(fixture.table.cellForRow(at: .row(0))?.frame.minY == 0)
    fixture.device.run { fixture.table.setEditing(true, animated: false) }
    let other = fixture.device.press(at: 355, 22)
    other.move(to: 355, 80)
    fixture.device.run {
      fixture.source.sections = [["x"]]
      fixture.table.reloadData()
    }
    other.lift()
    fixture.device.advance(by: 0.5)
    #expect(fixture.texts == ["x"])
    #expect(fixture.source.deeds == [])
  }

  @Test(
    "Only rows that can be moved have a handle, and a source without moveRowAt keeps its rows",
    .rule("TABLE-13"))
  func fixed() {
    final class Fixed: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = "\(indexPath.row)"
        return cell
      }
      func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        indexPath.row > 0
      }
    }
    let source = Fixed()
    let fixture = TableFixture(rows: 1) { $0.dataSource = source }
    fixture.device.run { fixture.table.setEditing(true, animated: false) }
    let handles = fixture.host.screen.views.values.compactMap { $0.accessibility?.label }.sorted()
      .filter { $0.hasPrefix("Reorder") }
    #expect(handles == ["Reorder 1", "Reorder 2"])
    act(.increment, on: "Reorder 2", fixture)
    #expect(fixture.texts == ["0", "1", "2"])
    #expect(!fixture.host.screen.views.values.contains { $0.accessibility?.label == "Reorder 1" })
  }

  @Test("A key or a screen reader takes a row up and down, also into the next section", .rule("TABLE-14"))
  func keys() {
    let fixture = fixture([["a", "b"], ["c"]])
    let handle = fixture.host.screen.views.values.first { $0.accessibility?.label == "Reorder b" }
    #expect(handle?.accessibility?.role == .slider)
    #expect(handle?.accessibility?.value == "2 of 2")
    act(.increment, on: "Reorder b", fixture)
    #expect(fixture.source.sections == [["b", "a"], ["c"]])
    act(.decrement, on: "Reorder a", fixture)
    #expect(fixture.source.sections == [["b"], ["a", "c"]])
    act(.increment, on: "Reorder a", fixture)
    #expect(fixture.source.sections == [["b", "a"], ["c"]])
    #expect(fixture.texts == ["b", "a", "c"])
    let moved = fixture.host.screen.views.values.first { $0.accessibility?.label == "Reorder a" }
    #expect(moved?.accessibility?.value == "2 of 2")
  }

  @Test("Several rows are chosen while the table is edited, each with a mark", .rule("TABLE-15"))
  func choosesSeveral() {
    let fixture = TableFixture([["a", "b", "c"]]) { $0.allowsMultipleSelectionDuringEditing = true }
    fixture.device.run { fixture.table.setEditing(true, animated: true) }
    fixture.device.advance(by: 0.5)
    #expect(!fixture.host.screen.views.values.contains { $0.accessibility?.label == "Delete" })
    fixture.device.tap(at: 150, 22)
    fixture.device.tap(at: 150, 110)
    #expect(fixture.table.indexPathsForSelectedRows == [.row(0), .row(2)])
    let chosen = fixture.host.screen.views.values.filter {
      $0.accessibility?.states.contains(.selected) == true
    }
    #expect(chosen.count == 2)
    fixture.device.tap(at: 150, 22)
    #expect(fixture.table.indexPathsForSelectedRows == [.row(2)])
    fixture.device.run { fixture.table.setEditing(false, animated: true) }
    #expect(fixture.table.indexPathsForSelectedRows == nil)
  }

  @Test("A row and a section that are moved keep their cells", .rule("TABLE-8"))
  func movesInUpdates() {
    let fixture = TableFixture([["a", "b", "c"], ["d", "e"]])
    let first = fixture.table.cellForRow(at: .row(0))
    let last = fixture.table.cellForRow(at: IndexPath(row: 1, section: 1))
    fixture.device.run {
      fixture.table.performBatchUpdates {
        fixture.source.sections = [["e", "a", "new"], ["c", "b"]]
        fixture.table.moveSection(1, toSection: 0)
        fixture.table.deleteRows(at: [IndexPath(row: 0, section: 1)], with: .fade)
        fixture.table.moveRow(at: .row(0), to: .row(1))
        fixture.table.moveRow(at: .row(2), to: IndexPath(row: 0, section: 1))
        fixture.table.insertRows(at: [.row(2)], with: .fade)
      }
    }
    fixture.device.advance(by: 0.5)
    #expect(fixture.texts == ["e", "a", "new", "c", "b"])
    #expect(fixture.table.cellForRow(at: .row(1)) === first)
    #expect(fixture.table.cellForRow(at: .row(0)) === last)
    #expect(fixture.host.screen.mistakes == [])
  }
}
