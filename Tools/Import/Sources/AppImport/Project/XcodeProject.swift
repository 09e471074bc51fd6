import Foundation

/// A folder with an Xcode project: the files of its app.
public struct XcodeProject: Sendable {
  /// The folder that was searched.
  public var folder: String
  /// The app's name, as the project file or the folder has it.
  public var name: String
  public var sources: [String] = []
  public var storyboards: [String] = []
  public var xibs: [String] = []
  public var catalogs: [String] = []
  public var images: [String] = []
  /// Files of data and text in the app's bundle.
  public var documents: [String] = []
  /// Further files of the bundle, whatever is in them.
  public var otherFiles: [String] = []
  /// The models of Core Data, a folder of versions each.
  public var models: [String] = []
  /// Files of localized texts.
  public var strings: [String] = []
  /// The catalog's set that is the app's icon.
  public var iconName = "AppIcon"
  public var infoPlist: String?
  /// The folder that ends in `.xcodeproj`.
  public var projectFile: String?
  /// The Info.plist, its build variables replaced.
  public var info: [String: PlistValue] = [:]
  /// Light or dark, where the app keeps to one of them.
  var style: InterfaceStyle?
  public var diagnostics: [Diagnostic] = []
  /// Whether it is a package for UIKit, which has no project file and need have no app.
  public var isPackage = false
  /// The modules of such a package, which become one.
  var modules: [String] = []

  public enum Problem: Error, CustomStringConvertible {
    case nothingThere(String)
    case aFile(String)
    case noSources(String)
    case objectiveC(String, count: Int)
    case aPackage(String)

    public var description: String {
      switch self {
      case .nothingThere(let path): "There is no folder or project '\(path)'."
      case .aFile(let path):
        "'\(path)' is a file; name the folder of an app, or its .xcodeproj."
      case .objectiveC(let path, let count):
        "The app in '\(path)' is written in Objective-C (\(count) source\(count == 1 ? "" : "s")), which heft does not read: it takes apps in Swift."
      case .aPackage(let path):
        "'\(path)' is a package that depends on Heft: 'heft run' and 'heft build' take it as it is, and 'swift build' checks it."
      case .noSources(let path):
        "There is no Swift source in '\(path)'; name the folder of an app, or its .xcodeproj."
      }
    }
  }

  /// Folders whose files are not the app's.
  private static let others: Set<String> = [
    "pods", "carthage", "build", "deriveddata", "node_modules", "fastlane", ".build", ".git", "vendor",
    "packages",
  ]

  /// Files that apps have and that are no more than data here, by what is to be said of each kind.
  private static let onlyData = [
    ("Sounds are not heard here", ["wav", "mp3", "m4a", "aac", "caf", "aif", "aiff"]),
    ("Fonts of an app are not shown here: its texts are in the system's", ["ttf", "otf", "ttc"]),
  ]
  /// Pictures that stand by themselves.
  private static let pictures = ["png", "jpg", "jpeg", "gif", "svg", "pdf"]
  /// Files that are read in another way than as the bundle's, or that a bundle never has as they are.
  private static let notData: Set<String> = [
    "c", "cc", "cpp", "entitlements", "h", "hpp", "m", "metal", "mm", "modulemap", "pbxproj", "storyboard",
    "strings",
    "stringsdict", "swift", "xcassets", "xcconfig", "xcstrings", "xib",
  ]

