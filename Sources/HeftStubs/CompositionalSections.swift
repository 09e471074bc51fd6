import Heft

/// Where in its section a header or a footer lies.
public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// A header or a footer.
public final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
  public let elementKind: String
  public let alignment: NSRectAlignment
  /// Whether it stays at the edge while its section is seen.
  public var pinToVisibleBounds = false
  public var zIndex = 0
  public var extendsBoundary = true

  /// Makes one.
  ///
  /// - Parameters:
  ///   - layoutSize: How large it is.
  ///   - elementKind: The kind of its view.
  ///   - alignment: At which edge of its section it lies.
  ///   - absoluteOffset: Makes no difference here.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    self.elementKind = elementKind
    self.alignment = alignment
    super.init(layoutSize: layoutSize)
  }

  /// Whether it lies behind the items.
  var isFooter: Bool { [.bottom, .bottomLeading, .bottomTrailing].contains(alignment) }
}

/// How a section scrolls across the others, which none does here: its groups go on below one another.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// A group that is repeated for all items of a section.
public final class NSCollectionLayoutSection: NSObject {
  public let group: NSCollectionLayoutGroup
  public var contentInsets = NSDirectionalEdgeInsets.zero
  public var interGroupSpacing: CGFloat = 0
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  public var supplementariesFollowContentInsets = true
  /// The list that the section is; nil for another kind.
  var list: UICollectionLayoutListConfiguration?
  public var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none {
    didSet {
      if orthogonalScrollingBehavior != .none {
        Stub.say(
          "NSCollectionLayoutSection.orthogonalScrollingBehavior", "its groups stand below one another here.")
      }
    }
  }

  /// Makes one.
  ///
  /// - Parameter group: The group that is repeated.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// A section that shows nothing.
  static var empty: NSCollectionLayoutSection {
    let none = NSCollectionLayoutDimension.absolute(0)
    return NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: none, heightDimension: none), subitems: []))
  }

  /// Adds a list's header and footer, as high as they want to be.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - height: Their heights; nil while they have not said which.
  func addListEdges(
    _ list: UICollectionLayoutListConfiguration, height: (ListPlace.Part) -> CGFloat?
  ) {
    boundarySupplementaryItems.removeAll {
      $0.elementKind == UICollectionView.elementKindSectionHeader && list.headerMode == .supplementary
        || $0.elementKind == UICollectionView.elementKindSectionFooter && list.footerMode == .supplementary
    }
    func add(_ kind: String, _ alignment: NSRectAlignment, _ height: CGFloat?) {
      let item = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(height ?? ListNumbers.edgeHeight)),
        elementKind: kind, alignment: alignment)
      item.pinToVisibleBounds = list.appearance == .plain
      boundarySupplementaryItems.append(item)
    }
    if list.headerMode == .supplementary {
      add(UICollectionView.elementKindSectionHeader, .top, height(.header))
    }
    if list.footerMode == .supplementary {
      add(UICollectionView.elementKindSectionFooter, .bottom, height(.footer))
    }
  }
}

/// The area that a layout is asked to fill.
public final class NSCollectionLayoutContainer: NSObject {
  public let contentSize: CGSize
  public var effectiveContentSize: CGSize { contentSize }

  init(_ size: CGSize) {
    contentSize = size
    super.init()
  }
}

/// Where a layout is: how much room there is, and what the screen is like.
public final class NSCollectionLayoutEnvironment: NSObject {
  public let container: NSCollectionLayoutContainer
  public let traitCollection: UITraitCollection

  init(size: CGSize, traits: UITraitCollection) {
    container = NSCollectionLayoutContainer(size)
    traitCollection = traits
    super.init()
  }
}

/// A section as it was laid out: one group's frames, repeated.
struct PlacedSection {
  let section: NSCollectionLayoutSection
  let isVertical: Bool
  let count: Int
  /// Where it begins, along the scrolling axis.
  let start: CGFloat
  /// The size of all that the section may fill.
  let room: CGSize
  private let cells: [CGRect]
  private let groupLength: CGFloat
  private let before: CGFloat
  /// The rows of a list; nil for groups.
  private let rows: ListRows?

