/// The orientations that Info.plist lets an app have.
enum Orientations {
  private static let names = [
    ("UIInterfaceOrientationPortrait", ".portrait"),
    ("UIInterfaceOrientationPortraitUpsideDown", ".portraitUpsideDown"),
    ("UIInterfaceOrientationLandscapeLeft", ".landscapeLeft"),
    ("UIInterfaceOrientationLandscapeRight", ".landscapeRight"),
  ]

  /// The statements that tell the app, whose name is `app`; none where the plist says nothing.
  static func statements(_ info: [String: PlistValue]) -> [String] {
    let key = "UISupportedInterfaceOrientations"
    let phone = mask(info[key] ?? info[key + "~iphone"] ?? info[key + "_iPhone"])
    let tablet = mask(info[key + "~ipad"] ?? info[key + "_iPad"])
    return [
      phone.map { "app.supportedInterfaceOrientations = \($0)" },
      tablet.map { "app.tabletInterfaceOrientations = \($0)" },
    ].compactMap(\.self)
  }

  /// A list of names, or such names with spaces between them, as build settings have them; nil where none is known.
  private static func mask(_ value: PlistValue?) -> String? {
    let listed =
      value?.array?.compactMap(\.string) ?? value?.string?.split(separator: " ").map(String.init) ?? []
    let members = names.filter { listed.contains($0.0) }.map(\.1)
    return members.isEmpty ? nil : "[\(members.joined(separator: ", "))]"
  }
}
