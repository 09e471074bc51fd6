import Foundation
import HeftServer
import HeftSite
import ShortcutManifest

/// Builds a package's executable into the folder that is served: the module by Heft's scripts, then the site.
struct PackageBuild: Sendable {
  /// The folder of the package.
  let package: String
  /// The executable that becomes the module.
  let product: String
  /// The folder of the site.
  let output: String
  /// The folder of the page's sources.
  let page: String
  /// The folder of Heft.
  let heft: String
  /// Leaves out what makes the result small, for a build at every save.
  var isQuick = false
  /// Whether the site is there without a network after the first visit.
  var isOffline = true

  /// Where the module is put.
  var module: String { output + ".wasm" }
  /// The file with the compiler's output when it last failed.
  var log: String { output + ".log" }

  /// Builds the module and, where that went well, the site.
  ///
  /// - Returns: The site's files with their sizes; nil where the module was not built, of which the compiler has told.
  /// - Throws: A `SiteError`.
  func run() throws -> [(path: String, size: Int)]? {
    var read = BuildOutput(logPath: log)
    var shown = BuildProgress()
    func show(_ lines: [String]) {
      for line in lines { shown.show(line) }
    }
    let status = try Subprocess.lines(
      heft + "/Scripts/build-wasm", (isQuick ? ["--quick"] : []) + [package, product, module]
    ) { line in
      show(read.take(line))
    }
    show(read.end())
    shown.end()
    guard status == 0 else {
      keep(read.log)
      return nil
    }
    try? FileManager.default.removeItem(atPath: log)
    return try site().build()
  }

  private func keep(_ lines: [String]) {
    let file = URL(fileURLWithPath: log)
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? Data((lines.joined(separator: "\n") + "\n").utf8).write(to: file)
  }

  /// Returns the builder of the site of the module that is there.
  func site() -> SiteBuilder {
    var site = SiteBuilder(page: page, module: module, output: output)
    site.isOffline = isOffline
    site.compresses = !isQuick
    site.manifest = manifest
    site.launchPicture = picture("LaunchScreen")
    site.icon = picture("AppIcon")
    site.files = BundleFile.all(in: package + "/Files")
    if !isQuick { site.split = split }
    return site
  }

  /// A drawing in the executable's folder; nil where it has none.
  private func picture(_ name: String) -> String? {
    try? String(contentsOfFile: "\(package)/Sources/\(product)/\(name).svg", encoding: .utf8)
  }

  /// The members of the web app manifest that are the package's: its name and its quick actions, from the executable's
  /// Info.plist where there is one. Nil for Heft's own page.
  private var manifest: Data? {
    if package == heft, product == "Site" { return nil }
    let plist = FileManager.default.contents(atPath: "\(package)/Sources/\(product)/Info.plist")
    let exported = plist.flatMap { try? PropertyList.read([UInt8]($0)) }.flatMap { root in
      ActionManifest(root, variables: BuildVariables(["PRODUCT_NAME": product])).webManifest().files.first?
        .text
    }
    var members =
      exported.flatMap {
        (try? JSONSerialization.jsonObject(with: Data($0.utf8))) as? [String: Any]
      } ?? [:]
    if members["name"] == nil { members["name"] = product }
    return try? JSONSerialization.data(withJSONObject: members, options: .sortedKeys)
  }

  /// The functions that the start needs: by the package's own list, or else by Heft's for any app and all the package's
  /// own.
  private var split: SiteBuilder.Split? {
    let named = output + ".named.wasm"
    let own =
      package == heft && product == "Site" ? "\(heft)/Profiles/start" : "\(package)/Profiles/\(product)"
    let files = FileManager.default
    if files.fileExists(atPath: own) { return .init(named: named, profile: own) }
    let shared = "\(heft)/Profiles/app"
    guard files.fileExists(atPath: shared) else { return nil }
    return .init(named: named, profile: shared, modules: modules)
  }

  /// The modules of the package: its executable, and those beside it.
  private var modules: [String] {
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: package + "/Sources")) ?? []
    return package == heft ? [product] : Set(folders + [product]).sorted()
  }
}
