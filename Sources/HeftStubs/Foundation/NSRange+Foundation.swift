import Heft

/// Whether a place is in a run.
///
/// - Parameters:
///   - location: The place.
///   - range: The run.
/// - Returns: True where it is.
public func NSLocationInRange(_ location: Int, _ range: NSRange) -> Bool {
  location >= range.location && location - range.location < range.length
}

/// Returns what two runs have in common.
///
/// - Parameters:
///   - one: A run.
///   - other: The other one.
/// - Returns: The part; an empty run at 0 where they have none.
public func NSIntersectionRange(_ one: NSRange, _ other: NSRange) -> NSRange {
  let start = max(one.location, other.location)
  let end = min(NSMaxRange(one), NSMaxRange(other))
  return end > start ? NSMakeRange(start, end - start) : NSMakeRange(0, 0)
}

/// Returns the run from the first place of two to the last.
///
/// - Parameters:
///   - one: A run.
///   - other: The other one.
/// - Returns: The run.
public func NSUnionRange(_ one: NSRange, _ other: NSRange) -> NSRange {
  let start = min(one.location, other.location)
  return NSMakeRange(start, max(NSMaxRange(one), NSMaxRange(other)) - start)
}

/// Whether two runs are the same.
///
/// - Parameters:
///   - one: A run.
///   - other: The other one.
/// - Returns: True where they are.
public func NSEqualRanges(_ one: NSRange, _ other: NSRange) -> Bool {
  one.location == other.location && one.length == other.length
}

/// Returns a run as a text, `{3, 2}`.
///
/// - Parameter range: The run.
/// - Returns: The text.
public func NSStringFromRange(_ range: NSRange) -> String { "{\(range.location), \(range.length)}" }

/// Returns the run that a text writes.
///
/// - Parameter text: The text; its first two numbers count.
/// - Returns: The run; 0 where a number is missing.
public func NSRangeFromString(_ text: String) -> NSRange {
  let numbers = text.utf8.split { !(48...57).contains($0) }.compactMap {
    Int(String(decoding: $0, as: UTF8.self))
  }
  return NSMakeRange(numbers.first ?? 0, numbers.count > 1 ? numbers[1] : 0)
}

#if hasFeature(Embedded)
  extension NSRange {
    /// No unit at the beginning.
    public init() { self.init(location: 0, length: 0) }

    /// The units of a range.
    ///
    /// - Parameter range: The range.
    public init(_ range: Range<Int>) {
      self.init(location: range.lowerBound, length: range.upperBound - range.lowerBound)
    }

    /// The units of a range.
    ///
    /// - Parameter range: The range.
    public init(_ range: ClosedRange<Int>) {
      self.init(location: range.lowerBound, length: range.upperBound - range.lowerBound + 1)
    }

    /// Returns what both runs have in common.
    ///
    /// - Parameter other: The other run.
    /// - Returns: The part; nil where they do not touch.
    public func intersection(_ other: NSRange) -> NSRange? {
      let (start, end) = (max(location, other.location), min(upperBound, other.upperBound))
      return end >= start ? NSRange(location: start, length: end - start) : nil
    }

    /// Returns the run from the first place of both to the last.
    ///
    /// - Parameter other: The other run.
    /// - Returns: The run.
    public func union(_ other: NSRange) -> NSRange { NSUnionRange(self, other) }

    /// The units as a range; nil where there is no place.
    ///
    /// - Returns: The range.
    public func toRange() -> Range<Int>? { Range<Int>(self) }
  }

  extension Range where Bound == Int {
    /// The units of a run.
    ///
    /// - Parameter range: The run; nil is made of `NSNotFound`.
    public init?(_ range: NSRange) {
      guard range.location != NSNotFound else { return nil }
      self = range.location..<range.location + range.length
    }
  }

  extension NSValue {
    /// A run as an object.
    ///
    /// - Parameter range: The run.
    public convenience init(range: NSRange) {
      self.init(
        cgRect: CGRect(x: CGFloat(range.location), y: 0, width: CGFloat(range.length), height: 0))
    }

    /// The run; an empty one where the object has none.
    public final var rangeValue: NSRange {
      NSRange(location: Int(cgRectValue.origin.x), length: Int(cgRectValue.size.width))
    }
  }

  extension UUID {
    /// The sixteen bytes of a name.
    public typealias Bytes = (
      UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
      UInt8
    )

    private var bytes: [UInt8] {
      let digits = uuidString.utf8.compactMap { $0 == 45 ? nil : $0 <= 57 ? $0 - 48 : $0 - 55 }
      return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    }

    /// The name's bytes.
    public var uuid: Bytes {
      let all = bytes
      return (
        all[0], all[1], all[2], all[3], all[4], all[5], all[6], all[7], all[8], all[9], all[10], all[11],
        all[12], all[13], all[14], all[15]
      )
    }

    /// The name of sixteen bytes.
    ///
    /// - Parameter uuid: The bytes.
    public init(uuid: Bytes) {
      let all = [
        uuid.0, uuid.1, uuid.2, uuid.3, uuid.4, uuid.5, uuid.6, uuid.7, uuid.8, uuid.9, uuid.10, uuid.11,
        uuid.12, uuid.13, uuid.14, uuid.15,
      ]
      let digits = Array("0123456789ABCDEF".utf8)
      var text: [UInt8] = []
      for (index, byte) in all.enumerated() {
        if [4, 6, 8, 10].contains(index) { text.append(45) }
        text += [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
      self = UUID(uuidString: String(decoding: text, as: UTF8.self)) ?? UUID()
    }
  }

  /// The sixteen bytes of a name.
  public typealias uuid_t = UUID.Bytes
#endif
