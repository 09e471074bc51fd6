import Heft

// Swift 2 made a pointer of any other. What the importer writes for it keeps the kind that the pointer has.

/// A pointer that stays what it is.
///
/// - Parameter pointer: The pointer.
/// - Returns: The same.
public func heftPointer(_ pointer: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer { pointer }

/// A pointer that stays what it is.
///
/// - Parameter pointer: The pointer.
/// - Returns: The same.
public func heftPointer<Pointee>(_ pointer: UnsafeMutablePointer<Pointee>) -> UnsafeMutablePointer<Pointee> {
  pointer
}

/// A pointer that stays what it is.
///
/// - Parameter pointer: The pointer.
/// - Returns: The same.
public func heftPointer<Pointee>(_ pointer: UnsafePointer<Pointee>) -> UnsafePointer<Pointee> { pointer }
