// Parts of compositional layouts that make no difference here.

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
}

/// A view at an item: a badge. None is shown here.
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
  ///   - itemAnchor: Which of its own places lies there; nil means the same.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize)
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

extension NSCollectionLayoutItem {
  /// An item with views at it, which are not shown here.
  ///
  /// - Parameters:
  ///   - layoutSize: How large it is.
  ///   - supplementaryItems: The views.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.init(layoutSize: layoutSize)
    if !supplementaryItems.isEmpty {
      Stub.say("NSCollectionLayoutSupplementaryItem", "items have no views beside them here.")
    }
  }

  /// The gaps at the item's edges, in place of which `contentInsets` counts here.
  public final var edgeSpacing: NSCollectionLayoutEdgeSpacing? {
    get { nil }
    set {
      if newValue != nil {
        Stub.say(
          "NSCollectionLayoutItem.edgeSpacing", "contentInsets and interItemSpacing are what counts here.")
      }
    }
  }
}

/// The edges from which the distances of a section count.
public enum UIContentInsetsReference: Int, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent
}

extension NSCollectionLayoutSection {
  /// Always the safe area.
  public var contentInsetsReference: UIContentInsetsReference {
    get { .automatic }
    set {}
  }
  /// Always the safe area.
  public var supplementaryContentInsetsReference: UIContentInsetsReference {
    get { .automatic }
    set {}
  }
}

extension UICollectionViewCompositionalLayoutConfiguration {
  /// Headers and footers of the whole layout.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    get { [] }
    set {
      if !newValue.isEmpty {
        Stub.say(
          "UICollectionViewCompositionalLayoutConfiguration.boundarySupplementaryItems",
          "sections alone have headers and footers here.")
      }
    }
  }
  /// Always the safe area.
  public var contentInsetsReference: UIContentInsetsReference {
    get { .automatic }
    set {}
  }
}
