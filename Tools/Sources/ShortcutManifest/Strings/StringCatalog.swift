import Foundation

/// Reads `.xcstrings` files, Xcode's one file for all languages.
public enum StringCatalog {
  /// The texts by language and key. The source language is among them with each key that is its own text.
  ///
  /// - Throws: `ReadingError` where the file is no catalog.
  public static func read(_ bytes: [UInt8]) throws(ReadingError) -> [String: [String: String]] {
    try Limit.check(bytes)
    let text = try TextFile.utf8(of: bytes)
    guard let root = (try? JSONSerialization.jsonObject(with: Data(text))) as? [String: Any],
      let strings = root["strings"] as? [String: Any]
    else {
      throw ReadingError(
        "The file is no string catalog: it is not JSON with \"strings\".",
        remedy: "Open it in Xcode and save it again.")
    }
    let source = LanguageTag.normalized(root["sourceLanguage"] as? String ?? "en")
    var result: [String: [String: String]] = [source: [:]]
    var untranslatable: [String] = []
    for (key, value) in strings {
      guard let entry = value as? [String: Any] else { continue }
      if entry["shouldTranslate"] as? Bool == false { untranslatable.append(key) }
      let localizations = entry["localizations"] as? [String: Any] ?? [:]
      for (language, localization) in localizations {
        let language = LanguageTag.normalized(language)
        result[language, default: [:]][key] = translation(localization)
      }
      if result[source]?[key] == nil { result[source]?[key] = key }
    }
    for language in Array(result.keys) {
      for key in untranslatable where result[language]?[key] == nil { result[language]?[key] = key }
    }
    return result
  }

  /// The text of one language: of several the one for a phone, then the one for all else.
  private static func translation(_ localization: Any) -> String? {
    guard let localization = localization as? [String: Any] else { return nil }
    if let unit = localization["stringUnit"] as? [String: Any] {
      return unit["state"] as? String == "new" ? nil : unit["value"] as? String
    }
    guard let variations = localization["variations"] as? [String: Any] else { return nil }
    for kind in ["device", "plural"] {
      guard let choices = variations[kind] as? [String: Any] else { continue }
      for choice in ["iphone", "other"] {
        if let chosen = choices[choice], let text = translation(chosen) { return text }
      }
    }
    return nil
  }
}
