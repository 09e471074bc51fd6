import Foundation

/// A target of unit tests.
public struct TestTarget: Sendable {
  /// The target's name.
  public var name: String
  /// The paths of its Swift sources.
  public var sources: [String]
}

/// The unit tests of a project: the targets that its project file names, otherwise the folders with such names.
public struct TestTargets: Sendable {
  public private(set) var targets: [TestTarget] = []
  public private(set) var diagnostics: [Diagnostic] = []

  /// Finds the tests of a project.
  public init(_ project: XcodeProject) {
    if let file = project.projectFile.flatMap(ProjectFile.init) {
      for target in file.targets { add(target, of: project) }
    }
    if targets.isEmpty { findFolders(in: project.folder, depth: 0) }
  }

  private mutating func add(_ target: ProjectFile.Target, of project: XcodeProject) {
    if target.productType.hasSuffix(".ui-testing") { return leaveOut(target.name, project.folder) }
    guard target.productType.hasSuffix(".unit-test") else { return }
    let files = FileManager.default
    var sources = target.sources.filter { $0.hasSuffix(".swift") }
    for path in sources where !files.fileExists(atPath: path) {
      diagnostics.append(.init(.warning, path: path, "The project lists this test, and it is not there."))
    }
    sources = sources.filter(files.fileExists)
    for path in target.sources where path.hasSuffix(".m") || path.hasSuffix(".mm") {
      diagnostics.append(
        .init(.warning, path: path, "Objective-C is not compiled; these tests are left out."))
    }
    if sources.isEmpty { sources = Self.swift(below: project.folder + "/" + target.name) }
    if sources.isEmpty {
      diagnostics.append(
        .init(.warning, path: project.folder, "The target \(target.name) has no Swift source of tests."))
    } else {
      targets.append(TestTarget(name: target.name, sources: sources))
    }
  }

  private mutating func leaveOut(_ name: String, _ path: String) {
    diagnostics.append(
      .init(
        .note, path: path,
        "\(name) has UI tests, which drive the app from another process; they are left out."))
  }

  /// Folders named `...Tests`, as deep as projects nest them; within one there is no other.
  private mutating func findFolders(in folder: String, depth: Int) {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    for name in names where !name.hasPrefix(".") && !["Pods", "Carthage", "build"].contains(name) {
      let path = folder + "/" + name
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue,
        (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) == nil
      else { continue }
      let low = name.lowercased()
      if low.hasSuffix("uitests") {
        leaveOut(name, path)
      } else if low.hasSuffix("tests") {
        let sources = Self.swift(below: path)
        if !sources.isEmpty { targets.append(TestTarget(name: name, sources: sources)) }
      } else if depth < 3 {
        findFolders(in: path, depth: depth + 1)
      }
    }
  }

  private static func swift(below folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { folder + "/" + $0 }
  }
}
