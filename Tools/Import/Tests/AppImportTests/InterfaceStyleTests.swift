import Foundation
import Testing

@testable import AppImport

@Suite("Apps that are light or dark, whatever the user has chosen")
struct InterfaceStyleTests {
  private func main(project: String = "", plist: String = "") throws -> String {
    let folder = try ProjectFolder([
      "App.xcodeproj/project.pbxproj": """
      { objects = { R = { isa = PBXProject; attributes = { \(project) }; mainGroup = G; targets = ( ); };
      G = { isa = PBXGroup; children = ( ); }; }; rootObject = R; }
      """,
      "App/Info.plist": "<plist version=\"1.0\"><dict>\(plist)</dict></plist>",
    ])
    return try folder.package().file("main.swift")
  }

  @Test(
    "An app of a project that no Xcode with iOS 13 has touched is light",
    arguments: [
      ("LastUpgradeCheck = 0820;", true), ("LastSwiftUpdateCheck = 1030; LastUpgradeCheck = 0710;", true),
      ("LastUpgradeCheck = 1100;", false), ("LastSwiftUpdateCheck = 1130; LastUpgradeCheck = 0930;", false),
      ("LastUpgradeCheck = new;", false), ("", false),
    ])
  func oldProject(attributes: String, isLight: Bool) throws {
    let main = try main(project: attributes)
    #expect(main.contains("app.userInterfaceStyle = .light\n") == isLight)
    #expect(main.contains("userInterfaceStyle") == isLight)
  }

  @Test(
    "The style that the plist names is the app's, and scenes are of no app from before the dark style",
    arguments: [
      ("<key>UIUserInterfaceStyle</key><string>Light</string>", ".light"),
      ("<key>UIUserInterfaceStyle</key><string>Dark</string>", ".dark"),
      ("<key>UIUserInterfaceStyle</key><string>Automatic</string>", nil),
      ("<key>UIApplicationSceneManifest</key><dict/>", nil),
    ])
  func plist(keys: String, style: String?) throws {
    let main = try main(project: "LastUpgradeCheck = 0930;", plist: keys)
    let line = main.split(separator: "\n").first { $0.contains("userInterfaceStyle") }
    #expect(line.map(String.init) == style.map { "app.userInterfaceStyle = \($0)" })
  }

  @Test("The launch screen of such an app has its style, too")
  func launchScreen() {
    let screen = PlistValue.dictionary(["UIColorName": .string("Ground")])
    func svg(_ style: InterfaceStyle?) -> String? {
      LaunchPicture.svg(screen, images: [], colors: ["Ground": [1, 1, 1, 1]], style: style)
    }
    #expect(svg(.dark)?.hasPrefix("<svg class='launch dark' ") == true)
    #expect(svg(nil)?.hasPrefix("<svg class='launch' ") == true)
  }
}
