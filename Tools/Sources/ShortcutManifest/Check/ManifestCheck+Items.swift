// One action: its keys, and what stands under each.
extension ManifestCheck {
  mutating func checkItem(_ node: PropertyNode, at path: String, index: Int, types: inout [String: Int]) {
    guard case .dictionary(let entries) = node.value else {
      return add(
        .wrongType, path, node.line, "This action is \(node.value.kind), but must be a dictionary.",
        remedy: "Make it a <dict> with a type and a title.")
    }
    checkRepetition(entries, at: path + ".") { PlistKey.ofItem.contains($0) }
    var found: [String: PropertyEntry] = [:]
    for entry in entries {
      guard let key = checkKey(entry, at: path) else { continue }
      found[key] = entry
    }
    for key in [PlistKey.type, PlistKey.title] where found[key] == nil {
      add(
        key == PlistKey.type ? .missingType : .missingTitle, path + "." + key, node.line,
        "This action has no \(key == PlistKey.type ? "type" : "title"), so it is not shown.",
        remedy: "Add the key \(key) with a string.")
    }
    for entry in entries {
      if let key = found.first(where: { $0.value == entry })?.key { checkValue(of: key, entry, at: path) }
    }
    checkIcons(found, at: path)
    if let entry = found[PlistKey.type], let type = entry.node.text, !type.isEmpty {
      checkDuplicate(variables.resolve(type).text, entry, at: path, index: index, types: &types)
    }
    for key in [PlistKey.title, PlistKey.subtitle] {
      if let entry = found[key] { checkTranslation(entry, at: path) }
    }
  }

  /// Returns which key was meant; nil where that cannot be told.
  private mutating func checkKey(_ entry: PropertyEntry, at path: String) -> String? {
    if PlistKey.ofItem.contains(entry.key) { return entry.key }
    let place = path + "." + entry.key
    let key = entry.key.withoutBlanks
    if PlistKey.ofItem.contains(key) {
      add(
        .blankInKey, place, entry.line, "The key has blanks around it, so it is not found.",
        remedy: "Write \(key) without them.")
      return key
    }
    // Somebody may have left out the long beginning that all keys share.
    let whole = PlistKey.ofItem.first { $0.lowercased().hasSuffix("item" + key.lowercased()) }
    if let meant = whole ?? NearestName.of(key, among: PlistKey.ofItem, limit: ManifestCheck.slips)?.name {
      add(
        .misspeltKey, place, entry.line, "There is no key '\(entry.key.shortened)' for actions.",
        remedy: "Did you mean \(meant)?")
      return meant
    }
    add(
      .unknownKey, place, entry.line, "There is no key '\(entry.key.shortened)' for actions; it is not read.",
      remedy: "Remove it, or put it into \(PlistKey.userInfo).")
    return nil
  }

  private mutating func checkValue(of key: String, _ entry: PropertyEntry, at path: String) {
    let place = path + "." + entry.key
    let line = entry.node.line
    if key == PlistKey.userInfo {
      if case .dictionary = entry.node.value { return }
      return add(
        .wrongType, place, line, "This is \(entry.node.value.kind), but must be a dictionary.",
        remedy: "Make it a <dict>.")
    }
    guard let text = entry.node.text else {
      return add(
        .wrongType, place, line, "This is \(entry.node.value.kind), but must be a string.",
        remedy: "Make it a <string>.")
    }
    if text.withoutBlanks.isEmpty {
      let isNeeded = key == PlistKey.type || key == PlistKey.title
      return add(
        .emptyString, place, line, "The text is empty.",
        remedy: isNeeded ? "Write one; without it the action is not shown." : "Write one, or remove the key.")
    }
    if text.withoutBlanks != text {
      add(
        .blankInValue, place, line, "The text has blanks around it, which belong to it.",
        remedy: "Remove them.")
    }
    for name in variables.resolve(text).unresolved {
      if BuildVariables.isOfXcode(name) {
        add(
          .buildVariable, place, line, "Xcode fills in \(name) when it builds the app.",
          remedy: "To check what becomes of it, give its value with --set NAME=VALUE.")
      } else {
        add(
          .unresolvedVariable, place, line, "The variable \(name) has no value here.",
          remedy: "Check the built app's Info.plist, or give its value with --set NAME=VALUE.")
      }
    }
    if key == PlistKey.iconType { checkIconType(text, place, line) }
  }

  private mutating func checkIconType(_ text: String, _ place: String, _ line: Int?) {
    let (name, unresolved) = variables.resolve(text.withoutBlanks)
    guard unresolved.isEmpty, IconType(plistName: name) == nil else { return }
    let names = IconType.allCases.map(\.plistName)
    // Somebody may have written the name as Swift has it.
    let short = IconType.allCases.first {
      name.lowercased().hasSuffix($0.rawValue.lowercased()) && name.count < 15
    }
    let near = short?.plistName ?? NearestName.of(name, among: names, limit: name.count / 4)?.name
    add(
      .unknownIconType, place, line, "There is no icon type '\(name.shortened)'.",
      remedy: near.map { "Did you mean \($0)?" }
        ?? "The names begin with \(IconType.prefix), as in \(names[0]).")
  }

  private mutating func checkIcons(_ found: [String: PropertyEntry], at path: String) {
    let icons = PlistKey.icons.filter { found[$0] != nil }
    guard icons.count > 1, let second = found[icons[1]] else { return }
    add(
      .twoIcons, path + "." + second.key, second.line,
      "The action has \(icons.count) icons, and only \(icons[0]) counts.", remedy: "Remove the others.")
  }

  private mutating func checkDuplicate(
    _ type: String, _ entry: PropertyEntry, at path: String, index: Int, types: inout [String: Int]
  ) {
    if let first = types[type] {
      add(
        .duplicateType, path + "." + entry.key, entry.node.line,
        "Action \(first) has the same type '\(type.shortened)', so the app cannot tell them apart.",
        remedy: "Give each action a type of its own.")
    } else {
      types[type] = index
    }
  }
}
