import Foundation

/// The page's index.html, and what it names.
///
/// It is our own file, one element to a line, so that plain searching reads it.
struct PageMarkup {
  private var lines: [String]

  init(_ text: String) {
    lines = text.components(separatedBy: "\n")
  }

  var text: String { lines.joined(separator: "\n") }

  /// The style sheets, in their order.
  var styles: [String] { lines.compactMap { Self.isStyle($0) ? Self.value(of: "href", in: $0) : nil } }

  /// The scripts that are not modules.
  var classicScripts: [String] {
    lines.compactMap {
      $0.contains("<script ") && !$0.contains("module") ? Self.value(of: "src", in: $0) : nil
    }
  }

  /// The script that is a module and loads the others; nil where there is none.
  var mainScript: String? {
    lines.lazy.compactMap { $0.contains("<script type=\"module\"") ? Self.value(of: "src", in: $0) : nil }
      .first
  }

  /// Puts one style sheet where the first was, and takes the others away.
  mutating func setStyle(_ address: String) {
    guard let first = lines.firstIndex(where: Self.isStyle) else { return }
    lines[first] = "  <link rel=\"stylesheet\" href=\"\(address)\">"
    lines = lines.enumerated().filter { $0.offset == first || !Self.isStyle($0.element) }.map(\.element)
  }

  /// Names another file wherever the page names this one.
  mutating func rename(_ name: String, to address: String) {
    for attribute in ["href", "src"] {
      lines = lines.map {
        $0.replacingOccurrences(of: "\(attribute)=\"\(name)\"", with: "\(attribute)=\"\(address)\"")
      }
    }
  }

  /// Names the part of the module that is loaded second.
  mutating func setSecondPart(_ address: String, of module: String) {
    lines = lines.map {
      $0.replacingOccurrences(of: "href=\"\(module)\"", with: "href=\"\(module)\" data-second=\"\(address)\"")
    }
  }

  /// Adds an element at the end of the head.
  mutating func addToHead(_ element: String) {
    guard let end = lines.firstIndex(where: { $0.contains("</head>") }) else { return }
    lines.insert("  " + element, at: end)
  }

  /// Shows a picture until the app is there, in place of the page's own mark and name.
  ///
  /// - Parameter svg: An element `svg`.
  mutating func setLaunchPicture(_ svg: String) {
    guard let start = lines.firstIndex(where: { $0.contains("id=\"placeholder\"") }),
      let end = lines[start...].firstIndex(where: { $0.contains("<p class=\"name\">") })
    else { return }
    lines.replaceSubrange(
      (start + 1)...end, with: [svg.components(separatedBy: .newlines).joined(separator: " ")])
  }

  private static func isStyle(_ line: String) -> Bool { line.contains("<link rel=\"stylesheet\"") }

  private static func value(of attribute: String, in line: String) -> String? {
    guard let start = line.range(of: attribute + "=\""),
      let end = line[start.upperBound...].firstIndex(of: "\"")
    else { return nil }
    return String(line[start.upperBound..<end])
  }
}
