// More of dictionaries that are objects. Foundation has it natively.

#if hasFeature(Embedded)
  import Heft

  extension NSDictionary: Sequence {
    /// Goes over the keys and objects in the order in which they were set.
    ///
    /// - Returns: An iterator over them.
    public final func makeIterator() -> IndexingIterator<[(key: AnyObject, value: AnyObject)]> {
      allKeys.map { (key: heftObject($0), value: heftHeld(object(forKey: $0) ?? NSNull())) }.makeIterator()
    }
  }

  extension NSDictionary {
    /// The keys and objects as apps cast them.
    final var heftAll: [(key: String, value: AnyObject)] {
      allKeys.map { ($0, heftHeld(object(forKey: $0) ?? NSNull())) }
    }

    private convenience init(_ pairs: [(key: String, object: NSObject)]) {
      self.init()
      for pair in pairs { heftPut(pair.object, pair.key) }
    }

    /// The values of a dictionary, each as an object.
    ///
    /// - Parameter dictionary: Texts, numbers, dates, objects and the like.
    public convenience init<Value: ObjectConvertible>(dictionary: [String: Value]) {
      self.init(dictionary.keys.sorted().map { ($0, dictionary[$0]!.convertedObject) })
    }

    /// The objects of a dictionary.
    ///
    /// - Parameter dictionary: The objects.
    @_disfavoredOverload
    public convenience init(dictionary: [String: AnyObject]) {
      self.init(dictionary.keys.sorted().map { ($0, heftRoot(dictionary[$0]!)) })
    }

    /// The objects of another dictionary.
    ///
    /// - Parameter dictionary: The other one.
    public convenience init(dictionary: NSDictionary) {
      self.init(dictionary.heftAll.map { ($0.key, heftRoot($0.value)) })
    }

    /// One value.
    ///
    /// - Parameters:
    ///   - object: A text, a number, a date, an object or the like.
    ///   - key: Its key.
    public convenience init(object: some ObjectConvertible, forKey key: String) {
      self.init([(key, object.convertedObject)])
    }

    /// One value.
    ///
    /// - Parameters:
    ///   - object: A text, a number, a date, an object or the like.
    ///   - key: Its key.
    public convenience init(object: some ObjectConvertible, forKey key: NSString) {
      self.init([("\(key)", object.convertedObject)])
    }

    /// Values by keys.
    ///
    /// - Parameters:
    ///   - objects: Texts, numbers, dates, objects and the like.
    ///   - keys: The key of each.
    public convenience init<Value: ObjectConvertible>(objects: [Value], forKeys keys: [String]) {
      self.init(zip(keys, objects).map { ($0, $1.convertedObject) })
    }

    /// Values by keys.
    ///
    /// - Parameters:
    ///   - objects: Texts, numbers, dates, objects and the like.
    ///   - keys: The key of each.
    public convenience init<Value: ObjectConvertible>(objects: [Value], forKeys keys: [NSString]) {
      self.init(objects: objects, forKeys: keys.map { "\($0)" })
    }

    /// Returns the object that a key names.
    ///
    /// - Parameter key: The key.
    /// - Returns: The object; nil where the key names none.
    public final func object(forKey key: NSString) -> NSObject? { object(forKey: "\(key)") }

    /// The object that a key names.
    ///
    /// - Parameter key: The key.
    /// - Returns: The object; nil where the key names none.
    public final subscript(key: NSString) -> NSObject? { object(forKey: "\(key)") }

    /// Returns the objects that some keys name.
    ///
    /// - Parameters:
    ///   - keys: The keys.
    ///   - marker: What stands in for an object that there is not.
    /// - Returns: An object for each key.
    public final func objects(forKeys keys: [String], notFoundMarker marker: AnyObject) -> [AnyObject] {
      keys.map { object(forKey: $0).map { heftHeld($0) } ?? marker }
    }

    /// Returns what a path of keys leads to, through dictionaries in this one.
    ///
    /// - Parameter path: The keys, with points between them.
    /// - Returns: The object; nil where there is none.
    public final func value(forKeyPath path: String) -> AnyObject? { KeyedValues.value(path, of: self) }

    /// Returns the keys that name an equal object.
    ///
    /// - Parameter object: A text, a number, a date, an object or the like.
    /// - Returns: The keys in order.
    public final func allKeys(for object: some ObjectConvertible) -> [String] {
      let looked = object.convertedObject
      return allKeys.filter { self.object(forKey: $0)?.isEqual(looked) ?? false }
    }

    /// Whether a dictionary has equal objects for the same keys.
    ///
    /// - Parameter dictionary: Texts, numbers, dates, objects and the like.
    /// - Returns: True where it has.
    public final func isEqual<Value: ObjectConvertible>(to dictionary: [String: Value]) -> Bool {
      isEqual(NSDictionary(dictionary: dictionary))
    }

    /// Whether a dictionary has equal objects for the same keys.
    ///
    /// - Parameter dictionary: The objects.
    /// - Returns: True where it has.
    @_disfavoredOverload
    public final func isEqual(to dictionary: [String: AnyObject]) -> Bool {
      isEqual(NSDictionary(dictionary: dictionary))
    }

    /// Whether both have equal objects for the same keys.
    ///
    /// - Parameter dictionary: The other one.
    /// - Returns: True where they have.
    public final func isEqual(to dictionary: NSDictionary) -> Bool { isEqual(dictionary) }

    /// Goes over the keys.
    ///
    /// - Returns: An enumerator of texts.
    public final func keyEnumerator() -> NSEnumerator { NSEnumerator(allKeys.map { heftObject($0) }) }

    /// Goes over the objects.
    ///
    /// - Returns: An enumerator in the order of the keys.
    public final func objectEnumerator() -> NSEnumerator { NSEnumerator(heftAll.map { $0.value }) }

    /// Gives each key and its object to a function, until it asks to stop.
    ///
    /// - Parameter block: Called with each of them; sets its last argument to stop.
    public final func enumerateKeysAndObjects(
      _ block: (AnyObject, AnyObject, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
      var stop = ObjCBool(false)
      for (key, value) in heftAll {
        block(heftObject(key), value, &stop)
        if stop.boolValue { return }
      }
    }

    /// Gives each key and its object to a function, until it asks to stop.
    ///
    /// - Parameters:
    ///   - options: Left aside: there is no order.
    ///   - block: Called with each of them; sets its last argument to stop.
    public final func enumerateKeysAndObjects(
      options: NSEnumerationOptions,
      using block: (AnyObject, AnyObject, UnsafeMutablePointer<ObjCBool>) -> Void
    ) { enumerateKeysAndObjects(block) }

    /// Returns the keys in the order of their objects.
    ///
    /// - Parameter comparator: Tells which of two objects is less.
    /// - Returns: The keys.
    public final func keysSortedByValue(
      comparator: (AnyObject, AnyObject) -> ComparisonResult
    ) -> [String] {
      heftAll.enumerated().sorted { left, right in
        let order = comparator(left.element.value, right.element.value)
        return order == .orderedSame ? left.offset < right.offset : order == .orderedAscending
      }.map { $0.element.key }
    }

    /// Writes the dictionary as a property list.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - atomically: Left aside.
    /// - Returns: Whether a property list can have all of it.
    @discardableResult
    public final func write(toFile path: String, atomically: Bool) -> Bool { heftWrite(self, to: path) }

    /// Writes the dictionary as a property list.
    ///
    /// - Parameters:
    ///   - url: The file.
    ///   - atomically: Left aside.
    /// - Returns: Whether a property list can have all of it.
    @discardableResult
    public final func write(to url: URL, atomically: Bool) -> Bool { heftWrite(self, to: url.path) }

    /// Writes the dictionary as a property list.
    ///
    /// - Parameter url: The file.
    /// - Throws: An error of Cocoa where a property list cannot have all of it.
    public final func write(to url: URL) throws(NSError) {
      if !heftWrite(self, to: url.path) {
        throw .heftCocoa(3851, "The dictionary has something in it that property lists have not.")
      }
    }

    /// Makes a dictionary of the same objects.
    ///
    /// - Returns: An `NSDictionary`.
    public final func copy() -> AnyObject { NSDictionary(dictionary: self) }

    /// Makes a dictionary of the same objects that can be changed.
    ///
    /// - Returns: An `NSMutableDictionary`.
    public final func mutableCopy() -> AnyObject { NSMutableDictionary(dictionary: self) }
  }
#endif
