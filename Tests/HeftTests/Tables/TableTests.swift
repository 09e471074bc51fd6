import Heft
import HeftTesting
import Testing

/// What a table shows (TABLE-1 to TABLE-5).
struct TableTests {
  @Test("Only the rows that are seen have cells (TABLE-1)")
  func visible() {
    let stage = TableStage(rows: 10_000)
    #expect(stage.texts.first == "Row 0")
    #expect(stage.texts.count == 16)
    #expect(stage.source.cellCount == 16)
    #expect(stage.table.contentSize.height == 440_000)
    #expect(stage.table.cellForRow(at: .row(15)) != nil)
    #expect(stage.table.cellForRow(at: .row(16)) == nil)
  }

  @Test("A table that leaves heights out is asked for one of ten thousand (TABLE-2)")
  func heights() {
    final class Short: NSObject, UITableViewDataSource, UITableViewDelegate {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10_000 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }
    let source = Short()
    let stage = TableStage(rows: 1) { table in
      table.rowHeight = 50
      table.dataSource = source
      table.delegate = source
    }
    #expect(stage.table.contentSize.height == 500_000)
    #expect(stage.table.rectForRow(at: .row(9_999)) == CGRect(x: 0, y: 499_950, width: 375, height: 50))
  }

  @Test("A cell that scrolls out is used again (TABLE-1)")
  func reuse() {
    let stage = TableStage(rows: 10_000)
    for _ in 0..<10 { stage.drag(from: 600, to: 50, rests: true) }
    #expect(stage.table.contentOffset.y > 5000)
    #expect(stage.source.made <= 18)
    #expect(stage.source.cellCount > 100)
    let first = Int(stage.table.contentOffset.y / 44)
    #expect(stage.texts.first == "Row \(first)")
  }

  @Test("A frame of a scroll tells the host only what comes in (TABLE-4)")
  func operations() {
    let stage = TableStage(rows: 10_000)
    let finger = stage.device.press(at: 100, 600)
    for step in 1...20 {
      stage.device.advance(by: 1.0 / 60)
      finger.move(to: 100, 600 - Double(step) * 44)
    }
    stage.host.clear()
    stage.device.advance(by: 1.0 / 60)
    finger.move(to: 100, 600 - 21 * 44)
    let kinds = stage.host.outputs.map { $0.description.split(separator: " ")[0] }
    // The scroll, the bar, and one row's frame and text.
    #expect(kinds.sorted() == ["frame", "frame", "scroll", "text"])
    #expect(stage.host.screen.mistakes == [])
  }

  @Test("What rests is hidden if it is out of sight, and read in order (TABLE-4)")
  func order() {
    let stage = TableStage(rows: 10_000)
    stage.drag(from: 600, to: 80)
    stage.device.advance(by: 8)
    #expect(stage.host.screen.texts.filter { $0.hasPrefix("Row") } == stage.texts)
  }

  @Test("A cell that is seen stays the same (TABLE-1)")
  func identity() {
    let stage = TableStage(rows: 100)
    let cell = stage.table.cellForRow(at: .row(10))
    stage.drag(from: 300, to: 200, rests: true)
    stage.drag(from: 200, to: 260, rests: true)
    #expect(stage.table.cellForRow(at: .row(10)) === cell)
    #expect(cell.flatMap { stage.table.indexPath(for: $0) } == .row(10))
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
    let stage = TableStage(rows: 100) { $0.register(Loud.self, forCellReuseIdentifier: "loud") }
    stage.device.run {
      stage.source.makeCell = { table, path in
        let cell = table.dequeueReusableCell(withIdentifier: "loud", for: path)
        cell.textLabel?.text = "Loud \((cell as? Loud)?.volume ?? 0)"
        return cell
      }
      stage.table.reloadData()
    }
    #expect(stage.texts.allSatisfy { $0 == "Loud 11" })
    stage.drag(from: 600, to: 100, rests: true)
    let cells = stage.table.visibleCells.compactMap { $0 as? Loud }
    #expect(cells.contains { $0.prepared > 0 })
    #expect(cells.first?.detailTextLabel != nil)
  }

  @Test("An identifier without a class gives plain cells and a word on the console")
  func unregistered() {
    let stage = TableStage(rows: 3)
    stage.device.run {
      stage.source.makeCell = { $0.dequeueReusableCell(withIdentifier: "nobody", for: $1) }
      stage.table.reloadData()
    }
    #expect(stage.table.visibleCells.count == 3)
    #expect(stage.host.operations.contains { "\($0)".contains("nobody") })
  }

