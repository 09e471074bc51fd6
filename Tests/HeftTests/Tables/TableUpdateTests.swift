import Heft
import HeftTesting
import TestRules
import Testing

/// Rows that come and go (TABLE-8, TABLE-9), and are swiped away (TABLE-10, TABLE-11).
struct TableUpdateTests {
  @Test("A deleted row fades, and those below it move up")
  func deletes() {
    let fixture = TableFixture(rows: 30)
    let third = fixture.table.cellForRow(at: .row(3))
    fixture.device.run {
      fixture.source.sections[0].remove(at: 2)
      fixture.table.deleteRows(at: [.row(2)], with: .fade)
    }
    #expect(fixture.table.cellForRow(at: .row(2)) === third)
    #expect(third?.frame.minY == 88)
    #expect(fixture.texts.prefix(3) == ["Row 0", "Row 1", "Row 3"])
    #expect(fixture.host.screen.label("Row 2") != nil)
    fixture.device.advance(by: 0.5)
    let gone = fixture.host.screen.label("Row 2").flatMap { fixture.host.screen.views[$0.parent] }
      .flatMap { fixture.host.screen.views[$0.parent] }
    #expect(gone?.isHidden ?? true)
    #expect(fixture.table.contentSize.height == CGFloat(29 * 44))
    #expect(fixture.texts.count == 16)
  }

  @Test("An inserted row appears, and those below it move down")
  func inserts() {
    let fixture = TableFixture([["a", "b"]])
    let second = fixture.table.cellForRow(at: .row(1))
    fixture.device.run {
      fixture.source.sections[0].insert("new", at: 1)
      fixture.table.insertRows(at: [.row(1)], with: .automatic)
    }
    #expect(fixture.texts == ["a", "new", "b"])
    #expect(fixture.table.indexPath(for: second!) == .row(2))
    fixture.device.advance(by: 0.5)
    #expect(fixture.host.screen.texts == ["a", "new", "b"])
  }

  @Test("Changes are gathered, and the selection goes along", .rule("TABLE-9"))
  func batches() {
    let fixture = TableFixture([["a", "b", "c"], ["d"]])
    var finished: Bool?
    fixture.device.run {
      fixture.table.selectRow(at: .row(2), animated: false, scrollPosition: .none)
      fixture.table.performBatchUpdates {
        fixture.source.sections = [["x"], ["new", "b", "c!"], ["d"]]
        fixture.table.deleteRows(at: [.row(0)], with: .fade)
        fixture.table.insertRows(at: [IndexPath(row: 0, section: 1)], with: .fade)
        fixture.table.insertSections([0], with: .fade)
      } completion: {
        finished = $0
      }
    }
    #expect(fixture.texts == ["x", "new", "b", "c", "d"])
    #expect(fixture.table.indexPathForSelectedRow == IndexPath(row: 2, section: 1))
    fixture.device.advance(by: 0.5)
    #expect(finished == true)
    fixture.device.run {
      fixture.table.beginUpdates()
      fixture.table.reloadRows(at: [IndexPath(row: 2, section: 1)], with: .none)
      fixture.table.endUpdates()
    }
    #expect(fixture.texts == ["x", "new", "b", "c!", "d"])
    fixture.device.run {
      fixture.source.sections.remove(at: 1)
      fixture.table.deleteSections([1], with: .fade)
    }
    fixture.device.advance(by: 0.5)
    #expect(fixture.texts == ["x", "d"])
  }

  @Test("Counts that do not follow from the changes reload the table and say so", .rule("TABLE-9"))
  func wrong() {
    let fixture = TableFixture(rows: 5)
    fixture.device.run { fixture.table.deleteRows(at: [.row(1)], with: .fade) }
    #expect(fixture.texts.count == 5)
    #expect(fixture.host.operations.contains { "\($0)".contains("do not follow") })
  }

  @Test("Deleting what was scrolled to shows the end of the rest")
  func deletesMany() {
    let fixture = TableFixture(rows: 100)
    fixture.device.run {
      fixture.table.contentOffset.y = 100 * 44 - 667
      fixture.source.sections[0].removeSubrange(10..<90)
      fixture.table.deleteRows(at: (10..<90).map { .row($0) }, with: .fade)
    }
    fixture.device.advance(by: 0.6)
    #expect(fixture.table.contentOffset.y == CGFloat(20 * 44 - 667))
    #expect(fixture.texts.last == "Row 99")
    #expect(fixture.host.screen.mistakes == [])
  }