  init(
    _ section: NSCollectionLayoutSection, count: Int, start: CGFloat, in room: CGSize, isVertical: Bool,
    rows: ListRows? = nil
  ) {
    self.rows = rows
    self.section = section
    self.count = count
    self.start = start
    self.room = room
    self.isVertical = isVertical
    let insets = section.contentInsets
    let inner = CGSize(
      width: max(room.width - insets.leading - insets.trailing, 0),
      height: isVertical ? room.height : max(room.height - insets.top - insets.bottom, 0))
    let made = section.group.frames(in: inner)
    cells = made.frames
    groupLength = isVertical ? made.size.height : made.size.width
    before =
      section.boundarySupplementaryItems.filter { !$0.isFooter }
      .reduce(0) { $0 + PlacedSection.length($1, room, isVertical) }
  }

  private static func length(_ item: NSCollectionLayoutItem, _ room: CGSize, _ isVertical: Bool) -> CGFloat {
    let size = item.layoutSize.size(in: room)
    return isVertical ? size.height : size.width
  }

  private var step: CGFloat { groupLength + section.interGroupSpacing }
  private var groups: Int { cells.isEmpty ? 0 : (count + cells.count - 1) / cells.count }
  private var firstGroup: CGFloat {
    start + before + (isVertical ? section.contentInsets.top : section.contentInsets.leading)
  }
  /// Where the footers begin.
  var footerStart: CGFloat {
    let content =
      rows?.length ?? (groups == 0 ? 0 : CGFloat(groups) * step - section.interGroupSpacing)
    return firstGroup + content + (isVertical ? section.contentInsets.bottom : section.contentInsets.trailing)
  }
  var end: CGFloat {
    section.boundarySupplementaryItems.filter { $0.isFooter }
      .reduce(footerStart) { $0 + PlacedSection.length($1, room, isVertical) }
  }

  /// The frame of an item; nil where the group has no place for any.
  func frame(ofItem item: Int) -> CGRect? {
    guard item >= 0, item < count, !cells.isEmpty else { return nil }
    if let rows {
      let insets = section.contentInsets
      return CGRect(
        x: insets.leading, y: firstGroup + rows.top(of: item),
        width: max(room.width - insets.leading - insets.trailing, 0), height: rows.height(of: item))
    }
    let along = firstGroup + CGFloat(item / cells.count) * step
    let cell = cells[item % cells.count]
    return isVertical
      ? cell.offsetBy(dx: section.contentInsets.leading, dy: along)
      : cell.offsetBy(dx: along, dy: section.contentInsets.top)
  }

  /// The items of the groups between two places, along the scrolling axis.
  func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    if let rows { return rows.rows(from: low - firstGroup, to: high - firstGroup) }
    guard groups > 0, step > 0 else { return 0..<(cells.isEmpty ? 0 : min(count, cells.count)) }
    let first = min(max(Int(((low - firstGroup) / step).rounded(.down)), 0), groups)
    let last = min(max(Int(((high - firstGroup) / step).rounded(.down)) + 1, first), groups)
    return min(first * cells.count, count)..<min(last * cells.count, count)
  }

  /// The frame of a header or a footer.
  func frame(of item: NSCollectionLayoutBoundarySupplementaryItem) -> CGRect {
    var along = item.isFooter ? footerStart : start
    for other in section.boundarySupplementaryItems {
      if other === item { break }
      if other.isFooter == item.isFooter { along += PlacedSection.length(other, room, isVertical) }
    }
    let insets = section.supplementariesFollowContentInsets ? section.contentInsets : .zero
    let breadth = isVertical ? room.width - insets.leading - insets.trailing : room.height
    let size = item.layoutSize.size(
      in: isVertical
        ? CGSize(width: max(breadth, 0), height: room.height) : CGSize(width: room.width, height: breadth))
    return isVertical
      ? CGRect(x: insets.leading, y: along, width: size.width, height: size.height)
      : CGRect(x: along, y: 0, width: size.width, height: size.height)
  }
}
