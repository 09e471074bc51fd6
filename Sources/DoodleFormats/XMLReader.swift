/// Reads an XML file from its front, element by element. Names are without their namespaces; what a document type declares
/// is passed over, and a reference to it is refused.
struct XMLReader {
  enum Event {
    case begin([UInt8], XMLAttributes)
    /// An element ends, with the text that is behind the last element in it.
    case end([UInt8], [UInt8])
  }

  private let file: [UInt8]
  private let kind: StaticString
  private var place = 0
  private var open: [ArraySlice<UInt8>] = []
  private var text: [UInt8] = []
  private var hasRoot = false
  private var isClosed = false
  /// An element that was closed as it was opened.
  private var pending: [UInt8]?

  /// A document that is nested deeper is refused (our choice).
  private static let deepest = 256

  init(_ file: [UInt8], of kind: StaticString) {
    self.file = file
    self.kind = kind
    if file.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
  }

  /// A sentence with the line.
  func failure(_ words: String) -> DoodleFileError {
    DoodleFileError("Line \(file.line(at: min(place, file.count))): \(words)")
  }

  private func broken(_ words: StaticString) -> DoodleFileError {
    DoodleFileError(
      "This is no whole \(kind) file of XML: \(words) in line \(file.line(at: min(place, file.count))), byte \(place)."
    )
  }

  private func isAhead(_ word: StaticString) -> Bool {
    place < file.count && file[place...].prefix(word.utf8CodeUnitCount).isWord(word)
  }

  /// Goes behind the next such word.
  private mutating func pass(_ word: StaticString) throws(DoodleFileError) {
    while place < file.count {
      if isAhead(word) {
        place += word.utf8CodeUnitCount
        return
      }
      place += 1
    }
    throw broken("it breaks off")
  }

  /// Returns the next event; nil at the end, and where the file is damaged, which is told.
  mutating func next(_ damage: inout FileDamage) -> Event? {
    do throws(DoodleFileError) {
      if isClosed { return nil }
      return try next()
    } catch {
      damage.stop(error)
      return nil
    }
  }

  /// Ends the reading: there is no further event.
  mutating func close() { isClosed = true }

  /// Returns the next event; nil at the end of a whole file.
  private mutating func next() throws(DoodleFileError) -> Event? {
    if let name = pending {
      pending = nil
      return end(name)
    }
    while place < file.count {
      if file[place] != UInt8(ascii: "<") {
        try readText()
      } else if isAhead("<!--") {
        place += 4
        try pass("-->")
      } else if isAhead("<![CDATA[") {
        place += 9
        let start = place
        try pass("]]>")
        text += file[start..<place - 3]
      } else if isAhead("<?") {
        try pass("?>")
      } else if isAhead("<!") {
        try passDeclaration()
      } else if isAhead("</") {
        return try closing()
      } else {
        return try begin()
      }
    }
    guard open.isEmpty, hasRoot else { throw broken(hasRoot ? "it breaks off" : "it has no element") }
    return nil
  }

  private mutating func readText() throws(DoodleFileError) {
    let start = place
    while place < file.count, file[place] != UInt8(ascii: "<"), file[place] != UInt8(ascii: "&") {
      place += 1
    }
    if open.isEmpty, !file[start..<place].allSatisfy(TextScanner.isBlank) {
      throw broken("there is text outside of elements")
    }
    text += file[start..<place]
    if place < file.count, file[place] == UInt8(ascii: "&") { text += try reference() }
  }

