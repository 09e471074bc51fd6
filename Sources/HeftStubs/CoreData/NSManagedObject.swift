import Heft

/// The name of an object of Core Data.
public final class NSManagedObjectID: NSObject {
  let number: Int
  let entityName: String
  public internal(set) var isTemporaryID = true

  init(_ number: Int, _ entityName: String) {
    self.number = number
    self.entityName = entityName
    super.init()
  }

  public func uriRepresentation() -> URL { URL(string: "x-coredata://heft/\(entityName)/p\(number)")! }
}

/// An object that a context keeps. Its values are asked for by their names.
open class NSManagedObject: KeyedObject {
  final var values: [String: AnyObject] = [:]
  @Weak public final internal(set) var managedObjectContext: NSManagedObjectContext?
  public final internal(set) var isDeleted = false
  public final internal(set) var isInserted = false
  public final internal(set) var isUpdated = false
  public final private(set) var entity: NSEntityDescription
  public final internal(set) var objectID: NSManagedObjectID

  /// Makes an object of an entity, in a context where one is given.
  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    objectID = NSManagedObjectID(0, entity.name ?? "")
    super.init()
    if (entity.name ?? "").isEmpty { self.entity = NSEntityDescription(name: heftEntity) }
    objectID = NSManagedObjectID(context?.nextNumber() ?? 0, self.entity.name ?? "")
    for step in HeftEntity.chain(self.entity.name ?? "").reversed() {
      for (key, value) in step.values { values[key] = value }
    }
    if let context, !context.isLoading {
      context.insert(self)
      awakeFromInsert()
    }
  }

  /// Makes an object in a context.
  public convenience init(context: NSManagedObjectContext) {
    self.init(entity: NSEntityDescription(name: ""), insertInto: context)
  }

  /// The entity of the class; the importer overrides it.
  open var heftEntity: String { "" }
  /// Returns the value that the class computes, by its name; the importer overrides it.
  open func heftComputed(_ key: String) -> AnyObject? { nil }

  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  /// Refuses an object that is not to be kept; every one is, where no class says otherwise.
  ///
  /// - Throws: What a class throws.
  open func validateForInsert() throws(NSError) {}
  /// Refuses a change that is not to be kept; every one is, where no class says otherwise.
  ///
  /// - Throws: What a class throws.
  open func validateForUpdate() throws(NSError) {}
  /// Refuses that an object goes; every one may, where no class says otherwise.
  ///
  /// - Throws: What a class throws.
  open func validateForDelete() throws(NSError) {}
  open func willSave() {}
  open func didSave() {}
  open func prepareForDeletion() {}
  open func didChangeValueHeft(_ key: String) {}

  public final var hasChanges: Bool { isInserted || isUpdated || isDeleted }

  // MARK: Values

  private final func relation(_ key: String) -> HeftRelation? {
    for step in HeftEntity.chain(entity.name ?? "") {
      if let found = step.relations.first(where: { $0.name == key }) { return found }
    }
    return nil
  }

  public final var heftRelations: [String] {
    HeftEntity.chain(entity.name ?? "").flatMap { $0.relations.map { $0.name } }
  }

  open override func keyedValue(_ name: String) -> AnyObject? { heftAny(name) }
  open override func setKeyedValue(_ value: AnyObject?, _ name: String) { heftSet(name, value) }

  /// The value of an attribute, a relationship, or of what the class computes.
  final func heftAny(_ key: String) -> AnyObject? {
    if let value = values[key] { return value }
    if let relation = relation(key), relation.isMany { return NSSet() }
    return heftComputed(key)
  }

  /// A value that is always there, as a scalar is: 0, no, or nothing where none was set.
  public final func heftValue<Value: HeftManagedValue>(_ key: String, _ type: Value.Type) -> Value {
    values[key].flatMap { Value.heftManaged($0) } ?? Value.heftNothing
  }

  public final func heftOptionalValue<Value: HeftManagedValue>(_ key: String, _ type: Value.Type) -> Value? {
    values[key].flatMap { Value.heftManaged($0) }
  }

  public final func heftOptionalValue(_ key: String, _ type: NSSet.Type) -> NSSet? {
    heftAny(key) as? NSSet
  }

  /// A relationship to several objects as a set; empty where there are none.
  ///
  /// - Parameters:
  ///   - key: The relationship's name.
  ///   - type: The type of the set.
  /// - Returns: The objects.
  public final func heftValue<Element: NSManagedObject>(
    _ key: String, _ type: Set<Element>.Type
  ) -> Set<Element> {
    Set((heftAny(key) as? NSSet)?.members.compactMap { $0 as? Element } ?? [])
  }

  /// A relationship to several objects as a set; empty where there are none.
  ///
  /// - Parameters:
  ///   - key: The relationship's name.
  ///   - type: The type of the set.
  /// - Returns: The objects.
  public final func heftOptionalValue<Element: NSManagedObject>(
    _ key: String, _ type: Set<Element>.Type
  ) -> Set<Element>? { heftValue(key, type) }

  @_disfavoredOverload
  public final func heftOptionalValue<Object: AnyObject>(_ key: String, _ type: Object.Type) -> Object? {
    values[key] as? Object
  }

  @_disfavoredOverload
  public final func heftValue<Object: AnyObject>(_ key: String, _ type: Object.Type) -> Object {
    (values[key] as? Object)!
  }

  public final func heftSet(_ key: String, _ value: AnyObject?) {
    let old = values[key]
    values[key] = value
    connect(key, from: old, to: value)
    changed(key)
  }

  private final func changed(_ key: String) {
    if !isInserted { isUpdated = true }
    managedObjectContext?.changed(self)
    didChangeValueHeft(key)
  }

  /// Sets the other end of a relationship.
  private final func connect(_ key: String, from old: AnyObject?, to new: AnyObject?) {
    guard let relation = relation(key), !relation.inverse.isEmpty else { return }
    let (before, after) = (members(old), members(new))
    for object in before where !after.contains(where: { $0 === object }) {
      object.detach(relation.inverse, self)
    }
    for object in after where !before.contains(where: { $0 === object }) {
      object.attach(relation.inverse, self)
    }
  }

  private final func members(_ value: AnyObject?) -> [NSManagedObject] {
    if let set = value as? NSSet { return set.members.compactMap { $0 as? NSManagedObject } }
    return (value as? NSManagedObject).map { [$0] } ?? []
  }

  final func attach(_ key: String, _ object: NSManagedObject) {
    guard let relation = relation(key) else { return }
    if relation.isMany {
      values[key] = ((values[key] as? NSSet) ?? NSSet()).adding([object])
    } else {
      if let old = values[key] as? NSManagedObject, old !== object, !relation.inverse.isEmpty {
        old.detach(relation.inverse, self)
      }
      values[key] = object
    }
    changed(key)
  }

  final func detach(_ key: String, _ object: NSManagedObject) {
    guard let relation = relation(key) else { return }
    if relation.isMany {
      values[key] = (values[key] as? NSSet)?.removing([object])
    } else if values[key] === object {
      values[key] = nil
    }
    changed(key)
  }

  public final func heftAdd(_ key: String, _ object: NSManagedObject) {
    heftSet(key, ((values[key] as? NSSet) ?? NSSet()).adding([object]))
  }
  public final func heftAdd(_ key: String, _ objects: NSSet) {
    heftSet(key, ((values[key] as? NSSet) ?? NSSet()).adding(objects.members))
  }
  public final func heftRemove(_ key: String, _ object: NSManagedObject) {
    heftSet(key, (values[key] as? NSSet)?.removing([object]))
  }
  public final func heftRemove(_ key: String, _ objects: NSSet) {
    heftSet(key, (values[key] as? NSSet)?.removing(objects.members))
  }

  /// Takes the object out of all its relationships, and returns what goes with it.
  final func disconnect() -> [NSManagedObject] {
    var gone: [NSManagedObject] = []
    for step in HeftEntity.chain(entity.name ?? "") {
      for relation in step.relations {
        let members = members(values[relation.name])
        if relation.cascades { gone += members }
        if !relation.inverse.isEmpty { for object in members { object.detach(relation.inverse, self) } }
      }
    }
    return gone
  }

  // MARK: Values by name

  public final func setPrimitiveValue<Value>(_ value: Value?, forKey key: String) {
    values[key] = value.map { heftObject($0) }
  }
  public final func setPrimitiveValue(_ value: Date?, forKey key: String) {
    values[key] = value.map { heftObject($0) }
  }
  public final func setPrimitiveValue(_ value: String?, forKey key: String) {
    values[key] = value.map { heftObject($0) }
  }
  public final func primitiveValue(forKey key: String) -> AnyObject? { values[key] }

  public final func setValue(_ value: String?, forKey key: String) {
    heftSet(key, value.map { heftObject($0) })
  }
  public final func setValue(_ value: Int, forKey key: String) { heftSet(key, heftObject(value)) }
  public final func setValue(_ value: Double, forKey key: String) { heftSet(key, heftObject(value)) }
  public final func setValue(_ value: Bool, forKey key: String) { heftSet(key, heftObject(value)) }
  public final func setValue(_ value: Date?, forKey key: String) {
    heftSet(key, value.map { heftObject($0) })
  }
  public final func setValue(_ value: Data?, forKey key: String) {
    heftSet(key, value.map { heftObject($0) })
  }
  public final func setValue<Object: NSObject>(_ value: Object?, forKey key: String) { heftSet(key, value) }
  public final func setValue(_ value: String?, forKeyPath key: String) { setValue(value, forKey: key) }
  public final func setValue(_ value: Int, forKeyPath key: String) { setValue(value, forKey: key) }

  public final func value(forKey key: String) -> AnyObject? { heftAny(key) }
  public final func value(forKeyPath path: String) -> AnyObject? { KeyedValues.value(path, of: self) }

  public final func willChangeValue(forKey key: String) {}
  public final func didChangeValue(forKey key: String) {}
  public final func willAccessValue(forKey key: String?) {}
  public final func didAccessValue(forKey key: String?) {}
}

