import HeftProtocol

/// An item with its cell.
struct VisibleItem {
  var place: RowPlace
  let cell: UICollectionViewCell
  /// Whether the layout still has it among the visible items.
  var isWanted = true
}

/// A header, a footer or a decoration that is seen.
struct VisibleSupplement {
  let kind: String
  var place: RowPlace
  let view: UICollectionReusableView
  /// Whether the layout says what it is, and not the data source.
  var isDecoration = false
  var isWanted = true
}

/// The state of a collection view's items and cells.
final class CollectionState {
  var needsReload = true
  /// How many items each section has.
  var counts: [Int] = []
  /// The items that have cells, in order.
  var visible: [VisibleItem] = []
  var supplements: [VisibleSupplement] = []
  var cellPool = ViewPool<UICollectionReusableView>()
  var supplementPool = ViewPool<UICollectionReusableView>()
  var cellMakers: [(identifier: String, make: (String) -> UICollectionViewCell)] = []
  var supplementMakers: [(identifier: String, make: (String) -> UICollectionReusableView)] = []
  /// The size for which the layout was prepared, and the bounds for which it was asked last.
  var preparedSize = CGSize.zero
  var askedBounds = CGRect.zero
  var isTiling = false
  /// How often in one layout cells are asked for their size (our choice): each time others may have come to be seen.
  static let mostFittings = 8
  var toldLists: [ListDescription] = []

  var selected: [RowPlace] = []
  /// The item under the finger, and whether it is lit.
  var touched: RowPlace?
  var isTouchedLit = false
  var touchStart = CGPoint.zero

  var menus: ItemMenus?
  var knowsOfMenus = false
  var leavesMenusOut = false
  var leavesSizesOut = false

  var changes = CollectionChanges()
  var changeDepth = 0
  /// How often items were changed or loaded anew.
  var steps = 0
  /// Items that go while an update is animated, with where they were.
  var going: [VisibleItem] = []

  /// The item that the user moves.
  var move: ItemMove?
  /// The cell of an item that is moved, or goes to its place: it lies before all others.
  var frontCell: UICollectionViewCell?
  /// Whether the user moves items by a long press, and so by the keyboard.
  var movesByHand = false
  /// Whether the data source was asked to move an item, and what it leaves out of moving.
  var knowsOfMoves = false
  var leavesMovesOut = false
  var leavesCanMoveOut = false

  private var dataReference = Weak<any UICollectionViewDataSource>(nil, token: nil)
  private var delegateReference = Weak<any UICollectionViewDelegate>(nil, token: nil)

  var dataSource: (any UICollectionViewDataSource)? {
    get { dataReference.object }
    set { dataReference = Weak(newValue, token: newValue?.lifeToken) }
  }

  var delegate: (any UICollectionViewDelegate)? {
    get { delegateReference.object }
    set { delegateReference = Weak(newValue, token: newValue?.lifeToken) }
  }

  func contains(_ place: RowPlace) -> Bool {
    counts.indices.contains(place.section) && place.row >= 0 && place.row < counts[place.section]
  }

  /// Where an item is among those that have cells, or would be put.
  func index(of place: RowPlace) -> (index: Int, isThere: Bool) {
    var low = 0
    var high = visible.count
    while low < high {
      let middle = (low + high) / 2
      if visible[middle].place < place { low = middle + 1 } else { high = middle }
    }
    return (low, low < visible.count && visible[low].place == place)
  }

  /// Returns the cell of an item that is visible.
  func cell(at place: RowPlace) -> UICollectionViewCell? {
    let (index, isThere) = index(of: place)
    return isThere ? visible[index].cell : nil
  }
}

/// The changes of a collection view's items in one update.
struct CollectionChanges {
  var places = TableChanges()
  /// Items that move from an old place to a new one; each is also taken out and put in.
  var moves: [(from: RowPlace, to: RowPlace)] = []

  func newPlace(_ old: RowPlace) -> RowPlace? {
    moves.first { $0.from == old }?.to ?? places.newPlace(old)
  }

  func oldPlace(_ new: RowPlace) -> RowPlace? {
    moves.first { $0.to == new }?.from ?? places.oldPlace(new)
  }
}

// What a delegate or a data source that leaves a method out answers with: the collection view does not ask it again.
extension CollectionState {
  func leaveCanMoveOut() -> Bool {
    leavesCanMoveOut = true
    return true
  }

  func leaveMenuOut() -> UIContextMenuConfiguration? {
    leavesMenusOut = true
    return nil
  }

  func leaveSizeOut(_ layout: UICollectionViewLayout) -> CGSize {
    leavesSizesOut = true
    return (layout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
  }
}
