// Functions of Objective-C's runtime, of which there is none: methods keep their implementations.

import Heft

/// A method of a class.
public typealias Method = OpaquePointer
/// The code of a method.
public typealias IMP = OpaquePointer
/// A property of a class.
public typealias objc_property_t = OpaquePointer
/// A stored property of a class.
public typealias Ivar = OpaquePointer

private func heftMethod() -> OpaquePointer? { heftNoCode }

/// What stands for the code of no method.
private var heftNoCode: IMP { IMP(bitPattern: 16)! }

private func heftNoRuntime() {
  Stub.say("method_exchangeImplementations", "methods keep their implementations here; none is exchanged.")
}

/// Returns a stand-in for a method of a class.
///
/// - Parameters:
///   - type: The class.
///   - name: The method.
/// - Returns: A method with which nothing can be done.
public func class_getInstanceMethod<Object: AnyObject, Name>(_ type: Object.Type?, _ name: Name) -> Method? {
  heftMethod()
}

/// Returns a stand-in for a method of a class.
///
/// - Parameters:
///   - type: The class.
///   - name: The method.
/// - Returns: A method with which nothing can be done.
public func class_getClassMethod<Object: AnyObject, Name>(_ type: Object.Type?, _ name: Name) -> Method? {
  heftMethod()
}

/// Returns a stand-in for the code of a method.
///
/// - Parameters:
///   - type: The class.
///   - name: The method.
/// - Returns: Code that is never called.
public func class_getMethodImplementation<Object: AnyObject, Name>(
  _ type: Object.Type?, _ name: Name
) -> IMP? { heftMethod() }

/// Leaves both methods as they are.
///
/// - Parameters:
///   - one: A method.
///   - other: Another one.
public func method_exchangeImplementations(_ one: Method?, _ other: Method?) { heftNoRuntime() }

/// Leaves a method as it is.
///
/// - Parameters:
///   - method: The method.
///   - code: The code.
/// - Returns: A stand-in for the method's code.
@discardableResult
public func method_setImplementation(_ method: Method?, _ code: IMP) -> IMP {
  heftNoRuntime()
  return code
}

/// Returns a stand-in for the code of a method.
///
/// - Parameter method: The method.
/// - Returns: Code that is never called.
public func method_getImplementation(_ method: Method?) -> IMP { method ?? heftNoCode }

/// Returns the kinds of a method's parameters, which are not known.
///
/// - Parameter method: The method.
/// - Returns: Nil.
public func method_getTypeEncoding(_ method: Method?) -> UnsafePointer<CChar>? { nil }

/// Returns the method's name, which is not known.
///
/// - Parameter method: The method.
/// - Returns: A method without a name.
public func method_getName(_ method: Method?) -> Selector { Selector("") }

/// Adds no method.
///
/// - Parameters:
///   - type: The class.
///   - name: The method's name.
///   - code: The method's code.
///   - types: The kinds of its parameters.
/// - Returns: False.
@discardableResult
public func class_addMethod<Object: AnyObject, Name>(
  _ type: Object.Type?, _ name: Name, _ code: IMP, _ types: UnsafePointer<CChar>?
) -> Bool {
  heftNoRuntime()
  return false
}

/// Leaves a method as it is.
///
/// - Parameters:
///   - type: The class.
///   - name: The method's name.
///   - code: The new code.
///   - types: The kinds of its parameters.
/// - Returns: Nil.
@discardableResult
public func class_replaceMethod<Object: AnyObject, Name>(
  _ type: Object.Type?, _ name: Name, _ code: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
  heftNoRuntime()
  return nil
}

/// Makes code of a closure, which is never called.
///
/// - Parameter block: The closure.
/// - Returns: A stand-in for code.
public func imp_implementationWithBlock<Block>(_ block: Block) -> IMP { OpaquePointer(bitPattern: 16)! }

// MARK: Names

/// Returns the name of a class.
///
/// - Parameter type: The class.
/// - Returns: The name as the project declares it, in bytes that are never given back.
public func class_getName(_ type: NSObject.Type) -> UnsafePointer<CChar> { heftName(type) }

/// Returns the name of an object's class.
///
/// - Parameter object: The object.
/// - Returns: The name as the project declares it, in bytes that are never given back.
public func object_getClassName(_ object: NSObject) -> UnsafePointer<CChar> {
  heftName(Swift.type(of: object))
}

private func heftName(_ type: NSObject.Type) -> UnsafePointer<CChar> {
  let bytes = Array(heftTypeName(type).utf8)
  let text = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count + 1)
  for (index, byte) in bytes.enumerated() { text[index] = CChar(bitPattern: byte) }
  text[bytes.count] = 0
  return UnsafePointer(text)
}

/// Returns the class of an object.
///
/// - Parameter object: The object.
/// - Returns: The class.
public func object_getClass(_ object: NSObject?) -> NSObject.Type? { object.map { Swift.type(of: $0) } }

/// Returns the properties of a class, whose names a page has not kept.
///
/// - Parameters:
///   - type: The class.
///   - count: Where 0 goes.
/// - Returns: Nil.
public func class_copyPropertyList<Object: AnyObject>(
  _ type: Object.Type?, _ count: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<objc_property_t>? {
  Stub.say("class_copyPropertyList", "a page keeps no names of properties; there are none.")
  count?.pointee = 0
  return nil
}

/// Returns the stored properties of a class, whose names a page has not kept.
///
/// - Parameters:
///   - type: The class.
///   - count: Where 0 goes.
/// - Returns: Nil.
public func class_copyIvarList<Object: AnyObject>(
  _ type: Object.Type?, _ count: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Ivar>? { class_copyPropertyList(type, count) }

/// Returns the methods of a class, whose names a page has not kept.
///
/// - Parameters:
///   - type: The class.
///   - count: Where 0 goes.
/// - Returns: Nil.
public func class_copyMethodList<Object: AnyObject>(
  _ type: Object.Type?, _ count: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Method>? { class_copyPropertyList(type, count) }

/// Returns the name of a property; there is none that could be asked.
///
/// - Parameter property: The property.
/// - Returns: An empty text.
public func property_getName(_ property: objc_property_t) -> UnsafePointer<CChar> { heftEmptyName }

/// Returns the name of a stored property; there is none that could be asked.
///
/// - Parameter variable: The property.
/// - Returns: An empty text.
public func ivar_getName(_ variable: Ivar) -> UnsafePointer<CChar>? { heftEmptyName }

nonisolated(unsafe) private let heftEmptyName: UnsafePointer<CChar> = {
  let text = UnsafeMutablePointer<CChar>.allocate(capacity: 1)
  text.pointee = 0
  return UnsafePointer(text)
}()
