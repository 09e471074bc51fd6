import Heft
import HeftTesting
import Simulator
import TestRules
import Testing

/// The card of the home screen and the words beside the pointer, TEACH-1 to TEACH-3.
struct TeachingTests {
  private func says(_ fixture: HomeFixture, _ text: String) -> Bool {
    fixture.host.screen.views.values.contains { $0.text == text }
  }

  @Test(
    "The card names what is in the hand", .rule("TEACH-1"),
    arguments: [
      (HostCommand.pointerMouse, "Hold an icon"), (.pointerTouch, "Press an icon deeper"),
      (.pointerPen, "Press the pen harder"),
    ])
  func hand(command: HostCommand, title: String) {
    let fixture = HomeFixture()
    fixture.send(.setting(name: .device, value: ""))
    fixture.send(.command(command))
    #expect(says(fixture, title))
    fixture.send(.setting(name: .forceTouch, value: "off"))
    #expect(says(fixture, "Hold an icon"))
  }

  @Test(
    "A press that has opened a menu once has taught it, also when the page is loaded anew", .rule("TEACH-2"))
  func taught() {
    let fixture = HomeFixture()
    fixture.send(.command(.pointerTouch))
    #expect(fixture.simulator.device.hasNoted("pressed") == false)
    let place = fixture.place(of: "Cat")
    fixture.send(.menu(HostEvent.Menu(time: fixture.time, x: place.x, y: place.y)))
    fixture.settle()
    #expect(fixture.simulator.device.hasNoted("pressed"))
    let next = HomeFixture(storage: fixture.storage)
    next.send(.command(.pointerTouch))
    next.settle()
    #expect(next.simulator.device.hasNoted("pressed"))
    #expect(next.place(of: "Cat").y < place.y, "the icons stand where the card was")
  }

  @Test("A mouse is told beside it how to press deeper, until it has done so once", .rule("TEACH-3"))
  func beside() {
    let fixture = HomeFixture()
    fixture.send(.setting(name: .device, value: ""))
    func press(_ time: Double, _ phase: PointerPhase) {
      let sample = TouchSample(time: time, x: 5, y: 200, pressure: 0.5)
      fixture.send(.pointer(HostEvent.Pointer(phase: phase, type: .mouse, id: 7, samples: [sample])))
    }
    press(1, .down)
    fixture.send(.tick(time: 1.2))
    #expect(fixture.host.screen.advice == "Hold, or turn the wheel")
    fixture.send(.wheel(HostEvent.Wheel(time: 1.3, x: 5, y: 200, deltaY: -100)))
    #expect(fixture.host.screen.advice == "Hold, or turn the wheel")
    press(1.4, .up)
    #expect(fixture.host.screen.advice == "")
    press(2, .down)
    fixture.send(.tick(time: 2.2))
    let far = TouchSample(time: 2.3, x: 60, y: 200, pressure: 0.5)
    fixture.send(.pointer(HostEvent.Pointer(phase: .move, type: .mouse, id: 7, samples: [far])))
    #expect(fixture.host.screen.advice == "", "who draws is not told")
  }
}
