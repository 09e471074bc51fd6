import Heft
import HeftStubs

/// What apps do with texts as bytes and as objects.
extension FoundationChecks {
  static func encodings(_ list: inout List) {
    func bytes(_ text: String, _ encoding: String.Encoding, lossy: Bool = false) -> String? {
      text.data(using: encoding, allowLossyConversion: lossy).map { data in
        data.map { "\($0)" }.joined(separator: " ")
      }
    }
    func text(_ bytes: [UInt8], _ encoding: String.Encoding) -> String? {
      String(data: Data(bytes), encoding: encoding)
    }
    list.add("utf16 as bytes", bytes("a\u{1F600}", .utf16), "255 254 97 0 61 216 0 222")
    list.add("utf16LittleEndian as bytes", bytes("a\u{E9}", .utf16LittleEndian), "97 0 233 0")
    list.add("utf16BigEndian as bytes", bytes("a\u{E9}", .utf16BigEndian), "0 97 0 233")
    list.add("unicode is utf16", isTrue: String.Encoding.unicode == .utf16)
    list.add("utf16 of nothing", bytes("", .utf16), "255 254")
    list.add("utf32 as bytes", bytes("a", .utf32), "255 254 0 0 97 0 0 0")
    list.add("utf32BigEndian as bytes", bytes("a", .utf32BigEndian), "0 0 0 97")
    list.add("isoLatin1 as bytes", bytes("a\u{E9}", .isoLatin1), "97 233")
    list.add("isoLatin1 does not have it", isTrue: bytes("\u{20AC}", .isoLatin1) == nil)
    list.add("windowsCP1252 as bytes", bytes("\u{20AC}\u{2019}\u{E9}", .windowsCP1252), "128 146 233")
    list.add("ascii does not have it", isTrue: bytes("\u{E9}", .ascii) == nil)
    list.add("utf16 with a mark, little", text([255, 254, 97, 0], .utf16), "a")
    list.add("utf16 with a mark, big", text([254, 255, 0, 97], .utf16), "a")
    list.add("utf16 without a mark", text([0, 97], .utf16), "a")
    list.add("utf16LittleEndian", text([97, 0, 61, 216, 0, 222], .utf16LittleEndian), "a\u{1F600}")
    list.add(
      "utf16LittleEndian with a mark", text([255, 254, 97, 0], .utf16LittleEndian)?.unicodeScalars.count, 2)
    list.add("utf16BigEndian", text([0, 97], .utf16BigEndian), "a")
    list.add("utf16 of an odd count", text([97, 0, 98], .utf16LittleEndian), "a")
    list.add("utf16 of half a pair", text([61, 216, 97, 0], .utf16LittleEndian), "nil")
    list.add("utf32LittleEndian", text([0, 246, 1, 0], .utf32LittleEndian), "\u{1F600}")
    list.add("isoLatin1", text([97, 233, 128], .isoLatin1), "a\u{E9}\u{80}")
    list.add("windowsCP1252", text([128, 146, 233], .windowsCP1252), "\u{20AC}\u{2019}\u{E9}")
    list.add("windowsCP1252 of no character", text([129], .windowsCP1252), "nil")
    list.add("ascii of no character", text([97, 200], .ascii), "nil")
    list.add("utf8 of no character", text([97, 200], .utf8), "nil")
    list.add("utf8 with a mark", text([239, 187, 191, 97], .utf8)?.unicodeScalars.count, 1)
    list.add(
      "Encoding.rawValue", "\(String.Encoding.utf8.rawValue) \(String.Encoding.utf16LittleEndian.rawValue)",
      "4 2483028224")
    list.add("Encoding(rawValue:)", isTrue: String.Encoding(rawValue: 4) == .utf8)
    list.add(
      "String.canBeConverted", isTrue: "a".canBeConverted(to: .ascii) && !"\u{E9}".canBeConverted(to: .ascii))
    list.add("String.lengthOfBytes in utf16", "a\u{1F600}".lengthOfBytes(using: .utf16), 6)
    list.add("String.maximumLengthOfBytes", "ab".maximumLengthOfBytes(using: .utf8), 6)
    list.add("String.maximumLengthOfBytes in utf16", "ab".maximumLengthOfBytes(using: .utf16), 4)
    list.add("String(bytes:) of a part", String(bytes: Data([97, 98, 99])[1...], encoding: .utf8), "bc")
  }

