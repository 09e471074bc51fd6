import Heft
import HeftTesting
import TestRules
import Testing

/// The device's clock, as an app asks for it (APP-12).
struct MediaTimeTests {
  @Test("A touch and the clock have the same time, and the clock stands still within a call", .rule("APP-12"))
  func touchesHaveTheClocksTime() {
    let fixture = Fixture()
    var times: [Double] = []
    fixture.sheet.look = { touch, _ in times += [touch.timestamp, CACurrentMediaTime(), CACurrentMediaTime()]
    }
    fixture.send(.down, pressure: 60)
    #expect(times.count == 3)
    #expect(Set(times).count == 1)
  }

  @Test("A timer finds the time that has passed", .rule("APP-12"))
  func theClockGoesOnWithFrames() throws {
    let fixture = Fixture()
    var times: [Double] = []
    fixture.device.run {
      times.append(CACurrentMediaTime())
      Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in times.append(CACurrentMediaTime()) }
    }
    fixture.device.advance(by: 1)
    try #require(times.count == 2)
    #expect(abs(times[1] - times[0] - 0.5) < 0.02)
  }

  @Test("Outside an app the clock says 0")
  func thereIsNoClockOutsideAnApp() {
    #expect(CACurrentMediaTime() == 0)
  }
}
