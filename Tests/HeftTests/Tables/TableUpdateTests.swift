import Heft
import HeftTesting
import Testing

/// Rows that come and go (TABLE-8, TABLE-9), and are swiped away (TABLE-10, TABLE-11).
struct TableUpdateTests {
  @Test("A deleted row fades, and those below it move up")
  func deletes() {
    let stage = TableStage(rows: 30)
    let third = stage.table.cellForRow(at: .row(3))
    stage.device.run {
      stage.source.sections[0].remove(at: 2)
      stage.table.deleteRows(at: [.row(2)], with: .fade)
    }
    #expect(stage.table.cellForRow(at: .row(2)) === third)
    #expect(third?.frame.minY == 88)
    #expect(stage.texts.prefix(3) == ["Row 0", "Row 1", "Row 3"])
    #expect(stage.host.screen.label("Row 2") != nil)
    stage.device.advance(by: 0.5)
    let gone = stage.host.screen.label("Row 2").flatMap { stage.host.screen.views[$0.parent] }
      .flatMap { stage.host.screen.views[$0.parent] }
    #expect(gone?.isHidden ?? true)
    #expect(stage.table.contentSize.height == CGFloat(29 * 44))
    #expect(stage.texts.count == 16)
  }

  @Test("An inserted row appears, and those below it move down")
  func inserts() {
    let stage = TableStage([["a", "b"]])
    let second = stage.table.cellForRow(at: .row(1))
    stage.device.run {
      stage.source.sections[0].insert("new", at: 1)
      stage.table.insertRows(at: [.row(1)], with: .automatic)
    }
    #expect(stage.texts == ["a", "new", "b"])
    #expect(stage.table.indexPath(for: second!) == .row(2))
    stage.device.advance(by: 0.5)
    #expect(stage.host.screen.texts == ["a", "new", "b"])
  }

  @Test("Changes are gathered, and the selection goes along")
  func batches() {
    let stage = TableStage([["a", "b", "c"], ["d"]])
    var finished: Bool?
    stage.device.run {
      stage.table.selectRow(at: .row(2), animated: false, scrollPosition: .none)
      stage.table.performBatchUpdates {
        stage.source.sections = [["x"], ["new", "b", "c!"], ["d"]]
        stage.table.deleteRows(at: [.row(0)], with: .fade)
        stage.table.insertRows(at: [IndexPath(row: 0, section: 1)], with: .fade)
        stage.table.insertSections([0], with: .fade)
      } completion: {
        finished = $0
      }
    }
    #expect(stage.texts == ["x", "new", "b", "c", "d"])
    #expect(stage.table.indexPathForSelectedRow == IndexPath(row: 2, section: 1))
    stage.device.advance(by: 0.5)
    #expect(finished == true)
    stage.device.run {
      stage.table.beginUpdates()
      stage.table.reloadRows(at: [IndexPath(row: 2, section: 1)], with: .none)
      stage.table.endUpdates()
    }
    #expect(stage.texts == ["x", "new", "b", "c!", "d"])
    stage.device.run {
      stage.source.sections.remove(at: 1)
      stage.table.deleteSections([1], with: .fade)
    }
    stage.device.advance(by: 0.5)
    #expect(stage.texts == ["x", "d"])
  }

  @Test("Counts that do not follow from the changes reload the table and say so")
  func wrong() {
    let stage = TableStage(rows: 5)
    stage.device.run { stage.table.deleteRows(at: [.row(1)], with: .fade) }
    #expect(stage.texts.count == 5)
    #expect(stage.host.operations.contains { "\($0)".contains("do not follow") })
  }

  @Test("Deleting what was scrolled to shows the end of the rest")
  func deletesMany() {
    let stage = TableStage(rows: 100)
    stage.device.run {
      stage.table.contentOffset.y = 100 * 44 - 667
      stage.source.sections[0].removeSubrange(10..<90)
      stage.table.deleteRows(at: (10..<90).map { .row($0) }, with: .fade)
    }
    stage.device.advance(by: 0.6)
    #expect(stage.table.contentOffset.y == CGFloat(20 * 44 - 667))
    #expect(stage.texts.last == "Row 99")
    #expect(stage.host.screen.mistakes == [])
  }

