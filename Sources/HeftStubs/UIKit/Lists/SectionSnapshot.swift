import Heft

/// The items of one section, of which some may stand below others. A section shows them all here, in order:
/// none is collapsed on the screen.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  private struct Node {
    let item: ItemIdentifierType
    let parent: ItemIdentifierType?
    let level: Int
  }

  private var nodes: [Node] = []
  private var expanded: Set<ItemIdentifierType> = []

  /// A section without items.
  public init() {}

  /// All items, each followed by those that stand below it.
  public var items: [ItemIdentifierType] { nodes.map { $0.item } }
  /// The items that stand below no other.
  public var rootItems: [ItemIdentifierType] { nodes.filter { $0.level == 0 }.map { $0.item } }
  /// The items below no item that is collapsed.
  public var visibleItems: [ItemIdentifierType] { items.filter { isVisible($0) } }

  var hasLevels: Bool { nodes.contains { $0.level > 0 } }

  /// Where the items below a node end.
  private func end(_ index: Int) -> Int {
    var end = index + 1
    while end < nodes.count, nodes[end].level > nodes[index].level { end += 1 }
    return end
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], at index: Int, below parent: ItemIdentifierType?, level: Int
  ) {
    var known = Set(self.items)
    let new = items.filter { known.insert($0).inserted }
    if new.count < items.count {
      Stub.say(
        "NSDiffableDataSourceSectionSnapshot",
        "an item that is there already was added; it stays where it is.")
    }
    nodes.insert(contentsOf: new.map { Node(item: $0, parent: parent, level: level) }, at: index)
  }

  /// Adds items at the end.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - parent: The item that they stand below; nil for none.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    guard let parent else { return insert(items, at: nodes.count, below: nil, level: 0) }
    guard let index = index(of: parent) else {
      return Stub.say(
        "NSDiffableDataSourceSectionSnapshot.append", "there is no such item; nothing was added.")
    }
    insert(items, at: end(index), below: parent, level: nodes[index].level + 1)
  }

  /// Adds items before another one, on its level.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - item: The other one.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    guard let index = index(of: item) else { return }
    insert(items, at: index, below: nodes[index].parent, level: nodes[index].level)
  }

  /// Adds items after another one and those below it, on its level.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - item: The other one.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    guard let index = index(of: item) else { return }
    insert(items, at: end(index), below: nodes[index].parent, level: nodes[index].level)
  }

  /// Takes items out, with those below them.
  ///
  /// - Parameter items: The items.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      guard let index = index(of: item) else { continue }
      nodes.removeSubrange(index..<end(index))
    }
    expanded = expanded.intersection(self.items)
  }

  /// Takes all items out.
  public mutating func deleteAll() { self = Self() }

  /// Takes another section's items in place of those below an item.
  ///
  /// - Parameters:
  ///   - parent: The item.
  ///   - snapshot: The other section.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    guard let index = index(of: parent) else { return }
    nodes.removeSubrange((index + 1)..<end(index))
    var known = Set(items)
    var next = index + 1
    for node in snapshot.nodes where known.insert(node.item).inserted {
      nodes.insert(
        Node(item: node.item, parent: node.parent ?? parent, level: node.level + nodes[index].level + 1),
        at: next)
      next += 1
    }
    expanded = expanded.union(snapshot.expanded).intersection(items)
  }

  /// Shows the items below others.
  ///
  /// - Parameter items: The others.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    expanded.formUnion(items.filter { contains($0) })
  }

  /// Hides the items below others.
  ///
  /// - Parameter items: The others.
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  /// Returns whether an item is there.
  ///
  /// - Parameter item: The item.
  /// - Returns: Whether it is.
  public func contains(_ item: ItemIdentifierType) -> Bool { index(of: item) != nil }

  /// Returns an item's place among all.
  ///
  /// - Parameter item: The item.
  /// - Returns: The place, from 0; nil where it is not there.
  public func index(of item: ItemIdentifierType) -> Int? { nodes.firstIndex { $0.item == item } }

  /// Returns how many items an item stands below.
  ///
  /// - Parameter item: The item.
  /// - Returns: The number; 0 where it is not there.
  public func level(of item: ItemIdentifierType) -> Int { index(of: item).map { nodes[$0].level } ?? 0 }

  /// Returns the item that an item stands below.
  ///
  /// - Parameter child: The item.
  /// - Returns: The other one; nil for none.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    index(of: child).flatMap { nodes[$0].parent }
  }

  /// Returns whether the items below an item are shown.
  ///
  /// - Parameter item: The item.
  /// - Returns: Whether they are.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  /// Returns whether an item stands below no item that is collapsed.
  ///
  /// - Parameter item: The item.
  /// - Returns: Whether it does; false where it is not there.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard contains(item) else { return false }
    var above = parent(of: item)
    while let next = above {
      if !expanded.contains(next) { return false }
      above = parent(of: next)
    }
    return true
  }

  /// Returns the items below an item, as a section.
  ///
  /// - Parameters:
  ///   - parent: The item.
  ///   - includingParent: Whether the item is in it, too.
  /// - Returns: The section; an empty one where the item is not there.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    var found = Self()
    guard let index = index(of: parent) else { return found }
    let base = nodes[index].level + (includingParent ? 0 : 1)
    for node in nodes[(includingParent ? index : index + 1)..<end(index)] {
      found.nodes.append(
        Node(item: node.item, parent: node.level == base ? nil : node.parent, level: node.level - base))
    }
    found.expanded = expanded.intersection(found.items)
    return found
  }
}
