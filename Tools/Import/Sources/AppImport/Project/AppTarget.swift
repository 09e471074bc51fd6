import Foundation

/// The target of a project file that becomes the app, with the project's own libraries in it.
struct AppTarget {
  private(set) var name: String
  /// Its Swift sources, those of its libraries too.
  private(set) var sources: [String] = []
  /// Its resources, those of its libraries too: files, and folders that are taken whole. With none of its own it has
  /// those that no other target has.
  private(set) var resources: [String] = []
  /// What belongs to other targets alone.
  private(set) var othersFiles: Set<String> = []
  /// The modules that its libraries are, which become one with it.
  private(set) var modules: [String] = []
  private(set) var settings: [String: String]
  private(set) var diagnostics: [Diagnostic] = []

  /// Chooses the app among the targets.
  ///
  /// - Parameters:
  ///   - file: The project file's targets.
  ///   - path: The folder that ends in `.xcodeproj`.
  /// - Returns: Nil where no target is an app with a Swift source that is there: the project file is an odd one, and what
  ///   the folder holds says more.
  init?(_ file: ProjectFile, at path: String) {
    let place = path + "/project.pbxproj"
    let apps = file.targets.filter { target in
      target.isPhoneApp && target.sources.contains(where: Self.isSwift)
    }
    guard let app = apps.first else { return nil }
    name = app.name
    settings = app.settings
    if let region = file.region { settings["DEVELOPMENT_LANGUAGE"] = region }
    if apps.count > 1 {
      let others = apps.dropFirst().map(\.name).joined(separator: ", ")
      diagnostics.append(
        .init(
          .warning, path: place,
          "\(name) is taken, the first app in Xcode's list of targets, and not \(others): to have another, drag it to the top of that list."
        ))
    }
    var parts = [app]
    add(app, at: place)
    while let next = file.targets.first(where: { target in
      target.isLibrary && !parts.contains { $0.name == target.name }
        && target.sources.contains(where: Self.isSwift)
        && (parts.contains { $0.dependencies.contains(target.name) }
          || Self.imports(of: sources, target.moduleName))
    }) {
      parts.append(next)
      modules.append(next.moduleName)
      add(next, at: place)
    }
    let own = Set(parts.map(\.name))
    for target in file.targets where !own.contains(target.name) {
      othersFiles.formUnion(target.sources + target.resources)
    }
    othersFiles.subtract(sources + resources)
  }

  private mutating func add(_ target: ProjectFile.Target, at place: String) {
    let manager = FileManager.default
    let missing = (target.sources + target.resources).filter { !manager.fileExists(atPath: $0) }
    for path in missing where !diagnostics.contains(where: { $0.path == path }) {
      diagnostics.append(
        .init(
          .warning, path: path,
          "The target \(target.name) lists this file, and it is not there: take it out of the target, or put it back."
        ))
    }
    sources += target.sources.filter { Self.isSwift($0) && !sources.contains($0) }
    for path in target.sources where path.hasSuffix(".m") || path.hasSuffix(".mm") {
      diagnostics.append(
        .init(.warning, path: path, "Objective-C is not read; what it declares is not there."))
    }
    // A model of Core Data is among the sources.
    let models = target.sources.filter { $0.hasSuffix(".xcdatamodeld") || $0.hasSuffix(".xcdatamodel") }
    resources += (target.resources + models).filter(manager.fileExists)
  }

  private static func isSwift(_ path: String) -> Bool {
    path.hasSuffix(".swift") && FileManager.default.fileExists(atPath: path)
  }

  private static func imports(of sources: [String], _ module: String) -> Bool {
    sources.contains { path in
      let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      return text.split(whereSeparator: \.isNewline).contains { line in
        line.hasPrefix("import \(module)") && line.dropFirst(7).trimmingCharacters(in: .whitespaces) == module
      }
    }
  }

  /// The files of the app's bundle, whatever they are.
  ///
  /// - Parameters:
  ///   - found: The files of the folder that the app lies in.
  ///   - walk: The files of a folder by their paths.
  func bundle(among found: [String], walk: (String) -> [String]) -> [String] {
    let models = resources.allSatisfy { $0.contains(".xcdatamodel") }
    if models { return found.filter { !othersFiles.contains($0) && !Self.lies($0, in: othersFiles) } }
    var files: Set<String> = []
    for path in resources {
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      if !isFolder.boolValue || path.hasSuffix(".xcassets") { files.insert(path) }
      if isFolder.boolValue { files.formUnion(walk(path)) }
    }
    return files.sorted()
  }

  private static func lies(_ path: String, in folders: Set<String>) -> Bool {
    var folder = (path as NSString).deletingLastPathComponent
    while folder.count > 1 {
      if folders.contains(folder) { return true }
      folder = (folder as NSString).deletingLastPathComponent
    }
    return false
  }
}
