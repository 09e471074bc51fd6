// More of lists that are objects. Foundation has it natively.

import Heft

/// Goes over the objects of a list, a set or a dictionary.
public typealias NSEnumerator = NSMapTableEnumerator<AnyObject>

#if hasFeature(Embedded)
  extension NSArray {
    /// The values of a list, each as an object.
    ///
    /// - Parameter array: Texts, numbers, dates, objects and the like.
    public convenience init<Value: ObjectConvertible>(array: [Value]) {
      self.init(array: array.map { $0.convertedObject })
    }

    /// The objects of a list.
    ///
    /// - Parameter array: The objects.
    @_disfavoredOverload
    public convenience init(array: [AnyObject]) { self.init(array: array.map { heftRoot($0) }) }

    /// The objects of another list.
    ///
    /// - Parameter array: The other list.
    public convenience init(array: NSArray) { self.init(array: array.map { $0 }) }

    /// Values in a row.
    ///
    /// - Parameter objects: Texts, numbers, dates, objects and the like.
    public convenience init<Value: ObjectConvertible>(objects: Value...) {
      self.init(array: objects.map { $0.convertedObject })
    }

    /// One value.
    ///
    /// - Parameter object: A text, a number, a date, an object or the like.
    public convenience init(object: some ObjectConvertible) { self.init(array: [object.convertedObject]) }

    /// The objects as apps cast them.
    final var heftAll: [AnyObject] { map { heftHeld($0) } }

    /// Finds the very same object.
    ///
    /// - Parameter object: The object.
    /// - Returns: Its index; `NSNotFound` if it is not there.
    public final func indexOfObject(identicalTo object: AnyObject) -> Int {
      heftAll.firstIndex { $0 === object } ?? NSNotFound
    }

    /// Whether an object that is equal is there.
    ///
    /// - Parameter object: What stands for a value of `Any`.
    /// - Returns: True where one is.
    @_disfavoredOverload
    public final func contains(_ object: AnyObject) -> Bool { contains(heftRoot(object)) }

    /// Finds the first object that is equal.
    ///
    /// - Parameter object: What stands for a value of `Any`.
    /// - Returns: Its index; `NSNotFound` if there is none.
    @_disfavoredOverload
    public final func index(of object: AnyObject) -> Int { index(of: heftRoot(object)) }

    /// Returns the objects and one more.
    ///
    /// - Parameter object: A text, a number, a date, an object or the like.
    /// - Returns: All of them.
    public final func adding(_ object: some ObjectConvertible) -> [AnyObject] {
      heftAll + [heftHeld(object.convertedObject)]
    }

    /// Returns the objects and those of a list.
    ///
    /// - Parameter list: Texts, numbers, dates, objects and the like.
    /// - Returns: All of them.
    public final func addingObjects<Value: ObjectConvertible>(from list: [Value]) -> [AnyObject] {
      heftAll + list.map { heftHeld($0.convertedObject) }
    }

    /// Returns the objects and those of a list.
    ///
    /// - Parameter list: The objects.
    /// - Returns: All of them.
    @_disfavoredOverload
    public final func addingObjects(from list: [AnyObject]) -> [AnyObject] { heftAll + list }

    /// Returns the texts of the objects in one.
    ///
    /// - Parameter separator: What stands between two of them.
    /// - Returns: The text.
    public final func componentsJoined(by separator: String) -> String {
      map { $0.description }.joined(separator: separator)
    }

    /// Whether a list has equal objects in the same order.
    ///
    /// - Parameter list: Texts, numbers, dates, objects and the like.
    /// - Returns: True where it has.
    public final func isEqual<Value: ObjectConvertible>(to list: [Value]) -> Bool {
      isEqual(NSArray(array: list))
    }

    /// Whether a list has equal objects in the same order.
    ///
    /// - Parameter list: The objects.
    /// - Returns: True where it has.
    @_disfavoredOverload
    public final func isEqual(to list: [AnyObject]) -> Bool { isEqual(NSArray(array: list)) }

    /// Returns the objects at some places.
    ///
    /// - Parameter indexes: The places; one that there is not stops the program.
    /// - Returns: The objects in order.
    public final func objects(at indexes: IndexSet) -> [AnyObject] { indexes.map { heftHeld(self[$0]) } }

    /// Returns the objects of a range.
    ///
    /// - Parameter range: The range; one that is not in the list stops the program.
    /// - Returns: The objects in order.
    public final func subarray(with range: NSRange) -> [AnyObject] {
      Array(heftAll[range.location..<range.location + range.length])
    }

    /// Returns the objects in an order.
    ///
    /// - Parameter comparator: Tells which of two objects is less.
    /// - Returns: The objects; those that are equal stay as they were.
    public final func sortedArray(comparator: (AnyObject, AnyObject) -> ComparisonResult) -> [AnyObject] {
      heftSorted(heftAll, comparator)
    }

    /// Returns the objects in an order.
    ///
    /// - Parameter comparator: Tells which of two objects is less.
    /// - Returns: The objects; those that are equal stay as they were.
    @_disfavoredOverload
    public final func sortedArray(_ comparator: (AnyObject, AnyObject) -> ComparisonResult) -> [AnyObject] {
      heftSorted(heftAll, comparator)
    }

    /// Goes over the objects.
    ///
    /// - Returns: An enumerator from the first object on.
    public final func objectEnumerator() -> NSEnumerator { NSEnumerator(heftAll) }

    /// Goes over the objects from the last one on.
    ///
    /// - Returns: An enumerator from the last object on.
    public final func reverseObjectEnumerator() -> NSEnumerator { NSEnumerator(heftAll.reversed()) }

    /// Gives each object to a function, until it asks to stop.
    ///
    /// - Parameter block: Called with each object and its index; sets its last argument to stop.
    public final func enumerateObjects(_ block: (AnyObject, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
      var stop = ObjCBool(false)
      for (index, object) in heftAll.enumerated() {
        block(object, index, &stop)
        if stop.boolValue { return }
      }
    }

    /// Gives each object to a function, until it asks to stop.
    ///
    /// - Parameters:
    ///   - options: `.reverse` begins at the last object.
    ///   - block: Called with each object and its index; sets its last argument to stop.
    public final func enumerateObjects(
      options: NSEnumerationOptions, using block: (AnyObject, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
      var stop = ObjCBool(false)
      let all = Array(heftAll.enumerated())
      for (index, object) in options.contains(.reverse) ? all.reversed() : all {
        block(object, index, &stop)
        if stop.boolValue { return }
      }
    }

    /// Finds the first object that a function takes.
    ///
    /// - Parameter predicate: Tells whether an object is taken; sets its last argument to stop.
    /// - Returns: Its index; `NSNotFound` if there is none.
    public final func indexOfObject(
      passingTest predicate: (AnyObject, Int, UnsafeMutablePointer<ObjCBool>) -> Bool
    ) -> Int {
      var stop = ObjCBool(false)
      for (index, object) in heftAll.enumerated() {
        if predicate(object, index, &stop) { return index }
        if stop.boolValue { break }
      }
      return NSNotFound
    }

    /// Returns what each object has under a name: objects of Core Data and dictionaries have some.
    ///
    /// - Parameter key: The name.
    /// - Returns: The values, `NSNull` where there is none; `@count` is how many objects there are.
    public final func value(forKey key: String) -> AnyObject? {
      if key == "@count" { return heftObject(count) }
      return heftObject(heftAll.map { KeyedValues.value(key, of: $0) ?? NSNull() })
    }

    /// Returns what each object has under a path of names, or a sum of it, as `@sum.price`.
    ///
    /// - Parameter path: The path, after `@sum`, `@avg`, `@min`, `@max` or none.
    /// - Returns: The values, or the number.
    public final func value(forKeyPath path: String) -> AnyObject? {
      let parts = path.split(separator: ".", maxSplits: 1).map { String($0) }
      guard parts.count == 2, let word = parts.first, word.hasPrefix("@") else { return value(forKey: path) }
      let values = heftAll.compactMap { KeyedValues.value(parts[1], of: $0) }
      let numbers = values.compactMap { ($0 as? NSNumber)?.doubleValue }
      switch word {
      case "@sum": return heftObject(numbers.reduce(0, +))
      case "@avg": return numbers.isEmpty ? nil : heftObject(numbers.reduce(0, +) / Double(numbers.count))
      case "@min": return heftSorted(values) { KeyedValues.compare($0, $1) }.first
      case "@max": return heftSorted(values) { KeyedValues.compare($0, $1) }.last
      default: return heftObject(values)
      }
    }

    /// Writes the list as a property list.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - atomically: Left aside.
    /// - Returns: Whether a property list can have all of it.
    @discardableResult
    public final func write(toFile path: String, atomically: Bool) -> Bool {
      heftWrite(heftObject(heftAll), to: path)
    }

    /// Writes the list as a property list.
    ///
    /// - Parameters:
    ///   - url: The file.
    ///   - atomically: Left aside.
    /// - Returns: Whether a property list can have all of it.
    @discardableResult
    public final func write(to url: URL, atomically: Bool) -> Bool {
      write(toFile: url.path, atomically: atomically)
    }

    /// Makes a list of the same objects.
    ///
    /// - Returns: An `NSArray`.
    public final func copy() -> AnyObject { NSArray(array: self) }

    /// Makes a list of the same objects that can be changed.
    ///
    /// - Returns: An `NSMutableArray`.
    public final func mutableCopy() -> AnyObject { NSMutableArray(array: self) }
  }
#endif

/// How objects are gone over.
public struct NSEnumerationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Makes no difference: there is one thread.
  public static let concurrent = NSEnumerationOptions(rawValue: 1)
  public static let reverse = NSEnumerationOptions(rawValue: 2)
}

/// The objects in an order; those that are equal stay as they were.
func heftSorted(
  _ objects: [AnyObject], _ comparator: (AnyObject, AnyObject) -> ComparisonResult
) -> [AnyObject] {
  objects.enumerated().sorted { left, right in
    let order = comparator(left.element, right.element)
    return order == .orderedSame ? left.offset < right.offset : order == .orderedAscending
  }.map { $0.element }
}

/// Writes an object as a property list; whether a list can have all of it.
func heftWrite(_ object: AnyObject, to path: String) -> Bool {
  guard let node = CodingNode(object) else { return false }
  FileManager.write(PropertyListWriter.write(node), to: path)
  return true
}
