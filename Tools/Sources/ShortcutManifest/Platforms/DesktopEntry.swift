/// A desktop entry with actions, as freedesktop's Desktop Entry Specification says.
struct DesktopEntry {
  let manifest: ActionManifest
  let command: String

  func text() -> String {
    let names = identifiers()
    var lines = ["[Desktop Entry]", "Type=Application"]
    lines += localized("Name") { manifest.name(in: $0) ?? "App" }
    lines += ["Exec=" + command, "Terminal=false"]
    if !names.isEmpty { lines.append("Actions=" + names.map { $0 + ";" }.joined()) }
    for (item, name) in zip(manifest.items, names) {
      lines += ["", "[Desktop Action \(name)]"]
      lines += localized("Name") { manifest.texts(of: item, in: $0).title }
      if let icon = DesktopEntry.icon(of: item) { lines.append("Icon=" + DesktopEntry.escaped(icon)) }
      lines.append("Exec=\(command) \(DesktopEntry.argument("--action=" + item.type))")
    }
    return (lines + [""]).joined(separator: "\n")
  }

  /// The value in the app's own language, then in each other where it differs.
  private func localized(_ key: String, _ value: (String) -> String) -> [String] {
    let own = value(manifest.developmentLanguage)
    var lines = ["\(key)=\(DesktopEntry.escaped(own))"]
    var seen: Set<String> = []
    for language in manifest.otherLanguages {
      let name = LanguageTag.desktop(language)
      let text = value(language)
      if text != own, seen.insert(name).inserted {
        lines.append("\(key)[\(name)]=\(DesktopEntry.escaped(text))")
      }
    }
    return lines
  }

  /// Names of groups: letters, digits and `-` of the type's last part, a number behind where two are the same.
  private func identifiers() -> [String] {
    var used: Set<String> = []
    return manifest.items.map { item in
      let last = item.type.split(separator: ".").last.map(String.init) ?? item.type
      let letters = last.utf8.filter {
        (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0) || $0 == UInt8(ascii: "-")
      }
      let stem = letters.isEmpty ? "action" : String(decoding: letters, as: UTF8.self)
      var name = stem
      var number = 2
      while !used.insert(name).inserted {
        name = "\(stem)-\(number)"
        number += 1
      }
      return name
    }
  }

  static func icon(of item: ActionManifest.Item) -> String? {
    guard let picture = item.picture else { return nil }
    return picture.isSystem ? IconType(rawValue: picture.name)?.desktopName : picture.name
  }

  /// A value on one line.
  static func escaped(_ text: String) -> String {
    var result = ""
    for (index, scalar) in text.unicodeScalars.enumerated() {
      switch scalar {
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case " " where index == 0: result += "\\s"
      case _ where scalar.value < 32 || scalar.value == 127: break
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A word of a command: in quotation marks where it has signs that a command line reads.
  static func argument(_ word: String) -> String {
    let percent = word.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
    let isPlain = percent.utf8.allSatisfy {
      (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0)
        || "-_=./:,+@%".utf8.contains($0)
    }
    if isPlain { return percent }
    var quoted = ""
    for character in percent {
      if "\"`$\\".contains(character) { quoted += "\\" }
      quoted.append(character)
    }
    return escaped("\"\(quoted)\"")
  }
}

extension ActionManifest {
  /// A desktop entry. The program gets the type as `--action=TYPE`.
  ///
  /// - Parameter command: the program with its arguments; where nil the executable of the Info.plist, or the
  ///   app's name in small letters.
  public func desktopEntry(command: String? = nil) -> Export {
    var export = Export()
    let program =
      command ?? executable.flatMap { $0.contains("$") ? nil : DesktopEntry.argument($0) } ?? plainName
    if command == nil {
      export.notes.append("The program is taken to be \(program); name another with --exec.")
    }
    let entry = DesktopEntry(manifest: self, command: program)
    export.files.append(.init(path: plainName + ".desktop", text: entry.text()))
    for (index, item) in items.enumerated() {
      if item.subtitle != nil {
        export.note(index, "the subtitle is left out: an action of a desktop entry has only a name.")
      }
      if !item.userInfo.isEmpty {
        export.note(index, "the user info is left out: the program gets only the type.")
      }
      if let picture = item.picture, picture.isSystem {
        let icon = DesktopEntry.icon(of: item)
        export.note(
          index,
          icon.map { "the icon type \(picture.name) is written as the theme's icon \($0)." }
            ?? "the icon type '\(picture.name)' is left out: the system does not have it.")
      }
    }
    return export
  }

  /// The app's name as a file and a program may have it.
  private var plainName: String {
    let letters = (name ?? "app").lowercased().utf8.map { byte -> UInt8 in
      (48...57).contains(byte) || (97...122).contains(byte) ? byte : UInt8(ascii: "-")
    }
    let stem = String(decoding: letters, as: UTF8.self)
    return stem.utf8.contains { $0 != UInt8(ascii: "-") } ? stem : "app"
  }
}
