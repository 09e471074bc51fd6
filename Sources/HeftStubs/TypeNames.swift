// The names of types as text, for an imported project: a page keeps none, so its classes tell theirs.

import Heft

/// A type that tells its name.
public protocol HeftNamed {
  /// The name as the project declares it, without that of a module.
  static var heftOwnName: String { get }
}

#if hasFeature(Embedded)
  extension NSObject: HeftNamed {}
#else
  extension HeftNamed {
    public static var heftOwnName: String { String(describing: self) }
  }

  extension NSObject: HeftNamed {
    public class var heftOwnName: String { String(describing: self) }
  }
#endif

/// The name of an object's class, as `String(describing: type(of: object))` has it.
///
/// - Parameter type: The type.
/// - Returns: The name as the project declares it.
public func heftTypeName(_ type: NSObject.Type) -> String { type.heftOwnName }

/// The name of a type that conforms to one of the project's protocols.
///
/// - Parameter type: The type.
/// - Returns: The name as the project declares it.
public func heftTypeName<Named: HeftNamed>(_ type: Named.Type) -> String { type.heftOwnName }

/// The name of a class that conforms to one of the project's protocols.
///
/// - Parameter type: The type.
/// - Returns: The name as the project declares it.
public func heftTypeName<Named: NSObject & HeftNamed>(_ type: Named.Type) -> String { type.heftOwnName }

/// The name of a type that tells none: `(type)` in a page.
///
/// - Parameter type: The type.
/// - Returns: The name as the project declares it.
@_disfavoredOverload
public func heftTypeName<Value>(_ type: Value.Type) -> String {
  #if hasFeature(Embedded)
    "(type)"
  #else
    String(describing: type)
  #endif
}

/// Looks for a class by its name, as apps do to learn whether they are tested.
///
/// - Parameter name: The name.
/// - Returns: Nil: no class is known by its name here.
public func NSClassFromString(_ name: String) -> AnyObject? { nil }
