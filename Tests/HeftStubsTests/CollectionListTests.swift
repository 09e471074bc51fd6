import Heft
import HeftStubs
import HeftTesting
import Testing

/// Collection views whose sections are lists.
@Suite("Lists of collection views")
struct CollectionListTests {
  private final class Delegate: UIResponder, UIApplicationDelegate {}

  private final class Screen: UIViewController {
    var list: UICollectionView!
    var source: UICollectionViewDiffableDataSource<Int, String>!

    override func viewDidLoad() {
      super.viewDidLoad()
      var look = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      look.headerMode = .supplementary
      list = UICollectionView(
        frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: look))
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(list)
      let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
        var content = cell.defaultContentConfiguration()
        content.text = text
        if text == "two" { content.secondaryText = "below" }
        cell.contentConfiguration = content
        cell.accessories = [.disclosureIndicator()]
      }
      let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { view, _, _ in
        var content = view.defaultContentConfiguration()
        content.text = "Head"
        view.contentConfiguration = content
      }
      source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, text in
        list.dequeueConfiguredReusableCell(using: cell, for: path, item: text)
      }
      source.supplementaryViewProvider = { list, _, path in
        list.dequeueConfiguredReusableSupplementary(using: header, for: path)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["one", "two", "three"])
      source.apply(snapshot, animatingDifferences: false)
    }
  }

  @Test("Rows lie below one another, inset and as high as their texts want")
  func rows() {
    let screen = Screen()
    let device = TestDevice(
      App(
        name: "List", bundleIdentifier: "test.list", rootViewController: { screen },
        delegate: { Delegate() }))
    device.advance(by: 0.5)
    func cell(_ item: Int) -> UICollectionViewListCell? {
      screen.list.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell
    }
    let (first, second, third) = (cell(0), cell(1), cell(2))
    #expect(first?.frame.minX == 16)
    #expect(abs((first?.frame.width ?? 0) - (screen.list.bounds.width - 32)) < 0.01)
    #expect(first?.frame.height == 44)
    #expect((second?.frame.height ?? 0) > 44)
    #expect(second?.frame.minY == first?.frame.maxY)
    #expect(third?.frame.minY == second?.frame.maxY)
    #expect(first?.accessories.count == 1)
    #expect(second?.accessibilityLabel == "two, below")
  }
}
