// More of sets of objects, which have an order here: `NSOrderedSet` is the same class.

import Heft

extension NSSet {
  /// The objects of another set.
  ///
  /// - Parameter set: The other set.
  public convenience init(set: NSSet) { self.init(array: set.objects) }

  /// The values of a set, each as an object.
  ///
  /// - Parameter set: Texts, numbers, dates, objects and the like.
  public convenience init<Value: ObjectConvertible>(set: Set<Value>) {
    self.init(array: set.map { $0.convertedObject })
  }

  /// The values of a list, each as an object.
  ///
  /// - Parameter set: Texts, numbers, dates, objects and the like.
  @_disfavoredOverload
  public convenience init<Value: ObjectConvertible>(set: [Value]) {
    self.init(array: set.map { $0.convertedObject })
  }

  /// The objects of a list.
  ///
  /// - Parameter array: The objects.
  @_disfavoredOverload
  public convenience init(array: [AnyObject]) { self.init(array: array.map { heftRoot($0) }) }

  /// The objects of a list.
  ///
  /// - Parameter array: The list.
  public convenience init(array: NSArray) {
    self.init(array: array.map { heftRoot($0 as AnyObject) })
  }

  /// Values, each once.
  ///
  /// - Parameter objects: Texts, numbers, dates, objects and the like.
  public convenience init<Value: ObjectConvertible>(objects: Value...) {
    self.init(array: objects.map { $0.convertedObject })
  }

  /// One value.
  ///
  /// - Parameter object: A text, a number, a date, an object or the like.
  @_disfavoredOverload
  public convenience init(object: some ObjectConvertible) { self.init(array: [object.convertedObject]) }

  /// A set of the same objects, without regard to their order.
  public final var set: NSSet { self }
  /// The objects in the opposite order.
  public final var reversed: NSSet { NSSet(array: Array(objects.reversed())) }

  /// Whether an object that is equal is there.
  ///
  /// - Parameter object: What stands for a value of `Any`.
  /// - Returns: True where one is.
  @_disfavoredOverload
  public final func contains(_ object: AnyObject) -> Bool { place(heftRoot(object)) != nil }

  /// The place of an object that is equal; `NSNotFound` if there is none.
  ///
  /// - Parameter object: What stands for a value of `Any`.
  /// - Returns: The place, from 0.
  @_disfavoredOverload
  public final func index(of object: AnyObject) -> Int { place(heftRoot(object)) ?? NSNotFound }

  /// Returns the object of the set that is equal.
  ///
  /// - Parameter object: A text, a number, a date, an object or the like.
  /// - Returns: The object; nil where there is none.
  public final func member(_ object: some ObjectConvertible) -> AnyObject? {
    place(object.convertedObject).map { heftHeld(objects[$0]) }
  }

  /// Returns the objects and one more.
  ///
  /// - Parameter object: A text, a number, a date, an object or the like.
  /// - Returns: All of them.
  public final func adding(_ object: some ObjectConvertible) -> NSSet { adding([object.convertedObject]) }

  /// Returns the objects and those of a list.
  ///
  /// - Parameter list: Texts, numbers, dates, objects and the like.
  /// - Returns: All of them.
  public final func addingObjects<Value: ObjectConvertible>(from list: [Value]) -> NSSet {
    adding(list.map { $0.convertedObject })
  }

  /// Returns the objects and those of a set.
  ///
  /// - Parameter set: Texts, numbers, dates, objects and the like.
  /// - Returns: All of them.
  public final func addingObjects<Value: ObjectConvertible>(from set: Set<Value>) -> NSSet {
    adding(set.map { $0.convertedObject })
  }

  /// Whether all of it is in another set.
  ///
  /// - Parameter other: The other set.
  /// - Returns: True where it is.
  public final func isSubset(of other: NSSet) -> Bool { objects.allSatisfy { other.place($0) != nil } }

  /// Whether all of it is in another set.
  ///
  /// - Parameter other: Texts, numbers, dates, objects and the like.
  /// - Returns: True where it is.
  public final func isSubset<Value: ObjectConvertible>(of other: Set<Value>) -> Bool {
    isSubset(of: NSSet(set: other))
  }

  /// Whether both have an object in common.
  ///
  /// - Parameter other: The other set.
  /// - Returns: True where they have.
  public final func intersects(_ other: NSSet) -> Bool { objects.contains { other.place($0) != nil } }

  /// Whether both have an object in common.
  ///
  /// - Parameter other: Texts, numbers, dates, objects and the like.
  /// - Returns: True where they have.
  public final func intersects<Value: ObjectConvertible>(_ other: Set<Value>) -> Bool {
    intersects(NSSet(set: other))
  }

  /// Whether both have the same objects.
  ///
  /// - Parameter other: Texts, numbers, dates, objects and the like.
  /// - Returns: True where they have.
  public final func isEqual<Value: ObjectConvertible>(to other: Set<Value>) -> Bool {
    isEqual(NSSet(set: other))
  }

  /// Whether both have the same objects in the same order.
  ///
  /// - Parameter other: The other set.
  /// - Returns: True where they have.
  public final func isEqual(to other: NSSet) -> Bool {
    objects.elementsEqual(other.objects) { $0.isEqual($1) }
  }

  /// Goes over the objects.
  ///
  /// - Returns: An enumerator in order.
  public final func objectEnumerator() -> NSEnumerator { NSEnumerator(objects.map { heftHeld($0) }) }

  /// Returns the objects in an order.
  ///
  /// - Parameter comparator: Tells which of two objects is less.
  /// - Returns: The objects.
  public final func sortedArray(comparator: (AnyObject, AnyObject) -> ComparisonResult) -> [AnyObject] {
    heftSorted(objects.map { heftHeld($0) }, comparator)
  }

  /// Gives each object to a function, until it asks to stop.
  ///
  /// - Parameter block: Called with each object; sets its last argument to stop.
  public final func enumerateObjects(_ block: (AnyObject, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var stop = ObjCBool(false)
    for object in objects {
      block(heftHeld(object), &stop)
      if stop.boolValue { return }
    }
  }

  /// Gives each object of an ordered set to a function, until it asks to stop.
  ///
  /// - Parameter block: Called with each object and its place; sets its last argument to stop.
  @_disfavoredOverload
  public final func enumerateObjects(_ block: (AnyObject, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var stop = ObjCBool(false)
    for (place, object) in objects.enumerated() {
      block(heftHeld(object), place, &stop)
      if stop.boolValue { return }
    }
  }

  /// Returns the objects at some places.
  ///
  /// - Parameter indexes: The places; one that there is not stops the program.
  /// - Returns: The objects in order.
  public final func objects(at indexes: IndexSet) -> [AnyObject] { indexes.map { heftHeld(objects[$0]) } }

  #if hasFeature(Embedded)
    /// Makes a set of the same objects.
    ///
    /// - Returns: An `NSSet`.
    public final func copy() -> AnyObject { NSSet(set: self) }

    /// Makes a set of the same objects that can be changed.
    ///
    /// - Returns: An `NSMutableSet`.
    public final func mutableCopy() -> AnyObject { NSMutableSet(set: self) }
  #endif
}