  static func transforms(_ list: inout List) {
    func strip(_ text: String) -> String? { text.applyingTransform(.stripDiacritics, reverse: false) }
    list.add("stripDiacritics", strip("\u{E9}t\u{E9} \u{C5}\u{F1}\u{1B0}"), "ete Anu")
    list.add("stripDiacritics of what is no mark", strip("\u{F8}\u{DF}"), "\u{F8}\u{DF}")
    list.add("stripDiacritics of marks apart", strip("e\u{301}"), "e")
    list.add("stripCombiningMarks", "\u{E9}".applyingTransform(.stripCombiningMarks, reverse: false), "e")
    list.add("toLatin of Latin", "\u{E9}a 1".applyingTransform(.toLatin, reverse: false), "\u{E9}a 1")
    list.add("toXMLHex", "a\u{E9}".applyingTransform(.toXMLHex, reverse: false), "a&#xE9;")
    list.add("toXMLHex back", "a&#xE9;".applyingTransform(.toXMLHex, reverse: true), "a\u{E9}")
    list.add(
      "Any-Hex", "a\u{1F600}".applyingTransform(StringTransform("Any-Hex"), reverse: false),
      "\\u0061\\uD83D\\uDE00")
    list.add(
      "fullwidthToHalfwidth", "\u{FF21}\u{3000}".applyingTransform(.fullwidthToHalfwidth, reverse: false),
      "A ")
    list.add(
      "halfwidth to fullwidth", "A ".applyingTransform(.fullwidthToHalfwidth, reverse: true),
      "\u{FF21}\u{3000}")
    list.add(
      "Latin-ASCII",
      "\u{E9}\u{DF}\u{F8}\u{E6}".applyingTransform(StringTransform("Latin-ASCII"), reverse: false), "essoae")
    list.add(
      "Transforms one after another",
      "\u{C9}T\u{C9}".applyingTransform(StringTransform("Any-Latin; Latin-ASCII; Lower()"), reverse: false),
      "ete")
    list.add(
      "Transform that is not there",
      isTrue: "a".applyingTransform(StringTransform("Not-There"), reverse: false) == nil)
  }

