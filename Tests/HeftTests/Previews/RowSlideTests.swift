import Heft
import HeftTesting
import TestRules
import Testing

/// A preview of a row that is slid to the side, as it is seen (PEEK-21).
struct RowSlideTests {
  /// Five rows, each with a preview and something behind it.
  private final class Rows: UITableViewController, UIViewControllerPreviewingDelegate {
    var deleted: [Int] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      registerForPreviewing(with: self, sourceView: tableView)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    override func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      let delete = UIContextualAction(style: .destructive, title: "Delete") { [unowned self] _, _, done in
        deleted.append(indexPath.row)
        done(true)
      }
      return UISwipeActionsConfiguration(actions: [delete])
    }

    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController? { UIViewController() }

    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
    ) {}
  }

  private let rows = Rows()

  private func device() -> TestDevice {
    TestDevice(
      App(
        name: "Rows", bundleIdentifier: "test.rows", rootViewController: { [rows] in rows },
        delegate: { PlainDelegate() }))
  }

  @Test(
    "The card follows the finger to the left, point for point past the slop, and what it does shows beside it",
    .rule("PEEK-21"))
  func follows() throws {
    let device = device()
    func middle() -> Double? { device.host.screen.middle(of: "Open").map { Double($0.x) } }
    let finger = device.press(at: 250, 100)
    device.advance(by: 0.1)
    finger.press(3)
    device.advance(by: 0.8)
    let start = try #require(middle())
    for (x, distance) in [(244.0, 0.0), (210, 30), (180, 60), (250, 0), (160, 80), (159, 80.3)] {
      finger.move(to: x, 100)
      #expect(isClose(start - (middle() ?? 0), distance, within: 0.01))
      #expect(device.host.screen.texts.contains("Delete") == (distance > 0))
    }
    finger.lift()
    device.advance(by: 1)
    #expect(rows.deleted == [2] && middle() == nil)
  }

  @Test(
    "What the card uncovers is faint and small at first, and whole where lifting does it", .rule("PEEK-21"))
  func uncovers() throws {
    let device = device()
    let finger = device.press(at: 250, 100)
    device.advance(by: 0.1)
    finger.press(3)
    device.advance(by: 0.8)
    func beside() throws -> RenderedTree.View {
      let title = try #require(device.host.screen.views.values.first { $0.text == "Delete" })
      return try #require(device.host.screen.views[title.parent])
    }
    finger.move(to: 200, 100)
    let half = try beside()
    #expect(isClose(half.alpha, 0.275, within: 0.001))
    #expect(isClose(Double(half.transform.a), 0.75, within: 0.001))
    finger.move(to: 161, 100)
    let nearly = try beside()
    #expect(nearly.alpha > 0.5 && nearly.alpha < 0.55)
    for x in [160.0, 120] {
      finger.move(to: x, 100)
      let whole = try beside()
      #expect(whole.alpha == 1 && whole.transform == .identity)
    }
  }
}
