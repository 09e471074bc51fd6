import SwiftSyntax

extension SpellingRewrite {
  /// Whether an expression is the text of an attribute's key, as Swift 4.0 wants it at places: the key itself is today.
  static func isRawKey(_ node: MemberAccessExprSyntax) -> Bool {
    guard node.declName.baseName.text == "rawValue", let base = node.base?.trimmedDescription,
      node.parent?.is(DictionaryElementSyntax.self) == true
    else { return false }
    return base.hasPrefix("NSAttributedStringKey.") || base.hasPrefix("NSAttributedString.Key.")
  }

  /// Whether an expression is a dictionary whose first key is an attribute's old name: `[NSFontAttributeName: font]`.
  static func hasAttributeKeys(_ value: ExprSyntax?) -> Bool {
    guard case .elements(let list)? = value?.as(DictionaryExprSyntax.self)?.content,
      let key = list.first?.key.trimmedDescription
    else { return false }
    return key.hasPrefix("NS") && key.hasSuffix("AttributeName")
  }

  /// Whether a variable's dictionary has attributes of text for keys: in what it begins with, or what it gets later.
  func isOfAttributes(_ value: ExprSyntax?, named name: String) -> Bool {
    guard let value, value.trimmedDescription != "[:]" else { return isKeyedByAttributes(name) }
    return !value.is(ClosureExprSyntax.self) && !value.is(FunctionCallExprSyntax.self)
      && value.trimmedDescription.contains(/\[\s*NS\w+AttributeName\s*:/)
  }

  /// Whether a dictionary that begins empty gets attributes of text: `attributes[NSFontAttributeName] = font`.
  private func isKeyedByAttributes(_ name: String) -> Bool {
    guard let text = file?.description, text.contains("AttributeName]") else { return false }
    return text.ranges(of: name + "[NS").contains { range in
      text[range.upperBound...].prefix { $0.isLetter }.hasSuffix("AttributeName")
    }
  }

  /// `.UIDeviceBatteryLevelDidChange`, as Swift 3 and 4 name what a class tells, is a constant of the class.
  func notification(_ node: MemberAccessExprSyntax) -> String? {
    guard let heft = context.heft,
      ["", "NSNotification.Name", "Notification.Name"].contains(node.base?.trimmedDescription ?? "")
    else { return nil }
    return heft.notificationName(of: node.declName.baseName.text)
  }

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
