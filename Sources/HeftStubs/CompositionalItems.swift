// The parts of a compositional layout: items in groups, and groups in sections.

import Heft

/// A length: a part of the container's, or in points.
public final class NSCollectionLayoutDimension: NSObject {
  enum Kind { case width, height, absolute, estimated }
  let kind: Kind
  /// A fraction, or points.
  public let dimension: CGFloat

  init(_ kind: Kind, _ value: CGFloat) {
    self.kind = kind
    dimension = value.isFinite ? max(value, 0) : 0
    super.init()
  }

  /// A part of the container's width.
  ///
  /// - Parameter fraction: The part of the container's length, 1 for all of it.
  /// - Returns: The length.
  public static func fractionalWidth(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.width, fraction)
  }

  /// A part of the container's height.
  ///
  /// - Parameter fraction: The part of the container's length, 1 for all of it.
  /// - Returns: The length.
  public static func fractionalHeight(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.height, fraction)
  }

  /// A length in points.
  ///
  /// - Parameter points: In points.
  /// - Returns: The length.
  public static func absolute(_ points: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, points)
  }
  /// A length until the cell that is shown has said which it wants (`preferredLayoutAttributesFitting(_:)`).
  ///
  /// - Parameter points: In points.
  /// - Returns: The length.
  public static func estimated(_ points: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, points)
  }

  var isEstimated: Bool { kind == .estimated }

  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .width: return dimension * container.width
    case .height: return dimension * container.height
    case .absolute, .estimated: return dimension
    }
  }
}

/// A width and a height.
public final class NSCollectionLayoutSize: NSObject {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension

  /// Makes one.
  ///
  /// - Parameters:
  ///   - widthDimension: The width.
  ///   - heightDimension: The height.
  public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
    super.init()
  }

  var hasEstimates: Bool { widthDimension.isEstimated || heightDimension.isEstimated }

  func size(in container: CGSize) -> CGSize {
    CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }
}

/// The gap between items.
public final class NSCollectionLayoutSpacing: NSObject {
  public let spacing: CGFloat
  public let isFlexibleSpacing: Bool
  public var isFixedSpacing: Bool { !isFlexibleSpacing }

  init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    isFlexibleSpacing = isFlexible
    super.init()
  }

  /// A gap that stays as it is.
  ///
  /// - Parameter spacing: In points.
  /// - Returns: The gap.
  public static func fixed(_ spacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(spacing, isFlexible: false)
  }
  /// A gap that grows until the items reach from edge to edge.
  ///
  /// - Parameter spacing: In points.
  /// - Returns: The gap.
  public static func flexible(_ spacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(spacing, isFlexible: true)
  }
}

/// A cell's place in a group.
public class NSCollectionLayoutItem: NSObject {
  public final let layoutSize: NSCollectionLayoutSize
  /// The room around what is shown, within the size.
  public final var contentInsets = NSDirectionalEdgeInsets.zero
  /// The gaps around it among the items of its group; nil for none. A flexible one grows with the room that is left. Those of a
  /// group that a section repeats make no difference.
  public final var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// The views at it, as badges are; at a group their place is that of its first item.
  public final var supplementaryItems: [NSCollectionLayoutSupplementaryItem]

  /// Makes one.
  ///
  /// - Parameter layoutSize: How large it is.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// An item with views at it.
  ///
  /// - Parameters:
  ///   - layoutSize: How large it is.
  ///   - supplementaryItems: The views.
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
    super.init()
  }

  /// Whether a length of it, or of an item in it, is an estimate.
  var hasEstimates: Bool { layoutSize.hasEstimates }

  /// The places of the cells from the item's own corner, and how large all of it is.
  ///
  /// - Parameters:
  ///   - container: The size of what the item is in.
  ///   - size: The size that it has to have; nil is its own.
  ///   - wanted: The sizes that the cells want, which count where a length is an estimate; nil for none.
  func cells(in container: CGSize, size: CGSize? = nil, wanted: WantedSizes? = nil)
    -> (size: CGSize, cells: [PlacedCell])
  {
    var size = size ?? layoutSize.size(in: container)
    var cell = PlacedCell(frame: .zero)
    cell.isWidthEstimated = layoutSize.widthDimension.isEstimated
    cell.isHeightEstimated = layoutSize.heightDimension.isEstimated
    if let wanted, let own = wanted.size(wanted.first) {
      if cell.isWidthEstimated { size.width = own.width + contentInsets.leading + contentInsets.trailing }
      if cell.isHeightEstimated { size.height = own.height + contentInsets.top + contentInsets.bottom }
    }
    cell.frame = inner(CGRect(origin: .zero, size: size))
    cell.badges = badges(at: cell.frame)
    return (size, [cell])
  }

  /// The places of the views at a rectangle.
  final func badges(at frame: CGRect) -> [PlacedBadge] {
    supplementaryItems.map { PlacedBadge(item: $0, frame: $0.frame(at: frame)) }
  }

  /// A rectangle without the room around what is shown.
  final func inner(_ rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX + contentInsets.leading, y: rect.minY + contentInsets.top,
      width: max(rect.width - contentInsets.leading - contentInsets.trailing, 0),
      height: max(rect.height - contentInsets.top - contentInsets.bottom, 0))
  }
}

