// Memory, numbers and functions of C as they were called until Swift 4.

import Heft

extension UnsafeMutablePointer {
  /// `initialize(repeating:count:)`, as it was called.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - count: How many times.
  public func initialize(to value: Pointee, count: Int) { initialize(repeating: value, count: count) }

  /// Frees the memory.
  ///
  /// - Parameter capacity: How much there is, which is known.
  public func deallocate(capacity: Int) { deallocate() }
}

extension UnsafeMutableRawPointer {
  /// `allocate(byteCount:alignment:)`, as it was called.
  ///
  /// - Parameters:
  ///   - bytes: How many bytes.
  ///   - alignment: The alignment, in bytes.
  /// - Returns: The memory.
  public static func allocate(bytes: Int, alignedTo alignment: Int) -> UnsafeMutableRawPointer {
    allocate(byteCount: bytes, alignment: alignment)
  }

  /// Frees the memory.
  ///
  /// - Parameters:
  ///   - bytes: How many bytes there are, which is known.
  ///   - alignment: Makes no difference.
  public func deallocate(bytes: Int, alignedTo alignment: Int) { deallocate() }
}

extension FixedWidthInteger {
  /// The lowest bits of a number.
  ///
  /// - Parameter number: The number.
  public init<Number: BinaryInteger>(truncatingBitPattern number: Number) {
    self.init(truncatingIfNeeded: number)
  }

  /// Adds two numbers, and says whether the sum is too large.
  ///
  /// - Parameters:
  ///   - left: The left.
  ///   - right: The right.
  /// - Returns: The value.
  public static func addWithOverflow(_ left: Self, _ right: Self) -> (Self, overflow: Bool) {
    let sum = left.addingReportingOverflow(right)
    return (sum.partialValue, sum.overflow)
  }
  /// Subtracts a number from another, and says whether the difference is too small.
  ///
  /// - Parameters:
  ///   - left: The left.
  ///   - right: The right.
  /// - Returns: The value.
  public static func subtractWithOverflow(_ left: Self, _ right: Self) -> (Self, overflow: Bool) {
    let difference = left.subtractingReportingOverflow(right)
    return (difference.partialValue, difference.overflow)
  }
  /// Multiplies two numbers, and says whether the product is too large.
  ///
  /// - Parameters:
  ///   - left: The left.
  ///   - right: The right.
  /// - Returns: The value.
  public static func multiplyWithOverflow(_ left: Self, _ right: Self) -> (Self, overflow: Bool) {
    let product = left.multipliedReportingOverflow(by: right)
    return (product.partialValue, product.overflow)
  }
}

#if hasFeature(Embedded)
  /// The hyperbolic tangent of a `Float`.
  ///
  /// - Parameter number: The number.
  /// - Returns: The value.
  public func tanhf(_ number: Float) -> Float { Float(tanh(Double(number))) }
  /// The magnitude of a number with the sign of another.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - sign: The sign.
  /// - Returns: The value.
  public func copysign(_ number: Double, _ sign: Double) -> Double {
    Double(signOf: sign, magnitudeOf: number)
  }
  /// The largest `Float`.
  public let MAXFLOAT = Float.greatestFiniteMagnitude

  /// Returns a number that is not foreseen.
  ///
  /// - Returns: 0 to 2,147,483,647.
  public func random() -> Int { Int(arc4random() & 0x7FFF_FFFF) }
  /// Begins a sequence of numbers anew there; here none is foreseen.
  ///
  /// - Parameter seed: Makes no difference.
  public func srandom(_ seed: UInt32) {}
  /// Fills memory with bytes that are not foreseen.
  ///
  /// - Parameters:
  ///   - memory: The memory.
  ///   - count: How many bytes.
  public func arc4random_buf(_ memory: UnsafeMutableRawPointer, _ count: Int) {
    for place in 0..<count {
      memory.storeBytes(of: UInt8(truncatingIfNeeded: arc4random()), toByteOffset: place, as: UInt8.self)
    }
  }
#endif