/// The type of the objects that a fetch finds.
public typealias NSFetchRequestResult = NSManagedObject

/// A kind of value that an attribute holds.
public protocol HeftManagedValue {
  static func heftManaged(_ object: AnyObject) -> Self?
  /// The value of a scalar before it is set.
  static var heftNothing: Self { get }
}

extension String: HeftManagedValue {
  public static func heftManaged(_ object: AnyObject) -> String? { heftValue(of: object) }
  public static var heftNothing: String { "" }
}
extension Bool: HeftManagedValue {
  public static func heftManaged(_ object: AnyObject) -> Bool? { heftValue(of: object) }
  public static var heftNothing: Bool { false }
}
extension Date: HeftManagedValue {
  public static func heftManaged(_ object: AnyObject) -> Date? { heftValue(of: object) }
  public static var heftNothing: Date { Date(timeIntervalSinceReferenceDate: 0) }
}
extension Data: HeftManagedValue {
  public static func heftManaged(_ object: AnyObject) -> Data? { heftValue(of: object) }
  public static var heftNothing: Data { Data() }
}
/// The objects of a relationship as an object.
///
/// - Parameter set: The objects.
/// - Returns: The same in a set that is an object.
public func heftObject<Element: NSManagedObject>(_ set: Set<Element>) -> NSSet {
  NSSet(array: set.map { $0 })
}

