import Heft

public let NSInMemoryStoreType = "InMemory"
public let NSSQLiteStoreType = "SQLite"
public let NSBinaryStoreType = "Binary"

/// Which of two values wins, which makes no difference here: there is one context at a time.
public struct NSMergePolicy: Sendable {
  public static let mergeByPropertyObjectTrump = NSMergePolicy()
  public static let mergeByPropertyStoreTrump = NSMergePolicy()
  public static let overwrite = NSMergePolicy()
  public static let error = NSMergePolicy()
}
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy()
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy()

/// A description of the objects to find.
public final class NSFetchRequest<ResultType: NSManagedObject>: NSObject {
  public var entityName: String?
  public var predicate: NSPredicate?
  public var sortDescriptors: [NSSortDescriptor]?
  public var fetchLimit = 0
  public var fetchOffset = 0
  /// How many are read at once, which makes no difference here.
  public var fetchBatchSize = 0
  public var returnsObjectsAsFaults = true
  public var includesPendingChanges = true
  public var includesSubentities = true
  public var relationshipKeyPathsForPrefetching: [String]?
  public var entity: NSEntityDescription? {
    get { entityName.map { NSEntityDescription(name: $0) } }
    set { entityName = newValue?.name }
  }

  public override init() { super.init() }
  public init(entityName: String) {
    self.entityName = entityName
    super.init()
  }
}

/// The objects that an app works with. They are kept in the app's storage when it saves, as one text.
open class NSManagedObjectContext: NSObject {
  public enum ConcurrencyType: UInt, Sendable {
    case confinementConcurrencyType = 0
    case privateQueueConcurrencyType = 1
    case mainQueueConcurrencyType = 2
  }

  final var objects: [NSManagedObject] = []
  private final var deleted: [NSManagedObject] = []
  private final var last = 0
  private final var isDirty = false
  private final var isWaiting = false
  final var isLoading = false
  /// The file in the app's storage; nil keeps nothing.
  final var file: String?
  private final var listeners: [Weak<HeftContextListener>] = []

