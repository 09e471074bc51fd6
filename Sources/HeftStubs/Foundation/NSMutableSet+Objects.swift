import Heft

extension NSMutableSet {
  /// A set without objects.
  ///
  /// - Parameter capacity: Left aside.
  public convenience init(capacity: Int) { self.init() }

  /// Puts an object in.
  ///
  /// - Parameter object: What stands for a value of `Any`.
  @_disfavoredOverload
  public func add(_ object: AnyObject) { insert(heftRoot(object)) }

  /// Takes an object out.
  ///
  /// - Parameter object: What stands for a value of `Any`.
  @_disfavoredOverload
  public func remove(_ object: AnyObject) { take(heftRoot(object), once: false) }

  /// Puts the values of a list in.
  ///
  /// - Parameter list: Texts, numbers, dates, objects and the like.
  public func addObjects<Value: ObjectConvertible>(from list: [Value]) {
    for value in list { insert(value.convertedObject) }
  }

  /// Puts the objects of a list in.
  ///
  /// - Parameter list: The objects.
  @_disfavoredOverload
  public func addObjects(from list: [AnyObject]) { for object in list { insert(heftRoot(object)) } }

  /// Takes the objects of a list out.
  ///
  /// - Parameter list: Texts, numbers, dates, objects and the like.
  public func removeObjects<Value: ObjectConvertible>(in list: [Value]) {
    for value in list { take(value.convertedObject, once: false) }
  }

  /// Puts the values of another set in.
  ///
  /// - Parameter other: Texts, numbers, dates, objects and the like.
  public func union<Value: ObjectConvertible>(_ other: Set<Value>) { union(NSSet(set: other)) }

  /// Takes the values of another set out.
  ///
  /// - Parameter other: Texts, numbers, dates, objects and the like.
  public func minus<Value: ObjectConvertible>(_ other: Set<Value>) { minus(NSSet(set: other)) }

  /// Keeps what is in another set too.
  ///
  /// - Parameter other: The other set.
  public func intersect(_ other: NSSet) {
    for object in objects where other.place(object) == nil { take(object, once: false) }
  }

  /// Keeps what is in another set too.
  ///
  /// - Parameter other: Texts, numbers, dates, objects and the like.
  public func intersect<Value: ObjectConvertible>(_ other: Set<Value>) { intersect(NSSet(set: other)) }

  /// Takes other values in place of all.
  ///
  /// - Parameter other: Texts, numbers, dates, objects and the like.
  public func setSet<Value: ObjectConvertible>(_ other: Set<Value>) {
    removeAllObjects()
    union(other)
  }

  /// Keeps the objects for which a condition holds.
  ///
  /// - Parameter predicate: The condition.
  public func filter(using predicate: NSPredicate) {
    for object in objects where !predicate.evaluate(with: heftHeld(object)) { take(object, once: false) }
  }

  // MARK: Places

  /// Puts a value at a place; one that is in the set stays where it is.
  ///
  /// - Parameters:
  ///   - value: A text, a number, a date, an object or the like.
  ///   - index: The place, from 0 to `count`; any other stops the program.
  public func insert(_ value: some ObjectConvertible, at index: Int) {
    let object = value.convertedObject
    guard place(object) == nil else { return }
    objects.insert(object, at: index)
    counts.insert(1, at: index)
  }

  /// Takes the object at a place out.
  ///
  /// - Parameter index: The place; one that there is not stops the program.
  public func removeObject(at index: Int) {
    objects.remove(at: index)
    counts.remove(at: index)
  }

  /// Puts a value in the place of an object.
  ///
  /// - Parameters:
  ///   - index: The object's place; one that there is not stops the program.
  ///   - value: A text, a number, a date, an object or the like.
  public func replaceObject(at index: Int, with value: some ObjectConvertible) {
    removeObject(at: index)
    insert(value, at: index)
  }

  /// Moves objects to another place.
  ///
  /// - Parameters:
  ///   - indexes: Where they are; a place that there is not stops the program.
  ///   - index: Where the first of them is to be, once they have been taken out.
  public func moveObjects(at indexes: IndexSet, to index: Int) {
    let moved = indexes.map { objects[$0] }
    for place in Array(indexes).reversed() { removeObject(at: place) }
    for (offset, object) in moved.enumerated() { insert(object, at: index + offset) }
  }

  /// Has two objects change places.
  ///
  /// - Parameters:
  ///   - first: The place of one.
  ///   - second: The place of the other.
  public func exchangeObject(at first: Int, withObjectAt second: Int) {
    objects.swapAt(first, second)
    counts.swapAt(first, second)
  }

  /// Puts the objects in order.
  ///
  /// - Parameter descriptors: By what, the first one first.
  public func sort(using descriptors: [NSSortDescriptor]) {
    let sorted = NSSortDescriptor.sort(objects.map { heftHeld($0) }, by: descriptors)
    removeAllObjects()
    addObjects(from: sorted)
  }
}
