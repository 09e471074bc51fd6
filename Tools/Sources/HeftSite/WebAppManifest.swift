import Foundation

/// The page's web app manifest, as an app of its own has it.
enum WebAppManifest {
  static let path = "manifest.webmanifest"
  /// Where the pictures lie that a browser shows before the page is installed. No visit needs them.
  static let screenshots = "screenshots/"

  /// Puts an app's members in the place of the page's.
  ///
  /// - Parameters:
  ///   - site: The files; without a manifest, or with one that is no JSON, they stay as they are.
  ///   - members: A JSON object. A shortcut's picture that is not among the files is left out.
  static func replace(in site: inout SiteFiles, by members: Data) {
    guard let content = site[path], var manifest = object(content), let members = object(members) else {
      return
    }
    manifest["shortcuts"] = nil
    manifest["screenshots"] = nil
    manifest["description"] = nil
    site.remove { $0.hasPrefix(screenshots) }
    manifest.merge(members) { $1 }
    if let shortcuts = manifest["shortcuts"] as? [[String: Any]] {
      manifest["shortcuts"] = shortcuts.map { withKnownIcons($0, in: site) }
    }
    let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let written = try? JSONSerialization.data(withJSONObject: manifest, options: options) else {
      return
    }
    site.add(path, written)
  }

  private static func object(_ json: Data) -> [String: Any]? {
    (try? JSONSerialization.jsonObject(with: json)) as? [String: Any]
  }

  private static func withKnownIcons(_ shortcut: [String: Any], in site: SiteFiles) -> [String: Any] {
    var shortcut = shortcut
    let icons = (shortcut["icons"] as? [[String: Any]] ?? []).filter { icon in
      (icon["src"] as? String).map { site[$0] != nil } ?? false
    }
    shortcut["icons"] = icons.isEmpty ? nil : icons
    return shortcut
  }
}
