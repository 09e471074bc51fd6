import Foundation
import Heft
import HeftTesting
import Simulator
import Testing

/// The menu of an icon's quick actions.
struct HomeMenuTests {
  private static let titles = ["Title one", "Title two", "Title tree"]

  /// HOME-3
  @Test("A deeper press blurs with the force and opens the menu; a light one opens the app")
  func press() {
    let stage = HomeStage()
    let finger = stage.press(stage.place(of: "Cat"))
    stage.advance(by: 0.2)
    finger.press(1.6)
    let some = stage.blur
    finger.press(2.0)
    #expect(some > 0 && stage.blur > some)
    finger.press(1.7)
    #expect(stage.blur > some && stage.menu.isEmpty)
    finger.press(3)
    stage.settle()
    #expect(stage.menu == HomeMenuTests.titles)
    let sharp = stage.host.screen.views.values.filter { $0.corner > 10 && $0.transform.a == 1.1 }
    #expect(sharp.count == 1, "The icon stands before what blurs")
    #expect(stage.host.screen.texts.contains("Under two"))
    finger.lift()
    stage.settle()
    #expect(stage.menu == HomeMenuTests.titles)
    #expect(stage.heard() == [])
  }

  /// HOME-3
  @Test("The first action is the nearest to the icon, above it in the dock and under it on the page")
  func nearest() {
    var directions: [Bool] = []
    for name in ["Ant", "Bee", "Cat", "Dog"] {
      let stage = HomeStage()
      let icon = stage.place(of: name)
      let finger = stage.press(icon)
      finger.deepen(to: 3)
      finger.lift()
      stage.settle()
      let rows = HomeMenuTests.titles.map { stage.place(of: $0).y }
      let distances = rows.map { ($0 - icon.y).magnitude }
      #expect(distances == distances.sorted(), "\(name) \(rows)")
      directions.append(rows[0] < icon.y)
    }
    #expect(directions.contains(true) && directions.contains(false))
  }

  /// HOME-3, HOME-10
  @Test("Sliding to an item and lifting there picks it, once", arguments: ["one", "two", "tree"])
  func slide(type: String) {
    let stage = HomeStage()
    let finger = stage.press(stage.place(of: "Cat"))
    finger.deepen(to: 3)
    finger.move(to: stage.place(of: "Title " + type))
    finger.lift()
    stage.settle()
    #expect(stage.heard() == ["Cat launched with \(type)", "Cat active"])
    #expect(stage.menu.isEmpty && stage.blur == 0)
    #expect(stage.labels == ["Button of Cat", "Home"])
  }

  /// HOME-3, HOME-10
  @Test("A tap on an item picks it, and warm it is performed", arguments: ["one", "two", "tree"])
  func warm(type: String) {
    let stage = HomeStage()
    stage.tap(stage.place(of: "Cat"))
    stage.key("Home")
    stage.settle()
    _ = stage.heard()
    let finger = stage.press(stage.place(of: "Cat"))
    finger.deepen(to: 3)
    finger.lift()
    stage.settle()
    stage.tap(stage.place(of: "Title " + type))
    stage.settle()
    #expect(stage.heard() == ["Cat foreground", "Cat perform \(type)", "Cat active"])
  }

  /// HOME-3
  @Test("A touch outside closes the menu, and opens nothing")
  func outside() {
    let stage = HomeStage()
    let finger = stage.press(stage.place(of: "Cat"))
    finger.deepen(to: 3)
    finger.lift()
    stage.tap(stage.place(of: "Ant"))
    stage.settle()
    #expect(stage.menu.isEmpty && stage.blur == 0)
    #expect(stage.heard() == [])
    #expect(stage.icons.count == 4)
  }

  /// HOME-3
  @Test("The menu has four items: the static ones, and the dynamic ones that still fit")
  func four() {
    let more = ["first", "second"].map { UIApplicationShortcutItem(type: $0, localizedTitle: $0) }
    let stage = HomeStage(dynamic: more)
    stage.tap(stage.place(of: "Cat"))
    stage.key("Home")
    stage.settle()
    let finger = stage.press(stage.place(of: "Cat"))
    finger.deepen(to: 3)
    #expect(stage.menu == HomeMenuTests.titles + ["first"])
  }

  /// HOME-3
  @Test("An app without actions has no menu: a deep press opens it")
  func none() {
    let stage = HomeStage(items: [])
    let finger = stage.press(stage.place(of: "Cat"))
    finger.deepen(to: 4)
    #expect(stage.menu.isEmpty && stage.blur == 0)
    finger.lift()
    #expect(stage.heard() == ["Cat launched", "Cat active"])
  }

