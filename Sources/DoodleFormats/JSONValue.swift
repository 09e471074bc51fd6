/// A part of a JSON file that knows its place, for sentences.
struct JSONValue {
  enum Content {
    case null
    case boolean(Bool)
    case number(Double)
    case text([UInt8])
    case list([JSONValue])
    case object([(name: [UInt8], value: JSONValue)])
  }

  let content: Content
  /// Its first byte in the file, from 0.
  let place: Int

  init(_ content: Content, at place: Int) {
    self.content = content
    self.place = place
  }

  /// A member of an object; nil if there is none, or it is null.
  subscript(name: StaticString) -> JSONValue? {
    guard case .object(let members) = content, let member = members.last(where: { $0.name.isWord(name) })
    else {
      return nil
    }
    if case .null = member.value.content { return nil }
    return member.value
  }

  /// A member of an object by a name that another part of the file has; nil if there is none.
  func member(_ name: [UInt8]) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    return members.last { $0.name == name }?.value
  }

  /// The elements of a list.
  var elements: [JSONValue]? {
    if case .list(let values) = content { values } else { nil }
  }

  var number: Double? {
    if case .number(let number) = content { number } else { nil }
  }

  var text: [UInt8]? {
    if case .text(let text) = content { text } else { nil }
  }

  var isTrue: Bool {
    if case .boolean(let value) = content { value } else { false }
  }

  /// A place of two finite numbers.
  func point() throws(DoodleFileError) -> (x: Double, y: Double) {
    guard let pair = elements, pair.count >= 2, let x = pair[0].number, let y = pair[1].number, x.isFinite,
      y.isFinite
    else { throw DoodleFileError("At byte \(place) there are no two numbers of a point.") }
    return (x, y)
  }
}

/// Reads a JSON file from its front.
struct JSONReader {
  private let file: [UInt8]
  private let kind: StaticString
  private var place = 0
  private var depth = 0
  /// How many lists are open.
  private var lists = 0
  /// What ends the file before its end.
  private var damage: DoodleFileError?

  /// A value that is nested deeper is refused, so that no file ends the program (our choice).
  private static let deepest = 256

  private init(_ file: [UInt8], _ kind: StaticString) {
    self.file = file
    self.kind = kind
  }

  /// The whole of a file; of one that is damaged what comes before: of the outermost lists the elements that are whole, and
  /// the members that are, of the objects around these.
  static func read(_ file: [UInt8], of kind: StaticString) throws(DoodleFileError)
    -> (root: JSONValue, damage: DoodleFileError?)
  {
    var reader = JSONReader(file, kind)
    if file.starts(with: [0xEF, 0xBB, 0xBF]) { reader.place = 3 }
    let value = try reader.value()
    reader.skipBlanks()
    if reader.damage == nil, reader.place < file.count {
      reader.damage = reader.failure("there is more behind its end")
    }
    return (value, reader.damage)
  }

  private func failure(_ words: StaticString) -> DoodleFileError {
    DoodleFileError("This is no whole \(kind) file of JSON: \(words) at byte \(place) of \(file.count).")
  }

  private mutating func skipBlanks() {
    while place < file.count, TextScanner.isBlank(file[place]) { place += 1 }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard place < file.count, file[place] == byte else { return false }
    place += 1
    return true
  }

  private mutating func word(_ word: StaticString) -> Bool {
    guard file[place...].prefix(word.utf8CodeUnitCount).isWord(word) else { return false }
    place += word.utf8CodeUnitCount
    return true
  }

  private mutating func value() throws(DoodleFileError) -> JSONValue {
    skipBlanks()
    let start = place
    guard place < file.count else { throw failure("it breaks off") }
    switch file[place] {
    case UInt8(ascii: "{"): return JSONValue(.object(try members()), at: start)
    case UInt8(ascii: "["): return JSONValue(.list(try elements()), at: start)
    case UInt8(ascii: "\""): return JSONValue(.text(try text()), at: start)
    case UInt8(ascii: "t"): if word("true") { return JSONValue(.boolean(true), at: start) }
    case UInt8(ascii: "f"): if word("false") { return JSONValue(.boolean(false), at: start) }
    case UInt8(ascii: "n"): if word("null") { return JSONValue(.null, at: start) }
    default:
      var scanner = TextScanner(file[place...])
      if file[place] != UInt8(ascii: "+"), file[place] != UInt8(ascii: "."), let number = scanner.number() {
        guard number.isFinite else { throw failure("a number is too large") }
        place = scanner.place
        return JSONValue(.number(number), at: start)
      }
    }
    throw failure("there is no value")
  }

