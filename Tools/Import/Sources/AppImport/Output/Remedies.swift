import Foundation

/// The code to write in place of names that Heft does not have: the tables of docs/uikit.md, so that people and `heft
/// check` read the same.
struct Remedies {
  /// The sections of the page whose tables say it: the declarations in the first column, what to write in the second.
  private static let sections: Set<String> = ["## What is not here", "## What the language forbids"]

  /// The code to write instead, by a type, by a member with its type before it, or by a member alone.
  private(set) var byName: [String: String] = [:]

  /// Reads the page of a checkout; without it nothing is known.
  init(checkout: String) {
    let page = (try? String(contentsOfFile: checkout + "/docs/uikit.md", encoding: .utf8)) ?? ""
    self.init(page: page)
  }

  init(page: String) {
    var isTable = false
    for line in page.split(separator: "\n") {
      if line.hasPrefix("## ") { isTable = Self.sections.contains(String(line)) }
      guard isTable, line.hasPrefix("| ") else { continue }
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count > 1, cells[0] != "UIKit", !cells[1].isEmpty, cells[1] != "the same" else { continue }
      for match in cells[0].matches(of: /`([A-Za-z_][\w.]*)(\([^`]*\))?`/)
      where byName[String(match.1)] == nil {
        // One initializer that is missing says nothing of its type.
        if match.2 != nil, match.1.first?.isUppercase == true { continue }
        byName[String(match.1)] = cells[1]
      }
    }
  }

  /// Returns the code to write instead of the name that the compiler's message finds missing; nil where the tables do
  /// not have it.
  func remedy(for message: String) -> String? {
    if let match = message.firstMatch(of: /(?:value of )?type '([\w.]+?)(?:\.Type)?\??' has no member '(\w+)/)
    {
      return byName["\(match.1).\(match.2)"] ?? byName[String(match.2)]
    }
    if let match = message.firstMatch(of: /cannot find (?:type |operator )?'(\w+)' in scope/) {
      return byName[String(match.1)]
    }
    if let match = message.firstMatch(of: /^(\w+) is not here/) { return byName[String(match.1)] }
    return message.contains("'async'") || message.contains("'await'") ? byName["async"] : nil
  }
}
