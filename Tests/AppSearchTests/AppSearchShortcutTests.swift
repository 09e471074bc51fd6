import Heft
import HeftTesting
import TestRules
import Testing

@testable import AppSearch

/// AppSearch's quick actions (SEARCH-5).
struct AppSearchShortcutTests {
  private final class OtherDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
  }

  private let other = App(
    name: "Other", bundleIdentifier: "test.other", rootViewController: { UIViewController() },
    delegate: { OtherDelegate() })

  /// Opens an action of the app that runs in the background, or not at all, and answers what is shown.
  private func texts(after title: String, isWarm: Bool) throws -> (device: TestDevice, texts: [String]) {
    let device = TestDevice(AppSearchApp.app)
    let item = try #require(
      device.device.shortcutItems(of: AppSearchApp.app).first { $0.localizedTitle == title })
    device.device.open(other)
    if !isWarm { device.device.terminate(AppSearchApp.app) }
    device.device.open(AppSearchApp.app, with: item)
    device.advance(by: 1)
    let isReported = device.host.operations.contains { operation in
      if case .console(.heft, _) = operation { return true }
      return false
    }
    #expect(!isReported)
    let ordinal = ["Search": "First", "Share": "Second", "Play": "Third", "Pause": "Fourth"][title] ?? ""
    #expect(device.host.consoleLines == [ordinal + " shortcut selected"])
    return (device, device.host.screen.texts)
  }

  @Test(
    "Four actions are offered once the app has run: two of its Info.plist, two of its own", .rule("SEARCH-5"))
  func offered() {
    let device = TestDevice(AppSearchApp.app)
    #expect(
      device.device.shortcutItems(of: AppSearchApp.app).map { $0.localizedTitle }
        == ["Search", "Share", "Play", "Pause"])
    device.device.terminate(AppSearchApp.app)
    device.device.open(AppSearchApp.app)
    #expect(device.device.shortcutItems(of: AppSearchApp.app).count == 4)
  }

  @Test("Search puts the caret into the field", .rule("SEARCH-5"), arguments: [false, true])
  func search(isWarm: Bool) throws {
    let (device, _) = try texts(after: "Search", isWarm: isWarm)
    let field = try #require(device.host.screen.views.values.first { $0.kind == .field })
    #expect(device.host.operations.contains(.focus(field.number, true)))
  }

  @Test("Share opens the latest message with the share sheet", .rule("SEARCH-5"), arguments: [false, true])
  func share(isWarm: Bool) throws {
    let texts = try texts(after: "Share", isWarm: isWarm).texts
    #expect(texts.contains("Mira Okafor"))
    #expect(texts.contains("Copy"))
  }

  @Test(
    "Play opens the next unread message, and Pause goes back to the list", .rule("SEARCH-5"),
    arguments: [false, true])
  func play(isWarm: Bool) throws {
    let (device, texts) = try texts(after: "Play", isWarm: isWarm)
    #expect(texts.contains("Mira Okafor") && !texts.contains("Lunch on Thursday?"))
    let items = device.device.shortcutItems(of: AppSearchApp.app)
    for (title, shown) in [("Play", "Jonas Weber"), ("Pause", "Lunch on Thursday?")] {
      device.device.open(other)
      let item = try #require(items.first { $0.localizedTitle == title } as UIApplicationShortcutItem?)
      device.device.open(AppSearchApp.app, with: item)
      device.advance(by: 1)
      #expect(device.host.screen.texts.contains(shown))
    }
  }
}
