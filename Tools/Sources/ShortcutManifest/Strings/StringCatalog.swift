import Foundation

/// Reads `.xcstrings` files, Xcode's one file for all languages.
public enum StringCatalog {
  /// Writes a text that follows a number, of its plural forms by their categories (`one`, `other`), in a language.
  public typealias Plural = (_ language: String, _ forms: [(name: String, text: String)]) -> String

  /// The plural categories that a language may have, in Apple's order.
  private static let categories = ["zero", "one", "two", "few", "many", "other"]

  /// The texts by language and key. The source language is among them with each key that is its own text.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - plural: Makes one text of those that follow a number; nil takes the one for all other numbers.
  /// - Returns: The texts.
  /// - Throws: `ReadingError` where the file is no catalog.
  public static func read(_ bytes: [UInt8], plural: Plural? = nil) throws(ReadingError) -> [String: [String:
    String]]
  {
    try Limit.check(bytes)
    let text = try TextFile.utf8(of: bytes)
    guard let root = (try? JSONSerialization.jsonObject(with: Data(text))) as? [String: Any],
      let strings = root["strings"] as? [String: Any]
    else {
      throw ReadingError(
        "The file is not a string catalog: it is not JSON with \"strings\".",
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
        result[language, default: [:]][key] = translation(localization, in: language, plural)
      }
      if result[source]?[key] == nil { result[source]?[key] = key }
    }
    for language in Array(result.keys) {
      for key in untranslatable where result[language]?[key] == nil { result[language]?[key] = key }
    }
    return result
  }

  /// The text of one language: of several the one for a phone, then the one for all else.
  private static func translation(_ localization: Any, in language: String, _ plural: Plural?) -> String? {
    guard let localization = localization as? [String: Any] else { return nil }
    if let unit = localization["stringUnit"] as? [String: Any] {
      let text = unit["state"] as? String == "new" ? nil : unit["value"] as? String
      guard let plural, let parts = localization["substitutions"] as? [String: Any] else { return text }
      return text.map { substituted($0, parts, in: language, plural) }
    }
    guard let variations = localization["variations"] as? [String: Any] else { return nil }
    if let plural, let choices = variations["plural"] as? [String: Any] {
      return plural(language, found(choices, in: language, plural))
    }
    for kind in ["device", "plural"] {
      guard let choices = variations[kind] as? [String: Any] else { continue }
      for choice in ["iphone", "other"] {
        if let chosen = choices[choice], let text = translation(chosen, in: language, plural) { return text }
      }
    }
    return nil
  }

  private static func found(_ choices: [String: Any], in language: String, _ plural: @escaping Plural) -> [(
    name: String, text: String
  )] {
    categories.compactMap { name in
      choices[name].flatMap { translation($0, in: language, plural) }.map { (name: name, text: $0) }
    }
  }

  /// Puts the plurals of a text in place of `%#@name@`; in them `%arg` is the number.
  private static func substituted(
    _ text: String, _ parts: [String: Any], in language: String, _ plural: @escaping Plural
  ) -> String {
    var result = text
    for (name, part) in parts {
      guard let part = part as? [String: Any],
        let choices = (part["variations"] as? [String: Any])?["plural"] as? [String: Any]
      else { continue }
      let format = "%" + (part["formatSpecifier"] as? String ?? "lld")
      let forms = found(choices, in: language, plural).map {
        (name: $0.name, text: $0.text.replacing("%arg", with: format))
      }
      result = result.replacing("%#@\(name)@", with: plural(language, forms))
    }
    return result
  }
}
