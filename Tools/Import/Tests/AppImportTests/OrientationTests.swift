import Foundation
import Testing

@testable import AppImport

@Suite("The orientations that an app may have")
struct OrientationTests {
  @Test("Those of the plist are the app's, and those of tablets theirs")
  func plist() throws {
    let folder = try ProjectFolder([
      "App/Info.plist": """
      <plist version="1.0"><dict><key>UISupportedInterfaceOrientations</key><array>
      <string>UIInterfaceOrientationPortrait</string></array>
      <key>UISupportedInterfaceOrientations~ipad</key><array><string>UIInterfaceOrientationLandscapeRight</string>
      <string>UIInterfaceOrientationLandscapeLeft</string></array></dict></plist>
      """
    ])
    let main = try folder.package().file("main.swift")
    #expect(main.contains("app.supportedInterfaceOrientations = [.portrait]\n"))
    #expect(main.contains("app.tabletInterfaceOrientations = [.landscapeLeft, .landscapeRight]\n"))
  }

  @Test("A project that generates its plist has them in its settings, with spaces between them")
  func settings() {
    let lines = Orientations.statements([
      "UISupportedInterfaceOrientations_iPhone": .string(
        "UIInterfaceOrientationPortrait UIInterfaceOrientationPortraitUpsideDown")
    ])
    #expect(lines == ["app.supportedInterfaceOrientations = [.portrait, .portraitUpsideDown]"])
    #expect(Orientations.statements([:]).isEmpty)
  }
}
