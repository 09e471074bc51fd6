import Foundation

/// The sources of a library that a project's app shows: they lie beside the app's folder, in a project or a package of
/// their own, and the app imports them by the name of their module.
struct SiblingModules {
  /// The modules that were found, in the order of their names.
  private(set) var names: [String] = []
  private(set) var sources: [String] = []

  /// Looks for what the app imports and has not.
  ///
  /// - Parameters:
  ///   - app: The app's sources.
  ///   - folder: The folder of its project: the library lies in it, or in one of the two above it.
  ///   - walk: The files of a folder by their paths.
  init(of app: [String], near folder: String, walk: (String) -> [String]) {
    let known = Set(app)
    for name in Self.imports(of: app).sorted() {
      for base in Self.bases(folder) {
        let found = Self.folders(of: name, in: base).map { place in
          walk(place).filter { $0.hasSuffix(".swift") && !known.contains($0) }
        }
        guard let found = found.first(where: { !$0.isEmpty && !$0.contains(where: Self.isApp) }) else {
          continue
        }
        names.append(name)
        sources += found.filter { !sources.contains($0) }
        break
      }
    }
  }

  /// What the sources import, without what every Xcode has.
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

  private static func isApp(_ path: String) -> Bool {
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return text.contains("@UIApplicationMain") || text.contains("@main\n")
  }
}
