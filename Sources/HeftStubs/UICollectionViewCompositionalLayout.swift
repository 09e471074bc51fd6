import Heft

/// The configuration that all sections of a layout have in common.
public final class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  public var scrollDirection = UICollectionView.ScrollDirection.vertical
  public var interSectionSpacing: CGFloat = 0

  public override init() {
    super.init()
  }
}

public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  Int, NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// Sections of groups of items, a group repeated as often as there are items for. A length that is estimated counts as it
/// is, and a section that would scroll across the others does not.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var sections: [PlacedSection] = []
  public final var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  /// Makes one.
  ///
  /// - Parameters:
  ///   - sectionProvider: Is asked for the layout of each section; nil leaves the section out.
  ///   - configuration: How it is drawn; nil means the usual.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// Makes one.
  ///
  /// - Parameters:
  ///   - section: The layout of all sections.
  ///   - configuration: How it is drawn; nil means the usual.
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  private final var isVertical: Bool { configuration.scrollDirection == .vertical }

  open override func prepare() {
    super.prepare()
    sections = []
    guard let view = collectionView else { return }
    let insets = view.adjustedContentInset
    let room = CGSize(
      width: max(view.bounds.width - insets.left - insets.right, 0),
      height: max(view.bounds.height - insets.top - insets.bottom, 0))
    let environment = NSCollectionLayoutEnvironment(size: room, traits: view.traitCollection)
    var start: CGFloat = 0
    for number in 0..<view.numberOfSections {
      guard let section = provider(number, environment) else { continue }
      let placed = PlacedSection(
        section, count: view.numberOfItems(inSection: number), start: start, in: room, isVertical: isVertical)
      sections.append(placed)
      start = placed.end + configuration.interSectionSpacing
    }
  }

  open override var collectionViewContentSize: CGSize {
    guard let last = sections.last else { return .zero }
    return isVertical
      ? CGSize(width: last.room.width, height: last.end) : CGSize(width: last.end, height: last.room.height)
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let low = isVertical ? rect.minY : rect.minX
    let high = isVertical ? rect.maxY : rect.maxX
    var found: [UICollectionViewLayoutAttributes] = []
    for (number, section) in sections.enumerated() where section.end >= low && section.start <= high {
      for item in section.section.boundarySupplementaryItems {
        found.append(attributes(of: item, in: number))
      }
      for item in section.items(from: low, to: high) {
        if let own = layoutAttributesForItem(at: IndexPath(item: item, section: number)) { found.append(own) }
      }
    }
    return found
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, sections.indices.contains(indexPath.section),
      let frame = sections[indexPath.section].frame(ofItem: indexPath.item)
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frame
    return attributes
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count > 0, sections.indices.contains(indexPath[0]),
      let item = sections[indexPath[0]].section.boundarySupplementaryItems.first(where: {
        $0.elementKind == elementKind
      })
    else { return nil }
    return attributes(of: item, in: indexPath[0])
  }

  private final func attributes(of item: NSCollectionLayoutBoundarySupplementaryItem, in number: Int)
    -> UICollectionViewLayoutAttributes
  {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: item.elementKind, with: IndexPath(item: 0, section: number))
    var frame = sections[number].frame(of: item)
    if item.pinToVisibleBounds, !item.isFooter, let view = collectionView {
      let inset = view.adjustedContentInset
      let edge = isVertical ? view.bounds.minY + inset.top : view.bounds.minX + inset.left
      let last = sections[number].footerStart - (isVertical ? frame.height : frame.width)
      if isVertical {
        frame.origin.y = min(max(frame.minY, edge), max(last, frame.minY))
      } else {
        frame.origin.x = min(max(frame.minX, edge), max(last, frame.minX))
      }
      attributes.zIndex = 10
    }
    attributes.frame = frame
    return attributes
  }
}
