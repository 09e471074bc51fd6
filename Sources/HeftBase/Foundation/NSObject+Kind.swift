extension NSObjectProtocol {
  /// Whether the object is of a class, or of one that inherits it.
  public func isKind<Class: AnyObject>(of aClass: Class.Type) -> Bool { self is Class }

  /// Whether the object has a method, which is named itself, as in `Cell.prepare`: all of its class have.
  public func responds<Class: AnyObject, Result>(to method: (Class) -> Result) -> Bool { self is Class }
}
