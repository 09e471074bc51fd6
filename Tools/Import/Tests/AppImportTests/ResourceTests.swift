import Foundation
import Testing

@testable import AppImport

/// A project of files that are written for one test.
final class ProjectFolder {
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
  func file(_ name: String) -> String { files["Sources/\(product)/\(name)"] ?? "" }
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
      "App/de.lproj/InfoPlist.strings": "NEW = \"Neue Notiz\"; CFBundleDisplayName = \"Notizen\";",
      "App/fr.lproj/Rooms.strings": "\"kitchen\" = \"cuisine\";",
      "App/Errors.xcstrings":
        "{\"sourceLanguage\": \"en\", \"strings\": {\"Full\": {\"localizations\": {\"de\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"Voll\"}}}}}}",
      "App/Bad.strings": "\"key\" = \"value\"\n\"more\" = ",
    ])
    let package = try folder.package()
    let texts = package.file("ProjectStrings.swift")
    #expect(texts.contains("\"hello\": \"Good \\\"day\\\"\","))
    #expect(texts.contains("\"bye\": \"So long\","))
    #expect(texts.contains("AppLocalization(language: \"de\", strings: ["))
    #expect(texts.contains("\"only\": \"nur\","))
    #expect(texts.contains("\"New note\": \"Neue Notiz\","))
    #expect(texts.contains("\"CFBundleDisplayName\": \"Notizen\","))
    #expect(texts.contains("\"kitchen\": \"cuisine\","))
    #expect(texts.contains("\"Full\": \"Full\","))
    #expect(package.file("main.swift").contains("app.localizedStrings = ProjectStrings.all"))
    #expect(package.file("Info.plist").contains("<string>New note</string>"))
    let told = package.diagnostics.filter { $0.path.hasSuffix("Bad.strings") }
    #expect(told.map(\.line) == [2])
  }

  @Test(
    "Where the keys are the texts of the development language, another language's are that language's alone",
    arguments: [("App/en.lproj/InfoPlist.strings", false), ("App/fr.lproj/InfoPlist.strings", true)])
  func keysAsTexts(other: String, isFallback: Bool) throws {
    let folder = try ProjectFolder([
      "App/de.lproj/Localizable.strings": "\"Save\" = \"Sichern\";", other: "NAME = \"App\";",
    ])
    let parts = try folder.package().file("ProjectStrings.swift").components(
      separatedBy: "static let localizations")
    #expect(parts.count == 2)
    #expect(parts.first?.contains("\"Save\": \"Sichern\"") == isFallback)
    #expect(parts.last?.contains("\"Save\": \"Sichern\"") == true)
  }

  @Test(
    "A picture has a drawing for the dark appearance and for more contrast, and the light one is the rest")
  func darkPictures() throws {
    func entry(_ file: String, _ values: [String]) -> String {
      let appearances = values.map { "{\"appearance\": \"luminosity\", \"value\": \"\($0)\"}" }
      return
        "{\"idiom\": \"universal\", \"filename\": \"\(file)\", \"appearances\": [\(appearances.joined(separator: ","))]}"
    }
    func svg(_ color: String) -> String {
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'><path fill='\(color)'/></svg>"
    }
    let set = "App/Assets.xcassets/Moon.imageset/"
    let folder = try ProjectFolder([
      set + "Contents.json":
        "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"a.svg\"}, \(entry("b.svg", ["dark"])), \(entry("c.svg", ["dark", "high"])), \(entry("gone.svg", ["high"]))]}",
      set + "a.svg": svg("white"), set + "b.svg": svg("black"), set + "c.svg": svg("blue"),
    ])
    let package = try folder.package()
    let assets = package.file("ProjectAssets.swift")
    #expect(
      assets.contains(
        "name: \"Moon\", svg: \"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'><path fill='white'")
    )
    #expect(assets.contains(".init(isDark: true, hasHighContrast: false, svg: \"\(svg("black"))\"),"))
    #expect(assets.contains(".init(isDark: true, hasHighContrast: true, svg: \"\(svg("blue"))\"),"))
    #expect(package.diagnostics.contains { $0.path.hasSuffix("gone.svg") })
  }

  @Test("Plurals and the texts of scenes are those of each language")
  func plurals() throws {
    func rules(_ one: String, _ other: String) -> String {
      """
      <plist version="1.0"><dict><key>count</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@birds@ here</string>
      <key>birds</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>\(one)</string>
      <key>other</key><string>\(other)</string></dict></dict></dict></plist>
      """
    }
    let folder = try ProjectFolder([
      "App/en.lproj/Localizable.stringsdict": rules("one bird", "%d birds"),
      "App/de.lproj/Localizable.stringsdict": rules("ein Vogel", "%d Vögel"),
      "App/fr.lproj/Localizable.stringsdict": "no list",
      "App/de.lproj/Main.strings": "\"a.title\" = \"Hallo\";",
      "App/Base.lproj/Main.storyboard": """
      <document initialViewController="a"><scenes><scene><objects><viewController id="a" title="Hello">
      <navigationItem key="navigationItem" title="Bye" id="n"/></viewController></objects></scene></scenes></document>
      """,
    ])
    let package = try folder.package()
    let texts = package.file("ProjectStrings.swift")
    #expect(
      texts.contains("\"%#@\\u{1e}en\\u{1f}one\\u{1f}one bird\\u{1f}other\\u{1f}%d birds\\u{1e} here\","))
    #expect(texts.contains("%#@\\u{1e}de\\u{1f}one\\u{1f}ein Vogel"))
    #expect(package.file("main.swift").contains("app.localizations = ProjectStrings.localizations"))
    let scene = package.file("StoryboardMain.swift")
    #expect(
      scene.contains("NSLocalizedString(\"a.title\", tableName: \"Main\", value: \"Hello\", comment: \"\")"))
    #expect(scene.contains(".title = \"Bye\""))
    #expect(package.diagnostics.contains { $0.path.hasSuffix("fr.lproj/Localizable.stringsdict") })
  }

  @Test("Plurals of a string catalog follow their number, alone and as a part of a text")
  func catalogPlurals() throws {
    let folder = try ProjectFolder([
      "App/Localizable.xcstrings": """
      {"sourceLanguage": "en", "strings": {
        "count": {"localizations": {"en": {"variations": {"plural": {
          "other": {"stringUnit": {"state": "translated", "value": "%lld birds"}},
          "one": {"stringUnit": {"state": "translated", "value": "one bird"}}}}}}},
        "seen": {"localizations": {"en": {
          "stringUnit": {"state": "translated", "value": "%#@birds@ seen"},
          "substitutions": {"birds": {"formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%arg bird"}},
            "other": {"stringUnit": {"state": "translated", "value": "%arg birds"}}}}}}}}}}}
      """
    ])
    let texts = try folder.package().file("ProjectStrings.swift")
    #expect(
      texts.contains(
        "\"count\": \"%#@\\u{1e}en\\u{1f}one\\u{1f}one bird\\u{1f}other\\u{1f}%lld birds\\u{1e}\","))
    #expect(
      texts.contains(
        "\"seen\": \"%#@\\u{1e}en\\u{1f}one\\u{1f}%lld bird\\u{1f}other\\u{1f}%lld birds\\u{1e} seen\","))
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
    #expect(package.file("AppIcon.svg").contains("viewBox='0 0 180 180'"))
    #expect(package.files["Package.swift"]?.contains("exclude: [\"Info.plist\", \"AppIcon.svg\"]") == true)
  }

  @Test("A project without pictures, colors and texts says nothing of them")
  func nothing() throws {
    let package = try ProjectFolder([:]).package()
    #expect(package.file("ProjectStrings.swift").isEmpty)
    #expect(!package.file("main.swift").contains("colors"))
    #expect(!package.file("main.swift").contains("icon:"))
    #expect(!package.diagnostics.contains { $0.severity == .error })
  }

  @Test("A picture that is not shown says why, with its line: entities, no size, cut off")
  func unshownPictures() throws {
    let package = try ProjectFolder([
      "App/a.svg":
        "<?xml version=\"1.0\"?>\n<!-- \(String(repeating: "ä", count: 4000)) -->\n<!DOCTYPE svg [\n<!ENTITY ns \"x\">]>\n<svg viewBox='0 0 8 8'/>",
      "App/b.svg": "\n<svg xmlns='http://www.w3.org/2000/svg'/>",
      "App/c.svg": "<svg viewBox='0 0 8 8'>\n<path",
    ]).package()
    func told(_ name: String) -> Diagnostic? { package.diagnostics.first { $0.path.hasSuffix(name) } }
    #expect(told("a.svg")?.message.contains("entities") == true)
    #expect(told("a.svg")?.line == 4)
    #expect(told("b.svg")?.message.contains("no size") == true)
    #expect(told("b.svg")?.line == 2)
    #expect(told("c.svg")?.message.contains("cut off") == true)
    #expect(!package.file("ProjectAssets.swift").contains("AppAsset(name"))
  }

  @Test("A broken Contents.json is told with its file, and the rest of its catalog is there")
  func brokenContents() throws {
    let drawing = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'/>"
    let package = try ProjectFolder([
      "App/Assets.xcassets/Contents.json": "{\"info\": {}}",
      "App/Assets.xcassets/Star.imageset/Contents.json": "{\"images\": [{\"filename\": \"a.svg\"",
      "App/Assets.xcassets/Star.imageset/a.svg": drawing,
      "App/Assets.xcassets/Moon.imageset/Contents.json": "{\"images\": [{\"filename\": \"a.svg\"}]}",
      "App/Assets.xcassets/Moon.imageset/a.svg": drawing,
    ]).package()
    let told = package.diagnostics.filter { $0.severity == .warning }
    #expect(
      told.map { $0.path.split(separator: "/").suffix(2).joined(separator: "/") } == [
        "Star.imageset/Contents.json"
      ])
    #expect(package.file("ProjectAssets.swift").contains("name: \"Moon\""))
  }
}
