import HeftProtocol

/// Reads HTML by a short list of tags; the rest is dropped, scripts, styles and attributes first. Every text is a
/// document: markup that makes no sense is text or nothing (WEB-1 to WEB-4 in docs/spec.md).
struct HTMLReader {
  private let bytes: [UInt8]
  private var place = 0
  private var builder = WebDocumentBuilder()
  private let base: String
  private let picture: (String) -> AppAsset?

  /// The document that the text is. `base` is the address that links are made whole against, `picture` finds the
  /// pictures of the app.
  static func document(
    _ html: String, base: String, picture: @escaping (String) -> AppAsset?
  ) -> WebDocument {
    var reader = HTMLReader(bytes: Array(html.utf8), base: base, picture: picture)
    reader.read()
    return reader.builder.finished()
  }

  private init(bytes: [UInt8], base: String, picture: @escaping (String) -> AppAsset?) {
    self.bytes = bytes
    self.base = base
    self.picture = picture
  }

  private static let less = UInt8(ascii: "<")
  private static let greater = UInt8(ascii: ">")

  private mutating func read() {
    while place < bytes.count {
      if bytes[place] == HTMLReader.less {
        readMarkup()
      } else {
        let end = index(of: HTMLReader.less, from: place)
        builder.add(HTMLEntities.resolved(bytes[place..<end]))
        place = end
      }
    }
  }

  private func byte(at place: Int) -> UInt8 { place < bytes.count ? bytes[place] : 0 }

  /// Where the byte is next, or the end.
  private func index(of byte: UInt8, from start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] != byte { index += 1 }
    return index
  }

  private mutating func readMarkup() {
    let next = byte(at: place + 1)
    if HTMLBytes.isLetter(next) {
      place += 1
      readStartTag()
    } else if next == UInt8(ascii: "/"), HTMLBytes.isLetter(byte(at: place + 2)) {
      place += 2
      let name = readName()
      skipTag()
      end(HTMLTag(name))
    } else if bytes[place...].starts(with: "<!--" as StaticString) {
      skipComment()
    } else if next == UInt8(ascii: "!") || next == UInt8(ascii: "?") || next == UInt8(ascii: "/") {
      place = min(index(of: HTMLReader.greater, from: place) + 1, bytes.count)
    } else {
      builder.add([HTMLReader.less])
      place += 1
    }
  }

  private mutating func skipComment() {
    place += 4
    while place < bytes.count, !bytes[place...].starts(with: "-->" as StaticString) { place += 1 }
    place = min(place + 3, bytes.count)
  }

  private mutating func readName() -> HTMLName {
    let start = place
    while place < bytes.count, !HTMLBytes.isBlank(bytes[place]), bytes[place] != UInt8(ascii: "/"),
      bytes[place] != HTMLReader.greater, bytes[place] != UInt8(ascii: "=")
    {
      place += 1
    }
    return HTMLName(bytes[start..<place])
  }

  /// Reads attributes up to the tag's end.
  private mutating func skipTag() {
    while nextAttribute() != nil {}
  }

  // MARK: Tags

  private mutating func readStartTag() {
    let name = readName()
    var reference: [UInt8]?
    var source: [UInt8] = []
    var label: [UInt8] = []
    while let attribute = nextAttribute() {
      switch attribute.name {
      case "href": reference = attribute.value
      case "src": source = attribute.value
      case "alt": label = attribute.value
      default: break
      }
    }
    switch HTMLTag(name) {
    case .element(let element): builder.open(element)
    case .link:
      let address = reference.flatMap { WebAddress.resolve($0, against: base) }
      if let address { builder.openLink(to: address) } else { builder.close(.link) }
    case .picture: addPicture(source, label)
    case .lineBreak: builder.addLineBreak()
    case .rule: builder.addRule()
    case .title: builder.setTitle(HTMLEntities.resolved(textUpToEnd(of: name)))
    case .block: builder.endParagraph()
    case .script: _ = textUpToEnd(of: name)
    case .dropped: skipContent(of: name)
    case .unknown: break
    }
  }

  private mutating func end(_ tag: HTMLTag) {
    switch tag {
    case .element(let element): builder.close(element)
    case .link: builder.close(.link)
    case .block: builder.endParagraph()
    case .lineBreak: builder.addLineBreak()
    case .picture, .rule, .title, .script, .dropped, .unknown: break
    }
  }

  private mutating func addPicture(_ source: [UInt8], _ label: [UInt8]) {
    if let asset = picture(String(decoding: source, as: UTF8.self)) {
      builder.addPicture(asset, label: String(decoding: label, as: UTF8.self))
    } else {
      builder.add(label)
    }
  }

  /// Returns the text before the end tag of that name, as it is written, and skips the tag.
  private mutating func textUpToEnd(of name: HTMLName) -> ArraySlice<UInt8> {
    let start = place
    while place < bytes.count {
      let end = index(of: HTMLReader.less, from: place)
      place = end
      guard place < bytes.count else { break }
      place += 1
      guard byte(at: place) == UInt8(ascii: "/") else { continue }
      place += 1
      if readName().bytes == name.bytes {
        skipTag()
        return bytes[start..<end]
      }
    }
    return bytes[start...]
  }

  /// Passes everything up to the end tag that belongs to a start tag of that name.
  private mutating func skipContent(of name: HTMLName) {
    var depth = 1
    while depth > 0, place < bytes.count {
      place = index(of: HTMLReader.less, from: place) + 1
      if bytes[min(place - 1, bytes.count)...].starts(with: "<!--" as StaticString) {
        place -= 1
        skipComment()
        continue
      }
      let isEnd = byte(at: place) == UInt8(ascii: "/")
      if isEnd { place += 1 }
      guard place < bytes.count, HTMLBytes.isLetter(bytes[place]) else { continue }
      if readName().bytes == name.bytes { depth += isEnd ? -1 : 1 }
      skipTag()
    }
    place = min(place, bytes.count)
  }

  // MARK: Attributes

  /// Returns the next attribute of a tag; nil if there is none, and then the tag's end is skipped.
  private mutating func nextAttribute() -> (name: HTMLName, value: [UInt8])? {
    while place < bytes.count, HTMLBytes.isBlank(bytes[place]) || bytes[place] == UInt8(ascii: "/") {
      place += 1
    }
    guard place < bytes.count else { return nil }
    if bytes[place] == HTMLReader.greater {
      place += 1
      return nil
    }
    // A name may begin with the sign that ends others, so that each turn goes on.
    let start = place
    place += 1
    _ = readName()
    let name = HTMLName(bytes[start..<place])
    skipBlanks()
    guard byte(at: place) == UInt8(ascii: "=") else { return (name, []) }
    place += 1
    skipBlanks()
    return (name, readValue())
  }

  private mutating func skipBlanks() {
    while place < bytes.count, HTMLBytes.isBlank(bytes[place]) { place += 1 }
  }

  private mutating func readValue() -> [UInt8] {
    let quote = byte(at: place)
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      let end = index(of: quote, from: place + 1)
      defer { place = min(end + 1, bytes.count) }
      return HTMLEntities.resolved(bytes[(place + 1)..<end])
    }
    let start = place
    while place < bytes.count, !HTMLBytes.isBlank(bytes[place]), bytes[place] != HTMLReader.greater {
      place += 1
    }
    return HTMLEntities.resolved(bytes[start..<place])
  }
}
