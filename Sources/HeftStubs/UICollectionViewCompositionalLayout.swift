import Heft

/// The configuration that all sections of a layout have in common.
public final class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  public var scrollDirection = UICollectionView.ScrollDirection.vertical
  public var interSectionSpacing: CGFloat = 0
  /// Headers and footers of the whole layout; the place of each is item 0 of section 0.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  public override init() {
    super.init()
  }
}

public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  Int, NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// Sections of groups of items, a group repeated as often as there are items for.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var sections: [PlacedSection] = []
  /// The headers and footers of the whole layout.
  private final var edges = PlacedEdges([], in: .zero, isVertical: true)
  /// The heights that the cells of lists want, and their headers and footers.
  private final var wanted: [ListPlace: CGFloat] = [:]
  private final var swipes: ListSwipes?
  /// The sizes that other cells want whose lengths are estimates.
  private final var fitted: [ListPlace: CGSize] = [:]
  /// The sections that scroll across the others.
  private final var scrollers: [(section: Int, view: OrthogonalScroller)] = []
  /// Whether a list shows what stands beside its cells while they are edited.
  final var isEditing = false {
    didSet { if isEditing != oldValue { invalidateLayout() } }
  }
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
    let own = Weak(wrappedValue: self)
    hooks = CollectionLayoutHooks(
      fit: { own.wrappedValue?.fit($0, at: $1) ?? false },
      forgetFittings: { own.wrappedValue?.fitted = [:] },
      scrollAcross: { own.wrappedValue?.scrollAcross(to: $0, at: $1, animated: $2) },
      detach: { own.wrappedValue?.keepScrollers([]) })
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
    edges = PlacedEdges(configuration.boundarySupplementaryItems, in: room, isVertical: isVertical)
    var start = edges.start
    var across: [Int] = []
    for number in 0..<view.numberOfSections {
      let section = provider(number, environment) ?? NSCollectionLayoutSection.empty
      let count = view.numberOfItems(inSection: number)
      var rows: ListRows?
      if let list = section.list {
        section.addListEdges(list) { wanted[ListPlace($0, section: number)] }
        rows = ListRows(count: count) {
          wanted[ListPlace(.row, section: number, row: $0)] ?? ListNumbers.rowHeight
        }
        if number == 0 { prepareList(list, in: view) }
        if number == 0, list.isGrouped, list.headerMode != .supplementary { start += ListNumbers.gap }
      }
      let isAcross = isVertical && rows == nil && section.orthogonalScrollingBehavior != .none
      if isAcross { across.append(number) }
      let placed = PlacedSection(
        section, count: count, start: start, in: room, isVertical: isVertical, rows: rows,
        scroller: isAcross ? scroller(of: number, in: view) : nil
      ) { [fitted] in fitted[ListPlace(.row, section: number, row: $0)] }
      placed.scroller?.show(placed)
      sections.append(placed)
      start = placed.end + configuration.interSectionSpacing
    }
    edges.footerStart = sections.last?.end ?? edges.start
    keepScrollers(across)
  }

  open override var collectionViewContentSize: CGSize {
    guard !sections.isEmpty || edges.end > 0 else { return .zero }
    return isVertical
      ? CGSize(width: edges.room.width, height: edges.end)
      : CGSize(width: edges.end, height: edges.room.height)
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let low = isVertical ? rect.minY : rect.minX
    let high = isVertical ? rect.maxY : rect.maxX
    var found = edges.items.map { attributes(of: $0) }
    for (number, section) in sections.enumerated() where section.end >= low && section.start <= high {
      for item in section.section.decorationItems {
        found.append(attributes(of: item, in: number))
      }
      for item in section.section.boundarySupplementaryItems {
        found.append(attributes(of: item, in: number))
      }
      let paths = section.items(in: rect).map { IndexPath(item: $0, section: number) }
      let cells = paths.compactMap { layoutAttributesForItem(at: $0) }
      for path in paths {
        for badge in section.cell(ofItem: path.item)?.badges ?? [] {
          found.append(attributes(of: badge, at: path))
        }
      }
      if section.section.visibleItemsInvalidationHandler != nil { change(cells, of: section) }
      found += cells
    }
    return found
  }

  /// Has the app change how the items of a section look. It sees their frames in the content that scrolls.
  private final func change(_ cells: [UICollectionViewLayoutAttributes], of section: PlacedSection) {
    guard let view = collectionView, let handler = section.section.visibleItemsInvalidationHandler else {
      return
    }
    let environment = NSCollectionLayoutEnvironment(size: section.room, traits: view.traitCollection)
    var items: [any NSCollectionLayoutVisibleItem] = []
    for cell in cells { items.append(cell) }
    guard let scroller = section.scroller else { return handler(items, view.contentOffset, environment) }
    let offset = scroller.contentOffset
    for cell in cells { cell.frame = cell.frame.offsetBy(dx: offset.x, dy: -section.band.minY) }
    handler(items, offset, environment)
    for cell in cells { cell.frame = cell.frame.offsetBy(dx: -offset.x, dy: section.band.minY) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, sections.indices.contains(indexPath.section),
      let cell = sections[indexPath.section].cell(ofItem: indexPath.item)
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = cell.frame
    attributes.scroller = sections[indexPath.section].scroller
    return attributes
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count > 0 else { return nil }
    if let item = edges.items.first(where: { $0.elementKind == elementKind }) { return attributes(of: item) }
    guard sections.indices.contains(indexPath[0]) else { return nil }
    let section = sections[indexPath[0]]
    if indexPath.count > 1,
      let badge = section.cell(ofItem: indexPath[1])?.badges.first(where: {
        $0.item.elementKind == elementKind
      })
    {
      return attributes(of: badge, at: indexPath)
    }
    let edge = section.section.boundarySupplementaryItems.first { $0.elementKind == elementKind }
    return edge.map { attributes(of: $0, in: indexPath[0]) }
  }

  private final func attributes(of badge: PlacedBadge, at path: IndexPath) -> UICollectionViewLayoutAttributes
  {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: badge.item.elementKind, with: path)
    attributes.frame = badge.frame
    attributes.zIndex = badge.item.zIndex
    attributes.scroller = sections[path.section].scroller
    return attributes
  }

  /// The place of a header or a footer of the whole layout.
  private final func attributes(of item: NSCollectionLayoutBoundarySupplementaryItem)
    -> UICollectionViewLayoutAttributes
  {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: item.elementKind, with: IndexPath(item: 0, section: 0))
    var frame = edges.frame(of: item)
    if item.pinToVisibleBounds, let view = collectionView {
      let seen = view.bounds.inset(by: view.adjustedContentInset)
      if isVertical {
        frame.origin.y =
          item.isFooter ? min(frame.minY, seen.maxY - frame.height) : max(frame.minY, seen.minY)
      } else {
        frame.origin.x =
          item.isFooter ? min(frame.minX, seen.maxX - frame.width) : max(frame.minX, seen.minX)
      }
      attributes.zIndex = 20
    }
    attributes.frame = frame
    return attributes
  }

  private final func attributes(of item: NSCollectionLayoutBoundarySupplementaryItem, in number: Int)
    -> UICollectionViewLayoutAttributes
  {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: item.elementKind, with: IndexPath(item: 0, section: number))
    var frame = sections[number].frame(of: item)
    if item.pinToVisibleBounds, !item.isFooter, let view = collectionView {
      let inset = view.adjustedContentInset
      let edge = (isVertical ? view.bounds.minY + inset.top : view.bounds.minX + inset.left) + edges.pinned
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

  private final func attributes(of item: NSCollectionLayoutDecorationItem, in number: Int)
    -> UICollectionViewLayoutAttributes
  {
    let attributes = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: item.elementKind, with: IndexPath(item: 0, section: number))
    attributes.frame = sections[number].frame(of: item)
    attributes.zIndex = item.zIndex - 1
    return attributes
  }

  open override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard indexPath.count > 0, sections.indices.contains(indexPath[0]),
      let item = sections[indexPath[0]].section.decorationItems.first(where: { $0.elementKind == elementKind }
      )
    else { return nil }
    return attributes(of: item, in: indexPath[0])
  }

  // MARK: Cells that say how large they are

  private final func fit(_ cell: UICollectionViewCell, at path: IndexPath) -> Bool {
    let place = ListPlace(.row, section: path.section, row: path.item)
    guard sections.indices.contains(path.section), sections[path.section].section.group.hasEstimates,
      fitted[place] == nil, let placed = sections[path.section].cell(ofItem: path.item),
      placed.isWidthEstimated || placed.isHeightEstimated,
      let attributes = layoutAttributesForItem(at: path)
    else { return false }
    attributes.keepsWidth = !placed.isWidthEstimated
    let wanted = cell.preferredLayoutAttributesFitting(attributes).frame.size
    let old = placed.frame.size
    let size = CGSize(
      width: placed.isWidthEstimated ? wanted.width : old.width,
      height: placed.isHeightEstimated ? wanted.height : old.height)
    fitted[place] = size
    guard size != old else { return false }
    invalidateLayout()
    return true
  }

  // MARK: Sections across the others

  private final func scroller(of section: Int, in view: UICollectionView) -> OrthogonalScroller {
    if let known = scrollers.first(where: { $0.section == section }) { return known.view }
    let new = OrthogonalScroller(view)
    scrollers.append((section, new))
    return new
  }

  /// Removes the views of sections that scroll across the others no more.
  private final func keepScrollers(_ sections: [Int]) {
    for scroller in scrollers where !sections.contains(scroller.section) {
      scroller.view.removeFromSuperview()
    }
    scrollers.removeAll { !sections.contains($0.section) }
  }

  private final func scrollAcross(
    to path: IndexPath, at position: UICollectionView.ScrollPosition, animated: Bool
  ) {
    guard path.count == 2, sections.indices.contains(path.section) else { return }
    sections[path.section].scroller?.reveal(path.item, at: position, animated: animated)
  }

  // MARK: Lists

  private final func prepareList(_ list: UICollectionLayoutListConfiguration, in view: UICollectionView) {
    if list.ground != .clear { view.backgroundColor = list.ground }
    let swipes =
      list.leadingSwipeActionsConfigurationProvider != nil
      || list.trailingSwipeActionsConfigurationProvider != nil
    if swipes, self.swipes == nil { self.swipes = ListSwipes(view) }
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    if let view = collectionView, view.isDragging { swipes?.close(animated: true) }
    return super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }

  /// The list that a section is; nil for another kind.
  final func list(of section: Int) -> UICollectionLayoutListConfiguration? {
    sections.indices.contains(section) ? sections[section].section.list : nil
  }

  /// How the list wants a cell to look; nil where that is in none.
  final func listStyle(at place: ListPlace) -> ListStyle? {
    guard let list = list(of: place.section) else { return nil }
    let count = sections[place.section].count
    let hasFirst = list.headerMode == .firstItemInSection
    var style = ListStyle()
    style.isInset = list.isInset
    style.isGrouped = list.isGrouped
    style.part = place.part == .header || (hasFirst && place.part == .row && place.row == 0) ? .header : .row
    if place.part == .footer { style.part = .footer }
    guard style.part == .row else { return style }
    style.isFirst = place.row == (hasFirst ? 1 : 0)
    style.isLast = place.row == count - 1
    guard list.showsSeparators else { return style }
    var line = list.separatorConfiguration
    if let handler = list.itemSeparatorHandler {
      line = handler(IndexPath(item: place.row, section: place.section), line)
    }
    switch line.bottomSeparatorVisibility {
    case .automatic: style.separator = style.isLast && style.isGrouped ? nil : line
    case .visible: style.separator = line
    case .hidden: break
    }
    return style
  }

  /// A cell of a list has said how high it wants to be.
  final func cell(at place: ListPlace, wants height: CGFloat) {
    guard list(of: place.section) != nil, height > 0, wanted[place] != height else { return }
    wanted[place] = height
    invalidateLayout()
  }

  /// Shows the buttons behind a cell, or puts it back.
  final func revealActions(of cell: UICollectionViewListCell) { swipes?.reveal(cell) }
}

extension UICollectionView {
  /// Whether a list shows what stands beside its cells while they are edited; false in another layout.
  public final var isEditing: Bool {
    get { (collectionViewLayout as? UICollectionViewCompositionalLayout)?.isEditing ?? false }
    set { (collectionViewLayout as? UICollectionViewCompositionalLayout)?.isEditing = newValue }
  }
}
