import Heft
import HeftTesting
import Testing

/// Which rows light up and are selected (TABLE-6, TABLE-7).
struct TableSelectionTests {
  @Test("A tap lights a row and selects it")
  func tap() {
    let stage = TableStage(rows: 30)
    stage.device.tap(at: 100, 100)
    #expect(
      stage.source.deeds == [
        "shouldHighlight 0.2", "didHighlight 0.2", "willSelect 0.2", "didSelect 0.2", "didUnhighlight 0.2",
      ])
    #expect(stage.table.indexPathForSelectedRow == .row(2))
    #expect(stage.table.cellForRow(at: .row(2))?.isSelected == true)
    stage.source.calls = []
    stage.device.tap(at: 100, 200)
    #expect(stage.source.deeds.contains("willDeselect 0.2"))
    #expect(stage.source.deeds.contains("didDeselect 0.2"))
    #expect(stage.table.indexPathForSelectedRow == .row(4))
    #expect(stage.table.cellForRow(at: .row(2))?.isSelected == false)
  }

  @Test("A row lights up after a tenth of a second, so that a flick lights none")
  func delay() {
    let stage = TableStage(rows: 100)
    let finger = stage.device.press(at: 100, 100)
    stage.device.advance(by: 0.05)
    #expect(stage.table.cellForRow(at: .row(2))?.isHighlighted == false)
    stage.device.advance(by: 0.07)
    #expect(stage.table.cellForRow(at: .row(2))?.isHighlighted == true)
    finger.move(to: 100, 60)
    #expect(stage.table.cellForRow(at: .row(2))?.isHighlighted == false)
    finger.lift()
    stage.device.advance(by: 3)
    stage.source.calls = []
    stage.drag(from: 500, to: 300, frames: 4)
    #expect(stage.source.deeds == [])
    #expect(stage.table.indexPathForSelectedRow == nil)
  }

  @Test("A press that only changes its force selects when it is lifted")
  func force() {
    let stage = TableStage(rows: 30)
    let finger = stage.device.press(at: 100, 100)
    for step in 1...30 {
      stage.device.advance(by: 1.0 / 60)
      finger.press(Double(step) / 6)
    }
    #expect(stage.table.cellForRow(at: .row(2))?.isHighlighted == true)
    finger.lift()
    #expect(stage.source.deeds.contains("didSelect 0.2"))
  }

  @Test("A tap that stops a flick selects nothing")
  func stops() {
    let stage = TableStage(rows: 1000)
    stage.drag(from: 600, to: 300)
    stage.device.advance(by: 0.1)
    stage.device.tap(at: 100, 300)
    stage.device.advance(by: 1)
    #expect(stage.source.deeds == [])
  }

  @Test("The app's own selection tells nobody, and survives reuse but not a reload")
  func program() {
    let stage = TableStage(rows: 1000)
    stage.device.run { stage.table.selectRow(at: .row(3), animated: false, scrollPosition: .none) }
    #expect(stage.table.cellForRow(at: .row(3))?.isSelected == true)
    #expect(stage.source.deeds == [])
    stage.device.run { stage.table.contentOffset.y = 10_000 }
    #expect(stage.table.visibleCells.allSatisfy { !$0.isSelected })
    stage.device.run { stage.table.contentOffset.y = 0 }
    #expect(stage.table.cellForRow(at: .row(3))?.isSelected == true)
    stage.device.run { stage.table.deselectRow(at: .row(3), animated: true) }
    #expect(stage.table.indexPathForSelectedRow == nil)
    stage.device.run {
      stage.table.selectRow(at: .row(3), animated: false, scrollPosition: .none)
      stage.table.reloadData()
    }
    #expect(stage.table.indexPathForSelectedRow == nil)
  }

  @Test("Several rows are selected where that is allowed")
  func several() {
    let stage = TableStage(rows: 30)
    stage.table.allowsMultipleSelection = true
    for y in [200.0, 100, 300, 200] { stage.device.tap(at: 100, y) }
    #expect(stage.table.indexPathsForSelectedRows == [.row(2), .row(6)])
  }

  @Test("A screen reader's activation selects")
  func activates() {
    let stage = TableStage(rows: 30)
    let done = stage.device.run { stage.table.cellForRow(at: .row(5))?.accessibilityActivate() }
    #expect(done == true)
    #expect(stage.source.deeds.contains("didSelect 0.5"))
    #expect(stage.host.screen.views.values.contains { $0.accessibility?.role == "button" })
  }

  @Test("A detail button tells its row")
  func accessory() {
    let stage = TableStage(rows: 30)
    stage.device.run {
      for cell in stage.table.visibleCells { cell.accessoryType = .detailDisclosureButton }
    }
    stage.device.tap(at: 330, 100)
    #expect(stage.source.deeds == ["accessory 0.2"])
  }
}
