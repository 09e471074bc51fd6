import Foundation
import Heft
import HeftTesting
import Simulator
import Testing

/// A deep press at the left edge, HOME-18 and HOME-19.
struct EdgePressTests {
  /// Two apps run, Bee in front.
  private func opened() -> HomeStage {
    let stage = HomeStage()
    for name in ["Cat", "Bee"] {
      stage.tap(stage.place(of: name))
      stage.settle()
      if name == "Cat" {
        stage.key("Home")
        stage.settle()
      }
    }
    _ = stage.heard()
    stage.host.clear()
    return stage
  }

  private func taps(_ stage: HomeStage) -> Int {
    stage.host.requests.filter { $0 == .vibrate(milliseconds: 10) }.count
  }

  @Test("It cancels the app's touch and opens the switcher when the finger is lifted (HOME-18)")
  func switcher() {
    let stage = opened()
    let finger = stage.press(CGPoint(x: 5, y: 300))
    finger.deepen(to: 2.4)
    #expect(stage.heard() == ["Bee began"] && taps(stage) == 0)
    finger.press(2.6)
    #expect(stage.heard() == ["Bee cancelled"] && taps(stage) == 1)
    finger.move(to: CGPoint(x: 120, y: 310))
    stage.advance(by: 0.1)
    #expect(stage.cards.isEmpty)
    finger.lift()
    stage.settle()
    #expect(stage.cards == ["Cat", "Bee"] && stage.heard() == ["Bee resign", "Bee background"])
    #expect(stage.host.screen.warnings.isEmpty && taps(stage) == 1)
    stage.tap(stage.place(of: "Bee"))
    stage.settle()
    #expect(stage.labels == ["Button of Bee", "Home"])
  }

  @Test("Dragged across and lifted near the right it goes back to the last app (HOME-18)")
  func lastApp() {
    let stage = opened()
    let finger = stage.press(CGPoint(x: 5, y: 300))
    finger.deepen(to: 3)
    for x in stride(from: 20, through: 320, by: 30) {
      finger.move(to: CGPoint(x: CGFloat(x), y: 300))
      stage.advance(by: 1.0 / 60.0)
    }
    finger.lift()
    stage.settle()
    #expect(
      stage.heard() == [
        "Bee began", "Bee cancelled", "Bee resign", "Bee background", "Cat foreground", "Cat active",
      ])
    #expect(stage.labels == ["Button of Cat", "Home"])
    let shown = stage.element("Button of Cat").map { stage.frame(of: $0) }
    #expect(shown?.origin == CGPoint(x: 20, y: 40))
  }

  @Test("On the home screen it opens the switcher, or the app that was in front (HOME-19)")
  func home() {
    let stage = opened()
    stage.key("Home")
    stage.settle()
    let finger = stage.press(CGPoint(x: 5, y: 300))
    finger.deepen(to: 3)
    finger.lift()
    stage.settle()
    #expect(stage.cards == ["Cat", "Bee"])
    stage.key("Escape")
    stage.settle()
    let other = stage.press(CGPoint(x: 5, y: 300))
    other.deepen(to: 3)
    other.move(to: CGPoint(x: 340, y: 300))
    other.lift()
    stage.settle()
    #expect(stage.host.screen.title == "Bee" && stage.labels == ["Button of Bee", "Home"])
  }

  @Test("A touch that is taken away brings the app back")
  func cancelled() {
    let stage = opened()
    let finger = stage.press(CGPoint(x: 5, y: 300))
    finger.deepen(to: 3)
    finger.move(to: CGPoint(x: 200, y: 300))
    finger.send(.cancel)
    stage.settle()
    #expect(stage.labels == ["Button of Bee", "Home"])
    let frame = stage.element("Button of Bee").map { stage.frame(of: $0) }
    #expect(frame?.origin == CGPoint(x: 20, y: 40))
    stage.tap(CGPoint(x: 190, y: 300))
    #expect(stage.heard() == ["Bee began", "Bee cancelled", "Bee began", "Bee ended"])
  }

  @Test(
    "A light touch, a drag, a press beside the edge, a firm tap and a pen are the app's (HOME-19)",
    arguments: ["light", "drag", "beside", "tap", "pen", "two"])
  func others(kind: String) {
    let stage = opened()
    let place = CGPoint(x: kind == "beside" ? 30 : 5, y: 300)
    if kind == "two" { _ = stage.press(CGPoint(x: 200, y: 200)) }
    let finger = stage.press(place, force: kind == "tap" ? 3 : 0.5, type: kind == "pen" ? .pen : .touch)
    if kind == "drag" { finger.move(to: CGPoint(x: 20, y: 300)) }
    if kind == "tap" {
      stage.advance(by: 0.1)
      finger.press(4)
    } else if kind != "light" {
      finger.deepen(to: 4)
    }
    #expect(taps(stage) == 0)
    finger.lift()
    stage.settle()
    #expect(!stage.heard().contains("Bee cancelled") && stage.host.screen.title == "Bee")
  }

  @Test("Holding still makes no such press, and neither does a device without 3D Touch (HOME-19)")
  func standIns() {
    let stage = opened()
    stage.send(.setting(name: "device", value: ""))
    let finger = stage.press(CGPoint(x: 5, y: 300), type: .mouse)
    stage.advance(by: 3)
    #expect((stage.simulator.device.latestForce?.force ?? 0) > 2.5, "The stand-in has made it deep")
    #expect(taps(stage) == 0)
    finger.lift()

    let off = opened()
    off.send(.setting(name: "3d-touch", value: "off"))
    let hard = off.press(CGPoint(x: 5, y: 300))
    hard.deepen(to: 5)
    #expect(taps(off) == 0)
    hard.lift()
    #expect(off.heard() == ["Bee began", "Bee ended"])
  }

  @Test("The wheel over the edge makes one, for it is meant")
  func wheel() {
    let stage = opened()
    stage.send(.setting(name: "device", value: ""))
    let finger = stage.press(CGPoint(x: 5, y: 300), force: 0.5 / 60, type: .mouse)
    stage.advance(by: 0.2)
    for _ in 0..<4 {
      stage.send(
        .wheel(
          HostEvent.Wheel(
            time: stage.time, x: 5, y: 300, deltaX: 0, deltaY: -100, deltaMode: 0, isPinch: false)))
      stage.advance(by: 0.05)
    }
    #expect(taps(stage) == 1)
    finger.lift()
    stage.settle()
    #expect(stage.cards == ["Cat", "Bee"])
  }
}
