import Foundation
import Heft
import HeftTesting
import Simulator
import TestRules
import Testing

/// The ways between apps, the home screen and the switcher.
struct WayHomeTests {
  private func opened(_ names: [String] = ["Cat"]) -> HomeFixture {
    let fixture = HomeFixture()
    for name in names {
      fixture.send(.setting(name: .app, value: ""))
      fixture.settle()
      fixture.tap(fixture.place(of: name))
      fixture.settle()
    }
    _ = fixture.heard()
    return fixture
  }

  @Test(
    "A swipe up from the lower edge sends the app to the background, and its icon brings it back",
    .rules("HOME-5", "HOME-7"))
  func home() {
    let fixture = opened()
    fixture.swipeHome()
    #expect(fixture.heard() == ["Cat began", "Cat cancelled", "Cat resign", "Cat background"])
    fixture.settle()
    #expect(fixture.icons.count == 4)
    #expect(fixture.host.screen.title == "Home Screen")
    fixture.tap(fixture.place(of: "Cat"))
    #expect(fixture.heard() == ["Cat foreground", "Cat active"])
    fixture.settle()
    #expect(fixture.labels == ["Button of Cat", "Home"])
  }

  @Test(
    "The bar is light over a dark app, dark over a light one, and light in the switcher", .rule("HOME-6"),
    arguments: [UIUserInterfaceStyle.unspecified, .light, .dark])
  func bar(style: UIUserInterfaceStyle) {
    let fixture = HomeFixture(style: style)
    func isLight() -> Bool? {
      fixture.host.screen.views.values.first { $0.frame.size == CGSize(width: 134, height: 5) }
        .map { $0.background >> 24 > 127 }
    }
    fixture.send(.appearance(HostEvent.Appearance(isDark: true)))
    #expect(isLight() == true)
    fixture.tap(fixture.place(of: "Cat"))
    fixture.settle()
    #expect(isLight() == (style != .light))
    fixture.send(.appearance(HostEvent.Appearance(isDark: false)))
    #expect(isLight() == (style == .dark))
    fixture.key("Home")
    fixture.settle()
    #expect(isLight() == false)
    fixture.key("Home")
    fixture.settle()
    #expect(isLight() == true)
  }

  @Test("A tap, a press and a drag aside at the lower edge are the app's alone", .rule("HOME-5"))
  func edge() {
    let fixture = opened()
    fixture.tap(CGPoint(x: 190, y: 660))
    #expect(fixture.heard() == ["Cat began", "Cat ended"])
    let drag = fixture.press(CGPoint(x: 190, y: 660))
    drag.move(to: CGPoint(x: 230, y: 655))
    drag.move(to: CGPoint(x: 230, y: 500))
    drag.lift()
    #expect(fixture.heard() == ["Cat began", "Cat ended"])
    let press = fixture.press(CGPoint(x: 190, y: 660))
    fixture.advance(by: 0.6)
    press.move(to: CGPoint(x: 190, y: 500))
    press.lift()
    #expect(fixture.heard() == ["Cat began", "Cat ended"])
    let above = fixture.press(CGPoint(x: 190, y: 640))
    above.move(to: CGPoint(x: 190, y: 400))
    above.lift()
    #expect(fixture.heard() == ["Cat began", "Cat ended"])
    #expect(fixture.host.screen.title == "Cat")
  }

  @Test("A swipe that comes back leaves the app where it is", .rule("HOME-5"))
  func back() {
    let fixture = opened()
    let finger = fixture.press(CGPoint(x: 190, y: 660))
    finger.move(to: CGPoint(x: 190, y: 630))
    fixture.advance(by: 0.1)
    finger.move(to: CGPoint(x: 190, y: 600))
    fixture.advance(by: 0.1)
    finger.move(to: CGPoint(x: 190, y: 640))
    finger.lift()
    fixture.settle()
    #expect(fixture.heard() == ["Cat began", "Cat cancelled"])
    #expect(fixture.labels == ["Button of Cat", "Home"])
    fixture.tap(CGPoint(x: 190, y: 300))
    #expect(fixture.heard() == ["Cat began", "Cat ended"])
  }

