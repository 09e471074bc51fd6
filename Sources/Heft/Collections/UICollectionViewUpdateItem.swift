/// What becomes of one item, or of one section, in an update of a collection view.
public final class UICollectionViewUpdateItem: NSObject {
  /// What becomes of it.
  public enum Action: Int, Sendable {
    case insert = 0
    case delete = 1
    case reload = 2
    case move = 3
    case none = 4
  }

  /// Where it was; nil for one that comes. The item of a whole section is `NSNotFound`.
  public let indexPathBeforeUpdate: IndexPath?
  /// Where it is now; nil for one that goes. The item of a whole section is `NSNotFound`.
  public let indexPathAfterUpdate: IndexPath?
  /// What becomes of it.
  public let updateAction: Action

  init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    super.init()
  }
}

extension CollectionChanges {
  /// The changes one by one, for a layout.
  var updateItems: [UICollectionViewUpdateItem] {
    typealias Item = UICollectionViewUpdateItem
    func path(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    var items: [Item] = []
    for section in places.deletedSections where !places.movedSections.contains(where: { $0.from == section })
    {
      items.append(Item(.delete, from: path(section), to: nil))
    }
    for place in places.deletedRows where !moves.contains(where: { $0.from == place }) {
      items.append(Item(.delete, from: place.path, to: nil))
    }
    for section in places.insertedSections where !places.movedSections.contains(where: { $0.to == section }) {
      items.append(Item(.insert, from: nil, to: path(section)))
    }
    for place in places.insertedRows where !moves.contains(where: { $0.to == place }) {
      items.append(Item(.insert, from: nil, to: place.path))
    }
    for section in places.reloadedSections {
      items.append(Item(.reload, from: path(section), to: places.newSection(section).map { path($0) }))
    }
    for place in places.reloadedRows {
      items.append(Item(.reload, from: place.path, to: newPlace(place)?.path))
    }
    for move in places.movedSections { items.append(Item(.move, from: path(move.from), to: path(move.to))) }
    for move in moves { items.append(Item(.move, from: move.from.path, to: move.to.path)) }
    return items
  }
}
