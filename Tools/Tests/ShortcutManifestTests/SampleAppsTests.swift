import Foundation
import ShortcutManifest
import TestRules
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
    "A sample app's Info.plist has no mistakes, and its actions are in the source that the build makes",
    .rule("MANIFEST-5"),
    arguments: ["Scale", "Doodles", "AppSearch", "Rooms"])
  func sources(app: String) throws {
    let root = try Draft.read(try SampleAppsTests.text("Samples/\(app)/Info.plist"))
    #expect(ManifestCheck.findings(in: root) == [])
    let manifest = ActionManifest(root)
    let written = try #require(manifest.infoPlistSource(target: app).files.first)
    #expect(written.path == "InfoPlist.swift")
    #expect(written.text.contains("static let name = \"\(app)\""))
    #expect(written.text.contains("static let bundleIdentifier = \"dev.heft.\(app)\""))
    #expect(!manifest.items.isEmpty)
    for item in manifest.items { #expect(written.text.contains("type: \"\(item.type)\",")) }
  }

  @Test(
    "A file without a name, an identifier and actions has the target's, and an entry for a delegate",
    .rule("MANIFEST-8")
  )
  func bare() throws {
    let text = ActionManifest().infoPlistSource(target: "Rooms", delegate: "RoomsDelegate").files[0].text
    #expect(text.contains(#"static let name = "Rooms""#))
    #expect(text.contains(#"static let bundleIdentifier = "com.example.Rooms""#))
    #expect(text.contains("    []\n"))
    #expect(text.contains("extension RoomsDelegate {"))
    #expect(text.contains("delegate: { RoomsDelegate() })"))
    #expect(text.contains("import HeftWeb"))
  }

  @Test("The page's web app manifest has the actions of all sample apps, each to its app")
  func pageManifest() throws {
    var expected: [NSDictionary] = []
    for app in ["Scale", "Doodles", "Rooms", "AppSearch"] {
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
          + "<key>UIApplicationShortcutItemUserInfo</key><dict><key>k</key><true/><key>n</key><integer>-3</integer>"
          + "<key>r</key><real>0.5</real><key>l</key><array><string>a</string><dict/></array>"
          + "<key>d</key><date>2001-01-01T00:00:10Z</date><key>b</key><data>AP8=</data></dict>"))
    let text = try #require(manifest.swiftSource().files.first?.text)
    #expect(text.contains(#"localizedTitle: "a \"b\" \\(c)\n","#))
    #expect(text.contains(#"icon: UIApplicationShortcutIcon(templateImageName: "bird"),"#))
    #expect(
      text.contains(
        #"userInfo: ["k": true, "n": -3, "r": 0.5, "l": ["a", [:]], "#
          + #""d": .date(Date(timeIntervalSinceReferenceDate: 10.0)), "b": .data(Data([0, 255]))]"#))
  }
}
