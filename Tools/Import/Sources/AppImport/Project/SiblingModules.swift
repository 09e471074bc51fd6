import Foundation

/// The sources of libraries that a project's app imports by the names of their modules: they lie beside the app's folder,
/// in a project or a package of their own, or where CocoaPods, Carthage and people put the modules of others.
struct SiblingModules {
  /// The modules that were found, in the order of their names.
  private(set) var names: [String] = []
  private(set) var sources: [String] = []
  /// The parts of them that do not come along, and the reasons.
  private(set) var diagnostics: [Diagnostic] = []

  /// The most sources of a library of others that come along, and the most bytes in them (our choice: what is larger
  /// asks for more of UIKit than there is here).
  private static let most = (files: 80, bytes: 600_000)

  /// Looks for what the app imports and has not.
  ///
  /// - Parameters:
  ///   - app: The app's sources.
  ///   - folder: The folder of its project: the library lies in it, or in one of the two above it.
  ///   - walk: The files of a folder by their paths.
  init(of app: [String], near folder: String, walk: (String) -> [String]) {
    var known = Set(app)
    var seen: Set<String> = []
    var waiting = app
    while !waiting.isEmpty {
      let wanted = Self.imports(of: waiting).subtracting(seen).sorted()
      seen.formUnion(wanted)
      waiting = []
      for name in wanted {
        guard let found = find(name, near: folder, known: known, walk: walk) else {
          // A folder of the app itself, as where a library is dragged into its project.
          if known.contains(where: { $0.contains("/\(name)/") && $0.hasPrefix(folder) }) {
            names.append(name)
          }
          continue
        }
        names.append(name)
        sources += found
        known.formUnion(found)
        waiting += found
      }
    }
    names.sort()
  }

  private mutating func find(
    _ name: String, near folder: String, known: Set<String>, walk: (String) -> [String]
  ) -> [String]? {
    for base in Self.bases(folder) {
      // A folder with sources of the app is the app's: one of an example may be called as its library.
      for place in Self.folders(of: name, in: base)
      where !known.contains(where: { $0.hasPrefix(place + "/") }) {
        let found = walk(place).filter { $0.hasSuffix(".swift") && !known.contains($0) }
        if !found.isEmpty, !found.contains(where: Self.isApp) { return found }
      }
      for place in Self.othersFolders(of: name, in: base) {
        let all = walk(place)
        let found = all.filter {
          $0.hasSuffix(".swift") && !known.contains($0) && !Self.isExample($0, in: place)
        }
        if found.isEmpty || found.contains(where: Self.isApp) {
          let objectiveC = all.count { $0.hasSuffix(".m") || $0.hasSuffix(".mm") }
          if objectiveC > 0, place.hasSuffix("/" + name) {
            leaveOut(name, place, "it is written in Objective-C, which heft does not read")
          }
          continue
        }
        let bytes = found.reduce(0) { $0 + (FileManager.default.contents(atPath: $1)?.count ?? 0) }
        if found.count <= Self.most.files, bytes <= Self.most.bytes { return found }
        leaveOut(
          name, place,
          "its \(found.count) sources of \((bytes + 999) / 1000) KB are more than the \(Self.most.files) and \(Self.most.bytes / 1000) KB that come along"
        )
        return nil
      }
    }
    return nil
  }

  private mutating func leaveOut(_ name: String, _ place: String, _ why: String) {
    let told = "The library \(name) is left out: \(why)."
    if !diagnostics.contains(where: { $0.message == told }) {
      diagnostics.append(.init(.warning, path: place, told))
    }
  }

  /// Returns the modules that the sources import, without those that every Xcode has.
  private static func imports(of sources: [String]) -> Set<String> {
    var names: Set<String> = []
    for path in sources {
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { continue }
      for line in text.split(separator: "\n") where line.hasPrefix("import ") {
        let name = line.dropFirst(7).trimmingCharacters(in: .whitespaces)
        if !name.isEmpty, !name.contains("."), !name.contains(" ") { names.insert(name) }
      }
    }
    return names.subtracting(["UIKit", "Foundation", "CoreGraphics", "QuartzCore", "WebKit"])
  }

  private static func bases(_ folder: String) -> [String] {
    let above = (folder as NSString).deletingLastPathComponent
    return [folder, above, (above as NSString).deletingLastPathComponent].filter { $0.count > 1 }
  }

  /// Where a library's sources may lie. A folder that is only called `Sources` counts beside what names the library.
  private static func folders(of name: String, in base: String) -> [String] {
    let isNamed = [".xcodeproj", ".podspec"].contains {
      FileManager.default.fileExists(atPath: "\(base)/\(name)\($0)")
    }
    let inside = ["\(base)/Sources/\(name)", "\(base)/Source/\(name)", "\(base)/\(name)"]
    return (isNamed ? inside + ["\(base)/Sources", "\(base)/Source", "\(base)/Classes"] : inside)
      .filter { FileManager.default.fileExists(atPath: $0) }
  }

  /// Where the sources of others lie in a project: by CocoaPods, by Carthage, or by hand.
  private static let others = [
    "Pods", "Carthage/Checkouts", "Vendor", "vendor", "Packages", "Libraries", "Frameworks", "ThirdParty",
    "Third Party", "External", "Externals", "Submodules", "Dependencies", "LocalPods",
  ]

  /// Where a library of others may lie, the nearest to its sources first.
  private static func othersFolders(of name: String, in base: String) -> [String] {
    others.map { "\(base)/\($0)/\(name)" }.filter { FileManager.default.fileExists(atPath: $0) }
      .flatMap { place in
        [
          "/Sources/\(name)", "/Source/\(name)", "/Sources", "/Source", "/\(name)", "/Pod/Classes",
          "/Classes", "",
        ]
        .map { place + $0 }
      }
      .filter { FileManager.default.fileExists(atPath: $0) }
  }

  /// Whether a file is one of what shows the library.
  private static func isExample(_ path: String, in folder: String) -> Bool {
    path.dropFirst(folder.count).split(separator: "/").contains { part in
      let low = part.lowercased()
      return ["example", "demo", "sample", "playground", "spec", "test"].contains {
        low.hasPrefix($0) || low.hasSuffix($0)
      }
        && !low.hasSuffix(".swift")
    }
  }

  private static func isApp(_ path: String) -> Bool {
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return text.contains("@UIApplicationMain") || text.contains("@main\n")
  }
}
