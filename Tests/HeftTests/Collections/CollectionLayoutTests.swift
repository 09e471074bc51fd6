import Heft
import HeftTesting
import TestRules
import Testing

/// What a layout of the app's own hears of updates (COLLECTION-13), and its decorations (COLLECTION-14).
struct CollectionLayoutTests {
  private let list = MovableGrid()
  private let layout = TellingLayout()
  private let device: TestDevice
  private var view: UICollectionView { list.collectionView }

  init() {
    let list = list
    let layout = layout
    list.items = [Array(0..<6)]
    device = TestDevice(
      App(
        name: "Grid", bundleIdentifier: "test.grid", rootViewController: { list },
        delegate: { PlainDelegate() }))
    device.run { list.collectionView.collectionViewLayout = layout }
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test(
    "A layout hears what comes, goes and moves before and after it has its places", .rule("COLLECTION-13"))
  func updates() {
    device.run {
      list.items[0] = [9, 0, 2, 3, 5, 4]
      view.performBatchUpdates {
        view.deleteItems(at: [path(1)])
        view.insertItems(at: [path(0)])
        view.moveItem(at: path(5), to: path(4))
        view.reloadItems(at: [path(3)])
      }
    }
    #expect(layout.told == ["delete 1", "insert 0", "reload 3 as 3", "move 5 to 4", "finalize"])
    device.run {
      list.items.append([7])
      view.insertSections(IndexSet(integer: 1))
    }
    #expect(layout.told.suffix(2) == ["insert section 1", "finalize"])
  }

  @Test("Items come from where the layout says, and go to where it says", .rule("COLLECTION-13"))
  func origins() {
    let going = view.cellForItem(at: path(1))
    device.run {
      list.items[0] = [9, 0, 2, 3, 4, 5]
      view.performBatchUpdates {
        view.deleteItems(at: [path(1)])
        view.insertItems(at: [path(0)])
      }
    }
    let coming = view.cellForItem(at: path(0))
    #expect(device.host.screen.views.values.contains { $0.frame.minX == -200 })
    #expect(going?.frame.minX == 500 && going?.alpha == 1)
    #expect(coming?.frame.minX == 0 && coming?.alpha == 1)
    device.advance(by: 0.5)
    #expect(device.host.screen.mistakes.isEmpty)
  }

  @Test(
    "What comes appears in its place and what goes fades there, where the layout says nothing",
    .rule("COLLECTION-13"))
  func usual() {
    device.run { view.collectionViewLayout = UICollectionViewFlowLayout() }
    let going = view.cellForItem(at: path(1))
    let place = going?.frame
    device.run {
      list.items[0] = [0, 2, 3, 4, 5]
      view.deleteItems(at: [path(1)])
    }
    #expect(going?.alpha == 0 && going?.frame == place)
  }

  @Test(
    "Decorations lie where the layout says, and the data source is not asked for them", .rule("COLLECTION-14")
  )
  func decorations() {
    let grounds = view.subviews.compactMap { $0 as? Ground }
    #expect(grounds.count == 1)
    #expect(grounds.first?.frame == CGRect(x: 0, y: 0, width: 300, height: 60))
    #expect(view.subviews.first === grounds.first)
    #expect(view.visibleSupplementaryViews(ofKind: "ground").isEmpty)
    device.run {
      layout.hasGround = false
      layout.invalidateLayout()
    }
    #expect(grounds.first?.isHidden == true)
    device.run {
      layout.hasGround = true
      layout.invalidateLayout()
    }
    #expect(view.subviews.contains { $0 === grounds.first && !$0.isHidden })
    #expect(
      layout.layoutAttributesForDecorationView(ofKind: "ground", at: path(0))?.representedElementCategory
        == .decorationView)
  }

  @Test("A decoration of no class is a plain view, and the console says so", .rule("COLLECTION-14"))
  func unregistered() {
    device.run {
      layout.kind = "unknown"
      layout.invalidateLayout()
    }
    let lines = device.host.operations.compactMap { operation in
      if case .console(.heft, let line) = operation { line } else { nil as String? }
    }
    #expect(lines.contains { $0.contains("\"unknown\"") })
  }
}

/// The ground behind a section.
private final class Ground: UICollectionReusableView {}

/// Items in a row, with a ground behind them.
private final class TellingLayout: UICollectionViewLayout {
  var told: [String] = []
  var hasGround = true
  var kind = "ground"
  private var inserted: [IndexPath] = []

  override init() {
    super.init()
    register(Ground.self, forDecorationViewOfKind: "ground")
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 375, height: 600) }

  override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(x: 50 * path.item, y: 100 * path.section, width: 40, height: 40)
    return attributes
  }

  override func layoutAttributesForDecorationView(ofKind kind: String, at path: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: kind, with: path)
    attributes.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    attributes.zIndex = -1
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var all: [UICollectionViewLayoutAttributes] = []
    for section in 0..<(collectionView?.numberOfSections ?? 0) {
      for item in 0..<(collectionView?.numberOfItems(inSection: section) ?? 0) {
        if let own = layoutAttributesForItem(at: IndexPath(item: item, section: section)) { all.append(own) }
      }
    }
    if hasGround,
      let ground = layoutAttributesForDecorationView(ofKind: kind, at: IndexPath(item: 0, section: 0))
    {
      all.append(ground)
    }
    return all
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    inserted = []
    for item in updateItems {
      let (old, new) = (item.indexPathBeforeUpdate, item.indexPathAfterUpdate)
      switch item.updateAction {
      case .insert:
        if let new { inserted.append(new) }
        told.append(
          new?.item == NSNotFound ? "insert section \(new?.section ?? -1)" : "insert \(new?.item ?? -1)")
      case .delete: told.append("delete \(old?.item ?? -1)")
      case .reload: told.append("reload \(old?.item ?? -1) as \(new?.item ?? -1)")
      case .move: told.append("move \(old?.item ?? -1) to \(new?.item ?? -1)")
      case .none: break
      }
    }
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    told.append("finalize")
  }

  override func initialLayoutAttributesForAppearingItem(at path: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let attributes = super.initialLayoutAttributesForAppearingItem(at: path)
    #expect(attributes?.alpha == 0)
    if inserted.contains(path) { attributes?.frame.origin.x = -200 }
    return attributes
  }

  override func finalLayoutAttributesForDisappearingItem(at path: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let attributes = super.finalLayoutAttributesForDisappearingItem(at: path)
    #expect(attributes?.frame.minX == CGFloat(50 * path.item))
    attributes?.frame.origin.x = 500
    attributes?.alpha = 1
    return attributes
  }
}