  /// Finds the app in a folder or beside a project file.
  public init(at path: String) throws {
    var isFolder: ObjCBool = false
    let manager = FileManager.default
    guard manager.fileExists(atPath: path, isDirectory: &isFolder) else { throw Problem.nothingThere(path) }
    var url = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath()
    var chosen: String?
    if !isFolder.boolValue { throw Problem.aFile(path) }
    if url.pathExtension == "xcodeproj" {
      chosen = url.path
      url.deleteLastPathComponent()
    } else if url.pathExtension == "xcworkspace" {
      chosen = Workspace.project(of: url.path)
      url = chosen.map { URL(fileURLWithPath: $0) } ?? url
      url.deleteLastPathComponent()
    }
    var found = Self.walk(url.path)
    if !found.contains(where: { $0.hasSuffix(".swift") }), chosen == nil,
      let outside = found.lazy.filter({ $0.hasSuffix(".xcworkspace/contents.xcworkspacedata") })
        .compactMap({ Workspace.project(of: ($0 as NSString).deletingLastPathComponent) }).first
    {
      chosen = outside
      url = URL(fileURLWithPath: outside).deletingLastPathComponent()
      found = Self.walk(url.path)
    }
    let objectiveC = found.filter { $0.hasSuffix(".m") || $0.hasSuffix(".mm") }
    let chosenTarget = chosen.flatMap { path in ProjectFile(path).flatMap { AppTarget($0, at: path) } }
    if !found.contains(where: { $0.hasSuffix(".swift") }), chosenTarget == nil {
      throw objectiveC.isEmpty
        ? Problem.noSources(url.path) : Problem.objectiveC(url.path, count: objectiveC.count)
    }
    if let manifest = try? String(contentsOfFile: url.path + "/Package.swift", encoding: .utf8),
      !found.contains(where: { $0.hasSuffix(".pbxproj") || $0.hasSuffix("Info.plist") })
    {
      if manifest.contains("package: \"Heft\"") || manifest.contains("name: \"Heft\"") {
        throw Problem.aPackage(url.path)
      }
      isPackage = true
      let sources = url.path + "/Sources/"
      let inSources = found.filter { $0.hasPrefix(sources) }
      if inSources.contains(where: { $0.hasSuffix(".swift") }) {
        found = inSources
        modules = Set(
          found.compactMap { $0.dropFirst(sources.count).split(separator: "/").first.map(String.init) }
        )
        .sorted()
      }
    }
    var projects = found.filter { $0.hasSuffix(".pbxproj") }
      .map { ($0 as NSString).deletingLastPathComponent }
      .sorted { ($0.split(separator: "/").count, $0) < ($1.split(separator: "/").count, $1) }
    if let chosen { projects = [chosen] }
    let plists = found.filter(Self.isInfoPlist)
      .compactMap { file in PropertyListFile.read(file).map { (file, $0) } }
      .filter { Self.isApp($0.1) }
      .sorted { ($0.0.split(separator: "/").count, $0.0) < ($1.0.split(separator: "/").count, $1.0) }
    let swift = found.filter { $0.hasSuffix(".swift") }
    // The app's folder is the one whose plist is an app's, and beside most of the sources; a project within it is another app's.
    var best = plists.max { Self.count(swift, under: $0.0) < Self.count(swift, under: $1.0) }
    var appFolder = url.path
    if let best, plists.count > 1 {
      let folder = (best.0 as NSString).deletingLastPathComponent
      if swift.contains(where: { $0.hasPrefix(folder + "/") }) { appFolder = folder }
    }
    let projectFolder = projects.last { appFolder.hasPrefix(($0 as NSString).deletingLastPathComponent) }
    folder = url.path
    let file = chosen ?? projectFolder ?? projects.first
    self.projectFile = file
    let read = file.flatMap(ProjectFile.init)
    if let file, read == nil {
      diagnostics.append(
        .init(
          .warning, path: file + "/project.pbxproj",
          "The project file cannot be read; the app is what the folder holds."))
    }
    let target = isPackage ? nil : file.flatMap { file in read.flatMap { AppTarget($0, at: file) } }
    if let file, target != nil, chosen == nil {
      let others = projects.filter { path in
        path != file && ProjectFile(path).flatMap { AppTarget($0, at: path) } != nil
      }
      if !others.isEmpty {
        let names = others.map { String($0.dropFirst(url.path.count + 1)) }.joined(separator: ", ")
        diagnostics.append(
          .init(
            .warning, path: file,
            "This project is taken, and not \(names): to have another app, name its project."))
      }
    }
    diagnostics += target?.diagnostics ?? []
    var settings = target?.settings ?? [:]
    // A project file that is an odd one still has settings.
    if settings["INFOPLIST_FILE"] == nil, settings["GENERATE_INFOPLIST_FILE"] != "YES", let file {
      settings.merge(BuildSettings.read(file + "/project.pbxproj")) { own, _ in own }
    }
    let fileName = file.map { (($0 as NSString).lastPathComponent as NSString).deletingPathExtension }
    let plain = settings["PRODUCT_NAME"].flatMap { $0.contains("$") ? nil : $0 }
    name = plain ?? target?.name ?? fileName ?? url.lastPathComponent
    var variables = settings
    variables["PRODUCT_NAME"] = name
    variables["TARGET_NAME"] = target?.name ?? fileName ?? name
    variables["EXECUTABLE_NAME"] = name
    if let target, let file {
      let plist = InfoPlistChoice(target, settings: variables, project: file, among: plists.map(\.0))
      diagnostics += plist.diagnostics
      best = plist.path.map { ($0, PropertyListFile.read($0) ?? [:]) }
    }
    infoPlist = best?.0
    // One that cannot be read is the app's where no other is.
    let unread = target == nil && best == nil ? found.filter { $0.hasSuffix("/Info.plist") } : [best?.0 ?? ""]
    diagnostics += unread.compactMap(PropertyListFile.problem)
    for (key, value) in best?.1 ?? [:] { info[key] = value.replacing(variables) }
    if info["CFBundleDevelopmentRegion"] == nil, let language = settings["DEVELOPMENT_LANGUAGE"] {
      info["CFBundleDevelopmentRegion"] = .string(language)
    }
    for (key, value) in settings where key.hasPrefix("INFOPLIST_KEY_") {
      let plain = String(key.dropFirst("INFOPLIST_KEY_".count))
      if info[plain] == nil { info[plain] = .string(value) }
    }
    style = InterfaceStyle(info, xcodeVersion: read?.xcodeVersion)
    if let identifier = info["CFBundleIdentifier"]?.string, identifier.contains("$") || identifier.isEmpty {
      info["CFBundleIdentifier"] = .string("com.example." + SwiftName.type(name))
    }
    var inside = found.filter { $0.hasPrefix(appFolder + "/") }
    sources = inside.filter { $0.hasSuffix(".swift") }
    if let target {
      sources = target.sources
      modules += target.modules
      inside = target.bundle(among: inside, walk: Self.walk)
    }
    if sources.isEmpty { throw Problem.noSources(url.path) }
    if !isPackage {
      let siblings = SiblingModules(of: sources, near: url.path, walk: Self.walk)
      sources += siblings.sources
      modules += siblings.names
      diagnostics += siblings.diagnostics
    }
    for path in objectiveC where target == nil && path.hasPrefix(appFolder + "/") {
      diagnostics.append(
        .init(.warning, path: path, "Objective-C is not read; what it declares is not there."))
    }
    for (kind, endings) in Self.onlyData {
      let files = inside.filter { endings.contains(($0 as NSString).pathExtension.lowercased()) }
      guard let first = files.first else { continue }
      let others =
        files.count == 1 ? "" : ", and so \(files.count == 2 ? "is" : "are") \(files.count - 1) more"
      diagnostics.append(.init(.warning, path: first, "\(kind); the file is data alone\(others)."))
      otherFiles += files
    }
    storyboards = inside.filter { $0.hasSuffix(".storyboard") }
    xibs = inside.filter { $0.hasSuffix(".xib") }
    catalogs = inside.filter { $0.hasSuffix(".xcassets") }
    strings = inside.filter {
      ["strings", "xcstrings", "stringsdict"].contains(($0 as NSString).pathExtension)
    }
    documents = inside.filter { Self.isDocument($0) && $0 != infoPlist }
    models = inside.filter { $0.hasSuffix(".xcdatamodel/contents") }
    if let icon = settings["ASSETCATALOG_COMPILER_APPICON_NAME"], !icon.isEmpty { iconName = icon }
    images = inside.filter {
      Self.pictures.contains(($0 as NSString).pathExtension.lowercased()) && !$0.contains(".xcassets/")
    }
    otherFiles += resources(among: inside)
  }

