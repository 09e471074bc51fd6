import Heft
import HeftTesting
import Testing

/// Timers follow the device's clock (APP-13).
struct TimerTests {
  private let fixture = Fixture()

  init() {
    // The clock starts with the first event.
    fixture.device.tap(at: 300, 300)
  }

  /// The times at which a timer fired, from its start.
  private final class Calls {
    var times: [Double] = []
  }

  private func start(_ interval: Double, repeats: Bool, _ body: @escaping (Heft.Timer) -> Void = { _ in })
    -> (Heft.Timer, Calls)
  {
    let calls = Calls()
    let device = fixture.device
    let start = device.time
    let timer = device.run {
      Heft.Timer.scheduledTimer(withTimeInterval: interval, repeats: repeats) { [unowned device] timer in
        calls.times.append(device.time - start)
        body(timer)
      }
    }
    return (timer!, calls)
  }

  @Test func aTimerFiresOnceAndThenTicksAreNoLongerWanted() {
    let (timer, calls) = start(0.5, repeats: false)
    fixture.device.advance(by: 0.49)
    #expect(calls.times.isEmpty)
    #expect(fixture.host.wantsTicks)
    fixture.device.advance(by: 2)
    #expect(calls.times.count == 1)
    #expect(abs(calls.times[0] - 0.5) < 0.02)
    #expect(!timer.isValid)
    #expect(timer.timeInterval == 0)
    #expect(!fixture.host.wantsTicks)
  }

  @Test func aRepeatingTimerKeepsItsTimesUntilItIsInvalidated() {
    let (timer, calls) = start(0.25, repeats: true)
    fixture.device.advance(by: 1.1)
    #expect(calls.times.count == 4)
    #expect(abs(calls.times[3] - 1) < 0.02)
    fixture.device.run { timer.invalidate() }
    fixture.device.advance(by: 1)
    #expect(calls.times.count == 4)
    #expect(!fixture.host.wantsTicks)
  }

  @Test func aTimerThatIsLateFiresOnceAndGoesOnFromItsOwnTimes() {
    let (_, calls) = start(0.1, repeats: true)
    fixture.device.device.handle(.tick(time: fixture.device.time + 0.95))
    #expect(calls.times.count == 1)
  }

  @Test func aTimerMayEndItselfOrStartAnotherWhileItFires() {
    let started = Calls()
    let (timer, calls) = start(0.1, repeats: true) { timer in
      timer.invalidate()
      Heft.Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in started.times.append(0) }
    }
    fixture.device.advance(by: 1)
    #expect(calls.times.count == 1)
    #expect(!timer.isValid)
    #expect(started.times.count == 1)
  }

  @Test(arguments: [0.0, -1, .nan, .infinity])
  func anIntervalThatIsNoTimeIsTheShortestOne(interval: Double) {
    let (_, calls) = start(interval, repeats: false)
    fixture.device.advance(by: 0.1)
    #expect(calls.times.count == 1)
  }

  @Test func firingByHandCountsAsTheOneCallOfATimerThatDoesNotRepeat() {
    let (timer, calls) = start(1, repeats: false)
    fixture.device.run { timer.fire() }
    fixture.device.advance(by: 2)
    #expect(calls.times.count == 1)
    fixture.device.run { timer.fire() }
    #expect(calls.times.count == 1)
  }

  /// After how many milliseconds the host was asked to begin with ticks since it was last cleared, each time; nil to stop.
  private var beginnings: [UInt32?] {
    fixture.host.requests.compactMap { request in
      if case .ticks(let wanted, let delay) = request { return .some(wanted ? delay : nil) }
      return nil
    }
  }

  @Test func aTimerAsksForFramesOnlyWhenItsTimeIsNear() {
    fixture.host.clear()
    let (_, calls) = start(2, repeats: false)
    #expect(beginnings.count == 1)
    #expect((1940...1950).contains(beginnings[0] ?? 0))
    // A host that sends nothing before that loses nothing.
    fixture.device.device.handle(.tick(time: fixture.device.time + 1.96))
    #expect(calls.times.isEmpty)
    fixture.device.device.handle(.tick(time: fixture.device.time + 2))
    #expect(calls.times.count == 1)
    #expect(beginnings.count == 2)
    #expect(beginnings[1] == nil)
  }

  @Test func aTimerThatIsPutOffAgainAndAgainAsksForNoFrameBetween() {
    var (timer, _) = start(0.5, repeats: false)
    fixture.host.clear()
    for step in 1...200 {
      fixture.device.device.handle(
        .visibility(isVisible: true, time: fixture.device.time + Double(step) / 60))
      fixture.device.device.run {
        timer.invalidate()
        timer = Heft.Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in }
      }
    }
    // Once in about half a second it is told anew when the frames would begin.
    #expect((6...10).contains(beginnings.count))
    #expect(beginnings.allSatisfy { $0 ?? 0 > 400 })
  }

  @Test func aTimerGoesWithItsApp() {
    let (_, calls) = start(0.5, repeats: true)
    fixture.device.device.end()
    fixture.device.advance(by: 2)
    #expect(calls.times.isEmpty)
    #expect(!fixture.host.wantsTicks)
  }
}
