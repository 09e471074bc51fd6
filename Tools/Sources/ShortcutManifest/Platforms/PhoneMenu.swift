extension ActionManifest {
  /// The actions as a phone of a language lists them: four at most, each with its icon, its title and below that
  /// its subtitle. Control characters are escaped.
  public func menu(in wanted: String) -> [String] {
    let language = localizations.language(for: wanted, development: developmentLanguage)
    var lines = [name(in: language) ?? "(no name)"]
    if items.isEmpty { lines.append("  (no quick actions)") }
    for item in items.prefix(ActionManifest.shownItems) {
      let (title, subtitle) = texts(of: item, in: language)
      let icon = item.picture.map { "[\($0.name)] " } ?? ""
      lines.append("  \(icon)\(title)")
      if let subtitle { lines.append("    \(subtitle)") }
    }
    let hidden = items.count - ActionManifest.shownItems
    if hidden > 0 { lines.append("  (\(hidden) more \(hidden == 1 ? "is" : "are") not shown)") }
    return lines.map(\.escapedOnOneLine)
  }
}
