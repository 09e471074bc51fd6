import Heft
import HeftStubs

/// What apps ask of Foundation now and then.
extension FoundationChecks {
  static func rareTexts(_ list: inout List) {
    let text = "\u{E9}t\u{E9} A"
    list.add("String.lengthOfBytes", text.lengthOfBytes(using: .utf8), 7)
    list.add("String.cString", text.cString(using: .utf8).map { "\($0.count) \($0[7])" }, "8 0")
    list.add("String.commonPrefix", "Plums".commonPrefix(with: "Plural"), "Plu")
    list.add("String.commonPrefix of nothing in common", "a".commonPrefix(with: "b"), "")
    list.add(
      "String.commonPrefix of letters of any case",
      "PLums".commonPrefix(with: "plural", options: .caseInsensitive), "PLu")
    list.add("String.folding of marks", text.folding(options: .diacriticInsensitive, locale: nil), "ete A")
    list.add(
      "String.folding of cases", text.folding(options: .caseInsensitive, locale: nil), "\u{E9}t\u{E9} a")
    list.add("String.decomposed", text.decomposedStringWithCanonicalMapping.unicodeScalars.count, 7)
    list.add(
      "String.precomposed",
      text.decomposedStringWithCanonicalMapping.precomposedStringWithCanonicalMapping.unicodeScalars.count, 5)
    let part = text.index(text.startIndex, offsetBy: 1)..<text.endIndex
    list.add(
      "String.replacingOccurrences in a part",
      text.replacingOccurrences(of: "\u{E9}", with: "e", options: [], range: part), "\u{E9}te A")
    list.add(
      "String.replacingOccurrences in all",
      "aXa".replacingOccurrences(of: "a", with: "b", options: [], range: nil),
      "bXb")
    list.add("String.lowercased(with:)", "AB".lowercased(with: nil), "ab")
    list.add("String.appendingFormat", "a".appendingFormat("%02d-%@", 7, "b"), "a07-b")
    var lines: [String] = []
    "a\n\r\nb\n".enumerateLines { line, stop in lines.append(line) }
    list.add("String.enumerateLines", lines.joined(separator: "|"), "a||b")
    lines = []
    "a\nb\nc".enumerateLines { line, stop in
      lines.append(line)
      stop = lines.count == 2
    }
    list.add("String.enumerateLines that is stopped", lines.joined(separator: "|"), "a|b")
    list.add("String(format:) of a byte", String(format: "%02x", UInt8(10)), "0a")
  }

  static func addresses(_ list: inout List) {
    let address = URL(string: "https://example.com/a/b.tar.gz?x=1")!
    list.add("URL.pathComponents", address.pathComponents.joined(separator: "|"), "/|a|b.tar.gz")
    list.add("URL.deletingPathExtension", address.deletingPathExtension().path, "/a/b.tar")
    list.add(
      "URL.deletingPathExtension without one", URL(fileURLWithPath: "/a/b").deletingPathExtension().path,
      "/a/b")
    list.add(
      "URL.appendingPathExtension", URL(fileURLWithPath: "/a/b").appendingPathExtension("txt").path,
      "/a/b.txt")
    list.add(
      "URL.appendingPathComponent of a folder",
      URL(fileURLWithPath: "/a").appendingPathComponent("b", isDirectory: true).absoluteString, "file:///a/b/"
    )
    func from(_ text: String) -> String? {
      URL(string: text, relativeTo: address)?.absoluteURL.absoluteString
    }
    list.add("URL(string:relativeTo:) of a name", from("c.html"), "https://example.com/a/c.html")
    list.add("URL(string:relativeTo:) from the root", from("/c"), "https://example.com/c")
    list.add("URL(string:relativeTo:) of a whole address", from("http://a.org/"), "http://a.org/")
    var bytes = Data()
    bytes.append(contentsOf: [1, 2, 3, 4])
    list.add("Data.subdata", bytes.subdata(in: 1..<3).map { "\($0)" }.joined(separator: " "), "2 3")
  }

  static func functions(_ list: inout List) {
    let (one, half): (Float, Float) = (1, 0.5)
    list.add("pow of Float", "\(pow(Float(2), half))", "1.4142135")
    list.add(
      "floor, ceil, round and trunc of Float", "\(floor(-half)) \(ceil(half)) \(round(half)) \(trunc(-half))",
      "-1.0 1.0 1.0 -0.0")
    list.add("sqrt of Float", "\(sqrt(Float(2)))", "1.4142135")
    list.add("sin and atan2 of Float", "\(sin(half)) \(atan2(one, half))", "0.47942555 1.1071488")
    list.add("fmodf, fminf and fmaxf", "\(fmodf(5, 3)) \(fminf(1, .nan)) \(fmaxf(one, half))", "2.0 1.0 1.0")
    list.add("rint", "\(rint(2.5)) \(rint(3.5))", "2.0 4.0")
    list.add(
      "tanh",
      isTrue: (tanh(0.5) - 0.46211715726000975).magnitude < 1e-15 && tanh(50.0) == 1 && tanh(-50.0) == -1)
    list.add("cbrt", isTrue: (cbrt(-27.0) + 3).magnitude < 1e-14)
    list.add("exp2", exp2(3), 8)
  }
}
