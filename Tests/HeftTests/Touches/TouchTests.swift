import Heft
import HeftTesting
import TestRules
import Testing

/// A touch from its beginning to its one end (TOUCH-1 to TOUCH-5, TOUCH-10).
struct TouchTests {
  let fixture = Fixture()

  @Test(.rule("TOUCH-1")) func beginsMovesAndEndsInThatOrder() {
    let finger = fixture.device.press(at: 50, 60, force: 1)
    finger.move(to: 55, 60)
    finger.move(to: 60, 60)
    finger.lift()
    #expect(fixture.heard.map(\.call) == [.began, .moved, .moved, .ended])
    #expect(fixture.heard.map(\.phase) == [.began, .moved, .moved, .ended])
    #expect(Set(fixture.heard.map(\.touch)).count == 1)
  }

  @Test(.rule("FORCE-3")) func tellsTheForceThatWasPressed() {
    let finger = fixture.device.press(at: 50, 60, force: 2)
    finger.press(3.5)
    #expect(fixture.heard.map(\.force) == [2, 3.5])
    #expect(fixture.heard.map(\.maximum) == [400.0 / 60, 400.0 / 60])
    #expect(fixture.heard.map(\.origin) == [.sensor(.device), .sensor(.device)])
  }

  @Test(.rule("TOUCH-2")) func aChangeOfForceAloneArrivesAsAMoveAtTheSamePlace() {
    let finger = fixture.device.press(at: 50, 60, force: 1)
    finger.press(2)
    let moved = fixture.heard[1]
    #expect(moved.call == .moved)
    #expect(moved.force == 2)
    #expect(moved.place == CGPoint(x: 50, y: 60))
    #expect(moved.previous == CGPoint(x: 50, y: 60))
  }

  @Test(.rule("TOUCH-1")) func keepsTheForceOfTheLastReadingAtItsEnd() {
    let finger = fixture.device.press(at: 50, 60, force: 4)
    finger.lift()
    #expect(fixture.heard.last?.force == 4)
  }

  @Test(.rule("TOUCH-1")) func endsOnceHoweverOftenTheHostSaysSo() {
    let finger = fixture.device.press(at: 50, 60)
    finger.lift()
    finger.lift()
    finger.cancel()
    finger.move(to: 1, 1)
    #expect(fixture.heard.map(\.call) == [.began, .ended])
    #expect(fixture.device.device.count(of: .endWithoutBegin) == 2)
    #expect(fixture.device.device.count(of: .moveWithoutBegin) == 1)
  }

  @Test(.rule("TOUCH-1")) func isCancelledOnceWhenTheSystemTakesItAway() {
    let finger = fixture.device.press(at: 50, 60)
    finger.cancel()
    finger.lift()
    #expect(fixture.heard.map(\.call) == [.began, .cancelled])
  }

  @Test(.rule("TOUCH-1")) func endsWhereItWasLifted() {
    fixture.send(.down, pressure: 60, x: 10, y: 10)
    fixture.send(.up, pressure: 0, x: 14, y: 12)
    #expect(fixture.heard.last?.place == CGPoint(x: 14, y: 12))
    #expect(fixture.heard.last?.previous == CGPoint(x: 10, y: 10))
  }

  @Test(.rule("TOUCH-1")) func isCancelledWhereItLastWas() {
    fixture.send(.down, pressure: 60, x: 10, y: 10)
    fixture.send(.cancel, pressure: 0, x: 0, y: 0)
    #expect(fixture.heard.last?.place == CGPoint(x: 10, y: 10))
  }

  @Test(.rule("TOUCH-3")) func theOthersAreStationaryWhileOneMoves() {
    fixture.sheet.isMultipleTouchEnabled = true
    var phases: [[UITouch.Phase]] = []
    fixture.sheet.look = { touch, event in
      let others = event.allTouches!.filter { $0 !== touch }
      phases.append(others.map(\.phase))
    }
    let first = fixture.device.press(at: 10, 10)
    let second = fixture.device.press(at: 200, 200)
    first.move(to: 20, 20)
    second.lift()
    first.lift()
    #expect(phases == [[], [.stationary], [.stationary], [.stationary], []])
  }

