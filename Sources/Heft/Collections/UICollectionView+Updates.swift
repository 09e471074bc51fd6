// Items and sections that come and go. The data has changed already when the view is told.

extension UICollectionView {
  /// Makes the changes that the closure tells, with an animation; the completion gets whether that came to its
  /// end. Items that go are named by their old places, items that come by their new ones.
  ///
  /// - Parameters:
  ///   - updates: Tells of the changes; called at once.
  ///   - completion: Gets whether the animation came to its end.
  public final func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    reloadIfNeeded()
    collection.changeDepth += 1
    updates?()
    collection.changeDepth -= 1
    if collection.changeDepth == 0 {
      makeChanges(completion: completion)
    } else {
      completion?(true)
    }
  }

  /// Items have come, at these places.
  ///
  /// - Parameter indexPaths: Where the items are now.
  public final func insertItems(at indexPaths: [IndexPath]) {
    change { $0.places.insertRows(UICollectionView.places(indexPaths)) }
  }

  /// Items have gone from these places.
  ///
  /// - Parameter indexPaths: Where the items were.
  public final func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.places.deleteRows(UICollectionView.places(indexPaths)) }
  }

  /// Asks for these items' cells anew.
  ///
  /// - Parameter indexPaths: Where the items are.
  public final func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.places.reloadRows(UICollectionView.places(indexPaths)) }
  }

  /// An item has gone from one place to another.
  ///
  /// - Parameters:
  ///   - indexPath: Where the item was.
  ///   - newIndexPath: Where it is now.
  public final func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    let places = UICollectionView.places([indexPath, newIndexPath])
    change {
      $0.places.deleteRows([places[0]])
      $0.places.insertRows([places[1]])
      $0.moves.append((places[0], places[1]))
    }
  }

  /// Sections have come, with their items.
  ///
  /// - Parameter sections: Where the sections are now.
  public final func insertSections(_ sections: IndexSet) {
    change { $0.places.insertSections(sections.map { $0 }) }
  }

  /// Sections have gone, with their items.
  ///
  /// - Parameter sections: Where the sections were.
  public final func deleteSections(_ sections: IndexSet) {
    change { $0.places.deleteSections(sections.map { $0 }) }
  }

  /// A section has gone from one place to another, with its items.
  ///
  /// - Parameters:
  ///   - section: Where the section was.
  ///   - newSection: Where it is now.
  public final func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.places.moveSection(section, to: newSection) }
  }

  /// Asks for these sections' items anew.
  ///
  /// - Parameter sections: Where the sections are.
  public final func reloadSections(_ sections: IndexSet) {
    change { $0.places.reloadSections(sections.map { $0 }) }
  }

  /// A path that names no item counts as one that is not there, so that the change is noticed to be wrong.
  private static func places(_ paths: [IndexPath]) -> [RowPlace] {
    paths.map { RowPlace($0) ?? RowPlace(section: -1, row: -1) }
  }

  /// The user has moved an item, and the data source knows of it.
  final func itemMoved(from old: RowPlace, to new: RowPlace, completion: @escaping (Bool) -> Void) {
    collection.changes = CollectionChanges(moving: old, to: new)
    makeChanges(completion: completion)
  }

  private func change(_ body: (inout CollectionChanges) -> Void) {
    if collection.changeDepth == 0, collection.needsReload { return reloadIfNeeded() }
    body(&collection.changes)
    if collection.changeDepth == 0 { makeChanges(completion: nil) }
  }

  private func makeChanges(completion: ((Bool) -> Void)?) {
    let changes = collection.changes
    collection.changes = CollectionChanges()
    collection.steps += 1
    dropMove()
    guard !collection.needsReload, !collection.isTiling else {
      setNeedsReload()
      completion?(true)
      return
    }
    let counts = askForCounts()
    guard changes.places.lead(from: collection.counts, to: counts) else {
      complain(
        "Items were inserted or deleted, but the data source's counts do not follow from that: the collection "
          + "view has loaded its items anew.")
      reloadKeepingSelection()
      completion?(false)
      return
    }
    step(changes, to: counts, completion: completion)
  }

  /// Goes from the items that were there to those that are.
  private func step(_ changes: CollectionChanges, to counts: [Int], completion: ((Bool) -> Void)?) {
    prepareLayout()
    let layout = collectionViewLayout
    let oldPlaces = { (new: RowPlace) -> CGRect? in
      changes.oldPlace(new).flatMap { layout.layoutAttributesForItem(at: $0.path)?.frame }
    }
    // Where items come from is asked of the layout as it was, for all that may be seen.
    var origins: [(place: RowPlace, frame: CGRect)] = []
    let reach = bounds.insetBy(dx: -bounds.size.width, dy: -bounds.size.height)
    for attributes in layout.layoutAttributesForElements(in: reach) ?? [] {
      guard attributes.representedElementKind == nil, let old = RowPlace(attributes.indexPath),
        let new = changes.newPlace(old), !changes.places.reloads(old)
      else { continue }
      origins.append((new, attributes.frame))
    }
    for move in changes.moves {
      if let frame = oldPlaces(move.to) { origins.append((move.to, frame)) }
    }
    let updates = changes.updateItems
    let going = sortItems(changes)
    collection.going = going
    collection.counts = counts
    collection.leavesSizesOut = false
    collectionViewLayout.forgetFittings()
    layout.invalidateLayout()
    collection.isTiling = true
    prepareLayout()
    layout.prepare(forCollectionViewUpdates: updates)
    let last = going.map { layout.finalLayoutAttributesForDisappearingItem(at: $0.place.path) }
    collection.going = []
    let finish: (Bool) -> Void = { [view = Weak(self, token: lifeToken)] finished in
      for item in going { view.object?.recycle(item.cell) }
      view.object?.setNeedsLayout()
      completion?(finished)
    }
    let move = {
      for (item, attributes) in zip(going, last) {
        if let attributes { self.apply(attributes, to: item.cell) } else { item.cell.alpha = 0 }
      }
      self.move(from: origins)
      layout.finalizeCollectionViewUpdates()
    }
    if window == nil {
      move()
      finish(true)
    } else {
      UIView.animate(withDuration: TableNumbers.updateDuration, animations: move, completion: finish)
    }
    collection.isTiling = false
    setNeedsLayout()
  }

  /// Gives the items that stay their new places, and returns those that go, with their old ones.
  private func sortItems(_ changes: CollectionChanges) -> [VisibleItem] {
    collection.selected = collection.selected.compactMap { changes.newPlace($0) }
    collection.touched = collection.touched.flatMap { changes.newPlace($0) }
    if collection.touched == nil { collection.isTouchedLit = false }
    var going: [VisibleItem] = []
    var staying: [VisibleItem] = []
    for item in collection.visible {
      if !changes.places.reloads(item.place), let place = changes.newPlace(item.place) {
        let index = staying.lastIndex { $0.place < place }.map { $0 + 1 } ?? 0
        staying.insert(VisibleItem(place: place, cell: item.cell), at: index)
      } else {
        going.append(item)
        collection.delegate?.collectionView(self, didEndDisplaying: item.cell, forItemAt: item.place.path)
      }
    }
    collection.visible = staying
    return going
  }

  /// Puts everything where it comes to lie.
  private func move(from origins: [(place: RowPlace, frame: CGRect)]) {
    let resting = restingOffset(
      near: collectionViewLayout.targetContentOffset(forProposedContentOffset: contentOffset))
    if scroll.drag == nil, scroll.motion == nil, resting != contentOffset { moveContent(to: resting) }
    for item in collection.visible {
      if let attributes = collectionViewLayout.layoutAttributesForItem(at: item.place.path) {
        apply(attributes, to: item.cell)
      }
    }
    for attributes in collectionViewLayout.layoutAttributesForElements(in: bounds) ?? [] {
      guard attributes.representedElementKind == nil, let place = RowPlace(attributes.indexPath),
        !attributes.isHidden, attributes.frame.intersects(bounds), collection.contains(place),
        collection.cell(at: place) == nil, let cell = show(attributes)
      else { continue }
      UIView.performWithoutAnimation {
        if let origin = origins.first(where: { $0.place == place }) {
          let start = attributes.scroller?.inner(origin.frame.origin) ?? origin.frame.origin
          cell.frame = CGRect(origin: start, size: origin.frame.size)
        } else if let first = collectionViewLayout.initialLayoutAttributesForAppearingItem(
          at: attributes.indexPath)
        {
          apply(first, to: cell)
        } else {
          cell.alpha = 0
        }
      }
      apply(attributes, to: cell)
    }
  }
}
