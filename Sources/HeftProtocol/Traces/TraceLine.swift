import Ink

/// A run of bytes without blanks.
struct TraceField: Equatable {
  let bytes: ArraySlice<UInt8>

  static func == (field: TraceField, word: StaticString) -> Bool {
    field.bytes.elementsEqual(UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }

  static func ~= (word: StaticString, field: TraceField) -> Bool { field == word }

  /// The field for a message: its beginning, where it is long, without what a terminal would obey.
  var text: String {
    let shown = bytes.prefix(TraceField.longest).map { $0 < 0x20 || $0 == 0x7F ? UInt8(ascii: "?") : $0 }
    return String(decoding: shown, as: UTF8.self) + (bytes.count > TraceField.longest ? "..." : "")
  }

  /// How much of a field a message quotes, in bytes (our choice).
  private static let longest = 40
}

/// One line of a trace, taken apart field by field.
struct TraceLine {
  private var rest: ArraySlice<UInt8>
  private let number: Int

  /// A line without its end. A comment is cut off.
  init(_ line: ArraySlice<UInt8>, number: Int) {
    rest = line[..<(line.firstIndex(of: UInt8(ascii: "#")) ?? line.endIndex)]
    self.number = number
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 }

  /// The next field, which stays where it is.
  var upcoming: TraceField? {
    guard let start = rest.firstIndex(where: { !TraceLine.isBlank($0) }) else { return nil }
    let end = rest[start...].firstIndex(where: TraceLine.isBlank) ?? rest.endIndex
    return TraceField(bytes: rest[start..<end])
  }

  mutating func next() -> TraceField? {
    let field = upcoming
    rest = rest[(field?.bytes.endIndex ?? rest.endIndex)...]
    return field
  }

  mutating func event(named name: TraceField) throws(TraceError) -> HostEvent {
    let event = try body(of: name)
    if let rest = next() { throw .extraField(line: number, text: rest.text) }
    return event
  }

  var isAtSeparator: Bool { upcoming.map { $0 == "|" } ?? false }

  mutating func takeSeparator() -> Bool {
    guard isAtSeparator else { return false }
    _ = next()
    return true
  }

  mutating func field(_ expected: String) throws(TraceError) -> TraceField {
    guard let field = next() else { throw .missingField(line: number, expected: expected) }
    return field
  }

  func bad(_ field: TraceField, _ expected: String) -> TraceError {
    .badField(line: number, text: field.text, expected: expected)
  }

  func unknown(_ name: TraceField) -> TraceError { .unknownEvent(line: number, name: name.text) }

  mutating func value(_ expected: String, limit: Double = Micros.limit) throws(TraceError) -> Double {
    let field = try field(expected)
    guard let value = Micros.read(field.bytes, limit: limit) else {
      throw bad(field, expected + ", a decimal number,")
    }
    return value
  }

  mutating func whole(_ expected: String) throws(TraceError) -> Int32 {
    let field = try field(expected)
    guard let whole = Micros.readWhole(field.bytes).flatMap({ Int32(exactly: $0) }) else {
      throw bad(field, expected + ", a whole number,")
    }
    return whole
  }

  /// A whole number from 0 on.
  mutating func count(_ expected: String) throws(TraceError) -> UInt32 {
    let field = try field(expected)
    guard let count = Micros.readWhole(field.bytes).flatMap({ UInt32(exactly: $0) }) else {
      throw bad(field, expected + ", a whole number from 0 on,")
    }
    return count
  }

  mutating func byte(_ expected: String) throws(TraceError) -> UInt8 {
    let field = try field(expected)
    guard let whole = Micros.readWhole(field.bytes), let byte = UInt8(exactly: whole) else {
      throw bad(field, expected + ", 0 to 255,")
    }
    return byte
  }

  /// Bytes in base64; an empty word is none.
  mutating func bytes(_ expected: String) throws(TraceError) -> [UInt8] {
    let field = try field(expected)
    if field == "%" { return [] }
    guard let bytes = Base64.decode(field.bytes) else { throw bad(field, expected + " in base64") }
    return bytes
  }

  mutating func word(_ expected: String) throws(TraceError) -> String {
    let field = try field(expected)
    guard let word = TraceToken.unescape(field.bytes) else { throw bad(field, expected) }
    return word
  }

  /// Which of the words, which have a space between them, stands there, counted from 0.
  ///
  /// They are one text and no list: of several arrays that one function has, a page may take one for another (CONTRIBUTING).
  mutating func choice(_ expected: String, of words: StaticString) throws(TraceError) -> Int {
    let field = try field(expected)
    let letters = UnsafeBufferPointer(start: words.utf8Start, count: words.utf8CodeUnitCount)
    for (index, word) in letters.split(separator: UInt8(ascii: " ")).enumerated()
    where field.bytes.elementsEqual(word) {
      return index
    }
    throw bad(field, expected)
  }
}
