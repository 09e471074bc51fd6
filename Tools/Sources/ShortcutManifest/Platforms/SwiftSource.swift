extension ActionManifest {
  /// A Swift source with the actions for `App(shortcutItems:)` of Heft, whose apps carry no files. It has the texts
  /// of the app's own language.
  public func swiftSource() -> Export {
    var export = Export()
    var lines = [
      "// Made from Info.plist by `heft actions export Info.plist --to swift`; a test compares the two.",
      "import Heft",
      "", "/// The static quick actions that the Info.plist declares.",
      "let shortcutItems: [UIApplicationShortcutItem] = [",
    ]
    for (index, item) in items.enumerated() {
      let (title, subtitle) = texts(of: item, in: developmentLanguage)
      var arguments = [
        "type: \(SwiftText.literal(item.type))", "localizedTitle: \(SwiftText.literal(title))",
        "localizedSubtitle: \(subtitle.map(SwiftText.literal) ?? "nil")",
        "icon: \(SwiftText.icon(of: item) ?? "nil")",
      ]
      let info = item.userInfo.compactMap { entry in
        entry.node.plainText.map { "\(SwiftText.literal(entry.key)): \(SwiftText.literal($0))" }
      }
      if !info.isEmpty { arguments.append("userInfo: [\(info.joined(separator: ", "))]") }
      if info.count < item.userInfo.count {
        export.note(index, "of the user info only plain values are written.")
      }
      lines.append("  UIApplicationShortcutItem(")
      lines.append(arguments.map { "    " + $0 }.joined(separator: ",\n"))
      // As swift-format has it: a lone element has no comma behind it.
      lines.append(items.count == 1 ? "  )" : "  ),")
    }
    if items.isEmpty { lines[lines.count - 1] += "]" } else { lines.append("]") }
    export.files.append(.init(path: "ShortcutItems.swift", text: (lines + [""]).joined(separator: "\n")))
    if !otherLanguages.isEmpty {
      export.notes.append("Only the texts in \(developmentLanguage) are written.")
    }
    return export
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
