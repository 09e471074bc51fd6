// Unique names. Foundation's where there is one; a page makes new ones of the app's random numbers.
#if hasFeature(Embedded)
  /// Sixteen bytes that name something among all things.
  public struct UUID: Hashable, Sendable, CustomStringConvertible {
    private let high: UInt64
    private let low: UInt64

    /// A name of 122 random bits: version 4 of the standard.
    package init(random high: UInt64, _ low: UInt64) {
      self.high = high & ~0xF000 | 0x4000
      self.low = low & ~(3 << 62) | 2 << 62
    }

    /// The name that a text writes; nil where it writes none.
    ///
    /// - Parameter text: 32 hexadecimal digits, large or small, with dashes after the 8th, 12th, 16th and 20th.
    public init?(uuidString text: String) {
      let bytes = Array(text.utf8)
      guard bytes.count == 36 else { return nil }
      var (high, low) = (UInt64(0), UInt64(0))
      for (index, byte) in bytes.enumerated() {
        if [8, 13, 18, 23].contains(index) {
          if byte != UInt8(ascii: "-") { return nil }
          continue
        }
        let digit: UInt64
        switch byte {
        case 48...57: digit = UInt64(byte - 48)
        case 65...70: digit = UInt64(byte - 55)
        case 97...102: digit = UInt64(byte - 87)
        default: return nil
        }
        high = high << 4 | low >> 60
        low = low << 4 | digit
      }
      (self.high, self.low) = (high, low)
    }

    /// The name as a text of capital hexadecimal digits.
    public var uuidString: String {
      let digits = Array("0123456789ABCDEF".utf8)
      var bytes: [UInt8] = []
      for index in 0..<32 {
        if [8, 12, 16, 20].contains(index) { bytes.append(UInt8(ascii: "-")) }
        let half = index < 16 ? high : low
        bytes.append(digits[Int(half >> UInt64(60 - index % 16 * 4) & 15)])
      }
      return String(decoding: bytes, as: UTF8.self)
    }

    public var description: String { uuidString }
  }
#else
  @_exported import struct Foundation.UUID
#endif
