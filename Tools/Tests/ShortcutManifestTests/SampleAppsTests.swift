import Foundation
import ShortcutManifest
import Testing

/// MANIFEST-5: the sample apps' Swift and the page's manifest say what their Info.plist files say.
struct SampleAppsTests {
  /// The folder of the repository.
  private static var root: String {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { url.deleteLastPathComponent() }
    return url.path + "/"
  }

  private static func text(_ path: String) throws -> String {
    String(decoding: try FileBytes.read(root + path), as: UTF8.self)
  }

  @Test(
    "An app's Swift is that of its Info.plist, which has no mistakes",
    arguments: [
      ("Samples/Scale/Info.plist", "Samples/Scale/App/ShortcutItems.swift"),
      ("Samples/Doodles/Info.plist", "Samples/Doodles/ShortcutItems.swift"),
      ("Samples/AppSearch/Info.plist", "Samples/AppSearch/ShortcutItems.swift"),
    ])
  func sources(plist: String, source: String) throws {
    let root = try Draft.read(try SampleAppsTests.text(plist))
    #expect(ManifestCheck.findings(in: root) == [])
    let written = try #require(ActionManifest(root).swiftSource().files.first)
    #expect(try SampleAppsTests.text(source) == written.text)
  }

  @Test("The page's web app manifest has the actions of all sample apps, each to its app")
  func pageManifest() throws {
    var expected: [NSDictionary] = []
    for app in ["Scale", "Doodles", "AppSearch"] {
      let manifest = ActionManifest(try Draft.read(try SampleAppsTests.text("Samples/\(app)/Info.plist")))
      let export = manifest.webManifest(start: "./?app=\(app.lowercased())")
      expected += try SampleAppsTests.shortcuts(export.files[0].text)
    }
    #expect(try SampleAppsTests.shortcuts(try SampleAppsTests.text("Web/manifest.webmanifest")) == expected)
    for shortcut in expected {
      let icons = shortcut["icons"] as? [[String: String]] ?? []
      for icon in icons {
        #expect(try !FileBytes.read(SampleAppsTests.root + "Web/" + (icon["src"] ?? "")).isEmpty)
      }
      #expect(icons.count == 1)
    }
  }

  private static func shortcuts(_ text: String) throws -> [NSDictionary] {
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    return try #require(object?["shortcuts"] as? [[String: Any]]).map { $0 as NSDictionary }
  }

  @Test("Text with signs of Swift's own is written so that it means itself")
  func escapes() throws {
    let manifest = try Draft.manifest(
      Draft.plist(
        Draft.type + Draft.key("UIApplicationShortcutItemTitle", "a \"b\" \\(c)&#10;")
          + Draft.key("UIApplicationShortcutItemIconFile", "bird@2x.png")
          + "<key>UIApplicationShortcutItemUserInfo</key><dict><key>k</key><true/></dict>"))
    let text = try #require(manifest.swiftSource().files.first?.text)
    #expect(text.contains(#"localizedTitle: "a \"b\" \\(c)\n","#))
    #expect(text.contains(#"icon: UIApplicationShortcutIcon(templateImageName: "bird"),"#))
    #expect(text.contains(#"userInfo: ["k": "true"]"#))
  }
}
