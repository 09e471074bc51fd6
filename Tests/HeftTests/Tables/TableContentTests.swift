import Heft
import HeftProtocol
import HeftTesting
import TestRules
import Testing

/// The margins and the automatic heights of what is in rows and headers (TABLE-21).
struct TableContentTests {
  private static let words = String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 6)

  /// Pins a view to the sides of a guide.
  private static func pin(_ view: UIView, to guide: UILayoutGuide) {
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
  }

  /// A table of one row, whose content is a view between the content view's margins.
  private func table(of content: UIView) -> TableFixture {
    let fixture = TableFixture([["a"]])
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentView.addSubview(content)
    Self.pin(content, to: cell.contentView.layoutMarginsGuide)
    fixture.source.makeCell = { _, _ in cell }
    fixture.device.run { fixture.table.reloadData() }
    fixture.device.advance(by: 0.1)
    return fixture
  }

  @Test("What lies within a row's margins begins where its text and the line below it do", .rule("TABLE-21"))
  func margins() {
    let box = UIView()
    box.heightAnchor.constraint(equalToConstant: 50).isActive = true
    let fixture = table(of: box)
    #expect(box.frame == CGRect(x: 16, y: 11, width: 343, height: 50))
    #expect(fixture.table.rectForRow(at: .row(0)).height == 72)
    #expect(fixture.table.separatorInset.left == 16)
    let plain = TableFixture(rows: 1)
    #expect(plain.table.cellForRow(at: .row(0))?.textLabel?.frame.minX == 16)
    let cell = fixture.table.cellForRow(at: .row(0))
    fixture.device.run {
      cell?.contentView.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    #expect(box.frame.minX == 2 && box.frame.minY == 1)
  }

  @Test("A text view that does not scroll makes its row as high as its text", .rule("TABLE-21"))
  func textView() {
    let text = UITextView()
    text.isScrollEnabled = false
    text.font = .systemFont(ofSize: 17)
    text.text = Self.words
    let fixture = table(of: text)
    let needed = text.sizeThatFits(CGSize(width: 343, height: 0)).height
    #expect(needed > 100)
    #expect(abs(fixture.table.rectForRow(at: .row(0)).height - (needed + 22).rounded(.up)) < 1e-6)
    #expect(text.frame.width == 343)
    #expect(abs(text.frame.height - needed) <= 1)
    fixture.device.run {
      text.text = "Fox"
      fixture.table.beginUpdates()
      fixture.table.endUpdates()
    }
    fixture.device.advance(by: 0.5)
    #expect(fixture.table.rectForRow(at: .row(0)).height < 70)
  }

  private final class Words: UITableViewHeaderFooterView {
    let label = UILabel()

    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      label.numberOfLines = 0
      label.text = TableContentTests.words
      contentView.addSubview(label)
      TableContentTests.pin(label, to: contentView.layoutMarginsGuide)
    }
  }

  private final class Headers: NSObject, UITableViewDelegate {
    var asked = 0

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      asked += 1
      return tableView.dequeueReusableHeaderFooterView(withIdentifier: "words")
    }
  }

  @Test("A header of automatic height is measured anew in another width of the table", .rule("TABLE-21"))
  func headerWidth() throws {
    let delegate = Headers()
    let fixture = TableFixture([["a"]]) {
      $0.register(Words.self, forHeaderFooterViewReuseIdentifier: "words")
      $0.delegate = delegate
    }
    let tall = fixture.table.rectForHeader(inSection: 0).height
    let header = try #require(fixture.table.headerView(forSection: 0) as? Words)
    #expect(header.label.frame.minX == 16 && header.label.frame.width == 343 && header.label.frame.minY == 8)
    #expect(tall > 100)
    let asked = delegate.asked
    fixture.device.advance(by: 0.5)
    #expect(delegate.asked == asked)
    fixture.device.device.handle(.screen(HostEvent.Screen(width: 667, height: 375)))
    fixture.device.advance(by: 0.1)
    let low = fixture.table.rectForHeader(inSection: 0).height
    #expect(low < tall - 40)
    #expect(header.frame.height == low && header.label.frame.height >= low - 17)
    #expect(fixture.table.cellForRow(at: .row(0))?.frame.minY == low)
  }
}
