import Heft

/// Objects by objects, told apart by identity. All are held: nothing here goes from a table by itself.
public final class NSMapTable<Key: AnyObject, Object: AnyObject> {
  private var entries: [ObjectIdentifier: (key: Key, object: Object)] = [:]
  private var order: [ObjectIdentifier] = []

  public init() {}

  public static func strongToStrongObjects() -> NSMapTable<Key, Object> { NSMapTable() }
  public static func weakToStrongObjects() -> NSMapTable<Key, Object> { NSMapTable() }
  public static func strongToWeakObjects() -> NSMapTable<Key, Object> { NSMapTable() }
  public static func weakToWeakObjects() -> NSMapTable<Key, Object> { NSMapTable() }

  /// How many objects there are.
  public var count: Int { entries.count }

  /// What is kept for a key; nil where nothing is.
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
  /// What is left to go over.
  public private(set) var allObjects: [Element]

  init(_ objects: [Element]) { allObjects = objects }

  public func nextObject() -> Element? { allObjects.isEmpty ? nil : allObjects.removeFirst() }
  public func next() -> Element? { nextObject() }
}
