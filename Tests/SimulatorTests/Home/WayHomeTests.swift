import Foundation
import Heft
import HeftTesting
import Simulator
import Testing

/// The ways between apps, the home screen and the switcher.
struct WayHomeTests {
  private func opened(_ names: [String] = ["Cat"]) -> HomeStage {
    let stage = HomeStage()
    for name in names {
      stage.send(.setting(name: "app", value: ""))
      stage.settle()
      stage.tap(stage.place(of: name))
      stage.settle()
    }
    _ = stage.heard()
    return stage
  }

  /// HOME-5, HOME-7
  @Test("A swipe up from the lower edge sends the app to the background, and its icon brings it back")
  func home() {
    let stage = opened()
    stage.swipeHome()
    #expect(stage.heard() == ["Cat began", "Cat cancelled", "Cat resign", "Cat background"])
    stage.settle()
    #expect(stage.icons.count == 4)
    #expect(stage.host.screen.title == "Home Screen")
    stage.tap(stage.place(of: "Cat"))
    #expect(stage.heard() == ["Cat foreground", "Cat active"])
    stage.settle()
    #expect(stage.labels == ["Button of Cat", "Home"])
  }

  /// HOME-5
  @Test("A tap, a press and a drag aside at the lower edge are the app's alone")
  func edge() {
    let stage = opened()
    stage.tap(CGPoint(x: 190, y: 660))
    #expect(stage.heard() == ["Cat began", "Cat ended"])
    let drag = stage.press(CGPoint(x: 190, y: 660))
    drag.move(to: CGPoint(x: 230, y: 655))
    drag.move(to: CGPoint(x: 230, y: 500))
    drag.lift()
    #expect(stage.heard() == ["Cat began", "Cat ended"])
    let press = stage.press(CGPoint(x: 190, y: 660))
    stage.advance(by: 0.6)
    press.move(to: CGPoint(x: 190, y: 500))
    press.lift()
    #expect(stage.heard() == ["Cat began", "Cat ended"])
    let above = stage.press(CGPoint(x: 190, y: 640))
    above.move(to: CGPoint(x: 190, y: 400))
    above.lift()
    #expect(stage.heard() == ["Cat began", "Cat ended"])
    #expect(stage.host.screen.title == "Cat")
  }

  /// HOME-5
  @Test("A swipe that comes back leaves the app where it is")
  func back() {
    let stage = opened()
    let finger = stage.press(CGPoint(x: 190, y: 660))
    finger.move(to: CGPoint(x: 190, y: 630))
    stage.advance(by: 0.1)
    finger.move(to: CGPoint(x: 190, y: 600))
    stage.advance(by: 0.1)
    finger.move(to: CGPoint(x: 190, y: 640))
    finger.lift()
    stage.settle()
    #expect(stage.heard() == ["Cat began", "Cat cancelled"])
    #expect(stage.labels == ["Button of Cat", "Home"])
    stage.tap(CGPoint(x: 190, y: 300))
    #expect(stage.heard() == ["Cat began", "Cat ended"])
  }

  /// HOME-5
  @Test("A click on the bar leads home and is no touch of the app's; a finger's tap there is one")
  func click() {
    let stage = opened()
    stage.tap(CGPoint(x: 187, y: 660))
    #expect(stage.heard() == ["Cat began", "Cat ended"])
    stage.tap(CGPoint(x: 187, y: 660), type: .mouse)
    #expect(stage.heard() == ["Cat resign", "Cat background"])
    stage.settle()
    #expect(stage.icons.count == 4)
  }

  /// HOME-5
  @Test("The strip of the way home is in the safe area of apps, and not where there is no home screen")
  func safeArea() {
    let stage = opened()
    let insets = stage.simulator.device.run { UIApplication.shared.keyWindow?.safeAreaInsets.bottom }
    #expect(insets == 24)
    let alone = HomeStage(["Ant"])
    #expect(alone.simulator.device.run { UIApplication.shared.keyWindow?.safeAreaInsets.bottom } == 0)
  }

