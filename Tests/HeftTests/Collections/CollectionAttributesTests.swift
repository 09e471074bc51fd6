import Heft
import HeftTesting
import TestRules
import Testing

/// Attributes in space, copies, invalidation, and headers and footers that come and go: COLLECTION-16 to COLLECTION-18, COLLECTION-5.
struct CollectionAttributesTests {
  private let list = SupplementController()
  private let device: TestDevice
  private var view: UICollectionView { list.collectionView }
  private let path = IndexPath(item: 0, section: 0)

  init() {
    let list = list
    device = TestDevice(
      App(
        name: "Grid", bundleIdentifier: "test.grid", rootViewController: { list },
        delegate: { PlainDelegate() }))
    device.advance(by: 0.1)
  }

  @Test("An element lies in space as its attributes say, until they say it no longer", .rule("COLLECTION-16"))
  func space() {
    let layout = TurnedLayout()
    device.run { view.collectionViewLayout = layout }
    let cell = view.cellForItem(at: path)
    #expect(cell?.transform3D.m34 == -0.002)
    device.run {
      layout.isTurned = false
      layout.invalidateLayout()
    }
    #expect(cell?.transform3D == CATransform3DIdentity && view.cellForItem(at: path) === cell)
    let plane = UICollectionViewLayoutAttributes(forCellWith: path)
    plane.transform3D = CATransform3DMakeScale(2, 2, 1)
    #expect(plane.transform == CGAffineTransform(scaleX: 2, y: 2))
  }

  @Test("A copy says all that the attributes say, and changes by itself", .rule("COLLECTION-16"))
  func copies() throws {
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "kind", with: path)
    attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    attributes.alpha = 0.5
    attributes.zIndex = 3
    attributes.isHidden = true
    attributes.transform3D.m34 = 0.1
    let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
    #expect(copy !== attributes && copy.representedElementKind == "kind" && copy.indexPath == path)
    #expect(copy.frame == attributes.frame && copy.alpha == 0.5 && copy.zIndex == 3 && copy.isHidden)
    #expect(copy.transform3D.m34 == 0.1)
    copy.alpha = 1
    #expect(attributes.alpha == 0.5)
    let marked = MarkedAttributes(forCellWith: path)
    marked.mark = 7
    #expect((marked.copy() as? MarkedAttributes)?.mark == 7)
  }

  @Test("A flow layout makes attributes of the app's class", .rule("COLLECTION-16"))
  func ownClass() {
    device.run { view.collectionViewLayout = MarkedLayout() }
    let attributes = view.layoutAttributesForItem(at: path)
    #expect(
      (attributes as? MarkedAttributes)?.mark == 0 && attributes?.frame.size == CGSize(width: 50, height: 50))
  }

  @Test("A layout hears what it is invalidated with, and moves the content by it", .rule("COLLECTION-17"))
  func invalidation() {
    let layout = HearingLayout()
    device.run { view.collectionViewLayout = layout }
    layout.heard = []
    let start = view.contentOffset.y
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateItems(at: [path])
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 30)
    device.run { layout.invalidateLayout(with: context) }
    #expect(layout.heard == ["items 1"] && layout.prepared > 0)
    #expect(view.contentOffset.y - start == 30)
    layout.heard = []
    device.run { layout.invalidateLayout() }
    #expect(layout.heard == ["items 0"])
    layout.heard = []
    device.run { view.frame.size.width = 300 }
    #expect(layout.heard.first == "bounds")
  }

  @Test(
    "The layout says where the content rests after a change of items or of layouts", .rule("COLLECTION-17"))
  func target() {
    let layout = HearingLayout()
    layout.target = 40
    device.run { view.setCollectionViewLayout(layout, animated: false) }
    #expect(view.contentOffset.y == 40)
    layout.target = 60
    device.run {
      list.count += 1
      view.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    device.advance(by: 0.5)
    #expect(view.contentOffset.y == 60)
  }

  @Test("A footer stays at the edge while its section is seen, where that is set", .rule("COLLECTION-5"))
  func footers() {
    let kind = UICollectionView.elementKindSectionFooter
    #expect(view.supplementaryView(forElementKind: kind, at: path) == nil)
    device.run {
      (view.collectionViewLayout as? UICollectionViewFlowLayout)?.sectionFootersPinToVisibleBounds = true
    }
    #expect(view.supplementaryView(forElementKind: kind, at: path)?.frame.maxY == view.bounds.maxY)
    device.run { view.contentOffset.y = 100 }
    #expect(view.supplementaryView(forElementKind: kind, at: path)?.frame.maxY == view.bounds.maxY)
  }

  @Test("The delegate hears of headers and footers that come and go", .rule("COLLECTION-18"))
  func display() {
    #expect(list.told.last == "show header")
    device.run { view.contentOffset.y = 1_000 }
    #expect(list.told.last == "hide header")
    device.run { view.contentOffset.y = view.contentSize.height - view.bounds.height }
    #expect(list.told.last == "show footer")
    device.run { view.reloadData() }
    #expect(list.told.suffix(2) == ["hide footer", "show footer"])
  }
}

/// Attributes with a value of the app's own.
private final class MarkedAttributes: UICollectionViewLayoutAttributes {
  var mark = 0

  override func copy() -> Any {
    let copy = MarkedAttributes(forCellWith: indexPath)
    copy.assign(self)
    copy.mark = mark
    return copy
  }
}

private final class MarkedLayout: UICollectionViewFlowLayout {
  override func makeAttributes(forCellWith indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
    MarkedAttributes(forCellWith: indexPath)
  }
}

/// Items that are turned in space.
private final class TurnedLayout: UICollectionViewFlowLayout {
  var isTurned = true

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let all = super.layoutAttributesForElements(in: rect)
    for attributes in all ?? [] where isTurned {
      var map = CATransform3DMakeRotation(1, 0, 1, 0)
      map.m34 = -0.002
      attributes.transform3D = map
    }
    return all
  }
}

private final class HearingLayout: UICollectionViewFlowLayout {
  final class BoundsContext: UICollectionViewFlowLayoutInvalidationContext {}

  var heard: [String] = []
  var prepared = 0
  var target: CGFloat?

  override func prepare() {
    super.prepare()
    prepared += 1
  }

  override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  { BoundsContext() }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    heard.append(
      context is BoundsContext ? "bounds" : "items \(context.invalidatedItemIndexPaths?.count ?? 0)")
  }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    CGPoint(x: proposedContentOffset.x, y: target ?? proposedContentOffset.y)
  }
}

/// A section with a header and a footer, several screens long.
private final class SupplementController: UICollectionViewController {
  var count = 300
  var told: [String] = []

  override init() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.footerReferenceSize = CGSize(width: 0, height: 30)
    super.init(collectionViewLayout: layout)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      collectionView.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
    }
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  {
    count
  }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
  }

  private func name(_ kind: String) -> String {
    kind == UICollectionView.elementKindSectionHeader ? "header" : "footer"
  }

  override func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { told.append("show \(name(elementKind))") }

  override func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { told.append("hide \(name(elementKind))") }
}