/// One cell of a group whose places an app computes itself.
public final class NSCollectionLayoutGroupCustomItem: NSObject {
  public let frame: CGRect
  public let zIndex: Int

  /// Makes one.
  ///
  /// - Parameters:
  ///   - frame: Where it lies in its group, in points.
  ///   - zIndex: Which of two lies in front: the greater.
  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }
}

/// Items beside or below one another, repeated while there is room.
public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  public let subitems: [NSCollectionLayoutItem]
  /// The gap between the items; nil for none.
  public var interItemSpacing: NSCollectionLayoutSpacing?
  private let isHorizontal: Bool
  /// How many there are of the one item; nil means as many as there is room for.
  private let count: Int?
  /// Whether the items share the room evenly.
  private let isEven: Bool
  private var provider: ((NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem])?

  init(
    _ size: NSCollectionLayoutSize, _ items: [NSCollectionLayoutItem], isHorizontal: Bool, count: Int? = nil,
    isEven: Bool = false
  ) {
    subitems = items
    self.isHorizontal = isHorizontal
    self.count = count.map { max($0, 1) }
    self.isEven = isEven
    super.init(layoutSize: size, supplementaryItems: [])
  }

  /// Items beside one another.
  ///
  /// - Parameters:
  ///   - layoutSize: How large it is.
  ///   - subitems: The items, in order.
  /// - Returns: The group.
  public static func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
    -> NSCollectionLayoutGroup
  { NSCollectionLayoutGroup(layoutSize, subitems, isHorizontal: true) }

  /// Items beside one another.
  ///
  /// - Parameters:
  ///   - layoutSize: How large it is.
  ///   - subitem: The item.
  ///   - count: How many there are of it.
  /// - Returns: The group.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: true, count: count, isEven: true)
  }

  /// Items beside one another.
  ///
  /// - Parameters:
  ///   - layoutSize: How large it is.
  ///   - subitem: The item.
  ///   - count: How many there are of it.
  /// - Returns: The group.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: true, count: count)
  }

  /// Items below one another.
  ///
  /// - Parameters:
  ///   - layoutSize: How large it is.
  ///   - subitems: The items, in order.
  /// - Returns: The group.
  public static func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
    -> NSCollectionLayoutGroup
  { NSCollectionLayoutGroup(layoutSize, subitems, isHorizontal: false) }

  /// Items below one another.
  ///
  /// - Parameters:
  ///   - layoutSize: How large it is.
  ///   - subitem: The item.
  ///   - count: How many there are of it.
  /// - Returns: The group.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: false, count: count, isEven: true)
  }

  /// Items below one another.
  ///
  /// - Parameters:
  ///   - layoutSize: How large it is.
  ///   - subitem: The item.
  ///   - count: How many there are of it.
  /// - Returns: The group.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: false, count: count)
  }

  /// Items where the app wants them.
  ///
  /// - Parameters:
  ///   - layoutSize: How large it is.
  ///   - itemProvider: Computes the places of its items.
  /// - Returns: The group.
  public static func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping (NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
  ) -> NSCollectionLayoutGroup {
    let group = NSCollectionLayoutGroup(layoutSize, [], isHorizontal: true)
    group.provider = itemProvider
    return group
  }

  override var hasEstimates: Bool { super.hasEstimates || subitems.contains { $0.hasEstimates } }

  override func cells(in container: CGSize, size: CGSize? = nil, wanted: WantedSizes? = nil)
    -> (size: CGSize, cells: [PlacedCell])
  {
    var size = size ?? layoutSize.size(in: container)
    let room = inner(CGRect(origin: .zero, size: size))
    if let provider {
      let custom = provider(
        NSCollectionLayoutEnvironment(size: room.size, traits: UIScreen.main.traitCollection))
      return (
        size, badged(custom.map { PlacedCell(frame: $0.frame).moved(x: room.minX, y: room.minY) }, size)
      )
    }
    let isWidthOpen = layoutSize.widthDimension.isEstimated
    let isHeightOpen = layoutSize.heightDimension.isEstimated
    let placed = line(in: room.size, isOpen: isHorizontal ? isWidthOpen : isHeightOpen, wanted: wanted)
    if isWidthOpen { size.width = max(placed.size.width + size.width - room.width, 1) }
    if isHeightOpen { size.height = max(placed.size.height + size.height - room.height, 1) }
    return (size, badged(placed.cells.map { $0.moved(x: room.minX, y: room.minY) }, size))
  }

  /// Cells, the first of them with the views at the group.
  private func badged(_ cells: [PlacedCell], _ size: CGSize) -> [PlacedCell] {
    guard !supplementaryItems.isEmpty, !cells.isEmpty else { return cells }
    var cells = cells
    cells[0].badges += badges(at: inner(CGRect(origin: .zero, size: size)))
    return cells
  }

  /// The items one after another.
  ///
  /// - Parameters:
  ///   - room: The size that is there for them.
  ///   - isOpen: Whether they may go on beyond it.
  ///   - wanted: The sizes that the cells want; nil for none.
  /// - Returns: How far they go, and the places of their cells.
  private func line(in room: CGSize, isOpen: Bool, wanted: WantedSizes?)
    -> (size: CGSize, cells: [PlacedCell])
  {
    let limit = isHorizontal ? room.width : room.height
    let gap = interItemSpacing?.spacing ?? 0
    var place: CGFloat = 0
    var breadth: CGFloat = 0
    var items: [LineItem] = []
    var count = 0
    let most = self.count ?? (isOpen ? subitems.count : 1000)
    while items.count < most, !subitems.isEmpty {
      let item = subitems[items.count % subitems.count]
      let made = item.cells(
        in: room, size: share(of: item, limit: limit, gap: gap, room: room), wanted: wanted?.after(count))
      let placed = LineItem(made.cells, made.size, item.edgeSpacing, isHorizontal: isHorizontal)
      // Half a point more than there is room for still is a rounding.
      if !isOpen, self.count == nil, !items.isEmpty, place + placed.length > limit + 0.5 { break }
      if placed.length <= 0, items.count >= subitems.count { break }
      items.append(placed)
      count += made.cells.count
      place += placed.length + gap
      breadth = max(breadth, placed.breadth)
    }
    let length = max(place - gap, 0)
    let growing =
      items.reduce(0) { $0 + $1.growing }
      + (interItemSpacing?.isFlexibleSpacing == true ? items.count - 1 : 0)
    let more = !isOpen && growing > 0 && limit > length ? (limit - length) / CGFloat(growing) : 0
    let isCrossOpen =
      isHorizontal ? layoutSize.heightDimension.isEstimated : layoutSize.widthDimension.isEstimated
    let across = isCrossOpen ? breadth : isHorizontal ? room.height : room.width
    var cells: [PlacedCell] = []
    place = 0
    for item in items {
      cells += item.cells(at: place, growing: more, across: across)
      place += item.length + CGFloat(item.growing) * more + gap
      if interItemSpacing?.isFlexibleSpacing == true { place += more }
    }
    return (
      isHorizontal ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length), cells
    )
  }

  /// The size of an item that shares the room with others of its kind; nil is its own.
  private func share(of item: NSCollectionLayoutItem, limit: CGFloat, gap: CGFloat, room: CGSize) -> CGSize? {
    guard isEven, let count else { return nil }
    let length = max((limit - gap * CGFloat(count - 1)) / CGFloat(count), 0)
    let own = item.layoutSize.size(in: room)
    return isHorizontal
      ? CGSize(width: length, height: own.height) : CGSize(width: own.width, height: length)
  }
}
