/// The position of one element of a collection view, and its look there.
open class UICollectionViewLayoutAttributes: NSObject {
  /// The categories of elements.
  public enum ElementCategory: UInt, Sendable {
    case cell = 0
    case supplementaryView = 1
  }

  /// The item, or the section and number of a supplementary view.
  public final var indexPath: IndexPath
  /// The kind of a supplementary view; nil for a cell.
  public final let representedElementKind: String?
  /// The category of the element.
  public final var representedElementCategory: ElementCategory {
    representedElementKind == nil ? .cell : .supplementaryView
  }
  /// The element's rectangle, in the content's points.
  public final var frame = CGRect.zero {
    didSet { frame = frame.finite }
  }
  /// The transform of the element about its center.
  public final var transform = CGAffineTransform.identity
  /// The opacity of the element.
  public final var alpha: CGFloat = 1
  /// The order of overlapping elements: the one with the greater number is in front.
  public final var zIndex = 0
  /// Whether the element is hidden.
  public final var isHidden = false

  /// The attributes of a cell.
  ///
  /// - Parameter indexPath: The item.
  public init(forCellWith indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementKind = nil
    super.init()
  }

  /// The attributes of a supplementary view.
  ///
  /// - Parameters:
  ///   - elementKind: The kind: a header or a footer.
  ///   - indexPath: Its place.
  public init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementKind = elementKind
    super.init()
  }

  /// The middle of the frame.
  public final var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.size.width / 2, y: newValue.y - frame.size.height / 2)
    }
  }

  /// The size of the frame, about the same middle.
  public final var size: CGSize {
    get { frame.size }
    set {
      let middle = center
      frame.size = newValue
      center = middle
    }
  }

  /// The frame at the origin.
  public final var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }
}

/// The layout of the elements of a collection view: subclass it and override the methods that it needs.
open class UICollectionViewLayout: NSObject {
  @Weak final var view: UICollectionView? = nil
  /// Whether `prepare()` is to be called before the next question.
  final var isStale = true

  /// A layout of nothing.
  public override init() {
    super.init()
  }

  /// The collection view that the layout is for.
  public final var collectionView: UICollectionView? { view }

  /// Computes the values that the layout needs. Called before the first question, and after `invalidateLayout()`.
  open func prepare() {}

  /// The size of all content, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// The elements of which any part is in a rectangle of the content; more of them do no harm.
  ///
  /// - Parameter rect: In the content's points.
  /// - Returns: The attributes; nil if there is none.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Returns the attributes of an item; nil if there is none.
  ///
  /// - Parameter indexPath: The item.
  /// - Returns: The attributes; nil if there is no such item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a supplementary view; nil if there is none.
  ///
  /// - Parameters:
  ///   - elementKind: The kind: a header or a footer.
  ///   - indexPath: Its place.
  /// - Returns: The attributes; nil if there is no such view.
  open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }

  /// Whether the layout changes when the content is scrolled, or the view has another size.
  ///
  /// - Parameter newBounds: What will be seen of the content.
  /// - Returns: Whether it is.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != view?.collection.preparedSize
  }

  /// Has everything computed again before the next frame.
  open func invalidateLayout() {
    isStale = true
    view?.setNeedsLayout()
  }

  /// Returns the offset at which flicked content comes to rest in place of the proposed one.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: Where it would come to rest.
  ///   - velocity: In points a millisecond.
  /// - Returns: Where it comes to rest.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns the attributes at which an inserted item starts; nil is its own place, transparent.
  ///
  /// - Parameter itemIndexPath: The item, by its new place.
  /// - Returns: The attributes; nil is its place, clear.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }

  /// Returns the attributes at which a deleted item ends; nil is its own place, transparent.
  ///
  /// - Parameter itemIndexPath: The item, by its old place.
  /// - Returns: The attributes; nil is its place, clear.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }

  /// Takes over the size that a cell wants, where the layout has an estimate; returns whether it has changed.
  func fit(_ cell: UICollectionViewCell, at place: RowPlace) -> Bool { false }
  /// Other items are at the places.
  func forgetFittings() {}

  final func prepareIfNeeded() {
    guard isStale, let view else { return }
    isStale = false
    view.collection.preparedSize = view.bounds.size
    prepare()
  }
}
