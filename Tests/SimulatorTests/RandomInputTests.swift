import Heft
import HeftTesting
import Simulator
import Testing

/// Whatever comes in, each touch ends once and the device comes to rest (TOUCH-1, TOUCH-15, APP-6).
struct RandomInputTests {
  private func endAll(_ fixture: SimulatorFixture, after time: Double) {
    for id in Int32(-1)...48 {
      fixture.simulator.handle(
        .pointer(
          HostEvent.Pointer(
            phase: .cancel, type: .touch, id: id, samples: [TouchSample(time: time, x: 0, y: 0, pressure: 0)])
        ))
    }
    fixture.simulator.handle(.key(HostEvent.Key(isDown: false, time: time, name: " ")))
    fixture.simulator.handle(.tick(time: time + 1))
  }

  private func expectRest(_ fixture: SimulatorFixture, _ note: Comment) {
    #expect(fixture.simulator.device.isIdle, note)
    #expect(!fixture.host.wantsTicks, note)
    #expect(fixture.counter.mistakes.prefix(5) == [], note)
    #expect(fixture.counter.open.isEmpty, note)
    #expect(fixture.counter.began == fixture.counter.ended + fixture.counter.cancelled, note)
    #expect(fixture.host.screen.mistakes.prefix(5) == [], note)
    #expect(fixture.host.screen.force?.kind == ForceReading.Kind.none, note)
  }

  /// A million samples: every 20th event is of another kind, the others are pointers with 60 samples each.
  @Test func aMillionSamplesEndIdle() {
    Swift.print("random input: HEFT_SEED=\(Seeded.seed)")
    var random = Seeded(Seeded.seed)
    let fixture = SimulatorFixture()
    fixture.counter.keepsForces = false
    var samples = 0
    var events = 0
    while samples < 1_000_000 {
      var event = RandomEvents.event(using: &random)
      if events % 20 != 0 { event = RandomEvents.pointer(samples: 60, using: &random) }
      if case .pointer(let pointer) = event { samples += pointer.samples.count }
      fixture.simulator.handle(event)
      events += 1
      if events % 1000 == 0 { fixture.host.clear() }
    }
    endAll(fixture, after: 1_000)
    expectRest(fixture, "seed \(Seeded.seed)")
    #expect(fixture.counter.began > 100)
    #expect(fixture.counter.moved > 2_000)
    #expect(fixture.host.screen.warnings.count > 8)
  }

  /// Short events of all kinds, so that begins, ends, settings and launches meet.
  @Test func manyShortEventsEndIdle() {
    for round in 0..<20 as Range<UInt64> {
      var random = Seeded(Seeded.seed &+ round)
      let fixture = SimulatorFixture()
      for _ in 0..<1_000 { fixture.simulator.handle(RandomEvents.event(using: &random)) }
      endAll(fixture, after: 1_000)
      expectRest(fixture, "seed \(Seeded.seed &+ round)")
    }
  }
}