  public final var mergePolicy = NSMergePolicy()
  public final var automaticallyMergesChangesFromParent = false
  public final var shouldDeleteInaccessibleFaults = true
  public final var undoManager: UndoManager?
  public final var name: String?
  public final var parent: NSManagedObjectContext?
  public final var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    didSet { if let coordinator = persistentStoreCoordinator { load(coordinator.file) } }
  }

  public init(concurrencyType: ConcurrencyType = .mainQueueConcurrencyType) { super.init() }

  public final var hasChanges: Bool { isDirty }
  public final var insertedObjects: [NSManagedObject] { objects.filter { $0.isInserted } }
  public final var updatedObjects: [NSManagedObject] { objects.filter { $0.isUpdated } }
  public final var deletedObjects: [NSManagedObject] { deleted }
  public final var registeredObjects: [NSManagedObject] { objects }

  final func nextNumber() -> Int {
    last += 1
    return last
  }

  /// Adds an object, which `save()` keeps.
  ///
  /// - Parameter object: The object.
  public final func insert(_ object: NSManagedObject) {
    object.managedObjectContext = self
    object.isInserted = true
    objects.append(object)
    changed(object)
  }

  /// Takes an object out, and those that its relations delete with it.
  ///
  /// - Parameter object: The object; one that is not in the context changes nothing.
  public final func delete(_ object: NSManagedObject) {
    guard !object.isDeleted, objects.contains(where: { $0 === object }) else { return }
    object.prepareForDeletion()
    object.isDeleted = true
    objects.removeAll { $0 === object }
    deleted.append(object)
    for below in object.disconnect() { delete(below) }
    changed(object)
  }

  final func changed(_ object: NSManagedObject) {
    guard !isLoading else { return }
    isDirty = true
    guard !isWaiting else { return }
    isWaiting = true
    DispatchQueue.main.async { [self] in processPendingChanges() }
  }

  final func add(_ listener: HeftContextListener) { listeners.append(Weak(wrappedValue: listener)) }

  /// Tells the listeners about the changes.
  public final func processPendingChanges() {
    isWaiting = false
    listeners.removeAll { $0.wrappedValue == nil }
    for listener in listeners { listener.wrappedValue?.contextChanged() }
  }

  private final func matches(_ object: NSManagedObject, _ name: String?) -> Bool {
    guard let name else { return true }
    return object.entity.name == name
      || HeftEntity.chain(object.entity.name ?? "").contains { $0.name == name }
  }

  /// Finds the objects that a request asks for.
  ///
  /// - Parameter request: The request; without an entity's name it asks for all, and a limit of 0 or less means none.
  /// - Returns: The objects in the request's order; without one, in the order in which they came.
  /// - Throws: Nothing here.
  public final func fetch<Result: NSManagedObject>(_ request: NSFetchRequest<Result>) throws(NSError)
    -> [Result]
  {
    var found: [Result] = []
    for object in objects where matches(object, request.entityName) {
      if let predicate = request.predicate, !predicate.evaluate(with: object) { continue }
      if let object = object as? Result { found.append(object) }
    }
    found = NSSortDescriptor.sort(found, by: request.sortDescriptors ?? [])
    if request.fetchOffset > 0 { found = Array(found.dropFirst(request.fetchOffset)) }
    return request.fetchLimit > 0 ? Array(found.prefix(request.fetchLimit)) : found
  }

  /// Counts the objects that a request asks for.
  ///
  /// - Parameter request: The request.
  /// - Returns: How many there are, within its offset and limit.
  /// - Throws: Nothing here.
  public final func count<Result: NSManagedObject>(for request: NSFetchRequest<Result>) throws(NSError) -> Int
  {
    try fetch(request).count
  }

  /// Returns the object of an identifier.
  ///
  /// - Parameter identifier: The identifier.
  /// - Returns: The object; where there is none, a new one of the entity that is in no context.
  public final func object(with identifier: NSManagedObjectID) -> NSManagedObject {
    objects.first { $0.objectID === identifier || $0.objectID.number == identifier.number }
      ?? NSManagedObject(entity: NSEntityDescription(name: identifier.entityName), insertInto: nil)
  }

  /// Returns the object of an identifier, if there is one.
  ///
  /// - Parameter identifier: The identifier.
  /// - Returns: The object.
  /// - Throws: An error of Cocoa's domain with the code 133000 where there is none.
  public final func existingObject(with identifier: NSManagedObjectID) throws(NSError) -> NSManagedObject {
    guard let found = objects.first(where: { $0.objectID.number == identifier.number }) else {
      throw .heftCocoa(133000, "There is no such object.")
    }
    return found
  }

  public final func refresh(_ object: NSManagedObject, mergeChanges: Bool) {}
  public final func refreshAllObjects() {}
  public final func perform(_ work: @escaping () -> Void) { DispatchQueue.main.async { work() } }
  public final func performAndWait(_ work: () -> Void) { work() }

  /// Gives objects the names that they keep: they have them from the beginning here.
  ///
  /// - Parameter objects: The objects.
  /// - Throws: Nothing.
  public final func obtainPermanentIDs(for objects: [NSManagedObject]) throws(NSError) {}

  /// Keeps all objects in the app's storage.
  ///
  /// - Throws: The errors of the parent's `save()`; nothing without a parent.
  open func save() throws(NSError) {
    guard isDirty else { return }
    for object in objects where object.hasChanges { object.willSave() }
    for object in objects where object.hasChanges {
      if object.isInserted { try object.validateForInsert() } else { try object.validateForUpdate() }
    }
    if let parent {
      try parent.save()
    } else if let file {
      FileManager.write(PropertyListWriter.write(CodingNode(.list(objects.map { node($0) }))), to: file)
    }
    for object in objects {
      object.objectID.isTemporaryID = false
      (object.isInserted, object.isUpdated) = (false, false)
    }
    deleted = []
    isDirty = false
    processPendingChanges()
    NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self)
  }

  /// Goes back to what was saved.
  public final func rollback() {
    guard isDirty, let file else { return }
    objects = []
    deleted = []
    load(file)
    processPendingChanges()
  }

  public final func reset() { rollback() }

  // MARK: Storage

  private final func node(_ object: NSManagedObject) -> CodingNode {
    var members: [(name: String, node: CodingNode)] = [
      ("id", CodingNode(.whole(Int64(object.objectID.number)))),
      ("entity", CodingNode(.text(object.entity.name ?? ""))),
    ]
    let values = CodingNode(.members([]))
    let decimals = CodingNode(.members([]))
    let relations = CodingNode(.members([]))
    for key in object.values.keys.sorted() {
      guard let value = object.values[key] else { continue }
      if let set = value as? NSSet {
        let numbers = set.members.compactMap { ($0 as? NSManagedObject)?.objectID.number }
        relations.set(key, CodingNode(.list(numbers.map { CodingNode(.whole(Int64($0))) })))
      } else if let other = value as? NSManagedObject {
        relations.set(key, CodingNode(.whole(Int64(other.objectID.number))))
      } else if let uuid = HeftBox<UUID>.value(in: value) {
        values.set(key, CodingNode(.text(uuid.uuidString)))
      } else if let url = HeftBox<URL>.value(in: value) {
        values.set(key, CodingNode(.text(url.absoluteString)))
      } else if let number = value as? NSDecimalNumber {
        decimals.set(key, CodingNode(.text(number.stringValue)))
      } else if let found = CodingNode(value) {
        values.set(key, found)
      } else {
        Stub.say("NSManagedObject.\(key)", "a value of this kind is not kept.")
      }
    }
    members.append(("values", values))
    members.append(("decimals", decimals))
    members.append(("relations", relations))
    return CodingNode(.members(members))
  }

  /// Reads what was saved; nothing where nothing was, or it cannot be read.
  final func load(_ file: String?) {
    self.file = file
    guard let file, let bytes = FileManager.bytes(at: file) else { return }
    let root: CodingNode
    do { root = try PropertyListReader.read(bytes) } catch { return }
    guard case .list(let nodes) = root.value else { return }
    isLoading = true
    var known: [Int: NSManagedObject] = [:]
    for node in nodes {
      guard case .whole(let number)? = node["id"]?.value, case .text(let name)? = node["entity"]?.value,
        let entity = HeftEntity.named(name)
      else { continue }
      let object = entity.make(NSEntityDescription(name: name), self)
      object.objectID = NSManagedObjectID(Int(number), name)
      object.objectID.isTemporaryID = false
      object.managedObjectContext = self
      object.values = [:]
      if case .members(let values)? = node["values"]?.value {
        for value in values { object.values[value.name] = value.node.object }
      }
      if case .members(let decimals)? = node["decimals"]?.value {
        for case (let key, let node) in decimals.map({ ($0.name, $0.node) }) {
          if case .text(let digits) = node.value { object.values[key] = NSDecimalNumber(string: digits) }
        }
      }
      last = Swift.max(last, Int(number))
      known[Int(number)] = object
      objects.append(object)
    }
    for node in nodes { connect(node, known) }
    isLoading = false
    isDirty = false
    for object in objects { object.awakeFromFetch() }
  }

  private final func connect(_ node: CodingNode, _ known: [Int: NSManagedObject]) {
    guard case .whole(let number)? = node["id"]?.value, let object = known[Int(number)],
      case .members(let relations)? = node["relations"]?.value
    else { return }
    for relation in relations {
      switch relation.node.value {
      case .whole(let other): object.values[relation.name] = known[Int(other)]
      case .list(let nodes):
        let members = nodes.compactMap { node -> NSObject? in
          guard case .whole(let other) = node.value else { return nil }
          return known[Int(other)]
        }
        object.values[relation.name] = NSSet(array: members)
      default: break
      }
    }
  }
}

extension Notification.Name {
  public static let NSManagedObjectContextDidSave = Notification.Name(
    "NSManagingContextDidSaveChangesNotification")
  public static let NSManagedObjectContextObjectsDidChange =
    Notification.Name("NSObjectsChangedInManagingContextNotification")
}

/// An object that hears that objects of a context have changed.
open class HeftContextListener: NSObject {
  open func contextChanged() {}
}
