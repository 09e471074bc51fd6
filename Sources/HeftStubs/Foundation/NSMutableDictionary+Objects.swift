#if hasFeature(Embedded)
  import Heft

  extension NSMutableDictionary {
    /// A dictionary without objects.
    ///
    /// - Parameter capacity: Left aside.
    public convenience init(capacity: Int) { self.init() }

    /// Has a key name a value.
    ///
    /// - Parameters:
    ///   - object: A text, a number, a date, an object or the like.
    ///   - key: The key.
    public func setObject(_ object: some ObjectConvertible, forKey key: NSString) {
      setObject(object.convertedObject, forKey: "\(key)")
    }

    /// Has a key name an object.
    ///
    /// - Parameters:
    ///   - object: What stands for a value of `Any`.
    ///   - key: The key.
    @_disfavoredOverload
    public func setObject(_ object: AnyObject, forKey key: String) {
      setObject(heftRoot(object), forKey: key)
    }

    /// Has a key name an object.
    ///
    /// - Parameters:
    ///   - object: What stands for a value of `Any`.
    ///   - key: The key.
    @_disfavoredOverload
    public func setObject(_ object: AnyObject, forKey key: NSString) {
      setObject(heftRoot(object), forKey: "\(key)")
    }

    /// Has a key name an object, or none.
    ///
    /// - Parameters:
    ///   - object: What stands for a value of `Any`; nil takes the key out.
    ///   - key: The key.
    @_disfavoredOverload
    public func setValue(_ object: AnyObject?, forKey key: String) {
      setValue(object.map { heftRoot($0) }, forKey: key)
    }

    /// The object that a key names. To set nil takes the key out.
    ///
    /// - Parameter key: The key.
    /// - Returns: What stands for a value of `Any`; nil where the key names none.
    @_disfavoredOverload
    public subscript(key: String) -> AnyObject? {
      get { object(forKey: key).map { heftHeld($0) } }
      set { setValue(newValue.map { heftRoot($0) }, forKey: key) }
    }

    /// Takes a key and its object out.
    ///
    /// - Parameter key: The key.
    public func removeObject(forKey key: NSString) { removeObject(forKey: "\(key)") }

    /// Takes keys and their objects out.
    ///
    /// - Parameter keys: The keys.
    public func removeObjects(forKeys keys: [String]) { keys.forEach { removeObject(forKey: $0) } }

    /// Takes the values of a dictionary up, in place of those of the same keys.
    ///
    /// - Parameter dictionary: Texts, numbers, dates, objects and the like.
    public func addEntries<Value: ObjectConvertible>(from dictionary: [String: Value]) {
      for key in dictionary.keys.sorted() { setValue(dictionary[key]!, forKey: key) }
    }

    /// Takes the objects of a dictionary up, in place of those of the same keys.
    ///
    /// - Parameter dictionary: The objects.
    @_disfavoredOverload
    public func addEntries(from dictionary: [String: AnyObject]) {
      for key in dictionary.keys.sorted() { setValue(heftRoot(dictionary[key]!), forKey: key) }
    }

    /// Takes the objects of a dictionary up, in place of those of the same keys.
    ///
    /// - Parameter dictionary: The other one.
    public func addEntries(from dictionary: NSDictionary) {
      for (key, value) in dictionary.heftAll { setValue(heftRoot(value), forKey: key) }
    }

    /// Takes other values in place of all.
    ///
    /// - Parameter dictionary: Texts, numbers, dates, objects and the like.
    public func setDictionary<Value: ObjectConvertible>(_ dictionary: [String: Value]) {
      removeAllObjects()
      addEntries(from: dictionary)
    }

    /// Takes other objects in place of all.
    ///
    /// - Parameter dictionary: The objects.
    @_disfavoredOverload
    public func setDictionary(_ dictionary: [String: AnyObject]) {
      removeAllObjects()
      addEntries(from: dictionary)
    }
  }
#endif
