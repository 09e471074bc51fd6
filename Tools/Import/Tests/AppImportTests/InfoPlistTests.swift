import Foundation
import Testing

@testable import AppImport

@Suite("What a project's Info.plist says")
final class InfoPlistTests {
  /// The folders are there as long as the test runs.
  private var folders: [ProjectFolder] = []

  private func package(_ plist: String, _ files: [String: String] = [:]) throws -> AppPackage {
    let folder = try ProjectFolder(files.merging(["App/Info.plist": plist]) { $1 })
    folders.append(folder)
    return try folder.package()
  }

  private static func plist(_ body: String) -> String {
    "<?xml version=\"1.0\"?>\n<plist version=\"1.0\">\n<dict>\n\(body)\n</dict>\n</plist>"
  }

  @Test("One that is cut off, has entities or is no list is told with its line and what is lost")
  func unreadable() throws {
    for (text, line) in [
      ("<?xml version=\"1.0\"?>\n<plist><dict>\n<key>UIMainSto", 3),
      ("<!DOCTYPE plist [\n<!ENTITY a \"b\">]>\n<plist version=\"1.0\"><dict/></plist>", 2),
      ("<plist version=\"1.0\"><array/></plist>", nil),
    ] {
      let told = try package(text).diagnostics.filter { $0.path.hasSuffix("/Info.plist") }
      #expect(told.map(\.severity) == [.warning])
      #expect(told.first?.line == line)
      #expect(told.first?.message.contains("its first storyboard") == true)
    }
  }

  @Test("The app has the keys that its sources name, whatever they hold, and no other of the system's")
  func namedKeys() throws {
    let text = Self.plist(
      """
      <key>UIApplicationShortcutItems</key><array><dict>
      <key>UIApplicationShortcutItemType</key><string>add</string><key>UIApplicationShortcutItemUserInfo</key><dict/>
      </dict></array>
      <key>UIRequiredDeviceCapabilities</key><array><string>armv7</string></array><key>Own</key><array><true/></array>
      """)
    let main = try package(
      text, ["App/A.swift": "let items = Bundle.main.infoDictionary?[\"UIApplicationShortcutItems\"]"]
    ).file("main.swift")
    #expect(main.contains("  \"Own\": [true],\n"))
    #expect(
      main.contains(
        "  \"UIApplicationShortcutItems\": [[\"UIApplicationShortcutItemType\": \"add\", \"UIApplicationShortcutItemUserInfo\": [:]]],\n"
      ))
    #expect(!main.contains("UIRequiredDeviceCapabilities"))
  }

  @Test("A storyboard that the app begins with and that is not there is told with its line")
  func missingStoryboard() throws {
    let text = Self.plist("<key>UIMainStoryboardFile</key>\n<string>Start</string>")
    let told = try package(text).diagnostics
    #expect(told.map(\.line) == [5])
    #expect(told.first?.message.contains("the storyboard 'Start', which is not there") == true)
    #expect(try package(text, ["App/Start.storyboard": "<document/>"]).diagnostics == [])
  }

  @Test("The scene's delegate is the class that the Info.plist names, and else the first")
  func sceneDelegate() throws {
    func scene(_ name: String) -> String {
      Self.plist(
        """
        <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
        <key>UIWindowSceneSessionRoleApplication</key><array><dict>
        <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).\(name)</string>
        </dict></array></dict></dict>
        """)
    }
    let sources = [
      "App/A.swift":
        "class Another: UIResponder, UIWindowSceneDelegate {}\nclass Real: UIResponder, UIWindowSceneDelegate {}"
    ]
    #expect(try package(scene("Real"), sources).file("main.swift").contains("sceneDelegate: { Real() }"))
    let other = try package(scene("Gone"), sources)
    #expect(other.file("main.swift").contains("sceneDelegate: { Another() }"))
    #expect(other.diagnostics.map(\.line) == [6])
  }

  @Test("A main.swift that launches the app does so no more, and what it declares stays")
  func mainSource() throws {
    let package = try package(
      Self.plist(""),
      [
        "App/main.swift":
          "import UIKit\n\nlet start = 1\nUIApplicationMain(\n  CommandLine.argc, CommandLine.unsafeArgv, nil,\n  NSStringFromClass(AppDelegate.self))\nclass A {}\n"
      ])
    let text = try #require(package.files.first { $0.key.hasSuffix("main+Heft.swift") }?.value)
    #expect(!text.contains("UIApplicationMain("))
    #expect(text.contains("let start = 1\n\n\n\nclass A {}"))
  }

  @Test("What a page cannot run and the native compiler can is an error at its place")
  func pageLimits() throws {
    let text = """
      class A: UIViewController {
        func start() { Task { await load() } }
        func load() async { await wait() }
        func later() { DispatchQueue.main.async {} }
        let pattern = /a+/
      }
      actor Store {}
      #if canImport(SwiftUI)
      func other() async {}
      #endif
      """
    let errors = PageLimits.find(text, path: "/A.swift", index: SourceRewriter([("/A.swift", text)]).index)
    #expect(errors.map(\.line) == [2, 3, 5, 7])
    #expect(errors.allSatisfy { $0.severity == .error && $0.message.contains("does not run in a page") })
    let own = "struct Task { init(_ make: () -> Void) {} }\nlet task = Task { }"
    #expect(PageLimits.find(own, path: "/A.swift", index: SourceRewriter([("/A.swift", own)]).index).isEmpty)
  }

  @Test("The system's colors that documents and catalogs name are Heft's, and another is a warning")
  func systemColors() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appendingPathComponent("Sources/Heft/Drawing").path
    let text = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasPrefix("UIColor") }
      .map { try String(contentsOfFile: folder + "/" + $0, encoding: .utf8) }.joined()
    for name in SystemColors.names.sorted() {
      #expect(text.contains("static let \(name) ") || text.contains("static var \(name):"), "\(name)")
    }
    func set(_ name: String) -> String {
      "{\"colors\": [{\"idiom\": \"universal\", \"color\": {\"platform\": \"ios\", \"reference\": \"\(name)\"}}]}"
    }
    let package = try package(
      Self.plist(""),
      [
        "App/Media.xcassets/Good.colorset/Contents.json": set("linkColor"),
        "App/Media.xcassets/Odd.colorset/Contents.json": set("inventedColor"),
      ])
    #expect(package.file("ProjectAssets.swift").contains("\"Good\": UIColor.link,"))
    #expect(!package.file("ProjectAssets.swift").contains("invented"))
    #expect(
      package.diagnostics.map(\.message).filter { $0.contains("'inventedColor', which is not here") }.count
        == 1)
  }
}
