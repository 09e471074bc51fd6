// A reference that is counted by hand.

/// A reference that is counted by hand. Besides objects it holds texts, which are objects in Core Foundation.
public struct Unmanaged<Instance> {
  private let address: UnsafeRawPointer

  fileprivate init(address: UnsafeRawPointer) { self.address = address }

  /// Keeps a value.
  ///
  /// - Parameter value: The value.
  /// - Returns: A reference to it, until its value is taken.
  @_disfavoredOverload
  public static func passRetained(_ value: Instance) -> Unmanaged {
    Unmanaged(address: UnsafeRawPointer(Swift.Unmanaged.passRetained(HeftBox(value)).toOpaque()))
  }

  /// Keeps a value: there is nobody else who would.
  ///
  /// - Parameter value: The value.
  /// - Returns: A reference to it.
  @_disfavoredOverload
  public static func passUnretained(_ value: Instance) -> Unmanaged { passRetained(value) }

  /// Returns the value and no longer keeps it.
  ///
  /// - Returns: The value.
  @_disfavoredOverload
  public func takeRetainedValue() -> Instance {
    Swift.Unmanaged<HeftBox<Instance>>.fromOpaque(address).takeRetainedValue().value
  }

  /// Returns the value.
  ///
  /// - Returns: The value.
  @_disfavoredOverload
  public func takeUnretainedValue() -> Instance {
    Swift.Unmanaged<HeftBox<Instance>>.fromOpaque(address).takeUnretainedValue().value
  }
}

extension Unmanaged where Instance: AnyObject {
  private var own: Swift.Unmanaged<Instance> { .fromOpaque(address) }

  private init(_ own: Swift.Unmanaged<Instance>) { self.init(address: UnsafeRawPointer(own.toOpaque())) }

  /// A reference of an address.
  ///
  /// - Parameter value: The address, which `toOpaque` has given.
  /// - Returns: The reference.
  public static func fromOpaque(_ value: UnsafeRawPointer) -> Unmanaged { Unmanaged(address: value) }

  /// Returns the object's address.
  ///
  /// - Returns: The address.
  public func toOpaque() -> UnsafeMutableRawPointer { own.toOpaque() }

  /// Counts the object once more.
  ///
  /// - Parameter value: The object.
  /// - Returns: A reference to it.
  public static func passRetained(_ value: Instance) -> Unmanaged {
    Unmanaged(Swift.Unmanaged.passRetained(value))
  }

  /// Does not count the object.
  ///
  /// - Parameter value: The object.
  /// - Returns: A reference to it.
  public static func passUnretained(_ value: Instance) -> Unmanaged {
    Unmanaged(Swift.Unmanaged.passUnretained(value))
  }

  /// Returns the object and counts it once less.
  ///
  /// - Returns: The object.
  public func takeRetainedValue() -> Instance { own.takeRetainedValue() }

  /// Returns the object.
  ///
  /// - Returns: The object.
  public func takeUnretainedValue() -> Instance { own.takeUnretainedValue() }

  /// Counts the object once more.
  ///
  /// - Returns: The same reference.
  @discardableResult
  public func retain() -> Unmanaged {
    _ = own.retain()
    return self
  }

  /// Counts the object once less.
  public func release() { own.release() }
}
