import Foundation
import Testing

@testable import AppImport

@Suite("What catalogs have that is left out, and launch screens of an Info.plist")
struct CatalogProblemTests {
  private static let drawing = "<svg xmlns='http://www.w3.org/2000/svg' width='40' height='20'/>"

  @Test("Each set that is not read, or not whole, is told")
  func problems() throws {
    let folder = try ProjectFolder([
      "A.xcassets/Facts.dataset/Contents.json": "{}", "A.xcassets/Own.symbolset/Contents.json": "{}",
      "A.xcassets/Bare.imageset/a.svg": Self.drawing,
      "A.xcassets/Empty.imageset/Contents.json": "{\"images\": [{\"idiom\": \"universal\"}]}",
      "A.xcassets/Sliced.imageset/Contents.json":
        "{\"images\": [{\"filename\": \"a.svg\", \"resizing\": {}}]}",
      "A.xcassets/AppIcon.appiconset/Contents.json":
        "{\"images\": [{\"filename\": \"gone.png\"}, {\"size\": \"20x20\"}]}",
      "A.xcassets/Good.imageset/Contents.json": "{\"images\": [{\"filename\": \"a.svg\"}]}",
    ])
    let told = AssetCatalog.problems(in: folder.path + "/A.xcassets")
    let places = told.map { String($0.path.dropFirst(folder.path.count + 12)).split(separator: "/")[0] }
    #expect(
      places == [
        "Bare.imageset", "Facts.dataset", "Own.symbolset", "Empty.imageset", "Sliced.imageset",
        "AppIcon.appiconset",
      ])
    #expect(told.allSatisfy { $0.severity == .warning })
  }

  @Test("A set with a picture for light and one for dark has the light one for any")
  func lightAndDark() throws {
    func entry(_ name: String) -> String {
      "{\"filename\": \"\(name).svg\", \"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"\(name)\"}]}"
    }
    let folder = try ProjectFolder([
      "App/A.xcassets/P.imageset/Contents.json": "{\"images\": [\(entry("dark")), \(entry("light"))]}",
      "App/A.xcassets/P.imageset/light.svg": Self.drawing, "App/A.xcassets/P.imageset/dark.svg": Self.drawing,
    ])
    let found = ImageFiles.find(try XcodeProject(at: folder.path))
    #expect(found.map { ($0.path as NSString).lastPathComponent } == ["light.svg"])
    #expect(found.first?.variants.contains { $0.isDark } == true)
  }

  @Test("The launch screen of an Info.plist is its color with its picture in the middle")
  func launchScreen() throws {
    let folder = try ProjectFolder([
      "App/Info.plist": """
      <plist version="1.0"><dict><key>UILaunchScreen</key><dict><key>UIColorName</key><string>Sky</string>
      <key>UIImageName</key><string>Logo</string></dict></dict></plist>
      """,
      "App/Logo.svg": Self.drawing,
      "App/A.xcassets/Sky.colorset/Contents.json":
        "{\"colors\": [{\"color\": {\"components\": {\"red\": \"0\", \"green\": \"128\", \"blue\": \"255\", \"alpha\": \"1\"}}}]}",
    ])
    let picture = try folder.package().file("LaunchScreen.svg")
    #expect(picture.contains("fill='rgba(0,128,255,1.0)'"))
    #expect(picture.contains("<image x='167.5' y='323.5' width='40.0' height='20.0'"))
  }
}
