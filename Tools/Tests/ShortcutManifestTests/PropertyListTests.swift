import Foundation
import ShortcutManifest
import TestRules
import Testing

/// MANIFEST-1: property lists of both kinds are read, and nothing in them can harm.
struct PropertyListTests {
  private func problem(_ bytes: [UInt8]) throws -> ReadingError {
    try #require(throws: ReadingError.self) { try PropertyList.read(bytes) }
  }

  private func problem(_ text: String) throws -> ReadingError { try problem(Array(text.utf8)) }

  private static var everything: [String: Any] {
    [
      "text": "A & B <c> \"d\" ü 日本 🐥", "number": 42, "negative": -7, "real": 2.5, "yes": true, "no": false,
      "list": ["one", 2, ["three"]] as [Any], "empty": [:] as [String: Any], "bytes": Data([1, 2, 3]),
    ]
  }

  @Test(
    "What Foundation writes is read with each of its values", .rule("MANIFEST-1"),
    arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func bothKinds(format: PropertyListSerialization.PropertyListFormat) throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: PropertyListTests.everything, format: format, options: 0)
    let root = try PropertyList.read(Array(data))
    #expect(root["text"]?.text == "A & B <c> \"d\" ü 日本 🐥")
    #expect(root["number"]?.value == .integer("42"))
    #expect(root["negative"]?.value == .integer("-7"))
    #expect(root["yes"]?.value == .boolean(true))
    #expect(root["no"]?.value == .boolean(false))
    #expect(root["bytes"]?.value == .data("AQID"))
    #expect(root["empty"]?.value == .dictionary([]))
    #expect(root["list"]?.elements.count == 3)
    #expect(root["list"]?.elements.last?.elements.first?.text == "three")
  }

  @Test("A value of an XML file knows its line, over comments and line ends of Windows")
  func lines() throws {
    let root = try Draft.read(
      "<plist>\r\n<!-- a\r\n b -->\r\n<dict>\r\n<key>a</key>\r\n<string>b</string></dict></plist>")
    #expect(root.line == 4)
    #expect(root.entries.first?.line == 5)
    #expect(root["a"]?.line == 6)
  }

  @Test("References and CDATA become the characters that they stand for")
  func references() throws {
    let root = try Draft.read("<plist><string>&lt;&#65;&#x1F425;&amp;<![CDATA[<&>]]></string></plist>")
    #expect(root.text == "<A🐥&<&>")
  }

  @Test(
    "A file in UTF-16 with a mark is read", .rule("MANIFEST-1"),
    arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian])
  func wide(encoding: String.Encoding) throws {
    let mark: [UInt8] = encoding == .utf16LittleEndian ? [0xFF, 0xFE] : [0xFE, 0xFF]
    let data = try #require("<plist><string>ü</string></plist>".data(using: encoding))
    #expect(try PropertyList.read(mark + data).text == "ü")
  }

  @Test("A file that declares entities is refused before any is resolved", .rule("MANIFEST-1"))
  func entities() throws {
    let text = """
      <!DOCTYPE plist [
      <!ENTITY a "aaaaaaaaaa">
      <!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">
      ]>
      <plist><string>&b;</string></plist>
      """
    let problem = try problem(text)
    #expect(problem.line == 1)
    #expect(problem.problem.contains("entities"))
  }

  @Test(
    "What is wrong with an XML file is said with its line",
    arguments: [
      ("<plist>\n<dict>\n<key>a</key>\n</dict></plist>", 3, "has no value"),
      ("<plist>\n<dict>\n<string>a</string>\n</dict></plist>", 3, "without a key"),
      ("<plist>\n<dict>\n<key>a</key>\n", 2, "ends within the <dict>"),
      ("<plist>\n<array>\n<string>a</array></plist>", 3, "not closed"),
      ("<plist>\n<string>a & b</string></plist>", 2, "&amp;"),
      ("<plist>\n<string>&bomb;</string></plist>", 2, "&amp;"),
      ("<plist>\n<number>1</number></plist>", 2, "no <number>"),
      ("<plist>\n<integer>one</integer></plist>", 2, "not a number"),
      ("<plist>\n<string>a</string>\n<string>b</string></plist>", 3, "one value"),
      ("<html>\n</html>", 1, "<html>"),
      ("{ a = b; }", 1, "not a property list"),
      ("<plist><dict></dict></plist>\n<dict/>", 2, "follows the end"),
    ])
  func malformed(text: String, line: Int, words: String) throws {
    let problem = try problem(text)
    #expect(problem.line == line)
    #expect(problem.description.contains(words), "\(problem)")
  }

  @Test(
    "A file that is cut off anywhere is an error and never half a list", .rule("MANIFEST-1"),
    arguments: [true, false])
  func cutOff(isBinary: Bool) throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: PropertyListTests.everything, format: isBinary ? .binary : .xml, options: 0)
    let whole = Array(data)
    let end = isBinary ? whole.count : whole.lastIndex(of: UInt8(ascii: ">")) ?? 0
    for count in 0..<end { _ = try problem(Array(whole[..<count])) }
  }

  @Test("Values too deep in one another are an error", .rule("MANIFEST-1"), arguments: [200, 100_000])
  func deep(levels: Int) throws {
    let text = "<plist>" + String(repeating: "<array>", count: levels)
    #expect(try problem(text).problem.contains("deep"))
  }

  @Test("A file of a hundred megabytes is refused by its length", .rule("MANIFEST-1"))
  func huge() throws {
    #expect(try problem([UInt8](repeating: 60, count: 100 << 20)).problem.contains("bytes"))
  }
}
