import Heft
import HeftTesting
import Simulator
import Testing

/// The card of the home screen and the words beside the pointer, TEACH-1 to TEACH-3.
struct TeachingTests {
  private func says(_ stage: HomeStage, _ text: String) -> Bool {
    stage.host.screen.views.values.contains { $0.text == text }
  }

  @Test(
    "The card names what is in the hand (TEACH-1)",
    arguments: [
      ("pointer-mouse", "Hold an icon"), ("pointer-touch", "Press an icon deeper"),
      ("pointer-pen", "Press the pen harder"),
    ])
  func hand(command: String, title: String) {
    let stage = HomeStage()
    stage.send(.setting(name: "device", value: ""))
    stage.send(.command(command))
    #expect(says(stage, title))
    stage.send(.setting(name: "3d-touch", value: "off"))
    #expect(says(stage, "Hold an icon"))
  }

  @Test("A press that has opened a menu once has taught it, also when the page is loaded anew (TEACH-2)")
  func taught() {
    let stage = HomeStage()
    stage.send(.command("pointer-touch"))
    #expect(stage.simulator.device.hasNoted("pressed") == false)
    let place = stage.place(of: "Cat")
    stage.send(.menu(HostEvent.Menu(time: stage.time, x: place.x, y: place.y)))
    stage.settle()
    #expect(stage.simulator.device.hasNoted("pressed"))
    let next = HomeStage(storage: stage.storage)
    next.send(.command("pointer-touch"))
    next.settle()
    #expect(next.simulator.device.hasNoted("pressed"))
    #expect(next.place(of: "Cat").y < place.y, "the icons stand where the card was")
  }

  @Test("A mouse is told beside it how to press deeper, until it has done so once (TEACH-3)")
  func beside() {
    let stage = HomeStage()
    stage.send(.setting(name: "device", value: ""))
    func press(_ time: Double, _ phase: PointerPhase) {
      let sample = TouchSample(time: time, x: 5, y: 200, pressure: 0.5)
      stage.send(.pointer(HostEvent.Pointer(phase: phase, type: .mouse, id: 7, samples: [sample])))
    }
    press(1, .down)
    stage.send(.tick(time: 1.2))
    #expect(stage.host.screen.advice == "Hold, or turn the wheel")
    stage.send(.wheel(HostEvent.Wheel(time: 1.3, x: 5, y: 200, deltaY: -100)))
    #expect(stage.host.screen.advice == "Hold, or turn the wheel")
    press(1.4, .up)
    #expect(stage.host.screen.advice == "")
    press(2, .down)
    stage.send(.tick(time: 2.2))
    let far = TouchSample(time: 2.3, x: 60, y: 200, pressure: 0.5)
    stage.send(.pointer(HostEvent.Pointer(phase: .move, type: .mouse, id: 7, samples: [far])))
    #expect(stage.host.screen.advice == "", "who draws is not told")
  }
}
