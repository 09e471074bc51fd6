import Heft
import HeftTesting
import TestRules
import Testing

/// Forces that go out before the source is known, and are put right later (TOUCH-8).
struct EstimateTests {
  let fixture = Fixture(forceDevice: "")

  @Test(.rule("TOUCH-8")) func goOutAsNoForceWithAnIndex() {
    fixture.send(.down, pressure: 0.5)
    let began = fixture.heard[0]
    #expect(began.force == 0)
    #expect(began.origin == .undetermined)
    #expect(began.estimated == .force)
    #expect(began.index != nil)
  }

  @Test func expectAnUpdate() {
    var expecting: UITouch.Properties = []
    fixture.sheet.look = { touch, _ in expecting = touch.estimatedPropertiesExpectingUpdates }
    fixture.send(.down, pressure: 0.5)
    #expect(expecting == .force)
  }

  @Test(.rule("TOUCH-8")) func arePutRightWithTheSameIndexOnceTheSensorIsKnown() {
    fixture.send(.down, .pen, pressure: 0)
    fixture.send(.move, .pen, pressure: 0.3)
    #expect(fixture.heard.map(\.call) == [.began, .updated, .moved])
    let update = fixture.heard[1]
    #expect(update.index == fixture.heard[0].index)
    #expect(update.estimated == [])
    #expect(update.origin == .sensor(.penPressure))
    #expect(update.force == 0)
    let moved = fixture.heard[2]
    #expect(isClose(moved.force, 0.3 * 500 / 120))
    #expect(moved.index == nil)
  }

  @Test(.rule("TOUCH-8")) func becomeThePressureThatTheyCameWith() {
    fixture.send(.down, pressure: 0.5)
    fixture.send(.move, pressure: 0.5, x: 101)
    fixture.send(.move, pressure: 0.75, x: 102)
    #expect(fixture.heard.map(\.call) == [.began, .moved, .updated, .updated, .moved])
    #expect(fixture.heard[2].index == fixture.heard[0].index)
    #expect(fixture.heard[3].index == fixture.heard[1].index)
    #expect(fixture.heard[2].place.x == 100)
    #expect(fixture.heard[3].place.x == 101)
    for update in fixture.heard[2...3] { #expect(isClose(update.force, 0.5 * 400 / 60)) }
  }

  @Test func becomeAnAverageTouchWhereNothingMeasures() {
    fixture.send(.down, .mouse, pressure: 0.5)
    fixture.device.advance(by: 0.1)
    let update = fixture.heard.first { $0.call == .updated }
    #expect(update?.force == 1)
    #expect(update?.origin == .simulated(.nominal))
    #expect(update?.index == fixture.heard[0].index)
  }

  @Test(.rule("TOUCH-8")) func haveIndicesThatOnlyGrow() {
    for id in 1...3 as ClosedRange<Int32> {
      fixture.send(.down, id: id, pressure: 0.5)
      fixture.send(.move, id: id, pressure: 0.5, x: 104)
      fixture.send(.up, id: id, pressure: 0)
    }
    let indices = fixture.heard.filter { $0.estimated == .force }.compactMap(\.index)
    #expect(indices.count == 6)
    #expect(indices == indices.sorted())
    #expect(Set(indices).count == 6)
  }

  @Test(.rule("TOUCH-8")) func areAllPutRightBeforeTheTouchEnds() {
    fixture.send(.down, .mouse, pressure: 0.5)
    fixture.send(.up, .mouse, pressure: 0)
    #expect(fixture.heard.map(\.call) == [.began, .updated, .ended])
    let ended = fixture.heard[2]
    #expect(ended.estimated == [])
    #expect(ended.origin == .simulated(.nominal))
    #expect(ended.force == 1)
  }

  @Test func thatWereNeverDeliveredAreNeverUpdated() {
    fixture.send(
      .down,
      samples: [
        TouchSample(time: 1, x: 100, y: 100, pressure: 0.5),
        TouchSample(time: 1.001, x: 100, y: 100, pressure: 0.5),
      ])
    fixture.send(.up, pressure: 0)
    #expect(fixture.heard.filter { $0.call == .updated }.map(\.index) == [fixture.heard[0].index])
  }

  @Test func withinTheEventThatKnowsTheSensorAreKnownAtOnce() {
    fixture.send(.down, pressure: 0.5)
    var coalesced: [Heard] = []
    fixture.sheet.look = { touch, event in
      coalesced = event.coalescedTouches(for: touch)!.map { Heard(.moved, $0) }
    }
    fixture.send(
      .move,
      samples: [
        TouchSample(time: 1.001, x: 101, y: 100, pressure: 0.5),
        TouchSample(time: 1.002, x: 102, y: 100, pressure: 0.6),
      ])
    #expect(coalesced.map(\.estimated) == [[], []])
    #expect(coalesced.map(\.origin) == [.sensor(.touchPressure), .sensor(.touchPressure)])
    #expect(isClose(coalesced[0].force, 0.5 * 400 / 60))
    let updates = fixture.heard.filter { $0.call == .updated }
    #expect(updates.map(\.index) == [fixture.heard[0].index])
  }

  @Test func arePutRightInTheirOrder() {
    for _ in 0..<8 { fixture.send(fixture.heard.isEmpty ? .down : .move, pressure: 0.5) }
    fixture.send(.move, pressure: 0.3)
    let indices = fixture.heard.filter { $0.call == .updated }.compactMap(\.index)
    #expect(indices.count == 8)
    #expect(indices == indices.sorted())
  }

  @Test func reachTheResponderChainWhereTheViewDoesNotTakeThem() {
    final class Controller: UIViewController {
      var indices: [Int?] = []
      override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
        indices += touches.map { $0.estimationUpdateIndex?.intValue }
      }
    }
    let controller = Controller()
    let device = TestDevice(
      App(
        name: "Chain", bundleIdentifier: "test.chain", rootViewController: { controller },
        delegate: { PlainDelegate() }), forceDevice: "")
    for (phase, pressure) in [(PointerPhase.down, 0.5), (.move, 0.7)] {
      device.device.handle(
        .pointer(
          HostEvent.Pointer(
            phase: phase, type: .touch, id: 1, samples: [TouchSample(time: 1, x: 9, y: 9, pressure: pressure)]
          )))
    }
    #expect(controller.indices.count == 1)
  }
}
