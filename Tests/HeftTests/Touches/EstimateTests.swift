import Heft
import HeftTesting
import Testing

/// Forces that go out before the source is known, and are put right later (TOUCH-8).
struct EstimateTests {
  let stage = Stage(forceDevice: "")

  @Test func goOutAsNoForceWithAnIndex() {
    stage.send(.down, pressure: 0.5)
    let began = stage.heard[0]
    #expect(began.force == 0)
    #expect(began.origin == .undetermined)
    #expect(began.estimated == .force)
    #expect(began.index != nil)
  }

  @Test func expectAnUpdate() {
    var expecting: UITouch.Properties = []
    stage.sheet.look = { touch, _ in expecting = touch.estimatedPropertiesExpectingUpdates }
    stage.send(.down, pressure: 0.5)
    #expect(expecting == .force)
  }

  @Test func arePutRightWithTheSameIndexOnceTheSensorIsKnown() {
    stage.send(.down, .pen, pressure: 0)
    stage.send(.move, .pen, pressure: 0.3)
    #expect(stage.heard.map(\.call) == [.began, .updated, .moved])
    let update = stage.heard[1]
    #expect(update.index == stage.heard[0].index)
    #expect(update.estimated == [])
    #expect(update.origin == .sensor(.penPressure))
    #expect(update.force == 0)
    let moved = stage.heard[2]
    #expect(isClose(moved.force, 0.3 * 500 / 120))
    #expect(moved.index == nil)
  }

  @Test func becomeThePressureThatTheyCameWith() {
    stage.send(.down, pressure: 0.5)
    stage.send(.move, pressure: 0.5, x: 101)
    stage.send(.move, pressure: 0.75, x: 102)
    #expect(stage.heard.map(\.call) == [.began, .moved, .updated, .updated, .moved])
    #expect(stage.heard[2].index == stage.heard[0].index)
    #expect(stage.heard[3].index == stage.heard[1].index)
    #expect(stage.heard[2].place.x == 100)
    #expect(stage.heard[3].place.x == 101)
    for update in stage.heard[2...3] { #expect(isClose(update.force, 0.5 * 400 / 60)) }
  }

  @Test func becomeAnAverageTouchWhereNothingMeasures() {
    stage.send(.down, .mouse, pressure: 0.5)
    stage.device.advance(by: 0.1)
    let update = stage.heard.first { $0.call == .updated }
    #expect(update?.force == 1)
    #expect(update?.origin == .standIn(.nominal))
    #expect(update?.index == stage.heard[0].index)
  }

  @Test func haveIndicesThatOnlyGrow() {
    for id in 1...3 as ClosedRange<Int32> {
      stage.send(.down, id: id, pressure: 0.5)
      stage.send(.move, id: id, pressure: 0.5, x: 104)
      stage.send(.up, id: id, pressure: 0)
    }
    let indices = stage.heard.filter { $0.estimated == .force }.compactMap(\.index)
    #expect(indices.count == 6)
    #expect(indices == indices.sorted())
    #expect(Set(indices).count == 6)
  }

  @Test func areAllPutRightBeforeTheTouchEnds() {
    stage.send(.down, .mouse, pressure: 0.5)
    stage.send(.up, .mouse, pressure: 0)
    #expect(stage.heard.map(\.call) == [.began, .updated, .ended])
    let ended = stage.heard[2]
    #expect(ended.estimated == [])
    #expect(ended.origin == .standIn(.nominal))
    #expect(ended.force == 1)
  }

  @Test func thatWereNeverDeliveredAreNeverUpdated() {
    stage.send(
      .down,
      samples: [
        TouchSample(time: 1, x: 100, y: 100, pressure: 0.5),
        TouchSample(time: 1.001, x: 100, y: 100, pressure: 0.5),
      ])
    stage.send(.up, pressure: 0)
    #expect(stage.heard.filter { $0.call == .updated }.map(\.index) == [stage.heard[0].index])
  }

  @Test func withinTheEventThatKnowsTheSensorAreKnownAtOnce() {
    stage.send(.down, pressure: 0.5)
    var coalesced: [Heard] = []
    stage.sheet.look = { touch, event in
      coalesced = event.coalescedTouches(for: touch)!.map { Heard(.moved, $0) }
    }
    stage.send(
      .move,
      samples: [
        TouchSample(time: 1.001, x: 101, y: 100, pressure: 0.5),
        TouchSample(time: 1.002, x: 102, y: 100, pressure: 0.6),
      ])
    #expect(coalesced.map(\.estimated) == [[], []])
    #expect(coalesced.map(\.origin) == [.sensor(.touchPressure), .sensor(.touchPressure)])
    #expect(isClose(coalesced[0].force, 0.5 * 400 / 60))
    let updates = stage.heard.filter { $0.call == .updated }
    #expect(updates.map(\.index) == [stage.heard[0].index])
  }

  @Test func arePutRightInTheirOrder() {
    for _ in 0..<8 { stage.send(stage.heard.isEmpty ? .down : .move, pressure: 0.5) }
    stage.send(.move, pressure: 0.3)
    let indices = stage.heard.filter { $0.call == .updated }.compactMap(\.index)
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
