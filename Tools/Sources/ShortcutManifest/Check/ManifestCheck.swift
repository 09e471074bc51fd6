/// Looks for every mistake in the quick actions of an Info.plist.
public struct ManifestCheck {
  let variables: BuildVariables
  let localizations: Localizations
  let developmentLanguage: String
  private(set) var findings: [Finding] = []
  private var isFull = false

  /// Every mistake, in the file's order.
  public static func findings(
    in root: PropertyNode, variables: BuildVariables = BuildVariables(),
    localizations: Localizations = .init()
  ) -> [Finding] {
    guard case .dictionary = root.value else {
      return [
        Finding(
          kind: .wrongType, path: "", line: root.line,
          problem: "The file holds \(root.value.kind); an Info.plist holds a dictionary.",
          remedy: "Put everything into one <dict>.")
      ]
    }
    var check = ManifestCheck(root, variables: variables.adding(from: root), localizations: localizations)
    check.checkRoot(root)
    return check.findings
  }

  private init(_ root: PropertyNode, variables: BuildVariables, localizations: Localizations) {
    self.variables = variables
    self.localizations = localizations
    developmentLanguage = ActionManifest(root, variables: variables).developmentLanguage
  }

  mutating func add(
    _ kind: Finding.Kind, _ path: String, _ line: Int?, _ problem: String, remedy: String
  ) {
    guard !isFull else { return }
    if findings.count < Limit.findings {
      findings.append(Finding(kind: kind, path: path, line: line, problem: problem, remedy: remedy))
      return
    }
    isFull = true
    findings.append(
      Finding(
        kind: .moreFindings, path: "", line: nil, problem: "There are more than \(Limit.findings) findings.",
        remedy: "Mend these first."))
  }

  /// The keys of a dictionary that it repeats.
  mutating func checkRepetition(_ entries: [PropertyEntry], at path: String, keys: (String) -> Bool) {
    var seen: [String: Int?] = [:]
    for entry in entries where keys(entry.key) {
      if let first = seen[entry.key] {
        let where_ = first.map { " (first in line \($0))" } ?? ""
        add(
          .duplicateKey, path + entry.key, entry.line,
          "The key stands here again\(where_), and only the last one counts.", remedy: "Remove one of them.")
      } else {
        seen[entry.key] = entry.line
      }
    }
  }
}
