import Foundation

/// Text files as Apple's tools write them: UTF-8 or UTF-16, with or without a byte order mark.
enum TextFile {
  /// The text in UTF-8 without a mark.
  static func utf8(of bytes: [UInt8]) throws(ReadingError) -> [UInt8] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return try checked(Array(bytes.dropFirst(3))) }
    if bytes.starts(with: [0xFF, 0xFE]) { return try utf16(bytes.dropFirst(2), bigEndian: false) }
    if bytes.starts(with: [0xFE, 0xFF]) { return try utf16(bytes.dropFirst(2), bigEndian: true) }
    // Without a mark: the first character of these files is an ASCII one.
    if bytes.count >= 2, bytes[0] == 0, bytes[1] != 0 { return try utf16(bytes[...], bigEndian: true) }
    if bytes.count >= 2, bytes[0] != 0, bytes[1] == 0 { return try utf16(bytes[...], bigEndian: false) }
    return try checked(declaredLatin(bytes) ?? bytes)
  }

  private static func checked(_ bytes: [UInt8]) throws(ReadingError) -> [UInt8] {
    if String(validating: bytes, as: UTF8.self) != nil { return bytes }
    throw ReadingError(
      line: firstBadLine(bytes), "The text is not UTF-8.", remedy: "Save the file in UTF-8.")
  }

  /// The line of the first byte that is not UTF-8.
  private static func firstBadLine(_ bytes: [UInt8]) -> Int {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var line = 1
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      if scalar == "\n" { line += 1 }
    }
    return line
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>, bigEndian: Bool) throws(ReadingError) -> [UInt8] {
    let damaged = ReadingError(
      "The text is not whole UTF-16: it is cut off or damaged.", remedy: "Save the file in UTF-8.")
    guard bytes.count.isMultiple(of: 2) else { throw damaged }
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      units.append(bigEndian ? first << 8 | second : second << 8 | first)
      index += 2
    }
    guard let text = String(validating: units, as: UTF16.self) else { throw damaged }
    return Array(text.utf8)
  }

  /// An XML file may say that it is in Latin-1.
  private static func declaredLatin(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.starts(with: Array("<?xml".utf8)), let end = bytes.firstIndex(of: UInt8(ascii: ">")),
      end < 200
    else { return nil }
    let declaration = String(decoding: bytes[..<end], as: UTF8.self).lowercased()
    guard declaration.contains("iso-8859-1") || declaration.contains("latin1") else { return nil }
    return Array(String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) })).utf8)
  }
}
