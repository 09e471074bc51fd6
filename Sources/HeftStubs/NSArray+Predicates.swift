// Lists of objects and conditions. A page keeps no names of properties, so that a condition on one holds for texts, numbers,
// dictionaries and objects of Core Data; of others the console says it once.

import Heft

extension NSArray {
  /// The objects for which a condition holds, in order.
  ///
  /// - Parameter predicate: The condition.
  /// - Returns: The objects.
  public func filtered(using predicate: NSPredicate) -> [AnyObject] {
    heftMembers.filter { predicate.evaluate(with: $0) }
  }

  /// The objects in order; those that are equal stay as they were.
  ///
  /// - Parameter descriptors: By what they are put in order, the first one first.
  /// - Returns: The objects.
  public func sortedArray(using descriptors: [NSSortDescriptor]) -> [AnyObject] {
    NSSortDescriptor.sort(heftMembers, by: descriptors)
  }

  fileprivate var heftMembers: [AnyObject] { map { $0 as AnyObject } }
}

extension NSSet {
  /// The objects for which a condition holds.
  ///
  /// - Parameter predicate: The condition.
  /// - Returns: Those objects.
  public final func filtered(using predicate: NSPredicate) -> NSSet {
    NSSet(array: members.filter { predicate.evaluate(with: $0) })
  }
}

/// A list as an object, `list as NSArray`.
///
/// - Parameter values: Texts, numbers or objects.
/// - Returns: The object.
public func heftArray<Value: ObjectConvertible>(_ values: [Value]) -> NSArray {
  NSArray(array: values.map { $0.convertedObject })
}
/// A list of objects of any kind as an object.
///
/// - Parameter objects: The objects.
/// - Returns: The list.
public func heftArray(_ objects: [AnyObject]) -> NSArray { NSArray(array: objects.map { heftRoot($0) }) }
/// A list that is an object already.
///
/// - Parameter list: The list.
/// - Returns: The list.
public func heftArray(_ list: NSArray) -> NSArray { list }

/// Returns a member of a literal of an `NSArray` or an `NSDictionary` as an object.
///
/// - Parameter value: A text, a number or an object.
/// - Returns: The object.
public func heftMember(_ value: some ObjectConvertible) -> NSObject { value.convertedObject }

#if !hasFeature(Embedded)
  extension NSMutableDictionary {
    /// Has a key name an object, or none.
    ///
    /// - Parameters:
    ///   - value: The object; nil takes the key out.
    ///   - key: The key.
    public func setValue(_ value: Any?, forKey key: String) {
      if let value { self[key] = value } else { removeObject(forKey: key) }
    }
  }
#endif
