import Heft
import HeftStubs
import HeftTesting
import Testing

/// Compositional layouts whose sections scroll across the others, and whose cells say how large they are.
@Suite("Sections that scroll sideways")
@MainActor
struct CompositionalScrollingTests {
  /// A section of cells of 200 by 100 points beside one another, 10 points apart, 20 points from the edges.
  private func shelf(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior)
    -> NSCollectionLayoutSection
  {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.absolute(200), .absolute(100)), subitems: [item]))
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
    section.orthogonalScrollingBehavior = behavior
    return section
  }

  private func opened(_ section: NSCollectionLayoutSection, _ counts: [Int]) -> (CollectionScreen, TestDevice)
  {
    opened(UICollectionViewCompositionalLayout(section: section), counts)
  }

  private func opened(_ layout: UICollectionViewLayout, _ counts: [Int], texts: [Int: String] = [:])
    -> (CollectionScreen, TestDevice)
  {
    let screen = CollectionScreen(layout, counts)
    screen.texts = texts
    let device = screen.shown()
    device.advance(by: 0.5)
    return (screen, device)
  }

  private func drag(_ device: TestDevice, at y: Double, by distance: Double, rests: Bool = true) {
    let finger = device.press(at: 200, y, force: 0.5)
    for step in 1...10 {
      device.advance(by: 1 / 60)
      finger.move(to: 200 + distance * Double(step) / 10, y)
    }
    if rests { device.advance(by: 0.3) }
    finger.lift()
    device.advance(by: 5)
  }

  @Test("Its groups stand beside one another, and the next section below them")
  func beside() {
    let (screen, _) = opened(shelf(.continuous), [20, 3])
    #expect(screen.place(0) == CGRect(x: 20, y: 0, width: 200, height: 100))
    #expect(screen.place(1) == CGRect(x: 230, y: 0, width: 200, height: 100))
    #expect(screen.place(0, 1) == CGRect(x: 20, y: 100, width: 200, height: 100))
    #expect(screen.place(5) == nil, "what is not seen has no cell")
    #expect(screen.collectionView.contentSize.height == 200)
  }

  @Test("A finger scrolls one section, the others stay, and the cells that come are asked for")
  func scrolls() {
    let (screen, device) = opened(shelf(.continuous), [20, 20])
    drag(device, at: 50, by: -150)
    let moved = screen.place(1)?.minX ?? 0
    #expect(moved < 150 && moved > 40, "the content follows the finger: \(moved)")
    #expect(screen.place(0, 1)?.minX == 20)
    #expect(screen.place(2) != nil)
    drag(device, at: 50, by: 100)
    #expect((screen.place(1)?.minX ?? 0) > moved)
  }

  @Test("A tap picks the item that is seen under it, wherever its section is scrolled to")
  func taps() {
    let (screen, device) = opened(shelf(.continuous), [20])
    screen.collectionView.scrollToItem(
      at: IndexPath(item: 10, section: 0), at: .left, animated: false)
    device.advance(by: 0.5)
    #expect(screen.place(10)?.minX == 20)
    device.tap(at: 60, 50)
    device.advance(by: 0.5)
    #expect(screen.picked == [IndexPath(item: 10, section: 0)])
    #expect(
      screen.collectionView.indexPathForItem(at: CGPoint(x: 60, y: 50)) == IndexPath(item: 10, section: 0))
  }

  @Test(
    "Groups rest at the edge or in the middle, one after another where they are paged",
    arguments: [
      (UICollectionLayoutSectionOrthogonalScrollingBehavior.continuousGroupLeadingBoundary, -190.0, 1, 20.0),
      (.groupPaging, -120, 1, 20), (.groupPagingCentered, -120, 1, -1), (.groupPaging, -40, 0, 20),
    ])
  func snaps(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, _ distance: Double, _ item: Int,
    _ place: Double
  ) {
    let (screen, device) = opened(shelf(behavior), [20])
    let middle: CGFloat = (screen.collectionView.bounds.width - 200) / 2
    let rest: CGFloat = place < 0 ? middle : CGFloat(place)
    #expect(screen.place(0)?.minX == rest)
    drag(device, at: 50, by: distance)
    #expect(screen.place(item)?.minX == rest)
  }

  @Test("What an app makes of the items that are seen follows the scrolling")
  func handler() {
    let section = shelf(.continuous)
    var offsets: [CGFloat] = []
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      offsets.append(offset.x)
      for item in items {
        let isLeft = item.frame.midX - offset.x < environment.container.contentSize.width / 2
        item.alpha = isLeft ? 1 : 0.5
      }
    }
    let (screen, device) = opened(section, [20])
    func alpha(_ item: Int) -> CGFloat? {
      screen.collectionView.cellForItem(at: IndexPath(item: item, section: 0))?.alpha
    }
    #expect(alpha(0) == 1 && alpha(1) == 0.5)
    drag(device, at: 50, by: -180)
    #expect((offsets.last ?? 0) > 100 && alpha(1) == 1)
    #expect(abs((screen.place(1)?.minX ?? 0) - (230 - (offsets.last ?? 0))) < 0.01)
  }

  @Test("A section that goes takes its scrolling with it, and its cells are used again")
  func goes() {
    let (screen, device) = opened(shelf(.continuous), [5, 5])
    screen.counts = [5]
    screen.collectionView.deleteSections(IndexSet(integer: 0))
    device.advance(by: 1)
    #expect(screen.place(0) == CGRect(x: 20, y: 0, width: 200, height: 100))
    let scrollers = screen.collectionView.subviews.filter { $0 is UIScrollView }
    #expect(scrollers.count == 1)
    screen.collectionView.collectionViewLayout = UICollectionViewFlowLayout()
    device.advance(by: 1)
    #expect(screen.collectionView.subviews.filter { $0 is UIScrollView }.isEmpty)
    #expect(screen.place(0)?.width == 50)
  }

  @Test("A view of a class that the layout knows lies behind a section")
  func decorations() {
    final class Ground: UICollectionReusableView {}
    let section = shelf(.none)
    let ground = NSCollectionLayoutDecorationItem.background(elementKind: "ground")
    ground.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    section.decorationItems = [ground]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Ground.self, forDecorationViewOfKind: "ground")
    let (screen, _) = opened(layout, [2])
    let shown = screen.collectionView.subviews.first { $0 is Ground }
    let width = screen.collectionView.bounds.width
    #expect(shown?.frame == CGRect(x: 4, y: 4, width: width - 8, height: 202))
    let order = screen.collectionView.subviews.firstIndex { $0 is Ground } ?? 99
    #expect(order < screen.collectionView.subviews.firstIndex { $0 is LabelCell } ?? 0)
  }

  @Test("Cells of an estimated height are as high as their constraints want, and a line as its highest")
  func heights() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .estimated(30)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(30)), subitems: [item, item])
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    let long = String(repeating: "many words ", count: 20)
    let (screen, _) = opened(layout, [4], texts: [1: long])
    let line = UILabel().font.lineHeight
    let (low, high) = (screen.place(0)?.height ?? 0, screen.place(1)?.height ?? 0)
    #expect(abs(low - (line + 10)) < 1)
    #expect(high > 3 * line)
    #expect(screen.place(2)?.minY == high)
    let half: CGFloat = screen.collectionView.bounds.width / 2
    #expect(screen.place(1)?.width == half)
  }

  @Test("Cells of an estimated width stand in a line as long as there is room")
  func widths() {
    let item = NSCollectionLayoutItem(layoutSize: size(.estimated(60), .absolute(30)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), subitems: [item])
    group.interItemSpacing = .fixed(8)
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    let (screen, _) = opened(
      layout, [3], texts: [0: "a", 1: "a tag of several words", 2: "another tag of many words"])
    let (first, second) = (screen.place(0) ?? .null, screen.place(1) ?? .null)
    #expect(first.width < 30 && second.minX == first.maxX + 8 && second.width > 100)
    #expect(screen.place(2)?.minX == 0 && screen.place(2)?.minY == 30, "it has no room beside them")
  }
}
