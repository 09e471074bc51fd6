/// An item that the user moves: its cell follows the finger, and the others lie as if it was where it would come.
final class ItemMove: ListMove {
  private var view: UICollectionView? { list as? UICollectionView }
  let cell: UICollectionViewCell
  let from: RowPlace
  /// Where the item would come by itself, and where the delegate has it come.
  var proposed: RowPlace
  var to: RowPlace {
    didSet { changes = CollectionChanges(moving: from, to: to) }
  }
  /// What becomes of all places.
  private(set) var changes: CollectionChanges

  init(_ view: UICollectionView, _ cell: UICollectionViewCell, _ place: RowPlace) {
    self.cell = cell
    from = place
    proposed = place
    to = place
    changes = CollectionChanges(moving: place, to: place)
    super.init(in: view, at: cell.center)
  }

  override var isUnderWay: Bool { view?.collection.move === self }
  override func follow() { view?.follow(self) }

  /// By how much a section has more items while the item is where it would come.
  func growth(of section: Int) -> Int { (section == to.section ? 1 : 0) - (section == from.section ? 1 : 0) }
}

extension CollectionChanges {
  /// One item goes to another place.
  init(moving old: RowPlace, to new: RowPlace) {
    places.deleteRows([old])
    places.insertRows([new])
    moves = [(old, new)]
  }
}

extension CollectionState {
  /// Where an item is shown: elsewhere than it is while one is moved.
  func shownPlace(of item: RowPlace) -> RowPlace { move?.changes.newPlace(item) ?? item }

  /// The item that is shown at a place.
  func item(shownAt place: RowPlace) -> RowPlace { move?.changes.oldPlace(place) ?? place }
}

/// The long press that lifts an item and takes it along.
final class ItemMoveRecognizer: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  private var list: UICollectionView? { view as? UICollectionView }
  /// The item under the finger.
  private var item: RowPlace?
  /// From the finger to the middle of the item.
  private var grip = CGPoint.zero

  override init() {
    super.init()
    delegate = self
    addHandler { ($0 as? ItemMoveRecognizer)?.changed() }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    item = list?.movableItem(at: location(in: list))
    return item != nil
  }

  private func changed() {
    guard let list else { return }
    let finger = location(in: list)
    switch state {
    case .began:
      guard let item, let cell = list.liftItem(at: item) else { return }
      grip = CGPoint(x: cell.center.x - finger.x, y: cell.center.y - finger.y)
    case .changed:
      list.updateInteractiveMovementTargetPosition(CGPoint(x: finger.x + grip.x, y: finger.y + grip.y))
    case .ended: list.endInteractiveMovement()
    default: list.cancelInteractiveMovement()
    }
  }
}
