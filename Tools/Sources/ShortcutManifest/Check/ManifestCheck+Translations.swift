extension ManifestCheck {
  /// A title or subtitle in each of the app's languages. Where the app has none, nothing is missing.
  mutating func checkTranslation(_ entry: PropertyEntry, at path: String) {
    guard let text = entry.node.text, !text.withoutBlanks.isEmpty else { return }
    let key = variables.resolve(text).text
    let missing = localizations.languages.filter { language in
      if localizations.translation(of: key, in: language) != nil { return false }
      // In the app's own language a text may stand for itself; a key may not.
      let isOwn = LanguageTag.withParents(language).contains(developmentLanguage)
      return !isOwn || (key.looksLikeKey && localizations.translation(of: key, in: LanguageTag.base) == nil)
    }
    guard !missing.isEmpty else { return }
    add(
      .untranslated, path + "." + entry.key, entry.node.line,
      "'\(key.shortened)' has no translation in \(missing.joined(separator: ", ")).",
      remedy: "Add it to InfoPlist.strings of \(missing.count == 1 ? "this language" : "these languages").")
  }
}

extension String {
  /// Whether this was written to be looked up and not to be read: `NEW_ROOM`, `shortcut.title`, `newTabTitle`.
  var looksLikeKey: Bool {
    var hasMark = false
    var before: UInt8 = 0
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        if (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(before) { hasMark = true }
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): break
      case UInt8(ascii: "_"), UInt8(ascii: "."): hasMark = true
      case UInt8(ascii: "-"): break
      default: return false
      }
      before = byte
    }
    return hasMark
  }
}
