/// Names of languages, as Apple's folders, the web, Android and desktops write them.
public enum LanguageTag {
  /// The language of the folder `Base.lproj`, which is the development region's.
  public static let base = "Base"

  /// The names that folders had before there were codes.
  private static let oldNames = [
    "english": "en", "german": "de", "french": "fr", "spanish": "es", "italian": "it", "japanese": "ja",
    "dutch": "nl",
  ]

  /// `pt_BR` and `pt-br` as `pt-BR`, `zh-hans` as `zh-Hans`, `English` as `en`; anything else as it is.
  public static func normalized(_ name: String) -> String {
    if name.lowercased() == "base" { return base }
    if let code = oldNames[name.lowercased()] { return code }
    let parts = name.split(whereSeparator: { $0 == "_" || $0 == "-" })
    guard let first = parts.first else { return name }
    let rest = parts.dropFirst().map { part in
      switch part.count {
      case 2: part.uppercased()
      case 4: part.prefix(1).uppercased() + part.dropFirst().lowercased()
      default: String(part)
      }
    }
    return ([first.lowercased()] + rest).joined(separator: "-")
  }

  /// The language and what it is a kind of: `zh-Hans-CN`, `zh-Hans`, `zh`.
  public static func withParents(_ name: String) -> [String] {
    var parts = normalized(name).split(separator: "-")
    var result: [String] = []
    while !parts.isEmpty {
      result.append(parts.joined(separator: "-"))
      parts.removeLast()
    }
    return result
  }

  /// As Android names the folder of its values: `de`, `pt-rBR`, `b+zh+Hans`.
  static func android(_ name: String) -> String {
    let parts = normalized(name).split(separator: "-").map(String.init)
    if parts.count == 1 { return parts[0] }
    if parts.count == 2, parts[1].count == 2 { return parts[0] + "-r" + parts[1] }
    return "b+" + parts.joined(separator: "+")
  }

  /// As a desktop entry names it: `de`, `pt_BR`, `zh_CN`, `sr@latin`.
  static func desktop(_ name: String) -> String {
    var parts = normalized(name).split(separator: "-").map(String.init)
    if parts[0] == "zh", parts.count >= 2, parts[1].count == 4 {
      let region = parts.count > 2 ? parts[2] : parts[1] == "Hant" ? "TW" : "CN"
      return "zh_" + region
    }
    var modifier = ""
    if parts.count >= 2, parts[1].count == 4 {
      let script = parts.remove(at: 1)
      modifier = "@" + (script == "Latn" ? "latin" : script == "Cyrl" ? "cyrillic" : script.lowercased())
    }
    return parts.joined(separator: "_") + modifier
  }
}
