import Foundation

/// The class that a program begins with.
enum MainClass {
  /// The name of the application's delegate that stands behind `@main` in a source; nil where none does, or where the
  /// source has a function `main` of its own.
  static func name(in path: String) -> String? {
    guard let source = try? String(contentsOfFile: path, encoding: .utf8), source.contains("@main") else {
      return nil
    }
    let code = source.split(separator: "\n").map { line in
      line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
    }.joined(separator: "\n")
    let pattern = /@main\s+(?:@\w+\s+|public\s+|open\s+|final\s+)*class\s+(\w+)\s*:([^{]*)\{/
    guard let match = code.firstMatch(of: pattern), match.2.contains("UIApplicationDelegate"),
      !code.contains(/static\s+func\s+main\s*\(/)
    else { return nil }
    return String(match.1)
  }
}
