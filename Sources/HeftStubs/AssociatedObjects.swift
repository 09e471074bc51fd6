import Heft

/// How an object keeps another object. All are kept here, and nothing is copied.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// Objects that others carry with them, by the addresses of keys.
private struct AssociatedObjects {
  @Weak var owner: AnyObject?
  var values: [(key: UnsafeRawPointer, value: AnyObject)]

  nonisolated(unsafe) static var all: [ObjectIdentifier: AssociatedObjects] = [:]
  /// As many owners as there are before the next look for those that have ended.
  nonisolated(unsafe) static var limit = 16

  /// Lets go of what those had that have ended.
  static func clean() {
    all = all.filter { $0.value.owner != nil }
    limit = max(16, all.count * 2)
  }
}

/// Has an object carry another object. The objects that it carried are released some time after its own end, when other
/// objects get theirs.
///
/// - Parameters:
///   - object: The one that carries.
///   - key: An address that stands for it, such as the address of a global variable.
///   - value: The object that is carried; nil takes it away.
///   - policy: Makes no difference.
public func objc_setAssociatedObject(
  _ object: AnyObject, _ key: UnsafeRawPointer, _ value: AnyObject?, _ policy: objc_AssociationPolicy
) {
  oneAtATime {
    let identifier = ObjectIdentifier(object)
    var found = AssociatedObjects.all[identifier] ?? AssociatedObjects(owner: object, values: [])
    // Another object may have had the place.
    if found.owner !== object { found = AssociatedObjects(owner: object, values: []) }
    found.values.removeAll { $0.key == key }
    if let value { found.values.append((key, value)) }
    AssociatedObjects.all[identifier] = found.values.isEmpty ? nil : found
    if AssociatedObjects.all.count > AssociatedObjects.limit { AssociatedObjects.clean() }
  }
}

/// The same with a value that is no object.
///
/// - Parameters:
///   - object: The one that carries.
///   - key: An address that stands for it.
///   - value: The object that is carried; nil takes it away.
///   - policy: Makes no difference.
@_disfavoredOverload
public func objc_setAssociatedObject(
  _ object: AnyObject, _ key: UnsafeRawPointer, _ value: String?, _ policy: objc_AssociationPolicy
) {
  let value: AnyObject? = value.map { heftObject($0) }
  objc_setAssociatedObject(object, key, value, policy)
}

/// The same with a value that is no object.
///
/// - Parameters:
///   - object: The one that carries.
///   - key: An address that stands for it.
///   - value: The object that is carried; nil takes it away.
///   - policy: Makes no difference.
@_disfavoredOverload
public func objc_setAssociatedObject(
  _ object: AnyObject, _ key: UnsafeRawPointer, _ value: Int?, _ policy: objc_AssociationPolicy
) {
  let value: AnyObject? = value.map { heftObject($0) }
  objc_setAssociatedObject(object, key, value, policy)
}

/// The same with a value that is no object.
///
/// - Parameters:
///   - object: The one that carries.
///   - key: An address that stands for it.
///   - value: The object that is carried; nil takes it away.
///   - policy: Makes no difference.
@_disfavoredOverload
public func objc_setAssociatedObject(
  _ object: AnyObject, _ key: UnsafeRawPointer, _ value: Double?, _ policy: objc_AssociationPolicy
) {
  let value: AnyObject? = value.map { heftObject($0) }
  objc_setAssociatedObject(object, key, value, policy)
}

/// The same with a value that is no object.
///
/// - Parameters:
///   - object: The one that carries.
///   - key: An address that stands for it.
///   - value: The object that is carried; nil takes it away.
///   - policy: Makes no difference.
@_disfavoredOverload
public func objc_setAssociatedObject(
  _ object: AnyObject, _ key: UnsafeRawPointer, _ value: Bool?, _ policy: objc_AssociationPolicy
) {
  let value: AnyObject? = value.map { heftObject($0) }
  objc_setAssociatedObject(object, key, value, policy)
}

/// The same with a value that is no object.
///
/// - Parameters:
///   - object: The one that carries.
///   - key: An address that stands for it.
///   - value: The object that is carried; nil takes it away.
///   - policy: Makes no difference.
@_disfavoredOverload
public func objc_setAssociatedObject<Value>(
  _ object: AnyObject, _ key: UnsafeRawPointer, _ value: Value?, _ policy: objc_AssociationPolicy
) {
  let value: AnyObject? = value.map { heftObject($0) }
  objc_setAssociatedObject(object, key, value, policy)
}

/// Returns an object that another object carries.
///
/// - Parameters:
///   - object: The one that carries.
///   - key: The address that stands for it.
/// - Returns: The object, or nil where there is none.
public func objc_getAssociatedObject(_ object: AnyObject, _ key: UnsafeRawPointer) -> AnyObject? {
  oneAtATime {
    guard let found = AssociatedObjects.all[ObjectIdentifier(object)], found.owner === object else {
      return nil
    }
    return found.values.first { $0.key == key }?.value
  }
}

/// Takes away all that an object carries.
///
/// - Parameter object: The object.
public func objc_removeAssociatedObjects(_ object: AnyObject) {
  oneAtATime { AssociatedObjects.all[ObjectIdentifier(object)] = nil }
}
