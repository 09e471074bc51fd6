import Heft
import HeftTesting
import TestRules
import Testing

/// The content of a table (TABLE-1 to TABLE-5).
struct TableTests {
  @Test("Only the rows that are seen have cells", .rule("TABLE-1"))
  func visible() {
    let fixture = TableFixture(rows: 10_000)
    #expect(fixture.texts.first == "Row 0")
    #expect(fixture.texts.count == 16)
    #expect(fixture.source.cellCount == 16)
    #expect(fixture.table.contentSize.height == 440_000)
    #expect(fixture.table.cellForRow(at: .row(15)) != nil)
    #expect(fixture.table.cellForRow(at: .row(16)) == nil)
  }

  @Test("A table that leaves heights out is asked for one of ten thousand", .rule("TABLE-2"))
  func heights() {
    final class Short: NSObject, UITableViewDataSource, UITableViewDelegate {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10_000 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }
    let source = Short()
    let fixture = TableFixture(rows: 1) { table in
      table.rowHeight = 50
      table.dataSource = source
      table.delegate = source
    }
    #expect(fixture.table.contentSize.height == 500_000)
    #expect(fixture.table.rectForRow(at: .row(9_999)) == CGRect(x: 0, y: 499_950, width: 375, height: 50))
  }

  @Test("A cell that scrolls out is used again", .rule("TABLE-1"))
  func reuse() {
    let fixture = TableFixture(rows: 10_000)
    for _ in 0..<10 { fixture.drag(from: 600, to: 50, rests: true) }
    #expect(fixture.table.contentOffset.y > 5000)
    #expect(fixture.source.made <= 18)
    #expect(fixture.source.cellCount > 100)
    let first = Int(fixture.table.contentOffset.y / 44)
    #expect(fixture.texts.first == "Row \(first)")
  }

  @Test("A frame of a scroll tells the host only what comes in", .rule("TABLE-4"))
  func operations() {
    let fixture = TableFixture(rows: 10_000)
    let finger = fixture.device.press(at: 100, 600)
    for step in 1...20 {
      fixture.device.advance(by: 1.0 / 60)
      finger.move(to: 100, 600 - Double(step) * 44)
    }
    fixture.host.clear()
    fixture.device.advance(by: 1.0 / 60)
    finger.move(to: 100, 600 - 21 * 44)
    let kinds = fixture.host.outputs.map { $0.description.split(separator: " ")[0] }
    // The scroll, the bar, and one row's frame and text.
    #expect(kinds == ["scroll", "frame", "text", "frame"])
    #expect(fixture.host.screen.mistakes == [])
  }

  @Test("What rests is hidden if it is out of sight, and read in order", .rule("TABLE-4"))
  func order() {
    let fixture = TableFixture(rows: 10_000)
    fixture.drag(from: 600, to: 80)
    fixture.device.advance(by: 8)
    #expect(fixture.host.screen.texts.filter { $0.hasPrefix("Row") } == fixture.texts)
  }

  @Test("A cell that is seen stays the same", .rule("TABLE-1"))
  func identity() {
    let fixture = TableFixture(rows: 100)
    let cell = fixture.table.cellForRow(at: .row(10))
    fixture.drag(from: 300, to: 200, rests: true)
    fixture.drag(from: 200, to: 260, rests: true)
    #expect(fixture.table.cellForRow(at: .row(10)) === cell)
    #expect(cell.flatMap { fixture.table.indexPath(for: $0) } == .row(10))
  }

  @Test("Registered classes are made by their own initializer")
  func registered() {
    final class Loud: UITableViewCell {
      let volume: Int
      var prepared = 0
      override init(style: CellStyle, reuseIdentifier: String?) {
        volume = 11
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
      }
      override func prepareForReuse() { prepared += 1 }
    }
    let fixture = TableFixture(rows: 100) { $0.register(Loud.self, forCellReuseIdentifier: "loud") }
    fixture.device.run {
      fixture.source.makeCell = { table, path in
        let cell = table.dequeueReusableCell(withIdentifier: "loud", for: path)
        cell.textLabel?.text = "Loud \((cell as? Loud)?.volume ?? 0)"
        return cell
      }
      fixture.table.reloadData()
    }
    #expect(fixture.texts.allSatisfy { $0 == "Loud 11" })
    fixture.drag(from: 600, to: 100, rests: true)
    let cells = fixture.table.visibleCells.compactMap { $0 as? Loud }
    #expect(cells.contains { $0.prepared > 0 })
    #expect(cells.first?.detailTextLabel != nil)
  }

  @Test("An identifier without a class gives plain cells and a word on the console")
  func unregistered() {
    let fixture = TableFixture(rows: 3)
    fixture.device.run {
      fixture.source.makeCell = { $0.dequeueReusableCell(withIdentifier: "nobody", for: $1) }
      fixture.table.reloadData()
    }
    #expect(fixture.table.visibleCells.count == 3)
    #expect(fixture.host.operations.contains { "\($0)".contains("nobody") })
  }

