import Foundation
import Heft
import HeftTesting
import Scale
import Simulator
import Testing

/// Recording a trace and playing it again (TRACE-5, TRACE-6, TRACE-8).
struct ReplayTests {
  /// What a new simulator of Scale shows for a trace.
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
    simulator.handle(.command("save-trace"))
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
    simulator.handle(.command("save-trace"))
    guard case .saveFile(let file)? = host.requests.first else {
      Issue.record("nothing is saved")
      return
    }
    // Both are megabytes: what differs is not printed.
    let isSame = try outputs(of: String(decoding: file.bytes, as: UTF8.self)) == session
    #expect(isSame, "seed \(Seeded.seed)")
  }

  @Test func savingIsNotPartOfTheTrace() throws {
    let stage = SimulatorStage()
    stage.send(.down, time: 1, pressure: 0.3)
    let text = stage.savedTrace()
    #expect(text == "heft-trace 1\nscreen 375 667 2 0 0 0 0\ntouch down 1 1 100 100 0.3\n")
    #expect(stage.savedTrace() == text)
  }

  @Test func relaunchingIsPartOfTheTrace() throws {
    let stage = SimulatorStage()
    stage.send(.down, time: 1, pressure: 0.3)
    stage.simulator.handle(.command("relaunch"))
    #expect(stage.counter.cancelled == 1)
    #expect(stage.savedTrace()?.hasSuffix("command relaunch\n") == true)
    #expect(stage.host.screen.roots.count == 1)
  }

  @Test func aReplayAtOncePlaysEverything() {
    let stage = SimulatorStage()
    stage.simulator.handle(
      .trace(
        text: "heft-trace 1\ntouch down 1 5 10 10 0.3\ntouch move 1 6 10 10 0.6\ntouch up 1 7 10 10 0",
        pace: .atOnce))
    #expect(stage.counter.began == 1 && stage.counter.moved == 1 && stage.counter.ended == 1)
    #expect(isClose(stage.counter.forces, [2, 4, 4]))
  }

  @Test(arguments: [TracePace.atOnce, .asRecorded])
  func theTimesOfATraceAreNotTakenForAMistakeOfTheHosts(pace: TracePace) {
    let stage = SimulatorStage()
    stage.send(.down, time: 5_000, pressure: 0.3)
    stage.send(.up, time: 5_001, pressure: 0)
    stage.simulator.handle(
      .trace(
        text: "heft-trace 1\ntouch down 1 5 10 10 0.3\ntouch move 1 6 10 10 0.6\ntouch up 1 7 10 10 0",
        pace: pace))
    for second in 2...5 { stage.simulator.handle(.tick(time: 5_000 + Double(second))) }
    stage.send(.down, time: 5_010, pressure: 0.3)
    stage.send(.up, time: 5_010.1, pressure: 0)
    #expect(stage.counter.began == 3)
    #expect(stage.host.screen.warnings.isEmpty)
  }

  /// TRACE-6.
  @Test func aPacedReplayPlaysEachEventAtItsTimeAndEnds() {
    let stage = SimulatorStage()
    stage.simulator.handle(
      .trace(
        text:
          "heft-trace 1\ntouch down 1 100 10 10 0.3\ntouch move 1 100.5 10 10 0.6\ntouch up 1 101 10 10 0",
        pace: .asRecorded))
    #expect(stage.host.wantsTicks)
    #expect(stage.counter.began == 0)
    var seen: [Int] = []
    for time in [7.0, 7.25, 7.49, 7.5, 7.75, 8, 8.25] {
      stage.simulator.handle(.tick(time: time))
      seen.append(stage.counter.began + stage.counter.moved + stage.counter.ended)
    }
    #expect(seen == [1, 1, 1, 2, 2, 3, 3])
    #expect(!stage.host.wantsTicks)
    #expect(stage.host.operations.filter { $0 == .replay(isRunning: true) }.count == 1)
    #expect(stage.host.operations.filter { $0 == .replay(isRunning: false) }.count == 1)
  }

  @Test func duringAReplayTheUsersFingersDoNothing() {
    let stage = SimulatorStage()
    stage.simulator.handle(
      .trace(text: "heft-trace 1\ntouch down 7 1 10 10 0.3\ntouch up 7 2 10 10 0", pace: .asRecorded))
    stage.simulator.handle(.tick(time: 1))
    stage.send(.down, time: 1.1, pressure: 0.9)
    #expect(stage.counter.began == 1)
    stage.simulator.handle(.tick(time: 3))
    stage.send(.down, time: 3.1, pressure: 0.9)
    #expect(stage.counter.began == 2)
  }

  @Test func aStoppedReplayLeavesNoTouch() {
    let stage = SimulatorStage()
    stage.simulator.handle(
      .trace(text: "heft-trace 1\ntouch down 7 1 10 10 0.3\ntouch up 7 90 10 10 0", pace: .asRecorded))
    stage.simulator.handle(.tick(time: 1))
    #expect(stage.counter.began == 1)
    stage.simulator.handle(.command("stop-replay"))
    #expect(stage.counter.cancelled == 1)
    #expect(stage.simulator.device.isIdle)
    #expect(!stage.host.wantsTicks)
    #expect(stage.host.screen.force?.kind == ForceReading.Kind.none)
  }

  @Test func theScreenOfThePageComesBackAfterAReplay() {
    let stage = SimulatorStage()
    stage.simulator.handle(
      .trace(text: "heft-trace 1\nscreen 100 200 2 0 0 0 0\ntick 1\ntick 2", pace: .asRecorded))
    stage.simulator.handle(.tick(time: 1))
    let size = stage.simulator.device.run { UIScreen.main.bounds.size }
    #expect(size == CGSize(width: 100, height: 200))
    stage.simulator.handle(.screen(HostEvent.Screen(width: 500, height: 600)))
    #expect(stage.simulator.device.run { UIScreen.main.bounds.size } == CGSize(width: 100, height: 200))
    stage.simulator.handle(.tick(time: 5))
    #expect(stage.simulator.device.run { UIScreen.main.bounds.size } == CGSize(width: 500, height: 600))
  }

  @Test func theControlsShowTheSettingsThatAReplayHasLeft() {
    let stage = SimulatorStage()
    stage.simulator.handle(
      .trace(text: "heft-trace 1\nsetting sensitivity firm\ntick 1\ntick 2\n", pace: .asRecorded))
    stage.simulator.handle(.tick(time: 10))
    // The page's control has moved meanwhile, and the device has not.
    stage.simulator.handle(.setting(name: "sensitivity", value: "light"))
    stage.host.clear()
    stage.simulator.handle(.tick(time: 12))
    #expect(stage.host.operations.contains(.setting(name: "sensitivity", value: "firm")))
    #expect(stage.host.operations.contains(.setting(name: "3d-touch", value: "on")))
  }

  @Test func aFileThatIsNoTraceIsSaidSo() {
    let stage = SimulatorStage()
    for pace in [TracePace.atOnce, .asRecorded] {
      stage.host.clear()
      stage.simulator.handle(.trace(text: "{\"a\": 1}", pace: pace))
      #expect(stage.host.operations == [.console(.heft, TraceError.notATrace.message)])
    }
    stage.send(.down, time: 1, pressure: 0.3)
    #expect(stage.counter.began == 1)
  }

  @Test func aTraceWithAMistakeIsNotPlayedInPart() {
    let stage = SimulatorStage()
    stage.simulator.handle(.trace(text: "heft-trace 1\ntouch down 1 1 10 10 0.3\nlick 1", pace: .atOnce))
    #expect(stage.counter.began == 0)
  }

  /// FORCE-14.
  @Test func theGaugeShowsTheForceAndItsSource() {
    let stage = SimulatorStage()
    #expect(stage.host.screen.force?.kind == ForceReading.Kind.none)
    stage.send(.down, time: 1, pressure: 0.5)
    #expect(stage.host.screen.force?.kind == .undetermined)
    stage.send(.move, time: 1, pressure: 0.3)
    #expect(stage.host.screen.force?.kind == .sensor)
    #expect(stage.host.screen.force?.value == "2.00")
    #expect(stage.host.screen.force?.source == "Touch pressure")
    #expect(isClose([stage.host.screen.force?.fraction ?? 0], [0.3]))
    stage.send(.up, time: 1, pressure: 0)
    #expect(stage.host.screen.force?.kind == ForceReading.Kind.none)
    stage.send(.down, .mouse, time: 2, pressure: 0.5)
    stage.simulator.handle(.tick(time: 2.1))
    #expect(stage.host.screen.force?.kind == .standIn)
    #expect(stage.host.screen.force?.value == "1.00")
  }

  @Test func theSettingsAreShownFromTheStart() {
    let stage = SimulatorStage()
    #expect(
      stage.host.screen.settings == [
        "app": "Counter", "model": "iphone-6s", "3d-touch": "on", "trackpad-force": "on",
        "sensitivity": "medium", "touch-and-hold": "0.5", "text-size": "automatic",
      ])
  }
}

func isClose(_ one: [Double], _ other: [Double]) -> Bool {
  one.count == other.count && zip(one, other).allSatisfy { abs($0 - $1) <= 1e-9 }
}
