// Items that the user moves.

extension UICollectionView {
  /// Takes an item that is seen up, so that its cell can be moved. Asks the data source whether it may be.
  ///
  /// - Parameter indexPath: The item.
  /// - Returns: Whether it is moved now; false where it must not be, has no cell, or another item is moved.
  @discardableResult
  public final func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard collection.move == nil, let place = RowPlace(indexPath), canMove(place) else { return false }
    return liftItem(at: place) != nil
  }

  /// Takes the item that is moved to a point, and has the others make room for it there. Near an edge the content
  /// scrolls.
  ///
  /// - Parameter targetPosition: Where the middle of its cell comes, in the collection view's points.
  public final func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard targetPosition.x.isFinite, targetPosition.y.isFinite else { return }
    collection.move?.fingerMoved(to: targetPosition)
  }

  /// Leaves the item that is moved where the others have made room for it, and tells the data source of it.
  public final func endInteractiveMovement() {
    guard let move = collection.move else { return }
    collection.move = nil
    guard move.to != move.from else { return settle() }
    let steps = collection.steps
    collection.dataSource?.collectionView(self, moveItemAt: move.from.path, to: move.to.path)
    // A data source that has told the view by itself has said it all.
    guard collection.steps == steps, !collection.needsReload else { return land() }
    guard !collection.leavesMovesOut else { return settle() }
    itemMoved(from: move.from, to: move.to, completion: weakify(self) { view, _ in view.land() })
  }

  /// Puts the item that is moved back where it was.
  public final func cancelInteractiveMovement() {
    guard collection.move != nil else { return }
    collection.move = nil
    settle()
  }

  // MARK: By the keyboard

  /// The actions that take an item to the place before its own and to the one after it.
  final func moveActions(of cell: UICollectionViewCell) -> [UIAccessibilityCustomAction] {
    guard collection.movesByHand, collection.move == nil, let path = indexPath(for: cell),
      let place = RowPlace(path), canMove(place)
    else { return [] }
    var actions: [UIAccessibilityCustomAction] = []
    if let before = self.place(beside: place, isAfter: false) {
      actions.append(moveAction("Move backward", of: cell, to: before))
    }
    if let after = self.place(beside: place, isAfter: true) {
      actions.append(moveAction("Move forward", of: cell, to: after))
    }
    return actions
  }

  private func moveAction(_ name: String, of cell: UICollectionViewCell, to target: RowPlace)
    -> UIAccessibilityCustomAction
  {
    UIAccessibilityCustomAction(name: name) {
      [view = Weak(self, token: lifeToken), item = Weak(cell, token: cell.lifeToken)] _ in
      guard let view = view.object, let cell = item.object else { return false }
      return view.move(cell, to: target)
    }
  }

  /// The place before an item or after it, if need be in the next section; nil where there is none.
  private func place(beside place: RowPlace, isAfter: Bool) -> RowPlace? {
    let (section, row) = (place.section, place.row)
    if isAfter, row + 1 < collection.counts[section] { return RowPlace(section: section, row: row + 1) }
    if !isAfter, row > 0 { return RowPlace(section: section, row: row - 1) }
    let next = isAfter ? section + 1 : section - 1
    guard collection.counts.indices.contains(next) else { return nil }
    return RowPlace(section: next, row: isAfter ? 0 : collection.counts[next])
  }

  private func move(_ cell: UICollectionViewCell, to proposed: RowPlace) -> Bool {
    guard collection.move == nil, let path = indexPath(for: cell), let place = RowPlace(path),
      canMove(place), liftItem(at: place) != nil, let move = collection.move
    else { return false }
    move.proposed = proposed
    if let target = target(of: move, proposed) { move.to = target }
    endInteractiveMovement()
    return true
  }

  // MARK: Inside

  /// The item at a point that the user can move now.
  final func movableItem(at point: CGPoint) -> RowPlace? {
    guard collection.move == nil, let path = indexPathForItem(at: point), let place = RowPlace(path),
      canMove(place)
    else { return nil }
    return place
  }

  /// Takes an item up that may be moved. Returns its cell; nil for one that has none.
  final func liftItem(at place: RowPlace) -> UICollectionViewCell? {
    guard let cell = cellForItem(at: place.path) else { return nil }
    itemLost()
    let move = ItemMove(self, cell, place)
    collection.move = move
    collection.frontCell = cell
    bringSubviewToFront(cell)
    UIView.animate(withDuration: TableNumbers.liftDuration) { lift(move) }
    return cell
  }

  private func canMove(_ place: RowPlace) -> Bool {
    reloadIfNeeded()
    guard let source = collection.dataSource, !collection.leavesMovesOut, collection.contains(place) else {
      return false
    }
    collection.leavesCanMoveOut = false
    guard source.collectionView(self, canMoveItemAt: place.path) else { return false }
    if collection.leavesCanMoveOut, !collection.knowsOfMoves {
      // Only a call tells whether the other method is there: an item that stays where it is changes nothing.
      collection.knowsOfMoves = true
      source.collectionView(self, moveItemAt: place.path, to: place.path)
    }
    return !collection.leavesMovesOut && collection.contains(place)
  }

  /// The item goes where the finger has it, and the others make room for it there.
  final func follow(_ move: ItemMove) {
    UIView.performWithoutAnimation { lift(move) }
    let path = collectionViewLayout.targetIndexPath(
      forInteractivelyMovingItem: move.to.path, withPosition: position(of: move))
    guard let proposed = RowPlace(path), proposed != move.proposed else { return }
    move.proposed = proposed
    guard let target = target(of: move, proposed), target != move.to else { return }
    move.to = target
    rearrange(in: TableNumbers.fadeDuration)
  }

  private func position(of move: ItemMove) -> CGPoint {
    CGPoint(x: bounds.minX + move.finger.x, y: bounds.minY + move.finger.y)
  }

  /// Shows the cell where the finger has it, as the layout says.
  final func lift(_ move: ItemMove) {
    apply(
      collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
        at: move.to.path, withTargetPosition: position(of: move)), to: move.cell)
  }

  /// Where the delegate has an item come; nil where that is no place.
  private func target(of move: ItemMove, _ proposed: RowPlace) -> RowPlace? {
    let path =
      collection.delegate?.collectionView(
        self, targetIndexPathForMoveFromItemAt: move.from.path, toProposedIndexPath: proposed.path)
      ?? proposed.path
    guard let target = RowPlace(path), collection.counts.indices.contains(target.section), target.row >= 0,
      target.row <= collection.counts[target.section] - (target.section == move.from.section ? 1 : 0)
    else { return nil }
    return target
  }

  private func rearrange(in seconds: Double, completion: ((Bool) -> Void)? = nil) {
    collectionViewLayout.invalidateLayout()
    UIView.animate(
      withDuration: seconds,
      animations: {
        prepareLayout()
        tile()
      }, completion: completion)
  }

  /// All items go to their places.
  private func settle() {
    rearrange(in: TableNumbers.updateDuration, completion: weakify(self) { view, _ in view.land() })
  }

  /// The cell that was moved lies among the others again.
  private func land() {
    guard collection.move == nil, collection.frontCell != nil else { return }
    collection.frontCell = nil
    setNeedsLayout()
  }

  /// The item that is moved goes back at once: the items are others now.
  final func dropMove() {
    guard let move = collection.move else { return }
    collection.move = nil
    collection.frontCell = nil
    collectionViewLayout.invalidateLayout()
    UIView.performWithoutAnimation { move.cell.alpha = 1 }
  }
}
