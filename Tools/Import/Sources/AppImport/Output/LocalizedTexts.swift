import Foundation
import ShortcutManifest

/// The texts of a project in the language that it is developed in.
struct LocalizedTexts {
  /// The texts by table and key. Those of the Info.plist are in the table `InfoPlist`.
  private(set) var tables: [String: [String: String]] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  /// Reads the `.strings` and `.xcstrings` files of a project.
  ///
  /// The development language's own file counts before that of `Base.lproj`, and this before one of no language. A table
  /// that has none of them is that of the first other language. A file that cannot be read is told and left out.
  init(_ project: XcodeProject) {
    let language = project.info["CFBundleDevelopmentRegion"]?.string ?? "en"
    let ranks = LanguageTag.withParents(language) + [LanguageTag.base]
    // Texts of scenes are in the scenes, in the development language.
    let scenes = Set((project.storyboards + project.xibs).map(Self.table))
    var found: [String: [(rank: Int, texts: [String: String])]] = [:]
    for path in project.strings where !scenes.contains(Self.table(path)) {
      do throws(ReadingError) {
        for (language, texts) in try Self.read(path) {
          let rank = language.map { ranks.firstIndex(of: $0) ?? ranks.count + 1 } ?? ranks.count
          found[Self.table(path), default: []].append((rank, texts))
        }
      } catch {
        diagnostics.append(.init(.warning, path: path, line: error.line, "\(error) The file is left out."))
      }
    }
    for (table, files) in found {
      let own = files.filter { $0.rank <= ranks.count }.sorted { $0.rank > $1.rank }
      for file in own.isEmpty ? Array(files.prefix(1)) : own {
        tables[table, default: [:]].merge(file.texts) { $1 }
      }
    }
  }

  /// What sources call the texts of a file. `App-InfoPlist` is what old projects call those of the Info.plist.
  private static func table(_ path: String) -> String {
    let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    return stem.hasSuffix("-InfoPlist") ? "InfoPlist" : stem
  }

  /// The texts of a file by language, in the order of the languages' names; nil is none.
  private static func read(_ path: String) throws(ReadingError) -> [(
    language: String?, texts: [String: String]
  )] {
    let bytes = try FileBytes.read(path)
    if !path.hasSuffix(".xcstrings") {
      return [(LocalizationFiles.language(of: path), try StringsReader.read(bytes))]
    }
    return try StringCatalog.read(bytes).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
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

  /// The tables that the app's sources ask for, as Swift; nil where there are none.
  var source: String? {
    let asked = tables.filter { $0.key != "InfoPlist" && !$0.value.isEmpty }.sorted { $0.key < $1.key }
    if asked.isEmpty { return nil }
    var lines = [
      "/// The project's texts by table and key.", "enum ProjectStrings {",
      "  static let all: [String: [String: String]] = [",
    ]
    for (table, texts) in asked {
      lines.append("    \(SwiftName.literal(table)): [")
      for (key, text) in texts.sorted(by: { $0.key < $1.key }) {
        lines.append("      \(SwiftName.literal(key)): \(SwiftName.literal(text)),")
      }
      lines.append("    ],")
    }
    return (lines + ["  ]", "}", ""]).joined(separator: "\n")
  }
}
