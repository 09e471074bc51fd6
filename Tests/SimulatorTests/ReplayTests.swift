import Foundation
import Heft
import HeftTesting
import Scale
import Simulator
import TestRules
import Testing

/// Recording a trace and playing it again (TRACE-5, TRACE-6, TRACE-8).
struct ReplayTests {
  /// Returns the outputs of a new simulator of Scale for a trace.
  private func outputs(of trace: String) throws -> [RecordingHost.Output] {
    let host = RecordingHost()
    let simulator = Simulator(apps: [ScaleApp.app], host: host)
    for event in try TraceReader.read(trace) { simulator.handle(event) }
    #expect(host.screen.mistakes == [])
    // An optimized build lets go of the simulator after its last use, and its views say so.
    return withExtendedLifetime(simulator) { host.outputs }
  }

  @Test(arguments: TestTraces.names)
  func aTraceGivesTheSameOutputsEachTime(name: String) throws {
    let text = try TestTraces.text(name)
    let first = try outputs(of: text)
    #expect(first.count > 10)
    #expect(try outputs(of: text) == first)
  }

  @Test(arguments: TestTraces.names)
  func aSavedTraceGivesTheOutputsOfTheSession(name: String) throws {
    let host = RecordingHost()
    let simulator = Simulator(apps: [ScaleApp.app], host: host)
    try TracePlayer.play(TestTraces.text(name)) { simulator.handle($0) }
    let session = host.outputs
    host.clear()
    simulator.handle(.command(.saveTrace))
    guard case .saveFile(let file)? = host.requests.first else {
      Issue.record("nothing is saved")
      return
    }
    #expect(file.name == "heft.trace")
    #expect(file.mediaType == "text/plain")
    let isSame = try outputs(of: String(decoding: file.bytes, as: UTF8.self)) == session
    #expect(isSame)
  }

  @Test func aSessionOfOddNumbersGivesTheSameAgain() throws {
    var random = Seeded(Seeded.seed)
    let host = RecordingHost()
    let simulator = Simulator(apps: [ScaleApp.app], host: host)
    simulator.handle(.screen(HostEvent.Screen(width: 375.123456789, height: 667)))
    for _ in 0..<3_000 { simulator.handle(RandomEvents.event(using: &random)) }
    let session = host.outputs
    host.clear()
    simulator.handle(.command(.saveTrace))
    guard case .saveFile(let file)? = host.requests.first else {
      Issue.record("nothing is saved")
      return
    }
    // Both are megabytes: what differs is not printed.
    let isSame = try outputs(of: String(decoding: file.bytes, as: UTF8.self)) == session
    #expect(isSame, "seed \(Seeded.seed)")
  }

  @Test(.rule("TRACE-8")) func savingIsNotPartOfTheTrace() throws {
    let fixture = SimulatorFixture()
    fixture.send(.down, time: 1, pressure: 0.3)
    let text = fixture.savedTrace()
    #expect(text == "heft-trace 1\nscreen 375 667 2 0 0 0 0\ntouch down 1 1 100 100 0.3\n")
    #expect(fixture.savedTrace() == text)
  }

  @Test(.rule("TRACE-8")) func relaunchingIsPartOfTheTrace() throws {
    let fixture = SimulatorFixture()
    fixture.send(.down, time: 1, pressure: 0.3)
    fixture.simulator.handle(.command(.relaunch))
    #expect(fixture.counter.cancelled == 1)
    #expect(fixture.savedTrace()?.hasSuffix("command relaunch\n") == true)
    #expect(fixture.host.screen.roots.count == 1)
  }

  @Test func aReplayAtOncePlaysEverything() {
    let fixture = SimulatorFixture()
    fixture.simulator.handle(
      .trace(
        text: "heft-trace 1\ntouch down 1 5 10 10 0.3\ntouch move 1 6 10 10 0.6\ntouch up 1 7 10 10 0",
        pace: .atOnce))
    #expect(fixture.counter.began == 1 && fixture.counter.moved == 1 && fixture.counter.ended == 1)
    #expect(isClose(fixture.counter.forces, [2, 4, 4]))
  }

