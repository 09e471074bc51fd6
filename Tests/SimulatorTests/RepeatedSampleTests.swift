import Heft
import HeftTesting
import Simulator
import TestRules
import Testing

/// What browsers list twice.
struct RepeatedSampleTests {
  private let fixture = SimulatorFixture()

  private func send(_ phase: PointerPhase, id: Int32 = 1, _ samples: TouchSample...) {
    fixture.simulator.handle(
      .pointer(HostEvent.Pointer(phase: phase, type: .pen, id: id, samples: samples)))
  }

  private func at(_ time: Double, _ pressure: Double = 0.5) -> TouchSample {
    TouchSample(time: time, x: 100, y: 100, pressure: pressure)
  }

  private var lines: [Substring] {
    (fixture.savedTrace() ?? "").split(separator: "\n").filter { $0.hasPrefix("pen") }
  }

  @Test("A sample that is listed twice counts once, and the event itself always", .rule("TOUCH-6"))
  func once() {
    send(.down, at(1))
    send(.move, at(1), at(1.1), at(1.1), at(1.2), at(1.2))
    send(.move, at(1.2), at(1.2))
    send(.up, at(1.3, 0))
    #expect(
      lines == [
        "pen down 1 1 100 100 0.5", "pen move 1 1.1 100 100 0.5 | 1.2 100 100 0.5",
        "pen move 1 1.2 100 100 0.5", "pen up 1 1.3 100 100 0",
      ])
  }

  @Test("A sample that differs in one number counts, and so does another pointer's", .rule("TOUCH-6"))
  func others() {
    send(.down, at(1))
    send(.down, id: 2, at(2))
    send(.move, id: 2, at(1), at(1, 0.6), at(1.1))
    #expect(lines.last == "pen move 2 1 100 100 0.5 | 1 100 100 0.6 | 1.1 100 100 0.5")
  }

  @Test("A trace that lists a sample twice is played as it is", .rule("TRACE-5"))
  func traces() throws {
    let text = "heft-trace 1\npen down 1 1 9 9 0.5\npen move 1 2 9 9 0.5 | 2 9 9 0.5\n"
    fixture.simulator.handle(.trace(text: text, pace: .atOnce))
    #expect(lines.last == "pen move 1 2 9 9 0.5 | 2 9 9 0.5")
  }
}
