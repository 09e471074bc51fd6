import Heft

/// Objects, each once, in the order in which they came.
open class NSSet: NSObject, Sequence, ExpressibleByArrayLiteral {
  final var objects: [NSObject] = []
  /// How often each object has been put in.
  final var counts: [Int] = []

  /// The objects of an array.
  ///
  /// - Parameter array: The objects.
  public init(array: [NSObject] = []) {
    super.init()
    for object in array { insert(object) }
  }

  /// The values of an array, as objects.
  ///
  /// - Parameter array: Texts or numbers.
  public convenience init<Value: ObjectConvertible>(array: [Value]) {
    self.init(array: array.map { $0.convertedObject })
  }

  /// The objects of a literal.
  ///
  /// - Parameter objects: The objects.
  public required init(arrayLiteral objects: NSObject...) {
    super.init()
    for object in objects { insert(object) }
  }

  /// One object.
  ///
  /// - Parameter object: The object.
  public convenience init(object: NSObject) { self.init(array: [object]) }

  /// Whether both have the same objects, in any order.
  ///
  /// - Parameter object: The other set.
  /// - Returns: True where they have; never for what is no set.
  open override func isEqual(_ object: HeftEqual?) -> Bool {
    guard let other = object as? NSSet, other.count == count else { return false }
    return objects.allSatisfy { other.place($0) != nil }
  }

  open override var hash: Int { objects.count }

  #if !hasFeature(Embedded)
    open override func copy() -> Any { NSSet(set: self) }
    open override func mutableCopy() -> Any { NSMutableSet(set: self) }
  #endif

  public final var count: Int { objects.count }
  public final var allObjects: [AnyObject] { objects.map { $0 } }
  public final var array: [AnyObject] { objects.map { $0 } }
  public final var firstObject: AnyObject? { objects.first }
  public final var lastObject: AnyObject? { objects.last }
  public final func anyObject() -> AnyObject? { objects.first }
  /// Whether an object that is equal is there.
  ///
  /// - Parameter object: The object that is looked for.
  /// - Returns: True where one is.
  public final func contains(_ object: NSObject) -> Bool { place(object) != nil }
  /// Whether an object that is equal to a value is there.
  ///
  /// - Parameter value: A text or a number.
  /// - Returns: True where one is.
  public final func contains(_ value: some ObjectConvertible) -> Bool { contains(value.convertedObject) }

  /// The place of an object that is equal; `NSNotFound` if there is none.
  ///
  /// - Parameter object: The object that is looked for.
  /// - Returns: The place, from 0.
  public final func index(of object: some ObjectConvertible) -> Int {
    place(object.convertedObject) ?? NSNotFound
  }
  public final subscript(index: Int) -> AnyObject { objects[index] }
  /// The object at a place.
  ///
  /// - Parameter index: The place, from 0 to less than `count`; any other stops the program.
  /// - Returns: The object.
  public final func object(at index: Int) -> AnyObject { objects[index] }

  /// Goes over the objects.
  ///
  /// - Returns: An iterator over the objects in order.
  public final func makeIterator() -> IndexingIterator<[AnyObject]> { allObjects.makeIterator() }

  final func place(_ object: NSObject) -> Int? { objects.firstIndex { $0.isEqual(object) } }

  final func insert(_ object: NSObject) {
    if let place = place(object) {
      counts[place] += 1
    } else {
      objects.append(object)
      counts.append(1)
    }
  }

  fileprivate final func count(of object: NSObject) -> Int { place(object).map { counts[$0] } ?? 0 }

  /// Takes an object out, or one of the times that it was put in.
  final func take(_ object: NSObject, once: Bool) {
    guard let place = place(object) else { return }
    if once, counts[place] > 1 {
      counts[place] -= 1
    } else {
      objects.remove(at: place)
      counts.remove(at: place)
    }
  }

  fileprivate final func clear() { (objects, counts) = ([], []) }

  final func adding(_ new: [NSObject]) -> NSSet { NSSet(array: objects + new) }
  final func removing(_ gone: [NSObject]) -> NSSet {
    NSSet(array: objects.filter { object in !gone.contains { $0 === object } })
  }
  final var members: [NSObject] { objects }

  /// The objects in order.
  public final func sortedArray(using descriptors: [NSSortDescriptor]) -> [AnyObject] {
    NSSortDescriptor.sort(allObjects, by: descriptors)
  }
}

/// Objects, each once, that can be changed.
public final class NSMutableSet: NSSet {
  /// Puts an object in.
  ///
  /// - Parameter value: The object, or what becomes one.
  public func add(_ value: some ObjectConvertible) { insert(value.convertedObject) }
  /// Takes an object out.
  ///
  /// - Parameter value: The object, or what becomes one.
  public func remove(_ value: some ObjectConvertible) { take(value.convertedObject, once: false) }
  public func removeAllObjects() { clear() }
  /// Puts the objects of another set in.
  ///
  /// - Parameter other: The other set.
  public func union(_ other: NSSet) { for object in other.members { insert(object) } }
  /// Takes the objects of another set out.
  ///
  /// - Parameter other: The other set.
  public func minus(_ other: NSSet) { for object in other.members { take(object, once: false) } }
}

/// Objects, and how often each was put in.
public final class NSCountedSet: NSSet {
  /// Puts an object in.
  ///
  /// - Parameter value: The object, or what becomes one.
  public func add(_ value: some ObjectConvertible) { insert(value.convertedObject) }
  /// Takes an object out once; it is there until that has been done as often as it was put in.
  ///
  /// - Parameter value: The object, or what becomes one.
  public func remove(_ value: some ObjectConvertible) { take(value.convertedObject, once: true) }
  public func removeAllObjects() { clear() }

  /// How often an object was put in.
  ///
  /// - Parameter value: The object, or what becomes one.
  /// - Returns: The number; 0 where it is not there.
  public func count(for value: some ObjectConvertible) -> Int { count(of: value.convertedObject) }
  /// The same for an object that came out of a set.
  ///
  /// - Parameter object: The object.
  /// - Returns: The number; 0 where it is not there.
  public func count(for object: AnyObject) -> Int { (object as? NSObject).map { count(of: $0) } ?? 0 }
}

/// Objects, each once, in an order: a set here, which has one.
public typealias NSOrderedSet = NSSet
/// Objects, each once, in an order, that can be changed.
public typealias NSMutableOrderedSet = NSMutableSet

/// A cast of a set of objects to one of a class, `group.members as? Set<Person>`.
///
/// - Parameters:
///   - set: The set; nil stays nil.
///   - type: What it is to be.
/// - Returns: The objects; nil where one is of another class.
public func heftCast<Object: NSObject>(_ set: NSSet?, _ type: Set<Object>.Type) -> Set<Object>? {
  guard let set else { return nil }
  var objects: Set<Object> = []
  for object in set.allObjects {
    guard let object = object as? Object else { return nil }
    objects.insert(object)
  }
  return objects
}

/// The same of a set that has its type already.
///
/// - Parameters:
///   - set: The set; nil stays nil.
///   - type: What it is.
/// - Returns: The set.
public func heftCast<Value: Hashable>(_ set: Set<Value>?, _ type: Set<Value>.Type) -> Set<Value>? { set }
