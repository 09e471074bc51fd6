import Heft
import HeftTesting
import TestRules
import Testing

/// The samples between two events, and the one that is foreseen (TOUCH-6, TOUCH-7).
struct CoalescedTouchTests {
  let fixture = Fixture()
  private let samples = [
    TouchSample(time: 1.004, x: 11, y: 10, pressure: 60),
    TouchSample(time: 1.008, x: 12, y: 10, pressure: 90),
    TouchSample(time: 1.012, x: 14, y: 10, pressure: 120),
  ]

  private func begin() {
    fixture.send(.down, samples: [TouchSample(time: 1, x: 10, y: 10, pressure: 30)])
  }

  @Test(.rule("TOUCH-6")) func holdEverySampleSinceTheLastEventInOrder() {
    begin()
    var coalesced: [Heard] = []
    fixture.sheet.look = { touch, event in
      coalesced = event.coalescedTouches(for: touch)!.map { Heard(.moved, $0) }
    }
    fixture.send(.move, samples: samples)
    #expect(coalesced.map(\.place.x) == [11, 12, 14])
    #expect(coalesced.map(\.previous.x) == [10, 11, 12])
    #expect(coalesced.map(\.force) == [1, 1.5, 2])
    for (touch, time) in zip(coalesced, [0.004, 0.008, 0.012]) { #expect(isClose(touch.time, time)) }
  }

  @Test(.rule("TOUCH-6")) func endWithACopyOfTheTouchItself() {
    begin()
    var isCopy = false
    var last: Heard?
    fixture.sheet.look = { touch, event in
      let copy = event.coalescedTouches(for: touch)!.last!
      isCopy = copy !== touch
      last = Heard(.moved, copy)
    }
    fixture.send(.move, samples: samples)
    let touch = fixture.heard.last!
    #expect(isCopy)
    #expect(last?.place == touch.place)
    #expect(last?.force == touch.force)
    #expect(last?.time == touch.time)
    #expect(last?.phase == touch.phase)
  }

  @Test func keepTheViewAndTheTypeOfTheTouch() {
    begin()
    var types: [UITouch.TouchType] = []
    var isSheet: [Bool] = []
    fixture.sheet.look = { [unowned sheet = fixture.sheet] touch, event in
      types = event.coalescedTouches(for: touch)!.map(\.type)
      isSheet = event.coalescedTouches(for: touch)!.map { $0.view === sheet }
    }
    fixture.send(.move, samples: samples)
    #expect(types == [.direct, .direct, .direct])
    #expect(isSheet == [true, true, true])
  }

  @Test func areJustTheTouchWhereNothingElseHappened() {
    var counts: [Int?] = []
    fixture.sheet.look = { touch, event in counts.append(event.coalescedTouches(for: touch)?.count) }
    let finger = fixture.device.press(at: 1, 1)
    finger.lift()
    #expect(counts == [1, 1])
  }

  @Test(.rule("TOUCH-6")) func ofAnotherTouchThatStandsStillAreThatTouch() {
    fixture.sheet.isMultipleTouchEnabled = true
    var places: [CGPoint] = []
    _ = fixture.device.press(at: 10, 10)
    let second = fixture.device.press(at: 200, 200)
    fixture.sheet.look = { touch, event in
      let other = event.allTouches!.first { $0 !== touch }!
      places = event.coalescedTouches(for: other)!.map { $0.location(in: nil) }
    }
    second.move(to: 210, 210)
    #expect(places == [CGPoint(x: 10, y: 10)])
  }

  @Test(.rule("TOUCH-6")) func areNilForATouchThatIsNotInTheEvent() {
    var found: [[UITouch]?] = [[]]
    fixture.sheet.look = { _, event in
      found = [event.coalescedTouches(for: UITouch()), event.predictedTouches(for: UITouch())]
    }
    begin()
    #expect(found.count == 2)
    #expect(found.allSatisfy { $0 == nil })
  }

  @Test(.rule("TOUCH-7")) func aPredictionGoesOnOneFrameAtTheSameSpeed() {
    begin()
    var predicted: [Heard] = []
    fixture.sheet.look = { touch, event in
      predicted = event.predictedTouches(for: touch)!.map { Heard(.moved, $0) }
    }
    fixture.send(.move, samples: [TouchSample(time: 1.01, x: 16, y: 13, pressure: 60)])
    #expect(predicted.count == 1)
    let first = predicted[0]
    // 6 and 3 points in a hundredth of a second, for a sixtieth.
    #expect(isClose(first.place, CGPoint(x: 26, y: 18)))
    #expect(isClose(first.time, 0.01 + 1.0 / 60))
    #expect(first.force == fixture.heard.last?.force)
  }

  @Test func aPredictionLeavesTheTouchItselfOut() {
    begin()
    var holdsItself = true
    fixture.sheet.look = { touch, event in
      let predicted = event.predictedTouches(for: touch)!
      holdsItself = predicted.contains { $0 === touch || $0.timestamp <= touch.timestamp }
    }
    fixture.send(.move, samples: samples)
    #expect(!holdsItself)
  }

  @Test func nothingIsPredictedWhereNoSpeedIsKnown() {
    var counts: [Int?] = []
    fixture.sheet.look = { touch, event in counts.append(event.predictedTouches(for: touch)?.count) }
    begin()
    fixture.send(.move, samples: [TouchSample(time: 1, x: 50, y: 10, pressure: 60)])
    fixture.send(.up, samples: [TouchSample(time: 1.1, x: 50, y: 10, pressure: 60)])
    #expect(counts == [0, 0, 0])
  }

  @Test(.rule("TOUCH-6")) func aTouchBeginsWithTheLastOfItsFirstSamples() {
    fixture.send(.down, samples: samples)
    #expect(fixture.heard.map(\.call) == [.began])
    #expect(fixture.heard[0].place == CGPoint(x: 14, y: 10))
    #expect(fixture.heard[0].previous == CGPoint(x: 14, y: 10))
  }
}
