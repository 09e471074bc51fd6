// Restoring the screen that an app was left with. An app starts anew here: nothing is written or read.

import Heft

/// A class that makes a controller for a screen that is restored. It is never asked.
public protocol UIViewControllerRestoration: AnyObject {
  /// Returns a controller for a screen that is restored.
  ///
  /// - Parameters:
  ///   - identifierComponents: The names of the controllers around it and its own.
  ///   - coder: What it was left with.
  /// - Returns: The controller; nil for none.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

/// An object that is restored. It is never asked.
public protocol UIStateRestoring: AnyObject {}

/// A class that makes an object that is restored. It is never asked.
public protocol UIObjectRestoration: AnyObject {
  /// Returns an object that is restored.
  ///
  /// - Parameters:
  ///   - identifierComponents: The names of the objects around it and its own.
  ///   - coder: What it was left with.
  /// - Returns: The object; nil for none.
  static func object(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> (any UIStateRestoring)?
}

/// A data source that names its rows, so that a list is restored. It is never asked.
public protocol UIDataSourceModelAssociation: AnyObject {
  /// Returns the name of a row.
  ///
  /// - Parameters:
  ///   - idx: The row's place.
  ///   - view: The list.
  /// - Returns: Its name; nil for none.
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
  /// Returns the place of a row by its name.
  ///
  /// - Parameters:
  ///   - identifier: The name.
  ///   - view: The list.
  /// - Returns: Its place; nil for none.
  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}

/// The key of the storyboard that a restored controller is from, which no coder has.
public let UIStateRestorationViewControllerStoryboardKey = "UIStateRestorationViewControllerStoryboardKey"

#if hasFeature(Embedded)
  extension NSCoder {
    public var allowsKeyedCoding: Bool { true }
    public var requiresSecureCoding: Bool { false }
    public var systemVersion: UInt32 { 0 }

    /// Keeps nothing: an app starts anew.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - key: The value's name.
    public func encode<Value>(_ value: Value, forKey key: String) {}
    /// Keeps nothing: an app starts anew.
    ///
    /// - Parameters:
    ///   - object: The object; nil for none.
    ///   - key: The object's name.
    @_disfavoredOverload
    public func encode(_ object: AnyObject?, forKey key: String) {}
    /// Keeps nothing: an app starts anew.
    ///
    /// - Parameters:
    ///   - object: The object; nil for none.
    ///   - key: The object's name.
    public func encodeConditionalObject(_ object: AnyObject?, forKey key: String) {}
    /// Keeps nothing: an app starts anew.
    ///
    /// - Parameters:
    ///   - value: The number.
    ///   - key: The number's name.
    public func encodeCInt(_ value: Int32, forKey key: String) {}

    /// Whether there is a value of a name.
    ///
    /// - Parameter key: The name.
    /// - Returns: False.
    public func containsValue(forKey key: String) -> Bool { false }
    /// Returns the object of a name.
    ///
    /// - Parameter key: The name.
    /// - Returns: Nil.
    public func decodeObject(forKey key: String) -> AnyObject? { nil }
    /// Returns the object of a name.
    ///
    /// - Parameters:
    ///   - type: Its class.
    ///   - key: The name.
    /// - Returns: Nil.
    public func decodeObject<Object: AnyObject>(of type: Object.Type, forKey key: String) -> Object? { nil }
    /// Returns a value of a property list.
    ///
    /// - Parameter key: The name.
    /// - Returns: Nil.
    public func decodePropertyList(forKey key: String) -> AnyObject? { nil }
    /// Returns the number of a name.
    ///
    /// - Parameter key: The name.
    /// - Returns: 0.
    public func decodeInteger(forKey key: String) -> Int { 0 }
    /// Returns the number of a name.
    ///
    /// - Parameter key: The name.
    /// - Returns: 0.
    public func decodeInt32(forKey key: String) -> Int32 { 0 }
    /// Returns the number of a name.
    ///
    /// - Parameter key: The name.
    /// - Returns: 0.
    public func decodeCInt(forKey key: String) -> Int32 { 0 }
    /// Returns the number of a name.
    ///
    /// - Parameter key: The name.
    /// - Returns: 0.
    public func decodeInt64(forKey key: String) -> Int64 { 0 }
    /// Returns the number of a name.
    ///
    /// - Parameter key: The name.
    /// - Returns: 0.
    public func decodeDouble(forKey key: String) -> Double { 0 }
    /// Returns the number of a name.
    ///
    /// - Parameter key: The name.
    /// - Returns: 0.
    public func decodeFloat(forKey key: String) -> Float { 0 }
    /// Whether the value of a name is true.
    ///
    /// - Parameter key: The name.
    /// - Returns: False.
    public func decodeBool(forKey key: String) -> Bool { false }
    /// Would end the reading with an error.
    ///
    /// - Parameter error: The error.
    public func failWithError(_ error: NSError) {}
  }
#endif

extension NSCoder {
  /// Returns the point of a name.
  ///
  /// - Parameter key: The name.
  /// - Returns: Zero.
  public func decodeCGPoint(forKey key: String) -> CGPoint { .zero }
  /// Returns the size of a name.
  ///
  /// - Parameter key: The name.
  /// - Returns: Zero.
  public func decodeCGSize(forKey key: String) -> CGSize { .zero }
  /// Returns the rectangle of a name.
  ///
  /// - Parameter key: The name.
  /// - Returns: Zero.
  public func decodeCGRect(forKey key: String) -> CGRect { .zero }
  /// Returns the vector of a name.
  ///
  /// - Parameter key: The name.
  /// - Returns: Zero.
  public func decodeCGVector(forKey key: String) -> CGVector { CGVector(dx: 0, dy: 0) }
  /// Returns the map of a name.
  ///
  /// - Parameter key: The name.
  /// - Returns: The map that changes nothing.
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform { .identity }
  /// Returns the distances of a name.
  ///
  /// - Parameter key: The name.
  /// - Returns: Zero.
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets { .zero }
  /// Returns the distances of a name.
  ///
  /// - Parameter key: The name.
  /// - Returns: Zero.
  public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets { .zero }
  /// Returns the distance of a name.
  ///
  /// - Parameter key: The name.
  /// - Returns: Zero.
  public func decodeUIOffset(forKey key: String) -> UIOffset { .zero }
}

extension UIViewController {
  /// The class that makes the controller for a screen that is restored. It is not kept.
  public final var restorationClass: (any UIViewControllerRestoration.Type)? {
    get { nil }
    set {}
  }
}
