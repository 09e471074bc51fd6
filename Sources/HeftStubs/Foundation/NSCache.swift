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
  /// `object`, as older apps call it.
  ///
  /// - Parameter key: The key.
  /// - Returns: The value; nil if there is none.
  public func object(forKey key: Key) -> Object? { objects[key] }
  /// `setObject`, as older apps call it.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - key: The key.
  public func setObject(_ object: Object, forKey key: Key) { objects[key] = object }
  /// `setObject`, as older apps call it.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - key: The key.
  ///   - cost: The cost.
  public func setObject(_ object: Object, forKey key: Key, cost: Int) { objects[key] = object }
  /// `removeObject`, as older apps call it.
  ///
  /// - Parameter key: The key.
  public func removeObject(forKey key: Key) { objects[key] = nil }
  public func removeAllObjects() { objects = [:] }
}

// Texts were keys until Swift 3.
extension NSCache where Key == NSString {
  /// `object`, as older apps call it.
  ///
  /// - Parameter key: The key.
  /// - Returns: The value; nil if there is none.
  public func object(forKey key: String) -> Object? { object(forKey: NSString(string: key)) }
  /// `setObject`, as older apps call it.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - key: The key.
  public func setObject(_ object: Object, forKey key: String) {
    setObject(object, forKey: NSString(string: key))
  }
  /// `removeObject`, as older apps call it.
  ///
  /// - Parameter key: The key.
  public func removeObject(forKey key: String) { removeObject(forKey: NSString(string: key)) }
}
