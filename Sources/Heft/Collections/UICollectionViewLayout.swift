/// The layout of the elements of a collection view: subclass it and override the methods that it needs.
open class UICollectionViewLayout: NSObject {
  @Weak final var view: UICollectionView? = nil
  /// Whether `prepare()` is to be called before the next question.
  final var isStale = true
  private final var decorations: [(kind: String, make: (String) -> UICollectionReusableView)] = []
  /// What a layout of another module does besides placing elements; nil for one that does no more.
  package final var hooks: CollectionLayoutHooks?

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

  /// Where a decoration lies; nil if there is none.
  ///
  /// - Parameters:
  ///   - elementKind: The kind.
  ///   - indexPath: Its place.
  /// - Returns: The attributes; nil where there is no such decoration.
  open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }

  /// Has decorations of a kind shown by views of a class, made with `init(frame:)`. The data source knows nothing of them:
  /// `layoutAttributesForElements(in:)` says where there are any.
  ///
  /// - Parameters:
  ///   - viewClass: The class.
  ///   - elementKind: The kind.
  public final func register<View: UICollectionReusableView>(
    _ viewClass: View.Type, forDecorationViewOfKind elementKind: String
  ) {
    register(forDecorationViewOfKind: elementKind) { viewClass.init(registeredFor: $0) }
  }

  /// Has decorations of a kind made by a closure: Heft's own.
  ///
  /// - Parameters:
  ///   - elementKind: The kind.
  ///   - make: Makes a view, given the name by which it is used again.
  public final func register(
    forDecorationViewOfKind elementKind: String, _ make: @escaping (String) -> UICollectionReusableView
  ) {
    decorations.removeAll { $0.kind == elementKind }
    decorations.append((elementKind, make))
  }

  final func decorationMaker(for kind: String) -> ((String) -> UICollectionReusableView)? {
    decorations.first { $0.kind == kind }?.make
  }

  /// Whether the layout changes when the content is scrolled, or the view has another size.
  ///
  /// - Parameter newBounds: What will be seen of the content.
  /// - Returns: Whether it is.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != view?.collection.preparedSize
  }

  /// Has everything computed again before the next frame, by `invalidateLayout(with:)`.
  open func invalidateLayout() {
    invalidateLayout(with: UICollectionViewLayoutInvalidationContext())
  }

  /// Has everything computed again before the next frame, whatever the context names, and moves the content by its
  /// `contentOffsetAdjustment`.
  ///
  /// - Parameter context: What has changed.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isStale = true
    guard let view else { return }
    view.setNeedsLayout()
    let move = context.contentOffsetAdjustment
    if move != .zero {
      view.contentOffset = CGPoint(x: view.contentOffset.x + move.x, y: view.contentOffset.y + move.y)
    }
  }

  /// Returns what to invalidate the layout with where `shouldInvalidateLayout(forBoundsChange:)` says yes.
  ///
  /// - Parameter newBounds: What will be seen of the content.
  /// - Returns: The context.
  open func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  { UICollectionViewLayoutInvalidationContext() }

  /// Returns the offset at which the content rests after items have changed or another layout has come.
  ///
  /// - Parameter proposedContentOffset: Where it would rest by itself.
  /// - Returns: Where it rests.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Attributes of a class of the app's own

  /// Makes the attributes of a cell: override it where UIKit has `layoutAttributesClass`. A page has no values of types.
  ///
  /// - Parameter indexPath: The item.
  /// - Returns: Attributes that say no more than that.
  open func makeAttributes(forCellWith indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
    UICollectionViewLayoutAttributes(forCellWith: indexPath)
  }

  /// Makes the attributes of a supplementary view: override it where UIKit has `layoutAttributesClass`.
  ///
  /// - Parameters:
  ///   - elementKind: The kind: a header or a footer.
  ///   - indexPath: Its place.
  /// - Returns: Attributes that say no more than that.
  open func makeAttributes(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes
  { UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath) }

  /// Returns the offset at which flicked content comes to rest in place of the proposed one.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: Where it would come to rest.
  ///   - velocity: In points a millisecond.
  /// - Returns: Where it comes to rest.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Items are about to come, to go or to move, and `prepare()` has laid out those that are there afterwards. Does
  /// nothing unless overridden.
  ///
  /// - Parameter updateItems: What becomes of which.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// All has its new attributes, which are animated to. Does nothing unless overridden.
  open func finalizeCollectionViewUpdates() {}

  /// Where an item that is put in comes from: its place, clear, unless overridden.
  ///
  /// - Parameter itemIndexPath: The item, by its new place.
  /// - Returns: The attributes; nil is its place, clear.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let attributes = layoutAttributesForItem(at: itemIndexPath)?.copied()
    attributes?.alpha = 0
    return attributes
  }

  /// Where an item that is taken out goes to: its place, clear, unless overridden.
  ///
  /// - Parameter itemIndexPath: The item, by its old place.
  /// - Returns: The attributes; nil is its place, clear.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard let cell = view?.collection.going.first(where: { $0.place.path == itemIndexPath })?.cell else {
      return nil
    }
    let attributes = makeAttributes(forCellWith: itemIndexPath)
    attributes.scroller = cell.superview === view ? nil : cell.superview as? UIScrollView
    attributes.size = cell.bounds.size
    attributes.center = attributes.scroller?.outer(cell.center) ?? cell.center
    attributes.transform = cell.transform
    attributes.zIndex = cell.zIndex
    attributes.alpha = 0
    return attributes
  }

  // MARK: An item that the user moves

  /// Where an item that the user moves belongs: where the item lies that is under it, unless overridden.
  ///
  /// - Parameters:
  ///   - previousIndexPath: Where the others have made room for it.
  ///   - position: The middle of its cell, in the content's points.
  /// - Returns: Its place.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    let spot = CGRect(origin: position, size: CGSize(width: 1, height: 1))
    let found = layoutAttributesForElements(in: spot)?.first {
      $0.representedElementKind == nil && !$0.isHidden && $0.frame.contains(position)
    }
    return found?.indexPath ?? previousIndexPath
  }

  /// How the cell of an item that the user moves looks: as it is in its place, a little clear, unless overridden. It lies
  /// before all others whatever its `zIndex`.
  ///
  /// - Parameters:
  ///   - indexPath: Where the others have made room for it.
  ///   - position: The middle of its cell, in the content's points.
  /// - Returns: The attributes.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes =
      layoutAttributesForItem(at: indexPath)?.copied()
      ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    attributes.alpha = TableNumbers.liftAlpha
    return attributes
  }

  /// Takes over the size that a cell wants, where the layout has an estimate; returns whether it has changed.
  func fit(_ cell: UICollectionViewCell, at place: RowPlace) -> Bool {
    hooks?.fit(cell, view?.collection.shownPlace(of: place).path ?? place.path) ?? false
  }
  /// Other items are at the places.
  func forgetFittings() { hooks?.forgetFittings() }

  final func prepareIfNeeded() {
    guard isStale, let view else { return }
    isStale = false
    view.collection.preparedSize = view.bounds.size
    prepare()
  }
}

