import Heft

/// Objects by objects, told apart by identity. All are held: nothing here goes from a table by itself.
public final class NSMapTable<Key: AnyObject, Object: AnyObject> {
  private var entries: [ObjectIdentifier: (key: Key, object: Object)] = [:]
  private var order: [ObjectIdentifier] = []

  public init() {}

  /// One without objects; whatever the options, it keeps what it holds.
  ///
  /// - Parameters:
  ///   - keyOptions: Left aside.
  ///   - valueOptions: Left aside.
  ///   - capacity: Left aside.
  public convenience init(
    keyOptions: NSPointerFunctions.Options, valueOptions: NSPointerFunctions.Options, capacity: Int = 0
  ) { self.init() }

  public static func strongToStrongObjects() -> NSMapTable<Key, Object> { NSMapTable() }
  public static func weakToStrongObjects() -> NSMapTable<Key, Object> { NSMapTable() }
  public static func strongToWeakObjects() -> NSMapTable<Key, Object> { NSMapTable() }
  public static func weakToWeakObjects() -> NSMapTable<Key, Object> { NSMapTable() }

  /// How many objects there are.
  public var count: Int { entries.count }

  /// Returns the object that is kept for a key; nil where nothing is.
  public func object(forKey key: Key?) -> Object? { key.flatMap { entries[ObjectIdentifier($0)]?.object } }

  /// Keeps an object for a key in place of what was there; nil takes it away.
  public func setObject(_ object: Object?, forKey key: Key?) {
    guard let key else { return }
    guard let object else { return removeObject(forKey: key) }
    let identifier = ObjectIdentifier(key)
    if entries.updateValue((key, object), forKey: identifier) == nil { order.append(identifier) }
  }

  /// Keeps nothing for a key any more.
  public func removeObject(forKey key: Key?) {
    guard let key else { return }
    let identifier = ObjectIdentifier(key)
    if entries.removeValue(forKey: identifier) != nil { order.removeAll { $0 == identifier } }
  }

  public func removeAllObjects() {
    entries = [:]
    order = []
  }

  /// The objects in the order in which their keys came.
  public func objectEnumerator() -> NSMapTableEnumerator<Object>? {
    NSMapTableEnumerator(order.compactMap { entries[$0]?.object })
  }

  /// The keys in the order in which they came.
  public func keyEnumerator() -> NSMapTableEnumerator<Key> {
    NSMapTableEnumerator(order.compactMap { entries[$0]?.key })
  }
}

/// Goes over what a map table holds.
public final class NSMapTableEnumerator<Element: AnyObject>: Sequence, IteratorProtocol {
  /// The elements that are left to go over.
  public private(set) var allObjects: [Element]

  init(_ objects: [Element]) { allObjects = objects }

  public func nextObject() -> Element? { allObjects.isEmpty ? nil : allObjects.removeFirst() }
  public func next() -> Element? { nextObject() }
}

/// A set of objects, told apart by identity, in the order in which they came.
public final class NSHashTable<Object: AnyObject> {
  private struct Slot {
    @Weak var object: Object?
    /// The same, where the table keeps its objects.
    let kept: Object?
  }

  private var slots: [Slot] = []
  private let isWeak: Bool

  private init(isWeak: Bool) { self.isWeak = isWeak }

  /// One whose options say whether it keeps its objects.
  ///
  /// - Parameters:
  ///   - options: With `weakMemory` the objects go from it as they end.
  ///   - capacity: Left aside.
  public convenience init(options: NSPointerFunctions.Options, capacity: Int = 0) {
    self.init(isWeak: options.contains(.weakMemory))
  }

  /// One that keeps its objects.
  public convenience init() { self.init(isWeak: false) }

  /// One whose objects go from it as they end. In a page it keeps objects that are no `NSObject`, because nothing tells
  /// of their end.
  ///
  /// - Returns: A table without objects.
  public static func weakObjects() -> NSHashTable<Object> { NSHashTable(isWeak: true) }

  /// The objects that are there.
  public var allObjects: [Object] { slots.compactMap { $0.kept ?? $0.object } }
  /// How many objects are there.
  public var count: Int { allObjects.count }
  /// Any of the objects.
  public var anyObject: Object? { allObjects.first }

  /// Takes up an object, once.
  ///
  /// - Parameter object: The object; nil is left aside.
  public func add(_ object: Object?) {
    guard let object, !contains(object) else { return }
    slots.removeAll { $0.kept == nil && $0.object == nil }
    slots.append(Slot(object: object, kept: isWeak ? nil : object))
  }

  /// Takes an object out.
  ///
  /// - Parameter object: The object; nil is left aside.
  public func remove(_ object: Object?) {
    guard let object else { return }
    slots.removeAll { ($0.kept ?? $0.object) === object }
  }

  /// Takes all objects out.
  public func removeAllObjects() { slots = [] }

  /// Whether an object is in it.
  ///
  /// - Parameter object: The object; nil is never in it.
  /// - Returns: Whether it is.
  public func contains(_ object: Object?) -> Bool {
    guard let object else { return false }
    return slots.contains { ($0.kept ?? $0.object) === object }
  }

  /// The object where it is in the table.
  ///
  /// - Parameter object: The object.
  /// - Returns: The same, or nil.
  public func member(_ object: Object?) -> Object? { contains(object) ? object : nil }

  /// The objects, one after the other.
  ///
  /// - Returns: An enumerator of the objects that are there now.
  public func objectEnumerator() -> NSMapTableEnumerator<Object> { NSMapTableEnumerator(allObjects) }
}
