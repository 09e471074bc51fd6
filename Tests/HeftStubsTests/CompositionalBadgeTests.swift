import Heft
import HeftStubs
import HeftTesting
import Testing

@Suite("Badges, edges and gaps of compositional layouts")
struct CompositionalBadgeTests {
  private func shown(_ layout: UICollectionViewLayout, _ counts: [Int]) -> (CollectionScreen, TestDevice) {
    let screen = CollectionScreen(layout, counts)
    let device = screen.shown()
    device.advance(by: 0.1)
    return (screen, device)
  }

  private func square(_ anchor: NSCollectionLayoutAnchor, own: NSCollectionLayoutAnchor? = nil)
    -> NSCollectionLayoutSupplementaryItem
  {
    NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge", containerAnchor: anchor,
      itemAnchor: own)
  }

  private func badge(_ layout: UICollectionViewLayout, _ item: Int) -> CGRect? {
    layout.layoutAttributesForSupplementaryView(ofKind: "badge", at: IndexPath(item: item, section: 0))?.frame
  }

  private func rows(of item: NSCollectionLayoutItem) -> UICollectionViewCompositionalLayout {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(200), .absolute(100)), subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  /// A section that scrolls sideways, with a badge at each item.
  private func sideways() -> UICollectionViewCompositionalLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)),
      supplementaryItems: [square(NSCollectionLayoutAnchor(edges: [.top, .trailing]))])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(150), .absolute(100)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    return UICollectionViewCompositionalLayout(section: section)
  }

  struct Place: Sendable {
    var edges: NSDirectionalRectEdge
    var offset = CGPoint.zero
    var isFraction = false
    var own: NSDirectionalRectEdge?
    var expected: CGPoint
  }

  @Test(
    "A badge lies at the edges of its item, with its own place there, and as far from them as it is told",
    arguments: [
      Place(edges: [.top, .trailing], expected: CGPoint(x: 80, y: 0)),
      Place(edges: [.top, .trailing], offset: CGPoint(x: 4, y: -3), expected: CGPoint(x: 84, y: -3)),
      Place(
        edges: [.top, .trailing], offset: CGPoint(x: 0.5, y: -0.5), isFraction: true,
        expected: CGPoint(x: 90, y: -10)),
      Place(edges: [.bottom], expected: CGPoint(x: 40, y: 80)),
      Place(edges: [.top, .leading], own: [.bottom, .trailing], expected: CGPoint(x: -20, y: -20)),
    ])
  func places(place: Place) {
    let anchor =
      place.isFraction
      ? NSCollectionLayoutAnchor(edges: place.edges, fractionalOffset: place.offset)
      : NSCollectionLayoutAnchor(edges: place.edges, absoluteOffset: place.offset)
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)),
      supplementaryItems: [square(anchor, own: place.own.map { NSCollectionLayoutAnchor(edges: $0) })])
    let layout = rows(of: item)
    _ = shown(layout, [4])
    #expect(badge(layout, 0)?.origin == place.expected)
    #expect(badge(layout, 3)?.origin == CGPoint(x: place.expected.x + 100, y: place.expected.y + 100))
    #expect(badge(layout, 4) == nil)
  }

  @Test("The badges of items that are seen are shown in front of them, and follow items that scroll sideways")
  func views() throws {
    let layout = sideways()
    let screen = CollectionScreen(layout, [10])
    let device = screen.shown()
    _ = device.run {
      screen.collectionView.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "badge")
      screen.collectionView.reloadData()
    }
    device.advance(by: 0.1)
    let badge = try #require(
      screen.collectionView.supplementaryView(forElementKind: "badge", at: IndexPath(item: 1, section: 0)))
    #expect(badge.frame.size == CGSize(width: 20, height: 20))
    let cell = try #require(screen.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(badge.superview === cell.superview)
    #expect(badge.frame.maxX == cell.frame.maxX && badge.frame.minY == cell.frame.minY)
    let siblings = cell.superview?.subviews ?? []
    #expect(siblings.firstIndex { $0 === cell }! < siblings.firstIndex { $0 === badge }!)
  }

  @Test("Badges are in front of the items at the first show too, and of items that come into sight later")
  func fronts() throws {
    let screen = CollectionScreen(sideways(), [30])
    screen.supplementaryKind = "badge"
    let device = screen.shown()
    device.advance(by: 0.1)
    for item in [1, 12] {
      let path = IndexPath(item: item, section: 0)
      if item == 12 {
        let first = try #require(screen.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)))
        let scroller = try #require(first.superview as? UIScrollView)
        device.run { scroller.contentOffset.x = 150 * 12 }
        device.advance(by: 0.1)
      }
      let cell = try #require(screen.collectionView.cellForItem(at: path))
      let badge = try #require(screen.collectionView.supplementaryView(forElementKind: "badge", at: path))
      let siblings = cell.superview?.subviews ?? []
      let lastCell = siblings.lastIndex { $0 is UICollectionViewCell && !$0.isHidden }
      let firstBadge = siblings.firstIndex { !($0 is UICollectionViewCell) && !$0.isHidden }
      #expect(badge.superview === cell.superview && siblings.contains { $0 === badge })
      #expect(try #require(lastCell) < #require(firstBadge))
    }
  }

  @Test(
    "The headers and footers of a whole layout are around its sections, and one that is pinned stays in sight"
  )
  func edges() throws {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(300)), subitems: [item])
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), elementKind: "title", alignment: .top)
    header.pinToVisibleBounds = true
    configuration.boundarySupplementaryItems = [
      header,
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(20)), elementKind: "end", alignment: .bottom),
    ]
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group), configuration: configuration)
    let (screen, device) = shown(layout, [2, 3])
    func frame(_ kind: String) -> CGRect? {
      layout.layoutAttributesForSupplementaryView(ofKind: kind, at: IndexPath(item: 0, section: 0))?.frame
    }
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minY == 40)
    #expect(frame("end")?.minY == 1540)
    #expect(layout.collectionViewContentSize.height == 1560)
    _ = device.run { screen.collectionView.contentOffset.y = 200 }
    #expect(frame("title")?.minY == 200)
  }

  @Test("The gaps around an item are kept, and those that grow share the room that is left")
  func gaps() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(40), .absolute(30)))
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(10), top: .flexible(0), trailing: .fixed(5), bottom: .fixed(10))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(200), .absolute(100)), subitems: [item])
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    _ = shown(layout, [4])
    func frame(_ item: Int) -> CGRect? {
      layout.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
    }
    // Three of 55 points leave 35 of 200, a third of them for each; the flexible gap above takes all that is left.
    let more = CGFloat(35) / 3
    #expect(abs((frame(0)?.minX ?? 0) - (10 + more)) < 0.01)
    #expect(abs((frame(1)?.minX ?? 0) - (55 + 10 + more * 2)) < 0.01)
    #expect(frame(0)?.minY == 60 && frame(0)?.height == 30)
    #expect(frame(3)?.minY == 160)
  }
}