  /// `<!DOCTYPE ...>`, with what it declares between brackets.
  private mutating func passDeclaration() throws(DoodleFileError) {
    var depth = 0
    var quote: UInt8?
    while place < file.count {
      let byte = file[place]
      place += 1
      if let mark = quote {
        if byte == mark { quote = nil }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
      case UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">"):
        depth -= 1
        if depth == 0 { return }
      default: break
      }
    }
    throw broken("it breaks off")
  }

  /// The letters of `&amp;` and the like.
  private mutating func reference() throws(DoodleFileError) -> [UInt8] {
    var text: [UInt8] = []
    let start = place + 1
    // No longer than the longest number of a character.
    guard let end = file[start...].prefix(12).firstIndex(of: UInt8(ascii: ";")) else {
      throw broken("a reference does not end")
    }
    let name = file[start..<end]
    let names: [(StaticString, UInt8)] = [("lt", 60), ("gt", 62), ("amp", 38), ("quot", 34), ("apos", 39)]
    if let known = names.first(where: { name.isWord($0.0) }) {
      text.append(known.1)
    } else if name.first == UInt8(ascii: "#") {
      var code: UInt32? = 0
      let isHexadecimal = name.dropFirst().first == UInt8(ascii: "x")
      for byte in name.dropFirst(isHexadecimal ? 2 : 1) {
        let digit = hexadecimal(byte).flatMap { isHexadecimal || $0 < 10 ? $0 : nil }
        code = code.flatMap { code in digit.map { (code & 0xFF_FFFF) * (isHexadecimal ? 16 : 10) + $0 } }
      }
      guard let scalar = code.flatMap({ Unicode.Scalar($0) }) else {
        throw broken("a reference names no character")
      }
      UTF8.encode(scalar).map { text.append(contentsOf: $0) }
    } else {
      throw broken("it refers to an entity that is not XML's own")
    }
    place = end + 1
    return text
  }

  private static func isName(_ byte: UInt8) -> Bool {
    !TextScanner.isBlank(byte) && byte != UInt8(ascii: ">") && byte != UInt8(ascii: "/")
      && byte != UInt8(ascii: "=")
      && byte != UInt8(ascii: "<") && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "'")
  }

  private mutating func name() throws(DoodleFileError) -> ArraySlice<UInt8> {
    let start = place
    while place < file.count, XMLReader.isName(file[place]) { place += 1 }
    guard place > start else { throw broken("a name is missing") }
    return file[start..<place]
  }

  private mutating func skipBlanks() {
    while place < file.count, TextScanner.isBlank(file[place]) { place += 1 }
  }

  private static func local(_ name: ArraySlice<UInt8>) -> [UInt8] {
    let colon = name.lastIndex(of: UInt8(ascii: ":"))
    return Array(colon.map { name[($0 + 1)...] } ?? name)
  }

  private mutating func closing() throws(DoodleFileError) -> Event {
    place += 2
    let name = try name()
    skipBlanks()
    guard place < file.count, file[place] == UInt8(ascii: ">") else { throw broken("it breaks off") }
    guard let last = open.popLast(), last == name else { throw broken("an element ends that is not open") }
    place += 1
    return end(XMLReader.local(name))
  }

  private mutating func end(_ name: [UInt8]) -> Event {
    defer { text = [] }
    return .end(name, text)
  }

  private mutating func begin() throws(DoodleFileError) -> Event {
    guard !open.isEmpty || !hasRoot else { throw broken("there is a second root") }
    place += 1
    let name = try name()
    var attributes = XMLAttributes()
    while true {
      skipBlanks()
      guard place < file.count else { throw broken("it breaks off") }
      if isAhead("/>") {
        place += 2
        pending = XMLReader.local(name)
        break
      }
      if file[place] == UInt8(ascii: ">") {
        place += 1
        guard open.count < XMLReader.deepest else { throw broken("it is nested too deep") }
        open.append(name)
        break
      }
      let attribute = try self.name()
      attributes.values.append((Array(attribute), try value()))
    }
    hasRoot = true
    text = []
    return .begin(XMLReader.local(name), attributes)
  }

  private mutating func value() throws(DoodleFileError) -> [UInt8] {
    skipBlanks()
    guard place < file.count, file[place] == UInt8(ascii: "=") else { throw broken("a value is missing") }
    place += 1
    skipBlanks()
    guard place < file.count, file[place] == UInt8(ascii: "\"") || file[place] == UInt8(ascii: "'") else {
      throw broken("a value is missing")
    }
    let quote = file[place]
    place += 1
    var value: [UInt8] = []
    while place < file.count, file[place] != quote {
      if file[place] == UInt8(ascii: "&") {
        value += try reference()
      } else {
        value.append(file[place])
        place += 1
      }
    }
    guard place < file.count else { throw broken("it breaks off") }
    place += 1
    return value
  }
}

/// The attributes of an element.
struct XMLAttributes {
  var values: [(name: [UInt8], value: [UInt8])] = []

  /// The value of that name; nil if there is none.
  subscript(name: StaticString) -> [UInt8]? { values.first { $0.name.isWord(name) }?.value }
}