  @Test("Sections have titles, and a plain one's stays at the top", .rule("TABLE-3"))
  func headers() {
    let fixture = TableFixture([(0..<10).map { "A\($0)" }, (0..<30).map { "B\($0)" }]) { _ in }
    fixture.device.run {
      fixture.source.headers = ["First", "Second"]
      fixture.source.footers = [nil, "The end"]
      fixture.table.reloadData()
    }
    #expect(fixture.table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 28 + 440, width: 375, height: 28))
    #expect(fixture.table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 496)
    fixture.device.run { fixture.table.contentOffset.y = 100 }
    #expect(fixture.table.headerView(forSection: 0)?.frame.minY == 100)
    fixture.device.run { fixture.table.contentOffset.y = 460 }
    #expect(fixture.table.headerView(forSection: 0)?.frame.minY == 440)
    #expect(fixture.table.headerView(forSection: 1)?.frame.minY == 468)
    #expect(fixture.host.screen.label("Second") != nil)
  }

  @Test("Rows are found by points, and points by rows")
  func geometry() {
    let fixture = TableFixture([["a", "b"], [], ["c"]])
    fixture.device.run {
      fixture.source.heights = { $0.section == 0 ? 30 : 70 }; fixture.table.reloadData()
    }
    #expect(fixture.table.indexPathForRow(at: CGPoint(x: 5, y: 59)) == .row(1))
    #expect(fixture.table.indexPathForRow(at: CGPoint(x: 5, y: 60)) == IndexPath(row: 0, section: 2))
    #expect(fixture.table.indexPathForRow(at: CGPoint(x: 5, y: 130)) == nil)
    #expect(fixture.table.indexPathForRow(at: CGPoint(x: -1, y: 10)) == nil)
    #expect(fixture.table.indexPathsForVisibleRows?.count == 3)
    #expect(fixture.table.numberOfSections == 3)
    #expect(fixture.table.numberOfRows(inSection: 1) == 0)
    #expect(fixture.table.numberOfRows(inSection: 9) == 0)
  }

  @Test("A row is scrolled to where it is wanted")
  func scrollsToRow() {
    let fixture = TableFixture(rows: 1000)
    fixture.device.run { fixture.table.scrollToRow(at: .row(500), at: .top, animated: false) }
    #expect(fixture.table.contentOffset.y == 22_000)
    #expect(fixture.texts.first == "Row 500")
    fixture.device.run { fixture.table.scrollToRow(at: .row(500), at: .bottom, animated: true) }
    fixture.device.advance(by: 0.5)
    #expect(fixture.table.contentOffset.y == CGFloat(501 * 44 - 667))
    fixture.device.run { fixture.table.scrollToRow(at: .row(999), at: .top, animated: false) }
    #expect(fixture.table.contentOffset.y == CGFloat(44_000 - 667))
    fixture.device.run { fixture.table.scrollToRow(at: .row(7000), at: .top, animated: false) }
    #expect(fixture.table.contentOffset.y == CGFloat(44_000 - 667))
  }

  @Test("A data source that lies is made sense of", .rule("TABLE-5"))
  func lies() {
    let fixture = TableFixture(rows: 100)
    fixture.device.run {
      fixture.source.sections = [["only"]]
      fixture.table.contentOffset.y = 2000
    }
    fixture.device.advance(by: 0.1)
    #expect(fixture.texts == ["only"])
    fixture.device.run {
      fixture.source.heights = { [.nan, -5, .infinity, 1e300][$0.row % 4] }
      fixture.source.sections = [(0..<8).map { "\($0)" }]
      fixture.table.reloadData()
    }
    #expect(fixture.table.contentSize.height.isFinite)
    final class Negative: NSObject, UITableViewDataSource {
      func numberOfSections(in tableView: UITableView) -> Int { -3 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { -1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }
    let negative = Negative()
    fixture.device.run { fixture.table.dataSource = negative }
    #expect(fixture.table.numberOfSections == 0)
    #expect(fixture.table.rectForRow(at: IndexPath(indexes: [])) == .zero)
    #expect(fixture.table.cellForRow(at: IndexPath(indexes: [1])) == nil)
    fixture.device.run {
      fixture.table.selectRow(at: .row(4), animated: false, scrollPosition: .middle)
      fixture.table.deleteRows(at: [.row(4), IndexPath(indexes: [])], with: .fade)
      fixture.table.endUpdates()
    }
    #expect(fixture.table.indexPathForSelectedRow == nil)
  }

  @Test("A table and its cells are freed with their app")
  func freed() {
    weak var table: UITableView?
    weak var cell: UITableViewCell?
    do {
      let fixture = TableFixture(rows: 100)
      table = fixture.table
      cell = fixture.table.visibleCells.first
      fixture.drag(from: 500, to: 100)
      fixture.swipe(at: 100)
      fixture.device.device.end()
      fixture.source.table = nil
    }
    #expect(table == nil)
    #expect(cell == nil)
  }
}