  /// Returns the files that the app's targets list as their resources and that are nothing else.
  private func resources(among inside: [String]) -> [String] {
    let targets = projectFile.flatMap(ProjectFile.init)?.targets ?? []
    let listed = targets.filter { $0.productType.hasSuffix(".application") }.flatMap(\.resources)
    let files = Set(listed)
    let known = Set(documents + otherFiles + images + [infoPlist].compactMap(\.self))
    return inside.filter { path in
      let ending = (path as NSString).pathExtension.lowercased()
      let isInside =
        path.contains(".xcassets/") || path.contains(".xcdatamodel") || path.contains(".xcodeproj/")
      if known.contains(path) || isInside || Self.notData.contains(ending) { return false }
      // A folder is listed for all that is in it.
      return files.contains(path) || listed.contains { path.hasPrefix($0 + "/") }
    }
  }

  /// Whether a file is data or text that the app's own code reads.
  private static func isDocument(_ path: String) -> Bool {
    let endings = ["json", "geojson", "plist", "txt", "csv", "tsv", "xml", "html", "htm"]
    let name = (path as NSString).lastPathComponent
    if path.contains(".xcassets/") || path.contains(".xcodeproj/") || path.contains(".xcworkspace/") {
      return false
    }
    return endings.contains((name as NSString).pathExtension.lowercased()) && !isInfoPlist(path)
  }

