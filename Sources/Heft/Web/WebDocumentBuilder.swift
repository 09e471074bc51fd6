import HeftProtocol

/// Puts a document's pieces together so that each is closed in turn, whatever order the tags come in.
struct WebDocumentBuilder {
  private var document = WebDocument()
  private var opened: [WebElement] = []
  /// Text that is not a node yet.
  private var text: [UInt8] = []
  /// Whether a blank here would stand at the beginning of a line.
  private var isAtBlank = true

  /// Closes everything.
  consuming func finished() -> WebDocument {
    while !opened.isEmpty { closeLast() }
    flush()
    return document
  }

  // MARK: Text

  /// Adds text. Outside preformatted text a run of blanks is one.
  mutating func add(_ bytes: [UInt8]) {
    let keepsBlanks = opened.contains(.preformatted)
    for byte in bytes {
      if keepsBlanks, byte >= 0x20 || HTMLBytes.isBlank(byte) {
        beginText()
        if byte != 0x0D { text.append(byte) }
        isAtBlank = false
      } else if HTMLBytes.isBlank(byte) {
        if !isAtBlank { text.append(0x20) }
        isAtBlank = true
      } else if byte >= 0x20 {
        beginText()
        text.append(byte)
        isAtBlank = false
      }
    }
  }

  /// The document's title; the first one that is not empty counts.
  mutating func setTitle(_ bytes: [UInt8]) {
    guard document.title.utf8.isEmpty else { return }
    var title: [UInt8] = []
    for word in bytes.split(whereSeparator: { $0 <= 0x20 }) {
      if !title.isEmpty { title.append(0x20) }
      title += word
    }
    document.title = String(decoding: title, as: UTF8.self)
  }

  /// Lines that stand in nothing are a paragraph.
  private mutating func beginText() {
    if opened.isEmpty { push(.open(.paragraph), .paragraph) }
  }

  private mutating func flush() {
    guard !text.isEmpty else { return }
    document.nodes.append(.text(String(decoding: text, as: UTF8.self)))
    text = []
  }

  // MARK: Pieces

  mutating func addLineBreak() {
    guard !opened.isEmpty else { return }
    flush()
    document.nodes.append(.lineBreak)
    isAtBlank = true
  }

  mutating func addRule() {
    endParagraph()
    flush()
    document.nodes.append(.rule)
    isAtBlank = true
  }

  mutating func addPicture(_ asset: AppAsset, label: String) {
    beginText()
    flush()
    document.nodes.append(
      .picture(
        svg: asset.svg, label: label, width: Double(asset.size.width), height: Double(asset.size.height)))
    isAtBlank = false
  }

  mutating func open(_ element: WebElement) {
    if element.isInline {
      beginText()
    } else {
      if element == .item { startItem() } else { endParagraph() }
    }
    push(.open(element), element)
  }

  /// A link does not stand in another link.
  mutating func openLink(to address: String) {
    close(.link)
    beginText()
    guard push(.link(UInt32(document.addresses.count)), .link) else { return }
    document.addresses.append(address)
  }

  /// Closes the innermost element of that kind and the elements that are open in it; nothing if there is none.
  mutating func close(_ element: WebElement) {
    let bound = element == .item ? (opened.lastIndex(where: { WebDocumentBuilder.isList($0) }) ?? 0) : 0
    let place = opened.lastIndex { $0 == element || element.isHeading && $0.isHeading }
    guard let place, place >= bound else { return }
    while opened.count > place { closeLast() }
  }

  /// Closes the lines that are open; lists, items and quotes stay.
  mutating func endParagraph() {
    while let last = opened.last,
      last.isInline || last == .paragraph || last.isHeading || last == .preformatted
    {
      closeLast()
    }
    flush()
    isAtBlank = true
  }

  /// An item ends the one before it, and makes a list where it stands in none.
  private mutating func startItem() {
    close(.item)
    endParagraph()
    if !opened.contains(where: { WebDocumentBuilder.isList($0) }) { push(.open(.list), .list) }
  }

  private static func isList(_ element: WebElement) -> Bool { element == .list || element == .numberedList }

  /// Returns false if that would be too deep.
  @discardableResult
  private mutating func push(_ node: WebNode, _ element: WebElement) -> Bool {
    guard opened.count < WebDocument.greatestDepth else { return false }
    flush()
    document.nodes.append(node)
    opened.append(element)
    if !element.isInline { isAtBlank = true }
    return true
  }

  /// Closes the last element. An empty element is left out; a link that is left out keeps its number.
  private mutating func closeLast() {
    let element = opened.removeLast()
    flush()
    switch document.nodes.last {
    case .open, .link: document.nodes.removeLast()
    default: document.nodes.append(.close)
    }
    if !element.isInline { isAtBlank = true }
  }
}
