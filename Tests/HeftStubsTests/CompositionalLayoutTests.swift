import Heft
import HeftStubs
import HeftTesting
import Testing

/// Collections whose layout is composed of items, groups and sections.
@Suite("Compositional layouts")
struct CompositionalLayoutTests {
  private func item(_ width: CGFloat = 1) -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(width), .fractionalHeight(1)))
  }

  /// The layout of a collection of a phone's width, and that width.
  private func prepared(_ layout: UICollectionViewLayout, _ counts: [Int]) -> CGFloat {
    let screen = CollectionScreen(layout, counts)
    let device = screen.shown()
    device.advance(by: 0.1)
    return screen.collectionView.bounds.width
  }

  private func frame(_ layout: UICollectionViewLayout, _ item: Int, _ section: Int = 0) -> CGRect {
    layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame ?? .null
  }

  @Test("A group is repeated with as many items as have room in it, and the last one may be short")
  func rows() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item(0.5)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    let layout = UICollectionViewCompositionalLayout(section: section)
    let width = prepared(layout, [5])
    #expect(frame(layout, 1) == CGRect(x: width / 2, y: 0, width: width / 2, height: 100))
    #expect(frame(layout, 4) == CGRect(x: 0, y: 220, width: width / 2, height: 100))
    #expect(frame(layout, 5) == .null)
    #expect(layout.collectionViewContentSize == CGSize(width: width, height: 320))
  }

  @Test("Items that are counted share the room evenly, with gaps between them and their insets inside")
  func columns() {
    let cell = item()
    cell.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitem: cell, count: 3)
    group.interItemSpacing = .fixed(6)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    let layout = UICollectionViewCompositionalLayout(section: section)
    let width = prepared(layout, [4])
    let share = (width - 20 - 12) / 3
    #expect(abs(frame(layout, 2).minX - (10 + 2 * (share + 6) + 2)) < 0.01)
    #expect(abs(frame(layout, 2).width - (share - 4)) < 0.01)
    #expect(frame(layout, 3).minY == 57)
    #expect(layout.collectionViewContentSize.height == 110)
  }

  @Test("Groups within a group are laid out in it: one large item beside two small ones")
  func nested() {
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)), subitem: item(), count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(200)), subitems: [item(0.7), pair])
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    let width = prepared(layout, [4])
    #expect(frame(layout, 0).height == 200)
    #expect(abs(frame(layout, 2).minX - width * 0.7) < 0.01 && frame(layout, 2).minY == 100)
    #expect(frame(layout, 3).minY == 200)
  }

  @Test("Each section has its own layout, and its header and footer around its items")
  func sections() {
    let layout = UICollectionViewCompositionalLayout { number, _ in
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(number == 0 ? 40 : 60)), subitems: [self.item()])
      let section = NSCollectionLayoutSection(group: group)
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(.fractionalWidth(1), .estimated(30)), elementKind: "header", alignment: .top),
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(.fractionalWidth(1), .absolute(20)), elementKind: "footer",
          alignment: .bottom),
      ]
      return section
    }
    let width = prepared(layout, [2, 1])
    let footer = layout.layoutAttributesForSupplementaryView(
      ofKind: "footer", at: IndexPath(item: 0, section: 0))
    #expect(footer?.frame == CGRect(x: 0, y: 110, width: width, height: 20))
    #expect(frame(layout, 0, 1) == CGRect(x: 0, y: 160, width: width, height: 60))
    #expect(layout.collectionViewContentSize.height == 240)
    let seen = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: width, height: 60)) ?? []
    #expect(seen.filter { $0.representedElementKind == nil }.map(\.indexPath.item) == [0])
  }

  @Test("A group without room for an item, or of no size, stops nothing")
  func nothing() {
    let empty = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(0), .absolute(0)), subitems: [item(0)])
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: empty))
    _ = prepared(layout, [1000])
    #expect(layout.collectionViewContentSize.height == 0)
    let none = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(10)), subitems: [])
    let other = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: none))
    _ = prepared(other, [3])
    #expect(frame(other, 0) == .null)
  }
}
