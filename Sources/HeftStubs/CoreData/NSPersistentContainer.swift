import Heft

/// The app's model, which the importer has read.
public final class NSManagedObjectModel: NSObject {
  public init?(contentsOf url: URL) { super.init() }
  public override init() { super.init() }
  public static func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? { NSManagedObjectModel() }
}

/// Where objects are kept: one text in the app's storage.
public final class NSPersistentStoreCoordinator: NSObject {
  var file: String? = "/Library/Application Support/Model.coredata"

  public init(managedObjectModel: NSManagedObjectModel) { super.init() }

  /// Names the file of the store, with options of which each is a `Bool`.
  ///
  /// - Parameters:
  ///   - type: The kind of the store.
  ///   - configurationName: Left aside.
  ///   - url: The file.
  ///   - options: Left aside.
  /// - Returns: A description without a place.
  /// - Throws: Nothing here.
  @discardableResult @_disfavoredOverload
  public func addPersistentStore(
    ofType type: String, configurationName: String?, at url: URL?, options: [String: Bool]?
  ) throws(NSError) -> NSPersistentStoreDescription {
    try addPersistentStore(
      ofType: type, configurationName: configurationName, at: url, options: nil as [String: AnyObject]?)
  }

  /// Names the file of the store; one in memory has none.
  ///
  /// - Parameters:
  ///   - type: The kind of the store.
  ///   - configurationName: Left aside.
  ///   - url: The file.
  ///   - options: Left aside.
  /// - Returns: A description without a place.
  /// - Throws: Nothing here.
  @discardableResult
  public func addPersistentStore(
    ofType type: String, configurationName: String?, at url: URL?, options: [String: AnyObject]?
  ) throws(NSError) -> NSPersistentStoreDescription {
    file = type == NSInMemoryStoreType ? nil : url.map { $0.path } ?? file
    return NSPersistentStoreDescription()
  }

  /// The identifier that an address stands for.
  ///
  /// - Parameter url: The address that `uriRepresentation()` has given.
  /// - Returns: The identifier; nil where the address is not an object's.
  public func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    let parts = url.absoluteString.components(separatedBy: "/")
    guard parts.count == 5, parts[0] == "x-coredata:", parts[4].hasPrefix("p"),
      let number = Int(parts[4].dropFirst())
    else { return nil }
    return NSManagedObjectID(number, parts[3])
  }
}

/// How objects are kept.
public final class NSPersistentStoreDescription: NSObject {
  public var type = NSSQLiteStoreType
  public var url: URL?
  public var shouldAddStoreAsynchronously = false
  public var shouldMigrateStoreAutomatically = true
  public var shouldInferMappingModelAutomatically = true
  public override init() { super.init() }
  public init(url: URL) {
    self.url = url
    super.init()
  }
}

/// A model, where it is kept, and a context.
open class NSPersistentContainer: NSObject {
  public final let name: String
  public final let viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  public final var persistentStoreDescriptions = [NSPersistentStoreDescription()]
  public final let persistentStoreCoordinator = NSPersistentStoreCoordinator(
    managedObjectModel: NSManagedObjectModel())

  public init(name: String) {
    self.name = name
    super.init()
  }

  public convenience init(name: String, managedObjectModel: NSManagedObjectModel) { self.init(name: name) }

  /// Reads what was saved, at once.
  public final func loadPersistentStores(
    completionHandler: (NSPersistentStoreDescription, NSError?) -> Void
  ) {
    let store = persistentStoreDescriptions.first ?? NSPersistentStoreDescription()
    let isKept = store.type != NSInMemoryStoreType && store.url?.path != "/dev/null"
    viewContext.load(isKept ? "/Library/Application Support/\(name).coredata" : nil)
    completionHandler(store, nil)
  }

  /// The context of the views: there is one here, so that what is changed in another is there at once.
  public final func newBackgroundContext() -> NSManagedObjectContext { viewContext }
  public final func performBackgroundTask(_ work: @escaping (NSManagedObjectContext) -> Void) {
    let context = viewContext
    DispatchQueue.main.async { work(context) }
  }
}

/// The same, which is kept on the device alone.
open class NSPersistentCloudKitContainer: NSPersistentContainer {}

/// The options of a store that say how an older one is read; none here is older than the app.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