extension NSDecimalNumber: HeftManagedValue {
  public static func heftManaged(_ object: AnyObject) -> NSDecimalNumber? { object as? NSDecimalNumber }
  public static var heftNothing: NSDecimalNumber { .zero }
}
extension UUID: HeftManagedValue {
  public static func heftManaged(_ object: AnyObject) -> UUID? {
    HeftBox<UUID>.value(in: object) ?? String.heftValue(of: object).flatMap { UUID(uuidString: $0) }
  }
  public static var heftNothing: UUID { UUID(uuidString: "00000000-0000-0000-0000-000000000000")! }
}
extension URL: HeftManagedValue {
  public static func heftManaged(_ object: AnyObject) -> URL? {
    HeftBox<URL>.value(in: object) ?? String.heftValue(of: object).flatMap { URL(string: $0) }
  }
  public static var heftNothing: URL { URL(string: "about:blank")! }
}
extension Double: HeftManagedValue {
  public static func heftManaged(_ object: AnyObject) -> Double? { heftValue(of: object) }
  public static var heftNothing: Double { 0 }
}
extension Float: HeftManagedValue {
  public static func heftManaged(_ object: AnyObject) -> Float? { heftValue(of: object) }
  public static var heftNothing: Float { 0 }
}
extension FixedWidthInteger {
  fileprivate static func managed(_ object: AnyObject) -> Self? {
    (object as? NSNumber).map { Self(clamping: $0.int64Value) }
  }
}
extension Int: HeftManagedValue {
  public static func heftManaged(_ object: AnyObject) -> Int? { managed(object) }
  public static var heftNothing: Int { 0 }
}
extension Int16: HeftManagedValue {
  public static func heftManaged(_ object: AnyObject) -> Int16? { managed(object) }
  public static var heftNothing: Int16 { 0 }
}
extension Int32: HeftManagedValue {
  public static func heftManaged(_ object: AnyObject) -> Int32? { managed(object) }
  public static var heftNothing: Int32 { 0 }
}
extension Int64: HeftManagedValue {
  public static func heftManaged(_ object: AnyObject) -> Int64? { managed(object) }
  public static var heftNothing: Int64 { 0 }
}
