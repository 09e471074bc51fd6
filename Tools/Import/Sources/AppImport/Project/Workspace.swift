import Foundation

/// The projects that a workspace of Xcode lists.
enum Workspace {
  /// Finds the app's project, wherever it lies.
  ///
  /// - Parameter path: The folder that ends in `.xcworkspace`.
  /// - Returns: The first project with an app in Swift, otherwise the first; nil where none is there.
  static func project(of path: String) -> String? {
    guard let data = FileManager.default.contents(atPath: path + "/contents.xcworkspacedata"),
      let root = try? XMLNode.read(data)
    else { return nil }
    let folder = (path as NSString).deletingLastPathComponent
    let all = projects(in: root, at: folder, of: folder).filter { $0.hasSuffix(".xcodeproj") }
      .map { URL(fileURLWithPath: $0).standardizedFileURL.path }
      .filter { FileManager.default.fileExists(atPath: $0 + "/project.pbxproj") }
    return all.first { path in ProjectFile(path).flatMap { AppTarget($0, at: path) } != nil } ?? all.first
  }

  private static func projects(in node: XMLNode, at place: String, of folder: String) -> [String] {
    node.children.flatMap { child -> [String] in
      let parts = (child["location"] ?? "").split(
        separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let path = parts.last.map(String.init) ?? ""
      let found =
        switch parts.first {
        case "absolute": path
        case "container": folder + "/" + path
        // A project's own workspace lies in it.
        case "self": folder
        default: path.isEmpty ? place : place + "/" + path
        }
      return child.name == "FileRef" ? [found] : projects(in: child, at: found, of: folder)
    }
  }
}
