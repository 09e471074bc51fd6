// Which items are lit and selected, and their menus.

extension UICollectionView {
  /// The selected items, in order; nil if there is none.
  public final var indexPathsForSelectedItems: [IndexPath]? {
    var places: [RowPlace] = []
    places.addSorted(collection.selected)
    return places.map { $0.path }
  }

  /// Selects an item, or none where the path is nil, and tells no delegate. One that is not there changes nothing.
  ///
  /// - Parameters:
  ///   - indexPath: The item, or nil for none.
  ///   - animated: Whether it is animated.
  ///   - scrollPosition: Where the item is wanted; an empty one does not scroll.
  public final func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) {
    reloadIfNeeded()
    guard let indexPath else {
      for place in collection.selected { deselect(place) }
      return
    }
    guard let place = RowPlace(indexPath), collection.contains(place) else { return }
    if !allowsMultipleSelection {
      for other in collection.selected where other != place { deselect(other) }
    }
    select(place)
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Takes the selection from an item, and tells no delegate.
  ///
  /// - Parameters:
  ///   - indexPath: The item.
  ///   - animated: Whether it is animated.
  public final func deselectItem(at indexPath: IndexPath, animated: Bool) {
    if let place = RowPlace(indexPath) { deselect(place) }
  }

  private func select(_ place: RowPlace) {
    if !collection.selected.contains(place) { collection.selected.append(place) }
    collection.cell(at: place)?.isSelected = true
  }

  private func deselect(_ place: RowPlace) {
    guard collection.selected.contains(place) else { return }
    collection.selected.removeAll { $0 == place }
    collection.cell(at: place)?.isSelected = false
  }

  // MARK: Touches

  /// A finger came down: the item under it lights up in a moment, unless it is a drag.
  final func itemTouched(at point: CGPoint) {
    itemLost()
    guard allowsSelection, let path = indexPathForItem(at: point), let place = RowPlace(path) else { return }
    collection.touched = place
    collection.touchStart = point
    lightWhenHeld(
      isTouched: weakify(self, otherwise: false) { $0.collection.touched != nil },
      light: weakify(self) { $0.lightTouchedItem() })
  }

  private func lightTouchedItem() {
    guard let place = collection.touched, !collection.isTouchedLit else { return }
    guard collection.delegate?.collectionView(self, shouldHighlightItemAt: place.path) ?? true else {
      collection.touched = nil
      return
    }
    guard collection.touched == place else { return }
    collection.isTouchedLit = true
    collection.cell(at: place)?.isHighlighted = true
    collection.delegate?.collectionView(self, didHighlightItemAt: place.path)
  }

  /// The finger has gone, or drags: the item under it is lit no more.
  final func itemLost() {
    guard let place = collection.touched else { return }
    collection.touched = nil
    guard collection.isTouchedLit else { return }
    collection.isTouchedLit = false
    collection.cell(at: place)?.isHighlighted = false
    collection.delegate?.collectionView(self, didUnhighlightItemAt: place.path)
  }

  /// The finger was lifted: its item is selected.
  final func itemReleased() {
    lightTouchedItem()
    guard let place = collection.touched else { return }
    tapped(place)
    itemLost()
  }

  /// A screen reader, or a key, acts on a cell.
  final func activate(_ cell: UICollectionViewCell) -> Bool {
    guard allowsSelection, let path = indexPath(for: cell), let place = RowPlace(path),
      collection.delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return false }
    tapped(place)
    return true
  }

  private func tapped(_ place: RowPlace) {
    let delegate = collection.delegate
    if allowsMultipleSelection, collection.selected.contains(place) {
      return userDeselects(place)
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: place.path) ?? true,
      collection.contains(place)
    else { return }
    if !allowsMultipleSelection {
      for other in collection.selected where other != place { userDeselects(other) }
    }
    guard collection.contains(place) else { return }
    select(place)
    delegate?.collectionView(self, didSelectItemAt: place.path)
    if let cell = cellForItem(at: place.path) { cell.selectionSegue?.follow(from: cell) }
  }

  private func userDeselects(_ place: RowPlace) {
    guard collection.delegate?.collectionView(self, shouldDeselectItemAt: place.path) ?? true else { return }
    deselect(place)
    collection.delegate?.collectionView(self, didDeselectItemAt: place.path)
  }

  // MARK: Menus

  /// Asks a delegate once, when there is a first item, for that one's menu: one that leaves menus out says so, and
  /// then no press waits for any.
  final func probeContextMenuSupport() {
    guard !collection.knowsOfMenus, let section = collection.counts.firstIndex(where: { $0 > 0 }) else {
      return
    }
    collection.knowsOfMenus = true
    collection.menus?.end()
    collection.menus = nil
    guard let delegate = collection.delegate else { return }
    collection.leavesMenusOut = false
    _ = delegate.collectionView(
      self, contextMenuConfigurationForItemAt: IndexPath(item: 0, section: section), point: .zero)
    if collection.leavesMenusOut { return }
    collection.menus = ItemMenus(
      in: self,
      configure: weakify(self, otherwise: nil) { view, interaction, place in
        guard let path = view.indexPathForItem(at: place) else { return nil }
        interaction.sourceRect = view.layoutAttributesForItem(at: path)?.frame ?? .zero
        return view.delegate?.collectionView(view, contextMenuConfigurationForItemAt: path, point: place)
      },
      highlight: weakify(self, otherwise: nil) { view, configuration in
        view.delegate?.collectionView(
          view, previewForHighlightingContextMenuWithConfiguration: configuration)
      },
      commit: weakify(self) { view, configuration, animator in
        view.delegate?.collectionView(
          view, willPerformPreviewActionForMenuWith: configuration, animator: animator)
      })
  }
}
