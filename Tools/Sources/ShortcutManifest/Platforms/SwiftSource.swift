import Foundation

extension ActionManifest {
  /// A Swift source with the actions for `App(shortcutItems:)` of Heft, whose apps carry no files. It has the texts
  /// of the app's own language.
  public func swiftSource() -> Export {
    var export = Export()
    var lines = [
      "// Made from Info.plist by `heft actions export Info.plist --to swift`.",
      "import Heft",
      "", "/// The static quick actions that the Info.plist declares.",
      "let shortcutItems: [UIApplicationShortcutItem] = [",
    ]
    let items = itemLines(&export)
    lines += items
    if items.isEmpty { lines[lines.count - 1] += "]" } else { lines.append("]") }
    export.files.append(.init(path: "ShortcutItems.swift", text: (lines + [""]).joined(separator: "\n")))
    return export
  }

  /// A Swift source with an enumeration `InfoPlist` that has the app's name, its bundle identifier and its actions, as
  /// the build makes it beside a target's own sources.
  ///
  /// - Parameters:
  ///   - target: stands for the name and the bundle identifier where the file has none.
  ///   - delegate: the class that `@main` stands before; it gets the function `main` that this needs. nil means none.
  public func infoPlistSource(target: String, delegate: String? = nil) -> Export {
    var export = Export()
    var lines = ["// Made from the target's Info.plist at each build.", "import Heft"]
    if delegate != nil { lines.append("import HeftWeb") }
    lines += [
      "", "/// What the Info.plist declares of the app.", "enum InfoPlist {",
      "  /// The name under the icon.",
      "  static let name = \(SwiftText.literal(name ?? target))",
      "  /// Names the app among all others.",
      "  static let bundleIdentifier = \(SwiftText.literal(bundleIdentifier ?? "com.example." + target))",
      "  /// The static quick actions.",
      "  static var shortcutItems: [UIApplicationShortcutItem] {",
    ]
    let items = itemLines(&export)
    lines += (items.isEmpty ? ["[]"] : ["["] + items + ["]"]).map { "    " + $0 }
    lines += ["  }", "}"]
    if let delegate {
      lines += [
        "", "extension \(delegate) {",
        "  /// Serves the app to the page that has loaded the program. Natively nobody asks, and it ends at once.",
        "  static func main() {",
        "    WebModule.serve([",
        "      App(",
        "        name: InfoPlist.name, bundleIdentifier: InfoPlist.bundleIdentifier, icon: \(delegate).icon,",
        "        assets: \(delegate).assets, documents: \(delegate).documents,",
        "        shortcutItems: InfoPlist.shortcutItems, storyboards: \(delegate).storyboards,",
        "        rootViewController: \(delegate).rootViewController, delegate: { \(delegate)() })",
        "    ])", "  }", "}",
      ]
    }
    export.files.append(.init(path: "InfoPlist.swift", text: (lines + [""]).joined(separator: "\n")))
    return export
  }

  /// The elements of a list of items.
  private func itemLines(_ export: inout Export) -> [String] {
    var lines: [String] = []
    for (index, item) in items.enumerated() {
      let (title, subtitle) = texts(of: item, in: developmentLanguage)
      var arguments = [
        "type: \(SwiftText.literal(item.type))", "localizedTitle: \(SwiftText.literal(title))",
        "localizedSubtitle: \(subtitle.map(SwiftText.literal) ?? "nil")",
        "icon: \(SwiftText.icon(of: item) ?? "nil")",
      ]
      var isWhole = true
      if !item.userInfo.isEmpty {
        arguments.append("userInfo: \(SwiftText.dictionary(item.userInfo, &isWhole))")
      }
      if !isWhole {
        export.note(
          index, "a value of the user info that is not a number, or a broken date or data, is left out.")
      }
      lines.append("  UIApplicationShortcutItem(")
      lines += arguments.enumerated().map { place, argument in
        "    " + argument + (place == arguments.count - 1 ? "" : ",")
      }
      // As swift-format has it: a lone element has no comma behind it.
      lines.append(items.count == 1 ? "  )" : "  ),")
    }
    if !otherLanguages.isEmpty {
      export.notes.append("Only the texts in \(developmentLanguage) are written.")
    }
    return lines
  }
}

/// Pieces of Swift.
private enum SwiftText {
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(scalar)
      case "\n": result += "\\n"
      case _ where scalar.value < 32 || scalar.value == 127:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// A value as a literal of `UIApplicationShortcutItem.UserInfo.Value`; nil where it cannot be one.
  static func value(_ node: PropertyNode, _ isWhole: inout Bool) -> String? {
    switch node.value {
    case .string(let text): return literal(text)
    case .integer(let digits): return Int64(digits).map { String($0) }
    case .real(let digits):
      guard let number = Double(digits), number.isFinite else { return nil }
      return "\(number)"
    case .boolean(let isTrue): return isTrue ? "true" : "false"
    case .date(let text):
      guard let date = ISO8601DateFormatter().date(from: text) else { return nil }
      return ".date(Date(timeIntervalSinceReferenceDate: \(date.timeIntervalSinceReferenceDate)))"
    case .data(let text):
      guard let data = Data(base64Encoded: text, options: .ignoreUnknownCharacters) else { return nil }
      return ".data(Data([\(data.map { String($0) }.joined(separator: ", "))]))"
    case .array(let nodes):
      var values: [String] = []
      for node in nodes {
        if let value = value(node, &isWhole) { values.append(value) } else { isWhole = false }
      }
      return "[\(values.joined(separator: ", "))]"
    case .dictionary(let entries): return dictionary(entries, &isWhole)
    }
  }

  /// A literal with the entries; `isWhole` becomes false where one is left out.
  static func dictionary(_ entries: [PropertyEntry], _ isWhole: inout Bool) -> String {
    var pairs: [String] = []
    for entry in entries {
      if let value = value(entry.node, &isWhole) {
        pairs.append("\(literal(entry.key)): \(value)")
      } else {
        isWhole = false
      }
    }
    return pairs.isEmpty ? "[:]" : "[\(pairs.joined(separator: ", "))]"
  }

  static func icon(of item: ActionManifest.Item) -> String? {
    if let file = item.picture, item.iconFile != nil {
      return "UIApplicationShortcutIcon(templateImageName: \(literal(file.name)))"
    }
    if let symbol = item.iconSymbolName {
      return "UIApplicationShortcutIcon(systemImageName: \(literal(symbol)))"
    }
    return item.iconType.flatMap(IconType.init(plistName:)).map {
      "UIApplicationShortcutIcon(type: .\($0.rawValue))"
    }
  }
}