  /// Whether a storyboard or nib file is only shown while the app starts.
  func isLaunchScreen(_ path: String) -> Bool {
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    let launch = info["UILaunchStoryboardName"]?.string
    return name == launch || name == "LaunchScreen" || name == "Launch Screen"
  }

  private static func isInfoPlist(_ path: String) -> Bool {
    let name = (path as NSString).lastPathComponent
    return name.hasSuffix("Info.plist") || (name.hasPrefix("Info-") && name.hasSuffix(".plist"))
  }

  private static func isApp(_ plist: [String: PlistValue]) -> Bool {
    if plist["NSExtension"] != nil || plist["WKWatchKitApp"] != nil { return false }
    let type = plist["CFBundlePackageType"]?.string
    return type == nil || type == "APPL" || type == "$(PRODUCT_BUNDLE_PACKAGE_TYPE)"
  }

  private static func count(_ sources: [String], under plist: String) -> Int {
    let folder = (plist as NSString).deletingLastPathComponent + "/"
    return sources.count { $0.hasPrefix(folder) }
  }

  /// The files of a folder by their paths, in order, without the files of tests, libraries and builds.
  private static func walk(_ root: String) -> [String] {
    var files: [String] = []
    var waiting = [root]
    while let folder = waiting.popLast() {
      let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
      for name in names {
        let path = folder + "/" + name
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
        if !isFolder.boolValue {
          files.append(path)
          continue
        }
        let low = name.lowercased()
        if others.contains(low) || low.hasPrefix(".") || low.hasSuffix("tests") || low == "test" { continue }
        if low.contains("watchkit") || low.contains("watch app") || low.hasSuffix("widget") { continue }
        // A link out of the folder, or around in it, is not followed.
        if (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil { continue }
        if low.hasSuffix(".xcassets") { files.append(path) }
        // An extension has its own plist.
        if let plist = PropertyListFile.read(path + "/Info.plist"), plist["NSExtension"] != nil { continue }
        waiting.append(path)
      }
    }
    return files.filter { ($0 as NSString).lastPathComponent != "Package.swift" }.sorted()
  }
}
