// What a document in XML says, piece by piece.

#if hasFeature(Embedded)
  /// A piece of a document.
  enum XMLPiece {
    case start(name: String, attributes: [(name: String, value: String)])
    case end(name: String)
    case text(String)
    case cdata([UInt8])
    case comment(String)
    case instruction(target: String, data: String?)
    case entity(name: String, value: String)
    case externalEntity(name: String, publicID: String?, systemID: String?)
    /// A mistake, by its number in Foundation's domain; nothing follows.
    case failure(Int)
  }

  /// Reads a document. Any bytes may come: a mistake is the last piece.
  final class XMLReader {
    /// The document in UTF-8, each line with one letter at its end, up to the first byte that is no text.
    private var bytes: [UInt8]
    /// The number of the mistake that the document ends with; nil where it just ends.
    private let cutFailure: Int?
    private var place = 0
    /// The elements that are open.
    private var open: [[UInt8]] = []
    /// What is told before anything more is read.
    private var pending: [XMLPiece] = []
    private var hasRoot = false
    private var hasDoctype = false
    private var hasFailed = false

    /// What texts the document has given names, in its order.
    private var entities: [(name: [UInt8], value: [UInt8])] = []
    /// Whether names may be known to a file that is not read.
    private var hasExternalNames = false
    /// How many bytes of named texts have been put in: they can hold each other, and grow beyond all bounds.
    private var expanded = 0
    private static let mostExpanded = 1 << 20

    /// Finds the text of a name that the document does not know.
    var resolve: ((String) -> [UInt8]?)?
    private(set) var publicID: String?
    private(set) var systemID: String?

    init(_ source: [UInt8]) {
      (bytes, cutFailure) = XMLReader.text(of: source)
      if starts("<?xml"), !XMLReader.isName(byte(5)) { skipDeclaration() }
    }

    // MARK: Places

    private var counted = (place: 0, line: 1, column: 1)

    /// Where the reader is, from 1 each.
    var position: (line: Int, column: Int) {
      if counted.place > place { counted = (0, 1, 1) }
      for byte in bytes[counted.place..<min(place, bytes.count)] {
        if byte == 10 {
          (counted.line, counted.column) = (counted.line + 1, 1)
        } else if byte & 0xC0 != 0x80 {
          counted.column += 1
        }
      }
      counted.place = min(place, bytes.count)
      return (counted.line, counted.column)
    }

    // MARK: Pieces

    /// The next piece; nil at the end of a document without mistakes.
    func next() -> XMLPiece? {
      while true {
        if !pending.isEmpty { return pending.removeFirst() }
        if hasFailed { return nil }
        if place >= bytes.count {
          if let cutFailure { return fail(cutFailure) }
          if hasRoot, open.isEmpty { return nil }
          return fail(bytes.isEmpty ? 4 : 5)
        }
        if let piece = open.isEmpty ? readOutside() : readInside() { return piece }
      }
    }

    private func fail(_ number: Int) -> XMLPiece {
      hasFailed = true
      pending = []
      // What is missing at the end of what could be read is not the mistake.
      return .failure(place >= bytes.count ? cutFailure ?? number : number)
    }

    /// Before and after the root.
    private func readOutside() -> XMLPiece? {
      skipSpace()
      guard place < bytes.count else { return nil }
      if starts("<?") { return readInstruction() }
      if starts("<!--") { return readComment() }
      if hasRoot { return fail(5) }
      if starts("<!DOCTYPE") { return hasDoctype ? fail(68) : readDoctype() }
      guard bytes[place] == XMLReader.less else { return fail(4) }
      hasRoot = true
      return readStart()
    }

    private func readInside() -> XMLPiece? {
      guard bytes[place] == XMLReader.less else { return readText() }
      if starts("</") { return readEnd() }
      if starts("<?") { return readInstruction() }
      if starts("<!--") { return readComment() }
      if starts("<![CDATA[") {
        place += 9
        guard let end = find("]]>") else { return fail(63) }
        defer { place = end + 3 }
        return .cdata(Array(bytes[place..<end]))
      }
      return readStart()
    }

    // MARK: Tags

    private func readStart() -> XMLPiece? {
      place += 1
      guard let name = readName() else { return fail(68) }
      var attributes: [(name: String, value: String)] = []
      while true {
        let hasSpace = skipSpace()
        guard place < bytes.count else { return fail(77) }
        if bytes[place] == UInt8(ascii: ">") {
          place += 1
          open.append(name)
          break
        }
        if starts("/>") {
          place += 2
          pending.append(.end(name: XMLReader.string(name)))
          break
        }
        guard XMLReader.isNameStart(bytes[place]) else { return fail(73) }
        guard hasSpace, let key = readName() else { return fail(65) }
        skipSpace()
        guard byte(0) == UInt8(ascii: "=") else { return fail(41) }
        place += 1
        skipSpace()
        let value: [UInt8]
        switch readValue() {
        case .success(let read): value = read
        case .failure(let mistake): return fail(mistake.number)
        }
        let text = XMLReader.string(key)
        if attributes.contains(where: { $0.name.utf8.elementsEqual(key) }) { return fail(42) }
        attributes.append((text, XMLReader.string(value)))
      }
      return .start(name: XMLReader.string(name), attributes: attributes)
    }

    private func readEnd() -> XMLPiece? {
      place += 2
      guard let name = readName() else { return fail(place < bytes.count ? 76 : 5) }
      skipSpace()
      guard place < bytes.count else { return fail(5) }
      guard open.last == name else { return fail(76) }
      guard bytes[place] == UInt8(ascii: ">") else { return fail(73) }
      place += 1
      open.removeLast()
      return .end(name: XMLReader.string(name))
    }

    /// A mistake within a piece.
    private struct Mistake: Error {
      let number: Int
    }

    /// The value of an attribute, with its marks around it.
    private func readValue() -> Result<[UInt8], Mistake> {
      let quote = byte(0)
      guard quote == 34 || quote == 39 else { return .failure(Mistake(number: 39)) }
      place += 1
      var value: [UInt8] = []
      while place < bytes.count {
        let byte = bytes[place]
        switch byte {
        case quote:
          place += 1
          return .success(value)
        case XMLReader.less: return .failure(Mistake(number: 38))
        case XMLReader.and:
          switch readReference(isValue: true) {
          case .success(let text): value += text
          case .failure(let mistake): return .failure(mistake)
          }
        default:
          value.append(byte == 9 || byte == 10 ? 32 : byte)
          place += 1
        }
      }
      return .failure(Mistake(number: 40))
    }

    // MARK: Text

    private func readText() -> XMLPiece? {
      var text: [UInt8] = []
      var isLimit = false
      while place < bytes.count, bytes[place] != XMLReader.less, !isLimit {
        if bytes[place] == XMLReader.and {
          switch readReference(isValue: false) {
          case .success(let more): text += more
          case .failure(let mistake):
            let failure = fail(mistake.number)
            if text.isEmpty { return failure }
            pending = [failure]
            return .text(XMLReader.string(text))
          }
        } else if starts("]]>") {
          return fail(62)
        } else {
          text.append(bytes[place])
          place += 1
        }
        // A text without end still comes in pieces, each of whole letters.
        isLimit = text.count >= 1 << 16 && (place >= bytes.count || bytes[place] & 0xC0 != 0x80)
      }
      return text.isEmpty ? nil : .text(XMLReader.string(text))
    }

    /// What a reference such as `&amp;`, `&#228;` or `&name;` stands for.
    private func readReference(isValue: Bool) -> Result<[UInt8], Mistake> {
      let start = place
      place += 1
      if byte(0) == UInt8(ascii: "#") { return readNumber() }
      guard let name = readName() else {
        return .failure(Mistake(number: place < bytes.count ? 68 : 14))
      }
      guard byte(0) == UInt8(ascii: ";") else { return .failure(Mistake(number: 23)) }
      place += 1
      if let letter = XMLReader.letter(name) { return .success([letter]) }
      if let found = entities.first(where: { $0.name == name }) {
        expanded += found.value.count + 16
        if expanded > XMLReader.mostExpanded { return .failure(Mistake(number: 89)) }
        if isValue, found.value.contains(XMLReader.less) { return .failure(Mistake(number: 38)) }
        // Plain text is put in; what has marks in it is read in the reference's place.
        if !found.value.contains(XMLReader.and), !found.value.contains(XMLReader.less) {
          let isMark: (UInt8) -> Bool = { isValue && ($0 == 9 || $0 == 10) }
          return .success(found.value.map { isMark($0) ? 32 : $0 })
        }
        if isValue { return expand(found.value, 1) }
        bytes.replaceSubrange(start..<place, with: found.value)
        place = start
        return .success([])
      }
      if let text = resolve?(XMLReader.string(name)) {
        let (known, failure) = XMLReader.text(of: text)
        return failure.map { .failure(Mistake(number: $0)) } ?? .success(known)
      }
      return hasExternalNames ? .success([]) : .failure(Mistake(number: 26))
    }

    /// A named text with the texts that are named in it.
    private func expand(_ value: [UInt8], _ depth: Int) -> Result<[UInt8], Mistake> {
      if depth > 40 { return .failure(Mistake(number: 89)) }
      var result: [UInt8] = []
      var index = 0
      while index < value.count {
        guard value[index] == XMLReader.and else {
          result.append(value[index] == 9 || value[index] == 10 ? 32 : value[index])
          index += 1
          continue
        }
        guard let end = value[index...].firstIndex(of: UInt8(ascii: ";")) else {
          return .failure(Mistake(number: 23))
        }
        let name = Array(value[index + 1..<end])
        index = end + 1
        if let letter = XMLReader.letter(name) {
          result.append(letter)
        } else if let number = XMLReader.number(name) {
          result += number
        } else if let found = entities.first(where: { $0.name == name }) {
          expanded += found.value.count + 16
          if expanded > XMLReader.mostExpanded { return .failure(Mistake(number: 89)) }
          if found.value.contains(XMLReader.less) { return .failure(Mistake(number: 38)) }
          switch expand(found.value, depth + 1) {
          case .success(let text): result += text
          case .failure(let mistake): return .failure(mistake)
          }
        } else if !hasExternalNames {
          return .failure(Mistake(number: 26))
        }
      }
      return .success(result)
    }

    private func readNumber() -> Result<[UInt8], Mistake> {
      let isHex = byte(1) == UInt8(ascii: "x")
      guard let end = bytes[place...].prefix(16).firstIndex(of: UInt8(ascii: ";")) else {
        return .failure(Mistake(number: isHex ? 6 : 7))
      }
      let name = Array(bytes[place..<end])
      guard XMLReader.digits(name) != nil else { return .failure(Mistake(number: isHex ? 6 : 7)) }
      guard let text = XMLReader.number(name) else { return .failure(Mistake(number: 9)) }
      place = end + 1
      return .success(text)
    }

    /// One of the letters that have names in every document.
    private static func letter(_ name: [UInt8]) -> UInt8? {
      if name == [97, 109, 112] { return and }
      if name == [108, 116] { return less }
      if name == [103, 116] { return UInt8(ascii: ">") }
      if name == [113, 117, 111, 116] { return 34 }
      return name == [97, 112, 111, 115] ? 39 : nil
    }

    /// The number in `#228` or `#xE4`; more than any letter's where it is too large.
    private static func digits(_ name: [UInt8]) -> UInt32? {
      guard name.count > 1, name[0] == UInt8(ascii: "#") else { return nil }
      let isHex = name[1] == UInt8(ascii: "x")
      let digits = name[(isHex ? 2 : 1)...]
      if digits.isEmpty { return nil }
      var number: UInt32 = 0
      for digit in digits {
        var value: UInt32
        switch digit {
        case 48...57: value = UInt32(digit - 48)
        case 65...70 where isHex: value = UInt32(digit - 55)
        case 97...102 where isHex: value = UInt32(digit - 87)
        default: return nil
        }
        value += number * (isHex ? 16 : 10)
        number = min(value, 0x11_0000)
      }
      return number
    }

    /// The letter that a number such as `#228` is, in UTF-8.
    private static func number(_ name: [UInt8]) -> [UInt8]? {
      guard let number = digits(name), isLetter(number), let scalar = Unicode.Scalar(number) else {
        return nil
      }
      return utf8(scalar)
    }

    // MARK: Comments and instructions

    private func readComment() -> XMLPiece? {
      place += 4
      guard let end = find("--") else { return fail(45) }
      guard end + 2 < bytes.count else { return fail(45) }
      guard bytes[end + 2] == UInt8(ascii: ">") else {
        place = end
        return fail(80)
      }
      defer { place = end + 3 }
      return .comment(XMLReader.string(bytes[place..<end]))
    }

    private func readInstruction() -> XMLPiece? {
      let start = place
      place += 2
      guard let target = readName() else { return fail(46) }
      if target.count == 3, target.elementsEqual("xml".utf8, by: { $0 | 0x20 == $1 }) {
        place = start
        return fail(64)
      }
      let hasSpace = skipSpace()
      guard let end = find("?>") else { return fail(47) }
      if !hasSpace, end > place { return fail(65) }
      defer { place = end + 2 }
      let data = end > place ? XMLReader.string(bytes[place..<end]) : nil
      return .instruction(target: XMLReader.string(target), data: data)
    }

    /// The line `<?xml version="1.0"?>`.
    private func skipDeclaration() {
      guard let end = find("?>") else {
        pending = [fail(57)]
        place = bytes.count
        return
      }
      place = end + 2
    }

    // MARK: Document type

    /// Reads past `<!DOCTYPE …>`, and remembers the texts that it names.
    private func readDoctype() -> XMLPiece? {
      place += 9
      hasDoctype = true
      skipSpace()
      guard readName() != nil else { return fail(68) }
      skipSpace()
      let (isExternal, publicID, systemID) = readIDs()
      (self.publicID, self.systemID) = (publicID, systemID)
      hasExternalNames = isExternal
      skipSpace()
      if byte(0) == UInt8(ascii: "[") {
        place += 1
        guard readSubset() else { return fail(61) }
        skipSpace()
      }
      guard byte(0) == UInt8(ascii: ">") else { return fail(61) }
      place += 1
      return nil
    }

    /// `PUBLIC "…" "…"` or `SYSTEM "…"`.
    private func readIDs() -> (isExternal: Bool, publicID: String?, systemID: String?) {
      if starts("PUBLIC") {
        place += 6
        skipSpace()
        let first = readLiteral()
        skipSpace()
        return (true, first.map { XMLReader.string($0) }, readLiteral().map { XMLReader.string($0) })
      }
      guard starts("SYSTEM") else { return (false, nil, nil) }
      place += 6
      skipSpace()
      return (true, nil, readLiteral().map { XMLReader.string($0) })
    }

    private func readLiteral() -> [UInt8]? {
      let quote = byte(0)
      guard quote == 34 || quote == 39, let end = bytes[(place + 1)...].firstIndex(of: quote) else {
        return nil
      }
      defer { place = end + 1 }
      return Array(bytes[place + 1..<end])
    }

    /// What stands in brackets in the document's type; whether they are closed.
    private func readSubset() -> Bool {
      while place < bytes.count {
        if skipSpace() { continue }
        if bytes[place] == UInt8(ascii: "]") {
          place += 1
          return true
        }
        if starts("<!--") {
          guard let end = find("-->") else { return false }
          place = end + 3
        } else if starts("<?") {
          guard let end = find("?>") else { return false }
          place = end + 2
        } else if starts("<!ENTITY") {
          guard readEntity() else { return false }
        } else if bytes[place] == UInt8(ascii: "%") {
          // It may name texts that are not read.
          hasExternalNames = true
          place += 1
        } else {
          guard skipDeclarationInSubset() else { return false }
        }
      }
      return false
    }

    /// Reads past `<!ELEMENT …>` and its like, or one byte.
    private func skipDeclarationInSubset() -> Bool {
      guard bytes[place] == XMLReader.less else {
        place += 1
        return true
      }
      while place < bytes.count {
        switch bytes[place] {
        case UInt8(ascii: ">"):
          place += 1
          return true
        case 34, 39: if readLiteral() == nil { return false }
        default: place += 1
        }
      }
      return false
    }

    /// `<!ENTITY name "text">`.
    private func readEntity() -> Bool {
      place += 8
      skipSpace()
      let isParameter = byte(0) == UInt8(ascii: "%")
      if isParameter {
        place += 1
        skipSpace()
      }
      guard let name = readName() else { return false }
      skipSpace()
      if let literal = readLiteral() {
        // Numbers are letters already here; names are looked up where the text is put in.
        let value = XMLReader.withoutNumbers(literal)
        if !isParameter {
          if !entities.contains(where: { $0.name == name }) { entities.append((name, value)) }
          pending.append(.entity(name: XMLReader.string(name), value: XMLReader.string(value)))
        }
      } else {
        let (isExternal, publicID, systemID) = readIDs()
        guard isExternal else { return false }
        if !isParameter {
          // Its text is not fetched: a reference stands for nothing.
          entities.append((name, []))
          pending.append(
            .externalEntity(name: XMLReader.string(name), publicID: publicID, systemID: systemID))
        }
      }
      while place < bytes.count, bytes[place] != UInt8(ascii: ">") { place += 1 }
      place += 1
      return place <= bytes.count
    }

    /// A named text with letters in place of their numbers, but `<` and `&`, which are no marks then.
    private static func withoutNumbers(_ text: [UInt8]) -> [UInt8] {
      var result: [UInt8] = []
      var index = 0
      while index < text.count {
        if text[index] == and, let end = text[index...].prefix(16).firstIndex(of: UInt8(ascii: ";")),
          let letter = number(Array(text[index + 1..<end])), letter != [and], letter != [less]
        {
          result += letter
          index = end + 1
        } else {
          result.append(text[index])
          index += 1
        }
      }
      return result
    }

    // MARK: Bytes

    private static let less = UInt8(ascii: "<")
    private static let and = UInt8(ascii: "&")

    /// The byte so many places on; 0 beyond the end.
    private func byte(_ offset: Int) -> UInt8 {
      place + offset < bytes.count ? bytes[place + offset] : 0
    }

    private func starts(_ text: StaticString) -> Bool {
      let count = text.utf8CodeUnitCount
      guard bytes.count - place >= count else { return false }
      for offset in 0..<count where bytes[place + offset] != text.utf8Start[offset] { return false }
      return true
    }

    /// Where a text comes next.
    private func find(_ text: StaticString) -> Int? {
      let count = text.utf8CodeUnitCount
      var index = place
      while index + count <= bytes.count {
        if bytes[index] == text.utf8Start[0] {
          var offset = 1
          while offset < count, bytes[index + offset] == text.utf8Start[offset] { offset += 1 }
          if offset == count { return index }
        }
        index += 1
      }
      place = bytes.count
      return nil
    }

    @discardableResult
    private func skipSpace() -> Bool {
      let start = place
      while place < bytes.count, bytes[place] == 32 || bytes[place] == 10 || bytes[place] == 9 { place += 1 }
      return place > start
    }

    private func readName() -> [UInt8]? {
      guard place < bytes.count, XMLReader.isNameStart(bytes[place]) else { return nil }
      let start = place
      while place < bytes.count, XMLReader.isName(bytes[place]) { place += 1 }
      return Array(bytes[start..<place])
    }

    private static func isNameStart(_ byte: UInt8) -> Bool {
      (97...122).contains(byte | 0x20) || byte >= 0x80 || byte == UInt8(ascii: "_")
        || byte == UInt8(ascii: ":")
    }

    private static func isName(_ byte: UInt8) -> Bool {
      isNameStart(byte) || (48...57).contains(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
    }

    private static func string(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
    private static func string(_ bytes: ArraySlice<UInt8>) -> String { string(Array(bytes)) }

    // MARK: Encodings

    /// Whether a document may hold a letter.
    private static func isLetter(_ number: UInt32) -> Bool {
      number >= 32 && number < 0xD800 || number == 9 || number == 10 || number == 13
        || number >= 0xE000 && number < 0xFFFE || number >= 0x1_0000 && number < 0x11_0000
    }

    private static func utf8(_ scalar: Unicode.Scalar) -> [UInt8] {
      var result: [UInt8] = []
      append(scalar.value, to: &result)
      return result
    }

    private static func append(_ number: UInt32, to result: inout [UInt8]) {
      let last = UInt8(truncatingIfNeeded: number & 63 | 128)
      switch number {
      case ..<0x80: result.append(UInt8(truncatingIfNeeded: number))
      case ..<0x800: result += [UInt8(truncatingIfNeeded: number >> 6 | 0xC0), last]
      case ..<0x1_0000:
        result += [
          UInt8(truncatingIfNeeded: number >> 12 | 0xE0),
          UInt8(truncatingIfNeeded: number >> 6 & 63 | 128), last,
        ]
      default:
        result += [
          UInt8(truncatingIfNeeded: number >> 18 | 0xF0), UInt8(truncatingIfNeeded: number >> 12 & 63 | 128),
          UInt8(truncatingIfNeeded: number >> 6 & 63 | 128), last,
        ]
      }
    }

    /// A document in UTF-8, up to its first mistake, whose number comes along.
    private static func text(of source: [UInt8]) -> ([UInt8], Int?) {
      let start = source.prefix(4)
      if start.starts(with: [0xEF, 0xBB, 0xBF]) { return plain(source[3...]) }
      if start.starts(with: [0xFE, 0xFF]) { return wide(source[2...], isHighFirst: true) }
      if start.starts(with: [0xFF, 0xFE]) { return wide(source[2...], isHighFirst: false) }
      if start.elementsEqual([0, 0x3C, 0, 0x3F]) { return wide(source[...], isHighFirst: true) }
      if start.elementsEqual([0x3C, 0, 0x3F, 0]) { return wide(source[...], isHighFirst: false) }
      let name = encoding(source)
      if name.isEmpty || name == Array("utf-8".utf8) || name == Array("utf8".utf8)
        || name == Array("us-ascii".utf8) || name == Array("ascii".utf8)
      {
        return plain(source[...])
      }
      if name.starts(with: "iso-8859-1".utf8) || name == Array("latin1".utf8) { return narrow(source, false) }
      if name == Array("windows-1252".utf8) || name == Array("cp1252".utf8) { return narrow(source, true) }
      // The document is said to be of two bytes each, but could be read so far.
      if name.starts(with: "utf-16".utf8) { return plain(source[...]) }
      return ([], 32)
    }

    /// The name of the encoding in the document's first line, in small letters.
    private static func encoding(_ source: [UInt8]) -> [UInt8] {
      guard source.starts(with: "<?xml".utf8), let end = source.prefix(300).firstIndex(of: UInt8(ascii: ">"))
      else { return [] }
      let wanted = Array("encoding".utf8)
      var index = 5
      while index + wanted.count < end {
        if source[index..<index + wanted.count].elementsEqual(wanted) {
          let rest = source[(index + wanted.count)..<end].drop { $0 != 34 && $0 != 39 }
          guard let quote = rest.first else { return [] }
          return rest.dropFirst().prefix { $0 != quote }.map { (65...90).contains($0) ? $0 | 0x20 : $0 }
        }
        index += 1
      }
      return []
    }

    /// Checks letters and makes the ends of lines one letter each.
    private struct Cleaner {
      var result: [UInt8] = []
      private var hasReturn = false

      init(_ count: Int) { result.reserveCapacity(count) }

      /// Takes a letter; false where it may not be in a document.
      mutating func take(_ number: UInt32) -> Bool {
        if number == 10, hasReturn {
          hasReturn = false
          return true
        }
        hasReturn = number == 13
        guard XMLReader.isLetter(number) else { return false }
        XMLReader.append(hasReturn ? 10 : number, to: &result)
        return true
      }
    }

    private static func plain(_ source: ArraySlice<UInt8>) -> ([UInt8], Int?) {
      var cleaner = Cleaner(source.count)
      var iterator = source.makeIterator()
      var decoder = UTF8()
      while true {
        switch decoder.decode(&iterator) {
        case .scalarValue(let scalar): if !cleaner.take(scalar.value) { return (cleaner.result, 9) }
        case .emptyInput: return (cleaner.result, nil)
        case .error: return (cleaner.result, 9)
        }
      }
    }

    private static func wide(_ source: ArraySlice<UInt8>, isHighFirst: Bool) -> ([UInt8], Int?) {
      var cleaner = Cleaner(source.count)
      var units: [UInt16] = []
      units.reserveCapacity(source.count / 2)
      var index = source.startIndex
      while index + 1 < source.endIndex {
        let (one, two) = (UInt16(source[index]), UInt16(source[index + 1]))
        units.append(isHighFirst ? one << 8 | two : two << 8 | one)
        index += 2
      }
      var iterator = units.makeIterator()
      var decoder = UTF16()
      while true {
        switch decoder.decode(&iterator) {
        case .scalarValue(let scalar): if !cleaner.take(scalar.value) { return (cleaner.result, 9) }
        case .emptyInput: return (cleaner.result, index < source.endIndex ? 9 : nil)
        case .error: return (cleaner.result, 9)
        }
      }
    }

    private static func narrow(_ source: [UInt8], _ isWindows: Bool) -> ([UInt8], Int?) {
      var cleaner = Cleaner(source.count)
      for byte in source {
        let number = isWindows && byte & 0xE0 == 0x80 ? windowsLetters[Int(byte & 31)] : UInt32(byte)
        if !cleaner.take(number) { return (cleaner.result, 9) }
      }
      return (cleaner.result, nil)
    }

    /// What Windows has where Latin 1 has no letters, from 0x80 on.
    private static let windowsLetters: [UInt32] = [
      0x20AC, 0x81, 0x201A, 0x192, 0x201E, 0x2026, 0x2020, 0x2021, 0x2C6, 0x2030, 0x160, 0x2039, 0x152, 0x8D,
      0x17D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x2DC, 0x2122, 0x161, 0x203A,
      0x153, 0x9D, 0x17E, 0x178,
    ]
  }
#endif
