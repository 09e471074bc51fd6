import Foundation

// What the package has of the project's Info.plist.
extension AppPackage {
  func plistForPlugin(_ info: [String: PlistValue]) -> [String: Any] {
    let wanted = [
      "CFBundleDisplayName", "CFBundleName", "CFBundleIdentifier", "UIApplicationShortcutItems",
      "CFBundleDevelopmentRegion",
    ]
    var result: [String: Any] = [:]
    for key in wanted { if let value = info[key] { result[key] = value.plain } }
    if result["CFBundleDisplayName"] == nil { result["CFBundleDisplayName"] = project.name }
    return result
  }

  /// The first configuration of scenes.
  private var scene: PlistValue? {
    project.info["UIApplicationSceneManifest"]?["UISceneConfigurations"]?[
      "UIWindowSceneSessionRoleApplication"]?
      .array?.first
  }

  /// The storyboard that the app begins with.
  var mainStoryboard: String? {
    project.info["UIMainStoryboardFile"]?.string ?? scene?["UISceneStoryboardFile"]?.string
  }

  /// The class of the scene's delegate: the one that the Info.plist names, otherwise the first of the sources.
  func sceneDelegate(_ index: ProjectIndex) -> String? {
    let named = sceneDelegateName
    return named.flatMap { index.classes[$0] == nil ? nil : $0 } ?? index.sceneDelegate
  }

  private var sceneDelegateName: String? {
    scene?["UISceneDelegateClassName"]?.string?.split(separator: ".").last.map(String.init)
  }

  /// What the Info.plist names and nothing in the project is.
  func missingNames(_ index: ProjectIndex, _ storyboards: [String]) -> [Diagnostic] {
    var found: [Diagnostic] = []
    if let main = mainStoryboard?.precomposedStringWithCanonicalMapping, !main.isEmpty,
      !storyboards.contains(main)
    {
      found.append(
        missing(
          main,
          "The app begins with the storyboard '\(main)', which is not there: add it to the app's target, or correct its name."
        ))
    }
    if let name = sceneDelegateName, index.classes[name] == nil, index.sceneDelegate != nil {
      let other = index.sceneDelegate ?? ""
      found.append(
        missing(name, "There is no class '\(name)', which the scene's delegate is to be; \(other) is it."))
    }
    return found
  }

  /// A warning at the line of the Info.plist that has a value.
  private func missing(_ value: String, _ message: String) -> Diagnostic {
    let path = project.infoPlist ?? project.projectFile.map { $0 + "/project.pbxproj" } ?? project.folder
    let lines = (try? String(contentsOfFile: path, encoding: .utf8))?.split(
      separator: "\n", omittingEmptySubsequences: false)
    let place = lines?.firstIndex { $0.contains(value + "<") || $0.contains(" = \(value);") }
    return Diagnostic(.warning, path: path, line: place.map { $0 + 1 }, message)
  }

  /// The keys of its Info.plist that the app's own code may ask for: the version, keys that are not the system's, and those
  /// of the system's that its sources name.
  var infoDictionary: [String] {
    let wanted = project.info.sorted { $0.key < $1.key }.compactMap { key, value -> String? in
      let isOwn = !["CF", "UI", "NS", "LS", "DT", "MinimumOS"].contains { key.hasPrefix($0) }
      let isVersion = ["CFBundleShortVersionString", "CFBundleVersion"].contains(key)
      guard isOwn || isVersion || namedKeys.contains(key) else { return nil }
      return "  \(SwiftName.literal(key)): \(Self.literal(value)),"
    }
    return wanted.isEmpty ? [] : ["app.infoDictionary = ["] + wanted + ["]"]
  }

  private static func literal(_ value: PlistValue) -> String {
    switch value {
    case .string(let text): return SwiftName.literal(text)
    case .boolean(let isTrue): return "\(isTrue)"
    case .number(let number): return "\(number)"
    case .array(let values): return "[\(values.map(literal).joined(separator: ", "))]"
    case .dictionary(let values):
      let members = values.sorted { $0.key < $1.key }.map {
        "\(SwiftName.literal($0.key)): \(literal($0.value))"
      }
      return members.isEmpty ? "[:]" : "[\(members.joined(separator: ", "))]"
    }
  }
}
