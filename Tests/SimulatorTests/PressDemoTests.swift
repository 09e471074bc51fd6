import Heft
import HeftTesting
import TestRules
import Testing

/// The picture in the settings, DEMO-1 to DEMO-4.
struct PressTrialTests {
  private let fixture = SimulatorFixture()
  private var screen: RenderedTree { fixture.host.screen }
  private var taps: [HostRequest] {
    fixture.host.requests.filter { if case .vibrate = $0 { true } else { false } }
  }

  /// Raw pressures of a finger; its range is 20/3 units of force.
  private enum Raw {
    static let light = 0.15
    static let hint = 0.27
    static let peek = 0.46
    static let nearly = 0.63
    static let pop = 0.8
  }

  private func press(_ type: PointerType = .touch, pressure: Double = Raw.light) {
    fixture.simulator.handle(.command(.pressPicture))
    fixture.send(.down, type, time: 1, pressure: pressure)
  }

  private func leave(at time: Double) {
    fixture.send(.up, time: time, pressure: 0)
    fixture.simulator.handle(.command(.leavePicture))
  }

  private func tick(to time: Double) {
    fixture.simulator.handle(.tick(time: time))
  }

  @Test("A press on the picture hints, peeks and pops, and tells the app nothing", .rule("DEMO-1"))
  func stages() {
    press()
    fixture.send(.move, time: 1.2, pressure: Raw.hint)
    #expect(
      screen.pressDemo == .hint && screen.pressDemoProgress > 0.4
        && screen.pressDemoText == "Hint: press deeper")
    fixture.send(.move, time: 1.3, pressure: Raw.peek)
    #expect(screen.pressDemo == .peek && screen.pressDemoProgress < 0.3)
    fixture.send(.move, time: 1.5, pressure: Raw.nearly)
    #expect(screen.pressDemo == .peek && screen.pressDemoProgress > 0.5)
    fixture.send(.move, time: 1.6, pressure: Raw.pop)
    #expect(screen.pressDemo == .pop && screen.pressDemoText == "Pop")
    #expect(taps == [.vibrate(milliseconds: 10), .vibrate(milliseconds: 15)])
    #expect(screen.force?.source == "Touch pressure")
    leave(at: 1.7)
    #expect(screen.pressDemo == .rest && screen.pressDemoText.isEmpty)
    #expect(fixture.counter.began == 0 && screen.warnings.isEmpty)
  }

  @Test(
    "A lighter sensitivity peeks where a firmer one only hints", .rule("DEMO-2"),
    arguments: ["light", "firm"])
  func sensitivity(value: String) {
    fixture.simulator.handle(.setting(name: .sensitivity, value: value))
    press()
    fixture.send(.move, time: 1.2, pressure: Raw.light + 0.01)
    fixture.send(.move, time: 1.3, pressure: 0.36)
    #expect(screen.pressDemo == (value == "light" ? .peek : .hint))
    leave(at: 1.5)
  }

  @Test("Without 3D Touch the picture is held, for the touch-and-hold time", .rule("DEMO-3"))
  func hold() {
    fixture.simulator.handle(.setting(name: .forceTouch, value: "off"))
    fixture.simulator.handle(.setting(name: .touchAndHold, value: "0.8"))
    press(.mouse, pressure: 0.5)
    tick(to: 1.6)
    #expect(screen.pressDemo == .hint && screen.pressDemoText == "Hint: keep holding")
    tick(to: 1.79)
    #expect(screen.pressDemo == .hint)
    tick(to: 1.81)
    #expect(screen.pressDemo == .peek && screen.pressDemoText == "Peek")
    tick(to: 9)
    #expect(screen.pressDemo == .peek)
    leave(at: 9.1)
    #expect(screen.pressDemo == .rest && !fixture.host.wantsTicks)
  }

  @Test(
    "However a press on the picture ends, the picture rests and the next touch is the app's", .rule("DEMO-4"),
    arguments: ["lift", "cancel", "leave", "setting", "second finger", "relaunch", "hidden"])
  func ends(end: String) {
    press()
    fixture.send(.move, time: 1.3, pressure: Raw.peek)
    #expect(screen.pressDemo == .peek)
    switch end {
    case "lift": fixture.send(.up, time: 1.4, pressure: 0)
    case "cancel": fixture.send(.cancel, time: 1.4, pressure: 0)
    case "leave": break
    case "setting": fixture.simulator.handle(.setting(name: .forceTouch, value: "off"))
    case "second finger":
      fixture.simulator.handle(
        .pointer(
          HostEvent.Pointer(
            phase: .down, type: .touch, id: 2, samples: [TouchSample(time: 1.4, x: 9, y: 9, pressure: 0.2)])))
    case "relaunch": fixture.simulator.handle(.command(.relaunch))
    default: fixture.simulator.handle(.visibility(isVisible: false, time: 1.4))
    }
    if end != "leave" { #expect(screen.pressDemo == .rest) }
    fixture.simulator.handle(.command(.leavePicture))
    #expect(screen.pressDemo == .rest)
    fixture.simulator.handle(.visibility(isVisible: true, time: 1.5))
    fixture.simulator.handle(.setting(name: .forceTouch, value: "on"))
    let before = fixture.counter.began
    fixture.simulator.handle(
      .pointer(
        HostEvent.Pointer(
          phase: .down, type: .touch, id: 9, samples: [TouchSample(time: 2, x: 100, y: 100, pressure: 0.2)])))
    #expect(fixture.counter.began == before + 1 && screen.pressDemo == .rest)
  }
}
