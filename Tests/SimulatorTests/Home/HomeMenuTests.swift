import Foundation
import Heft
import HeftTesting
import Simulator
import TestRules
import Testing

/// The menu of an icon's quick actions.
struct HomeMenuTests {
  private static let titles = ["Title one", "Title two", "Title tree"]

  @Test("A deeper press blurs with the force and opens the menu; a light one opens the app", .rule("HOME-3"))
  func press() {
    let fixture = HomeFixture()
    let finger = fixture.press(fixture.place(of: "Cat"))
    fixture.advance(by: 0.2)
    finger.press(1.6)
    let some = fixture.blur
    finger.press(2.0)
    #expect(some > 0 && fixture.blur > some)
    finger.press(1.7)
    #expect(fixture.blur > some && fixture.menu.isEmpty)
    finger.press(3)
    fixture.settle()
    #expect(fixture.menu == HomeMenuTests.titles)
    let sharp = fixture.host.screen.views.values.filter { $0.corner > 10 && $0.transform.a == 1.1 }
    #expect(sharp.count == 1, "The icon stands before what blurs")
    #expect(fixture.host.screen.texts.contains("Under two"))
    finger.lift()
    fixture.settle()
    #expect(fixture.menu == HomeMenuTests.titles)
    #expect(fixture.heard() == [])
  }

  @Test(
    "The first action is the nearest to the icon, above it in the dock and under it on the page",
    .rule("HOME-3"))
  func nearest() {
    var directions: [Bool] = []
    for name in ["Ant", "Bee", "Cat", "Dog"] {
      let fixture = HomeFixture()
      let icon = fixture.place(of: name)
      let finger = fixture.press(icon)
      finger.deepen(to: 3)
      finger.lift()
      fixture.settle()
      let rows = HomeMenuTests.titles.map { fixture.place(of: $0).y }
      let distances = rows.map { ($0 - icon.y).magnitude }
      #expect(distances == distances.sorted(), "\(name) \(rows)")
      directions.append(rows[0] < icon.y)
    }
    #expect(directions.contains(true) && directions.contains(false))
  }

  @Test(
    "Sliding to an item and lifting there picks it, once", .rules("HOME-3", "HOME-10"),
    arguments: ["one", "two", "tree"])
  func slide(type: String) {
    let fixture = HomeFixture()
    let finger = fixture.press(fixture.place(of: "Cat"))
    finger.deepen(to: 3)
    finger.move(to: fixture.place(of: "Title " + type))
    finger.lift()
    fixture.settle()
    #expect(fixture.heard() == ["Cat launched with \(type)", "Cat active"])
    #expect(fixture.menu.isEmpty && fixture.blur == 0)
    #expect(fixture.labels == ["Button of Cat", "Home"])
  }

  @Test(
    "A tap on an item picks it, and warm it is performed", .rules("HOME-3", "HOME-10"),
    arguments: ["one", "two", "tree"])
  func warm(type: String) {
    let fixture = HomeFixture()
    fixture.tap(fixture.place(of: "Cat"))
    fixture.key("Home")
    fixture.settle()
    _ = fixture.heard()
    let finger = fixture.press(fixture.place(of: "Cat"))
    finger.deepen(to: 3)
    finger.lift()
    fixture.settle()
    fixture.tap(fixture.place(of: "Title " + type))
    fixture.settle()
    #expect(fixture.heard() == ["Cat foreground", "Cat perform \(type)", "Cat active"])
  }

  @Test("A touch outside closes the menu, and opens nothing", .rule("HOME-3"))
  func outside() {
    let fixture = HomeFixture()
    let finger = fixture.press(fixture.place(of: "Cat"))
    finger.deepen(to: 3)
    finger.lift()
    fixture.tap(fixture.place(of: "Ant"))
    fixture.settle()
    #expect(fixture.menu.isEmpty && fixture.blur == 0)
    #expect(fixture.heard() == [])
    #expect(fixture.icons.count == 4)
  }

  @Test("The menu has four items: the static ones, and the dynamic ones that still fit", .rule("HOME-3"))
  func four() {
    let more = ["first", "second"].map { UIApplicationShortcutItem(type: $0, localizedTitle: $0) }
    let fixture = HomeFixture(dynamic: more)
    fixture.tap(fixture.place(of: "Cat"))
    fixture.key("Home")
    fixture.settle()
    let finger = fixture.press(fixture.place(of: "Cat"))
    finger.deepen(to: 3)
    #expect(fixture.menu == HomeMenuTests.titles + ["first"])
  }

  @Test("An app without actions has no menu: a deep press opens it", .rule("HOME-3"))
  func none() {
    let fixture = HomeFixture(items: [])
    let finger = fixture.press(fixture.place(of: "Cat"))
    finger.deepen(to: 4)
    #expect(fixture.menu.isEmpty && fixture.blur == 0)
    finger.lift()
    #expect(fixture.heard() == ["Cat launched", "Cat active"])
  }

