/// The parts of an address as they are written in it.
struct URLParts: Hashable, Sendable {
  var scheme: String?
  var user: String?
  var password: String?
  var host: String?
  var port: Int?
  var path = ""
  var query: String?
  var fragment: String?

  init() {}

  /// Takes an address apart.
  ///
  /// - Parameter address: The address.
  init(_ address: String) {
    var rest = Array(address.utf8)[...]
    fragment = URLParts.cut(&rest, from: UInt8(ascii: "#"))
    query = URLParts.cut(&rest, from: UInt8(ascii: "?"))
    if let colon = rest.firstIndex(of: UInt8(ascii: ":")), colon > rest.startIndex,
      URLParts.isLetter(rest[rest.startIndex]), rest[..<colon].allSatisfy(URLParts.isOfScheme)
    {
      scheme = URLParts.text(rest[..<colon])
      rest = rest[(colon + 1)...]
    }
    if rest.count >= 2, rest.prefix(2).allSatisfy({ $0 == UInt8(ascii: "/") }) {
      rest = rest.dropFirst(2)
      let end = rest.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex
      authority(rest[..<end])
      rest = rest[end...]
    }
    path = URLParts.text(rest)
  }

  private mutating func authority(_ bytes: ArraySlice<UInt8>) {
    var rest = bytes
    if let at = rest.lastIndex(of: UInt8(ascii: "@")) {
      var name = rest[..<at]
      password = URLParts.cut(&name, from: UInt8(ascii: ":"))
      user = URLParts.text(name)
      rest = rest[(at + 1)...]
    }
    if let colon = rest.lastIndex(of: UInt8(ascii: ":")),
      let number = Int(URLParts.text(rest[(colon + 1)...]))
    {
      port = number
      rest = rest[..<colon]
    }
    host = URLParts.text(rest)
  }

  /// The parts put together.
  var address: String {
    var text = scheme.map { $0 + ":" } ?? ""
    if host != nil || user != nil || port != nil {
      text += "//"
      if let user { text += user + (password.map { ":" + $0 } ?? "") + "@" }
      text += host ?? ""
      if let port { text += ":\(port)" }
    }
    text += path
    if let query { text += "?" + query }
    if let fragment { text += "#" + fragment }
    return text
  }

  /// Cuts off what is behind a byte.
  private static func cut(_ bytes: inout ArraySlice<UInt8>, from byte: UInt8) -> String? {
    guard let place = bytes.firstIndex(of: byte) else { return nil }
    let part = bytes[(place + 1)...]
    bytes = bytes[..<place]
    return text(part)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (65...90).contains(byte) || (97...122).contains(byte)
  }

  private static func isOfScheme(_ byte: UInt8) -> Bool {
    isLetter(byte) || (48...57).contains(byte) || byte == 43 || byte == 45 || byte == 46
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

  /// Reads a part: `%` and two digits stand for a byte.
  ///
  /// - Parameter text: The part as it is written.
  /// - Returns: The part.
  static func decoded(_ text: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2, let high = digit(rest[rest.startIndex]),
        let low = digit(rest[rest.startIndex + 1])
      {
        bytes.append(high << 4 | low)
        rest.removeFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 48...57: byte - 48
    case 65...70: byte - 55
    case 97...102: byte - 87
    default: nil
    }
  }

  /// Writes a part: bytes that may not stand in it become `%` and two digits.
  ///
  /// - Parameters:
  ///   - text: The part.
  ///   - signs: What may stand in it besides letters, digits and `-._~`.
  /// - Returns: The part as it is written.
  static func encoded(_ text: String, _ signs: StaticString) -> String {
    let allowed = UnsafeBufferPointer(start: signs.utf8Start, count: signs.utf8CodeUnitCount)
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case 48...57, 65...90, 97...122, 45, 46, 95, 126: bytes.append(byte)
      default:
        if allowed.contains(byte) {
          bytes.append(byte)
        } else {
          bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
