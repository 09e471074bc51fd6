extension SpellingRewrite {
  /// Cases that lost a word besides.
  private static let shortened = [
    "ShowingDeleteConfirmationMask": "showingDeleteConfirmation",
    "ShowingEditControlMask": "showingEditControl",
    "URL": "URL", "Baseline": "lastBaseline", "AlignAllBaseline": "alignAllLastBaseline",
    "ShortStyle": "short", "MediumStyle": "medium", "LongStyle": "long", "FullStyle": "full",
    "NoStyle": "none",
    "RoundCeiling": "ceiling", "RoundFloor": "floor", "RoundDown": "down", "RoundUp": "up",
    "RoundHalfEven": "halfEven", "RoundHalfDown": "halfDown", "RoundHalfUp": "halfUp",
    "CaseInsensitiveSearch": "caseInsensitive", "DiacriticInsensitiveSearch": "diacriticInsensitive",
    "LiteralSearch": "literal", "BackwardsSearch": "backwards", "AnchoredSearch": "anchored",
    "NumericSearch": "numeric", "WidthInsensitiveSearch": "widthInsensitive",
    "DataWritingAtomic": "atomic", "AtomicWrite": "atomic", "DataReadingMappedIfSafe": "mappedIfSafe",
    "SpellOutStyle": "spellOut", "ScientificStyle": "scientific", "OrdinalStyle": "ordinal",
    "DecimalStyle": "decimal", "PercentStyle": "percent", "CurrencyStyle": "currency",
  ]

  /// `Began` becomes `began`, `URLString` `urlString`.
  static func lowered(_ name: String) -> String {
    if let short = shortened[name] { return short }
    if name.contains("_") { return name }
    let capitals = name.prefix { $0.isUppercase }
    if capitals.count == name.count { return name.lowercased() }
    let count = max(1, capitals.count - 1)
    return name.prefix(count).lowercased() + name.dropFirst(count)
  }
}