  @Test(arguments: [TracePace.atOnce, .asRecorded])
  func theTimesOfATraceAreNotTakenForAMistakeOfTheHosts(pace: TracePace) {
    let fixture = SimulatorFixture()
    fixture.send(.down, time: 5_000, pressure: 0.3)
    fixture.send(.up, time: 5_001, pressure: 0)
    fixture.simulator.handle(
      .trace(
        text: "heft-trace 1\ntouch down 1 5 10 10 0.3\ntouch move 1 6 10 10 0.6\ntouch up 1 7 10 10 0",
        pace: pace))
    for second in 2...5 { fixture.simulator.handle(.tick(time: 5_000 + Double(second))) }
    fixture.send(.down, time: 5_010, pressure: 0.3)
    fixture.send(.up, time: 5_010.1, pressure: 0)
    #expect(fixture.counter.began == 3)
    #expect(fixture.host.screen.warnings.isEmpty)
  }

  @Test(.rule("TRACE-6")) func aPacedReplayPlaysEachEventAtItsTimeAndEnds() {
    let fixture = SimulatorFixture()
    fixture.simulator.handle(
      .trace(
        text:
          "heft-trace 1\ntouch down 1 100 10 10 0.3\ntouch move 1 100.5 10 10 0.6\ntouch up 1 101 10 10 0",
        pace: .asRecorded))
    #expect(fixture.host.wantsTicks)
    #expect(fixture.counter.began == 0)
    var seen: [Int] = []
    for time in [7.0, 7.25, 7.49, 7.5, 7.75, 8, 8.25] {
      fixture.simulator.handle(.tick(time: time))
      seen.append(fixture.counter.began + fixture.counter.moved + fixture.counter.ended)
    }
    #expect(seen == [1, 1, 1, 2, 2, 3, 3])
    #expect(!fixture.host.wantsTicks)
    #expect(fixture.host.operations.filter { $0 == .replay(isRunning: true) }.count == 1)
    #expect(fixture.host.operations.filter { $0 == .replay(isRunning: false) }.count == 1)
  }

  @Test func duringAReplayTheUsersFingersDoNothing() {
    let fixture = SimulatorFixture()
    fixture.simulator.handle(
      .trace(text: "heft-trace 1\ntouch down 7 1 10 10 0.3\ntouch up 7 2 10 10 0", pace: .asRecorded))
    fixture.simulator.handle(.tick(time: 1))
    fixture.send(.down, time: 1.1, pressure: 0.9)
    #expect(fixture.counter.began == 1)
    fixture.simulator.handle(.tick(time: 3))
    fixture.send(.down, time: 3.1, pressure: 0.9)
    #expect(fixture.counter.began == 2)
  }

  @Test func aStoppedReplayLeavesNoTouch() {
    let fixture = SimulatorFixture()
    fixture.simulator.handle(
      .trace(text: "heft-trace 1\ntouch down 7 1 10 10 0.3\ntouch up 7 90 10 10 0", pace: .asRecorded))
    fixture.simulator.handle(.tick(time: 1))
    #expect(fixture.counter.began == 1)
    fixture.simulator.handle(.command(.stopReplay))
    #expect(fixture.counter.cancelled == 1)
    #expect(fixture.simulator.device.isIdle)
    #expect(!fixture.host.wantsTicks)
    #expect(fixture.host.screen.force?.kind == ForceReading.Kind.none)
  }

