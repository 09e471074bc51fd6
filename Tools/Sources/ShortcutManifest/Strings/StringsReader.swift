/// Reads `.strings` files: `"key" = "value";` with comments, in UTF-8 or UTF-16, and the property lists that
/// Xcode compiles them into.
public struct StringsReader {
  private var scanner: XMLScanner

  /// The values by key; of a key that stands twice the last.
  ///
  /// - Throws: `ReadingError` with the line where the text is no list of strings.
  public static func read(_ bytes: [UInt8]) throws(ReadingError) -> [String: String] {
    // A language without a word of its own has an empty file.
    if bytes.isEmpty { return [:] }
    try Limit.check(bytes)
    if bytes.starts(with: BinaryListReader.magic) { return values(try PropertyList.read(bytes)) }
    let text = try TextFile.utf8(of: bytes)
    if text.first(where: { !XMLScanner.isBlank($0) }) == UInt8(ascii: "<") {
      return values(try XMLListReader.read(text))
    }
    var reader = StringsReader(scanner: XMLScanner(text))
    return try reader.pairs()
  }

  private static func values(_ root: PropertyNode) -> [String: String] {
    var result: [String: String] = [:]
    for entry in root.entries { result[entry.key] = entry.node.text }
    return result
  }

  private mutating func pairs() throws(ReadingError) -> [String: String] {
    var result: [String: String] = [:]
    try skipComments()
    let isBraced = scanner.take("{")
    try skipComments()
    while let byte = scanner.current {
      if isBraced, byte == UInt8(ascii: "}") { break }
      let key = try word()
      try skipComments()
      var value = key
      if scanner.take("=") {
        try skipComments()
        value = try word()
        try skipComments()
      }
      result[key] = value
      guard scanner.take(";") else {
        throw ReadingError(
          line: scanner.line, "The line of \"\(key.shortened)\" has no ';' at its end.",
          remedy: "Write \"key\" = \"value\"; and a quotation mark within a text as \\\".")
      }
      try skipComments()
    }
    return result
  }

  private mutating func skipComments() throws(ReadingError) {
    while true {
      scanner.skipBlanks()
      let line = scanner.line
      if scanner.take("//") {
        while let byte = scanner.current, byte != UInt8(ascii: "\n"), byte != 13 { scanner.advance() }
      } else if scanner.take("/*") {
        if !scanner.skip(behind: "*/") { throw XMLScanner.cutOff("a comment", from: line) }
      } else {
        return
      }
    }
  }

  /// A text in quotation marks, or one of plain letters without.
  private mutating func word() throws(ReadingError) -> String {
    let line = scanner.line
    guard let first = scanner.current else { throw XMLScanner.cutOff("an entry", from: line) }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(by: first) }
    var letters: [UInt8] = []
    while let byte = scanner.current, StringsReader.isPlain(byte) {
      letters.append(byte)
      scanner.advance()
    }
    if letters.isEmpty {
      throw ReadingError(
        line: line, "There is neither a key nor a value here.", remedy: "Write \"key\" = \"value\";.")
    }
    return String(decoding: letters, as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "_.$/:-".utf8.contains(byte)
    }
  }

  private mutating func quoted(by quote: UInt8) throws(ReadingError) -> String {
    let line = scanner.line
    scanner.advance()
    var units: [UInt16] = []
    var plain: [UInt8] = []
    while let byte = scanner.current {
      scanner.advance()
      if byte == quote {
        units += String(decoding: plain, as: UTF8.self).utf16
        return String(decoding: units, as: UTF16.self)
      }
      if byte == UInt8(ascii: "\\") {
        // An escape may be half of a pair, so the text becomes UTF-16 first.
        units += String(decoding: plain, as: UTF8.self).utf16
        plain = []
        units.append(escape())
      } else {
        plain.append(byte)
      }
    }
    throw XMLScanner.cutOff("a text", from: line)
  }

  /// Reads the character that stands behind a backslash.
  private mutating func escape() -> UInt16 {
    guard let byte = scanner.current else { return 0x5C }
    switch byte {
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      scanner.advance()
      return digits(atMost: 4, radix: 16)
    case UInt8(ascii: "0")...UInt8(ascii: "7"): return digits(atMost: 3, radix: 8)
    default:
      // A character of more than one byte stands for itself; its other bytes follow as they are.
      guard byte < 0x80 else { return 0x5C }
      scanner.advance()
      switch byte {
      case UInt8(ascii: "n"): return 10
      case UInt8(ascii: "t"): return 9
      case UInt8(ascii: "r"): return 13
      default: return UInt16(byte)
      }
    }
  }

  private mutating func digits(atMost count: Int, radix: Int) -> UInt16 {
    var result = 0
    for _ in 0..<count {
      guard let byte = scanner.current, let digit = Character(Unicode.Scalar(byte)).hexDigitValue,
        digit < radix
      else { break }
      result = result * radix + digit
      scanner.advance()
    }
    return UInt16(result)
  }

  private init(scanner: XMLScanner) {
    self.scanner = scanner
  }
}