  @Test(
    "A deep press on an icon without a menu is refused by three short taps and a shake", .rule("HOME-15"),
    arguments: [false, true])
  func refusal(isCalm: Bool) throws {
    let fixture = HomeFixture(items: [])
    fixture.send(.appearance(HostEvent.Appearance(isDark: false, reducesMotion: isCalm)))
    let icon = try #require(fixture.element("Cat")).number
    let finger = fixture.press(fixture.place(of: "Cat"))
    fixture.advance(by: 0.2)
    fixture.host.clear()
    finger.press(2.4)
    fixture.advance(by: 0.5)
    #expect(taps(of: fixture) == 0)
    finger.press(2.6)
    fixture.advance(by: 0.05)
    #expect(taps(of: fixture) == 1)
    #expect((fixture.host.screen.views[icon]?.transform.tx != 0) == !isCalm)
    fixture.advance(by: 1)
    finger.press(5)
    finger.press(1)
    finger.press(4)
    fixture.advance(by: 1)
    #expect(taps(of: fixture) == 3, "Once in a press")
    #expect(fixture.host.screen.views[icon]?.transform.tx == 0)
    finger.lift()
    #expect(fixture.heard() == ["Cat launched", "Cat active"])
  }

  @Test("A short tap is not refused however firm it is, nor is a finger that has gone on", .rule("HOME-15"))
  func noRefusal() {
    let fixture = HomeFixture(items: [])
    let tap = fixture.press(fixture.place(of: "Cat"), force: 3)
    fixture.advance(by: 0.1)
    tap.press(5)
    tap.lift()
    fixture.settle()
    fixture.key("Home")
    fixture.settle()
    let place = fixture.place(of: "Dog")
    let finger = fixture.press(place)
    fixture.advance(by: 0.2)
    finger.move(to: CGPoint(x: place.x + 14, y: place.y))
    finger.move(to: place)
    finger.press(4)
    fixture.advance(by: 0.5)
    #expect(taps(of: fixture) == 0)
  }

  private func taps(of fixture: HomeFixture) -> Int {
    fixture.host.requests.filter { $0 == .vibrate(milliseconds: 10) }.count
  }

  @Test("With 3D Touch off, holding for the setting's time opens the menu", .rules("HOME-4", "ACTION-8"))
  func hold() {
    let fixture = HomeFixture()
    fixture.send(.setting(name: .forceTouch, value: "off"))
    fixture.send(.setting(name: .touchAndHold, value: "0.8"))
    let finger = fixture.press(fixture.place(of: "Cat"))
    fixture.advance(by: 0.7)
    #expect(fixture.menu.isEmpty)
    fixture.advance(by: 0.15)
    #expect(fixture.menu == HomeMenuTests.titles)
    finger.lift()
    fixture.settle()
    fixture.tap(fixture.place(of: "Title two"))
    #expect(fixture.heard() == ["Cat launched with two", "Cat active"])
  }

  @Test("The right button opens the menu", .rule("HOME-4"))
  func rightButton() {
    let fixture = HomeFixture()
    let place = fixture.place(of: "Ant")
    fixture.send(.menu(HostEvent.Menu(time: fixture.time, x: Double(place.x), y: Double(place.y))))
    fixture.settle()
    #expect(fixture.menu == HomeMenuTests.titles)
  }

  @Test("In the menu the arrows go round, Home and End to the ends, a letter to its row", .rule("HOME-4"))
  func keys() throws {
    let fixture = HomeFixture(
      items: ["Add", "Back", "Call", "Copy"].map {
        UIApplicationShortcutItem(type: $0, localizedTitle: $0)
      })
    fixture.act(.menu, on: try #require(fixture.element("Bee")))
    fixture.settle()
    func row() -> String? {
      fixture.host.screen.focused.flatMap { fixture.host.screen.views[$0]?.accessibility?.label }
    }
    #expect(row() == "Add")
    // It stands above its icon, so the first action is the last row.
    let moves = [
      ("ArrowUp", "Back"), ("Home", "Copy"), ("ArrowUp", "Add"), ("ArrowDown", "Copy"), ("End", "Add"),
      ("c", "Copy"), ("C", "Call"), ("c", "Copy"), ("x", "Copy"), ("b", "Back"),
    ]
    for (key, name) in moves {
      fixture.key(key)
      #expect(row() == name, "after \(key)")
    }
    fixture.act(.activate, on: try #require(fixture.element("Back")))
    fixture.settle()
    #expect(fixture.heard() == ["Bee launched with Back", "Bee active"])
  }

  @Test("Escape closes the menu and gives the keyboard back to the icon", .rule("HOME-4"))
  func escape() throws {
    let fixture = HomeFixture()
    let icon = try #require(fixture.element("Bee"))
    fixture.act(.menu, on: icon)
    fixture.settle()
    fixture.act(.escape, on: try #require(fixture.element("Title two")))
    fixture.settle()
    #expect(fixture.menu.isEmpty && fixture.blur == 0)
    #expect(fixture.host.screen.focused == icon.number)
    #expect(fixture.icons.count == 4)
  }

  @Test("Return opens the app, and Space held presses deeper until the menu is there", .rule("HOME-4"))
  func space() throws {
    let fixture = HomeFixture()
    fixture.act(.press, on: try #require(fixture.element("Bee")))
    fixture.advance(by: 2)
    #expect(fixture.menu == HomeMenuTests.titles)
    fixture.act(.release, on: try #require(fixture.element("Title one")))
    fixture.settle()
    #expect(fixture.menu == HomeMenuTests.titles)
    fixture.key("Escape")
    fixture.settle()
    fixture.act(.activate, on: try #require(fixture.element("Bee")))
    #expect(fixture.heard() == ["Bee launched", "Bee active"])
  }
}
