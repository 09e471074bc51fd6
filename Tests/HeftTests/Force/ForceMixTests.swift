import Heft
import HeftTesting
import TestRules
import Testing

/// Whatever comes on whatever channel, no touch mixes two sources (FORCE-5).
struct ForceMixTests {
  private enum Operation: CaseIterable {
    case move, touchForce, webkitForce, wheel, key, wait
  }

  /// The origin may become known, and a simulated force may be raised by another; nothing else changes it.
  private func mayFollow(_ next: ForceOrigin, after last: ForceOrigin) -> Bool {
    switch (last, next) {
    case (.undetermined, _): true
    case (.simulated, .simulated(.nominal)): last == next
    case (.simulated, .simulated): true
    default: last == next
    }
  }

  @Test(.rule("FORCE-5")) func noTouchMixesTwoSources() {
    var random = Seeded(Seeded.seed)
    let pressures = [0, 0.5, 1, 0.25, 0.6, 0.999]
    for round in 0..<300 {
      let fixture = Fixture(forceDevice: "")
      for id in 1...4 as ClosedRange<Int32> {
        let type = [PointerType.touch, .pen, .mouse].randomElement(using: &random)!
        let start = fixture.heard.count
        fixture.send(.down, type, id: id, pressure: pressures.randomElement(using: &random)!)
        for _ in 0..<Int.random(in: 0...12, using: &random) {
          switch Operation.allCases.randomElement(using: &random)! {
          case .move:
            fixture.send(
              .move, type, id: id, pressure: pressures.randomElement(using: &random)!,
              x: Double.random(in: 90...110, using: &random))
          case .touchForce: fixture.sendForce(pressures.randomElement(using: &random)!)
          case .webkitForce: fixture.sendForce(pressures.randomElement(using: &random)! * 3, .webkit)
          case .wheel: fixture.turnWheel(notches: Double.random(in: -3...3, using: &random))
          case .key: fixture.key(Bool.random(using: &random) ? "ArrowUp" : "ArrowDown")
          case .wait: fixture.device.advance(by: Double.random(in: 0...0.7, using: &random))
          }
        }
        fixture.send(.up, type, id: id, pressure: 0)
        check(Array(fixture.heard[start...]), "seed \(Seeded.seed), round \(round), touch \(id)")
      }
      #expect(!fixture.host.wantsTicks, "seed \(Seeded.seed), round \(round)")
    }
  }

  private func check(_ heard: [Heard], _ note: Comment) {
    let calls = heard.filter { $0.call != .updated }
    #expect(calls.first?.call == .began && calls.last?.call == .ended, note)
    #expect(calls.filter { $0.call == .ended || $0.call == .cancelled }.count == 1, note)
    for (one, next) in zip(calls, calls.dropFirst()) {
      #expect(mayFollow(next.origin, after: one.origin), "\(one.origin) to \(next.origin), \(note)")
      if one.origin == next.origin { #expect(one.maximum == next.maximum, note) }
    }
    for call in heard { #expect(call.force >= 0 && call.force <= call.maximum, note) }
    // Every estimate is put right, once, by what the touch's source turned out to be.
    let estimates = calls.filter { $0.estimated == .force }.map(\.index)
    let updates = heard.filter { $0.call == .updated }
    #expect(updates.map(\.index) == estimates, note)
    #expect(!updates.contains { $0.origin == .undetermined }, note)
    #expect(calls.last?.origin != .undetermined, note)
  }
}
