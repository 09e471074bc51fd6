/// A key path of an imported project: a page has none of the language's.
public struct HeftKeyPath<Root, Value> {
  let read: (Root) -> Value

  /// A path that reads.
  ///
  /// - Parameter read: Reads it.
  public init(_ read: @escaping (Root) -> Value) { self.read = read }
}

/// A writable key path.
public struct HeftWritableKeyPath<Root, Value> {
  let read: (Root) -> Value
  let write: (inout Root, Value) -> Void

  /// A path that reads and writes.
  ///
  /// - Parameters:
  ///   - read: Reads it.
  ///   - write: Writes it.
  public init(_ read: @escaping (Root) -> Value, _ write: @escaping (inout Root, Value) -> Void) {
    self.read = read
    self.write = write
  }
}

/// A key path that writes properties of an object.
public struct HeftReferenceKeyPath<Root: AnyObject, Value> {
  let read: (Root) -> Value
  let write: (Root, Value) -> Void

  /// A path that reads and writes.
  ///
  /// - Parameters:
  ///   - read: Reads it.
  ///   - write: Writes it.
  public init(_ read: @escaping (Root) -> Value, _ write: @escaping (Root, Value) -> Void) {
    self.read = read
    self.write = write
  }
}

// In an imported project these stand for `object[keyPath: path]`.

/// Returns the value that a path leads to.
///
/// - Parameters:
///   - object: The value that the path starts at.
///   - path: The key path.
/// - Returns: The value.
public func heftGet<Root, Value>(_ object: Root, _ path: HeftKeyPath<Root, Value>) -> Value {
  path.read(object)
}
/// Returns the value that a path leads to.
///
/// - Parameters:
///   - object: The value that the path starts at.
///   - path: The key path.
/// - Returns: The value.
public func heftGet<Root, Value>(_ object: Root, _ path: HeftWritableKeyPath<Root, Value>) -> Value {
  path.read(object)
}
/// Returns the value that a path leads to.
///
/// - Parameters:
///   - object: The object that the path starts at.
///   - path: The key path.
/// - Returns: The value.
public func heftGet<Root, Value>(_ object: Root, _ path: HeftReferenceKeyPath<Root, Value>) -> Value {
  path.read(object)
}
/// Puts a value where a path leads to.
///
/// - Parameters:
///   - object: The object or value that the path starts at.
///   - path: The key path.
///   - value: The value.
public func heftSet<Root, Value>(
  _ object: inout Root, _ path: HeftWritableKeyPath<Root, Value>, _ value: Value
) {
  path.write(&object, value)
}
/// Puts a value where a path leads to.
///
/// - Parameters:
///   - object: The object or value that the path starts at.
///   - path: The key path.
///   - value: The value.
public func heftSet<Root, Value>(_ object: Root, _ path: HeftReferenceKeyPath<Root, Value>, _ value: Value) {
  path.write(object, value)
}
/// Changes the value that a path leads to in place.
///
/// - Parameters:
///   - object: The object or value that the path starts at.
///   - path: The key path.
///   - change: Changes it.
public func heftChange<Root, Value>(
  _ object: inout Root, _ path: HeftWritableKeyPath<Root, Value>, _ change: (inout Value) -> Void
) {
  var value = path.read(object)
  change(&value)
  path.write(&object, value)
}
/// Changes the value that a path leads to in place.
///
/// - Parameters:
///   - object: The object or value that the path starts at.
///   - path: The key path.
///   - change: Changes it.
public func heftChange<Root, Value>(
  _ object: Root, _ path: HeftReferenceKeyPath<Root, Value>, _ change: (inout Value) -> Void
) {
  var value = path.read(object)
  change(&value)
  path.write(object, value)
}
/// Puts a value where a path leads to, if the object is there.
///
/// - Parameters:
///   - object: The object that the path starts at; nothing is put where it is nil.
///   - path: The key path.
///   - value: The value.
@_disfavoredOverload
public func heftSet<Root, Value>(_ object: Root?, _ path: HeftReferenceKeyPath<Root, Value>, _ value: Value) {
  if let object { path.write(object, value) }
}
/// Returns the value that a path leads to; nil where the object is.
///
/// - Parameters:
///   - object: The object that the path starts at.
///   - path: The key path.
/// - Returns: The value.
@_disfavoredOverload
public func heftGet<Root, Value>(_ object: Root?, _ path: HeftReferenceKeyPath<Root, Value>) -> Value? {
  object.map { path.read($0) }
}
