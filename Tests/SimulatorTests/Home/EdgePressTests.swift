import Foundation
import Heft
import HeftTesting
import Simulator
import TestRules
import Testing

/// A deep press at the left edge, HOME-18 and HOME-19.
struct EdgePressTests {
  /// Two apps run, Bee in front.
  private func opened() -> HomeFixture {
    let fixture = HomeFixture()
    for name in ["Cat", "Bee"] {
      fixture.tap(fixture.place(of: name))
      fixture.settle()
      if name == "Cat" {
        fixture.key("Home")
        fixture.settle()
      }
    }
    _ = fixture.heard()
    fixture.host.clear()
    return fixture
  }

  private func taps(_ fixture: HomeFixture) -> Int {
    fixture.host.requests.filter { $0 == .vibrate(milliseconds: 10) }.count
  }

  @Test("It cancels the app's touch and opens the switcher when the finger is lifted", .rule("HOME-18"))
  func switcher() {
    let fixture = opened()
    let finger = fixture.press(CGPoint(x: 5, y: 300))
    finger.deepen(to: 2.4)
    #expect(fixture.heard() == ["Bee began"] && taps(fixture) == 0)
    finger.press(2.6)
    #expect(fixture.heard() == ["Bee cancelled"] && taps(fixture) == 1)
    finger.move(to: CGPoint(x: 120, y: 310))
    fixture.advance(by: 0.1)
    #expect(fixture.cards.isEmpty)
    finger.lift()
    fixture.settle()
    #expect(fixture.cards == ["Cat", "Bee"] && fixture.heard() == ["Bee resign", "Bee background"])
    #expect(fixture.host.screen.warnings.isEmpty && taps(fixture) == 1)
    fixture.tap(fixture.place(of: "Bee"))
    fixture.settle()
    #expect(fixture.labels == ["Button of Bee", "Home"])
  }

  @Test("Dragged across and lifted near the right it goes back to the last app", .rule("HOME-18"))
  func lastApp() {
    let fixture = opened()
    let finger = fixture.press(CGPoint(x: 5, y: 300))
    finger.deepen(to: 3)
    for x in stride(from: 20, through: 320, by: 30) {
      finger.move(to: CGPoint(x: CGFloat(x), y: 300))
      fixture.advance(by: 1.0 / 60.0)
    }
    finger.lift()
    fixture.settle()
    #expect(
      fixture.heard() == [
        "Bee began", "Bee cancelled", "Bee resign", "Bee background", "Cat foreground", "Cat active",
      ])
    #expect(fixture.labels == ["Button of Cat", "Home"])
    let shown = fixture.element("Button of Cat").map { fixture.frame(of: $0) }
    #expect(shown?.origin == CGPoint(x: 20, y: 40))
  }

  @Test("On the home screen it opens the switcher, or the app that was in front", .rule("HOME-19"))
  func home() {
    let fixture = opened()
    fixture.key("Home")
    fixture.settle()
    let finger = fixture.press(CGPoint(x: 5, y: 300))
    finger.deepen(to: 3)
    finger.lift()
    fixture.settle()
    #expect(fixture.cards == ["Cat", "Bee"])
    fixture.key("Escape")
    fixture.settle()
    let other = fixture.press(CGPoint(x: 5, y: 300))
    other.deepen(to: 3)
    other.move(to: CGPoint(x: 340, y: 300))
    other.lift()
    fixture.settle()
    #expect(fixture.host.screen.title == "Bee" && fixture.labels == ["Button of Bee", "Home"])
  }

  @Test("A touch that is taken away brings the app back")
  func cancelled() {
    let fixture = opened()
    let finger = fixture.press(CGPoint(x: 5, y: 300))
    finger.deepen(to: 3)
    finger.move(to: CGPoint(x: 200, y: 300))
    finger.send(.cancel)
    fixture.settle()
    #expect(fixture.labels == ["Button of Bee", "Home"])
    let frame = fixture.element("Button of Bee").map { fixture.frame(of: $0) }
    #expect(frame?.origin == CGPoint(x: 20, y: 40))
    fixture.tap(CGPoint(x: 190, y: 300))
    #expect(fixture.heard() == ["Bee began", "Bee cancelled", "Bee began", "Bee ended"])
  }

  @Test(
    "A light touch, a drag, a press beside the edge, a firm tap and a pen are the app's", .rule("HOME-19"),
    arguments: ["light", "drag", "beside", "tap", "pen", "two"])
  func others(kind: String) {
    let fixture = opened()
    let place = CGPoint(x: kind == "beside" ? 30 : 5, y: 300)
    if kind == "two" { _ = fixture.press(CGPoint(x: 200, y: 200)) }
    let finger = fixture.press(place, force: kind == "tap" ? 3 : 0.5, type: kind == "pen" ? .pen : .touch)
    if kind == "drag" { finger.move(to: CGPoint(x: 20, y: 300)) }
    if kind == "tap" {
      fixture.advance(by: 0.1)
      finger.press(4)
    } else if kind != "light" {
      finger.deepen(to: 4)
    }
    #expect(taps(fixture) == 0)
    finger.lift()
    fixture.settle()
    #expect(!fixture.heard().contains("Bee cancelled") && fixture.host.screen.title == "Bee")
  }

  @Test("Holding still makes no such press, and neither does a device without 3D Touch", .rule("HOME-19"))
  func simulatedForce() {
    let fixture = opened()
    fixture.send(.setting(name: .device, value: ""))
    let finger = fixture.press(CGPoint(x: 5, y: 300), type: .mouse)
    fixture.advance(by: 3)
    #expect((fixture.simulator.device.latestForce?.force ?? 0) > 2.5, "The simulated force has made it deep")
    #expect(taps(fixture) == 0)
    finger.lift()

    let off = opened()
    off.send(.setting(name: .forceTouch, value: "off"))
    let hard = off.press(CGPoint(x: 5, y: 300))
    hard.deepen(to: 5)
    #expect(taps(off) == 0)
    hard.lift()
    #expect(off.heard() == ["Bee began", "Bee ended"])
  }

  @Test("The wheel over the edge makes one, because it is meant")
  func wheel() {
    let fixture = opened()
    fixture.send(.setting(name: .device, value: ""))
    let finger = fixture.press(CGPoint(x: 5, y: 300), force: 0.5 / 60, type: .mouse)
    fixture.advance(by: 0.2)
    for _ in 0..<4 {
      fixture.send(
        .wheel(
          HostEvent.Wheel(
            time: fixture.time, x: 5, y: 300, deltaX: 0, deltaY: -100, deltaMode: 0, isPinch: false)))
      fixture.advance(by: 0.05)
    }
    #expect(taps(fixture) == 1)
    finger.lift()
    fixture.settle()
    #expect(fixture.cards == ["Cat", "Bee"])
  }
}
