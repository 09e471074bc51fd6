// Where items lie, and which is where.

extension UICollectionView {
  private func layOutIfNeeded() {
    if collection.needsReload || collectionViewLayout.isStale || layout.needsLayout, !collection.isTiling {
      layoutIfNeeded()
    }
  }

  /// Where an item lies; nil if there is none.
  ///
  /// - Parameter indexPath: The item.
  /// - Returns: The attributes; nil where there is no such item.
  public final func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Where a supplementary view lies; nil if there is none.
  ///
  /// - Parameters:
  ///   - kind: The kind: a header or a footer.
  ///   - indexPath: Its place.
  /// - Returns: The attributes; nil where there is no such view.
  public final func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// The item at a point of the content, that of the cell in front where several lie there; nil if there is none.
  ///
  /// - Parameter point: In the content's points.
  /// - Returns: The item; nil if there is none.
  public final func indexPathForItem(at point: CGPoint) -> IndexPath? {
    layOutIfNeeded()
    let isSeen = bounds.contains(point)
    if isSeen {
      let hit = collection.visible.filter { frameInContent(of: $0.cell).contains(point) }
      if let front = hit.max(by: { $0.cell.zIndex < $1.cell.zIndex }) { return front.place.path }
      return nil
    }
    let spot = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    return collectionViewLayout.layoutAttributesForElements(in: spot)?.first {
      $0.representedElementKind == nil && $0.frame.contains(point)
    }?.indexPath
  }

  /// Where a cell lies, in the content's points, also where it is in a section that scrolls across the others.
  private func frameInContent(of cell: UICollectionViewCell) -> CGRect {
    guard let scroller = cell.superview as? UIScrollView, scroller !== self else { return cell.frame }
    let frame = cell.frame
    guard scroller.bounds.intersects(frame) else { return .null }
    return CGRect(origin: scroller.outer(frame.origin), size: frame.size).intersection(scroller.frame)
  }

  /// The item that a cell shows; nil for one that shows none.
  ///
  /// - Parameter cell: The cell.
  /// - Returns: The item; nil for a cell that shows none.
  public final func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    collection.visible.first { $0.cell === cell }?.place.path
  }

  /// The cell of an item that is seen; nil for others.
  ///
  /// - Parameter indexPath: The item.
  /// - Returns: The cell; nil where the item is not seen.
  public final func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    layOutIfNeeded()
    return RowPlace(indexPath).flatMap { collection.cell(at: $0) }
  }

  /// The cells that are seen, in the order of their items.
  public final var visibleCells: [UICollectionViewCell] {
    layOutIfNeeded()
    return collection.visible.map { $0.cell }
  }

  /// The items that are seen, in order.
  public final var indexPathsForVisibleItems: [IndexPath] {
    layOutIfNeeded()
    return collection.visible.map { $0.place.path }
  }

  /// The supplementary view of a kind that is seen; nil for others.
  ///
  /// - Parameters:
  ///   - elementKind: The kind: a header or a footer.
  ///   - indexPath: Its place.
  /// - Returns: The view; nil where it is not seen.
  public final func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    layOutIfNeeded()
    return collection.supplements.first {
      $0.kind == elementKind && $0.place == RowPlace(indexPath) && !$0.isDecoration
    }?.view
  }

  /// The supplementary views of a kind that are seen.
  ///
  /// - Parameter elementKind: The kind: a header or a footer.
  /// - Returns: The views.
  public final func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    layOutIfNeeded()
    return collection.supplements.filter { $0.kind == elementKind && !$0.isDecoration }.map { $0.view }
  }

  /// Scrolls until an item lies where it should, as far as the content goes.
  ///
  /// - Parameters:
  ///   - indexPath: The item; one that is not there changes nothing.
  ///   - scrollPosition: Where the item is wanted.
  ///   - animated: Whether it is animated.
  public final func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {
    layOutIfNeeded()
    collectionViewLayout.hooks?.scrollAcross(indexPath, scrollPosition, animated)
    guard let frame = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame else { return }
    let insets = adjustedContentInset
    var offset = offset(showing: frame)
    if scrollPosition.contains(.top) {
      offset.y = frame.minY - insets.top
    } else if scrollPosition.contains(.centeredVertically) {
      offset.y = frame.midY - (bounds.size.height + insets.top - insets.bottom) / 2
    } else if scrollPosition.contains(.bottom) {
      offset.y = frame.maxY + insets.bottom - bounds.size.height
    }
    if scrollPosition.contains(.left) {
      offset.x = frame.minX - insets.left
    } else if scrollPosition.contains(.centeredHorizontally) {
      offset.x = frame.midX - (bounds.size.width + insets.left - insets.right) / 2
    } else if scrollPosition.contains(.right) {
      offset.x = frame.maxX + insets.right - bounds.size.width
    }
    setContentOffset(restingOffset(near: offset), animated: animated)
  }

  /// Has another layout place the items; with an animation they move to their places.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - animated: Whether it is animated.
  ///   - completion: Gets whether the animation came to its end.
  public final func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    guard animated, window != nil else {
      use(layout)
      completion?(true)
      return
    }
    UIView.animate(
      withDuration: TableNumbers.updateDuration,
      animations: {
        use(layout)
        layoutIfNeeded()
      }, completion: completion)
  }

  /// Takes over a layout, which may have the content lie elsewhere.
  private func use(_ layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    prepareLayout()
    let target = layout.targetContentOffset(forProposedContentOffset: contentOffset)
    if target != contentOffset { contentOffset = restingOffset(near: target) }
  }
}
