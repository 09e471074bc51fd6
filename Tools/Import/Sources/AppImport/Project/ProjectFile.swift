import Foundation

/// The targets of a project file, with the files that each compiles.
struct ProjectFile {
  struct Target {
    var name: String
    /// As `com.apple.product-type.bundle.unit-test`.
    var productType: String
    /// The files of its phase of sources, and of the folders that it takes whole.
    var sources: [String]
    /// The files and folders of its phase of resources.
    var resources: [String]
  }

  private(set) var targets: [Target] = []

  /// Reads a project file.
  ///
  /// - Parameter path: The folder that ends in `.xcodeproj`.
  /// - Returns: Nil where it is not one: cut off, of another form, or not there.
  init?(_ path: String) {
    guard let data = FileManager.default.contents(atPath: path + "/project.pbxproj"),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
      let objects = list["objects"] as? [String: Any]
    else { return nil }
    let root = (objects[list["rootObject"] as? String ?? ""] as? [String: Any]) ?? [:]
    var base = (path as NSString).deletingLastPathComponent
    if let folder = root["projectDirPath"] as? String, !folder.isEmpty { base += "/" + folder }
    let tree = Tree(objects: objects, base: base)
    tree.follow(root["mainGroup"] as? String ?? "", in: base, seen: [])
    let found = objects.values.compactMap { $0 as? [String: Any] }.filter {
      ($0["isa"] as? String)?.hasSuffix("Target") == true
    }
    targets = found.map { target in
      Target(
        name: target["name"] as? String ?? "", productType: target["productType"] as? String ?? "",
        sources: tree.sources(of: target), resources: tree.resources(of: target))
    }.sorted { $0.name < $1.name }
  }

  /// Where the files of the project's groups lie.
  private final class Tree {
    let objects: [String: Any]
    let base: String
    /// The paths of files and folders by their identifiers.
    var paths: [String: String] = [:]

    init(objects: [String: Any], base: String) {
      self.objects = objects
      self.base = base
    }

    private func object(_ id: String) -> [String: Any] { objects[id] as? [String: Any] ?? [:] }

    /// Takes in a group and what is in it; one that contains itself is followed once.
    func follow(_ id: String, in folder: String, seen: Set<String>) {
      if seen.contains(id) { return }
      let node = object(id)
      var place = folder
      if let path = node["path"] as? String {
        switch node["sourceTree"] as? String {
        case "<absolute>": place = path
        case "SOURCE_ROOT": place = base + "/" + path
        default: place = folder + "/" + path
        }
      }
      paths[id] = URL(fileURLWithPath: place).standardizedFileURL.path
      for child in node["children"] as? [String] ?? [] {
        follow(child, in: place, seen: seen.union([id]))
      }
    }

    /// The files of a target's phases of one kind.
    private func files(of target: [String: Any], in kind: String) -> [String] {
      var found: [String] = []
      for phase in (target["buildPhases"] as? [String] ?? []).map(object)
      where phase["isa"] as? String == kind {
        for file in (phase["files"] as? [String] ?? []).map(object) {
          if let path = paths[file["fileRef"] as? String ?? ""] { found.append(path) }
        }
      }
      return found
    }

    /// Since Xcode 16 a target may take a folder with all that is in it.
    private func folders(of target: [String: Any]) -> [String] {
      (target["fileSystemSynchronizedGroups"] as? [String] ?? []).compactMap { paths[$0] }
    }

    func resources(of target: [String: Any]) -> [String] {
      files(of: target, in: "PBXResourcesBuildPhase") + folders(of: target)
    }

    func sources(of target: [String: Any]) -> [String] {
      var found = files(of: target, in: "PBXSourcesBuildPhase")
      for path in folders(of: target) {
        let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        found += names.sorted().map { path + "/" + $0 }
      }
      return found
    }
  }
}