  @Test("Random changes leave the table as a fresh one would be")
  func random() {
    var random = Seeded(Seeded.seed)
    let stage = TableStage(rows: 40)
    for _ in 0..<60 {
      stage.device.run {
        let count = stage.source.sections[0].count
        if Bool.random(using: &random), count > 0 {
          let row = Int.random(in: 0..<count, using: &random)
          stage.source.sections[0].remove(at: row)
          stage.table.deleteRows(at: [.row(row)], with: .fade)
        } else {
          let row = Int.random(in: 0...count, using: &random)
          stage.source.sections[0].insert("New \(random.next() % 1000)", at: row)
          stage.table.insertRows(at: [.row(row)], with: .fade)
        }
        if Int.random(in: 0...3, using: &random) == 0 {
          stage.table.contentOffset.y = CGFloat(Int.random(in: 0...800, using: &random))
        }
      }
      stage.device.advance(by: Double.random(in: 0...0.4, using: &random))
      let paths = stage.table.indexPathsForVisibleRows ?? []
      #expect(stage.texts == paths.map { stage.source.sections[0][$0.row] }, "seed \(Seeded.seed)")
    }
    stage.device.advance(by: 1)
    #expect(stage.host.screen.texts.count >= stage.texts.count)
    #expect(stage.host.screen.mistakes == [])
  }

  @Test("A row that is swiped to the left shows Delete, which deletes it")
  func swipes() {
    let stage = TableStage(rows: 30)
    stage.swipe(at: 100)
    #expect(stage.host.screen.label("Delete") != nil)
    #expect(stage.source.deeds == ["willBeginEditing 0.2"])
    stage.device.tap(at: 350, 100)
    #expect(stage.source.deeds.contains("commit delete 0.2"))
    stage.device.advance(by: 0.6)
    #expect(stage.texts.prefix(3) == ["Row 0", "Row 1", "Row 3"])
    #expect(stage.host.screen.label("Delete") == nil)
    #expect(stage.source.deeds.last == "didEndEditing")
  }

  @Test("A tap beside an open row closes it and selects nothing")
  func closes() {
    let stage = TableStage(rows: 30)
    stage.swipe(at: 100)
    stage.device.tap(at: 100, 300)
    stage.device.advance(by: 0.5)
    #expect(stage.host.screen.label("Delete") == nil)
    #expect(!stage.source.deeds.contains { $0.hasPrefix("didSelect") })
    #expect(stage.source.deeds.last == "didEndEditing 0.2")
  }

  @Test("A row swiped all the way is deleted at once")
  func fullSwipe() {
    let stage = TableStage(rows: 30)
    stage.swipe(at: 100, from: 350, to: 40)
    #expect(stage.source.deeds.contains("commit delete 0.2"))
  }

  @Test("A row that cannot be edited is not swiped")
  func fixed() {
    let stage = TableStage(rows: 30)
    stage.source.editable = false
    stage.swipe(at: 100)
    #expect(stage.host.screen.label("Delete") == nil)
    #expect(stage.source.deeds == [])
  }

  @Test("The delegate's own actions are behind the row")
  func actions() {
    let stage = TableStage(rows: 30)
    var done: [String] = []
    stage.source.actions = UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Bin") { _, _, finish in
        done.append("bin")
        finish(true)
      },
      UIContextualAction(style: .normal, title: "Flag") { _, _, finish in
        done.append("flag")
        finish(true)
      },
    ])
    stage.swipe(at: 100, from: 300, to: 150)
    #expect(stage.host.screen.label("Bin") != nil)
    stage.device.tap(at: 375 - 74 - 30, 100)
    #expect(done == ["flag"])
    stage.device.advance(by: 0.5)
    #expect(stage.host.screen.label("Bin") == nil)
  }

  @Test("A data source without commit offers Delete once and then no more")
  func withoutCommit() {
    final class ReadOnly: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }
    let source = ReadOnly()
    let stage = TableStage(rows: 1) { $0.dataSource = source }
    stage.swipe(at: 100)
    stage.device.tap(at: 350, 100)
    stage.device.advance(by: 0.5)
    stage.swipe(at: 100)
    #expect(stage.host.screen.label("Delete") == nil)
  }

  @Test("Editing shows a minus, which leads to Delete")
  func editing() {
    let stage = TableStage(rows: 30)
    stage.device.run { stage.table.setEditing(true, animated: true) }
    stage.device.advance(by: 0.5)
    let cell = stage.table.cellForRow(at: .row(2))
    #expect(cell?.contentView.frame.minX == 38)
    stage.device.tap(at: 20, 110)
    stage.device.advance(by: 0.5)
    #expect(stage.source.deeds.last == "willBeginEditing 0.2")
    stage.device.tap(at: 350, 110)
    #expect(stage.source.deeds.contains("commit delete 0.2"))
    stage.device.run { stage.table.setEditing(false, animated: true) }
    stage.device.advance(by: 0.5)
    #expect(stage.table.cellForRow(at: .row(2))?.contentView.frame.minX == 0)
  }
}
