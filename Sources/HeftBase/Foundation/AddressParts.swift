/// An address taken apart as RFC 3986 has it: `scheme://user@host:port/path?query#fragment`.
package struct AddressParts {
  package var scheme: String?
  package var host: String?
  package var port: Int?
  /// The path, its `%` and two digits replaced by what they stand for.
  package var path = ""
  package var query: String?
  package var fragment: String?
  /// Where the path lies among the address's bytes.
  private var place = 0..<0
  private let bytes: [UInt8]

  package init(_ address: String) {
    bytes = Array(address.utf8)
    var rest = bytes[...]
    if let hash = rest.firstIndex(of: UInt8(ascii: "#")) {
      fragment = Self.text(rest[(hash + 1)...])
      rest = rest[..<hash]
    }
    if let mark = rest.firstIndex(of: UInt8(ascii: "?")) {
      query = Self.text(rest[(mark + 1)...])
      rest = rest[..<mark]
    }
    if let colon = rest.firstIndex(of: UInt8(ascii: ":")), colon > rest.startIndex,
      rest[..<colon].allSatisfy(Self.isOfScheme), HTMLBytes.isLetter(rest[rest.startIndex])
    {
      scheme = Self.text(rest[..<colon])
      rest = rest[(colon + 1)...]
    }
    if rest.starts(with: "//" as StaticString) {
      let start = rest.startIndex + 2
      let end = rest[start...].firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex
      authority(rest[start..<end])
      rest = rest[end...]
    }
    place = rest.startIndex..<rest.endIndex
    path = Self.text(Self.decoded(rest))
  }

  /// The address with another path.
  ///
  /// - Parameter new: The path as it is read; what an address may not hold is written as `%` and two digits.
  package func replacingPath(_ new: String) -> String {
    Self.text(bytes[..<place.lowerBound] + Self.encoded(new) + bytes[place.upperBound...])
  }

  /// A path with what an address may not hold written as `%` and two digits.
  package static func encoded(_ path: String) -> [UInt8] {
    let digits = Array("0123456789ABCDEF".utf8)
    let plain = Array("-._~/!$&'()*+,;=:@".utf8)
    var result: [UInt8] = []
    for byte in path.utf8 {
      if HTMLBytes.isLetter(byte) || (0x30...0x39).contains(byte) || plain.contains(byte) {
        result.append(byte)
      } else {
        result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return result
  }

  private mutating func authority(_ bytes: ArraySlice<UInt8>) {
    var rest = bytes
    if let at = rest.lastIndex(of: UInt8(ascii: "@")) { rest = rest[(at + 1)...] }
    if let colon = rest.lastIndex(of: UInt8(ascii: ":")), let number = Int(Self.text(rest[(colon + 1)...])) {
      port = number
      rest = rest[..<colon]
    }
    host = rest.isEmpty ? nil : Self.text(Self.decoded(rest))
  }

  private static func isOfScheme(_ byte: UInt8) -> Bool {
    HTMLBytes.isLetter(byte) || (0x30...0x39).contains(byte) || "+-.".utf8.contains(byte)
  }

  private static func decoded(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var result: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.endIndex,
        let value = UInt8(text(bytes[(index + 1)...(index + 2)]), radix: 16)
      {
        result.append(value)
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result[...]
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
}
