import Heft

/// Would hear that an object is taken out of a cache for want of room.
public protocol NSCacheDelegate: AnyObject {}

/// Objects by keys, kept until they are taken out.
public final class NSCache<Key: AnyObject & Hashable, Object: AnyObject>: NSObject {
  private var objects: [Key: Object] = [:]
  public var countLimit = 0
  public var totalCostLimit = 0
  public var name = ""
  /// Never called: nothing is taken out by itself.
  @Weak public var delegate: NSCacheDelegate?
  public var evictsObjectsWithDiscardedContent = true
  public override init() { super.init() }
  public func object(forKey key: Key) -> Object? { objects[key] }
  public func setObject(_ object: Object, forKey key: Key) { objects[key] = object }
  public func setObject(_ object: Object, forKey key: Key, cost: Int) { objects[key] = object }
  public func removeObject(forKey key: Key) { objects[key] = nil }
  public func removeAllObjects() { objects = [:] }
}
