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
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Whether it lies behind the items.
  var isFooter: Bool { [.bottom, .bottomLeading, .bottomTrailing].contains(alignment) }

  /// How far it goes along the scrolling axis.
  func length(in room: CGSize, isVertical: Bool) -> CGFloat {
    let size = layoutSize.size(in: room)
    return isVertical ? size.height : size.width
  }

  /// Where it begins, after those of its kind before it.
  ///
  /// - Parameters:
  ///   - items: The headers and footers that it is among.
  ///   - start: Where the first of its kind begins.
  ///   - room: The size of what they are in.
  ///   - isVertical: Whether the layout scrolls vertically.
  func start(
    among items: [NSCollectionLayoutBoundarySupplementaryItem], from start: CGFloat, in room: CGSize,
    isVertical: Bool
  ) -> CGFloat {
    items.prefix { $0 !== self }.filter { $0.isFooter == isFooter }
      .reduce(start) { $0 + $1.length(in: room, isVertical: isVertical) }
  }
}

/// A view behind a section.
public final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public let elementKind: String
  public var zIndex = 0

  private init(_ elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)), supplementaryItems: [])
  }

  /// Returns a ground of a whole section.
  ///
  /// - Parameter elementKind: The kind of its view.
  /// - Returns: The ground.
  public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }
}

/// An item that a section shows, while it scrolls.
public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  var alpha: CGFloat { get set }
  var zIndex: Int { get set }
  var isHidden: Bool { get set }
  var transform3D: CATransform3D { get set }
  var indexPath: IndexPath { get }
  var frame: CGRect { get }
  var representedElementCategory: UICollectionViewLayoutAttributes.ElementCategory { get }
  var representedElementKind: String? { get }
}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {}

public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  [any NSCollectionLayoutVisibleItem], CGPoint, NSCollectionLayoutEnvironment
) -> Void

/// How a section scrolls across the others. In a layout that scrolls sideways itself none does.
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
  public var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Views behind the whole section, of classes that the layout has registered.
  public var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Changes how the items that are seen look, each time that the content has scrolled.
  public var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

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
