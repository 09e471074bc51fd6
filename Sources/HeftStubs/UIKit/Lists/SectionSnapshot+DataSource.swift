import Heft

extension NSDiffableDataSourceSnapshot {
  /// Puts a section's items in place of those that it has.
  mutating func replaceItems(
    of section: SectionIdentifierType, by items: [ItemIdentifierType]
  ) {
    if indexOfSection(section) == nil { appendSections([section]) }
    deleteItems(itemIdentifiers(inSection: section))
    appendItems(items, toSection: section)
  }
}

extension UICollectionViewDiffableDataSource {
  private typealias Sections = [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<
    ItemIdentifierType
  >]

  private final var sections: Sections {
    get { KeptProperty.sectionSnapshots.value(of: self) ?? [:] }
    set { KeptProperty.sectionSnapshots.set(newValue, of: self) }
  }

  /// Shows the items of one section, which comes last where it is new.
  ///
  /// - Parameters:
  ///   - snapshot: The items.
  ///   - section: The section.
  ///   - animatingDifferences: Whether they come and go by an animation.
  ///   - completion: Called when they are there.
  public final func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    if snapshot.hasLevels {
      Stub.say("NSDiffableDataSourceSectionSnapshot", "items that stand below others are always shown here.")
    }
    var all = self.snapshot()
    all.replaceItems(of: section, by: snapshot.items)
    sections[section] = snapshot
    apply(all, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Returns the items of a section.
  ///
  /// - Parameter section: The section.
  /// - Returns: The items; none where there is no such section.
  public final func snapshot(for section: SectionIdentifierType)
    -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  {
    let items = snapshot().itemIdentifiers(inSection: section)
    // What was applied to all sections since counts.
    if let known = sections[section], known.items == items { return known }
    var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    flat.append(items)
    return flat
  }

  /// What is asked and told of items that the user moves. Kept, and not called.
  public struct ReorderingHandlers {
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Handlers that do nothing.
    public init() {}
  }

  public final var reorderingHandlers: ReorderingHandlers {
    get { KeptProperty.reordering.value(of: self) ?? ReorderingHandlers() }
    set {
      Stub.say(
        "UICollectionViewDiffableDataSource.reorderingHandlers",
        "they are not called; a subclass with moveItemAt moves items.")
      KeptProperty.reordering.set(newValue, of: self)
    }
  }

  /// What is asked and told of items that the user expands. Kept, and not called.
  public struct SectionSnapshotHandlers {
    public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
    public var willExpandItem: ((ItemIdentifierType) -> Void)?
    public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
    public var willCollapseItem: ((ItemIdentifierType) -> Void)?
    public var snapshotForExpandingParent:
      (
        (ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) ->
          NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
      )?

    /// Handlers that do nothing.
    public init() {}
  }

  public final var sectionSnapshotHandlers: SectionSnapshotHandlers {
    get { KeptProperty.outlines.value(of: self) ?? SectionSnapshotHandlers() }
    set {
      Stub.say(
        "UICollectionViewDiffableDataSource.sectionSnapshotHandlers",
        "they are not called; items that stand below others are always shown.")
      KeptProperty.outlines.set(newValue, of: self)
    }
  }
}

/// A change of a list by the user's moving of an item. None is made here.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

/// A change of a section by the user's moving of an item. None is made here.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  public let sectionIdentifier: SectionIdentifierType
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
}