/// What a layout of another module does besides placing elements.
package struct CollectionLayoutHooks {
  /// Takes over the size that a cell wants; returns whether it has changed.
  var fit: (UICollectionViewCell, IndexPath) -> Bool
  /// Other items are at the places.
  var forgetFittings: () -> Void
  /// Brings an item into sight whose section scrolls across the others.
  var scrollAcross: (IndexPath, UICollectionView.ScrollPosition, Bool) -> Void
  /// Another layout takes the place of this one.
  var detach: () -> Void

  package init(
    fit: @escaping (UICollectionViewCell, IndexPath) -> Bool, forgetFittings: @escaping () -> Void,
    scrollAcross: @escaping (IndexPath, UICollectionView.ScrollPosition, Bool) -> Void,
    detach: @escaping () -> Void
  ) {
    self.fit = fit
    self.forgetFittings = forgetFittings
    self.scrollAcross = scrollAcross
    self.detach = detach
  }
}

extension UIScrollView {
  /// A place of the content, in the superview's points.
  final func outer(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - bounds.origin.x + frame.origin.x, y: point.y - bounds.origin.y + frame.origin.y)
  }

  /// A place in the superview's points, in the content's.
  final func inner(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x + bounds.origin.x - frame.origin.x, y: point.y + bounds.origin.y - frame.origin.y)
  }
}