  @Test(.rule("TOUCH-4")) func timesAreThoseOfTheSamplesOnTheDevicesClock() {
    fixture.send(.down, samples: [TouchSample(time: 100, x: 1, y: 1, pressure: 60)])
    fixture.send(.move, samples: [TouchSample(time: 100.25, x: 2, y: 1, pressure: 60)])
    fixture.send(.up, samples: [TouchSample(time: 100.5, x: 2, y: 1, pressure: 0)])
    #expect(fixture.heard.map(\.time) == [0, 0.25, 0.5])
  }

  @Test func timesNeverRunBackwardsWithinATouch() {
    fixture.send(.down, samples: [TouchSample(time: 100, x: 1, y: 1, pressure: 60)])
    fixture.send(.move, samples: [TouchSample(time: 100.5, x: 2, y: 1, pressure: 60)])
    var times: [Double] = []
    fixture.sheet.look = { touch, event in times += event.coalescedTouches(for: touch)!.map(\.timestamp) }
    fixture.send(
      .move,
      samples: [
        TouchSample(time: 100.75, x: 3, y: 1, pressure: 60),
        TouchSample(time: 100.25, x: 4, y: 1, pressure: 60),
        TouchSample(time: 100.5, x: 5, y: 1, pressure: 60),
      ])
    fixture.send(.up, samples: [TouchSample(time: 100.25, x: 5, y: 1, pressure: 0)])
    #expect(times == times.sorted())
    #expect(times.first == 0.75)
  }

  @Test(.rule("TOUCH-5")) func knowsWhereItWasAtTheEventBefore() {
    let finger = fixture.device.press(at: 10, 20)
    finger.move(to: 30, 40)
    finger.move(to: 35, 45)
    #expect(
      fixture.heard.map(\.previous) == [
        CGPoint(x: 10, y: 20), CGPoint(x: 10, y: 20), CGPoint(x: 30, y: 40),
      ])
  }

  @Test func tellsItsPlaceInAnyView() {
    let inner = UIView(frame: CGRect(x: 100, y: 50, width: 50, height: 50))
    inner.isUserInteractionEnabled = false
    fixture.device.run { fixture.sheet.addSubview(inner) }
    var places: [CGPoint] = []
    fixture.sheet.look = { touch, _ in
      places = [
        touch.location(in: inner), touch.previousLocation(in: inner), touch.preciseLocation(in: inner),
        touch.precisePreviousLocation(in: inner), touch.location(in: nil),
      ]
    }
    let finger = fixture.device.press(at: 110, 70)
    finger.move(to: 112.25, 75.5)
    #expect(
      places == [
        CGPoint(x: 12.25, y: 25.5), CGPoint(x: 10, y: 20), CGPoint(x: 12.25, y: 25.5), CGPoint(x: 10, y: 20),
        CGPoint(x: 112.25, y: 75.5),
      ])
  }

  @Test(.rule("TOUCH-10")) func itsRadiusIsHalfTheLongerSideOfTheContact() {
    var radii: [CGFloat] = []
    fixture.sheet.look = { touch, _ in radii.append(touch.majorRadius) }
    fixture.send(.down, samples: [TouchSample(time: 1, x: 5, y: 5, pressure: 60, width: 20, height: 31)])
    fixture.send(.move, samples: [TouchSample(time: 1, x: 5, y: 5, pressure: 60)])
    #expect(radii == [15.5, 0.5])
    #expect(UITouch().majorRadiusTolerance == 0.5)
  }

  @Test func aTouchThatHasNotHappenedHasNoForceAndAMaximum() {
    let touch = UITouch()
    #expect(touch.force == 0)
    #expect(touch.maximumPossibleForce > 0)
    #expect(touch.view == nil)
    #expect(touch.estimationUpdateIndex == nil)
  }

  @Test func namesOfTheValuesAreUIKits() {
    let phases: [UITouch.Phase] = [
      .began, .moved, .stationary, .ended, .cancelled, .regionEntered, .regionMoved, .regionExited,
    ]
    #expect(phases.map(\.rawValue) == Array(0...7))
    let types: [UITouch.TouchType] = [.direct, .indirect, .pencil, .indirectPointer]
    #expect(types.map(\.rawValue) == Array(0...3))
    let properties: [UITouch.Properties] = [.force, .azimuth, .altitude, .location]
    #expect(properties.map(\.rawValue) == [1, 2, 4, 8])
    let capabilities: [UIForceTouchCapability] = [.unknown, .unavailable, .available]
    #expect(capabilities.map(\.rawValue) == Array(0...2))
  }
}
