// Where the array of actions stands, and under which key.
extension ManifestCheck {
  /// How many letters of a key may be wrong for it to be known still (our choice; the names of the next keys of
  /// UIKit differ by six).
  static let slips = 3

  mutating func checkRoot(_ root: PropertyNode) {
    checkRepetition(root.entries, at: "") { $0 == PlistKey.items || PlistKey.deviceItems.contains($0) }
    for entry in root.entries {
      if entry.key == PlistKey.items || PlistKey.deviceItems.contains(entry.key) {
        checkList(entry.node, at: entry.key)
      } else if let problem = listKeyProblem(entry) {
        add(problem.kind, entry.key, entry.line, problem.text, remedy: "Name it \(PlistKey.items).")
        checkList(entry.node, at: entry.key)
      } else {
        findMisplaced(in: entry.node, at: entry.key)
      }
    }
  }

  /// Why a key that is not the right one was meant to be it; nil where it was not.
  private func listKeyProblem(_ entry: PropertyEntry) -> (kind: Finding.Kind, text: String)? {
    if entry.key.withoutBlanks == PlistKey.items {
      return (.blankInKey, "The key has blanks around it, so that the actions under it are not found.")
    }
    let near = NearestName.of(entry.key.withoutBlanks, among: [PlistKey.items], limit: ManifestCheck.slips)
    if near != nil || entry.node.looksLikeActions {
      return (.misspeltKey, "Quick actions are not found under '\(entry.key.shortened)'.")
    }
    return nil
  }

  /// Actions that lie within something else.
  private mutating func findMisplaced(in node: PropertyNode, at path: String) {
    switch node.value {
    case .dictionary(let entries):
      for entry in entries {
        let here = path + "." + entry.key
        if entry.key == PlistKey.items || entry.node.looksLikeActions {
          add(
            .misplacedKey, here, entry.line, "Quick actions are not found within '\(path.shortened)'.",
            remedy: "Move \(PlistKey.items) to the top of the file's dictionary.")
          checkList(entry.node, at: here)
        } else {
          findMisplaced(in: entry.node, at: here)
        }
      }
    case .array(let elements):
      for (index, element) in elements.enumerated() { findMisplaced(in: element, at: "\(path)[\(index)]") }
    default: break
    }
  }

  mutating func checkList(_ node: PropertyNode, at path: String) {
    guard case .array(let elements) = node.value else {
      return add(
        .wrongType, path, node.line,
        "This is \(node.value.kind), but quick actions are an array of dictionaries.",
        remedy: "Make it an <array> with a <dict> for each action.")
    }
    if elements.count > ActionManifest.shownItems {
      add(
        .tooMany, path, node.line,
        "There are \(elements.count) actions, and a phone shows the first \(ActionManifest.shownItems).",
        remedy: "Remove the others; they leave no room for dynamic ones either.")
    }
    var types: [String: Int] = [:]
    for (index, element) in elements.enumerated() {
      checkItem(element, at: "\(path)[\(index)]", index: index, types: &types)
    }
  }
}

extension PropertyNode {
  /// An array with a dictionary that has keys as actions have.
  fileprivate var looksLikeActions: Bool {
    elements.contains { element in
      element.entries.contains { PlistKey.ofItem.contains($0.key.withoutBlanks) }
    }
  }
}

extension String {
  /// Without the blanks, tabs and line ends at its ends.
  var withoutBlanks: String {
    let bytes = utf8
    guard let first = bytes.first, let last = bytes.last else { return self }
    guard XMLScanner.isBlank(first) || XMLScanner.isBlank(last) || first >= 0x80 || last >= 0x80 else {
      return self
    }
    return String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
