import Heft

/// A section as it was laid out.
struct PlacedSection {
  let section: NSCollectionLayoutSection
  let isVertical: Bool
  let count: Int
  /// Where it begins, along the scrolling axis.
  let start: CGFloat
  /// The size of all that the section may fill.
  let room: CGSize
  let groups: PlacedGroups
  /// Holds its cells where its groups stand beside one another, and scroll across the other sections.
  let scroller: OrthogonalScroller?
  private let before: CGFloat
  /// The rows of a list; nil for groups.
  private let rows: ListRows?

  init(
    _ section: NSCollectionLayoutSection, count: Int, start: CGFloat, in room: CGSize, isVertical: Bool,
    rows: ListRows? = nil, scroller: OrthogonalScroller? = nil, wanted: @escaping (Int) -> CGSize?
  ) {
    self.rows = rows
    self.section = section
    self.count = count
    self.start = start
    self.room = room
    self.isVertical = isVertical
    self.scroller = scroller
    let insets = section.contentInsets
    let inner = CGSize(
      width: max(room.width - insets.leading - insets.trailing, 0),
      height: isVertical ? room.height : max(room.height - insets.top - insets.bottom, 0))
    groups = PlacedGroups(
      section.group, gap: section.interGroupSpacing, items: rows == nil ? count : 0, in: inner,
      isVertical: isVertical && scroller == nil, wanted: wanted)
    before =
      section.boundarySupplementaryItems.filter { !$0.isFooter }
      .reduce(0) { $0 + $1.length(in: room, isVertical: isVertical) }
  }

  private var firstGroup: CGFloat {
    start + before + (isVertical ? section.contentInsets.top : section.contentInsets.leading)
  }
  /// Where the footers begin.
  var footerStart: CGFloat {
    let content = rows?.length ?? (scroller == nil ? groups.length : groups.breadth)
    return firstGroup + content + (isVertical ? section.contentInsets.bottom : section.contentInsets.trailing)
  }
  var end: CGFloat {
    section.boundarySupplementaryItems.filter { $0.isFooter }
      .reduce(footerStart) { $0 + $1.length(in: room, isVertical: isVertical) }
  }

  // MARK: Across the others

  /// The part of the content that the groups scroll in.
  var band: CGRect { CGRect(x: 0, y: firstGroup, width: room.width, height: groups.breadth) }

  /// The room before the first group: half of what it leaves where groups rest in the middle.
  var lead: CGFloat {
    let leading = section.contentInsets.leading
    guard section.orthogonalScrollingBehavior == .groupPagingCentered, groups.count > 0 else {
      return leading
    }
    return max(leading, (room.width - widthOfFirst) / 2)
  }

  private var widthOfFirst: CGFloat {
    groups.count > 1 ? groups.start(of: 1) - section.interGroupSpacing : groups.length
  }

  /// How wide the groups are with the room around them.
  var breadth: CGFloat {
    let trailing =
      section.orthogonalScrollingBehavior == .groupPagingCentered ? lead : section.contentInsets.trailing
    return groups.count == 0 ? 0 : lead + groups.length + trailing
  }

  /// How far the groups are scrolled.
  private var scrolled: CGFloat { scroller?.contentOffset.x ?? 0 }

  // MARK: Places

  /// The place of an item; nil where the group has no place for any.
  func cell(ofItem item: Int) -> PlacedCell? {
    guard item >= 0, item < count else { return nil }
    let insets = section.contentInsets
    if let rows {
      return PlacedCell(
        frame: CGRect(
          x: insets.leading, y: firstGroup + rows.top(of: item),
          width: max(room.width - insets.leading - insets.trailing, 0), height: rows.height(of: item)))
    }
    let cell = groups.cell(of: item)
    if scroller != nil { return cell?.moved(x: lead - scrolled, y: firstGroup) }
    return isVertical
      ? cell?.moved(x: insets.leading, y: firstGroup) : cell?.moved(x: firstGroup, y: insets.top)
  }

  /// The items of the groups in a rectangle of the content.
  func items(in rect: CGRect) -> Range<Int> {
    if scroller != nil {
      guard band.maxY >= rect.minY, band.minY <= rect.maxY else { return 0..<0 }
      let shift = scrolled - lead
      return groups.items(from: rect.minX + shift, to: rect.maxX + shift)
    }
    let low = (isVertical ? rect.minY : rect.minX) - firstGroup
    let high = (isVertical ? rect.maxY : rect.maxX) - firstGroup
    return rows?.rows(from: low, to: high) ?? groups.items(from: low, to: high)
  }

  /// The frame of a header or a footer.
  func frame(of item: NSCollectionLayoutBoundarySupplementaryItem) -> CGRect {
    let along = item.start(
      among: section.boundarySupplementaryItems, from: item.isFooter ? footerStart : start, in: room,
      isVertical: isVertical)
    let insets = section.supplementariesFollowContentInsets ? section.contentInsets : .zero
    let breadth = isVertical ? room.width - insets.leading - insets.trailing : room.height
    let size = item.layoutSize.size(
      in: isVertical
        ? CGSize(width: max(breadth, 0), height: room.height) : CGSize(width: room.width, height: breadth))
    return isVertical
      ? CGRect(x: insets.leading, y: along, width: size.width, height: size.height)
      : CGRect(x: along, y: 0, width: size.width, height: size.height)
  }

  /// The frame of a view behind the section.
  func frame(of item: NSCollectionLayoutDecorationItem) -> CGRect {
    item.inner(
      isVertical
        ? CGRect(x: 0, y: start, width: room.width, height: end - start)
        : CGRect(x: start, y: 0, width: end - start, height: room.height))
  }
}
