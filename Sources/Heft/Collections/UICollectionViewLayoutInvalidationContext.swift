/// What a layout is invalidated with. Everything is computed again whatever it says; a subclass of the app's own carries what the
/// app's layout wants to know.
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// How far the content moves, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The items that were named, in the order in which they were.
  public private(set) final var invalidatedItemIndexPaths: [IndexPath]?

  /// A context that names nothing.
  public override init() {
    super.init()
  }

  /// Names items whose attributes have changed.
  ///
  /// - Parameter indexPaths: The items.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
}

/// What a flow layout is invalidated with.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the sizes and gaps of the delegate are asked for again: they are, whatever it says.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the items are laid out again: they are, whatever it says.
  open var invalidateFlowLayoutAttributes = true
}
