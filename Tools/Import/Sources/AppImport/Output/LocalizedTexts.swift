import Foundation
import ShortcutManifest

/// The texts of a project in its languages.
struct LocalizedTexts {
  typealias Tables = [String: [String: String]]

  /// The language that the project is developed in.
  let language: String
  /// The development language and the languages it is a kind of, then `Base`.
  private let ranks: [String]
  /// The texts by table and key, in the language that the project is developed in. The texts of the Info.plist are in
  /// the table `InfoPlist`, a scene's in the table of its storyboard.
  private(set) var tables: Tables = [:]
  /// The texts in further languages, by their tags.
  private(set) var others: [String: Tables] = [:]
  private(set) var diagnostics: [Diagnostic] = []
  /// The keys or texts of the quick actions' titles.
  private let titles: [String]

  /// Reads the `.strings`, `.stringsdict` and `.xcstrings` files of a project.
  ///
  /// The development language's own file counts before the one of `Base.lproj`, and this before one of no language. A
  /// table that has none of them has its keys for texts, or is taken from the first other language where the project has
  /// nothing in the development language. A file that cannot be read is told and left out.
  init(_ project: XcodeProject) {
    language = LanguageTag.normalized(project.info["CFBundleDevelopmentRegion"]?.string ?? "en")
    ranks = LanguageTag.withParents(language) + [LanguageTag.base]
    titles = (project.info["UIApplicationShortcutItems"]?.array ?? []).flatMap { item in
      ["UIApplicationShortcutItemTitle", "UIApplicationShortcutItemSubtitle"].compactMap { item[$0]?.string }
    }
    var found: [String: [(rank: Int, texts: [String: String])]] = [:]
    // A plural counts before the plain text of its key.
    for path in project.strings.sorted(by: { !Self.isPlural($0) && Self.isPlural($1) }) {
      do throws(ReadingError) {
        for (language, texts) in try Self.read(path, development: self.language) {
          let table = Self.table(path)
          let rank = rank(in: language)
          found[table, default: []].append((rank, texts))
          if rank > ranks.count, let language {
            others[language, default: [:]][table, default: [:]].merge(texts) { $1 }
          }
        }
      } catch {
        diagnostics.append(.init(.warning, path: path, line: error.line, "\(error) The file is left out."))
      }
    }
    // Texts of scenes are in the scenes, in the development language.
    let scenes = Set((project.storyboards + project.xibs).map(Self.table))
    let hasOwnLanguage = (project.strings + project.storyboards + project.xibs).contains {
      LocalizationFiles.language(of: $0).map(ranks.contains) ?? false
    }
    for (table, files) in found {
      let own = files.enumerated().filter { $0.element.rank <= ranks.count }
        .sorted { ($1.element.rank, $0.offset) < ($0.element.rank, $1.offset) }.map(\.element)
      if own.isEmpty, hasOwnLanguage || scenes.contains(table) { continue }
      for file in own.isEmpty ? Array(files.prefix(1)) : own {
        tables[table, default: [:]].merge(file.texts) { $1 }
      }
    }
  }

  private func rank(in language: String?) -> Int {
    language.map { ranks.firstIndex(of: $0) ?? ranks.count + 1 } ?? ranks.count
  }

  /// How far a file is from the language that the project is developed in: 0 is its own. `Base` comes next, then no
  /// language, then all others alike.
  func rank(of path: String) -> Int { rank(in: LocalizationFiles.language(of: path)) }

  private static func isPlural(_ path: String) -> Bool { path.hasSuffix(".stringsdict") }

  /// The keys of a storyboard's or nib file's texts in any language, as `abc-12-xyz.text`.
  func keys(ofScenes name: String) -> Set<String> {
    Set(([tables] + others.values).flatMap { $0[name]?.keys.map(\.self) ?? [] })
  }

  /// Returns the name by which sources find the texts of a file. `App-InfoPlist` is what old projects call the texts of
  /// the Info.plist.
  private static func table(_ path: String) -> String {
    let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    return stem.hasSuffix("-InfoPlist") ? "InfoPlist" : stem
  }

