import Heft
import HeftTesting
import TestRules
import Testing

/// Which rows light up and are selected (TABLE-6, TABLE-7).
struct TableSelectionTests {
  @Test("A tap lights a row and selects it", .rule("TABLE-7"))
  func tap() {
    let fixture = TableFixture(rows: 30)
    fixture.device.tap(at: 100, 100)
    #expect(
      fixture.source.deeds == [
        "shouldHighlight 0.2", "didHighlight 0.2", "willSelect 0.2", "didSelect 0.2", "didUnhighlight 0.2",
      ])
    #expect(fixture.table.indexPathForSelectedRow == .row(2))
    #expect(fixture.table.cellForRow(at: .row(2))?.isSelected == true)
    fixture.source.calls = []
    fixture.device.tap(at: 100, 200)
    #expect(fixture.source.deeds.contains("willDeselect 0.2"))
    #expect(fixture.source.deeds.contains("didDeselect 0.2"))
    #expect(fixture.table.indexPathForSelectedRow == .row(4))
    #expect(fixture.table.cellForRow(at: .row(2))?.isSelected == false)
  }

  @Test("A row lights up after a tenth of a second, so that a flick lights none", .rule("TABLE-6"))
  func delay() {
    let fixture = TableFixture(rows: 100)
    let finger = fixture.device.press(at: 100, 100)
    fixture.device.advance(by: 0.05)
    #expect(fixture.table.cellForRow(at: .row(2))?.isHighlighted == false)
    fixture.device.advance(by: 0.07)
    #expect(fixture.table.cellForRow(at: .row(2))?.isHighlighted == true)
    finger.move(to: 100, 60)
    #expect(fixture.table.cellForRow(at: .row(2))?.isHighlighted == false)
    finger.lift()
    fixture.device.advance(by: 3)
    fixture.source.calls = []
    fixture.drag(from: 500, to: 300, frames: 4)
    #expect(fixture.source.deeds == [])
    #expect(fixture.table.indexPathForSelectedRow == nil)
  }

  @Test("A press that only changes its force selects when it is lifted")
  func force() {
    let fixture = TableFixture(rows: 30)
    let finger = fixture.device.press(at: 100, 100)
    for step in 1...30 {
      fixture.device.advance(by: 1.0 / 60)
      finger.press(Double(step) / 6)
    }
    #expect(fixture.table.cellForRow(at: .row(2))?.isHighlighted == true)
    finger.lift()
    #expect(fixture.source.deeds.contains("didSelect 0.2"))
  }

  @Test("A tap that stops a flick selects nothing")
  func stops() {
    let fixture = TableFixture(rows: 1000)
    fixture.drag(from: 600, to: 300)
    fixture.device.advance(by: 0.1)
    fixture.device.tap(at: 100, 300)
    fixture.device.advance(by: 1)
    #expect(fixture.source.deeds == [])
  }

  @Test("The app's own selection tells nobody, and survives reuse but not a reload", .rule("TABLE-7"))
  func program() {
    let fixture = TableFixture(rows: 1000)
    fixture.device.run { fixture.table.selectRow(at: .row(3), animated: false, scrollPosition: .none) }
    #expect(fixture.table.cellForRow(at: .row(3))?.isSelected == true)
    #expect(fixture.source.deeds == [])
    fixture.device.run { fixture.table.contentOffset.y = 10_000 }
    #expect(fixture.table.visibleCells.allSatisfy { !$0.isSelected })
    fixture.device.run { fixture.table.contentOffset.y = 0 }
    #expect(fixture.table.cellForRow(at: .row(3))?.isSelected == true)
    fixture.device.run { fixture.table.deselectRow(at: .row(3), animated: true) }
    #expect(fixture.table.indexPathForSelectedRow == nil)
    fixture.device.run {
      fixture.table.selectRow(at: .row(3), animated: false, scrollPosition: .none)
      fixture.table.reloadData()
    }
    #expect(fixture.table.indexPathForSelectedRow == nil)
  }

  @Test("Several rows are selected where that is allowed")
  func several() {
    let fixture = TableFixture(rows: 30)
    fixture.table.allowsMultipleSelection = true
    for y in [200.0, 100, 300, 200] { fixture.device.tap(at: 100, y) }
    #expect(fixture.table.indexPathsForSelectedRows == [.row(2), .row(6)])
  }

  @Test("A screen reader's activation selects")
  func activates() {
    let fixture = TableFixture(rows: 30)
    let done = fixture.device.run { fixture.table.cellForRow(at: .row(5))?.accessibilityActivate() }
    #expect(done == true)
    #expect(fixture.source.deeds.contains("didSelect 0.5"))
    #expect(fixture.host.screen.views.values.contains { $0.accessibility?.role == .button })
  }

  @Test("A detail button tells its row")
  func accessory() {
    let fixture = TableFixture(rows: 30)
    fixture.device.run {
      for cell in fixture.table.visibleCells { cell.accessoryType = .detailDisclosureButton }
    }
    fixture.device.tap(at: 330, 100)
    #expect(fixture.source.deeds == ["accessory 0.2"])
  }
}
