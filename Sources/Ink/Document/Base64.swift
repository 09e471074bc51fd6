/// Bytes as letters, by the standard alphabet of RFC 4648 with its padding.
package enum Base64 {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  private static let padding = UInt8(ascii: "=")

  /// The text of bytes.
  package static func encode(_ bytes: [UInt8]) -> String {
    String(decoding: letters(of: bytes), as: UTF8.self)
  }

  /// The text of bytes, as ASCII.
  package static func letters(of bytes: [UInt8]) -> [UInt8] {
    var letters: [UInt8] = []
    letters.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var bits: UInt32 = 0
      for place in 0..<3 { bits = bits << 8 | UInt32(place < group.count ? group[start + place] : 0) }
      for place in 0..<4 {
        let letter = alphabet[Int(bits >> UInt32(18 - 6 * place) & 63)]
        letters.append(place <= group.count ? letter : padding)
      }
    }
    return letters
  }

  /// Nil for what `encode` would not have written.
  package static func decode(_ letters: ArraySlice<UInt8>) -> [UInt8]? {
    guard letters.count % 4 == 0 else { return nil }
    let end = letters.lastIndex { $0 != padding }.map { $0 + 1 } ?? letters.startIndex
    let padded = letters.endIndex - end
    guard padded <= 2 else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(letters.count / 4 * 3)
    var bits: UInt32 = 0
    var count: UInt32 = 0
    for letter in letters[..<end] {
      guard let value = value(of: letter) else { return nil }
      bits = bits << 6 | value
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(bits >> count & 255))
      }
    }
    // The bits that are left over stand for nothing.
    return bits & (1 << count - 1) == 0 ? bytes : nil
  }

  private static func value(of letter: UInt8) -> UInt32? {
    switch letter {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(letter - 65)
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(letter - 97 + 26)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(letter - 48 + 52)
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