  @Test("Sections have titles, and a plain one's stays at the top (TABLE-3)")
  func headers() {
    let stage = TableStage([(0..<10).map { "A\($0)" }, (0..<30).map { "B\($0)" }]) { _ in }
    stage.device.run {
      stage.source.headers = ["First", "Second"]
      stage.source.footers = [nil, "The end"]
      stage.table.reloadData()
    }
    #expect(stage.table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 28 + 440, width: 375, height: 28))
    #expect(stage.table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 496)
    stage.device.run { stage.table.contentOffset.y = 100 }
    #expect(stage.table.headerView(forSection: 0)?.frame.minY == 100)
    stage.device.run { stage.table.contentOffset.y = 460 }
    #expect(stage.table.headerView(forSection: 0)?.frame.minY == 440)
    #expect(stage.table.headerView(forSection: 1)?.frame.minY == 468)
    #expect(stage.host.screen.label("Second") != nil)
  }

  @Test("Rows are found by points, and points by rows")
  func geometry() {
    let stage = TableStage([["a", "b"], [], ["c"]])
    stage.device.run {
      stage.source.heights = { $0.section == 0 ? 30 : 70 }; stage.table.reloadData()
    }
    #expect(stage.table.indexPathForRow(at: CGPoint(x: 5, y: 59)) == .row(1))
    #expect(stage.table.indexPathForRow(at: CGPoint(x: 5, y: 60)) == IndexPath(row: 0, section: 2))
    #expect(stage.table.indexPathForRow(at: CGPoint(x: 5, y: 130)) == nil)
    #expect(stage.table.indexPathForRow(at: CGPoint(x: -1, y: 10)) == nil)
    #expect(stage.table.indexPathsForVisibleRows?.count == 3)
    #expect(stage.table.numberOfSections == 3)
    #expect(stage.table.numberOfRows(inSection: 1) == 0)
    #expect(stage.table.numberOfRows(inSection: 9) == 0)
  }

  @Test("A row is scrolled to where it is wanted")
  func scrollsToRow() {
    let stage = TableStage(rows: 1000)
    stage.device.run { stage.table.scrollToRow(at: .row(500), at: .top, animated: false) }
    #expect(stage.table.contentOffset.y == 22_000)
    #expect(stage.texts.first == "Row 500")
    stage.device.run { stage.table.scrollToRow(at: .row(500), at: .bottom, animated: true) }
    stage.device.advance(by: 0.5)
    #expect(stage.table.contentOffset.y == CGFloat(501 * 44 - 667))
    stage.device.run { stage.table.scrollToRow(at: .row(999), at: .top, animated: false) }
    #expect(stage.table.contentOffset.y == CGFloat(44_000 - 667))
    stage.device.run { stage.table.scrollToRow(at: .row(7000), at: .top, animated: false) }
    #expect(stage.table.contentOffset.y == CGFloat(44_000 - 667))
  }

  @Test("A data source that lies is made sense of (TABLE-5)")
  func lies() {
    let stage = TableStage(rows: 100)
    stage.device.run {
      stage.source.sections = [["only"]]
      stage.table.contentOffset.y = 2000
    }
    stage.device.advance(by: 0.1)
    #expect(stage.texts == ["only"])
    stage.device.run {
      stage.source.heights = { [.nan, -5, .infinity, 1e300][$0.row % 4] }
      stage.source.sections = [(0..<8).map { "\($0)" }]
      stage.table.reloadData()
    }
    #expect(stage.table.contentSize.height.isFinite)
    final class Negative: NSObject, UITableViewDataSource {
      func numberOfSections(in tableView: UITableView) -> Int { -3 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { -1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }
    let negative = Negative()
    stage.device.run { stage.table.dataSource = negative }
    #expect(stage.table.numberOfSections == 0)
    #expect(stage.table.rectForRow(at: IndexPath(indexes: [])) == .zero)
    #expect(stage.table.cellForRow(at: IndexPath(indexes: [1])) == nil)
    stage.device.run {
      stage.table.selectRow(at: .row(4), animated: false, scrollPosition: .middle)
      stage.table.deleteRows(at: [.row(4), IndexPath(indexes: [])], with: .fade)
      stage.table.endUpdates()
    }
    #expect(stage.table.indexPathForSelectedRow == nil)
  }

  @Test("A table and its cells are freed with their app")
  func freed() {
    weak var table: UITableView?
    weak var cell: UITableViewCell?
    do {
      let stage = TableStage(rows: 100)
      table = stage.table
      cell = stage.table.visibleCells.first
      stage.drag(from: 500, to: 100)
      stage.swipe(at: 100)
      stage.device.device.end()
      stage.source.table = nil
    }
    #expect(table == nil)
    #expect(cell == nil)
  }
}
