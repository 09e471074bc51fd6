// Methods of the root class that ask for names, which a page has not kept. They belong to a protocol, so that an app's
// own classes can have methods of the same names.

import Heft

extension HeftObservable {
  #if hasFeature(Embedded)
    /// The object itself: of what can be copied, its own method is called in place of this.
    ///
    /// - Returns: The object.
    @_disfavoredOverload
    public func copy() -> AnyObject {
      Stub.say("copy()", "an object of a class without a copy(with:) of its own stays the same here.")
      return self
    }

    /// The object itself: of what can be copied, its own method is called in place of this.
    ///
    /// - Returns: The object.
    @_disfavoredOverload
    public func mutableCopy() -> AnyObject {
      Stub.say(
        "mutableCopy()", "an object of a class without a mutableCopy() of its own stays the same here.")
      return self
    }

    /// The object's description.
    public var debugDescription: String { description }
  #endif

  /// The object's class.
  public var classForCoder: NSObject.Type { Swift.type(of: self) }

  // MARK: Values by their names

  /// Returns the value of a name: objects of Core Data and dictionaries have some.
  ///
  /// - Parameter key: The name.
  /// - Returns: The value; nil where a page does not know it.
  @_disfavoredOverload
  public func value(forKey key: String) -> AnyObject? { KeyedValues.value(key, of: self) }

  /// Returns the value that a path of names leads to.
  ///
  /// - Parameter keyPath: The names, with points between them.
  /// - Returns: The value; nil where a page does not know it.
  @_disfavoredOverload
  public func value(forKeyPath keyPath: String) -> AnyObject? { KeyedValues.value(keyPath, of: self) }

  /// Sets the value of a name, which objects of Core Data have.
  ///
  /// - Parameters:
  ///   - value: What stands for a value of `Any`.
  ///   - key: The name.
  @_disfavoredOverload
  public func setValue(_ value: AnyObject?, forKey key: String) { KeyedValues.set(value, key, of: self) }

  /// Sets the value of a name, which objects of Core Data have.
  ///
  /// - Parameters:
  ///   - value: A text, a number, a date, an object or the like.
  ///   - key: The name.
  @_disfavoredOverload
  public func setValue(_ value: some ObjectConvertible, forKey key: String) {
    KeyedValues.set(heftHeld(value.convertedObject), key, of: self)
  }

  /// Sets the value that a path of names leads to.
  ///
  /// - Parameters:
  ///   - value: What stands for a value of `Any`.
  ///   - keyPath: The names.
  @_disfavoredOverload
  public func setValue(_ value: AnyObject?, forKeyPath keyPath: String) {
    KeyedValues.set(value, path: keyPath, of: self)
  }

  /// Sets the value that a path of names leads to.
  ///
  /// - Parameters:
  ///   - value: A text, a number, a date, an object or the like.
  ///   - keyPath: The names.
  @_disfavoredOverload
  public func setValue(_ value: some ObjectConvertible, forKeyPath keyPath: String) {
    KeyedValues.set(heftHeld(value.convertedObject), path: keyPath, of: self)
  }

  /// Sets the values of some names.
  ///
  /// - Parameter values: What stand for values of `Any`.
  @_disfavoredOverload
  public func setValuesForKeys(_ values: [String: AnyObject]) {
    for key in values.keys.sorted() { setValue(values[key], forKey: key) }
  }

  /// Sets the values of some names.
  ///
  /// - Parameter values: Texts, numbers, dates, objects and the like.
  public func setValuesForKeys<Value: ObjectConvertible>(_ values: [String: Value]) {
    setValuesForKeys(values.mapValues { heftHeld($0.convertedObject) })
  }

  /// Returns the values of some names.
  ///
  /// - Parameter keys: The names.
  /// - Returns: The values that there are.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: AnyObject] {
    var values: [String: AnyObject] = [:]
    for key in keys { values[key] = KeyedValues.value(key, of: self) }
    return values
  }

  // MARK: Observation

  /// Does nothing: an observed property tells when it has been set.
  ///
  /// - Parameter key: The property's name.
  public func willChangeValue(forKey key: String) {}

  /// Tells the observers of a property that it has been set.
  ///
  /// - Parameter key: The property's name.
  public func didChangeValue(forKey key: String) { heftDidChange(key) }

  /// Hears of a property; a class that observes has its own.
  ///
  /// - Parameters:
  ///   - keyPath: The property's name.
  ///   - object: Whose property it is.
  ///   - change: How it has changed.
  ///   - context: What was given when the observation began.
  public func observeValue(
    forKeyPath keyPath: String?, of object: AnyObject?, change: [NSKeyValueChangeKey: AnyObject]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// Whether objects of the class have a method: what compiles here has it.
  ///
  /// - Parameter selector: The method.
  /// - Returns: True.
  public static func instancesRespond(to selector: Selector) -> Bool { true }

  /// Whether objects of the class have a method: what compiles here has it.
  ///
  /// - Parameter method: The method.
  /// - Returns: True.
  public static func instancesRespond<Target: NSObject, Result>(to method: (Target) -> Result) -> Bool {
    true
  }
}

extension NSCopying {
  /// Makes a copy.
  ///
  /// - Returns: The copy.
  public func copy() -> AnyObject { copy(with: nil) }
}

extension KeyedValues {
  /// Sets the value of a name, which objects of Core Data and dictionaries have.
  static func set(_ value: AnyObject?, _ name: String, of object: NSObject) {
    if let keyed = object as? KeyedObject { return keyed.heftSetValue(value, forKey: name) }
    if let dictionary = object as? NSMutableDictionary {
      return dictionary.setValue(value.map { heftRoot($0) }, forKey: name)
    }
    Stub.say("setValue(_:forKey: \"\(name)\")", "a page keeps no names of properties; nothing is set.")
  }

  /// Sets the value that a path of names leads to.
  static func set(_ value: AnyObject?, path: String, of object: NSObject) {
    let names = path.split(separator: ".").map { String($0) }
    guard let name = names.last else { return }
    if names.count == 1 { return set(value, name, of: object) }
    let inner = names.dropLast().joined(separator: ".")
    if let found = self.value(inner, of: object) as? NSObject { set(value, name, of: found) }
  }
}