  @Test("Random changes leave the table as a fresh one would be")
  func random() {
    var random = Seeded(Seeded.seed)
    let fixture = TableFixture(rows: 40)
    for _ in 0..<60 {
      fixture.device.run {
        let count = fixture.source.sections[0].count
        if Bool.random(using: &random), count > 0 {
          let row = Int.random(in: 0..<count, using: &random)
          fixture.source.sections[0].remove(at: row)
          fixture.table.deleteRows(at: [.row(row)], with: .fade)
        } else {
          let row = Int.random(in: 0...count, using: &random)
          fixture.source.sections[0].insert("New \(random.next() % 1000)", at: row)
          fixture.table.insertRows(at: [.row(row)], with: .fade)
        }
        if Int.random(in: 0...3, using: &random) == 0 {
          fixture.table.contentOffset.y = CGFloat(Int.random(in: 0...800, using: &random))
        }
      }
      fixture.device.advance(by: Double.random(in: 0...0.4, using: &random))
      let paths = fixture.table.indexPathsForVisibleRows ?? []
      #expect(fixture.texts == paths.map { fixture.source.sections[0][$0.row] }, "seed \(Seeded.seed)")
    }
    fixture.device.advance(by: 1)
    #expect(fixture.host.screen.texts.count >= fixture.texts.count)
    #expect(fixture.host.screen.mistakes == [])
  }

  @Test("A row that is swiped to the left shows Delete, which deletes it", .rule("TABLE-10"))
  func swipes() {
    let fixture = TableFixture(rows: 30)
    fixture.swipe(at: 100)
    #expect(fixture.host.screen.label("Delete") != nil)
    #expect(fixture.source.deeds == ["willBeginEditing 0.2"])
    fixture.device.tap(at: 350, 100)
    #expect(fixture.source.deeds.contains("commit delete 0.2"))
    fixture.device.advance(by: 0.6)
    #expect(fixture.texts.prefix(3) == ["Row 0", "Row 1", "Row 3"])
    #expect(fixture.host.screen.label("Delete") == nil)
    #expect(fixture.source.deeds.last == "didEndEditing")
  }

  @Test("A tap beside an open row closes it and selects nothing", .rule("TABLE-10"))
  func closes() {
    let fixture = TableFixture(rows: 30)
    fixture.swipe(at: 100)
    fixture.device.tap(at: 100, 300)
    fixture.device.advance(by: 0.5)
    #expect(fixture.host.screen.label("Delete") == nil)
    #expect(!fixture.source.deeds.contains { $0.hasPrefix("didSelect") })
    #expect(fixture.source.deeds.last == "didEndEditing 0.2")
  }

  @Test("A row swiped all the way is deleted at once", .rule("TABLE-10"))
  func fullSwipe() {
    let fixture = TableFixture(rows: 30)
    fixture.swipe(at: 100, from: 350, to: 40)
    #expect(fixture.source.deeds.contains("commit delete 0.2"))
  }

  @Test("A row that cannot be edited is not swiped", .rule("TABLE-11"))
  func fixed() {
    let fixture = TableFixture(rows: 30)
    fixture.source.editable = false
    fixture.swipe(at: 100)
    #expect(fixture.host.screen.label("Delete") == nil)
    #expect(fixture.source.deeds == [])
  }

  @Test("The delegate's own actions are behind the row")
  func actions() {
    let fixture = TableFixture(rows: 30)
    var done: [String] = []
    fixture.source.actions = UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Bin") { _, _, finish in
        done.append("bin")
        finish(true)
      },
      UIContextualAction(style: .normal, title: "Flag") { _, _, finish in
        done.append("flag")
        finish(true)
      },
    ])
    fixture.swipe(at: 100, from: 300, to: 150)
    #expect(fixture.host.screen.label("Bin") != nil)
    fixture.device.tap(at: 375 - 74 - 30, 100)
    #expect(done == ["flag"])
    fixture.device.advance(by: 0.5)
    #expect(fixture.host.screen.label("Bin") == nil)
  }

  @Test("A data source without commit offers Delete once and then no more", .rule("TABLE-11"))
  func withoutCommit() {
    final class ReadOnly: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }
    let source = ReadOnly()
    let fixture = TableFixture(rows: 1) { $0.dataSource = source }
    fixture.swipe(at: 100)
    fixture.device.tap(at: 350, 100)
    fixture.device.advance(by: 0.5)
    fixture.swipe(at: 100)
    #expect(fixture.host.screen.label("Delete") == nil)
  }

  @Test("Editing shows a minus, which leads to Delete")
  func editing() {
    let fixture = TableFixture(rows: 30)
    fixture.device.run { fixture.table.setEditing(true, animated: true) }
    fixture.device.advance(by: 0.5)
    let cell = fixture.table.cellForRow(at: .row(2))
    #expect(cell?.contentView.frame.minX == 38)
    fixture.device.tap(at: 20, 110)
    fixture.device.advance(by: 0.5)
    #expect(fixture.source.deeds.last == "willBeginEditing 0.2")
    fixture.device.tap(at: 350, 110)
    #expect(fixture.source.deeds.contains("commit delete 0.2"))
    fixture.device.run { fixture.table.setEditing(false, animated: true) }
    fixture.device.advance(by: 0.5)
    #expect(fixture.table.cellForRow(at: .row(2))?.contentView.frame.minX == 0)
  }
}
