/// The texts of an app in one language.
public struct AppLocalization: Sendable {
  /// The language by its tag: `de`, `pt-BR`.
  public let language: String
  /// The texts by table and key, as those of `App.localizedStrings`.
  public let strings: [String: [String: String]]

  /// Texts in a language.
  ///
  /// - Parameters:
  ///   - language: Its tag, as `de` or `pt-BR`.
  ///   - strings: The texts by table and key.
  public init(language: String, strings: [String: [String: String]]) {
    self.language = language
    self.strings = strings
  }
}

/// Which of an app's languages a user reads.
package enum LanguageChoice {
  /// A tag as it is compared: small letters, parts with hyphens between them.
  ///
  /// - Returns: Nil where the text is not a tag: parts of one to eight letters and digits, 35 signs at most (BCP 47).
  package static func normalized(_ tag: some Sequence<UInt8>) -> String? {
    var bytes: [UInt8] = []
    for byte in tag {
      switch byte {
      case UInt8(ascii: " "): continue
      case UInt8(ascii: "_"), UInt8(ascii: "-"): bytes.append(UInt8(ascii: "-"))
      case 65...90: bytes.append(byte + 32)
      case 97...122, 48...57: bytes.append(byte)
      default: return nil
      }
    }
    guard let first = bytes.first, first >= 97, bytes.count <= 35 else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The language of an app for a user.
  ///
  /// - Parameters:
  ///   - offered: The tags that the app has texts in, the development language's first.
  ///   - wanted: The user's tags, the best first.
  /// - Returns: The place in `offered` of the first wanted language that is there, with its region or without, or in another
  ///   region; 0 where no part is the same.
  static func choose(_ offered: [String], for wanted: [String]) -> Int {
    let known = offered.map { normalized($0.utf8) ?? "" }
    for tag in wanted {
      var part = tag[...].utf8
      while !part.isEmpty {
        if let place = known.firstIndex(where: { $0.utf8.elementsEqual(part) }) { return place }
        guard let hyphen = part.lastIndex(of: UInt8(ascii: "-")) else { break }
        part = part[..<hyphen]
      }
      // Somebody who reads Portuguese reads that of Brazil.
      let language = Array(part) + [UInt8(ascii: "-")]
      if let place = known.firstIndex(where: { $0.utf8.starts(with: language) }) { return place }
    }
    return 0
  }
}

extension AppProcess {
  /// The text of a key in the user's language, else in the language that the app is developed in; nil where it has none.
  func localizedText(_ key: String, table: String?) -> String? {
    let table = table ?? "Localizable"
    if let strings = localization, let text: String = strings[table]?[key] { return text }
    return app.localizedStrings[table]?[key]
  }

  private var localization: [String: [String: String]]? { app.localization(for: services.languages) }
}

extension App {
  /// The texts in the user's language; nil where that is the development language.
  func localization(for languages: [String]) -> [String: [String: String]]? {
    if localizations.isEmpty { return nil }
    let offered = [developmentLanguage] + localizations.map { $0.language }
    let place = LanguageChoice.choose(offered, for: languages)
    return place == 0 ? nil : localizations[place - 1].strings
  }
}
