extension XMLScanner {
  /// The text up to the next tag, its references resolved. The scanner is at a '<' then, or at the end.
  mutating func text() throws(ReadingError) -> String {
    var result: [UInt8] = []
    while let byte = current {
      if byte == UInt8(ascii: "<") {
        let line = line
        if take("<![CDATA[") {
          let start = position
          if !skip(behind: "]]>") { throw XMLScanner.cutOff("a CDATA section", from: line) }
          result += bytes[start..<(position - 3)]
        } else if take("<!--") {
          if !skip(behind: "-->") { throw XMLScanner.cutOff("a comment", from: line) }
        } else {
          break
        }
      } else if byte == UInt8(ascii: "&") {
        result += Array(String(try reference()).utf8)
      } else {
        // A line of a file from Windows ends as any other.
        if byte != 13 || position + 1 >= bytes.count || bytes[position + 1] != 10 { result.append(byte) }
        advance()
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The longest reference that is looked at, in bytes (our choice: `&#x10FFFF;` has ten).
  private static let longestReference = 16

  private mutating func reference() throws(ReadingError) -> Unicode.Scalar {
    let start = position + 1
    let limit = min(bytes.count, start + XMLScanner.longestReference)
    let end = bytes[start..<limit].firstIndex(of: UInt8(ascii: ";"))
    let name = String(decoding: bytes[start..<(end ?? limit)], as: UTF8.self)
    guard let end, let scalar = XMLScanner.scalar(named: name) else {
      throw ReadingError(
        line: line, "'&' begins no reference that XML knows.", remedy: "Write a plain '&' as &amp;.")
    }
    while position <= end { advance() }
    return scalar
  }

  private static func scalar(named name: String) -> Unicode.Scalar? {
    switch name {
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let isHexadecimal = digits.hasPrefix("x")
    return UInt32(isHexadecimal ? digits.dropFirst() : digits, radix: isHexadecimal ? 16 : 10)
      .flatMap(Unicode.Scalar.init)
  }
}
