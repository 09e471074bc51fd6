import Heft

/// Reads a text of JSON from its bytes.
struct JSONReader {
  /// A text that is nested deeper is refused, so that none ends the program (our choice; Foundation's limit is 512).
  static let deepest = 512

  private let bytes: [UInt8]
  private let deepest: Int
  private var place = 0
  private var depth = 0

  init(_ bytes: [UInt8], deepest: Int) {
    self.bytes = bytes
    self.deepest = deepest
  }

  mutating func read() throws(NSError) -> CodingNode {
    let value = try value()
    skipBlanks()
    if place < bytes.count { throw failure("there is more behind the value") }
    return value
  }

  private func failure(_ words: String) -> NSError {
    let words = "The text is not JSON: \(words), at byte \(place)."
    return .heftCocoa(3840, words)
  }

  private mutating func skipBlanks() {
    while place < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[place]) { place += 1 }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard place < bytes.count, bytes[place] == byte else { return false }
    place += 1
    return true
  }

  private mutating func word(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard place + count <= bytes.count else { return false }
    for index in 0..<count where bytes[place + index] != text.utf8Start[index] { return false }
    place += count
    return true
  }

  private mutating func value() throws(NSError) -> CodingNode {
    skipBlanks()
    guard place < bytes.count else { throw failure("a value is missing") }
    switch bytes[place] {
    case UInt8(ascii: "{"): return try members()
    case UInt8(ascii: "["): return try elements()
    case UInt8(ascii: "\""): return CodingNode(.text(try text()))
    case UInt8(ascii: "t"): if word("true") { return CodingNode(.boolean(true)) }
    case UInt8(ascii: "f"): if word("false") { return CodingNode(.boolean(false)) }
    case UInt8(ascii: "n"): if word("null") { return CodingNode(.null) }
    default: return try number()
    }
    throw failure("there is no value")
  }

  private mutating func deeper() throws(NSError) {
    depth += 1
    place += 1
    if depth > deepest { throw failure("it is deeper than \(deepest)") }
    skipBlanks()
  }

  private mutating func members() throws(NSError) -> CodingNode {
    try deeper()
    var values: [(name: String, node: CodingNode)] = []
    if !take(UInt8(ascii: "}")) {
      while true {
        skipBlanks()
        let name = try text()
        skipBlanks()
        guard take(UInt8(ascii: ":")) else { throw failure("a colon is missing") }
        values.append((name, try value()))
        skipBlanks()
        if take(UInt8(ascii: "}")) { break }
        guard take(UInt8(ascii: ",")) else { throw failure("a comma is missing") }
      }
    }
    depth -= 1
    return CodingNode(.members(values))
  }

  private mutating func elements() throws(NSError) -> CodingNode {
    try deeper()
    var values: [CodingNode] = []
    if !take(UInt8(ascii: "]")) {
      while true {
        values.append(try value())
        skipBlanks()
        if take(UInt8(ascii: "]")) { break }
        guard take(UInt8(ascii: ",")) else { throw failure("a comma is missing") }
      }
    }
    depth -= 1
    return CodingNode(.list(values))
  }

  private mutating func number() throws(NSError) -> CodingNode {
    let start = place
    var isWhole = true
    while place < bytes.count {
      switch bytes[place] {
      case 48...57, UInt8(ascii: "-"), UInt8(ascii: "+"): break
      case UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"): isWhole = false
      default:
        return try number(start, isWhole)
      }
      place += 1
    }
    return try number(start, isWhole)
  }

  private func number(_ start: Int, _ isWhole: Bool) throws(NSError) -> CodingNode {
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    if isWhole, let whole = Int64(text) { return CodingNode(.whole(whole)) }
    let first = text.utf8.first { $0 != UInt8(ascii: "-") }
    guard let first, (48...57).contains(first) else { throw failure("there is no value") }
    return CodingNode(.decimal(NSString(string: text).doubleValue))
  }

  private mutating func text() throws(NSError) -> String {
    guard take(UInt8(ascii: "\"")) else { throw failure("a text is missing") }
    var found: [UInt8] = []
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: found, as: UTF8.self)
      case UInt8(ascii: "\\"): try escape(into: &found)
      case 0..<0x20: throw failure("a text has a control character")
      default: found.append(byte)
      }
    }
    throw failure("a text does not end")
  }

  private mutating func escape(into found: inout [UInt8]) throws(NSError) {
    guard place < bytes.count else { throw failure("a text does not end") }
    let byte = bytes[place]
    place += 1
    switch byte {
    case UInt8(ascii: "n"): found.append(0x0A)
    case UInt8(ascii: "t"): found.append(0x09)
    case UInt8(ascii: "r"): found.append(0x0D)
    case UInt8(ascii: "b"): found.append(0x08)
    case UInt8(ascii: "f"): found.append(0x0C)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): found.append(byte)
    case UInt8(ascii: "u"):
      var unit = try hexUnit()
      if unit & 0xFC00 == 0xD800, place + 1 < bytes.count, bytes[place] == UInt8(ascii: "\\"),
        bytes[place + 1] == UInt8(ascii: "u")
      {
        place += 2
        unit = 0x10000 + (unit & 0x3FF) << 10 + (try hexUnit() & 0x3FF)
      }
      found += Array(String(Character(Unicode.Scalar(unit) ?? "\u{FFFD}")).utf8)
    default: throw failure("a text has an escape that there is none of")
    }
  }

  private mutating func hexUnit() throws(NSError) -> UInt32 {
    guard place + 4 <= bytes.count else { throw failure("a text does not end") }
    var unit: UInt32 = 0
    for _ in 0..<4 {
      let byte = bytes[place]
      let digit: UInt8
      switch byte {
      case 48...57: digit = byte - 48
      case 65...70: digit = byte - 55
      case 97...102: digit = byte - 87
      default: throw failure("an escape has no four digits")
      }
      unit = unit << 4 | UInt32(digit)
      place += 1
    }
    return unit
  }
}
