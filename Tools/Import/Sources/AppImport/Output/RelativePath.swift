import Foundation

/// A path from one folder to another that is the same on any machine that has both.
public enum RelativePath {
  /// - Parameters:
  ///   - folder: Where the path begins.
  ///   - target: Where it leads.
  /// - Returns: As `../../Heft`; `.` where both are one.
  public static func path(from folder: String, to target: String) -> String {
    let parts = [folder, target].map {
      URL(fileURLWithPath: $0).standardizedFileURL.pathComponents
    }
    let shared = zip(parts[0], parts[1]).prefix { $0 == $1 }.count
    let steps =
      Array(repeating: "..", count: parts[0].count - shared) + parts[1].dropFirst(shared)
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }
}
