import Foundation
import HeftTesting
import ShortcutManifest
import TestRules
import Testing

/// MANIFEST-4: what other platforms read is valid there, and nothing gets lost without a word.
struct ExportTests {
  private let manifest: ActionManifest

  init() throws {
    let first =
      Draft.sound + Draft.key("UIApplicationShortcutItemSubtitle", "It's \"new\" &amp; &lt;fine&gt; 100 %\\")
      + Draft.icon("UIApplicationShortcutIconTypeAdd")
      + "<key>UIApplicationShortcutItemUserInfo</key><dict><key>page</key><string>a b&amp;c</string>"
      + "<key>list</key><array/></dict>"
    let second =
      Draft.key("UIApplicationShortcutItemType", "odd type; \"$(X)\" %f")
      + Draft.key("UIApplicationShortcutItemTitle", "@home")
      + Draft.key("UIApplicationShortcutItemIconFile", "My-Icon@3x.png")
    let names =
      "<key>CFBundleIdentifier</key><string>org.my-app</string><key>CFBundleName</key><string>My App</string>"
    manifest = try Draft.manifest(
      Draft.plist(first, second, more: names),
      ["de": ["New Tab": "Neuer Tab"], "zh-Hans": ["New Tab": "新标签页"], "pt-BR": ["@home": "  Início"]])
  }

  @Test(
    "A web app manifest has a name and an address for each action, and comes back as it was",
    .rule("MANIFEST-4"))
  func web() throws {
    let export = manifest.webManifest()
    let text = try #require(export.files.first?.text)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let shortcuts = try #require(object["shortcuts"] as? [[String: Any]])
    #expect(shortcuts.map { $0["name"] as? String } == ["New Tab", "@home"])
    #expect(shortcuts[0]["url"] as? String == "./?action=org.app.new&page=a%20b%26c")
    for shortcut in shortcuts { #expect(URL(string: shortcut["url"] as? String ?? "") != nil) }
    #expect(export.notes.contains { $0.contains("'list'") })

    var back = try WebManifestReader.read(Array(text.utf8)).manifest
    #expect(back.items[0].iconType == "UIApplicationShortcutIconTypeAdd")
    #expect(back.items[0].userInfo.map(\.key) == ["page"])
    #expect(back.localizations.translation(of: "New Tab", in: "zh-Hans") == "新标签页")
    back.items[0].userInfo = manifest.items[0].userInfo
    back.items[1].iconFile = manifest.items[1].iconFile
    #expect(back.items == manifest.items)
  }

  @Test(
    "Android's files have each text that they name, with its signs so that they mean themselves",
    .rule("MANIFEST-4"))
  func android() throws {
    let export = manifest.androidResources()
    #expect(
      export.files.map(\.path) == [
        "res/xml/shortcuts.xml", "res/values/shortcut_strings.xml", "res/values-de/shortcut_strings.xml",
        "res/values-pt-rBR/shortcut_strings.xml", "res/values-b+zh+Hans/shortcut_strings.xml",
      ])
    let (shortcuts, strings) = (export.files[0].text, export.files[1].text)
    for name in ["shortcut_1_title", "shortcut_1_long", "shortcut_2_title"] {
      #expect(shortcuts.contains("@string/\(name)\""))
      #expect(strings.contains("name=\"\(name)\""))
    }
    #expect(strings.contains(">\\@home<"))
    #expect(strings.contains("It\\'s \\\"new\\\" &amp; &lt;fine&gt; 100 %\\\\"))
    #expect(export.files[3].text.contains(">\"  Início\"<"))
    #expect(shortcuts.contains("android:targetPackage=\"org.my_app\""))
    #expect(shortcuts.contains("android:icon=\"@drawable/ic_shortcut_my_icon\""))
    #expect(shortcuts.contains("android:name=\"page\" android:value=\"a b&amp;c\""))
    #expect(export.notes.contains { $0.contains("'list'") })
    #expect(export.notes.contains { $0.contains("org.my_app") })
  }

  @Test(
    "Android's files pass aapt2", .rule("MANIFEST-4"),
    .enabled(if: AndroidCheck.isThere, AndroidCheck.missing))
  func androidTools() throws {
    #expect(try AndroidCheck.complaints(manifest.androidResources()) == "")
    #expect(try AndroidCheck.complaints(manifest.androidResources(package: "1.b")) != "")
  }

  @Test(
    "A desktop entry passes desktop-file-validate", .rule("MANIFEST-4"),
    .enabled(if: DesktopCheck.isThere, DesktopCheck.missing))
  func desktop() throws {
    let export = manifest.desktopEntry()
    let file = try #require(export.files.first)
    #expect(file.path == "my-app.desktop")
    #expect(try DesktopCheck.complaints(file.text) == "")
    #expect(file.text.contains("Name[zh_CN]=新标签页"))
    #expect(file.text.contains("Actions=new;oddtypeXf;"))
    #expect(export.notes.filter { $0.contains("left out") }.count == 2)
  }

  @Test(
    "Real apps' actions pass as desktop entries and as Android's files",
    .enabled(if: RealFiles.folder != nil && DesktopCheck.isThere && AndroidCheck.isThere, RealFiles.skipped))
  func realApps() throws {
    for name in RealFiles.below("plists") where name.hasSuffix(".plist") {
      var sources = LocalizationSources()
      let path = RealFiles.path("plists/" + name)
      let manifest = ActionManifest(
        try PropertyList.read(FileBytes.read(path)), localizations: sources.localizations(for: path).0)
      #expect(try DesktopCheck.complaints(manifest.desktopEntry().files[0].text) == "", "\(name)")
      #expect(try AndroidCheck.complaints(manifest.androidResources()) == "", "\(name)")
    }
  }

  @Test("A phone's menu has four actions at most, in the language's words")
  func menu() throws {
    #expect(
      manifest.menu(in: "de-AT") == [
        "My App", "  [add] Neuer Tab", "    It's \"new\" & <fine> 100 %\\", "  [My-Icon] @home",
      ])
    var many = ActionManifest(name: "Many")
    many.items = (1...6).map { ActionManifest.Item(type: "t\($0)", title: "T\($0)") }
    #expect(many.menu(in: "en") == ["Many", "  T1", "  T2", "  T3", "  T4", "  (2 more are not shown)"])
  }

  @Test("The home screen shows as many actions as the tools say that a phone does", .rule("ACTION-1"))
  func shown() {
    #expect(ActionManifest.shownItems == Device.mostShortcutItems)
  }
}
