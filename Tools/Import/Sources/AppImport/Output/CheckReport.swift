import Foundation

/// What `heft check` says of a project.
public struct CheckReport {
  let package: AppPackage
  let errors: [Diagnostic]
  let other: String

  public init(_ package: AppPackage, errors: [Diagnostic], other: String) {
    self.package = package
    self.errors = errors
    self.other = other
  }

  /// For people: a summary, then each place.
  public var text: String {
    let warnings = package.diagnostics.filter { $0.severity == .warning }
    let project = package.project
    var lines = [
      "\(project.name): \(project.sources.count) sources, \(project.storyboards.count) storyboards", "",
    ]
    lines.append("rewritten")
    for (reason, count) in package.reasons.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      lines.append("  \(String(count).padding(toLength: 6, withPad: " ", startingAt: 0)) \(reason)")
    }
    if !warnings.isEmpty {
      lines += ["", "left out or never called (\(warnings.count))"] + warnings.map { "  \($0)" }
    }
    if !errors.isEmpty { lines += ["", "missing (\(errors.count))"] + errors.map { "  \($0)" } }
    if !other.isEmpty { lines += ["", other] }
    lines += [
      "",
      errors.isEmpty && other.isEmpty ? "It compiles." : "It does not compile yet: \(errors.count) errors.",
    ]
    return lines.joined(separator: "\n")
  }

  /// For programs.
  public var json: String {
    func list(_ items: [Diagnostic]) -> [[String: Any]] {
      items.map { item in
        var entry: [String: Any] = [
          "file": item.path, "message": item.message, "severity": item.severity.rawValue,
        ]
        if let line = item.line { entry["line"] = line }
        return entry
      }
    }
    let value: [String: Any] = [
      "name": package.project.name, "product": package.product, "rewritten": package.reasons,
      "warnings": list(package.diagnostics.filter { $0.severity == .warning }), "errors": list(errors),
      "compiles": errors.isEmpty && other.isEmpty,
    ]
    let data = try? JSONSerialization.data(withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
    return String(decoding: data ?? Data(), as: UTF8.self)
  }
}
