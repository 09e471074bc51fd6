import Heft

/// Reads numbers and words from a text, one after another.
public final class Scanner: NSObject {
  public let string: String
  private let units: [UInt8]
  private var place = 0
  /// The characters that are passed over before each value: blanks and line ends unless it is set to nil.
  public var charactersToBeSkipped: CharacterSet? = .whitespacesAndNewlines

  public init(string: String) {
    self.string = string
    units = Array(string.utf8)
    super.init()
  }

  /// Where it is, in bytes of UTF-8: the same as in UTF-16 for the texts that are scanned, numbers and signs.
  public var scanLocation: Int {
    get { place }
    set { place = Swift.max(0, Swift.min(newValue, units.count)) }
  }

  public var isAtEnd: Bool {
    let start = place
    skip()
    defer { place = start }
    return place >= units.count
  }

  private func skip() {
    guard charactersToBeSkipped != nil else { return }
    while place < units.count, [0x20, 0x09, 0x0A, 0x0D].contains(units[place]) { place += 1 }
  }

  private func hexadecimal() -> UInt64? {
    let start = place
    skip()
    if place + 1 < units.count, units[place] == UInt8(ascii: "0"),
      units[place + 1] | 0x20 == UInt8(ascii: "x")
    {
      place += 2
    }
    var value: UInt64 = 0
    var count = 0
    while place < units.count {
      let byte = units[place]
      let digit: UInt8
      switch byte {
      case 48...57: digit = byte - 48
      case 65...70: digit = byte - 55
      case 97...102: digit = byte - 87
      default: digit = 16
      }
      if digit > 15 { break }
      value = value > UInt64.max >> 4 ? UInt64.max : value << 4 | UInt64(digit)
      count += 1
      place += 1
    }
    if count == 0 { place = start }
    return count == 0 ? nil : value
  }

  @discardableResult
  public func scanHexInt64(_ result: UnsafeMutablePointer<UInt64>?) -> Bool {
    guard let value = hexadecimal() else { return false }
    result?.pointee = value
    return true
  }

  @discardableResult
  public func scanHexInt32(_ result: UnsafeMutablePointer<UInt32>?) -> Bool {
    guard let value = hexadecimal() else { return false }
    result?.pointee = UInt32(clamping: value)
    return true
  }

  /// The text of a number, with a sign, and a point where it may have one.
  private func number(hasPoint: Bool) -> String? {
    let start = place
    skip()
    let first = place
    if place < units.count, [UInt8(ascii: "-"), UInt8(ascii: "+")].contains(units[place]) { place += 1 }
    var digits = 0
    var points = 0
    while place < units.count {
      if (48...57).contains(units[place]) {
        digits += 1
      } else if hasPoint, units[place] == UInt8(ascii: "."), points == 0 {
        points = 1
      } else {
        break
      }
      place += 1
    }
    guard digits > 0 else {
      place = start
      return nil
    }
    return String(decoding: units[first..<place], as: UTF8.self)
  }

  public func scanInt() -> Int? { number(hasPoint: false).flatMap { Int($0) } }
  public func scanDouble() -> Double? { number(hasPoint: true).map { NSString(string: $0).doubleValue } }

  @discardableResult
  public func scanInt(_ result: UnsafeMutablePointer<Int>?) -> Bool {
    guard let value = scanInt() else { return false }
    result?.pointee = value
    return true
  }

  @discardableResult
  public func scanDouble(_ result: UnsafeMutablePointer<Double>?) -> Bool {
    guard let value = scanDouble() else { return false }
    result?.pointee = value
    return true
  }

  @discardableResult
  public func scanFloat(_ result: UnsafeMutablePointer<Float>?) -> Bool {
    guard let value = scanDouble() else { return false }
    result?.pointee = Float(value)
    return true
  }

  /// The text where it comes next; nil where it does not.
  public func scanString(_ text: String) -> String? {
    let start = place
    skip()
    guard units[place...].starts(with: text.utf8) else {
      place = start
      return nil
    }
    place += text.utf8.count
    return text
  }

  /// Returns the part before a text, or the rest; nil where that is empty.
  public func scanUpToString(_ text: String) -> String? {
    skip()
    let start = place
    let part = Array(text.utf8)
    while place < units.count, !units[place...].starts(with: part) { place += 1 }
    return place > start ? String(decoding: units[start..<place], as: UTF8.self) : nil
  }

  @discardableResult
  public func scanString(_ text: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    guard let found = scanString(text) else { return false }
    result?.pointee = NSString(string: found)
    return true
  }

  @discardableResult
  public func scanUpTo(_ text: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    guard let found = scanUpToString(text) else { return false }
    result?.pointee = NSString(string: found)
    return true
  }
}
