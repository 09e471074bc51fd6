/// The texts of an app's Info.plist in other languages.
public struct Localizations: Equatable, Sendable {
  /// The texts by language and by the text that stands in the Info.plist.
  public private(set) var tables: [String: [String: String]] = [:]

  /// No language.
  public init() {}

  /// Adds texts of a language; those that it has already stay.
  public mutating func add(_ texts: [String: String], for language: String) {
    tables[LanguageTag.normalized(language), default: [:]].merge(texts) { first, _ in first }
  }

  /// All languages, in alphabetical order. `Base` is not one.
  public var languages: [String] { tables.keys.filter { $0 != LanguageTag.base }.sorted() }

  /// A text in a language; nil where there is none.
  public func translation(of text: String, in language: String) -> String? {
    tables[language]?[text]
      ?? tables[LanguageTag.base]?[text].flatMap { language == LanguageTag.base ? $0 : nil }
  }

  /// The language that a phone takes which is set to another: the same, a more general one, then the app's own.
  public func language(for wanted: String, development: String) -> String {
    for name in LanguageTag.withParents(wanted) + LanguageTag.withParents(development)
    where tables[name] != nil { return name }
    return tables[LanguageTag.base] != nil ? LanguageTag.base : development
  }
}
