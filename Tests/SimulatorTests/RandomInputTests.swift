import Heft
import HeftTesting
import Simulator
import Testing

/// Whatever comes in, each touch ends once and the device comes to rest (TOUCH-1, TOUCH-15, APP-6).
struct RandomInputTests {
  private func endAll(_ stage: SimulatorStage, after time: Double) {
    for id in Int32(-1)...48 {
      stage.simulator.handle(
        .pointer(
          HostEvent.Pointer(
            phase: .cancel, type: .touch, id: id, samples: [TouchSample(time: time, x: 0, y: 0, pressure: 0)])
        ))
    }
    stage.simulator.handle(.key(HostEvent.Key(isDown: false, time: time, name: " ")))
    stage.simulator.handle(.tick(time: time + 1))
  }

  private func expectRest(_ stage: SimulatorStage, _ note: Comment) {
    #expect(stage.simulator.device.isIdle, note)
    #expect(!stage.host.wantsTicks, note)
    #expect(stage.counter.mistakes.prefix(5) == [], note)
    #expect(stage.counter.open.isEmpty, note)
    #expect(stage.counter.began == stage.counter.ended + stage.counter.cancelled, note)
    #expect(stage.host.screen.mistakes.prefix(5) == [], note)
    #expect(stage.host.screen.force?.kind == ForceReading.Kind.none, note)
  }

  /// A million samples: every 20th event is of another kind, the others are pointers with 60 samples each.
  @Test func aMillionSamplesEndIdle() {
    Swift.print("random input: HEFT_SEED=\(Seeded.seed)")
    var random = Seeded(Seeded.seed)
    let stage = SimulatorStage()
    stage.counter.keepsForces = false
    var samples = 0
    var events = 0
    while samples < 1_000_000 {
      var event = RandomEvents.event(using: &random)
      if events % 20 != 0 { event = RandomEvents.pointer(samples: 60, using: &random) }
      if case .pointer(let pointer) = event { samples += pointer.samples.count }
      stage.simulator.handle(event)
      events += 1
      if events % 1000 == 0 { stage.host.clear() }
    }
    endAll(stage, after: 1_000)
    expectRest(stage, "seed \(Seeded.seed)")
    #expect(stage.counter.began > 100)
    #expect(stage.counter.moved > 2_000)
    #expect(stage.host.screen.warnings.count > 8)
  }

  /// Short events of all kinds, so that begins, ends, settings and launches meet.
  @Test func manyShortEventsEndIdle() {
    for round in 0..<20 as Range<UInt64> {
      var random = Seeded(Seeded.seed &+ round)
      let stage = SimulatorStage()
      for _ in 0..<1_000 { stage.simulator.handle(RandomEvents.event(using: &random)) }
      endAll(stage, after: 1_000)
      expectRest(stage, "seed \(Seeded.seed &+ round)")
    }
  }
}
