import Heft
import HeftTesting
import TestRules
import Testing

@testable import Scale

/// The scale's quick action (SCALE-14).
struct ScaleShortcutTests {
  private let other = App(
    name: "Other", bundleIdentifier: "test.other", rootViewController: { UIViewController() },
    delegate: { OtherDelegate() })
  private final class OtherDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
  }

  @Test(
    "Open Blue makes the background blue on the cold and on the warm path, and a plain launch white",
    .rule("SCALE-14"))
  func openBlue() throws {
    let blue: UInt32 = 0x97BB_FFFF
    let device = TestDevice(other)
    let item = try #require(device.device.shortcutItems(of: ScaleApp.app).first)
    #expect(item.localizedTitle == "Open Blue")
    device.device.open(ScaleApp.app, with: item)
    #expect(device.host.screen.background == blue)

    device.device.terminate(ScaleApp.app)
    device.device.open(ScaleApp.app)
    #expect(device.host.screen.background == 0xFFFF_FFFF)
    device.device.open(other)
    device.device.open(ScaleApp.app, with: item)
    #expect(device.host.screen.background == blue)
    #expect(
      !device.host.operations.contains { operation in
        if case .console(.heft, _) = operation { return true }
        return false
      })
  }

  @Test(
    "An action is told by the last part of its type",
    arguments: [
      ("a.b.OpenBlue", true), ("OpenBlue", true), ("OpenBlue.", true), ("a.Open", false), ("", false),
    ])
  func types(type: String, isKnown: Bool) {
    #expect((Shortcut(fullIdentifier: type) != nil) == isKnown)
  }
}
