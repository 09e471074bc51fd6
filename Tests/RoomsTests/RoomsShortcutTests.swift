import Heft
import HeftTesting
import TestRules
import Testing

@testable import Rooms

/// Rooms' quick actions (ROOMS-5).
struct RoomsShortcutTests {
  private let device = TestDevice(RoomsApp.app)

  private var main: MainViewController? {
    UIApplication.shared.windows.first?.rootViewController as? MainViewController
  }

  private func open(_ item: UIApplicationShortcutItem) {
    device.device.open(RoomsApp.app, with: item)
    device.advance(by: 1)
  }

  private func item(_ title: String) throws -> UIApplicationShortcutItem {
    try #require(device.device.shortcutItems(of: RoomsApp.app).first { $0.localizedTitle == title })
  }

  private func selectedIndex() -> Int? { device.run { main?.selectedIndex } ?? nil }

  @Test("Home selects the second tab, and what the app does not know the first")
  func tabs() throws {
    open(UIApplicationShortcutItem(type: "none", localizedTitle: "None"))
    #expect(selectedIndex() == 0)
    open(try item("Home"))
    #expect(selectedIndex() == 1)
  }

  @Test(
    "The three actions are there before the app has run, each with its glyph, and once after it",
    .rule("ROOMS-5"))
  func offered() {
    let titles = ["Home", "Play", "User Name"]
    #expect(RoomsApp.app.shortcutItems.map { $0.localizedTitle } == titles)
    #expect(device.device.shortcutItems(of: RoomsApp.app).map { $0.localizedTitle } == titles)
  }

  private func stack() -> [Bool] {
    device.run {
      let navigation = main?.selectedViewController as? UINavigationController
      return navigation?.viewControllers.map { $0 is NameViewController } ?? []
    } ?? []
  }

  @Test("Home goes to the list of all rooms from wherever the user is", .rule("ROOMS-5"))
  func home() throws {
    open(try item("User Name"))
    #expect(stack() == [false, true])
    open(try item("Home"))
    #expect(stack() == [false])
    #expect(device.host.screen.texts.contains("Bread before sunrise"))
  }

  @Test("User Name shows one profile, however often it is picked", .rule("ROOMS-5"))
  func userTwice() throws {
    open(try item("User Name"))
    open(try item("User Name"))
    #expect(stack() == [false, true])
  }

  @Test("An item whose type says nothing is told by its title")
  func titles() {
    open(UIApplicationShortcutItem(type: "none", localizedTitle: "None"))
    open(UIApplicationShortcutItem(type: "some.other", localizedTitle: "Home"))
    #expect(selectedIndex() == 1)
  }

  @Test("Play presents the room with the most viewers, and Done takes it away", arguments: [false, true])
  func play(isWarm: Bool) throws {
    let play = try item("Play")
    if !isWarm { device.device.terminate(RoomsApp.app) }
    open(play)
    #expect(device.host.screen.texts.contains("A heron, perhaps"))
    #expect(device.run { main?.presentedViewController != nil } == true)
    device.tap(at: 345, 22)
    device.advance(by: 1)
    #expect(device.run { main?.presentedViewController == nil } == true)
  }

  @Test("User Name pushes the profile onto the selected tab, without the tabs")
  func user() throws {
    open(try item("User Name"))
    let pushed = device.run {
      let navigation = main?.selectedViewController as? UINavigationController
      let top = navigation?.topViewController
      return top is NameViewController && top?.hidesBottomBarWhenPushed == true
    }
    #expect(pushed == true)
    #expect(selectedIndex() == 1)
  }
}
