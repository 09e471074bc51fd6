// HTML as a text with attributes: what a line of text shows of it.

import Heft

/// Reads HTML. Pictures and tables are left out; of styles, colors, sizes, bold and lines count.
struct MarkupText {
  private struct Style {
    var tag: [UInt8]
    var size: CGFloat = 12
    var isBold = false
    var isUnderlined = false
    var isStruck = false
    var color: UIColor?
    var address: String?
    var keepsSpaces = false
  }

  let text = NSMutableAttributedString(string: "")
  private let bytes: [UInt8]
  private var place = 0
  private var styles = [Style(tag: [])]
  private var run: [UInt8] = []
  private var hasSpace = false
  private var endsWithSpace = false
  private var isAtLineStart = true
  /// Of each list: nil, or the number of its next line.
  private var lists: [Int?] = []

  init(_ markup: String) {
    bytes = Array(markup.utf8)
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "<"), readTag() { continue }
      readLetter()
    }
    flush()
  }

  // MARK: Letters

  private mutating func readLetter() {
    let byte = bytes[place]
    place += 1
    if byte == UInt8(ascii: "&") { return readEntity() }
    let isSpace = byte == 32 || byte == 9 || byte == 10 || byte == 13
    if isSpace, !styles[styles.count - 1].keepsSpaces {
      hasSpace = !isAtLineStart && !endsWithSpace
      return
    }
    put([byte])
  }

  private mutating func put(_ letters: [UInt8]) {
    if hasSpace { run.append(32) }
    hasSpace = false
    endsWithSpace = false
    isAtLineStart = letters.last == 10
    run += letters
  }

  private mutating func readEntity() {
    guard let end = bytes[place...].prefix(12).firstIndex(of: UInt8(ascii: ";")) else {
      return put([UInt8(ascii: "&")])
    }
    let name = String(decoding: bytes[place..<end], as: UTF8.self)
    var scalar: UInt32?
    if name.hasPrefix("#x") || name.hasPrefix("#X") {
      scalar = UInt32(name.dropFirst(2), radix: 16)
    } else if name.hasPrefix("#") {
      scalar = UInt32(name.dropFirst())
    } else {
      scalar = MarkupText.entities.first { $0.name == name }?.scalar
    }
    guard let found = scalar.flatMap({ Unicode.Scalar($0) }) else { return put([UInt8(ascii: "&")]) }
    place = end + 1
    put(Array(String(Character(found)).utf8))
  }

  private static let entities: [(name: String, scalar: UInt32)] = [
    ("amp", 38), ("lt", 60), ("gt", 62), ("quot", 34), ("apos", 39), ("nbsp", 160), ("copy", 169),
    ("reg", 174), ("deg", 176), ("middot", 183), ("laquo", 171), ("raquo", 187), ("auml", 228), ("ouml", 246),
    ("uuml", 252), ("Auml", 196), ("Ouml", 214), ("Uuml", 220), ("szlig", 223), ("agrave", 224),
    ("aacute", 225), ("acirc", 226), ("ccedil", 231), ("egrave", 232), ("eacute", 233), ("ecirc", 234),
    ("iacute", 237), ("ntilde", 241), ("oacute", 243), ("ocirc", 244), ("uacute", 250), ("times", 215),
    ("ndash", 8211), ("mdash", 8212), ("lsquo", 8216), ("rsquo", 8217), ("sbquo", 8218), ("ldquo", 8220),
    ("rdquo", 8221), ("bdquo", 8222), ("bull", 8226), ("hellip", 8230), ("euro", 8364), ("trade", 8482),
    ("larr", 8592), ("rarr", 8594),
  ]

  /// Puts the letters read so far into the text, with the style that they have.
  private mutating func flush() {
    guard !run.isEmpty else { return }
    let style = styles[styles.count - 1]
    var attributes: NSAttributedString.Attributes = [
      .font: style.isBold ? UIFont.boldSystemFont(ofSize: style.size) : UIFont.systemFont(ofSize: style.size)
    ]
    attributes[.foregroundColor] = style.color ?? UIColor.black
    let line = NSNumber(value: NSUnderlineStyle.single.rawValue)
    if style.isUnderlined { attributes[.underlineStyle] = line }
    if style.isStruck { attributes[.strikethroughStyle] = line }
    if let url = style.address.flatMap({ URL(string: $0) }) { attributes[.link] = heftObject(url) }
    text.append(NSAttributedString(string: String(decoding: run, as: UTF8.self), attributes: attributes))
    run = []
  }

  private mutating func breakLine() {
    hasSpace = false
    if !isAtLineStart { put([10]) }
  }

  // MARK: Tags

  /// Reads what stands in pointed brackets; whether that is a tag.
  private mutating func readTag() -> Bool {
    let rest = bytes[place...]
    if rest.starts(with: Array("<!--".utf8)) {
      skip(past: "-->")
      return true
    }
    var name = place + 1
    let closes = name < bytes.count && bytes[name] == UInt8(ascii: "/")
    if closes { name += 1 }
    guard name < bytes.count, MarkupText.isLetter(bytes[name]) || bytes[name] == UInt8(ascii: "!") else {
      return false
    }
    var end = name
    var quote: UInt8?
    while end < bytes.count, quote != nil || bytes[end] != UInt8(ascii: ">") {
      let byte = bytes[end]
      if byte == quote {
        quote = nil
      } else if quote == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      }
      end += 1
    }
    guard end < bytes.count else { return false }
    let content = Array(bytes[name..<end])
    place = end + 1
    let tag = content.prefix { MarkupText.isLetter($0) || (48...57).contains($0) }.map { $0 | 0x20 }
    closes ? close(tag) : open(tag, content)
    return true
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte | 0x20) }

  private mutating func skip(past mark: String) {
    let wanted = Array(mark.utf8)
    while place < bytes.count, !MarkupText.equal(bytes[place...].prefix(wanted.count), wanted) { place += 1 }
    place = min(place + wanted.count, bytes.count)
  }

  private static func equal(_ one: ArraySlice<UInt8>, _ other: [UInt8]) -> Bool {
    one.count == other.count && zip(one, other).allSatisfy { $0 == $1 || isLetter($0) && $0 | 0x20 == $1 }
  }

  private static let blocks = [
    "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "tr", "table", "pre", "blockquote",
    "section", "article", "header", "footer", "dl", "dt", "dd", "center",
  ].map { Array($0.utf8) }

  private mutating func open(_ tag: [UInt8], _ content: [UInt8]) {
    let name = String(decoding: tag, as: UTF8.self)
    let start = place
    switch name {
    case "br":
      hasSpace = false
      return put([10])
    case "script", "title": return skip(past: "</" + name + ">")
    case "style":
      skip(past: "</style>")
      return readSheet(Array(bytes[start..<place]))
    case "img", "meta", "link", "hr", "input", "doctype", "": return
    default: break
    }
    flushBefore(tag, opens: true)
    var style = styles[styles.count - 1]
    style.tag = tag
    switch name {
    case "b", "strong", "th": style.isBold = true
    case "u", "ins": style.isUnderlined = true
    case "s", "strike", "del": style.isStruck = true
    case "small": style.size *= 0.83
    case "big": style.size *= 1.2
    case "pre": style.keepsSpaces = true
    case "a":
      style.address = value("href", in: content)
      style.isUnderlined = style.address != nil || style.isUnderlined
      if style.address != nil { style.color = UIColor(red: 0, green: 0, blue: 0.933, alpha: 1) }
    case "h1", "h2", "h3", "h4", "h5", "h6":
      style.isBold = true
      // As browsers have them beside the text's size.
      style.size *= [2, 1.5, 1.17, 1, 0.83, 0.67][Int(tag[1]) - 49]
    default: break
    }
    if let color = value("color", in: content).flatMap({ MarkupText.color($0) }) { style.color = color }
    if let declarations = value("style", in: content) { MarkupText.apply(declarations, to: &style) }
    styles.append(style)
    if name == "ul" { lists.append(nil) }
    if name == "ol" { lists.append(1) }
    guard name == "li" else { return }
    if let number = lists.last ?? nil {
      put(Array("\t\(number).\t".utf8))
      lists[lists.count - 1] = number + 1
    } else {
      put(Array("\t•\t".utf8))
    }
  }

  private mutating func flushBefore(_ tag: [UInt8], opens: Bool = false) {
    if MarkupText.blocks.contains(tag) {
      breakLine()
    } else if opens, hasSpace {
      // A space before a tag has not yet its style.
      run.append(32)
      (hasSpace, endsWithSpace) = (false, true)
    }
    flush()
  }

  private mutating func close(_ tag: [UInt8]) {
    guard let index = styles.lastIndex(where: { $0.tag == tag }), index > 0 else { return }
    flushBefore(tag)
    styles.removeSubrange(index...)
    if tag == Array("ul".utf8) || tag == Array("ol".utf8) { _ = lists.popLast() }
  }

  /// The value of a tag's attribute.
  private func value(_ name: String, in content: [UInt8]) -> String? {
    let wanted = Array((name + "=").utf8)
    var index = 0
    while index + wanted.count < content.count {
      let isName = MarkupText.equal(content[index..<index + wanted.count], wanted)
      guard isName, index > 0, content[index - 1] <= 32 else {
        index += 1
        continue
      }
      let rest = content[(index + wanted.count)...]
      if let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
        return String(decoding: rest.dropFirst().prefix { $0 != quote }, as: UTF8.self)
      }
      return String(decoding: rest.prefix { $0 > 32 }, as: UTF8.self)
    }
    return nil
  }

  // MARK: Styles

  /// Takes what a style sheet says of the whole text.
  private mutating func readSheet(_ sheet: [UInt8]) {
    for rule in String(decoding: sheet, as: UTF8.self).split(separator: "}") {
      let parts = rule.split(separator: "{")
      guard parts.count == 2 else { continue }
      let selectors = parts[0].lowercased().split { $0 == "," || $0 == " " || $0 == "\n" || $0 == "\r\n" }
      guard selectors.contains(where: { ["body", "html", "*", "p"].contains(String($0)) }) else { continue }
      flush()
      for index in styles.indices { MarkupText.apply(String(parts[1]), to: &styles[index]) }
    }
  }

  private static func apply(_ declarations: String, to style: inout Style) {
    for declaration in declarations.split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let name = trimmed(parts[0]).lowercased()
      let value = trimmed(parts[1])
      switch name {
      case "color": style.color = color(value) ?? style.color
      case "font-size":
        let digits = value.prefix { ("0"..."9").contains($0) || $0 == "." }
        guard let number = Double(String(digits)), number > 0 else { continue }
        let factor: CGFloat = value.hasSuffix("em") ? style.size : value.hasSuffix("%") ? style.size / 100 : 1
        style.size = CGFloat(number) * factor
      case "font-weight":
        style.isBold = value == "bold" || value == "bolder" || Int(value).map { $0 >= 600 } ?? false
      case "text-decoration":
        style.isUnderlined = value.contains("underline")
        style.isStruck = value.contains("line-through")
      default: break
      }
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop { $0 == " " || $0 == "\n" || $0 == "\t" || $0 == "\r\n" }
    while let last = text.last, last == " " || last == "\n" || last == "\t" || last == "\r\n" {
      text.removeLast()
    }
    return String(text)
  }

  private static func color(_ name: String) -> UIColor? {
    if name.hasPrefix("#") {
      var digits = String(name.dropFirst())
      if digits.utf8.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
      guard digits.utf8.count >= 6, let number = UInt32(digits.prefix(6), radix: 16) else { return nil }
      return color(number)
    }
    if name.hasPrefix("rgb") {
      let parts = name.split { !("0"..."9").contains($0) && $0 != "." }.compactMap { Double(String($0)) }
      guard parts.count >= 3 else { return nil }
      return UIColor(
        red: CGFloat(parts[0]) / 255, green: CGFloat(parts[1]) / 255, blue: CGFloat(parts[2]) / 255,
        alpha: parts.count > 3 ? CGFloat(parts[3]) : 1)
    }
    let lowercase = name.lowercased()
    return names.first { $0.name == lowercase }.map { color($0.number) }
  }

  private static func color(_ number: UInt32) -> UIColor {
    UIColor(
      red: CGFloat(number >> 16 & 255) / 255, green: CGFloat(number >> 8 & 255) / 255,
      blue: CGFloat(number & 255) / 255, alpha: 1)
  }

  private static let names: [(name: String, number: UInt32)] = [
    ("black", 0), ("white", 0xFFFFFF), ("red", 0xFF0000), ("green", 0x008000), ("blue", 0x0000FF),
    ("gray", 0x808080), ("silver", 0xC0C0C0), ("yellow", 0xFFFF00), ("orange", 0xFFA500),
    ("purple", 0x800080), ("navy", 0x000080), ("teal", 0x008080), ("maroon", 0x800000), ("pink", 0xFFC0CB),
    ("brown", 0xA52A2A), ("lime", 0x00FF00), ("cyan", 0x00FFFF), ("magenta", 0xFF00FF),
  ]
}
