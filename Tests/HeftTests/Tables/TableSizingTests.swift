import Heft
import HeftTesting
import TestRules
import Testing

/// Rows as high as their content (TABLE-16, TABLE-17), headers of the app's own (TABLE-18), the section index
/// (TABLE-19), leading actions (TABLE-20).
struct TableSizingTests {
  /// A cell with a square held by constraints.
  private final class Block: UITableViewCell {
    let square = UIView()
    var side: NSLayoutConstraint?

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      square.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(square)
      let side = square.heightAnchor.constraint(equalToConstant: 50)
      self.side = side
      NSLayoutConstraint.activate([
        side, square.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
        square.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        square.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        square.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      ])
    }
  }

  /// Rows of blocks with sides of 50, 60 and 70 points in turn.
  private func blocks(_ count: Int, estimate: CGFloat = 44, _ side: @escaping (Int) -> CGFloat)
    -> TableFixture
  {
    let fixture = TableFixture([(0..<count).map { "\($0)" }])
    fixture.source.makeCell = { table, path in
      let cell =
        table.dequeueReusableCell(withIdentifier: "block") as? Block
        ?? Block(style: .default, reuseIdentifier: "block")
      cell.side?.constant = side(path.row)
      return cell
    }
    fixture.device.run {
      fixture.table.estimatedRowHeight = estimate
      fixture.table.reloadData()
    }
    fixture.device.advance(by: 0.1)
    return fixture
  }

  @Test("A row of automatic height is as high as the constraints in its content view", .rule("TABLE-16"))
  func constraints() {
    let fixture = blocks(4) { [50, 60, 70, 80][$0] }
    #expect((0..<4).map { fixture.table.rectForRow(at: .row($0)).height } == [70, 80, 90, 100])
    #expect((0..<4).map { fixture.table.cellForRow(at: .row($0))?.frame.minY } == [0, 70, 150, 240])
    let cell = fixture.table.cellForRow(at: .row(3)) as? Block
    #expect(cell?.square.frame == CGRect(x: 0, y: 10, width: 375, height: 80))
    #expect(fixture.table.contentSize.height == 340)
    fixture.device.run {
      cell?.side?.constant = 20
      fixture.table.beginUpdates()
      fixture.table.endUpdates()
    }
    fixture.device.advance(by: 0.5)
    #expect(fixture.table.rectForRow(at: .row(3)).height == 40)
    #expect(fixture.host.operations.allSatisfy { !"\($0)".contains("onstraint") })
  }

  @Test("Content that ends between two points makes its row as high as the next whole one", .rule("TABLE-16"))
  func wholePoints() {
    let fixture = blocks(3) { [50.25, 50.5, 51][$0] }
    #expect((0..<3).map { fixture.table.rectForRow(at: .row($0)).height } == [71, 71, 71])
  }

  @Test("A text of several lines makes its row as high as it needs", .rule("TABLE-16"))
  func lines() {
    let fixture = TableFixture([["short", "long"]])
    fixture.source.makeCell = { _, path in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.numberOfLines = 0
      let line = "The quick brown fox jumps over the lazy dog."
      cell.textLabel?.text = path.row == 0 ? "Fox" : "\(line) \(line) \(line)"
      return cell
    }
    fixture.device.run { fixture.table.reloadData() }
    fixture.device.advance(by: 0.1)
    #expect(fixture.table.rectForRow(at: .row(0)).height == 44)
    #expect(fixture.table.rectForRow(at: .row(1)).height > 80)
  }

  @Test("A height that is set counts, whatever the constraints say", .rule("TABLE-16"))
  func fixedHeight() {
    let fixture = blocks(3) { _ in 200 }
    fixture.device.run { fixture.source.heights = { $0.row == 1 ? 30 : UITableView.automaticDimension } }
    fixture.device.run { fixture.table.reloadData() }
    fixture.device.advance(by: 0.1)
    #expect((0..<3).map { fixture.table.rectForRow(at: .row($0)).height } == [220, 30, 220])
  }

  @Test(
    "Rows that were not seen have the estimate, and what is seen stays while they are measured",
    .rule("TABLE-17"))
  func estimates() {
    let fixture = blocks(1000, estimate: 100) { CGFloat(30 + $0 % 3 * 10) }
    #expect(fixture.table.contentSize.height < 100_000)
    #expect(fixture.table.contentSize.height > 98_000)
    fixture.device.run { fixture.table.scrollToRow(at: .row(500), at: .top, animated: false) }
    #expect(fixture.table.indexPathsForVisibleRows?.first == .row(500))
    #expect(fixture.table.rectForRow(at: .row(500)).minY == fixture.table.contentOffset.y)
    let before = fixture.table.cellForRow(at: .row(503))!.frame.minY - fixture.table.contentOffset.y
    let finger = fixture.device.press(at: 100, 300)
    for step in 1...10 {
      fixture.device.advance(by: 1.0 / 60)
      finger.move(to: 100, 300 + Double(step) * 20)
    }
    fixture.device.advance(by: 1.0 / 60)
    let after = fixture.table.cellForRow(at: .row(503))!.frame.minY - fixture.table.contentOffset.y
    #expect(abs(after - before - 200) <= 10)
    finger.lift()
    fixture.device.advance(by: 4)
    for row in fixture.table.indexPathsForVisibleRows ?? [] {
      #expect(fixture.table.rectForRow(at: row).height == CGFloat(50 + row.row % 3 * 10))
    }
    #expect(fixture.host.screen.mistakes == [])
  }

  @Test(
    "Headers of a registered class are used again, and are as high as their constraints", .rule("TABLE-18"))
  func headers() {
    final class Tall: UITableViewHeaderFooterView {
      nonisolated(unsafe) static var made = 0
      override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        Tall.made += 1
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(bar)
        NSLayoutConstraint.activate([
          bar.topAnchor.constraint(equalTo: contentView.topAnchor),
          bar.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
          bar.heightAnchor.constraint(equalToConstant: 60),
        ])
      }
    }
    final class Headers: NSObject, UITableViewDelegate {
      var shown: [Int] = []
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "tall")
        view?.textLabel?.text = "Section \(section)"
        return view
      }
      func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        shown.append(section)
        (view as? UITableViewHeaderFooterView)?.textLabel?.textColor = .systemRed
      }
    }
    let delegate = Headers()
    let fixture = TableFixture((0..<200).map { ["row \($0)"] }) {
      $0.register(Tall.self, forHeaderFooterViewReuseIdentifier: "tall")
      $0.delegate = delegate
    }
    #expect(fixture.table.rectForHeader(inSection: 3) == CGRect(x: 0, y: 312, width: 375, height: 60))
    #expect(fixture.host.screen.label("Section 3") != nil)
    #expect(delegate.shown.prefix(3) == [0, 1, 2])
    fixture.device.run { fixture.table.contentOffset.y = 9000 }
    fixture.device.run { fixture.table.contentOffset.y = 15_000 }
    #expect(fixture.table.headerView(forSection: 150)?.textLabel?.text == "Section 150")
    #expect(fixture.table.headerView(forSection: 150)?.textLabel?.textColor == .systemRed)
    #expect(Tall.made < 20)
    let lists = fixture.host.screen.views.values.flatMap { $0.lists }
    #expect(lists.allSatisfy { $0.name.hasPrefix("Section ") })
  }

  @Test("A finger on the section index brings the sections, and so do the keys", .rule("TABLE-19"))
  func index() {
    let letters = ["A", "B", "C", "D", "E", "F"]
    let fixture = TableFixture(letters.map { letter in (0..<20).map { "\(letter)\($0)" } })
    fixture.device.run {
      fixture.source.headers = letters
      fixture.source.indexTitles = letters
      fixture.table.reloadData()
    }
    fixture.device.advance(by: 0.1)
    // Six titles of 14 points in the middle of 667.
    let finger = fixture.device.press(at: 365, 291.5 + 14 * 2 + 7)
    #expect(fixture.texts.first == "C0")
    finger.move(to: 365, 291.5 + 14 * 3 + 7)
    #expect(fixture.texts.first == "D0")
    finger.move(to: 365, 660)
    #expect(fixture.texts.first == "F0")
    finger.lift()
    #expect(fixture.source.deeds == [])
    let index = fixture.host.screen.views.values.first { $0.accessibility?.label == "Section index" }
    #expect(index?.accessibility?.value == "F")
    for _ in 0..<4 {
      fixture.device.device.handle(
        .action(HostEvent.Action(view: index!.number, kind: .increment, time: fixture.device.time)))
    }
    #expect(fixture.texts.first == "B0")
    #expect(fixture.table.cellForRow(at: IndexPath(row: 0, section: 1))?.contentView.frame.width == 360)
    fixture.device.run {
      fixture.table.sectionIndexMinimumDisplayRowCount = 1000
      fixture.table.reloadData()
    }
    fixture.device.advance(by: 0.1)
    #expect(!fixture.host.screen.views.values.contains { $0.accessibility?.label == "Section index" })
  }

  @Test("A row that is swiped to the right shows its leading actions", .rule("TABLE-20"))
  func leading() {
    let fixture = TableFixture(rows: 30)
    var done: [String] = []
    fixture.source.leadingActions = UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Pin") { _, _, finish in
        done.append("pin")
        finish(true)
      },
      UIContextualAction(style: .normal, title: "Read") { _, _, finish in
        done.append("read")
        finish(true)
      },
    ])
    fixture.swipe(at: 100, from: 60, to: 200)
    #expect(fixture.table.cellForRow(at: .row(2))?.transform.tx == 148)
    fixture.device.tap(at: 74 + 30, 100)
    #expect(done == ["read"])
    fixture.device.advance(by: 0.5)
    #expect(fixture.host.screen.label("Pin") == nil)
    fixture.swipe(at: 100, from: 20, to: 350)
    #expect(done == ["read", "pin"])
    fixture.device.advance(by: 0.5)
    fixture.source.leadingActions = nil
    fixture.swipe(at: 100, from: 60, to: 200)
    #expect(fixture.table.cellForRow(at: .row(2))?.transform == .identity)
    fixture.swipe(at: 100)
    #expect(fixture.host.screen.label("Delete") != nil)
  }
}
