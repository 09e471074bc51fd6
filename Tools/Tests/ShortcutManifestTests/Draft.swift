import Foundation
import ShortcutManifest
import Testing

/// An Info.plist as a test writes it: one action that is as it should be, and what the test changes.
struct Draft {
  static let type = "<key>UIApplicationShortcutItemType</key><string>org.app.new</string>"
  static let title = "<key>UIApplicationShortcutItemTitle</key><string>New Tab</string>"

  /// A type and a title.
  static let sound = type + "\n" + title

  /// A key with a string, on a line of its own.
  static func key(_ name: String, _ value: String) -> String {
    "\n<key>\(name)</key><string>\(value)</string>"
  }

  /// An icon type.
  static func icon(_ value: String) -> String { key("UIApplicationShortcutItemIconType", value) }

  /// The file with these actions; each is what stands in its `<dict>`.
  static func plist(_ items: String..., key: String = "UIApplicationShortcutItems", more: String = "")
    -> String
  {
    let dicts = items.map { "<dict>\n\($0)\n</dict>" }.joined(separator: "\n")
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
      \(more)<key>\(key)</key>
      <array>
      \(dicts)
      </array>
      </dict>
      </plist>
      """
  }

  static func read(_ text: String) throws -> PropertyNode { try PropertyList.read(Array(text.utf8)) }

  static func findings(
    _ text: String, _ texts: [String: [String: String]] = [:], variables: [String: String] = [:]
  ) throws -> [Finding] {
    ManifestCheck.findings(
      in: try read(text), variables: BuildVariables(variables), localizations: localizations(texts))
  }

  static func manifest(_ text: String, _ texts: [String: [String: String]] = [:]) throws -> ActionManifest {
    ActionManifest(try read(text), localizations: localizations(texts))
  }

  private static func localizations(_ texts: [String: [String: String]]) -> Localizations {
    var result = Localizations()
    for (language, texts) in texts { result.add(texts, for: language) }
    return result
  }
}

/// Files that others have published are not part of this repository; `HEFT_DATA` names their folder.
enum RealFiles {
  static let folder = ProcessInfo.processInfo.environment["HEFT_DATA"]
  static let skipped: Comment = "HEFT_DATA names no folder with real files: these tests are skipped"

  /// The files below a folder, in alphabetical order, without the beginning of their paths.
  static func below(_ name: String) -> [String] {
    let root = (folder ?? "") + "/" + name
    let all = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.contains(".") && !$0.hasSuffix(".lproj") }.sorted()
  }

  static func path(_ name: String) -> String { (folder ?? "") + "/" + name }
}
