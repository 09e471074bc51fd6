extension ActionManifest {
  /// An Info.plist with these actions, and `InfoPlist.strings` for each language.
  public func infoPlist() -> Export {
    var entries = [PropertyEntry("CFBundleDevelopmentRegion", developmentLanguage)]
    if let bundleIdentifier { entries.append(PropertyEntry("CFBundleIdentifier", bundleIdentifier)) }
    if let name { entries.append(PropertyEntry("CFBundleDisplayName", name)) }
    let nodes = items.map { PropertyNode(.dictionary($0.entries)) }
    if !nodes.isEmpty { entries.append(PropertyEntry(PlistKey.items, PropertyNode(.array(nodes)))) }
    var export = Export()
    let text = PropertyListWriter.xml(PropertyNode(.dictionary(entries)))
    export.files.append(.init(path: "Info.plist", text: text))
    for language in localizations.languages {
      let texts = localizations.tables[language] ?? [:]
      let lines = texts.keys.sorted().map { key in
        "\(ActionManifest.quoted(key)) = \(ActionManifest.quoted(texts[key] ?? ""));"
      }
      export.files.append(
        .init(path: "\(language).lproj/InfoPlist.strings", text: lines.joined(separator: "\n") + "\n"))
    }
    return export
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(scalar)
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension ActionManifest.Item {
  fileprivate var entries: [PropertyEntry] {
    var entries: [PropertyEntry] = []
    let texts = [
      (PlistKey.iconFile, iconFile), (PlistKey.iconSymbolName, iconSymbolName), (PlistKey.iconType, iconType),
      (PlistKey.subtitle, subtitle), (PlistKey.title, title), (PlistKey.type, type),
    ]
    for (key, text) in texts {
      if let text { entries.append(PropertyEntry(key, text)) }
    }
    if !userInfo.isEmpty {
      entries.append(PropertyEntry(PlistKey.userInfo, PropertyNode(.dictionary(userInfo))))
    }
    return entries
  }
}
