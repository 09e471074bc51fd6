// Views at the items of a compositional layout, and the gaps around items.

import Heft

/// The edges of a rectangle, of which the leading one is at the left.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt

  /// Makes a set of a number's bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let top = NSDirectionalRectEdge(rawValue: 1)
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// Where a supplementary view lies at its item.
public final class NSCollectionLayoutAnchor: NSObject {
  public let edges: NSDirectionalRectEdge
  public let offset: CGPoint
  public let isAbsoluteOffset: Bool
  public var isFractionalOffset: Bool { !isAbsoluteOffset }

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isAbsolute: Bool) {
    self.edges = edges
    self.offset = offset
    isAbsoluteOffset = isAbsolute
    super.init()
  }

  /// A place at edges.
  ///
  /// - Parameter edges: The edges.
  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isAbsolute: true) }

  /// A place beside edges.
  ///
  /// - Parameters:
  ///   - edges: The edges.
  ///   - absoluteOffset: How far from there, in points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isAbsolute: true)
  }

  /// A place beside edges.
  ///
  /// - Parameters:
  ///   - edges: The edges.
  ///   - fractionalOffset: How far from there, in parts of the view's own size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isAbsolute: false)
  }

  /// The place in a rectangle for a view of a size: in the middle between edges that are both named, or neither.
  func point(in rect: CGRect, for size: CGSize) -> CGPoint {
    func between(_ low: CGFloat, _ high: CGFloat, _ isLow: Bool, _ isHigh: Bool) -> CGFloat {
      isLow == isHigh ? (low + high) / 2 : isLow ? low : high
    }
    let scale = isAbsoluteOffset ? CGSize(width: 1, height: 1) : size
    return CGPoint(
      x: between(rect.minX, rect.maxX, edges.contains(.leading), edges.contains(.trailing))
        + offset.x * scale.width,
      y: between(rect.minY, rect.maxY, edges.contains(.top), edges.contains(.bottom)) + offset.y
        * scale.height)
  }
}

/// A view at an item: a badge. It is of the class, and with the content, that the layout's other supplementary views are.
public final class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public let elementKind: String
  public let containerAnchor: NSCollectionLayoutAnchor
  public let itemAnchor: NSCollectionLayoutAnchor?
  public var zIndex = 1

  /// Makes one.
  ///
  /// - Parameters:
  ///   - layoutSize: How large it is.
  ///   - elementKind: The kind of its view.
  ///   - containerAnchor: Where it lies at the item.
  ///   - itemAnchor: Which of its own places lies there; nil means the one at the same edges, so that it lies within.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// The place of the view at an item's rectangle.
  func frame(at rect: CGRect) -> CGRect {
    let size = layoutSize.size(in: rect.size)
    let outer = containerAnchor.point(in: rect, for: size)
    let own = itemAnchor ?? NSCollectionLayoutAnchor(edges: containerAnchor.edges)
    let inner = own.point(in: CGRect(origin: .zero, size: size), for: size)
    return CGRect(x: outer.x - inner.x, y: outer.y - inner.y, width: size.width, height: size.height)
  }
}

/// The gaps at the edges of an item.
public final class NSCollectionLayoutEdgeSpacing: NSObject {
  public let leading: NSCollectionLayoutSpacing?
  public let top: NSCollectionLayoutSpacing?
  public let trailing: NSCollectionLayoutSpacing?
  public let bottom: NSCollectionLayoutSpacing?

  /// Makes one.
  ///
  /// - Parameters:
  ///   - leading: The gap at the left; nil for none.
  ///   - top: The gap above; nil for none.
  ///   - trailing: The gap at the right; nil for none.
  ///   - bottom: The gap below; nil for none.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }
}

/// An item of a group with the gaps around it.
struct LineItem {
  private let cells: [PlacedCell]
  private let isHorizontal: Bool
  /// The gaps before and behind it along the group, and at its sides.
  private let before: NSCollectionLayoutSpacing?
  private let behind: NSCollectionLayoutSpacing?
  private let low: NSCollectionLayoutSpacing?
  private let high: NSCollectionLayoutSpacing?
  /// How far it goes with the least of its gaps, along the group and across.
  let length: CGFloat
  let breadth: CGFloat

  init(
    _ cells: [PlacedCell], _ size: CGSize, _ spacing: NSCollectionLayoutEdgeSpacing?, isHorizontal: Bool
  ) {
    self.cells = cells
    self.isHorizontal = isHorizontal
    before = isHorizontal ? spacing?.leading : spacing?.top
    behind = isHorizontal ? spacing?.trailing : spacing?.bottom
    low = isHorizontal ? spacing?.top : spacing?.leading
    high = isHorizontal ? spacing?.bottom : spacing?.trailing
    let (along, across) = isHorizontal ? (size.width, size.height) : (size.height, size.width)
    length = (before?.spacing ?? 0) + along + (behind?.spacing ?? 0)
    breadth = (low?.spacing ?? 0) + across + (high?.spacing ?? 0)
  }

  /// How many of the gaps along the group grow.
  var growing: Int { [before, behind].filter { $0?.isFlexibleSpacing == true }.count }

  /// The cells in the group.
  ///
  /// - Parameters:
  ///   - place: Where the gap before the item begins.
  ///   - more: How much each gap grows that does.
  ///   - across: How much room there is across the group.
  func cells(at place: CGFloat, growing more: CGFloat, across: CGFloat) -> [PlacedCell] {
    let along = place + (before?.spacing ?? 0) + (before?.isFlexibleSpacing == true ? more : 0)
    var side = low?.spacing ?? 0
    if low?.isFlexibleSpacing == true, across > breadth {
      side += (across - breadth) / (high?.isFlexibleSpacing == true ? 2 : 1)
    }
    return cells.map { $0.moved(x: isHorizontal ? along : side, y: isHorizontal ? side : along) }
  }
}
