/// Reads the XML kind of property lists.
struct XMLListReader {
  private var scanner: XMLScanner
  private var values = 0

  /// Reads text in UTF-8.
  static func read(_ text: [UInt8]) throws(ReadingError) -> PropertyNode {
    var reader = XMLListReader(scanner: XMLScanner(text))
    return try reader.document()
  }

  private init(scanner: XMLScanner) {
    self.scanner = scanner
  }

  private mutating func document() throws(ReadingError) -> PropertyNode {
    guard let root = try scanner.tag() else {
      throw ReadingError("There is no element in the file.", remedy: "A property list begins with <plist>.")
    }
    guard root.name == "plist", root.kind != .end else {
      throw ReadingError(
        line: root.line, "This is XML but no property list: it begins with <\(root.name)>, not with <plist>.",
        remedy: "Choose the app's Info.plist.")
    }
    guard root.kind == .start, let first = try scanner.tag(), first.kind != .end else {
      throw ReadingError(line: root.line, "The property list is empty.", remedy: "Put a <dict> into it.")
    }
    let node = try value(first, depth: 1)
    let end = try next(in: "plist", from: root.line)
    guard end.name == "plist", end.kind == .end else {
      throw ReadingError(
        line: end.line, "A <\(end.name)> follows the one value that a property list has.",
        remedy: "Move it into the <dict>, or remove it.")
    }
    if let more = try scanner.tag() {
      throw ReadingError(
        line: more.line, "A <\(more.name)> follows the end of the property list.", remedy: "Remove it.")
    }
    return node
  }

  private mutating func next(in name: String, from line: Int) throws(ReadingError) -> XMLTag {
    guard let tag = try scanner.tag() else { throw XMLScanner.cutOff("the <\(name)>", from: line) }
    return tag
  }

  private mutating func value(_ tag: XMLTag, depth: Int) throws(ReadingError) -> PropertyNode {
    values += 1
    if values > Limit.values {
      throw ReadingError(
        line: tag.line, "The file holds more than \(Limit.values) values.", remedy: "Choose a smaller file.")
    }
    if depth > Limit.depth {
      throw ReadingError(
        line: tag.line, "Values lie more than \(Limit.depth) deep in one another.",
        remedy: "Choose a flatter file.")
    }
    let value: PropertyValue
    switch tag.name {
    case "dict": value = .dictionary(try dictionary(tag, depth: depth))
    case "array": value = .array(try array(tag, depth: depth))
    case "true": value = .boolean(try truth(tag, true))
    case "false": value = .boolean(try truth(tag, false))
    default: value = try scalar(tag)
    }
    return PropertyNode(value, line: tag.line)
  }

  private mutating func array(_ tag: XMLTag, depth: Int) throws(ReadingError) -> [PropertyNode] {
    guard tag.kind == .start else { return [] }
    var result: [PropertyNode] = []
    while true {
      let next = try next(in: "array", from: tag.line)
      if next.kind == .end {
        try closes(next, tag)
        return result
      }
      result.append(try value(next, depth: depth + 1))
    }
  }

  private mutating func dictionary(_ tag: XMLTag, depth: Int) throws(ReadingError) -> [PropertyEntry] {
    guard tag.kind == .start else { return [] }
    var result: [PropertyEntry] = []
    while true {
      let next = try next(in: "dict", from: tag.line)
      if next.kind == .end {
        try closes(next, tag)
        return result
      }
      guard next.name == "key" else {
        throw ReadingError(
          line: next.line, "A <\(next.name)> stands in a <dict> without a key.",
          remedy: "Write a <key> in front of it.")
      }
      let key = try text(next)
      let first = try self.next(in: "dict", from: tag.line)
      guard first.kind != .end, first.name != "key" else {
        throw ReadingError(
          line: next.line, "The key '\(key.shortened)' has no value.", remedy: "Write its value behind it.")
      }
      result.append(PropertyEntry(key, try value(first, depth: depth + 1), line: next.line))
    }
  }

  private mutating func truth(_ tag: XMLTag, _ value: Bool) throws(ReadingError) -> Bool {
    if tag.kind == .start { try closes(try next(in: tag.name, from: tag.line), tag) }
    return value
  }

  private mutating func scalar(_ tag: XMLTag) throws(ReadingError) -> PropertyValue {
    guard ["string", "integer", "real", "date", "data"].contains(tag.name) else {
      throw ReadingError(
        line: tag.line, "A property list knows no <\(tag.name.shortened)>.",
        remedy: "Use <string>, <array>, <dict>, <integer>, <real>, <true/>, <false/>, <date> or <data>.")
    }
    let text = try text(tag)
    let word = text.filter { !$0.isWhitespace }
    switch tag.name {
    case "string": return .string(text)
    case "data": return .data(word)
    case "date": return .date(word)
    case "real":
      if Double(word) != nil { return .real(word) }
    default:
      if word.isWholeNumber { return .integer(word) }
    }
    throw ReadingError(
      line: tag.line, "<\(tag.name)> holds '\(text.shortened)', which is not a number.",
      remedy: "Write digits, or make it a <string>.")
  }

  /// The text within an element.
  private mutating func text(_ tag: XMLTag) throws(ReadingError) -> String {
    guard tag.kind == .start else { return "" }
    let text = try scanner.text()
    try closes(try next(in: tag.name, from: tag.line), tag)
    return text
  }

  private func closes(_ end: XMLTag, _ start: XMLTag) throws(ReadingError) {
    guard end.kind == .end, end.name == start.name else {
      throw ReadingError(
        line: end.line,
        "The <\(start.name.shortened)> of line \(start.line) is not closed before this <\(end.name.shortened)>.",
        remedy: "Write </\(start.name.shortened)> where it ends.")
    }
  }
}

extension String {
  /// At most forty characters, as a sentence can hold them.
  var shortened: String { count > 40 ? prefix(39) + "…" : self }

  fileprivate var isWholeNumber: Bool {
    var digits = self[...]
    if digits.hasPrefix("-") || digits.hasPrefix("+") { digits = digits.dropFirst() }
    if digits.hasPrefix("0x") { return Int(digits.dropFirst(2), radix: 16) != nil }
    return !digits.isEmpty && digits.utf8.allSatisfy { (48...57).contains($0) }
  }
}
