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
    let warnings = package.diagnostics.filter { $0.severity == .warning && !$0.isNeverCalled }
    let uncalled = package.diagnostics.filter(\.isNeverCalled)
    let project = package.project
    var lines = [
      "\(project.name): \(project.sources.count) sources, \(project.storyboards.count) storyboards"
    ]
    if !package.reasons.isEmpty { lines += ["", "rewritten"] }
    for (reason, count) in package.reasons.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      lines.append("  \(String(count).padding(toLength: 6, withPad: " ", startingAt: 0)) \(reason)")
    }
    for (title, list) in [("left out", warnings), ("never called", uncalled), ("missing", errors)]
    where !list.isEmpty {
      lines += ["", "\(title) (\(list.count))"]
      for item in list {
        lines.append("  \(item)")
        if let remedy = item.remedy { lines.append("    instead: \(remedy)") }
      }
    }
    if !other.isEmpty { lines += ["", other] }
    let count = errors.count == 1 ? "1 error" : "\(errors.count) errors"
    lines += ["", errors.isEmpty && other.isEmpty ? "It compiles." : "It does not compile yet: \(count)."]
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
        if let remedy = item.remedy { entry["instead"] = remedy }
        return entry
      }
    }
    let value: [String: Any] = [
      "name": package.project.name, "product": package.product, "rewritten": package.reasons,
      "warnings": list(package.diagnostics.filter { $0.severity == .warning && !$0.isNeverCalled }),
      "neverCalled": list(package.diagnostics.filter(\.isNeverCalled)), "errors": list(errors),
      "other": other, "compiles": errors.isEmpty && other.isEmpty,
    ]
    let data = try? JSONSerialization.data(withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
    return String(decoding: data ?? Data(), as: UTF8.self)
  }
}
