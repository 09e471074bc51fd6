import Heft

/// The content of a list: sections, and the items in each, none of them twice.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  fileprivate var sections: [(identifier: SectionIdentifierType, items: [ItemIdentifierType])] = []
  fileprivate var reloaded: Set<ItemIdentifierType> = []

  public init() {}

  public var numberOfSections: Int { sections.count }
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map { $0.identifier } }
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { $0.items } }
  public var reloadedItemIdentifiers: [ItemIdentifierType] {
    itemIdentifiers.filter { reloaded.contains($0) }
  }

  private func index(_ section: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == section }
  }

  private func place(_ item: ItemIdentifierType) -> (section: Int, item: Int)? {
    for (index, section) in sections.enumerated() {
      if let found = section.items.firstIndex(of: item) { return (index, found) }
    }
    return nil
  }

  public func numberOfItems(inSection section: SectionIdentifierType) -> Int {
    index(section).map { sections[$0].items.count } ?? 0
  }
  public func itemIdentifiers(inSection section: SectionIdentifierType) -> [ItemIdentifierType] {
    index(section).map { sections[$0].items } ?? []
  }
  public func sectionIdentifier(containingItem item: ItemIdentifierType) -> SectionIdentifierType? {
    place(item).map { sections[$0.section].identifier }
  }
  public func indexOfItem(_ item: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: item) }
  public func indexOfSection(_ section: SectionIdentifierType) -> Int? { index(section) }

  /// Takes out of a list what is there already: an item stands once, which the console says.
  private func new(_ items: [ItemIdentifierType]) -> [ItemIdentifierType] {
    var known = Set(itemIdentifiers)
    let found = items.filter { known.insert($0).inserted }
    if found.count < items.count {
      Stub.say(
        "NSDiffableDataSourceSnapshot", "an item that is there already was added; it stays where it is.")
    }
    return found
  }

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers where index(identifier) == nil { sections.append((identifier, [])) }
  }
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection section: SectionIdentifierType
  ) {
    let found = identifiers.filter { index($0) == nil }
    sections.insert(contentsOf: found.map { ($0, []) }, at: index(section) ?? sections.count)
  }
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection section: SectionIdentifierType
  ) {
    let found = identifiers.filter { index($0) == nil }
    sections.insert(contentsOf: found.map { ($0, []) }, at: index(section).map { $0 + 1 } ?? sections.count)
  }
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sections.removeAll { identifiers.contains($0.identifier) }
  }
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection other: SectionIdentifierType
  ) { moveSection(identifier, other, 0) }
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection other: SectionIdentifierType
  ) { moveSection(identifier, other, 1) }
  private mutating func moveSection(
    _ identifier: SectionIdentifierType, _ other: SectionIdentifierType, _ offset: Int
  ) {
    guard identifier != other, let from = index(identifier), index(other) != nil else { return }
    let section = sections.remove(at: from)
    sections.insert(section, at: index(other).map { $0 + offset } ?? sections.count)
  }
  /// Has the section's cells asked for again.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers { reloaded.formUnion(itemIdentifiers(inSection: identifier)) }
  }

  /// Adds items to the last section.
  public mutating func appendItems(_ items: [ItemIdentifierType]) {
    guard !sections.isEmpty else {
      return Stub.say(
        "NSDiffableDataSourceSnapshot.appendItems", "there is no section yet; nothing was added.")
    }
    sections[sections.count - 1].items += new(items)
  }
  public mutating func appendItems(_ items: [ItemIdentifierType], toSection section: SectionIdentifierType?) {
    guard let section else { return appendItems(items) }
    guard let index = index(section) else {
      return Stub.say(
        "NSDiffableDataSourceSnapshot.appendItems", "there is no such section; nothing was added.")
    }
    sections[index].items += new(items)
  }
  public mutating func insertItems(_ items: [ItemIdentifierType], beforeItem item: ItemIdentifierType) {
    guard let place = place(item) else { return }
    sections[place.section].items.insert(contentsOf: new(items), at: place.item)
  }
  public mutating func insertItems(_ items: [ItemIdentifierType], afterItem item: ItemIdentifierType) {
    guard let place = place(item) else { return }
    sections[place.section].items.insert(contentsOf: new(items), at: place.item + 1)
  }
  public mutating func deleteItems(_ items: [ItemIdentifierType]) {
    let gone = Set(items)
    for index in sections.indices { sections[index].items.removeAll { gone.contains($0) } }
  }
  public mutating func deleteAllItems() { sections = [] }
  public mutating func moveItem(_ item: ItemIdentifierType, beforeItem other: ItemIdentifierType) {
    guard item != other, place(item) != nil, place(other) != nil else { return }
    deleteItems([item])
    insertItems([item], beforeItem: other)
  }
  public mutating func moveItem(_ item: ItemIdentifierType, afterItem other: ItemIdentifierType) {
    guard item != other, place(item) != nil, place(other) != nil else { return }
    deleteItems([item])
    insertItems([item], afterItem: other)
  }
  /// Has the items' cells asked for again.
  public mutating func reloadItems(_ items: [ItemIdentifierType]) { reloaded.formUnion(items) }
  public mutating func reconfigureItems(_ items: [ItemIdentifierType]) { reloaded.formUnion(items) }

  fileprivate func item(at path: IndexPath) -> ItemIdentifierType? {
    guard sections.indices.contains(path.section), sections[path.section].items.indices.contains(path.row)
    else {
      return nil
    }
    return sections[path.section].items[path.row]
  }

  fileprivate func path(of item: ItemIdentifierType) -> IndexPath? {
    place(item).map { IndexPath(row: $0.item, section: $0.section) }
  }

  /// The items that go and come on the way to another snapshot of the same sections; nil where sections differ or an
  /// item moves.
  fileprivate func changes(to new: Self) -> (gone: [IndexPath], come: [IndexPath], again: [IndexPath])? {
    guard sectionIdentifiers == new.sectionIdentifiers else { return nil }
    var (gone, come, again): ([IndexPath], [IndexPath], [IndexPath]) = ([], [], [])
    for index in sections.indices {
      let (old, next) = (sections[index].items, new.sections[index].items)
      let (oldSet, nextSet) = (Set(old), Set(next))
      guard old.filter({ nextSet.contains($0) }) == next.filter({ oldSet.contains($0) }) else { return nil }
      for (row, item) in old.enumerated() where !nextSet.contains(item) {
        gone.append(IndexPath(row: row, section: index))
      }
      for (row, item) in next.enumerated() {
        if !oldSet.contains(item) { come.append(IndexPath(row: row, section: index)) }
        if oldSet.contains(item), new.reloaded.contains(item) {
          again.append(IndexPath(row: row, section: index))
        }
      }
    }
    return (gone, come, again)
  }
}

