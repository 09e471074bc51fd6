/// Characters that HTML writes by name or by number, such as `&amp;` and `&#8212;`.
enum HTMLEntities {
  /// The longest name that is looked for, in bytes.
  private static let longestName = 8

  /// Bytes with their entities as characters. What is not an entity stays as it is written; a number that is no character
  /// becomes the sign for that, U+FFFD.
  static func resolved(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    guard var place = bytes.firstIndex(of: UInt8(ascii: "&")) else { return Array(bytes) }
    var result = Array(bytes[..<place])
    while place < bytes.endIndex {
      if bytes[place] == UInt8(ascii: "&"), let found = entity(in: bytes[(place + 1)...]) {
        if let encoded = UTF8.encode(found.scalar) { result += encoded }
        place = found.end
      } else {
        result.append(bytes[place])
        place += 1
      }
    }
    return result
  }

  /// The entity whose name begins there, and where what follows it begins.
  private static func entity(in bytes: ArraySlice<UInt8>) -> (scalar: Unicode.Scalar, end: Int)? {
    if bytes.first == UInt8(ascii: "#") { return number(in: bytes.dropFirst()) }
    guard let end = bytes.prefix(longestName + 1).firstIndex(of: UInt8(ascii: ";")),
      let code = code(named: bytes[bytes.startIndex..<end]), let scalar = Unicode.Scalar(code)
    else { return nil }
    return (scalar, end + 1)
  }

  private static func number(in bytes: ArraySlice<UInt8>) -> (scalar: Unicode.Scalar, end: Int)? {
    let isHexadecimal = bytes.first.map { $0 | 0x20 } == UInt8(ascii: "x")
    let radix: UInt32 = isHexadecimal ? 16 : 10
    var place = bytes.startIndex + (isHexadecimal ? 1 : 0)
    let start = place
    var value: UInt32 = 0
    while place < bytes.endIndex, let digit = digit(bytes[place]), digit < radix {
      value = min(value * radix + digit, 0x11_0000)
      place += 1
    }
    guard place > start else { return nil }
    if place < bytes.endIndex, bytes[place] == UInt8(ascii: ";") { place += 1 }
    let isControl = value < 0x20 && value != 0x09 && value != 0x0A || value >= 0x7F && value < 0xA0
    let scalar = isControl ? nil : Unicode.Scalar(value)
    return (scalar ?? "\u{FFFD}", place)
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte) - 0x30
    case 0x41...0x46: UInt32(byte) - 0x37
    case 0x61...0x66: UInt32(byte) - 0x57
    default: nil
    }
  }

  /// The characters that people write by name.
  private static func code(named name: ArraySlice<UInt8>) -> UInt32? {
    for (word, code) in names
    where word.utf8CodeUnitCount == name.count && name.starts(with: word) {
      return code
    }
    return nil
  }

  private static let names: [(StaticString, UInt32)] = [
    ("amp", 0x26), ("lt", 0x3C), ("gt", 0x3E), ("quot", 0x22), ("apos", 0x27), ("nbsp", 0xA0), ("shy", 0xAD),
    ("copy", 0xA9), ("reg", 0xAE), ("trade", 0x2122), ("deg", 0xB0), ("plusmn", 0xB1), ("times", 0xD7),
    ("middot", 0xB7), ("bull", 0x2022), ("hellip", 0x2026), ("ndash", 0x2013), ("mdash", 0x2014),
    ("lsquo", 0x2018), ("rsquo", 0x2019), ("ldquo", 0x201C), ("rdquo", 0x201D), ("laquo", 0xAB),
    ("raquo", 0xBB),
    ("euro", 0x20AC), ("pound", 0xA3), ("sect", 0xA7), ("para", 0xB6), ("frac12", 0xBD), ("larr", 0x2190),
    ("uarr", 0x2191), ("rarr", 0x2192), ("darr", 0x2193), ("auml", 0xE4), ("ouml", 0xF6), ("uuml", 0xFC),
    ("Auml", 0xC4), ("Ouml", 0xD6), ("Uuml", 0xDC), ("szlig", 0xDF), ("eacute", 0xE9), ("egrave", 0xE8),
    ("agrave", 0xE0), ("ccedil", 0xE7), ("ntilde", 0xF1),
  ]
}