  @Test func theScreenOfThePageComesBackAfterAReplay() {
    let fixture = SimulatorFixture()
    fixture.simulator.handle(
      .trace(text: "heft-trace 1\nscreen 100 200 2 0 0 0 0\ntick 1\ntick 2", pace: .asRecorded))
    fixture.simulator.handle(.tick(time: 1))
    let size = fixture.simulator.device.run { UIScreen.main.bounds.size }
    #expect(size == CGSize(width: 100, height: 200))
    fixture.simulator.handle(.screen(HostEvent.Screen(width: 500, height: 600)))
    #expect(fixture.simulator.device.run { UIScreen.main.bounds.size } == CGSize(width: 100, height: 200))
    fixture.simulator.handle(.tick(time: 5))
    #expect(fixture.simulator.device.run { UIScreen.main.bounds.size } == CGSize(width: 500, height: 600))
  }

  @Test func theControlsShowTheSettingsThatAReplayHasLeft() {
    let fixture = SimulatorFixture()
    fixture.simulator.handle(
      .trace(text: "heft-trace 1\nsetting sensitivity firm\ntick 1\ntick 2\n", pace: .asRecorded))
    fixture.simulator.handle(.tick(time: 10))
    // The page's control has moved meanwhile, and the device has not.
    fixture.simulator.handle(.setting(name: .sensitivity, value: "light"))
    fixture.host.clear()
    fixture.simulator.handle(.tick(time: 12))
    #expect(fixture.host.operations.contains(.setting(name: .sensitivity, value: "firm")))
    #expect(fixture.host.operations.contains(.setting(name: .forceTouch, value: "on")))
  }

  @Test func aFileThatIsNoTraceIsSaidSo() {
    let fixture = SimulatorFixture()
    for pace in [TracePace.atOnce, .asRecorded] {
      fixture.host.clear()
      fixture.simulator.handle(.trace(text: "{\"a\": 1}", pace: pace))
      #expect(fixture.host.operations == [.console(.heft, TraceError.notATrace.message)])
    }
    fixture.send(.down, time: 1, pressure: 0.3)
    #expect(fixture.counter.began == 1)
  }

  @Test func aTraceWithAMistakeIsNotPlayedInPart() {
    let fixture = SimulatorFixture()
    fixture.simulator.handle(.trace(text: "heft-trace 1\ntouch down 1 1 10 10 0.3\nlick 1", pace: .atOnce))
    #expect(fixture.counter.began == 0)
  }

  @Test(.rule("FORCE-14")) func theGaugeShowsTheForceAndItsSource() {
    let fixture = SimulatorFixture()
    #expect(fixture.host.screen.force?.kind == ForceReading.Kind.none)
    fixture.send(.down, time: 1, pressure: 0.5)
    #expect(fixture.host.screen.force?.kind == .undetermined)
    fixture.send(.move, time: 1, pressure: 0.3)
    #expect(fixture.host.screen.force?.kind == .sensor)
    #expect(fixture.host.screen.force?.value == "2.00")
    #expect(fixture.host.screen.force?.source == "Touch pressure")
    #expect(isClose([fixture.host.screen.force?.fraction ?? 0], [0.3]))
    fixture.send(.up, time: 1, pressure: 0)
    #expect(fixture.host.screen.force?.kind == ForceReading.Kind.none)
    fixture.send(.down, .mouse, time: 2, pressure: 0.5)
    fixture.simulator.handle(.tick(time: 2.1))
    #expect(fixture.host.screen.force?.kind == .simulated)
    #expect(fixture.host.screen.force?.value == "1.00")
  }

  @Test func theSettingsAreShownFromTheStart() {
    let fixture = SimulatorFixture()
    #expect(
      fixture.host.screen.settings == [
        .app: "Counter", .model: "iphone-6s", .forceTouch: "on", .trackpadForce: "on",
        .sensitivity: "medium", .touchAndHold: "0.5", .textSize: "automatic",
      ])
  }
}

func isClose(_ one: [Double], _ other: [Double]) -> Bool {
  one.count == other.count && zip(one, other).allSatisfy { abs($0 - $1) <= 1e-9 }
}
