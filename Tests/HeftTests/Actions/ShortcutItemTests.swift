import Heft
import HeftTesting
import TestRules
import Testing

/// An action and its state (ACTION-1 to ACTION-3).
struct ShortcutItemTests {
  private let fixture = ActionFixture([ActionFixture.item("s1"), ActionFixture.item("s2")])

  private var shown: [String] { fixture.device.device.shortcutItems(of: fixture.app).map(\.type) }

  private func set(_ items: [UIApplicationShortcutItem]?) {
    fixture.device.run { UIApplication.shared.shortcutItems = items }
  }

  @Test("The static actions come first and the dynamic ones fill up to four", .rule("ACTION-1"))
  func order() {
    #expect(shown == ["s1", "s2"])
    fixture.open()
    set([ActionFixture.item("d1")])
    #expect(shown == ["s1", "s2", "d1"])
    set(["d1", "d2", "d3"].map(ActionFixture.item))
    #expect(shown == ["s1", "s2", "d1", "d2"])
    #expect(fixture.device.run { UIApplication.shared.shortcutItems?.count } == 3)
    set(nil)
    #expect(shown == ["s1", "s2"])
  }

  @Test("An app without dynamic actions has an empty list of them, never nil", .rule("ACTION-2"))
  func empty() {
    fixture.open()
    #expect(fixture.device.run { UIApplication.shared.shortcutItems } == [])
    fixture.device.run {
      if let items = UIApplication.shared.shortcutItems, items.isEmpty {
        UIApplication.shared.shortcutItems = [ActionFixture.item("d1")]
      }
    }
    #expect(shown == ["s1", "s2", "d1"])
    set(nil)
    #expect(fixture.device.run { UIApplication.shared.shortcutItems } == [])
  }

  @Test("Dynamic actions outlive the app and the page, with all that they have", .rule("ACTION-2"))
  func kept() throws {
    fixture.open()
    let item = UIMutableApplicationShortcutItem(type: "d", localizedTitle: "Ü 🐥")
    item.localizedSubtitle = ""
    item.icon = UIApplicationShortcutIcon(type: .update)
    item.userInfo = ["name": "Doodle", "": "ü"]
    let second = UIApplicationShortcutItem(
      type: "e", localizedTitle: "E", localizedSubtitle: nil,
      icon: UIApplicationShortcutIcon(systemImageName: "magnifyingglass"))
    let third = UIApplicationShortcutItem(
      type: "f", localizedTitle: "F", localizedSubtitle: nil,
      icon: UIApplicationShortcutIcon(templateImageName: "leaf"))
    set([item, second, third])
    item.localizedTitle = "changed later"
    #expect(fixture.device.run { UIApplication.shared.storage.keys } == [])
    fixture.reload()
    let kept = fixture.device.device.shortcutItems(of: fixture.app)
    #expect(kept.map(\.type) == ["s1", "s2", "d", "e"])
    #expect(kept[2].localizedTitle == "Ü 🐥")
    #expect(kept[2].localizedSubtitle == "")
    #expect(kept[2].userInfo == ["name": "Doodle", "": "ü"])
    #expect(kept[2].userInfo?["name"]?.string == "Doodle")
    #expect(kept[3].localizedSubtitle == nil)
    #expect(kept[3].userInfo == nil)
    fixture.open()
    let items = fixture.device.run { UIApplication.shared.shortcutItems } ?? nil
    #expect(items?.map(\.type) == ["d", "e", "f"])
    let assets = App(
      name: "A", bundleIdentifier: "a",
      assets: [AppAsset(name: "leaf", svg: "<svg/>", size: CGSize(width: 10, height: 10))],
      delegate: { PlainDelegate() })
    #expect(items?[2].icon?.image(in: assets)?.size.width == 10)
    #expect(items?[0].icon?.image(in: assets) != nil && items?[1].icon?.image(in: assets) != nil)
  }

  @Test("Dynamic actions that were taken away stay away when the page is loaded anew", .rule("ACTION-2"))
  func takenAway() {
    fixture.open()
    set([ActionFixture.item("d")])
    fixture.device.flushStorage()
    set([])
    fixture.reload()
    #expect(shown == ["s1", "s2"])
  }

  @Test("Stored bytes that make no sense are no actions", .rule("ACTION-2"))
  func damaged() {
    fixture.open()
    set([ActionFixture.item("d1"), ActionFixture.item("d2")])
    fixture.device.flushStorage()
    let items = fixture.storage.items
    let stored = items.first { $0.bytes.count > 20 }
    guard let stored else {
      Issue.record("nothing was stored")
      return
    }
    for count in 0..<stored.bytes.count {
      let device = Device(host: RecordingHost())
      device.handle(
        .loaded([.init(app: stored.app, key: stored.key, bytes: Array(stored.bytes.prefix(count)))]))
      #expect(device.shortcutItems(of: fixture.app).count <= 3)
    }
    for index in stored.bytes.indices {
      var bytes = stored.bytes
      bytes[index] = 0xFF
      let device = Device(host: RecordingHost())
      device.handle(.loaded([.init(app: stored.app, key: stored.key, bytes: bytes)]))
      #expect(device.shortcutItems(of: fixture.app).count <= 4)
    }
  }

  @Test("Each of the 29 icon types is a picture of its own with UIKit's raw value", .rule("ACTION-3"))
  func icons() throws {
    let types = UIApplicationShortcutIcon.IconType.allCases
    #expect(types.map(\.rawValue) == Array(0...28))
    #expect(UIApplicationShortcutIcon.IconType.update.rawValue == 28)
    #expect(UIApplicationShortcutIcon.IconType.capturePhoto.rawValue == 20)
    for type in types {
      let image = try #require(UIApplicationShortcutIcon(type: type).image(in: fixture.app))
      #expect(image.renderingMode == .alwaysTemplate)
    }
  }

  @Test(
    "A template is an asset of the app, a symbol the picture next to it, and no other counts",
    .rule("ACTION-3"))
  func otherIcons() {
    let app = App(
      name: "A", bundleIdentifier: "a",
      assets: [AppAsset(name: "bird", svg: "<svg/>", size: CGSize(width: 10, height: 10))],
      delegate: { PlainDelegate() })
    #expect(UIApplicationShortcutIcon(templateImageName: "bird").image(in: app)?.size.width == 10)
    #expect(UIApplicationShortcutIcon(templateImageName: "none").image(in: app) == nil)
    for name in ["magnifyingglass", "star.fill", "magnifyingglass.circle", "plus.circle.fill"] {
      #expect(UIApplicationShortcutIcon(systemImageName: name).image(in: app) != nil)
    }
    #expect(UIApplicationShortcutIcon(systemImageName: "starfish").image(in: app) == nil)
  }
}
