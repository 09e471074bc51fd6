/// A value that has an object of Foundation's: a text, a number, a truth, or an object itself.
public protocol ObjectConvertible {
  /// The object.
  var convertedObject: NSObject { get }

  /// Returns the value of an object.
  ///
  /// - Parameter object: The object.
  /// - Returns: The value; nil where the object is of another kind.
  static func converted(from object: NSObject) -> Self?
}

extension NSObject: ObjectConvertible {
  public final var convertedObject: NSObject { self }
  public static func converted(from object: NSObject) -> Self? { object as? Self }
}

extension String: ObjectConvertible {
  public var convertedObject: NSObject { NSString(string: self) }
  public static func converted(from object: NSObject) -> String? { (object as? NSString).map { String($0) } }
}

extension Int: ObjectConvertible {
  public var convertedObject: NSObject { NSNumber(value: self) }
  public static func converted(from object: NSObject) -> Int? { (object as? NSNumber)?.intValue }
}

extension Double: ObjectConvertible {
  public var convertedObject: NSObject { NSNumber(value: self) }
  public static func converted(from object: NSObject) -> Double? { (object as? NSNumber)?.doubleValue }
}

extension Float: ObjectConvertible {
  public var convertedObject: NSObject { NSNumber(value: self) }
  public static func converted(from object: NSObject) -> Float? { (object as? NSNumber)?.floatValue }
}

extension Bool: ObjectConvertible {
  public var convertedObject: NSObject { NSNumber(value: self) }
  public static func converted(from object: NSObject) -> Bool? { (object as? NSNumber)?.boolValue }
}
