#if hasFeature(Embedded)
  import Heft

  extension NSMutableArray {
    /// A list without objects.
    ///
    /// - Parameter capacity: Left aside.
    public convenience init(capacity: Int) { self.init() }

    /// The value at an index.
    ///
    /// - Parameter index: The index, from 0 to less than `count`; one more adds a value, any other stops the program.
    /// - Returns: The value; one of another kind stops the program.
    @_disfavoredOverload
    public subscript<Value: ObjectConvertible>(index: Int) -> Value {
      get {
        guard let value = Value.converted(from: object(at: index)) else {
          fatalError("The object at \(index) is of another kind.")
        }
        return value
      }
      set {
        if index == count { add(newValue) } else { replaceObject(at: index, with: newValue) }
      }
    }

    /// Adds an object to the end.
    ///
    /// - Parameter object: What stands for a value of `Any`.
    @_disfavoredOverload
    public func add(_ object: AnyObject) { add(heftRoot(object)) }

    /// Puts an object before the one at an index.
    ///
    /// - Parameters:
    ///   - object: What stands for a value of `Any`.
    ///   - index: The index, from 0 to `count`; any other stops the program.
    @_disfavoredOverload
    public func insert(_ object: AnyObject, at index: Int) { insert(heftRoot(object), at: index) }

    /// Takes out every object that is equal.
    ///
    /// - Parameter object: What stands for a value of `Any`.
    @_disfavoredOverload
    public func remove(_ object: AnyObject) { remove(heftRoot(object)) }

    /// Takes out the very same object.
    ///
    /// - Parameter object: The object.
    public func removeObject(identicalTo object: AnyObject) {
      setArray(heftAll.filter { $0 !== object })
    }

    /// Adds objects to the end.
    ///
    /// - Parameter list: Texts, numbers, dates, objects and the like.
    public func addObjects<Value: ObjectConvertible>(from list: [Value]) { list.forEach { add($0) } }

    /// Adds objects to the end.
    ///
    /// - Parameter list: The objects.
    @_disfavoredOverload
    public func addObjects(from list: [AnyObject]) { list.forEach { add($0) } }

    /// Adds the objects of another list to the end.
    ///
    /// - Parameter list: The other list.
    public func addObjects(from list: NSArray) { addObjects(from: list.heftAll) }

    /// Takes out all objects that are equal to those of a list.
    ///
    /// - Parameter list: Texts, numbers, dates, objects and the like.
    public func removeObjects<Value: ObjectConvertible>(in list: [Value]) { list.forEach { remove($0) } }

    /// Takes out all objects that are equal to those of a list.
    ///
    /// - Parameter list: The objects.
    @_disfavoredOverload
    public func removeObjects(in list: [AnyObject]) { list.forEach { remove($0) } }

    /// Takes out the objects of a range.
    ///
    /// - Parameter range: The range; one that is not in the list stops the program.
    public func removeObjects(in range: NSRange) {
      for _ in 0..<range.length { removeObject(at: range.location) }
    }

    /// Takes out the objects at some places.
    ///
    /// - Parameter indexes: The places; one that there is not stops the program.
    public func removeObjects(at indexes: IndexSet) {
      for index in Array(indexes).reversed() { removeObject(at: index) }
    }

    /// Puts values in at some places, the first one first.
    ///
    /// - Parameters:
    ///   - list: Texts, numbers, dates, objects and the like.
    ///   - indexes: Where each of them is to be.
    public func insert<Value: ObjectConvertible>(_ list: [Value], at indexes: IndexSet) {
      for (value, index) in zip(list, indexes) { insert(value, at: index) }
    }

    /// Puts a value in the place of an object.
    ///
    /// - Parameters:
    ///   - index: The object's index; one that there is not stops the program.
    ///   - object: A text, a number, a date or the like.
    public func replaceObject(at index: Int, with object: some ObjectConvertible) {
      replaceObject(at: index, with: object.convertedObject)
    }

    /// Puts an object in the place of another.
    ///
    /// - Parameters:
    ///   - index: The other's index; one that there is not stops the program.
    ///   - object: What stands for a value of `Any`.
    @_disfavoredOverload
    public func replaceObject(at index: Int, with object: AnyObject) {
      replaceObject(at: index, with: heftRoot(object))
    }

    /// Has two objects change places.
    ///
    /// - Parameters:
    ///   - first: The index of one.
    ///   - second: The index of the other.
    public func exchangeObject(at first: Int, withObjectAt second: Int) {
      let (one, other) = (object(at: first), object(at: second))
      replaceObject(at: first, with: other)
      replaceObject(at: second, with: one)
    }

    /// Takes other objects in place of all.
    ///
    /// - Parameter list: Texts, numbers, dates, objects and the like.
    public func setArray<Value: ObjectConvertible>(_ list: [Value]) {
      removeAllObjects()
      addObjects(from: list)
    }

    /// Takes other objects in place of all.
    ///
    /// - Parameter list: The objects.
    @_disfavoredOverload
    public func setArray(_ list: [AnyObject]) {
      removeAllObjects()
      addObjects(from: list)
    }

    /// Puts the objects in order.
    ///
    /// - Parameter descriptors: By what, the first one first.
    public func sort(using descriptors: [NSSortDescriptor]) {
      setArray(NSSortDescriptor.sort(heftAll, by: descriptors))
    }

    /// Puts the objects in order.
    ///
    /// - Parameter comparator: Tells which of two objects is less.
    public func sort(comparator: (AnyObject, AnyObject) -> ComparisonResult) {
      setArray(heftSorted(heftAll, comparator))
    }

    /// Keeps the objects for which a condition holds.
    ///
    /// - Parameter predicate: The condition.
    public func filter(using predicate: NSPredicate) {
      setArray(heftAll.filter { predicate.evaluate(with: $0) })
    }
  }
#endif
