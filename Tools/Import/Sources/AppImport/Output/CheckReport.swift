import Foundation

/// The report of `heft check` on a project.
public struct CheckReport {
  let package: AppPackage
  let errors: [Diagnostic]
  let other: String
  let frameworks: [MissingFramework]

  /// - Parameters:
  ///   - package: The package that the project becomes.
  ///   - errors: The errors in it, at its own places.
  ///   - other: The compiler's messages that name no place.
  ///   - heft: The checkout whose stubs say what they do not do.
  public init(_ package: AppPackage, errors: [Diagnostic], other: String, heft: String = "") {
    self.package = package
    self.errors = errors
    self.other = other
    frameworks = MissingFramework.find(
      package.diagnostics, heft: heft, folder: package.project.folder)
  }

  private var warnings: [Diagnostic] {
    package.diagnostics.filter { $0.severity == .warning && !$0.isNeverCalled }
  }

  private var compiles: Bool { errors.isEmpty && other.isEmpty }

  /// For people: a summary, then each place.
  public var text: String {
    let uncalled = package.diagnostics.filter(\.isNeverCalled)
    let project = package.project
    var lines = [
      "\(project.name): \(count(project.sources.count, "source")), \(count(project.storyboards.count, "storyboard"))"
    ]
    lines += overview
    if !package.reasons.isEmpty { lines += ["", "rewritten"] }
    for (reason, count) in package.reasons.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      lines.append("  \(String(count).padding(toLength: 6, withPad: " ", startingAt: 0)) \(reason)")
    }
    let (partial, absent) = (frameworks.filter(\.isPartial), frameworks.filter { !$0.isPartial })
    for (title, list) in [
      ("frameworks that are not here", absent), ("frameworks that are here in part", partial),
    ]
    where !list.isEmpty {
      lines += ["", "\(title) (\(list.count))"]
      for framework in list { lines += self.lines(of: framework) }
    }
    // A framework is told once, and not at each of its imports.
    let left = warnings.filter { MissingFramework.told(by: $0) == nil }
    for (title, list) in [("left out", left), ("never called", uncalled), ("missing", errors)]
    where !list.isEmpty {
      lines += ["", "\(title) (\(list.count))"]
      for item in list {
        lines.append("  \(item)")
        if let remedy = item.remedy { lines.append("    instead: \(remedy)") }
      }
    }
    if !other.isEmpty { lines += ["", other] }
    let count = errors.count == 1 ? "1 error" : "\(errors.count) errors"
    lines += ["", compiles ? "It compiles." : "It does not compile yet: \(count)."]
    return lines.joined(separator: "\n")
  }

  private func count(_ number: Int, _ thing: String) -> String {
    "\(number) \(thing)\(number == 1 ? "" : "s")"
  }

  /// What was found of the project, and how much of it runs as it is.
  private var overview: [String] {
    let project = package.project
    let targets = project.projectFile.flatMap(ProjectFile.init)?.targets ?? []
    var lines: [String] = []
    if !targets.isEmpty {
      let names = targets.map { target in
        let kind = target.productType.split(separator: ".").last.map { " (\($0))" } ?? ""
        return target.name + kind
      }
      lines.append("  targets: " + names.joined(separator: ", "))
    }
    if let plist = project.infoPlist { lines.append("  Info.plist: " + plist) }
    let files = [
      (project.xibs.count, "nib file"), (project.catalogs.count, "asset catalog"),
      (project.strings.count, "file"), (project.models.count, "data model"),
    ].filter { $0.0 > 0 }.map { number, thing in count(number, thing) + (thing == "file" ? " of texts" : "") }
    if !files.isEmpty { lines.append("  " + files.joined(separator: ", ")) }
    let asTheyAre = project.sources.count {
      package.places[$0, default: 0] <= package.imports[$0, default: 0]
    }
    lines.append("  as they are, but for imports: \(asTheyAre) of \(count(project.sources.count, "source"))")
    return lines
  }

  private func lines(of framework: MissingFramework) -> [String] {
    let names = framework.files.map { ($0 as NSString).lastPathComponent }
    let what =
      framework.isPartial
      ? "its common part works"
      : framework.isStub ? "its types are stubs" : "what uses it does nothing, or is left out"
    return ["  \(framework.name): \(what) (\(names.joined(separator: ", ")))"]
      + framework.missing.map { "    \($0)" }
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
    let project = package.project
    let targets = project.projectFile.flatMap(ProjectFile.init)?.targets ?? []
    let value: [String: Any] = [
      "name": project.name, "product": package.product, "rewritten": package.reasons,
      "targets": targets.map { ["name": $0.name, "productType": $0.productType] },
      "files": project.sources.map { ["file": $0, "rewritten": package.places[$0] ?? 0] as [String: Any] },
      "frameworks": frameworks.map { framework in
        [
          "name": framework.name, "files": framework.files, "isStub": framework.isStub,
          "missing": framework.missing,
        ] as [String: Any]
      },
      "notes": list(package.diagnostics.filter { $0.severity == .note }), "warnings": list(warnings),
      "neverCalled": list(package.diagnostics.filter(\.isNeverCalled)), "errors": list(errors),
      "other": other, "compiles": compiles,
    ]
    let data = try? JSONSerialization.data(withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
    return String(decoding: data ?? Data(), as: UTF8.self)
  }
}
