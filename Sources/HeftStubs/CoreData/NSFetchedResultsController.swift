import Heft

/// The kind of change to an object of a list.
public enum NSFetchedResultsChangeType: UInt, Sendable { case insert = 1, delete, move, update }

/// A section of what was fetched.
public final class NSFetchedResultsSectionInfo: NSObject {
  public let name: String
  public let objects: [AnyObject]?
  public var numberOfObjects: Int { objects?.count ?? 0 }
  public var indexTitle: String? { name.first.map { String($0).uppercased() } }

  init(_ name: String, _ objects: [AnyObject]) {
    self.name = name
    self.objects = objects
    super.init()
  }
}

/// Hears what has changed in what was fetched.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
  func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>)
  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: AnyObject,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    didChange sectionInfo: NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType)
  func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>)
}

extension NSFetchedResultsControllerDelegate {
  public func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {}
  public func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: AnyObject,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    didChange sectionInfo: NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {}
  public func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {}
}

/// The objects that a request finds, in sections, kept up to date.
public final class NSFetchedResultsController<ResultType: NSManagedObject>: HeftContextListener {
  public let fetchRequest: NSFetchRequest<ResultType>
  public let managedObjectContext: NSManagedObjectContext
  public let sectionNameKeyPath: String?
  public let cacheName: String?
  public private(set) var fetchedObjects: [ResultType]?
  private var found: [(name: String, objects: [ResultType])] = []

  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName: String?
  ) {
    self.fetchRequest = fetchRequest
    managedObjectContext = context
    self.sectionNameKeyPath = sectionNameKeyPath
    self.cacheName = cacheName
    super.init()
    context.add(self)
  }

  /// The delegate for changes; a weak reference.
  @Weak public var delegate: (any NSFetchedResultsControllerDelegate)?

  public static func deleteCache(withName name: String?) {}

  public var sections: [NSFetchedResultsSectionInfo]? {
    fetchedObjects == nil ? nil : found.map { NSFetchedResultsSectionInfo($0.name, $0.objects.map { $0 }) }
  }
  public var sectionIndexTitles: [String] {
    found.compactMap { $0.name.first.map { String($0).uppercased() } }
  }

  /// The section to which a title of the index leads.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - index: Its place in the index; the section where no title is the same.
  /// - Returns: The first section whose title it is.
  public func section(forSectionIndexTitle title: String, at index: Int) -> Int {
    sectionIndexTitles.firstIndex(of: title) ?? index
  }

  public func object(at indexPath: IndexPath) -> ResultType {
    found[indexPath.section].objects[indexPath.row]
  }

  public func indexPath(forObject object: ResultType) -> IndexPath? { path(of: object, in: found) }

  private func path(
    of object: ResultType, in sections: [(name: String, objects: [ResultType])]
  ) -> IndexPath? {
    for (index, section) in sections.enumerated() {
      if let row = section.objects.firstIndex(where: { $0 === object }) {
        return IndexPath(row: row, section: index)
      }
    }
    return nil
  }

  /// Fetches; changes are told from then on.
  public func performFetch() throws(NSError) {
    let objects = try managedObjectContext.fetch(fetchRequest)
    fetchedObjects = objects
    found = grouped(objects)
  }

  private func grouped(_ objects: [ResultType]) -> [(name: String, objects: [ResultType])] {
    guard let key = sectionNameKeyPath else { return [("", objects)] }
    var sections: [(name: String, objects: [ResultType])] = []
    for object in objects {
      let value = KeyedValues.value(key, of: object)
      let name = value.map { String.heftValue(of: $0) ?? ($0 as? NSNumber)?.stringValue ?? "" } ?? ""
      if let place = sections.firstIndex(where: { $0.name == name }) {
        sections[place].objects.append(object)
      } else {
        sections.append((name, [object]))
      }
    }
    return sections
  }

  // The delegate is told first of the sections and objects that go, by their old places, then of the new ones, by their
  // new places.
  public override func contextChanged() {
    guard let before = fetchedObjects else { return }
    let old = found
    let objects: [ResultType]
    do { objects = try managedObjectContext.fetch(fetchRequest) } catch { return }
    fetchedObjects = objects
    found = grouped(objects)
    guard let delegate else { return }
    let now = Set(objects.map { ObjectIdentifier($0) })
    let then = Set(before.map { ObjectIdentifier($0) })
    let proxy = NSFetchedResultsController<NSFetchRequestResult>(
      fetchRequest: NSFetchRequest<NSFetchRequestResult>(), managedObjectContext: NSManagedObjectContext(),
      sectionNameKeyPath: nil, cacheName: nil)
    delegate.controllerWillChangeContent(proxy)
    tellSections(delegate, proxy, old)
    for object in before where !now.contains(ObjectIdentifier(object)) {
      delegate.controller(
        proxy, didChange: object, at: path(of: object, in: old), for: .delete, newIndexPath: nil)
    }
    for object in objects {
      let new = path(of: object, in: found)
      if !then.contains(ObjectIdentifier(object)) {
        delegate.controller(proxy, didChange: object, at: nil, for: .insert, newIndexPath: new)
      } else if hasMoved(object, from: old) {
        delegate.controller(
          proxy, didChange: object, at: path(of: object, in: old), for: .move, newIndexPath: new)
      } else if object.isUpdated {
        delegate.controller(
          proxy, didChange: object, at: path(of: object, in: old), for: .update, newIndexPath: new)
      }
    }
    delegate.controllerDidChangeContent(proxy)
  }

  /// Whether an object is in another section, or has others before it that stay.
  private func hasMoved(_ object: ResultType, from old: [(name: String, objects: [ResultType])]) -> Bool {
    guard let from = path(of: object, in: old), let to = path(of: object, in: found) else { return false }
    if old[from.section].name != found[to.section].name { return true }
    guard object.isUpdated else { return false }
    let (before, after) = (old[from.section].objects, found[to.section].objects)
    let stays = before.filter { one in after.contains { $0 === one } }
    let order = after.filter { one in before.contains { $0 === one } }
    return stays.firstIndex { $0 === object } != order.firstIndex { $0 === object }
  }

  private func tellSections(
    _ delegate: any NSFetchedResultsControllerDelegate,
    _ proxy: NSFetchedResultsController<NSFetchRequestResult>, _ old: [(name: String, objects: [ResultType])]
  ) {
    for (index, section) in old.enumerated() where !found.contains(where: { $0.name == section.name }) {
      let info = NSFetchedResultsSectionInfo(section.name, section.objects.map { $0 })
      delegate.controller(proxy, didChange: info, atSectionIndex: index, for: .delete)
    }
    for (index, section) in found.enumerated() where !old.contains(where: { $0.name == section.name }) {
      let info = NSFetchedResultsSectionInfo(section.name, section.objects.map { $0 })
      delegate.controller(proxy, didChange: info, atSectionIndex: index, for: .insert)
    }
  }
}