  static func textParts(_ list: inout List) {
    let text = "ab\r\ncd\n\nef"
    func at(_ offset: Int) -> String.Index { text.utf16.index(text.startIndex, offsetBy: offset) }
    func lines(_ from: Int, _ to: Int) -> String {
      let range = NSRange(text.lineRange(for: at(from)..<at(to)), in: text)
      return "\(range.location) \(range.length)"
    }
    list.add("String.lineRange at the start", lines(0, 0), "0 4")
    list.add("String.lineRange of two lines", lines(1, 5), "0 7")
    list.add("String.lineRange of an empty line", lines(7, 7), "7 1")
    list.add("String.lineRange at the end", lines(10, 10), "8 2")
    list.add("String.lineRange of a line and its end", lines(4, 7), "4 3")
    let separated = "a\u{2028}b\u{85}c\u{2029}d\re"
    func kind(_ offset: Int, _ isParagraph: Bool) -> String {
      let place = separated.utf16.index(separated.startIndex, offsetBy: offset)
      let range =
        isParagraph ? separated.paragraphRange(for: place..<place) : separated.lineRange(for: place..<place)
      let found = NSRange(range, in: separated)
      return "\(found.location) \(found.length)"
    }
    list.add(
      "String.lineRange at U+2028 and U+85", "\(kind(0, false)), \(kind(2, false)), \(kind(3, false))",
      "0 2, 2 2, 2 2")
    list.add(
      "String.paragraphRange at U+2028 and U+85", "\(kind(2, true)), \(kind(4, true)), \(kind(6, true))",
      "0 6, 0 6, 6 2")
    let object = NSString(string: separated).lineRange(for: NSRange(location: 2, length: 3))
    list.add("NSString.lineRange", "\(object.location) \(object.length)", "2 4")
    list.add("String.paragraphRange", NSRange(text.paragraphRange(for: at(4)..<at(4)), in: text).length, 3)
    let flag = "a\u{1F1E9}\u{1F1EA}e\u{301}"
    let place = flag.utf16.index(flag.startIndex, offsetBy: 1)
    list.add(
      "String.rangeOfComposedCharacterSequence",
      NSRange(flag.rangeOfComposedCharacterSequence(at: place), in: flag).length, 4)
    list.add(
      "NSString.rangeOfComposedCharacterSequence",
      "\(NSString(string: flag).rangeOfComposedCharacterSequence(at: 6).location)", "5")
    func found(_ range: Range<String.Index>?, _ text: String) -> String {
      range.map { "\(NSRange($0, in: text).location) \(NSRange($0, in: text).length)" } ?? "nil"
    }
    let words = "Caf\u{E9} CAFE"
    list.add("String.localizedStandardRange", found(words.localizedStandardRange(of: "cafe"), words), "0 4")
    list.add(
      "String.range(of:options:range:locale:)",
      found(
        words.range(
          of: "c", options: .caseInsensitive, range: words.index(after: words.startIndex)..<words.endIndex,
          locale: nil), words), "5 1")
    list.add(
      "String.rangeOfCharacter in a part",
      found(
        words.rangeOfCharacter(
          from: .uppercaseLetters, options: [], range: words.index(after: words.startIndex)..<words.endIndex),
        words), "5 1")
    list.add(
      "String.compare of a part",
      "abc".compare(
        "b", options: [], range: "abc".index(after: "abc".startIndex)..<"abc".index(before: "abc".endIndex),
        locale: nil
      ).rawValue, 0)
    list.add(
      "String.compare of numbers", "a10".compare("a9", options: .numeric, range: nil, locale: nil).rawValue, 1
    )
    // A part of a text answers in the places of the whole.
    let whole = "a,b,c"
    let part = whole.dropFirst(2)
    list.add("Substring.range(of:)", found(part.range(of: ","), whole), "3 1")
    list.add("Substring.range(of:) of what is before it", found(part.range(of: "a"), whole), "nil")
    list.add(
      "Substring.range(of:) from the end", found(part.range(of: "c", options: .backwards), whole), "4 1")
    list.add(
      "Substring.rangeOfCharacter", found(part.rangeOfCharacter(from: .punctuationCharacters), whole), "3 1")
    list.add("Substring.data", part.data(using: .utf8).map { $0.count }, 3)
    list.add("Substring.components", part.components(separatedBy: ",").joined(separator: "|"), "b|c")
    list.add("Substring.replacingOccurrences", part.replacingOccurrences(of: "b", with: "x"), "x,c")
    list.add("Substring.compare", part.compare("b,d").rawValue, -1)
    list.add("Substring.padding", part.padding(toLength: 5, withPad: "-", startingAt: 0), "b,c--")
    list.add("String.appending of a part", whole.appending(part), "a,b,cb,c")
    list.add(
      "String.components by a part", whole.components(separatedBy: part.dropFirst().prefix(1)).count, 3)
  }