  /// The texts of a file by language, in the order of the languages' names; nil means none.
  private static func read(_ path: String, development: String) throws(ReadingError) -> [(
    language: String?, texts: [String: String]
  )] {
    if isPlural(path) {
      let language = LocalizationFiles.language(of: path)
      let isBase = language == nil || language == LanguageTag.base
      guard let texts = PluralRules.read(path, language: isBase ? development : language ?? development)
      else {
        throw ReadingError("The file is not a property list.", remedy: "Open it in Xcode and save it again.")
      }
      return [(language, texts)]
    }
    let bytes = try FileBytes.read(path)
    if !path.hasSuffix(".xcstrings") {
      return [(LocalizationFiles.language(of: path), try StringsReader.read(bytes))]
    }
    return try StringCatalog.read(bytes, plural: PluralFormat.text).sorted { $0.key < $1.key }.map {
      ($0.key, $0.value)
    }
  }

  /// The Info.plist with the texts of its own table: the app's name and the quick actions' titles.
  func localized(_ info: [String: PlistValue]) -> [String: PlistValue] {
    guard let texts = tables["InfoPlist"] else { return info }
    var info = info
    for key in ["CFBundleDisplayName", "CFBundleName"] {
      if let text = texts[key] { info[key] = .string(text) }
    }
    if let items = info["UIApplicationShortcutItems"]?.array {
      info["UIApplicationShortcutItems"] = .array(
        items.map { item in
          guard case .dictionary(var values) = item else { return item }
          for key in ["UIApplicationShortcutItemTitle", "UIApplicationShortcutItemSubtitle"] {
            if let text = values[key]?.string.flatMap({ texts[$0] }) { values[key] = .string(text) }
          }
          return .dictionary(values)
        })
    }
    return info
  }

  /// The statements that give the app its texts.
  var statements: [String] {
    if source == nil { return [] }
    return [
      "app.localizedStrings = ProjectStrings.all", "app.developmentLanguage = \(SwiftName.literal(language))",
    ]
      + (asked(others).isEmpty ? [] : ["app.localizations = ProjectStrings.localizations"])
  }

  private func asked(_ languages: [String: Tables]) -> [(language: String, tables: Tables)] {
    languages.sorted { $0.key < $1.key }.map { language, tables in
      var tables = tables
      tables["InfoPlist"] = tables["InfoPlist"].map(shown)
      return (language, tables.filter { !$0.value.isEmpty })
    }.filter { !$0.tables.isEmpty }
  }

  /// What the home screen shows of the app in a language: its name, and the quick actions' texts by those in the development
  /// language, which the app declares them with.
  private func shown(_ texts: [String: String]) -> [String: String] {
    var shown: [String: String] = [:]
    shown["CFBundleDisplayName"] = texts["CFBundleDisplayName"] ?? texts["CFBundleName"]
    for title in titles {
      if let text = texts[title] { shown[tables["InfoPlist"]?[title] ?? title] = text }
    }
    return shown
  }

  /// The tables that the app's sources ask for, as Swift; nil where there are none.
  var source: String? {
    let own = tables.filter { $0.key != "InfoPlist" && !$0.value.isEmpty }
    let further = asked(others)
    if own.isEmpty, further.isEmpty { return nil }
    var lines = [
      "import Heft", "", "/// The project's texts by table and key.", "enum ProjectStrings {",
      "  static let all: [String: [String: String]] = [",
    ]
    lines += Self.lines(of: own, indent: 4)
    if own.isEmpty { lines.append("    :") }
    lines.append("  ]")
    if !further.isEmpty {
      lines.append("  static let localizations: [AppLocalization] = [")
      for (language, tables) in further {
        lines.append("    AppLocalization(language: \(SwiftName.literal(language)), strings: [")
        lines += Self.lines(of: tables, indent: 6)
        lines.append("    ]),")
      }
      lines.append("  ]")
    }
    return (lines + ["}", ""]).joined(separator: "\n")
  }

  private static func lines(of tables: Tables, indent: Int) -> [String] {
    let space = String(repeating: " ", count: indent)
    return tables.sorted { $0.key < $1.key }.flatMap { table, texts in
      ["\(space)\(SwiftName.literal(table)): ["]
        + texts.sorted { $0.key < $1.key }.map { key, text in
          "\(space)  \(SwiftName.literal(key)): \(SwiftName.literal(text)),"
        } + ["\(space)],"]
    }
  }
}
