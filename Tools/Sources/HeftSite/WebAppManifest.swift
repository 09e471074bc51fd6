import Foundation

/// The page's web app manifest, as an app of its own has it.
enum WebAppManifest {
  static let path = "manifest.webmanifest"
  /// Where the pictures lie that a browser shows before the page is installed. No visit needs them.
  static let screenshots = "screenshots/"

  /// Puts an app's members in the place of the page's.
  ///
  /// - Parameters:
  ///   - site: The files; without a manifest, or with one that is not JSON, they stay as they are.
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
    write(manifest, to: &site)
  }

  /// Puts an app's icon in the place of the page's: in the manifest, and in the browser's tab.
  ///
  /// - Parameters:
  ///   - site: The files; the page's own icons go. Without a manifest, or with one that is not JSON, they stay as they are.
  ///   - icon: An element `svg`. One that is a PNG alone is there as a PNG too, which more systems install.
  static func setIcon(_ icon: String, in site: inout SiteFiles) {
    guard let content = site[path], var manifest = object(content) else { return }
    let old = (manifest["icons"] as? [[String: Any]] ?? []).compactMap { $0["src"] as? String }
    site.remove(where: old.contains)
    site.add(drawing, Data(icon.utf8))
    var icons: [[String: Any]] = [["src": drawing, "sizes": "any", "type": "image/svg+xml"]]
    if let found = picture(in: icon) {
      site.add(raster, found.data)
      icons.insert(["src": raster, "sizes": found.size, "type": "image/png", "purpose": "any"], at: 0)
    }
    manifest["icons"] = icons
    write(manifest, to: &site)
  }

  /// The icon of the page's tab, and of any size.
  private static let drawing = "favicon.svg"
  private static let raster = "icons/app.png"

  /// The PNG that a drawing shows and nothing else.
  private static func picture(in icon: String) -> (data: Data, size: String)? {
    guard icon.matches(of: /<\w/).count == 2,
      let match = icon.firstMatch(
        of: /<image width='(\d+)' height='(\d+)' href='data:image\/png;base64,([A-Za-z0-9+\/=]+)'\/>/),
      let data = Data(base64Encoded: String(match.3))
    else { return nil }
    return (data, "\(match.1)x\(match.2)")
  }

  private static func write(_ manifest: [String: Any], to site: inout SiteFiles) {
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