  /// HOME-6
  @Test("The key, and the bar for a screen reader, lead from the app home, to the switcher, and home again")
  func steps() throws {
    let stage = opened()
    stage.key("Home")
    stage.settle()
    #expect(stage.icons.count == 4)
    stage.key("Home")
    stage.settle()
    #expect(stage.cards == ["Cat"])
    stage.key("Home")
    stage.settle()
    #expect(stage.icons.count == 4 && stage.cards.isEmpty)
    stage.act(.activate, on: try #require(stage.element("App switcher")))
    stage.settle()
    #expect(stage.cards == ["Cat"])
    stage.act(.activate, on: try #require(stage.element("Home")))
    stage.settle()
    #expect(stage.icons.count == 4)
    #expect(stage.heard() == ["Cat resign", "Cat background"])
  }

  /// HOME-8
  @Test("A swipe that rests opens the switcher, with the app that was last in front first")
  func switcher() {
    let stage = opened(["Ant", "Bee", "Cat"])
    stage.swipeToSwitcher()
    #expect(stage.cards.sorted() == ["Ant", "Bee", "Cat"])
    #expect(stage.heard() == ["Cat began", "Cat cancelled", "Cat resign", "Cat background"])
    #expect(abs(stage.place(of: "Cat").x - 187.5) < 1)
    #expect(stage.place(of: "Bee").x < stage.place(of: "Cat").x)
    stage.tap(stage.place(of: "Cat"))
    stage.settle()
    #expect(stage.heard() == ["Cat foreground", "Cat active"])
    #expect(stage.labels == ["Button of Cat", "Home"])
  }

  /// HOME-8
  @Test("The cards show the apps as they were left")
  func cards() throws {
    let stage = opened(["Ant", "Cat"])
    stage.swipeToSwitcher()
    #expect(stage.host.screen.texts.contains("Button of Ant"))
    let button = try #require(stage.host.screen.label("Button of Cat"))
    #expect(abs(stage.frame(of: button).width - button.frame.width * 0.64) < 0.5)
    #expect(stage.element("Button of Cat") == nil)
  }

  /// HOME-8
  @Test("An app that is swiped up ends, and its icon launches it anew")
  func kill() {
    let stage = opened(["Ant", "Cat"])
    stage.swipeToSwitcher()
    _ = stage.heard()
    let place = stage.place(of: "Cat")
    let finger = stage.press(place)
    for step in 1...5 {
      stage.advance(by: 1.0 / 60.0)
      finger.move(to: CGPoint(x: place.x, y: place.y - CGFloat(step) * 40))
    }
    finger.lift()
    stage.settle()
    #expect(stage.heard() == ["Cat terminate"])
    #expect(stage.cards == ["Ant"])
    #expect(stage.simulator.device.runningApps.map { $0.name } == ["Ant"])
    stage.key("Escape")
    stage.settle()
    stage.tap(stage.place(of: "Cat"))
    #expect(stage.heard() == ["Cat launched", "Cat active"])
    #expect(stage.host.screen.mistakes == [])
  }

  /// HOME-8
  @Test("Delete and the cross close an app; the last one leads home")
  func close() throws {
    let stage = opened(["Ant", "Cat"])
    stage.swipeToSwitcher()
    _ = stage.heard()
    stage.act(.delete, on: try #require(stage.element("Cat")))
    stage.settle()
    stage.tap(stage.place(of: "Close Ant"))
    stage.settle()
    #expect(stage.heard() == ["Cat terminate", "Ant terminate"])
    #expect(stage.icons.count == 4)
  }

  /// HOME-8
  @Test("The arrows go from card to card, and Return opens the one that has the keyboard")
  func arrows() throws {
    let stage = opened(["Ant", "Bee", "Cat"])
    stage.key("Home")
    stage.key("Home")
    stage.settle()
    func card() -> String? {
      stage.host.screen.attended.flatMap { stage.host.screen.views[$0]?.accessibility?.label }
    }
    #expect(card() == "Cat")
    for (key, name) in [
      ("ArrowLeft", "Bee"), ("ArrowLeft", "Ant"), ("ArrowLeft", "Ant"), ("ArrowRight", "Bee"),
    ] {
      stage.key(key)
      stage.settle()
      #expect(card() == name)
    }
    _ = stage.heard()
    stage.act(.activate, on: try #require(stage.element("Bee")))
    #expect(stage.heard() == ["Bee foreground", "Bee active"])
  }

  /// HOME-9
  @Test("Dynamic actions outlive the app and the page")
  func persistence() {
    let item = UIApplicationShortcutItem(type: "late", localizedTitle: "Late")
    let stage = HomeStage(items: [], dynamic: [item])
    stage.tap(stage.place(of: "Cat"))
    stage.swipeToSwitcher()
    stage.key("Home")
    stage.settle()
    let again = HomeStage(items: [], storage: stage.storage)
    let finger = again.press(again.place(of: "Cat"))
    finger.deepen(to: 3)
    #expect(again.menu == ["Late"])
    finger.move(to: again.place(of: "Late"))
    finger.lift()
    #expect(again.heard() == ["Cat launched with late", "Cat active"])
  }

  /// HOME-10
  @Test("Whatever the user does in whatever order, the screen is never left without anything in front")
  func anything() throws {
    let seed = Seeded.seed
    var random = Seeded(seed)
    let stage = HomeStage()
    for _ in 0..<400 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0: stage.swipeHome()
      case 1: stage.key("Home")
      case 2: stage.key("Escape")
      case 3: stage.swipeToSwitcher()
      case 4:
        if let card = stage.cards.randomElement(using: &random), let view = stage.element(card) {
          stage.act(Bool.random(using: &random) ? .delete : .activate, on: view)
        }
      case 5:
        if let icon = stage.icons.randomElement(using: &random), let view = stage.element(icon) {
          stage.act(.menu, on: view)
        }
      case 6:
        if let row = stage.menu.randomElement(using: &random), let view = stage.element(row) {
          stage.act(.activate, on: view)
        }
      case 7:
        stage.tap(CGPoint(x: .random(in: 0...375, using: &random), y: .random(in: 0...667, using: &random)))
      case 8: stage.advance(by: .random(in: 0...0.3, using: &random))
      default:
        if let icon = stage.icons.randomElement(using: &random) { stage.tap(stage.place(of: icon)) }
      }
    }
    stage.settle()
    stage.key("Escape")
    stage.settle()
    #expect(stage.host.screen.mistakes == [], "seed \(seed)")
    #expect(!stage.host.wantsTicks, "seed \(seed)")
    let front = stage.simulator.device.process
    if front == nil, stage.cards.isEmpty { #expect(stage.icons.count == 4, "seed \(seed)") }
    for process in ["Ant", "Bee", "Cat", "Dog"] {
      let (on, off) = (
        stage.log.lines.count { $0 == process + " active" },
        stage.log.lines.count { $0 == process + " resign" }
      )
      #expect(on - off == (front?.app.name == process ? 1 : 0), "\(process) seed \(seed)")
    }
  }
}
