/// Finds what a function of Swift 2 is called now, by the rule that its renaming followed (SE-0005): words that only repeat
/// an argument's type went, and the preposition before them became the label. For functions of Heft that no table names.
///
/// `highlightRowAtIndexPath(_:animated:)` is `highlightRow(at:animated:)`, where Heft has one.
struct NeedlessWords {
  private struct Function {
    var signature: String
    var name: String
    var labels: [String]
  }

  /// The functions with arguments by the first letters of their names.
  private var functions: [Substring: [Function]] = [:]
  private let known: Set<String>

  /// - Parameter signatures: The functions that there are, as `tableView(_:didSelectRowAt:)`.
  init(_ signatures: Set<String>) {
    known = signatures
    for signature in signatures {
      guard let (name, labels) = Self.parts(signature), !labels.isEmpty else { continue }
      functions[name.prefix(2), default: []].append(.init(signature: signature, name: name, labels: labels))
    }
  }

  private static func parts(_ signature: String) -> (String, [String])? {
    guard let open = signature.firstIndex(of: "("), signature.hasSuffix(")") else { return nil }
    let labels = signature[open...].dropFirst().dropLast().split(separator: ":").map(String.init)
    return (String(signature[..<open]), labels)
  }

  /// The name of today.
  ///
  /// - Parameter old: The old name and its labels.
  /// - Returns: The one that the most letters of the old name speak for; nil where the old one still exists, where none fits
  ///   and where two fit as well.
  func newName(of old: String) -> String? {
    guard !known.contains(old), let (name, labels) = Self.parts(old), labels.first == "_" else { return nil }
    let sameLetters = functions[name.prefix(2)] ?? []
    // The parameters after those of the call may have values of their own.
    if sameLetters.contains(where: { $0.name == name && $0.labels.starts(with: labels) }) { return nil }
    var best: (letters: Int, signature: String)?
    var isTied = false
    for function in sameLetters where function.labels.count == labels.count {
      guard let letters = function.labels.isEmpty ? nil : Self.shared(name, labels, function) else {
        continue
      }
      if let found = best, found.letters >= letters {
        if found.letters == letters { isTied = true }
      } else {
        best = (letters, function.signature)
        isTied = false
      }
    }
    return isTied ? nil : best?.signature
  }

  /// How many letters of an old name a function of today has kept; nil where it is another.
  private static func shared(_ name: String, _ labels: [String], _ function: Function) -> Int? {
    let first = function.labels[0]
    let start =
      first == "_" ? function.name : function.name + first.prefix(1).uppercased() + first.dropFirst()
    guard begins(name, with: start) else { return nil }
    var letters = start.count
    for (old, new) in zip(labels, function.labels).dropFirst() {
      guard begins(old, with: new) else { return nil }
      letters += new.count
    }
    return letters
  }

  /// Whether a name is the other one, or that with further words behind it.
  private static func begins(_ name: String, with other: String) -> Bool {
    guard name.hasPrefix(other) else { return false }
    return name.dropFirst(other.count).first?.isUppercase ?? true
  }
}
