import Foundation
import Heft
import HeftTesting
import Simulator
import TestRules
import Testing

/// The parts of an icon's menu besides the app's own actions.
struct HomeWidgetTests {
  private static let titles = ["Title one", "Title two", "Title tree"]

  private func open(_ name: String, on fixture: HomeFixture) {
    let finger = fixture.press(fixture.place(of: name))
    finger.deepen(to: 3)
    finger.lift()
    fixture.settle()
  }

  @Test(
    "Below an app's actions the menu shares the app: its name and the page's address with the app",
    .rule("HOME-16"))
  func share() throws {
    let fixture = HomeFixture(["Ant", "Bee", "Cat & Dog", "Eel"])
    fixture.send(.setting(name: .address, value: "https://example.org/heft/"))
    open("Cat & Dog", on: fixture)
    #expect(fixture.menu == HomeWidgetTests.titles + ["Share Cat & Dog"])
    fixture.tap(fixture.place(of: "Share Cat & Dog"))
    fixture.settle()
    #expect(fixture.menu.isEmpty && fixture.heard() == [])
    fixture.tap(fixture.place(of: "Copy"))
    let copied = fixture.host.requests.compactMap { request -> String? in
      if case .copy(_, let text, _) = request { return text }
      return nil
    }
    #expect(copied == ["Cat & Dog\nhttps://example.org/heft/?app=cat%20%26%20dog"])
    let number = try #require(
      fixture.host.requests.compactMap { request -> UInt32? in
        if case .copy(let number, _, _) = request { return number }
        return nil
      }.last)
    fixture.send(.shared(HostEvent.Shared(number: number, outcome: .done, reason: "", time: fixture.time)))
    fixture.settle()
    #expect(fixture.element("Copy") == nil, "Once it is done the sheet goes")
    #expect(fixture.icons.count == 4)
  }

  @Test("The sheet goes when an app comes or the switcher does", .rule("HOME-16"))
  func sheetGoes() {
    let fixture = HomeFixture()
    fixture.send(.setting(name: .address, value: "http://localhost:8080/"))
    open("Cat", on: fixture)
    fixture.tap(fixture.place(of: "Share Cat"))
    fixture.settle()
    #expect(fixture.element("Copy") != nil)
    fixture.send(.setting(name: .app, value: "Ant"))
    fixture.settle()
    #expect(fixture.element("Copy") == nil)
    fixture.key("Home")
    fixture.settle()
    #expect(fixture.element("Copy") == nil && fixture.icons.count == 4)
  }

  @Test(
    "Without the page's address nothing can be shared, and what is not an address is refused",
    .rule("HOME-16"),
    arguments: ["", "javascript:alert(1)", "file:///x", "https://" + String(repeating: "x", count: 3000)])
  func noAddress(address: String) {
    let fixture = HomeFixture()
    fixture.send(.setting(name: .address, value: address))
    #expect(fixture.host.screen.warnings.count == 1)
    open("Cat", on: fixture)
    #expect(fixture.menu == HomeWidgetTests.titles)
  }

  @Test(
    "An app without actions cannot be shared from its icon: a deep press is refused",
    .rules("HOME-15", "HOME-16"))
  func nothingToShare() {
    let fixture = HomeFixture(items: [])
    fixture.send(.setting(name: .address, value: "https://example.org/"))
    let finger = fixture.press(fixture.place(of: "Cat"))
    finger.deepen(to: 3)
    #expect(fixture.menu.isEmpty)
  }

  @Test(
    "What an app shows stands above its actions, also when the app was ended and the page loaded anew",
    .rule("HOME-17"))
  func widget() throws {
    let fixture = HomeFixture(items: [])
    fixture.log.widget = UIApplicationShortcutWidget(
      title: "Last weight", text: "12 grams",
      image: UIImage(svg: "<svg/>", size: CGSize(width: 30, height: 40)))
    fixture.tap(fixture.place(of: "Cat"))
    fixture.settle()
    fixture.simulator.device.end()
    fixture.settle()
    open("Cat", on: fixture)
    #expect(fixture.menu == ["Last weight"])
    let row = try #require(fixture.element("Last weight"))
    #expect(row.accessibility?.value == "12 grams" && row.frame.height == 84)
    #expect(fixture.host.screen.texts.contains("12 grams"))

    let next = HomeFixture(storage: fixture.storage)
    next.send(.setting(name: .address, value: "https://example.org/"))
    open("Cat", on: next)
    #expect(next.menu == ["Last weight"] + HomeWidgetTests.titles + ["Share Cat"])
    next.tap(next.place(of: "Last weight"))
    next.settle()
    #expect(next.heard() == ["Cat launched", "Cat active"])
  }

  @Test("The picture of pixels comes back as it was, and a large one is made smaller", .rule("HOME-17"))
  func picture() throws {
    let fixture = HomeFixture()
    fixture.tap(fixture.place(of: "Cat"))
    func kept(_ side: CGFloat, scale: CGFloat) -> UIImage? {
      let format = UIGraphicsImageRendererFormat()
      format.scale = scale
      return fixture.simulator.device.run {
        let image = UIGraphicsImageRenderer(size: CGSize(width: side, height: side / 2), format: format).image
        { context in
          UIColor.red.setFill()
          context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
        UIApplication.shared.shortcutWidget = UIApplicationShortcutWidget(title: "", text: "", image: image)
        return UIApplication.shared.shortcutWidget?.image
      } ?? nil
    }
    let small = try #require(kept(40, scale: 2))
    #expect(small.size == CGSize(width: 40, height: 20) && small.scale == 2)
    let large = try #require(kept(1000, scale: 1))
    #expect(large.cgImage?.width == 192 && large.cgImage?.height == 96)
    #expect(abs(large.size.width - 1000) < 6)
  }

  @Test("Bytes that make no sense are no widget, and the app may take its widget back", .rule("HOME-17"))
  func damaged() {
    for bytes in [[], [9], [1], [1, 255, 255, 255, 255], [1, 0, 0, 0, 0, 0, 0, 0, 0, 7]] as [[UInt8]] {
      let item = HostEvent.StoredItem(app: "heft.shortcut-widgets", key: "test.Cat", bytes: bytes)
      let fixture = HomeFixture(storage: MemoryStorage([item]))
      open("Cat", on: fixture)
      #expect(fixture.menu == HomeWidgetTests.titles)
    }
    let fixture = HomeFixture()
    fixture.tap(fixture.place(of: "Cat"))
    fixture.simulator.device.run {
      UIApplication.shared.shortcutWidget = UIApplicationShortcutWidget(title: "a", text: "b")
      UIApplication.shared.shortcutWidget = nil
      #expect(UIApplication.shared.shortcutWidget == nil)
    }
  }
}
