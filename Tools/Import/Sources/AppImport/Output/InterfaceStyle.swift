/// Light or dark, where an app is made for one of them.
enum InterfaceStyle: String {
  case light, dark

  /// The first Xcode whose apps follow the user's choice: 11, with iOS 13 [documented].
  private static let firstWithDark = 1100

  /// The style that an app keeps to; nil where it follows the user's choice.
  ///
  /// - Parameters:
  ///   - info: The Info.plist. What it says of the style counts, whatever made the project.
  ///   - xcodeVersion: The latest version of Xcode that the project names, in hundredths. An app of before iOS 13 is
  ///     shown in light, as the platform shows it, unless its plist speaks of scenes, which came with the dark style.
  init?(_ info: [String: PlistValue], xcodeVersion: Int?) {
    if let named = info["UIUserInterfaceStyle"]?.string {
      self.init(rawValue: named.lowercased())
    } else {
      guard let xcodeVersion, xcodeVersion < Self.firstWithDark, info["UIApplicationSceneManifest"] == nil
      else { return nil }
      self = .light
    }
  }

  /// The statement that tells the app, whose name is `app`.
  var statement: String { "app.userInterfaceStyle = .\(rawValue)" }
}
