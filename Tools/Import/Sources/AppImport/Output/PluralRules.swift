import Foundation

/// The texts of a `.stringsdict` file, whose words follow a number.
enum PluralRules {
  /// The plural categories that a language may have, in Apple's order.
  private static let names = ["zero", "one", "two", "few", "many", "other"]

  /// The formats of a file by key, with the plurals in them as Heft's formats have them.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - language: Its language, by whose rules a number has its category.
  /// - Returns: Nil where the file is not a property list.
  static func read(_ path: String, language: String) -> [String: String]? {
    guard let root = PropertyListFile.read(path) else { return nil }
    return root.compactMapValues { entry in
      guard let format = entry["NSStringLocalizedFormatKey"]?.string else { return nil }
      return expand(format, entry, language)
    }
  }

  /// Puts the forms of each variable in place of `%#@variable@`. A variable within a form stays as it is written.
  private static func expand(_ format: String, _ entry: PlistValue, _ language: String) -> String {
    var result = ""
    var rest = format[...]
    while let match = rest.firstMatch(of: /%(?:\d+\$)?#@(\w+)@/) {
      result += rest[..<match.range.lowerBound]
      let variable = entry[String(match.1)]
      let forms = names.compactMap { name in
        variable?[name]?.string.map { (name: name, text: $0) }
      }
      result += forms.isEmpty ? String(match.0) : PluralFormat.text(language: language, forms: forms)
      rest = rest[match.range.upperBound...]
    }
    return result + rest
  }
}

/// How a plural stands in a format: the same as `PluralText` of HeftBase reads.
enum PluralFormat {
  static func text(language: String, forms: [(name: String, text: String)]) -> String {
    var text = "%#@\u{1E}" + language
    for form in forms { text += "\u{1F}" + form.name + "\u{1F}" + form.text }
    return text + "\u{1E}"
  }
}
