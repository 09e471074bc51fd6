import Foundation
import Testing

@testable import AppImport

/// A project of files that are written for one test.
private final class ProjectFolder {
  let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path

  init(_ files: [String: String]) throws {
    var files = files
    files["App/AppDelegate.swift"] =
      "@UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {}"
    for (name, text) in files { try write(Data(text.utf8), name) }
  }

  func write(_ data: Data, _ name: String) throws {
    let file = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func package() throws -> AppPackage { AppPackage(try XcodeProject(at: path), heft: path + "/heft") }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

extension AppPackage {
  fileprivate func file(_ name: String) -> String { files["Sources/\(product)/\(name)"] ?? "" }
}

@Suite("Pictures, colors and texts of a project")
struct ResourceTests {
  @Test(
    "The colors of a catalog are what UIColor(named:) finds, in light and dark, by the name of their namespace"
  )
  func colors() throws {
    let folder = try ProjectFolder([
      "App/Assets.xcassets/Paper.colorset/Contents.json": """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0.500", "green": "128", "blue": "0xFF", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"color-space": "gray-gamma-22", "components": {"white": "0.250", "alpha": "0.500"}}}]}
      """,
      "App/Assets.xcassets/Brand/Contents.json": "{\"properties\": {\"provides-namespace\": true}}",
      "App/Assets.xcassets/Brand/Ink.colorset/Contents.json":
        "{\"colors\": [{\"idiom\": \"universal\", \"color\": {\"platform\": \"ios\", \"reference\": \"systemBlueColor\"}}]}",
      "App/Assets.xcassets/Broken.colorset/Contents.json": "{",
      "App/Assets.xcassets/Odd.colorset/Contents.json":
        "{\"colors\": [{\"idiom\": \"universal\", \"color\": {\"components\": {\"red\": \"lots\"}}}]}",
    ])
    let package = try folder.package()
    let assets = package.file("ProjectAssets.swift")
    #expect(
      assets.contains(
        "\"Paper\": UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.25, alpha: 0.5) : UIColor(red: 0.5, green: 0.502, blue: 1.0, alpha: 1.0) },"
      ))
    #expect(assets.contains("\"Brand/Ink\": UIColor.systemBlue,"))
    #expect(!assets.contains("Broken"))
    #expect(!assets.contains("Odd"))
    #expect(package.diagnostics.contains { $0.path.hasSuffix("Odd.colorset/Contents.json") })
    #expect(package.file("main.swift").contains("app.colors = ProjectAssets.colors"))
  }

  @Test("Texts are those of the development language, and quick actions say theirs")
  func texts() throws {
    let folder = try ProjectFolder([
      "App/Info.plist": """
      <plist version="1.0"><dict><key>CFBundleDevelopmentRegion</key><string>en</string>
      <key>UIApplicationShortcutItems</key><array><dict><key>UIApplicationShortcutItemType</key><string>new</string>
      <key>UIApplicationShortcutItemTitle</key><string>NEW</string></dict></array></dict></plist>
      """,
      "App/Base.lproj/Localizable.strings": "\"hello\" = \"Base\"; \"bye\" = \"So long\";",
      "App/en.lproj/Localizable.strings": "/* A greeting */ \"hello\" = \"Good \\\"day\\\"\";",
      "App/de.lproj/Localizable.strings": "\"hello\" = \"Guten Tag\"; \"only\" = \"nur\";",
      "App/en.lproj/InfoPlist.strings": "NEW = \"New note\";",
      "App/fr.lproj/Rooms.strings": "\"kitchen\" = \"cuisine\";",
      "App/Errors.xcstrings":
        "{\"sourceLanguage\": \"en\", \"strings\": {\"Full\": {\"localizations\": {\"de\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"Voll\"}}}}}}",
      "App/Bad.strings": "\"key\" = \"value\"\n\"more\" = ",
    ])
    let package = try folder.package()
    let texts = package.file("ProjectStrings.swift")
    #expect(texts.contains("\"hello\": \"Good \\\"day\\\"\","))
    #expect(texts.contains("\"bye\": \"So long\","))
    #expect(!texts.contains("nur"))
    #expect(texts.contains("\"kitchen\": \"cuisine\","))
    #expect(texts.contains("\"Full\": \"Full\","))
    #expect(package.file("main.swift").contains("app.localizedStrings = ProjectStrings.all"))
    #expect(package.file("Info.plist").contains("<string>New note</string>"))
    let told = package.diagnostics.filter { $0.path.hasSuffix("Bad.strings") }
    #expect(told.map(\.line) == [2])
  }

  @Test("A drawing is shown in its own size, a template in the tint, and the app's icon on the home screen")
  func pictures() throws {
    let folder = try ProjectFolder([
      "App/Assets.xcassets/Star.imageset/Contents.json":
        "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"star.svg\"}], \"properties\": {\"template-rendering-intent\": \"template\"}}",
      "App/Assets.xcassets/Star.imageset/star.svg":
        "<?xml version=\"1.0\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 12\"><path d=\"M0 0\"/></svg>",
      "App/Assets.xcassets/AppIcon.appiconset/Contents.json":
        "{\"images\": [{\"size\": \"60x60\", \"filename\": \"large.png\"}, {\"size\": \"20x20\", \"filename\": \"small.png\"}, {\"size\": \"9x9\"}]}",
    ])
    func png(_ size: UInt8) -> Data {
      Data([
        0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, size, 0, 0, 0, size, 8,
      ])
    }
    try folder.write(png(180), "App/Assets.xcassets/AppIcon.appiconset/large.png")
    try folder.write(png(20), "App/Assets.xcassets/AppIcon.appiconset/small.png")
    let package = try folder.package()
    let assets = package.file("ProjectAssets.swift")
    #expect(assets.contains("name: \"Star\", svg: \"<svg xmlns"))
    #expect(assets.contains("size: CGSize(width: 24.0, height: 12.0), isTemplate: true),"))
    #expect(assets.contains("static let icon = \"<svg"))
    #expect(assets.contains("viewBox='0 0 180 180'"))
    #expect(package.file("main.swift").contains("icon: ProjectAssets.icon"))
  }

  @Test("A project without pictures, colors and texts says nothing of them")
  func nothing() throws {
    let package = try ProjectFolder([:]).package()
    #expect(package.file("ProjectStrings.swift").isEmpty)
    #expect(!package.file("main.swift").contains("colors"))
    #expect(!package.file("main.swift").contains("icon:"))
    #expect(!package.diagnostics.contains { $0.severity == .error })
  }
}
