import Heft
import HeftTesting
import TestRules
import Testing

/// Collection views as a user sees them.
struct CollectionTests {
  private let list: GridController
  private let device: TestDevice
  private var view: UICollectionView { list.collectionView }

  init() {
    let list = GridController()
    self.list = list
    device = TestDevice(
      App(
        name: "Grid", bundleIdentifier: "test.grid", rootViewController: { list },
        delegate: { PlainDelegate() }))
  }

  private func run(_ work: () -> Void) { device.run(work) }
  private var shown: [String] { device.host.screen.texts }

  @Test("Items lie in lines from edge to edge, and those that are seen have cells", .rule("COLLECTION-1"))
  func lines() {
    // 375 points hold three items of 110 with gaps of 22.5.
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minX == 132.5)
    #expect(view.cellForItem(at: IndexPath(item: 3, section: 0))?.frame.minY == 140)
    #expect(view.contentSize.height == 366_760)
    #expect(list.asked < 40)
    #expect(shown.contains("0") && !shown.contains("60"))
    #expect(view.cellForItem(at: IndexPath(item: 9_000, section: 0)) == nil)
    #expect(view.layoutAttributesForItem(at: IndexPath(item: 9_000, section: 0))?.frame.minY == 330_030)
  }

  @Test("Cells that scroll out show what scrolls in, and no more are made", .rule("COLLECTION-2"))
  func reuse() {
    let made = list.made
    run {
      view.scrollToItem(at: IndexPath(item: 5_000, section: 0), at: .centeredVertically, animated: false)
    }
    #expect(shown.contains("5000") && !shown.contains("0"))
    for _ in 0..<20 {
      run { view.contentOffset.y += 37 }
    }
    #expect(list.made <= made + 6)
    #expect(view.visibleCells.count == view.indexPathsForVisibleItems.count)
    #expect(view.indexPathForItem(at: CGPoint(x: 10, y: 45)) == IndexPath(item: 0, section: 0))
  }

  @Test("A tap lights an item and selects it, and the one before loses the selection", .rule("COLLECTION-3"))
  func selection() {
    device.tap(at: 50, 100)
    device.advance(by: 0.3)
    #expect(list.calls == ["highlight 0", "select 0", "unhighlight 0"])
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.isSelected == true)
    device.tap(at: 187, 100)
    #expect(list.calls.suffix(4) == ["highlight 1", "deselect 0", "select 1", "unhighlight 1"])
    let drag = device.press(at: 50, 300)
    drag.move(to: 50, 200)
    drag.lift()
    #expect(list.calls.last == "unhighlight 1")
  }

  @Test("Items that come appear, those that go fade, the others move to their places", .rule("COLLECTION-4"))
  func updates() {
    let second = view.cellForItem(at: IndexPath(item: 1, section: 0))
    run {
      list.items.remove(at: 0)
      list.items.insert(77_777, at: 1)
      view.performBatchUpdates {
        view.deleteItems(at: [IndexPath(item: 0, section: 0)])
        view.insertItems(at: [IndexPath(item: 1, section: 0)])
      }
    }
    device.advance(by: 0.4)
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) === second)
    #expect(second?.frame.minX == 0)
    #expect(shown.contains("77777") && !shown.contains("0"))
    run {
      list.items.swapAt(0, 2)
      view.performBatchUpdates {
        view.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 2, section: 0))
        view.moveItem(at: IndexPath(item: 2, section: 0), to: IndexPath(item: 0, section: 0))
      }
    }
    device.advance(by: 0.4)
    #expect(view.cellForItem(at: IndexPath(item: 2, section: 0)) === second)
    #expect(device.host.screen.mistakes.isEmpty)
  }

  @Test("A section that moves takes its items along, and they keep their cells", .rule("COLLECTION-4"))
  func movingSection() {
    let sections = SectionsController()
    let device = TestDevice(
      App(
        name: "Sections", bundleIdentifier: "test.sections", rootViewController: { sections },
        delegate: { PlainDelegate() }))
    let view: UICollectionView = sections.collectionView
    let cell = view.cellForItem(at: IndexPath(item: 1, section: 0))
    device.run {
      sections.counts.append(sections.counts.remove(at: 0))
      view.moveSection(0, toSection: 2)
    }
    device.advance(by: 0.4)
    #expect(cell != nil && view.cellForItem(at: IndexPath(item: 1, section: 2)) === cell)
    #expect(cell?.frame.minY == 100)
    #expect(view.numberOfItems(inSection: 2) == 2 && view.visibleCells.count == 6)
    #expect(device.host.screen.mistakes.isEmpty && device.host.consoleLines.isEmpty)
  }

  @Test(
    "Counts that do not follow from the changes load everything anew, and the console says so",
    .rule("COLLECTION-4"))
  func wrongUpdates() {
    run {
      list.items.removeLast()
      view.deleteItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
    }
    #expect(view.numberOfItems(inSection: 0) == 9_999)
    #expect(shown.contains("0"))
  }

  @Test("A header stands before its section, and stays at the edge where that is set", .rule("COLLECTION-5"))
  func header() {
    #expect(shown.contains("Header 0"))
    let path = IndexPath(item: 0, section: 0)
    let kind = UICollectionView.elementKindSectionHeader
    #expect(view.supplementaryView(forElementKind: kind, at: path)?.frame.size.height == 30)
    run { view.contentOffset.y = 500 }
    #expect(view.supplementaryView(forElementKind: kind, at: path) == nil)
    run {
      (view.collectionViewLayout as? UICollectionViewFlowLayout)?.sectionHeadersPinToVisibleBounds = true
    }
    let inset = Double(view.adjustedContentInset.top)
    func top() -> Double? {
      view.supplementaryView(forElementKind: kind, at: path).map { Double($0.frame.minY) }
    }
    #expect(top() == 500 + inset)
    run { view.contentOffset.y = 600 }
    #expect(top() == 600 + inset)
  }

  @Test(
    "The delegate's sizes make lines as high as their highest item, which the others lie in the middle of",
    .rule("COLLECTION-6")
  )
  func sizes() {
    run {
      list.sizes = { $0.item == 0 ? CGSize(width: 200, height: 60) : CGSize(width: 150, height: 20) }
      list.items = Array(0..<5)
      view.reloadData()
    }
    let frames = (0..<5).map { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
    #expect(frames[0] == CGRect(x: 0, y: 30, width: 200, height: 60))
    #expect(frames[1] == CGRect(x: 225, y: 50, width: 150, height: 20))
    #expect(frames[2] == CGRect(x: 0, y: 100, width: 150, height: 20))
    #expect(frames[3] == CGRect(x: 225, y: 100, width: 150, height: 20))
    #expect(frames[4] == CGRect(x: 0, y: 130, width: 150, height: 20))
  }

  @Test(
    "To a screen reader the items of a section are a list of buttons that know their numbers",
    .rule("COLLECTION-7"))
  func accessibility() {
    device.advance(by: 2)
    let told = device.host.screen.views.values.first { !$0.lists.isEmpty }?.lists
    #expect(told?.first?.count == 10_000)
    #expect(told?.first?.first == 1)
    let cell = told?.first?.rows.first.flatMap { device.host.screen.views[$0] }
    #expect(cell?.accessibility?.states.contains(.hasMenu) == true)
  }

  @Test(
    "A layout of the app's own places the items, and is asked again when it says so", .rule("COLLECTION-8"))
  func customLayout() {
    let circle = DiagonalLayout()
    run { view.collectionViewLayout = circle }
    #expect(
      view.cellForItem(at: IndexPath(item: 3, section: 0))?.frame
        == CGRect(x: 30, y: 60, width: 40, height: 40))
    #expect(view.contentSize == CGSize(width: 375, height: 2_000))
    let times = circle.prepared
    run { view.contentOffset.y = 100 }
    #expect(circle.prepared == times)
    run {
      circle.step = 30
      circle.invalidateLayout()
    }
    #expect(view.cellForItem(at: IndexPath(item: 10, section: 0))?.frame.minY == 300)
  }

  @Test("Sideways, items fill columns from top to bottom", .rule("COLLECTION-9"))
  func sideways() {
    run { (view.collectionViewLayout as? UICollectionViewFlowLayout)?.scrollDirection = .horizontal }
    let first = view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame
    let second = view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame
    #expect(first?.minX == second?.minX)
    #expect((second?.minY ?? 0) > (first?.maxY ?? 0))
    #expect(view.contentSize.width > view.bounds.width)
    #expect(view.contentSize.height <= view.bounds.height)
  }

  @Test("A press on an item opens the menu that the delegate has for it", .rule("COLLECTION-10"))
  func menus() {
    let touch = device.press(at: 187, 100, force: 1)
    touch.press(4)
    device.advance(by: 0.5)
    #expect(list.menuAsked.last == 1)
    touch.lift()
    device.advance(by: 1)
    #expect(shown.contains("Keep 1"))
  }
}

