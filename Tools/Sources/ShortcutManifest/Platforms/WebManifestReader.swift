import Foundation

/// Reads the shortcuts of a web app manifest.
public struct WebManifestReader {
  private typealias Object = [String: Any]

  private let root: Object
  private var manifest: ActionManifest
  private var notes: [String] = []

  /// The actions, and what of the manifest's shortcuts an Info.plist cannot hold.
  ///
  /// A type is the parameter `action` of the address, and further parameters are the user info; an address without
  /// that parameter is itself the type.
  ///
  /// - Throws: `ReadingError` where the file is not a JSON object.
  public static func read(_ bytes: [UInt8]) throws(ReadingError) -> (
    manifest: ActionManifest, notes: [String]
  ) {
    try Limit.check(bytes)
    let text = try TextFile.utf8(of: bytes)
    guard let root = (try? JSONSerialization.jsonObject(with: Data(text))) as? Object else {
      throw ReadingError(
        "This is no web app manifest: it is not a JSON object.", remedy: "Choose the app's manifest.json.")
    }
    var reader = WebManifestReader(root)
    reader.readShortcuts()
    reader.readLanguages()
    return (reader.manifest, reader.notes)
  }

  private init(_ root: Object) {
    self.root = root
    let language = (root["lang"] as? String).map(LanguageTag.normalized) ?? "en"
    manifest = ActionManifest(
      name: root["short_name"] as? String ?? root["name"] as? String, developmentLanguage: language)
  }

  private mutating func readShortcuts() {
    guard let shortcuts = root["shortcuts"] else { return notes.append("The manifest has no shortcuts.") }
    guard let shortcuts = shortcuts as? [Any] else {
      return notes.append("shortcuts is left out: it is no array.")
    }
    for (index, shortcut) in shortcuts.enumerated() {
      let place = "shortcuts[\(index)]"
      guard let shortcut = shortcut as? Object, let name = shortcut["name"] as? String, !name.isEmpty,
        let url = shortcut["url"] as? String, !url.isEmpty
      else {
        notes.append("\(place) is left out: it needs a name and a url, both texts.")
        continue
      }
      manifest.items.append(item(shortcut, name: name, url: url, place))
    }
    if manifest.items.count > ActionManifest.shownItems {
      notes.append(
        "There are \(manifest.items.count) shortcuts, and a phone shows the first \(ActionManifest.shownItems)."
      )
    }
  }

  private mutating func item(
    _ shortcut: Object, name: String, url: String, _ place: String
  ) -> ActionManifest.Item {
    let query = URLComponents(string: url)?.queryItems ?? []
    let action = query.first { $0.name == WebManifest.parameter }?.value
    var item = ActionManifest.Item(type: action.flatMap { $0.isEmpty ? nil : $0 } ?? url, title: name)
    if item.type != url {
      for parameter in query where parameter.name != WebManifest.parameter {
        item.userInfo.append(PropertyEntry(parameter.name, parameter.value ?? ""))
      }
      let page = url.split(separator: "?", omittingEmptySubsequences: false)[0]
      if page != "./" && page != "/" && !page.isEmpty {
        notes.append("\(place).url: the page \(page) is left out, because an action has only a type.")
      }
    }
    if let description = shortcut["description"] as? String, !description.isEmpty {
      item.subtitle = description
    }
    if let short = shortcut["short_name"] as? String, short != name {
      notes.append("\(place).short_name '\(short.shortened)' is left out: an action has one title.")
    }
    readIcons(shortcut, &item, place)
    for key in shortcut.keys.sorted()
    where !["name", "short_name", "description", "url", "icons"].contains(key) {
      notes.append("\(place).\(key) is left out: an Info.plist has nothing for it.")
    }
    return item
  }

  private mutating func readIcons(_ shortcut: Object, _ item: inout ActionManifest.Item, _ place: String) {
    let sources = (shortcut["icons"] as? [Any] ?? []).compactMap { ($0 as? Object)?["src"] as? String }
    guard let first = sources.first else { return }
    let file = first.split(separator: "/").last.map(String.init) ?? first
    let stem = file.split(separator: ".").first.map(String.init) ?? file
    if stem.hasPrefix(WebManifest.iconPrefix),
      let type = IconType(rawValue: String(stem.dropFirst(WebManifest.iconPrefix.count)))
    {
      item.iconType = type.plistName
    } else {
      item.iconFile = stem.removingPercentEncoding ?? stem
      notes.append("\(place).icons: put the picture \(first) into the app as '\(item.iconFile ?? stem)'.")
    }
    if sources.count > 1 {
      notes.append("\(place).icons: \(sources.count - 1) more are left out: an action has one picture.")
    }
  }

  /// The texts of `shortcuts_localized`, by the address or else by the place in the array.
  private mutating func readLanguages() {
    let shortcuts = (root["shortcuts"] as? [Any] ?? []).compactMap { $0 as? Object }
    let languages = root["shortcuts_localized"] as? Object ?? [:]
    for language in languages.keys.sorted() {
      var texts: [String: String] = [:]
      for (index, other) in (languages[language] as? [Any] ?? []).enumerated() {
        guard let other = other as? Object else { continue }
        let same = shortcuts.filter { $0["url"] as? String == other["url"] as? String }
        guard let own = same.count == 1 ? same[0] : index < shortcuts.count ? shortcuts[index] : nil
        else { continue }
        for key in ["name", "description"] {
          guard let text = own[key] as? String, let translation = other[key] as? String else { continue }
          if let known = texts[text], known != translation {
            notes.append(
              "shortcuts_localized.\(language)[\(index)].\(key) is left out: '\(text.shortened)' has two translations."
            )
          } else {
            texts[text] = translation
          }
        }
      }
      manifest.localizations.add(texts, for: language)
    }
    let names = root["name_localized"] as? Object ?? [:]
    for language in names.keys.sorted() {
      let name = names[language] as? String ?? (names[language] as? Object)?["value"] as? String
      if let name { manifest.localizations.add(["CFBundleDisplayName": name], for: language) }
    }
  }
}
