/// Android's static shortcuts: `res/xml/shortcuts.xml`, and its texts by language.
struct AndroidResources {
  /// The most shortcuts that an app may have (Android's documentation of app shortcuts; launchers show four).
  static let mostShortcuts = 15

  let manifest: ActionManifest
  let package: String
  let activity: String

  func document() -> String {
    var lines = [
      #"<?xml version="1.0" encoding="utf-8"?>"#,
      #"<shortcuts xmlns:android="http://schemas.android.com/apk/res/android">"#,
    ]
    for (index, item) in manifest.items.prefix(AndroidResources.mostShortcuts).enumerated() {
      lines += shortcut(item, index)
    }
    return (lines + ["</shortcuts>", ""]).joined(separator: "\n")
  }

  private func shortcut(_ item: ActionManifest.Item, _ index: Int) -> [String] {
    var attributes = [
      ("shortcutId", item.type), ("enabled", "true"),
      ("shortcutShortLabel", "@string/" + AndroidResources.name(index, "title")),
    ]
    if item.subtitle != nil {
      attributes.append(("shortcutLongLabel", "@string/" + AndroidResources.name(index, "long")))
    }
    if let picture = item.picture {
      attributes.append(("icon", "@drawable/" + AndroidResources.drawable(picture.name)))
    }
    var lines = ["  <shortcut"]
    lines += attributes.map { "    android:\($0)=\"\(XMLText.escaped($1))\"" }
    lines[lines.count - 1] += ">"
    lines += [
      "    <intent",
      "      android:action=\"android.intent.action.VIEW\"",
      "      android:targetPackage=\"\(XMLText.escaped(package))\"",
      "      android:targetClass=\"\(XMLText.escaped(activity))\">",
    ]
    let extras =
      [("action", item.type)]
      + item.userInfo.compactMap { entry in
        entry.node.plainText.map { (entry.key, $0) }
      }
    lines += extras.map { key, value in
      "      <extra android:name=\"\(XMLText.escaped(key))\" android:value=\"\(XMLText.escaped(value))\" />"
    }
    return lines + ["    </intent>", "  </shortcut>"]
  }

  /// The texts of a language; in one that is not the app's own only those that it has.
  func strings(in language: String) -> String {
    var lines = [#"<?xml version="1.0" encoding="utf-8"?>"#, "<resources>"]
    for (index, item) in manifest.items.prefix(AndroidResources.mostShortcuts).enumerated() {
      let (title, subtitle) = manifest.texts(of: item, in: language)
      let own = manifest.texts(of: item, in: manifest.developmentLanguage)
      let isOwn = language == manifest.developmentLanguage
      if isOwn || title != own.title { lines.append(AndroidResources.string(index, "title", title)) }
      if let subtitle, isOwn || title != own.title || subtitle != own.subtitle {
        lines.append(AndroidResources.string(index, "long", "\(title) – \(subtitle)"))
      }
    }
    return (lines + ["</resources>", ""]).joined(separator: "\n")
  }

  private static func string(_ index: Int, _ part: String, _ text: String) -> String {
    "  <string name=\"\(name(index, part))\">\(escaped(text))</string>"
  }

  private static func name(_ index: Int, _ part: String) -> String { "shortcut_\(index + 1)_\(part)" }

  /// A name of a resource: small letters, digits and `_`, and no digit first.
  static func drawable(_ name: String) -> String {
    let letters = name.lowercased().utf8.map { byte -> UInt8 in
      (48...57).contains(byte) || (97...122).contains(byte) ? byte : UInt8(ascii: "_")
    }
    return "ic_shortcut_" + String(decoding: letters, as: UTF8.self)
  }

  /// A text as Android's resources have it: with `\` before what they would read as something else.
  static func escaped(_ text: String) -> String {
    var result = ""
    for (index, scalar) in text.unicodeScalars.enumerated() {
      switch scalar {
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\\": result += "\\\\"
      case "'": result += "\\'"
      case "\"": result += "\\\""
      case "@" where index == 0, "?" where index == 0: result += "\\" + String(scalar)
      default: result += XMLText.escaped(String(scalar))
      }
    }
    // Blanks at the ends and in rows are kept only between quotation marks.
    let hasBlanks = text.withoutBlanks != text || text.contains("  ")
    return hasBlanks ? "\"\(result)\"" : result
  }
}

extension ActionManifest {
  /// Android's resources. Types are the shortcuts' identifiers and go to the activity as the extra `action`, plain
  /// values of the user info as extras of their own; the long label is title and subtitle.
  ///
  /// - Parameters:
  ///   - package: the app's package; the bundle identifier where nil.
  ///   - activity: the class that is started; `MainActivity` of the package where nil.
  public func androidResources(package: String? = nil, activity: String? = nil) -> Export {
    var export = Export()
    let name = package ?? androidPackage(&export)
    let resources = AndroidResources(
      manifest: self, package: name, activity: activity ?? name + ".MainActivity")
    if activity == nil {
      export.notes.append("The activity is taken to be \(name).MainActivity; name another with --activity.")
    }
    export.files.append(.init(path: "res/xml/shortcuts.xml", text: resources.document()))
    let own = resources.strings(in: developmentLanguage)
    export.files.append(.init(path: "res/values/shortcut_strings.xml", text: own))
    for language in otherLanguages {
      let folder = "res/values-\(LanguageTag.android(language))"
      export.files.append(
        .init(path: folder + "/shortcut_strings.xml", text: resources.strings(in: language)))
    }
    for (index, item) in items.enumerated() {
      if index >= AndroidResources.mostShortcuts {
        export.note(index, "the action is left out: Android takes \(AndroidResources.mostShortcuts).")
        continue
      }
      if let picture = item.picture {
        export.note(index, "the picture is to be the drawable \(AndroidResources.drawable(picture.name)).")
      }
      for entry in item.userInfo where entry.node.plainText == nil {
        export.note(index, "'\(entry.key)' of the user info is left out: extras hold only plain values.")
      }
    }
    return export
  }

  private func androidPackage(_ export: inout Export) -> String {
    guard let identifier = bundleIdentifier, !identifier.contains("$") else {
      export.notes.append(
        "The package is not known and is written as com.example.app; name it with --package.")
      return "com.example.app"
    }
    let name = String(identifier.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "_" })
    if name != identifier {
      export.notes.append("The package is written as \(name): it may have no other signs.")
    }
    return name
  }
}
