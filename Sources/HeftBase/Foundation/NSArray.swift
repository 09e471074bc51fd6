// Lists and tables that are objects. Foundation's where there is one; in a page they hold objects only, because there is no
// `Any`, and what is not an object goes in as `NSString` or `NSNumber`.
#if hasFeature(Embedded)
  /// Objects in a row.
  open class NSArray: NSObject, ExpressibleByArrayLiteral, Sequence {
    fileprivate final var objects: [NSObject]

    public override init() {
      objects = []
      super.init()
    }

    /// The objects of an array.
    ///
    /// - Parameter array: The objects, in order.
    public init(array: [NSObject]) {
      objects = array
      super.init()
    }

    public required init(arrayLiteral: NSObject...) {
      objects = arrayLiteral
      super.init()
    }

    /// The texts of an array, as objects.
    ///
    /// - Parameter array: The texts, each of which becomes an `NSString`.
    public convenience init(array: [String]) {
      self.init(array: array.map { NSString(string: $0) as NSObject })
    }

    /// Goes over the objects in order.
    ///
    /// - Returns: An iterator over the objects.
    public final func makeIterator() -> IndexingIterator<[NSObject]> { objects.makeIterator() }

    /// Whether both have equal objects in the same order.
    ///
    /// - Parameter object: The other list.
    /// - Returns: True where they have; never for what is no list.
    open override func isEqual(_ object: AnyObject?) -> Bool {
      guard let other = object as? NSArray else { return false }
      return objects.elementsEqual(other.objects) { $0.isEqual($1) }
    }

    open override var hash: Int { objects.count }

    /// The objects in lines, as `(\n    a,\n    b\n)`.
    open override var description: String {
      objects.isEmpty
        ? "(\n)" : "(\n    " + objects.map { $0.description }.joined(separator: ",\n    ") + "\n)"
    }

    public final var count: Int { objects.count }
    public final var firstObject: NSObject? { objects.first }
    public final var lastObject: NSObject? { objects.last }

    /// The object at an index.
    ///
    /// - Parameter index: The index, from 0 to less than `count`; any other stops the program.
    /// - Returns: The object.
    public final subscript(index: Int) -> NSObject { objects[index] }

    /// Returns the object at an index.
    ///
    /// - Parameter index: The index, from 0 to less than `count`; any other stops the program.
    /// - Returns: The object.
    public final func object(at index: Int) -> NSObject { objects[index] }

    /// Whether an object that is equal is there.
    ///
    /// - Parameter object: The object that is looked for, by `isEqual(_:)`.
    /// - Returns: True where one is.
    public final func contains(_ object: NSObject) -> Bool { objects.contains { $0.isEqual(object) } }

    /// Whether an object that is equal to a value is there.
    ///
    /// - Parameter value: The text or the number that is looked for.
    /// - Returns: True where one is.
    public final func contains(_ value: some ObjectConvertible) -> Bool { contains(value.convertedObject) }

    /// Finds the first object that is equal to a value.
    ///
    /// - Parameter value: The text or the number that is looked for.
    /// - Returns: Its index; `NSNotFound` if there is none.
    public final func index(of value: some ObjectConvertible) -> Int { index(of: value.convertedObject) }

    /// Finds the first object that is equal.
    ///
    /// - Parameter object: The object that is looked for, by `isEqual(_:)`.
    /// - Returns: Its index; `NSNotFound` if there is none.
    public final func index(of object: NSObject) -> Int {
      objects.firstIndex { $0.isEqual(object) } ?? NSNotFound
    }
  }

  /// Objects in a row that can be changed.
  public final class NSMutableArray: NSArray {
    /// Adds an object to the end.
    ///
    /// - Parameter object: The object.
    public func add(_ object: NSObject) { objects.append(object) }

    /// Adds a value to the end.
    ///
    /// - Parameter value: A text or a number, which becomes an object.
    public func add(_ value: some ObjectConvertible) { add(value.convertedObject) }

    /// Puts a value before the object at an index.
    ///
    /// - Parameters:
    ///   - value: A text or a number, which becomes an object.
    ///   - index: The index, from 0 to `count`, which is the end; any other stops the program.
    public func insert(_ value: some ObjectConvertible, at index: Int) {
      insert(value.convertedObject, at: index)
    }

    /// Takes out every object that is equal to a value.
    ///
    /// - Parameter value: A text or a number; one that is not there changes nothing.
    public func remove(_ value: some ObjectConvertible) { remove(value.convertedObject) }

    /// Puts an object before the one at an index.
    ///
    /// - Parameters:
    ///   - object: The object.
    ///   - index: The index, from 0 to `count`, which is the end; any other stops the program.
    public func insert(_ object: NSObject, at index: Int) { objects.insert(object, at: index) }

    /// Takes out every object that is equal.
    ///
    /// - Parameter object: The object that is taken out, by `isEqual(_:)`; one that is not there changes nothing.
    public func remove(_ object: NSObject) { objects.removeAll { $0.isEqual(object) } }

    /// Takes out the object at an index.
    ///
    /// - Parameter index: The index, from 0 to less than `count`; any other stops the program.
    public func removeObject(at index: Int) { objects.remove(at: index) }
    public func removeLastObject() { if !objects.isEmpty { objects.removeLast() } }
    public func removeAllObjects() { objects = [] }

    /// Puts an object in the place of another.
    ///
    /// - Parameters:
    ///   - index: The other's index, from 0 to less than `count`; any other stops the program.
    ///   - object: The object.
    public func replaceObject(at index: Int, with object: NSObject) { objects[index] = object }
  }

  /// Objects by the texts that name them, in the order in which they were set.
  open class NSDictionary: NSObject, ExpressibleByDictionaryLiteral {
    fileprivate final var entries: [(key: String, object: NSObject)] = []

    public override init() {
      super.init()
    }

    /// The objects of a literal.
    ///
    /// - Parameter pairs: Keys and objects, in order; of a key that is repeated the last object stays.
    public required init(dictionaryLiteral pairs: (String, NSObject)...) {
      super.init()
      for (key, object) in pairs { put(object, key) }
    }

    /// Has a key name an object; nil takes the key out.
    package final func heftPut(_ object: NSObject?, _ key: String) { put(object, key) }

    fileprivate final func put(_ object: NSObject?, _ key: String) {
      let index = entries.firstIndex { $0.key.utf8.elementsEqual(key.utf8) }
      switch (index, object) {
      case (let index?, let object?): entries[index].object = object
      case (let index?, nil): entries.remove(at: index)
      case (nil, let object?): entries.append((key, object))
      case (nil, nil): break
      }
    }

    /// Whether both have equal objects for the same keys, in any order.
    ///
    /// - Parameter object: The other dictionary.
    /// - Returns: True where they have; never for what is no dictionary.
    open override func isEqual(_ object: AnyObject?) -> Bool {
      guard let other = object as? NSDictionary, other.count == count else { return false }
      return entries.allSatisfy { $0.object.isEqual(other.object(forKey: $0.key)) }
    }

    open override var hash: Int { entries.count }

    /// The keys and objects in lines, as `{\n    a = 1;\n}`.
    open override var description: String {
      "{\n" + entries.map { "    " + $0.key + " = " + $0.object.description + ";\n" }.joined() + "}"
    }

    public final var count: Int { entries.count }
    /// The keys in the order in which they were set.
    public final var allKeys: [String] { entries.map { $0.key } }
    public final var allValues: [NSObject] { entries.map { $0.object } }

    /// The object that a key names.
    ///
    /// - Parameter key: The key, compared byte by byte.
    /// - Returns: The object; nil where the key names none.
    public final subscript(key: String) -> NSObject? { object(forKey: key) }

    /// Returns the object that a key names.
    ///
    /// - Parameter key: The key, compared byte by byte.
    /// - Returns: The object; nil where the key names none.
    public final func object(forKey key: String) -> NSObject? {
      entries.first { $0.key.utf8.elementsEqual(key.utf8) }?.object
    }

    /// Returns the object that a key names.
    ///
    /// - Parameter key: The key, compared byte by byte.
    /// - Returns: The object; nil where the key names none.
    public final func value(forKey key: String) -> NSObject? { object(forKey: key) }
  }

  /// Objects by names that can be changed.
  public final class NSMutableDictionary: NSDictionary {
    /// Has a key name an object.
    ///
    /// - Parameters:
    ///   - object: The object, in place of the one that the key has named.
    ///   - key: The key.
    public func setObject(_ object: NSObject, forKey key: String) { put(object, key) }

    /// Has a key name a value.
    ///
    /// - Parameters:
    ///   - value: A text or a number, which becomes an object.
    ///   - key: The key.
    public func setObject(_ value: some ObjectConvertible, forKey key: String) {
      put(value.convertedObject, key)
    }

    /// The value that a key names.
    ///
    /// - Parameter key: The key, compared byte by byte.
    /// - Returns: The value; nil where the key names none, or another kind. To set nil takes the key out.
    public subscript<Value: ObjectConvertible>(key: String) -> Value? {
      get { object(forKey: key).flatMap { Value.converted(from: $0) } }
      set { put(newValue?.convertedObject, key) }
    }

    /// Has a key name an object, or none.
    ///
    /// - Parameters:
    ///   - object: The object; nil takes the key out.
    ///   - key: The key.
    public func setValue(_ object: NSObject?, forKey key: String) { put(object, key) }

    /// Has a key name a value.
    ///
    /// - Parameters:
    ///   - value: A text or a number, which becomes an object.
    ///   - key: The key.
    public func setValue(_ value: some ObjectConvertible, forKey key: String) {
      put(value.convertedObject, key)
    }

    /// Takes a key and its object out.
    ///
    /// - Parameter key: The key; one that is not there changes nothing.
    public func removeObject(forKey key: String) { put(nil, key) }
    public func removeAllObjects() { entries = [] }
  }
#else
  @_exported import class Foundation.NSArray
  @_exported import class Foundation.NSDictionary
  @_exported import class Foundation.NSMutableArray
  @_exported import class Foundation.NSMutableDictionary
#endif
