/// Walks through the bytes of an XML file and knows the line.
struct XMLScanner {
  let bytes: [UInt8]
  private(set) var position = 0
  private(set) var line = 1

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (9...10).contains(byte) || byte == 13
  }

  var isAtEnd: Bool { position >= bytes.count }

  var current: UInt8? { isAtEnd ? nil : bytes[position] }

  mutating func advance() {
    if bytes[position] == UInt8(ascii: "\n") { line += 1 }
    position += 1
  }

  mutating func skipBlanks() {
    while let byte = current, XMLScanner.isBlank(byte) { advance() }
  }

  func isAt(_ text: StaticString) -> Bool {
    guard position + text.utf8CodeUnitCount <= bytes.count else { return false }
    return text.withUTF8Buffer { buffer in
      for offset in 0..<buffer.count where bytes[position + offset] != buffer[offset] { return false }
      return true
    }
  }

  /// Goes over the text where it stands here.
  mutating func take(_ text: StaticString) -> Bool {
    guard isAt(text) else { return false }
    for _ in 0..<text.utf8CodeUnitCount { advance() }
    return true
  }

  /// Goes behind the next place where the text stands; false, and at the end, where it does not.
  mutating func skip(behind text: StaticString) -> Bool {
    while !isAtEnd {
      if take(text) { return true }
      advance()
    }
    return false
  }

  /// The letters of a name of an element.
  mutating func name() -> String {
    let start = position
    while let byte = current, byte != UInt8(ascii: ">"), byte != UInt8(ascii: "/"), byte != UInt8(ascii: "<"),
      !XMLScanner.isBlank(byte)
    { advance() }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }
}
