import Heft

/// A relationship of an entity, as the importer has read it from the model.
public struct HeftRelation {
  let name: String
  let destination: String
  let isMany: Bool
  let inverse: String
  let cascades: Bool

  public init(_ name: String, to destination: String, isMany: Bool, inverse: String, cascades: Bool) {
    self.name = name
    self.destination = destination
    self.isMany = isMany
    self.inverse = inverse
    self.cascades = cascades
  }
}

/// An entity of the app's model.
public final class HeftEntity {
  /// The app's entities; the importer's `main.swift` sets them.
  nonisolated(unsafe) public static var all: [HeftEntity] = []

  let name: String
  let parent: String?
  let values: [String: AnyObject]
  let relations: [HeftRelation]
  let make: (NSEntityDescription, NSManagedObjectContext?) -> NSManagedObject

  public init(
    _ name: String, parent: String?, values: [String: AnyObject], relations: [HeftRelation],
    make: @escaping (NSEntityDescription, NSManagedObjectContext?) -> NSManagedObject
  ) {
    self.name = name
    self.parent = parent
    self.values = values
    self.relations = relations
    self.make = make
  }

  static func named(_ name: String) -> HeftEntity? { all.first { $0.name == name } }

  /// The entity and those that it inherits from, nearest first.
  static func chain(_ name: String) -> [HeftEntity] {
    var chain: [HeftEntity] = []
    var next = named(name)
    while let entity = next, !chain.contains(where: { $0 === entity }) {
      chain.append(entity)
      next = entity.parent.flatMap { named($0) }
    }
    return chain
  }
}

/// The kind of an object of Core Data.
public final class NSEntityDescription: NSObject {
  public let name: String?
  public var managedObjectClassName: String { name ?? "" }

  public init(name: String) {
    self.name = name
    super.init()
  }

  public static func entity(forEntityName name: String, in context: NSManagedObjectContext)
    -> NSEntityDescription?
  {
    NSEntityDescription(name: name)
  }

  /// A new object in a context. One of an entity that the model has not is a plain one.
  @discardableResult
  public static func insertNewObject(
    forEntityName name: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    let entity = NSEntityDescription(name: name)
    guard let known = HeftEntity.named(name) else {
      Stub.say("NSEntityDescription.insertNewObject", "the model has no entity \(name).")
      return NSManagedObject(entity: entity, insertInto: context)
    }
    return known.make(entity, context)
  }
}
