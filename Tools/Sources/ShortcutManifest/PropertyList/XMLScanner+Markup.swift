/// A start, an end, or both in one, of an element.
struct XMLTag {
  enum Kind { case start, end, whole }

  let name: String
  let kind: Kind
  let line: Int
}

extension XMLScanner {
  /// The next tag, over blanks, comments and declarations. Nil at the end of the file.
  mutating func tag() throws(ReadingError) -> XMLTag? {
    while true {
      skipBlanks()
      guard let byte = current else { return nil }
      let line = line
      guard byte == UInt8(ascii: "<") else {
        throw ReadingError(
          line: line, "There is text between the elements.", remedy: "Put it into a <string>, or remove it.")
      }
      if try skipDeclaration() { continue }
      advance()
      let isEnd = take("/")
      let name = name()
      guard !name.isEmpty else {
        throw ReadingError(line: line, "There is a '<' without a name.", remedy: "Write it as &lt; in text.")
      }
      let isWhole = try skipAttributes(of: name, from: line)
      return XMLTag(name: name, kind: isEnd ? .end : isWhole ? .whole : .start, line: line)
    }
  }

  /// Goes over what is no element; false where nothing such stands here.
  private mutating func skipDeclaration() throws(ReadingError) -> Bool {
    let line = line
    if take("<!--") {
      if !skip(behind: "-->") { throw XMLScanner.cutOff("a comment", from: line) }
      return true
    }
    if take("<?") {
      if !skip(behind: "?>") { throw XMLScanner.cutOff("a declaration", from: line) }
      return true
    }
    guard take("<!DOCTYPE") else { return false }
    var quote: UInt8?
    while let byte = current {
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "[") {
        throw ReadingError(
          line: self.line, "The document type declares something of its own, such as entities.",
          remedy: "Remove the part in [ ]; a property list needs none, and it is not read.")
      } else if byte == UInt8(ascii: ">") {
        advance()
        return true
      }
      advance()
    }
    throw XMLScanner.cutOff("the document type", from: line)
  }

  /// Goes behind the tag's '>'. Returns whether the tag is a whole element.
  private mutating func skipAttributes(of name: String, from line: Int) throws(ReadingError) -> Bool {
    var quote: UInt8?
    while let byte = current {
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if take("/>") {
        return true
      } else if byte == UInt8(ascii: ">") {
        advance()
        return false
      } else if byte == UInt8(ascii: "<") {
        break
      }
      advance()
    }
    throw ReadingError(line: line, "The tag of <\(name)> does not end.", remedy: "Close it with '>'.")
  }

  static func cutOff(_ what: String, from line: Int) -> ReadingError {
    ReadingError(
      line: line, "The file ends within \(what) that begins here.",
      remedy: "The file is cut off: get the whole of it, or write what is missing.")
  }
}
