import Foundation
import Testing

@testable import AppImport

@Suite("Reading storyboards")
struct StoryboardTests {
  private func generate(_ text: String) -> StoryboardGenerator.Output {
    StoryboardGenerator.generate(
      path: "/Main.storyboard", data: Data(text.utf8), index: ProjectIndex(),
      classes: ["UIViewController", "UINavigationController", "UIView", "UILabel"])
  }

  private func scene(_ body: String) -> String {
    "<document initialViewController=\"a\"><scenes><scene><objects>\(body)</objects></scene></scenes></document>"
  }

  @Test("A scene becomes a function, with its view and its texts")
  func label() {
    let result = generate(
      scene(
        """
        <viewController id="a" storyboardIdentifier="Detail"><view key="view" id="v"><subviews>
        <label text="&quot;Hi&quot;" id="l"/></subviews></view></viewController>
        """))
    #expect(result.diagnostics.isEmpty)
    #expect(result.source.contains("label_l.text = \"\\\"Hi\\\"\""))
    #expect(result.source.contains("\"Detail\", isInitial: true"))
  }

  @Test("A view of an unknown kind is a warning with its line, and a label with its name")
  func unknown() {
    let result = generate(
      scene(
        "<viewController id=\"a\"><view key=\"view\" id=\"v\"><subviews>\n<mapView id=\"m\"/></subviews></view></viewController>"
      ))
    #expect(result.diagnostics.map(\.line) == [2])
    #expect(result.source.contains("\"MKMapView\""))
  }

  @Test("A file that is cut off is an error with a line, and a storyboard without scenes")
  func truncated() {
    let result = generate("<document>\n<scenes>\n<scene>")
    #expect(result.diagnostics.map(\.severity) == [.error])
    #expect(result.source.contains("static var definition"))
  }

  @Test("A file with entities of its own is refused")
  func entities() {
    let result = generate("<!DOCTYPE d [<!ENTITY a \"aaaa\">]><document>&a;</document>")
    #expect(result.diagnostics.map(\.severity) == [.error])
  }

  @Test("Scenes that contain each other are a warning, not an endless app")
  func circle() {
    let result = generate(
      """
      <document initialViewController="a"><scenes>
      <scene><objects><navigationController id="a"><connections><segue destination="b" kind="relationship" relationship="rootViewController" id="s"/></connections></navigationController></objects></scene>
      <scene><objects><navigationController id="b"><connections><segue destination="a" kind="relationship" relationship="rootViewController" id="t"/></connections></navigationController></objects></scene>
      </scenes></document>
      """)
    #expect(result.diagnostics.count == 2)
  }
}