/// A grid of numbers.
final class GridController: UICollectionViewController {
  var items = Array(0..<10_000)
  var asked = 0
  var made = 0
  var calls: [String] = []
  var menuAsked: [Int] = []
  var sizes: ((IndexPath) -> CGSize)?

  override init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 110, height: 100)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    super.init(collectionViewLayout: layout)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(forCellWithReuseIdentifier: "number") { [unowned self] in
      made += 1
      return NumberCell(registeredFor: $0)
    }
    collectionView.register(
      TitleView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "title")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  {
    items.count
  }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    asked += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
    (cell as? NumberCell)?.label.text = "\(items[indexPath.item])"
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    (view as? TitleView)?.label.text = "Header \(indexPath.section)"
    return view
  }

  override func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { sizes?(indexPath) ?? CGSize(width: 110, height: 100) }

  override func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    menuAsked.append(indexPath.item)
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(title: "", children: [UIAction(title: "Keep \(indexPath.item)") { _ in }])
    }
  }

  override func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    calls.append("highlight \(indexPath.item)")
  }
  override func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
  {
    calls.append("unhighlight \(indexPath.item)")
  }
  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    calls.append("select \(indexPath.item)")
  }
  override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    calls.append("deselect \(indexPath.item)")
  }
}

private final class NumberCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
  }
}

private final class TitleView: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}

/// Items down a slope.
private final class DiagonalLayout: UICollectionViewLayout {
  var step: CGFloat = 20
  var prepared = 0
  private var all: [UICollectionViewLayoutAttributes] = []

  override func prepare() {
    prepared += 1
    all = (0..<100).map { number in
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: number, section: 0))
      attributes.frame = CGRect(x: 10 * CGFloat(number), y: step * CGFloat(number), width: 40, height: 40)
      return attributes
    }
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 375, height: 2_000) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { all }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    all[indexPath.item]
  }
}

/// Sections of one to three items, each in a line.
private final class SectionsController: UICollectionViewController {
  var counts = [2, 1, 3]

  override init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 50)
    super.init(collectionViewLayout: layout)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  {
    counts[section]
  }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
