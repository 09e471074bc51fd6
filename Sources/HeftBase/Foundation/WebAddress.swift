/// Addresses of links, as bytes of ASCII: made whole against the address of the document that they stand in, and
/// only of the kinds that may be followed.
package enum WebAddress {
  /// Where the documents of an app lie.
  package static let documents = "file:///"

  /// The schemes that may be followed: an app's own documents, the web, a letter, a call. No script is an address.
  private static let schemes: [StaticString] = ["file:", "http:", "https:", "mailto:", "tel:"]
  /// The schemes whose addresses leave the app.
  private static let outside: [StaticString] = ["http:", "https:", "mailto:", "tel:"]
  private static let web: [StaticString] = ["http:", "https:"]

  /// Whether an address leads out of the app.
  package static func leadsOutside(_ address: String) -> Bool {
    outside.contains { address.utf8.starts(with: $0) }
  }

  /// Whether an address is one of the web.
  package static func isWeb(_ address: String) -> Bool {
    web.contains { address.utf8.starts(with: $0) }
  }

  /// The name of the app's document that an address is of, without its query and fragment; nil for any other
  /// address.
  package static func documentName(in address: String) -> String? {
    let bytes = Array(address.utf8)
    guard bytes.starts(with: documents.utf8) else { return nil }
    let name = bytes.dropFirst(documents.utf8.count).prefix { $0 != hash && $0 != question }
    return String(decoding: name, as: UTF8.self)
  }

  /// The whole address of a reference that stands in a document of the given address; nil where it may not be
  /// followed. Blanks around it go; a blank or a byte beyond ASCII within it is written as `%` and two digits.
  package static func resolve(_ reference: [UInt8], against base: String) -> String? {
    var bytes = escaped(reference)
    if let end = schemeEnd(of: bytes) {
      for index in 0..<end where bytes[index] >= 0x41 && bytes[index] <= 0x5A { bytes[index] += 0x20 }
      guard schemes.contains(where: { bytes.starts(with: $0) }) else { return nil }
      return String(decoding: bytes, as: UTF8.self)
    }
    let base = Array(base.utf8)
    guard let scheme = schemeEnd(of: base) else { return nil }
    // A path follows `scheme://host`; an address without a host, such as a letter's, has nothing beside it.
    guard base[scheme...].starts(with: "//" as StaticString) else { return nil }
    let path = base[(scheme + 2)...].firstIndex(of: slash) ?? base.endIndex
    let whole: [UInt8]
    if bytes.starts(with: "//" as StaticString) {
      whole = base[..<scheme] + bytes
      return base.starts(with: "http" as StaticString) ? String(decoding: whole, as: UTF8.self) : nil
    }
    let page = base[path...].prefix { $0 != hash }
    switch bytes.first {
    case nil: whole = Array(page)
    case hash: whole = page + bytes
    case question: whole = page.prefix { $0 != question } + bytes
    case slash: whole = withoutDots(bytes)
    default:
      let file = page.prefix { $0 != question }
      let folder = file.lastIndex(of: slash).map { file[...$0] } ?? [slash]
      whole = withoutDots(folder + bytes)
    }
    return String(decoding: base[..<path] + whole, as: UTF8.self)
  }

  private static let slash = UInt8(ascii: "/")
  private static let hash = UInt8(ascii: "#")
  private static let question = UInt8(ascii: "?")

  /// Behind the colon of an address that begins with a scheme.
  private static func schemeEnd(of bytes: [UInt8]) -> Int? {
    guard let first = bytes.first, HTMLBytes.isLetter(first) else { return nil }
    let end = bytes.firstIndex { !HTMLBytes.isLetter($0) && !($0 >= 0x2B && $0 <= 0x39 && $0 != slash) }
    guard let end, bytes[end] == UInt8(ascii: ":") else { return nil }
    return end + 1
  }

  private static func escaped(_ reference: [UInt8]) -> [UInt8] {
    let digits = Array("0123456789ABCDEF".utf8)
    let unsafe = Array("\"<>\\^`{|}".utf8)
    var bytes: [UInt8] = []
    let start = reference.firstIndex { $0 > 0x20 } ?? reference.endIndex
    let end = reference.lastIndex { $0 > 0x20 } ?? start
    guard start < reference.endIndex else { return [] }
    for byte in reference[start...end] where byte >= 0x20 {
      if byte == 0x20 || byte >= 0x7F || unsafe.contains(byte) {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }

  /// A path in which `.` and `..` have been followed; its query and fragment stay as they are.
  private static func withoutDots(_ path: [UInt8]) -> [UInt8] {
    let end = path.firstIndex { $0 == hash || $0 == question } ?? path.endIndex
    var segments: [ArraySlice<UInt8>] = []
    var parts = path[..<end].split(separator: slash, omittingEmptySubsequences: false)
    // The part before the first slash is empty.
    if !parts.isEmpty { parts.removeFirst() }
    for (index, part) in parts.enumerated() {
      let isUp = part.elementsEqual("..".utf8)
      guard isUp || part.elementsEqual(".".utf8) else {
        segments.append(part)
        continue
      }
      if isUp, !segments.isEmpty { segments.removeLast() }
      if index == parts.count - 1 { segments.append([]) }
    }
    var whole: [UInt8] = []
    for segment in segments { whole += [slash] + segment }
    return whole + path[end...]
  }
}

extension Sequence<UInt8> {
  /// Whether the bytes begin with a word.
  package func starts(with word: StaticString) -> Bool {
    starts(with: UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }
}
