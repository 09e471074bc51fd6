import Heft
import HeftTesting
import TestRules
import Testing

/// Presses on the cells of a collection view that is registered as a whole (PEEK-20).
struct CollectionPreviewTests {
  private final class Grid: UICollectionViewController, UIViewControllerPreviewingDelegate {
    let log = PreviewLog()
    var sources: [CGRect] = []

    override init() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      super.init(collectionViewLayout: layout)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Grid"
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      registerForPreviewing(with: self, sourceView: collectionView)
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 600 }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      log.lines.append("selected \(indexPath.item)")
    }

    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController? {
      guard let path = collectionView.indexPathForItem(at: location),
        let cell = collectionView.cellForItem(at: path)
      else {
        log.lines.append("nothing")
        return nil
      }
      previewingContext.sourceRect = cell.frame
      sources.append(cell.frame)
      let detail = PreviewedController()
      detail.title = "Item \(path.item)"
      return detail
    }

    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
    ) {
      log.lines.append("commit \(viewControllerToCommit.title ?? "")")
      show(viewControllerToCommit, sender: self)
    }
  }

  private let grid: Grid
  private let device: TestDevice

  init() {
    let grid = Grid()
    self.grid = grid
    device = TestDevice(
      App(
        name: "Grid", bundleIdentifier: "test.grid",
        rootViewController: { UINavigationController(rootViewController: grid) },
        delegate: { PlainDelegate() }))
    device.advance(by: 1)
  }

  private func press(at x: Double, _ y: Double, force: Double) -> TestTouch {
    let finger = device.press(at: x, y, force: 1)
    device.advance(by: 0.1)
    finger.press(force)
    device.advance(by: 0.8)
    return finger
  }

  @Test(
    "A press on a cell previews what that cell is for, also after scrolling, and selects nothing",
    .rule("PEEK-20"))
  func cells() {
    press(at: 187, 94, force: 3).lift()
    device.advance(by: 1)
    device.run { grid.collectionView.contentOffset.y += 1_100 }
    let finger = press(at: 50, 94, force: 3)
    #expect(device.host.screen.texts.contains("Item 30"))
    finger.lift()
    device.advance(by: 1)
    #expect(grid.sources.map { $0.origin } == [CGPoint(x: 137.5, y: 0), CGPoint(x: 0, y: 1_100)])
    #expect(grid.log.lines == [])
  }

  @Test(
    "A press between two cells previews nothing, and a deep one on a cell opens its screen", .rule("PEEK-20"))
  func popped() {
    press(at: 118, 94, force: 3).lift()
    device.advance(by: 1)
    #expect(grid.log.lines.contains("nothing") && grid.sources.isEmpty)
    let finger = press(at: 50, 94, force: 3)
    finger.press(6)
    device.advance(by: 1)
    finger.lift()
    device.advance(by: 1)
    #expect(grid.log.lines.last == "commit Item 0")
    #expect(grid.navigationController?.topViewController?.title == "Item 0")
  }
}