  static func textObjects(_ list: inout List) {
    let text = NSString(string: "a\u{1F600}b\u{E9}B")
    func shown(_ range: NSRange) -> String {
      range.location == NSNotFound ? "nil" : "\(range.location) \(range.length)"
    }
    list.add(
      "NSString.range(of:range:)",
      shown(text.range(of: "b", options: .caseInsensitive, range: NSRange(location: 4, length: 2))), "5 1")
    list.add(
      "NSString.range(of:range:) beyond",
      shown(text.range(of: "b", options: [], range: NSRange(location: 4, length: 2))), "nil")
    list.add("NSString.rangeOfCharacter", shown(text.rangeOfCharacter(from: .uppercaseLetters)), "5 1")
    list.add(
      "NSString.rangeOfCharacter from the end",
      shown(text.rangeOfCharacter(from: .letters, options: .backwards)), "5 1")
    list.add(
      "NSString.rangeOfCharacter of a pair",
      shown(text.rangeOfCharacter(from: CharacterSet(charactersIn: "\u{1F600}"))), "1 2")
    list.add(
      "NSString.rangeOfCharacter in a range",
      shown(text.rangeOfCharacter(from: .letters, options: [], range: NSRange(location: 1, length: 4))), "3 1"
    )
    list.add(
      "NSString.replacingOccurrences in a range",
      text.replacingOccurrences(
        of: "b", with: "xy", options: .caseInsensitive, range: NSRange(location: 4, length: 2)),
      "a\u{1F600}b\u{E9}xy")
    list.add("NSString.compare", NSString(string: "a").compare("b").rawValue, -1)
    list.add("NSString.caseInsensitiveCompare", NSString(string: "A").caseInsensitiveCompare("a").rawValue, 0)
    list.add(
      "NSString.compare in a range",
      NSString(string: "xab").compare("ab", options: [], range: NSRange(location: 1, length: 2)).rawValue, 0)
    list.add("NSString.data", text.data(using: String.Encoding.utf8.rawValue).map { $0.count }, 9)
    list.add(
      "NSString(data:encoding:)",
      NSString(data: Data([97, 233]), encoding: String.Encoding.isoLatin1.rawValue)?.length, 2)
    list.add(
      "NSString(data:encoding:) of no character",
      isTrue: NSString(data: Data([233]), encoding: String.Encoding.utf8.rawValue) == nil)
    list.add("NSString.lengthOfBytes", text.lengthOfBytes(using: String.Encoding.utf8.rawValue), 9)
    list.add("NSString.longLongValue", Int(NSString(string: " -12x").longLongValue), -12)
    list.add("NSString.mutableCopy", (text.mutableCopy() as? NSMutableString)?.length, 6)
    list.add(
      "NSString.padding", NSString(string: "ab").padding(toLength: 4, withPad: "xy", startingAt: 1), "abyx")
    list.add("NSString.commonPrefix", NSString(string: "abc").commonPrefix(with: "abd", options: []), "ab")
    func path(_ text: String) -> NSString { NSString(string: text) }
    list.add("NSString.pathComponents", path("/a/b.c").pathComponents.joined(separator: "|"), "/|a|b.c")
    list.add(
      "NSString.pathComponents of a folder", path("a//b/").pathComponents.joined(separator: "|"), "a|b|/")
    list.add("NSString.pathComponents of the root", path("/").pathComponents.joined(separator: "|"), "/")
    list.add("NSString.pathComponents of nothing", path("").pathComponents.count, 0)
    list.add("NSString.path(withComponents:)", NSString.path(withComponents: ["/", "a", "b"]), "/a/b")
    list.add("NSString.isAbsolutePath", isTrue: path("/a").isAbsolutePath && !path("a").isAbsolutePath)
    list.add("NSString.standardizingPath", path("/a/./b/../c//d/").standardizingPath, "/a/c/d")
    list.add("NSString.standardizingPath of a name", path("a/../b").standardizingPath, "a/../b")
  }

  static func changedTextObjects(_ list: inout List) {
    let text = NSMutableString(string: "a\u{1F600}bc")
    text.insert("x", at: 3)
    list.add("NSMutableString.insert", "\(text)", "a\u{1F600}xbc")
    text.deleteCharacters(in: NSRange(location: 1, length: 2))
    list.add("NSMutableString.deleteCharacters", "\(text)", "axbc")
    text.replaceCharacters(in: NSRange(location: 1, length: 2), with: "yyy")
    list.add("NSMutableString.replaceCharacters", "\(text)", "ayyyc")
    let count = text.replaceOccurrences(
      of: "Y", with: "", options: .caseInsensitive, range: NSRange(location: 0, length: 3))
    list.add("NSMutableString.replaceOccurrences", "\(count) \(text)", "2 ayc")
    list.add(
      "NSMutableString.replaceOccurrences of nothing there",
      text.replaceOccurrences(
        of: "q", with: "", options: [], range: NSRange(location: 0, length: text.length)), 0)
    text.insert("z", at: text.length)
    list.add("NSMutableString.insert at the end", "\(text)", "aycz")
    let empty = NSMutableString(capacity: 10)
    list.add("NSMutableString(capacity:)", empty.length, 0)
    let kept = NSMutableString(string: "a")
    let copy = kept.mutableCopy() as? NSMutableString
    kept.append("b")
    list.add("NSMutableString.mutableCopy is another", copy.map { "\($0)" }, "a")
  }
}
