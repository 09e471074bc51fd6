import Foundation
import Testing

@testable import AppImport

@Suite("The storyboards and nib files of a project")
struct InterfaceFilesTests {
  private func storyboard(_ title: String) -> String {
    "<document initialViewController=\"a\"><scenes><scene><objects><viewController id=\"a\" title=\"\(title)\"/></objects></scene></scenes></document>"
  }

  private static let nib = "<document><objects><view id=\"v\"/></objects></document>"

  @Test("Names of any script are taken, each with a type of its own")
  func scripts() throws {
    let package = try ProjectFolder([
      "App/设置.storyboard": storyboard("one"), "App/首页.storyboard": storyboard("two"),
      "App/App.storyboard": storyboard("three"), "App/main.storyboard": storyboard("four"),
      "App/Main.storyboard": storyboard("five"), "App/메모.xib": Self.nib, "App/목록.xib": Self.nib,
    ]).package()
    #expect(!package.diagnostics.contains { $0.message.contains("left out") })
    let names = package.files.keys.compactMap { path in
      path.split(separator: "/").last.map(String.init)
    }.filter { $0.hasPrefix("Storyboard") || $0.hasPrefix("Nib") }
    #expect(names.count == 7)
    #expect(Set(names.map { $0.lowercased() }).count == 7)
    #expect(package.files.values.contains { $0.contains("Definition(name: \"设置\"") })
    #expect(package.files.values.contains { $0.contains("Definition(name: \"首页\"") })
    let main = package.file("main.swift")
    for name in names {
      #expect(main.contains(name.replacingOccurrences(of: ".swift", with: ".definition")), "\(name)")
    }
  }

  @Test("The storyboard that an app begins with is found by its name in any script")
  func main() throws {
    let package = try ProjectFolder([
      "App/Info.plist":
        "<plist version=\"1.0\"><dict><key>UIMainStoryboardFile</key><string>首页</string></dict></plist>",
      "App/设置.storyboard": storyboard("one"), "App/首页.storyboard": storyboard("two"),
    ]).package()
    #expect(package.file("main.swift").contains("UIStoryboard(name: \"首页\", bundle: nil)"))
  }

  @Test("A type of the project keeps its name beside the type of a storyboard")
  func types() throws {
    let package = try ProjectFolder([
      "App/Main.storyboard": storyboard("one"), "App/Own.swift": "class StoryboardMain {}",
    ]).package()
    #expect(package.file("StoryboardMain2.swift").contains("enum StoryboardMain2 {"))
  }

  @Test("Of two files of one name the first is taken, and the other is told")
  func sameName() throws {
    let package = try ProjectFolder([
      "App/A/Main.storyboard": storyboard("one"), "App/B/Main.storyboard": storyboard("two"),
      "App/A/Cell.xib": Self.nib, "App/B/Cell.xib": Self.nib,
    ]).package()
    let told = package.diagnostics.filter { $0.message.contains("this one is left out") }
    #expect(told.count == 2)
    #expect(told.allSatisfy { $0.path.contains("/B/") })
    #expect(package.file("StoryboardMain.swift").contains("\"one\""))
  }

  @Test(
    "Of a storyboard in several languages that of the development language is taken, else Base, else the first"
  )
  func languages() throws {
    let plist =
      "<plist version=\"1.0\"><dict><key>CFBundleDevelopmentRegion</key><string>en-GB</string></dict></plist>"
    let package = try ProjectFolder([
      "App/Info.plist": plist,
      "App/de.lproj/Main.storyboard": storyboard("German"),
      "App/en.lproj/Main.storyboard": storyboard("English"),
      "App/de.lproj/Extra.storyboard": storyboard("Zusatz"),
      "App/Base.lproj/Extra.storyboard": storyboard("Base"),
      "App/de.lproj/Only.storyboard": storyboard("Nur"), "App/fr.lproj/Only.storyboard": storyboard("Seul"),
    ]).package()
    #expect(package.file("StoryboardMain.swift").contains("\"English\""))
    #expect(package.file("StoryboardExtra.swift").contains("\"Base\""))
    #expect(package.file("StoryboardOnly.swift").contains("\"Nur\""))
    let told = package.diagnostics.filter { $0.message.contains("several languages") }
    #expect(
      told.map { $0.path.split(separator: "/").suffix(2).joined(separator: "/") }.sorted() == [
        "de.lproj/Extra.storyboard", "de.lproj/Main.storyboard", "fr.lproj/Only.storyboard",
      ])
  }
}