  /// HOME-15
  @Test(
    "A deep press on an icon without a menu is refused by three short taps and a shake",
    arguments: [false, true])
  func refusal(isCalm: Bool) throws {
    let stage = HomeStage(items: [])
    stage.send(.appearance(HostEvent.Appearance(isDark: false, reducesMotion: isCalm)))
    let icon = try #require(stage.element("Cat")).number
    let finger = stage.press(stage.place(of: "Cat"))
    stage.advance(by: 0.2)
    stage.host.clear()
    finger.press(2.4)
    stage.advance(by: 0.5)
    #expect(taps(of: stage) == 0)
    finger.press(2.6)
    stage.advance(by: 0.05)
    #expect(taps(of: stage) == 1)
    #expect((stage.host.screen.views[icon]?.transform.tx != 0) == !isCalm)
    stage.advance(by: 1)
    finger.press(5)
    finger.press(1)
    finger.press(4)
    stage.advance(by: 1)
    #expect(taps(of: stage) == 3, "Once in a press")
    #expect(stage.host.screen.views[icon]?.transform.tx == 0)
    finger.lift()
    #expect(stage.heard() == ["Cat launched", "Cat active"])
  }

  /// HOME-15
  @Test("A short tap is not refused however firm it is, nor is a finger that has gone on")
  func noRefusal() {
    let stage = HomeStage(items: [])
    let tap = stage.press(stage.place(of: "Cat"), force: 3)
    stage.advance(by: 0.1)
    tap.press(5)
    tap.lift()
    stage.settle()
    stage.key("Home")
    stage.settle()
    let place = stage.place(of: "Dog")
    let finger = stage.press(place)
    stage.advance(by: 0.2)
    finger.move(to: CGPoint(x: place.x + 14, y: place.y))
    finger.move(to: place)
    finger.press(4)
    stage.advance(by: 0.5)
    #expect(taps(of: stage) == 0)
  }

  private func taps(of stage: HomeStage) -> Int {
    stage.host.requests.filter { $0 == .vibrate(milliseconds: 10) }.count
  }

  /// HOME-4, ACTION-8
  @Test("With 3D Touch off, holding for the setting's time opens the menu")
  func hold() {
    let stage = HomeStage()
    stage.send(.setting(name: "3d-touch", value: "off"))
    stage.send(.setting(name: "touch-and-hold", value: "0.8"))
    let finger = stage.press(stage.place(of: "Cat"))
    stage.advance(by: 0.7)
    #expect(stage.menu.isEmpty)
    stage.advance(by: 0.15)
    #expect(stage.menu == HomeMenuTests.titles)
    finger.lift()
    stage.settle()
    stage.tap(stage.place(of: "Title two"))
    #expect(stage.heard() == ["Cat launched with two", "Cat active"])
  }

  /// HOME-4
  @Test("The right button opens the menu")
  func rightButton() {
    let stage = HomeStage()
    let place = stage.place(of: "Ant")
    stage.send(.menu(HostEvent.Menu(time: stage.time, x: Double(place.x), y: Double(place.y))))
    stage.settle()
    #expect(stage.menu == HomeMenuTests.titles)
  }

  /// HOME-4
  @Test("In the menu the arrows go round, Home and End to the ends, a letter to its row")
  func keys() throws {
    let stage = HomeStage(
      items: ["Add", "Back", "Call", "Copy"].map {
        UIApplicationShortcutItem(type: $0, localizedTitle: $0)
      })
    stage.act(.menu, on: try #require(stage.element("Bee")))
    stage.settle()
    func row() -> String? {
      stage.host.screen.attended.flatMap { stage.host.screen.views[$0]?.accessibility?.label }
    }
    #expect(row() == "Add")
    // It stands above its icon, so the first action is the last row.
    let ways = [
      ("ArrowUp", "Back"), ("Home", "Copy"), ("ArrowUp", "Add"), ("ArrowDown", "Copy"), ("End", "Add"),
      ("c", "Copy"), ("C", "Call"), ("c", "Copy"), ("x", "Copy"), ("b", "Back"),
    ]
    for (key, name) in ways {
      stage.key(key)
      #expect(row() == name, "after \(key)")
    }
    stage.act(.activate, on: try #require(stage.element("Back")))
    stage.settle()
    #expect(stage.heard() == ["Bee launched with Back", "Bee active"])
  }

  /// HOME-4
  @Test("Escape closes the menu and gives the keyboard back to the icon")
  func escape() throws {
    let stage = HomeStage()
    let icon = try #require(stage.element("Bee"))
    stage.act(.menu, on: icon)
    stage.settle()
    stage.act(.escape, on: try #require(stage.element("Title two")))
    stage.settle()
    #expect(stage.menu.isEmpty && stage.blur == 0)
    #expect(stage.host.screen.attended == icon.number)
    #expect(stage.icons.count == 4)
  }

  /// HOME-4
  @Test("Return opens the app, and Space held presses deeper until the menu is there")
  func space() throws {
    let stage = HomeStage()
    stage.act(.press, on: try #require(stage.element("Bee")))
    stage.advance(by: 2)
    #expect(stage.menu == HomeMenuTests.titles)
    stage.act(.release, on: try #require(stage.element("Title one")))
    stage.settle()
    #expect(stage.menu == HomeMenuTests.titles)
    stage.key("Escape")
    stage.settle()
    stage.act(.activate, on: try #require(stage.element("Bee")))
    #expect(stage.heard() == ["Bee launched", "Bee active"])
  }
}