  @Test(
    "A click on the bar leads home and is no touch of the app's; a finger's tap there is one", .rule("HOME-5")
  )
  func click() {
    let fixture = opened()
    fixture.tap(CGPoint(x: 187, y: 660))
    #expect(fixture.heard() == ["Cat began", "Cat ended"])
    fixture.tap(CGPoint(x: 187, y: 660), type: .mouse)
    #expect(fixture.heard() == ["Cat resign", "Cat background"])
    fixture.settle()
    #expect(fixture.icons.count == 4)
  }

  @Test(
    "The strip of the way home is in the safe area of apps, and not where there is no home screen",
    .rule("HOME-5"))
  func safeArea() {
    let fixture = opened()
    let insets = fixture.simulator.device.run { UIApplication.shared.keyWindow?.safeAreaInsets.bottom }
    #expect(insets == 24)
    let alone = HomeFixture(["Ant"])
    #expect(alone.simulator.device.run { UIApplication.shared.keyWindow?.safeAreaInsets.bottom } == 0)
  }

  @Test(
    "The key, and the bar for a screen reader, lead from the app home, to the switcher, and home again",
    .rule("HOME-6"))
  func steps() throws {
    let fixture = opened()
    fixture.key("Home")
    fixture.settle()
    #expect(fixture.icons.count == 4)
    fixture.key("Home")
    fixture.settle()
    #expect(fixture.cards == ["Cat"])
    fixture.key("Home")
    fixture.settle()
    #expect(fixture.icons.count == 4 && fixture.cards.isEmpty)
    fixture.act(.activate, on: try #require(fixture.element("App switcher")))
    fixture.settle()
    #expect(fixture.cards == ["Cat"])
    fixture.act(.activate, on: try #require(fixture.element("Home")))
    fixture.settle()
    #expect(fixture.icons.count == 4)
    #expect(fixture.heard() == ["Cat resign", "Cat background"])
  }

  @Test("A swipe that rests opens the switcher, with the app that was last in front first", .rule("HOME-8"))
  func switcher() {
    let fixture = opened(["Ant", "Bee", "Cat"])
    fixture.swipeToSwitcher()
    #expect(fixture.cards.sorted() == ["Ant", "Bee", "Cat"])
    #expect(fixture.heard() == ["Cat began", "Cat cancelled", "Cat resign", "Cat background"])
    #expect(abs(fixture.place(of: "Cat").x - 187.5) < 1)
    #expect(fixture.place(of: "Bee").x < fixture.place(of: "Cat").x)
    fixture.tap(fixture.place(of: "Cat"))
    fixture.settle()
    #expect(fixture.heard() == ["Cat foreground", "Cat active"])
    #expect(fixture.labels == ["Button of Cat", "Home"])
  }

  @Test("The cards show the apps as they were left", .rule("HOME-8"))
  func cards() throws {
    let fixture = opened(["Ant", "Cat"])
    fixture.swipeToSwitcher()
    #expect(fixture.host.screen.texts.contains("Button of Ant"))
    let button = try #require(fixture.host.screen.label("Button of Cat"))
    #expect(abs(fixture.frame(of: button).width - button.frame.width * 0.64) < 0.5)
    #expect(fixture.element("Button of Cat") == nil)
  }

  @Test("An app that is swiped up ends, and its icon launches it anew", .rule("HOME-8"))
  func kill() {
    let fixture = opened(["Ant", "Cat"])
    fixture.swipeToSwitcher()
    _ = fixture.heard()
    let place = fixture.place(of: "Cat")
    let finger = fixture.press(place)
    for step in 1...5 {
      fixture.advance(by: 1.0 / 60.0)
      finger.move(to: CGPoint(x: place.x, y: place.y - CGFloat(step) * 40))
    }
    finger.lift()
    fixture.settle()
    #expect(fixture.heard() == ["Cat terminate"])
    #expect(fixture.cards == ["Ant"])
    #expect(fixture.simulator.device.runningApps.map { $0.name } == ["Ant"])
    fixture.key("Escape")
    fixture.settle()
    fixture.tap(fixture.place(of: "Cat"))
    #expect(fixture.heard() == ["Cat launched", "Cat active"])
    #expect(fixture.host.screen.mistakes == [])
  }

  @Test("Delete and the cross close an app; the last one leads home", .rule("HOME-8"))
  func close() throws {
    let fixture = opened(["Ant", "Cat"])
    fixture.swipeToSwitcher()
    _ = fixture.heard()
    fixture.act(.delete, on: try #require(fixture.element("Cat")))
    fixture.settle()
    fixture.tap(fixture.place(of: "Close Ant"))
    fixture.settle()
    #expect(fixture.heard() == ["Cat terminate", "Ant terminate"])
    #expect(fixture.icons.count == 4)
  }

  @Test("The arrows go from card to card, and Return opens the one that has the keyboard", .rule("HOME-8"))
  func arrows() throws {
    let fixture = opened(["Ant", "Bee", "Cat"])
    fixture.key("Home")
    fixture.key("Home")
    fixture.settle()
    func card() -> String? {
      fixture.host.screen.focused.flatMap { fixture.host.screen.views[$0]?.accessibility?.label }
    }
    #expect(card() == "Cat")
    for (key, name) in [
      ("ArrowLeft", "Bee"), ("ArrowLeft", "Ant"), ("ArrowLeft", "Ant"), ("ArrowRight", "Bee"),
    ] {
      fixture.key(key)
      fixture.settle()
      #expect(card() == name)
    }
    _ = fixture.heard()
    fixture.act(.activate, on: try #require(fixture.element("Bee")))
    #expect(fixture.heard() == ["Bee foreground", "Bee active"])
  }

  @Test("Dynamic actions outlive the app and the page", .rule("HOME-9"))
  func persistence() {
    let item = UIApplicationShortcutItem(type: "late", localizedTitle: "Late")
    let fixture = HomeFixture(items: [], dynamic: [item])
    fixture.tap(fixture.place(of: "Cat"))
    fixture.swipeToSwitcher()
    fixture.key("Home")
    fixture.settle()
    let again = HomeFixture(items: [], storage: fixture.storage)
    let finger = again.press(again.place(of: "Cat"))
    finger.deepen(to: 3)
    #expect(again.menu == ["Late"])
    finger.move(to: again.place(of: "Late"))
    finger.lift()
    #expect(again.heard() == ["Cat launched with late", "Cat active"])
  }

  @Test(
    "Whatever the user does in whatever order, the screen is never left without anything in front",
    .rule("HOME-10"))
  func anything() throws {
    let seed = Seeded.seed
    var random = Seeded(seed)
    let fixture = HomeFixture()
    for _ in 0..<150 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0: fixture.swipeHome()
      case 1: fixture.key("Home")
      case 2: fixture.key("Escape")
      case 3: fixture.swipeToSwitcher()
      case 4:
        if let card = fixture.cards.randomElement(using: &random), let view = fixture.element(card) {
          fixture.act(Bool.random(using: &random) ? .delete : .activate, on: view)
        }
      case 5:
        if let icon = fixture.icons.randomElement(using: &random), let view = fixture.element(icon) {
          fixture.act(.menu, on: view)
        }
      case 6:
        if let row = fixture.menu.randomElement(using: &random), let view = fixture.element(row) {
          fixture.act(.activate, on: view)
        }
      case 7:
        fixture.tap(CGPoint(x: .random(in: 0...375, using: &random), y: .random(in: 0...667, using: &random)))
      case 8: fixture.advance(by: .random(in: 0...0.3, using: &random))
      default:
        if let icon = fixture.icons.randomElement(using: &random) { fixture.tap(fixture.place(of: icon)) }
      }
    }
    fixture.settle()
    fixture.key("Escape")
    fixture.settle()
    #expect(fixture.host.screen.mistakes == [], "seed \(seed)")
    #expect(!fixture.host.wantsTicks, "seed \(seed)")
    let front = fixture.simulator.device.process
    if front == nil, fixture.cards.isEmpty { #expect(fixture.icons.count == 4, "seed \(seed)") }
    for process in ["Ant", "Bee", "Cat", "Dog"] {
      let (on, off) = (
        fixture.log.lines.count { $0 == process + " active" },
        fixture.log.lines.count { $0 == process + " resign" }
      )
      #expect(on - off == (front?.app.name == process ? 1 : 0), "\(process) seed \(seed)")
    }
  }
}
