extension NSObjectProtocol {
  /// Whether the object is of a class, or of one that inherits it.
  ///
  /// - Parameter aClass: The class.
  /// - Returns: True where it is.
  public func isKind<Class: AnyObject>(of aClass: Class.Type) -> Bool { self is Class }

  /// Whether the object has a method, which is named itself, as in `Cell.prepare`: all of its class have.
  ///
  /// - Parameter method: The method, which is not called.
  /// - Returns: True where the object is of the class whose method it is, or of one that inherits it.
  public func responds<Class: AnyObject, Result>(to method: (Class) -> Result) -> Bool { self is Class }
}