  private mutating func deeper() throws(DoodleFileError) {
    depth += 1
    if depth > JSONReader.deepest { throw failure("it is nested too deep") }
    place += 1
    skipBlanks()
  }

  private mutating func members() throws(DoodleFileError) -> [(name: [UInt8], value: JSONValue)] {
    try deeper()
    defer { depth -= 1 }
    var members: [(name: [UInt8], value: JSONValue)] = []
    if take(UInt8(ascii: "}")) { return members }
    while true {
      do throws(DoodleFileError) {
        members.append(try member())
        // What is around a list that was not read to its end ends with it.
        if damage != nil { return members }
        skipBlanks()
        if take(UInt8(ascii: "}")) { return members }
        guard take(UInt8(ascii: ",")) else { throw failure("a comma is missing") }
      } catch {
        guard lists == 0 else { throw error }
        damage = error
        return members
      }
    }
  }

  private mutating func member() throws(DoodleFileError) -> (name: [UInt8], value: JSONValue) {
    skipBlanks()
    guard place < file.count, file[place] == UInt8(ascii: "\"") else { throw failure("a name is missing") }
    let name = try text()
    skipBlanks()
    guard take(UInt8(ascii: ":")) else { throw failure("a colon is missing") }
    return (name, try value())
  }

  private mutating func elements() throws(DoodleFileError) -> [JSONValue] {
    try deeper()
    lists += 1
    defer {
      depth -= 1
      lists -= 1
    }
    var elements: [JSONValue] = []
    if take(UInt8(ascii: "]")) { return elements }
    while true {
      do throws(DoodleFileError) {
        elements.append(try value())
        skipBlanks()
        if take(UInt8(ascii: "]")) { return elements }
        guard take(UInt8(ascii: ",")) else { throw failure("a comma is missing") }
      } catch {
        guard lists == 1 else { throw error }
        damage = error
        return elements
      }
    }
  }

  private mutating func text() throws(DoodleFileError) -> [UInt8] {
    place += 1
    var text: [UInt8] = []
    while place < file.count {
      let byte = file[place]
      place += 1
      switch byte {
      case UInt8(ascii: "\""): return text
      case UInt8(ascii: "\\"): try escape(into: &text)
      case 0..<0x20: throw failure("a text breaks off")
      default: text.append(byte)
      }
    }
    throw failure("a text breaks off")
  }

  private mutating func escape(into text: inout [UInt8]) throws(DoodleFileError) {
    guard place < file.count else { throw failure("a text breaks off") }
    let byte = file[place]
    place += 1
    switch byte {
    case UInt8(ascii: "b"): text.append(8)
    case UInt8(ascii: "f"): text.append(12)
    case UInt8(ascii: "n"): text.append(10)
    case UInt8(ascii: "r"): text.append(13)
    case UInt8(ascii: "t"): text.append(9)
    case UInt8(ascii: "u"):
      var code = try unit()
      if (0xD800..<0xDC00).contains(code), word("\\u") {
        let low = try unit()
        code = (0xDC00..<0xE000).contains(low) ? 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00) : 0xFFFD
      }
      UTF8.encode(Unicode.Scalar(code) ?? "\u{FFFD}").map { text.append(contentsOf: $0) }
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    default: throw failure("a text has an escape that JSON does not have")
    }
  }

  private mutating func unit() throws(DoodleFileError) -> UInt32 {
    guard file.count - place >= 4 else { throw failure("a text breaks off") }
    var code: UInt32 = 0
    for byte in file[place..<place + 4] {
      guard let digit = hexadecimal(byte) else { throw failure("an escape needs four hexadecimal digits") }
      code = code << 4 | digit
    }
    place += 4
    return code
  }
}

/// Returns the value of a hexadecimal digit; nil for any other byte.
func hexadecimal(_ byte: UInt8) -> UInt32? {
  switch byte {
  case 48...57: UInt32(byte) - 48
  case 65...70: UInt32(byte) - 55
  case 97...102: UInt32(byte) - 87
  default: nil
  }
}
