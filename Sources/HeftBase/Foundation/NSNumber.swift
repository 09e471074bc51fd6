// A number that is an object. Foundation's where there is one.
#if hasFeature(Embedded)
  /// A number, whole or not, or a truth, that is an object.
  public final class NSNumber: NSObject, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
    ExpressibleByBooleanLiteral
  {
    private enum Value {
      case whole(Int64)
      case decimal(Double)
      case truth(Bool)
    }

    private let value: Value

    private init(_ value: Value) {
      self.value = value
      super.init()
    }

    /// A whole number.
    ///
    /// - Parameter value: The number.
    public convenience init(value: Int) { self.init(.whole(Int64(value))) }

    /// A whole number.
    ///
    /// - Parameter value: The number.
    public convenience init(value: Int32) { self.init(.whole(Int64(value))) }

    /// A whole number.
    ///
    /// - Parameter value: The number.
    public convenience init(value: Int64) { self.init(.whole(value)) }

    /// A whole number.
    ///
    /// - Parameter value: The number; one that 64 bits with a sign cannot hold stops the program.
    public convenience init(value: UInt) { self.init(.whole(Int64(value))) }

    /// A whole number.
    ///
    /// - Parameter value: The number.
    public convenience init(value: UInt32) { self.init(.whole(Int64(value))) }

    /// A decimal number.
    ///
    /// - Parameter value: The number; NaN and infinities are kept.
    public convenience init(value: Double) { self.init(.decimal(value)) }

    /// A decimal number.
    ///
    /// - Parameter value: The number, kept as a `Double`; NaN and infinities are kept.
    public convenience init(value: Float) { self.init(.decimal(Double(value))) }

    /// A truth, which counts as 1 or 0.
    ///
    /// - Parameter value: The truth.
    public convenience init(value: Bool) { self.init(.truth(value)) }
    public convenience init(integerLiteral: Int) { self.init(.whole(Int64(integerLiteral))) }
    public convenience init(floatLiteral: Double) { self.init(.decimal(floatLiteral)) }
    public convenience init(booleanLiteral: Bool) { self.init(.truth(booleanLiteral)) }

    /// The number, whole or not.
    public var doubleValue: Double {
      switch value {
      case .whole(let number): Double(number)
      case .decimal(let number): number
      case .truth(let isTrue): isTrue ? 1 : 0
      }
    }

    /// The number without its places; the nearest that there is where it is too large, 0 where it is not a number.
    public var int64Value: Int64 {
      switch value {
      case .whole(let number): return number
      case .decimal(let number):
        if number.isNaN { return 0 }
        if number >= 9_223_372_036_854_775_808 { return Int64.max }
        return number <= -9_223_372_036_854_775_808 ? Int64.min : Int64(number)
      case .truth(let isTrue): return isTrue ? 1 : 0
      }
    }

    public var intValue: Int { Int(truncatingIfNeeded: int64Value) }
    public var int32Value: Int32 { Int32(truncatingIfNeeded: int64Value) }
    public var uintValue: UInt { UInt(truncatingIfNeeded: int64Value) }
    public var floatValue: Float { Float(doubleValue) }
    /// Whether it is not 0.
    public var boolValue: Bool { doubleValue != 0 }

    /// Whether it is a truth, not a number.
    package var isBoolean: Bool {
      if case .truth = value { return true }
      return false
    }

    /// The number as a text: a whole one without a point, a truth as 0 or 1.
    public var stringValue: String {
      if case .decimal(let number) = value {
        return number == number.rounded() && number.magnitude < 1e15 ? "\(Int64(number))" : "\(number)"
      }
      return "\(int64Value)"
    }

    public override var description: String { stringValue }
    public override var hash: Int { doubleValue.hashValue }

    public override func isEqual(_ object: AnyObject?) -> Bool {
      guard let other = object as? NSNumber else { return false }
      return isEqual(to: other)
    }

    /// Whether both are the same number.
    ///
    /// - Parameter other: The other number.
    /// - Returns: True where they are equal; a truth is equal to 1 or 0, and NaN to nothing.
    public func isEqual(to other: NSNumber) -> Bool {
      if case (.whole(let one), .whole(let two)) = (value, other.value) { return one == two }
      return doubleValue == other.doubleValue
    }

    /// Returns which of both is less.
    ///
    /// - Parameter other: The other number.
    /// - Returns: `orderedAscending` where this one is, `orderedDescending` where the other one is, or where one of
    ///   them is NaN.
    public func compare(_ other: NSNumber) -> ComparisonResult {
      isEqual(to: other)
        ? .orderedSame : doubleValue < other.doubleValue ? .orderedAscending : .orderedDescending
    }
  }
#else
  @_exported import class Foundation.NSNumber

  extension NSNumber {
    /// Whether it is a truth, not a number.
    package var isBoolean: Bool { String(cString: objCType) == "c" }
  }
#endif
