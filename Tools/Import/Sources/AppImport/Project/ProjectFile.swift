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
    /// Its build settings over those of the project, of the configuration that is built where none is named.
    var settings: [String: String] = [:]
    /// The names of the targets that it depends on.
    var dependencies: [String] = []

    /// Whether it is an app, and none of the Mac, a watch or a television.
    var isPhoneApp: Bool {
      guard productType == "com.apple.product-type.application" else { return false }
      let platform = settings["SUPPORTED_PLATFORMS"] ?? settings["SDKROOT"] ?? "iphoneos"
      return ["iphone", "auto", "$"].contains { platform.contains($0) }
    }
    /// Whether an app may have its code in it.
    var isLibrary: Bool { productType.contains("framework") || productType.contains("library") }
    /// What sources import.
    var moduleName: String {
      let name = settings["PRODUCT_MODULE_NAME"] ?? settings["PRODUCT_NAME"] ?? self.name
      return String((name.contains("$") ? self.name : name).map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }
  }

  /// The targets in the order that Xcode lists them in.
  private(set) var targets: [Target] = []
  /// The language of development.
  private(set) var region: String?
  /// The latest version of Xcode that the project names as one that it was made or brought up to date with, in
  /// hundredths: 1130 is 11.3.
  private(set) var xcodeVersion: Int?

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
    let order = root["targets"] as? [String] ?? []
    let found = objects.filter {
      (($0.value as? [String: Any])?["isa"] as? String)?.hasSuffix("Target") == true
    }
    .sorted { left, right in
      func place(_ id: String) -> Int { order.firstIndex(of: id) ?? order.count }
      return (place(left.key), name(of: left.value), left.key)
        < (place(right.key), name(of: right.value), right.key)
    }
    func name(of target: Any) -> String { (target as? [String: Any])?["name"] as? String ?? "" }
    let common = tree.settings(of: root)
    region = root["developmentRegion"] as? String
    let versions = root["attributes"] as? [String: Any] ?? [:]
    xcodeVersion = ["LastUpgradeCheck", "LastSwiftUpdateCheck"]
      .compactMap { (versions[$0] as? String).flatMap(Int.init) }.max()
    targets = found.map { id, value in
      let target = value as? [String: Any] ?? [:]
      return Target(
        name: name(of: target), productType: target["productType"] as? String ?? "",
        sources: tree.sources(of: target, id), resources: tree.resources(of: target, id),
        settings: common.merging(tree.settings(of: target)) { $1 },
        dependencies: tree.dependencies(of: target))
    }
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
      // What is built, and what the system has, is no file of the project.
      var isFile = true
      if let path = node["path"] as? String {
        switch node["sourceTree"] as? String {
        case "<absolute>": place = path
        case "SOURCE_ROOT": place = base + "/" + path
        case "BUILT_PRODUCTS_DIR", "SDKROOT", "DEVELOPER_DIR": isFile = false
        default: place = folder + "/" + path
        }
      }
      if isFile { paths[id] = URL(fileURLWithPath: place).standardizedFileURL.path }
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
          let id = file["fileRef"] as? String ?? ""
          let node = object(id)
          // A file in several languages is the group of them.
          let ids = node["isa"] as? String == "PBXVariantGroup" ? node["children"] as? [String] ?? [] : [id]
          found += ids.compactMap { paths[$0] }
        }
      }
      return found
    }

    /// The files of the folders that a target takes with all that is in them, since Xcode 16: without those that the
    /// project excepts, and with those that it excepts from the folders of others.
    private func folders(of target: [String: Any], _ id: String) -> [String] {
      let own = Set(target["fileSystemSynchronizedGroups"] as? [String] ?? [])
      var found: [String] = []
      for (group, value) in objects.sorted(by: { $0.key < $1.key }) {
        guard let node = value as? [String: Any], let folder = paths[group],
          node["isa"] as? String == "PBXFileSystemSynchronizedRootGroup" || own.contains(group)
        else { continue }
        let sets = (node["exceptions"] as? [String] ?? []).map(object).filter {
          $0["target"] as? String == id && $0["membershipExceptions"] != nil
        }
        let excepted = sets.flatMap { $0["membershipExceptions"] as? [String] ?? [] }.map {
          folder + "/" + $0
        }
        if own.contains(group) {
          found += Self.files(below: folder).filter { path in
            !excepted.contains { path == $0 || path.hasPrefix($0 + "/") }
          }
        } else {
          found += excepted
        }
      }
      return found
    }

    /// The files of a folder and those below it, and the catalogs, which are folders.
    private static func files(below folder: String) -> [String] {
      let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      return names.sorted().map { folder + "/" + $0 }.filter { path in
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        return !isFolder.boolValue || path.hasSuffix(".xcassets")
      }
    }

    func resources(of target: [String: Any], _ id: String) -> [String] {
      files(of: target, in: "PBXResourcesBuildPhase") + folders(of: target, id)
    }

    func sources(of target: [String: Any], _ id: String) -> [String] {
      files(of: target, in: "PBXSourcesBuildPhase") + folders(of: target, id)
    }

    func dependencies(of target: [String: Any]) -> [String] {
      (target["dependencies"] as? [String] ?? []).compactMap { id in
        (object(id)["target"] as? String).flatMap { object($0)["name"] as? String }
      }
    }

    /// The settings of a target's or the project's configuration.
    func settings(of owner: [String: Any]) -> [String: String] {
      let list = object(owner["buildConfigurationList"] as? String ?? "")
      let all = (list["buildConfigurations"] as? [String] ?? []).map(object)
      let wanted = list["defaultConfigurationName"] as? String
      let chosen = all.first { $0["name"] as? String == wanted } ?? all.first
      let values = chosen?["buildSettings"] as? [String: Any] ?? [:]
      return values.compactMapValues { value in
        value as? String ?? (value as? [String])?.joined(separator: " ")
      }
    }
  }
}
