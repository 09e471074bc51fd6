import Foundation

/// The Info.plist of an app's target: the one that its settings name, otherwise the one that lies next to its sources.
struct InfoPlistChoice {
  private(set) var path: String?
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameters:
  ///   - target: The app.
  ///   - settings: Its settings, with the values of `TARGET_NAME` and `PRODUCT_NAME`.
  ///   - project: The folder that ends in `.xcodeproj`.
  ///   - found: The plists of apps in its folder, the topmost first.
  init(_ target: AppTarget, settings: [String: String], project: String, among found: [String]) {
    let folder = (project as NSString).deletingLastPathComponent
    if let named = target.settings["INFOPLIST_FILE"], !named.isEmpty {
      let variables = settings.merging(["SRCROOT": folder, "PROJECT_DIR": folder, "SOURCE_ROOT": folder]) {
        $1
      }
      let plain = BuildSettings.replace(named, variables)
      let whole = plain.hasPrefix("/") ? plain : folder + "/" + plain
      path = URL(fileURLWithPath: whole).standardizedFileURL.path
      if let path, !FileManager.default.fileExists(atPath: path) {
        diagnostics.append(
          .init(
            .warning, path: path,
            "The target \(target.name) names this Info.plist, and it is not there: correct INFOPLIST_FILE in its settings."
          ))
        self.path = nil
      }
      return
    }
    if target.settings["GENERATE_INFOPLIST_FILE"] == "YES" { return }
    // Those of other targets have names of their own, or lie beside other sources.
    let own = found.filter { !target.othersFiles.contains($0) }
    path = own.max { rank($0, target) < rank($1, target) }
  }

  private func rank(_ plist: String, _ target: AppTarget) -> (Int, Int) {
    let folder = (plist as NSString).deletingLastPathComponent
    let isNamed = (plist as NSString).lastPathComponent.contains(target.name)
    return (isNamed ? 1 : 0, target.sources.count { $0.hasPrefix(folder + "/") })
  }
}
