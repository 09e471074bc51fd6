// More of numbers and values that are objects. Foundation has it natively.

#if hasFeature(Embedded)
  import Heft

  extension NSNumber {
    /// A whole number.
    ///
    /// - Parameter value: The number.
    public convenience init(value: Int8) { self.init(value: Int(value)) }

    /// A whole number.
    ///
    /// - Parameter value: The number.
    public convenience init(value: Int16) { self.init(value: Int(value)) }

    /// A whole number.
    ///
    /// - Parameter value: The number.
    public convenience init(value: UInt8) { self.init(value: Int(value)) }

    /// A whole number.
    ///
    /// - Parameter value: The number.
    public convenience init(value: UInt16) { self.init(value: Int(value)) }

    /// A whole number.
    ///
    /// - Parameter value: The number; one that 64 bits with a sign cannot hold is a decimal one.
    public convenience init(value: UInt64) {
      if let whole = Int64(exactly: value) {
        self.init(value: whole)
      } else {
        self.init(value: Double(value))
      }
    }

    public var int8Value: Int8 { Int8(truncatingIfNeeded: int64Value) }
    public var int16Value: Int16 { Int16(truncatingIfNeeded: int64Value) }
    public var uint8Value: UInt8 { UInt8(truncatingIfNeeded: int64Value) }
    public var uint16Value: UInt16 { UInt16(truncatingIfNeeded: int64Value) }
    public var uint32Value: UInt32 { UInt32(truncatingIfNeeded: int64Value) }
    public var uint64Value: UInt64 {
      doubleValue >= 9_223_372_036_854_775_808
        ? UInt64(exactly: doubleValue) ?? .max : UInt64(bitPattern: int64Value)
    }
    public var decimalValue: Decimal { Decimal(string: stringValue) ?? .nan }

    /// Which kind of number it is, as Objective-C writes it: `c` a truth, `q` a whole number, `d` another one.
    public var objCType: UnsafePointer<CChar> {
      let isWhole = doubleValue == Double(int64Value)
      return isBoolean ? NSNumber.truth : isWhole ? NSNumber.whole : NSNumber.decimal
    }

    nonisolated(unsafe) private static let truth = letter("c")
    nonisolated(unsafe) private static let whole = letter("q")
    nonisolated(unsafe) private static let decimal = letter("d")

    private static func letter(_ letter: Unicode.Scalar) -> UnsafePointer<CChar> {
      let text = UnsafeMutablePointer<CChar>.allocate(capacity: 2)
      text[0] = CChar(truncatingIfNeeded: letter.value)
      text[1] = 0
      return UnsafePointer(text)
    }

    /// The number as a text.
    ///
    /// - Parameter locale: Left aside: the point is a point.
    /// - Returns: The text.
    public func description(withLocale locale: Locale?) -> String { stringValue }
  }

  extension BinaryInteger where Self: FixedWidthInteger {
    /// The number without its places, as many bits of it as there is room for.
    ///
    /// - Parameter number: The number.
    public init(truncating number: NSNumber) { self.init(truncatingIfNeeded: number.int64Value) }

    /// The number, where it is the same.
    ///
    /// - Parameter number: The number.
    public init?(exactly number: NSNumber) {
      guard number.doubleValue == Double(number.int64Value) else { return nil }
      self.init(exactly: number.int64Value)
    }
  }

  extension Double {
    /// The number.
    ///
    /// - Parameter number: The number.
    public init(truncating number: NSNumber) { self = number.doubleValue }

    /// The number, never nil here.
    ///
    /// - Parameter number: The number.
    public init?(exactly number: NSNumber) { self = number.doubleValue }
  }

  extension Float {
    /// The number, less exact.
    ///
    /// - Parameter number: The number.
    public init(truncating number: NSNumber) { self = number.floatValue }

    /// The number, where it is the same.
    ///
    /// - Parameter number: The number.
    public init?(exactly number: NSNumber) { self.init(exactly: number.doubleValue) }
  }

  extension Bool {
    /// Whether the number is not 0.
    ///
    /// - Parameter number: The number.
    public init(truncating number: NSNumber) { self = number.boolValue }

    /// The truth of 0 and 1; nil of other numbers.
    ///
    /// - Parameter number: The number.
    public init?(exactly number: NSNumber) {
      guard number.doubleValue == 0 || number.doubleValue == 1 else { return nil }
      self = number.boolValue
    }
  }

  extension NSValue {
    /// Whether both have the same geometry.
    ///
    /// - Parameter other: The other value.
    /// - Returns: True where they have.
    public func isEqual(to other: NSValue) -> Bool {
      cgRectValue == other.cgRectValue
        && CATransform3DEqualToTransform(caTransform3DValue, other.caTransform3DValue)
    }
  }

  /// A kind of object of Core Foundation.
  public typealias CFTypeID = UInt

  /// Tells whether an object is a number, a truth, or something else.
  ///
  /// - Parameter object: The object.
  /// - Returns: The kind.
  public func CFGetTypeID(_ object: AnyObject?) -> CFTypeID {
    if let number = object as? NSNumber {
      return number.isBoolean ? CFBooleanGetTypeID() : CFNumberGetTypeID()
    }
    return object is NSString ? CFStringGetTypeID() : 0
  }

  /// Returns the kind of truths.
  public func CFBooleanGetTypeID() -> CFTypeID { 21 }
  /// Returns the kind of numbers.
  public func CFNumberGetTypeID() -> CFTypeID { 22 }
  /// Returns the kind of texts.
  public func CFStringGetTypeID() -> CFTypeID { 7 }
#endif