/// Shows a snapshot in a table, and animates from one to the next.
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  HeftTableDataSource
{
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
  private final let provider: CellProvider
  private final let table: Weak<UITableView>
  private final var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// How rows come and go.
  public final var defaultRowAnimation = UITableView.RowAnimation.automatic

  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    provider = cellProvider
    table = Weak(wrappedValue: tableView)
    super.init()
    tableView.dataSource = self
  }

  public final func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    var snapshot = current
    snapshot.reloaded = []
    return snapshot
  }
  public final func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(at: indexPath)
  }
  public final func indexPath(for item: ItemIdentifierType) -> IndexPath? { current.path(of: item) }
  public final func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    index >= 0 && index < current.sections.count ? current.sections[index].identifier : nil
  }

  /// Shows a snapshot: rows come and go where the sections are the same, otherwise the table is loaded anew.
  public final func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let changes = animatingDifferences ? current.changes(to: snapshot) : nil
    current = snapshot
    guard let table = table.wrappedValue else { return }
    if let changes, table.window != nil {
      table.beginUpdates()
      if !changes.gone.isEmpty { table.deleteRows(at: changes.gone, with: defaultRowAnimation) }
      if !changes.come.isEmpty { table.insertRows(at: changes.come, with: defaultRowAnimation) }
      table.endUpdates()
      if !changes.again.isEmpty { table.reloadRows(at: changes.again, with: .none) }
    } else {
      table.reloadData()
    }
    if let completion { DispatchQueue.main.async { completion() } }
  }

  open override func numberOfSections(in tableView: UITableView) -> Int { current.sections.count }
  open override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section < current.sections.count ? current.sections[section].items.count : 0
  }
  open override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  {
    current.item(at: indexPath).flatMap { provider(tableView, indexPath, $0) } ?? UITableViewCell()
  }
}

/// Shows a snapshot in a collection view, and animates from one to the next.
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  HeftCollectionDataSource
{
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) ->
    UICollectionReusableView?
  private final let provider: CellProvider
  private final let collection: Weak<UICollectionView>
  private final var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  public final var supplementaryViewProvider: SupplementaryViewProvider?

  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    provider = cellProvider
    collection = Weak(wrappedValue: collectionView)
    super.init()
    collectionView.dataSource = self
  }

  public final func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    var snapshot = current
    snapshot.reloaded = []
    return snapshot
  }
  public final func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(at: indexPath)
  }
  public final func indexPath(for item: ItemIdentifierType) -> IndexPath? { current.path(of: item) }

  /// Shows a snapshot: items come and go where the sections are the same, otherwise the view is loaded anew.
  public final func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let changes = animatingDifferences ? current.changes(to: snapshot) : nil
    current = snapshot
    guard let collection = collection.wrappedValue else { return }
    if let changes, collection.window != nil {
      collection.performBatchUpdates({
        if !changes.gone.isEmpty { collection.deleteItems(at: changes.gone) }
        if !changes.come.isEmpty { collection.insertItems(at: changes.come) }
      })
      if !changes.again.isEmpty { collection.reloadItems(at: changes.again) }
    } else {
      collection.reloadData()
    }
    if let completion { DispatchQueue.main.async { completion() } }
  }

  open override func numberOfSections(in collectionView: UICollectionView) -> Int { current.sections.count }
  open override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    section < current.sections.count ? current.sections[section].items.count : 0
  }
  open override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    current.item(at: indexPath).flatMap { provider(collectionView, indexPath, $0) } ?? UICollectionViewCell()
  }
  open override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView()
  }
}
