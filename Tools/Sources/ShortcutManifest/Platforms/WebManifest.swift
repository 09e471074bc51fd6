import Foundation

/// The part of a web app manifest that has to do with actions, as the W3C's Web Application Manifest says. The
/// members in other languages (`..._localized`) are that standard's language maps.
struct WebManifest: Codable {
  struct Shortcut: Codable {
    var name: String
    var description: String?
    var url: String
    var icons: [Icon]?
  }

  struct Icon: Codable {
    var src: String
    var sizes: String
    var type: String
  }

  var name: String?
  var lang: String
  var name_localized: [String: String]?
  var shortcuts: [Shortcut]
  var shortcuts_localized: [String: [Shortcut]]?

  /// The parameter of an address that names the action.
  static let parameter = "action"
  /// The prefix of the pictures of the system's types, by which they are known again.
  static let iconPrefix = "shortcut-"
  /// The least size of a picture that browsers take (Chromium's rule).
  static let iconSizes = "96x96"
}

extension ActionManifest {
  /// A web app manifest. Each action is an address with the type as its parameter `action`, and plain values of the
  /// user info as further ones; pictures are looked for in `icons/`.
  ///
  /// - Parameter start: the address of the app's page.
  public func webManifest(start: String = "./") -> Export {
    var export = Export()
    let addresses = items.enumerated().map { address(of: $1, at: $0, start: start, &export) }
    func shortcuts(in language: String) -> [WebManifest.Shortcut] {
      zip(items, addresses).map { item, address in
        let (title, subtitle) = texts(of: item, in: language)
        return WebManifest.Shortcut(
          name: title, description: subtitle, url: address, icons: WebManifest.icons(of: item))
      }
    }
    var manifest = WebManifest(
      name: name(in: developmentLanguage), lang: developmentLanguage,
      shortcuts: shortcuts(in: developmentLanguage))
    if !otherLanguages.isEmpty {
      manifest.shortcuts_localized = .init(
        uniqueKeysWithValues: otherLanguages.map { ($0, shortcuts(in: $0)) })
      let names = otherLanguages.compactMap { language in
        name(in: language).flatMap { $0 == manifest.name ? nil : (language, $0) }
      }
      if !names.isEmpty { manifest.name_localized = .init(uniqueKeysWithValues: names) }
      export.notes.append(
        "The other languages stand in shortcuts_localized, which few browsers read yet; the rest show "
          + developmentLanguage + ".")
    }
    for (index, item) in items.enumerated() { noteIcons(of: item, at: index, &export) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let text = (try? encoder.encode(manifest)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    export.files.append(.init(path: "manifest.webmanifest", text: text + "\n"))
    return export
  }

  private func address(of item: Item, at index: Int, start: String, _ export: inout Export) -> String {
    var parameters = [(WebManifest.parameter, item.type)]
    for entry in item.userInfo {
      if let value = entry.node.plainText, entry.key != WebManifest.parameter {
        parameters.append((entry.key, value))
      } else {
        export.note(index, "'\(entry.key)' of the user info is left out: an address holds only plain values.")
      }
    }
    let query = parameters.map { "\(WebManifest.encoded($0))=\(WebManifest.encoded($1))" }.joined(
      separator: "&")
    return start + (start.contains("?") ? "&" : "?") + query
  }

  private func noteIcons(of item: Item, at index: Int, _ export: inout Export) {
    if let icon = WebManifest.icons(of: item)?.first {
      export.note(
        index, "the picture is looked for at \(icon.src), in \(WebManifest.iconSizes) pixels or more.")
    }
    if item.iconFile != nil, item.iconType != nil || item.iconSymbolName != nil {
      export.note(index, "only the icon file is written, which wins over the others.")
    }
  }
}

extension WebManifest {
  static func icons(of item: ActionManifest.Item) -> [Icon]? {
    item.picture.map { name, isSystem in
      let file = (isSystem ? iconPrefix : "") + encoded(name) + ".png"
      return [Icon(src: "icons/" + file, sizes: iconSizes, type: "image/png")]
    }
  }

  /// As a part of an address: all but letters, digits and `-._~` by their bytes.
  static func encoded(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var result: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case 48...57, 65...90, 97...122, 45, 46, 95, 126: result.append(byte)
      default: result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension PropertyNode {
  /// The value of what is one text or number; nil of anything else.
  var plainText: String? {
    switch value {
    case .string(let text), .integer(let text), .real(let text), .date(let text), .data(let text): text
    case .boolean(let truth): truth ? "true" : "false"
    case .array, .dictionary: nil
    }
  }
}
