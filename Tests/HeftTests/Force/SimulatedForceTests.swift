import Heft
import HeftTesting
import TestRules
import Testing

/// The simulated forces, where nothing measures any (FORCE-10, FORCE-16, FORCE-17).
struct SimulatedForceTests {
  let fixture = Fixture(forceDevice: "")

  private var last: Heard { fixture.heard.last! }

  /// A mouse button goes down and its source is known to be none.
  private func press() {
    fixture.send(.down, .mouse, pressure: 0.5)
    fixture.device.advance(by: 0.1)
  }

  @Test(.rule("FORCE-10")) func startsAtTheForceOfAnAverageTouch() {
    press()
    #expect(last.force == 1)
  }

  @Test(.rule("FORCE-10")) func aNotchOfTheWheelIsHalfAUnit() {
    press()
    fixture.turnWheel(notches: -1)
    #expect(last.force == 1.5)
    #expect(last.origin == .simulated(.wheel))
    #expect(last.call == .moved)
    fixture.turnWheel(notches: -2)
    #expect(last.force == 2.5)
    fixture.turnWheel(notches: 1)
    #expect(last.force == 2)
  }

  @Test(arguments: [(0, 100.0), (1, 3.0), (2, 1.0)])
  func aNotchIsTheSameInPixelsLinesAndPages(mode: Int, delta: Double) {
    press()
    fixture.device.device.handle(
      .wheel(
        HostEvent.Wheel(time: fixture.device.time, x: 0, y: 0, deltaY: -delta, deltaMode: UInt8(mode))))
    #expect(isClose(last.force, 1.5))
  }

  @Test(.rule("FORCE-10")) func anArrowIsHalfAUnit() {
    press()
    fixture.key("ArrowUp")
    fixture.key("ArrowUp", isRepeat: true)
    #expect(last.force == 2)
    #expect(last.origin == .simulated(.keys))
    fixture.key("ArrowDown")
    #expect(last.force == 1.5)
    fixture.key("ArrowUp", isDown: false)
    #expect(last.force == 1.5)
  }

  @Test(.rule("FORCE-17")) func stopsAtNothingAndAtTheMaximumAndTurnsBackAtOnce() {
    press()
    fixture.turnWheel(notches: 30)
    #expect(last.force == 0)
    fixture.turnWheel(notches: -1)
    #expect(last.force == 0.5)
    fixture.turnWheel(notches: -300)
    #expect(isClose(last.force, 400.0 / 60))
    fixture.turnWheel(notches: 1)
    #expect(isClose(last.force, 400.0 / 60 - 0.5))
  }

  @Test func theWheelSettlesAnOpenSource() {
    fixture.send(.down, .mouse, pressure: 0.5)
    fixture.turnWheel(notches: -1)
    #expect(last.origin == .simulated(.wheel))
    #expect(last.force == 1.5)
  }

  @Test(.rule("FORCE-17")) func theWheelAddsNothingToASensor() {
    fixture.send(.down, .pen, pressure: 0.4)
    let count = fixture.heard.count
    fixture.turnWheel(notches: -4)
    fixture.key("ArrowUp")
    #expect(fixture.heard.count == count)
    fixture.send(.move, .pen, pressure: 0.4, x: 101)
    #expect(isClose(last.force, 0.4 * 500 / 120))
  }

  @Test func theWheelWithoutATouchDoesNothing() {
    fixture.turnWheel(notches: -4)
    #expect(fixture.heard.isEmpty)
    press()
    #expect(last.force == 1)
  }

  @Test(.rule("FORCE-10")) func holdingRisesByFourUnitsASecondAfterTheTouchAndHoldTime() {
    press()
    fixture.device.advance(by: 0.4)
    #expect(last.force == 1)
    #expect(last.origin == .simulated(.nominal))
    fixture.device.advance(by: 0.5)
    #expect(isClose(last.force, 3, within: 1e-6))
    #expect(last.origin == .simulated(.hold))
    #expect(last.call == .moved)
    #expect(last.place == CGPoint(x: 100, y: 100))
  }

  @Test(arguments: ["0.3", "0.5", "0.8"])
  func theTouchAndHoldTimeIsTheUsers(seconds: String) {
    fixture.set(.touchAndHold, seconds)
    press()
    fixture.device.advance(by: Double(seconds)! - 0.1 - 0.02)
    #expect(last.origin == .simulated(.nominal))
    fixture.device.advance(by: 0.52)
    #expect(isClose(last.force, 3, within: 1e-6))
  }

  @Test func holdingStopsAtTheMaximumAndThenNothingTicks() {
    press()
    fixture.device.advance(by: 3)
    #expect(isClose(last.force, 400.0 / 60))
    #expect(!fixture.host.wantsTicks)
    let count = fixture.heard.count
    fixture.device.advance(by: 1)
    #expect(fixture.heard.count == count)
  }

  @Test(.rule("FORCE-16")) func holdingStopsWhenTheTouchMovesAway() {
    press()
    fixture.device.advance(by: 0.9)
    fixture.send(.move, .mouse, pressure: 0.5, x: 111)
    let force = last.force
    #expect(force > 2)
    #expect(!fixture.host.wantsTicks)
    fixture.device.advance(by: 1)
    fixture.send(.move, .mouse, pressure: 0.5, x: 112)
    #expect(last.force == force)
  }

  @Test func aSmallMoveDoesNotStopHolding() {
    press()
    fixture.send(.move, .mouse, pressure: 0.5, x: 110)
    fixture.device.advance(by: 0.9)
    #expect(last.origin == .simulated(.hold))
  }

  @Test(.rule("FORCE-16")) func aTouchThatHasMovedAwayIsNeverHeld() {
    press()
    fixture.send(.move, .mouse, pressure: 0.5, x: 120)
    fixture.send(.move, .mouse, pressure: 0.5, x: 100)
    #expect(!fixture.host.wantsTicks)
    fixture.device.advance(by: 2)
    #expect(last.force == 1)
  }

  @Test(.rule("FORCE-16")) func holdingNeverRisesAfterTheLift() {
    press()
    fixture.device.advance(by: 0.8)
    let force = last.force
    fixture.send(.up, .mouse, pressure: 0)
    #expect(last.call == .ended)
    #expect(last.force == force)
    #expect(!fixture.host.wantsTicks)
    let count = fixture.heard.count
    fixture.device.advance(by: 2)
    #expect(fixture.heard.count == count)
  }

  @Test(.rule("FORCE-16")) func theWheelStopsHolding() {
    press()
    fixture.device.advance(by: 0.65)
    fixture.turnWheel(notches: -1)
    let force = last.force
    #expect(!fixture.host.wantsTicks)
    fixture.device.advance(by: 1)
    #expect(last.force == force)
    #expect(last.origin == .simulated(.wheel))
  }

  @Test func aWheelTurnedSidewaysStopsNothing() {
    press()
    fixture.device.advance(by: 0.5)
    fixture.turnWheel(notches: 0)
    #expect(last.origin == .simulated(.hold))
    let held = last.force
    fixture.device.advance(by: 0.2)
    #expect(last.force > held)
  }

  @Test func theSpaceBarTakesNoFingersForce() {
    fixture.key(" ")
    fixture.send(.down, pressure: 0, x: 187, y: 333)
    fixture.sendForce(0.4, x: 187, y: 333)
    fixture.sendForce(0.6, x: 187, y: 333)
    #expect(fixture.device.device.latestForce?.origin == .sensor(.touchForce))
  }

  @Test(.rules("FORCE-10", "TOUCH-3")) func theSpaceBarIsATouchOfItsOwnBesideAFinger() {
    fixture.sheet.isMultipleTouchEnabled = true
    press()
    fixture.key(" ")
    let began = fixture.heard.filter { $0.call == .began }.map(\.touch)
    #expect(began.count == 2 && Set(began).count == 2)
    fixture.key(" ", isDown: false)
    #expect(last.call == .ended && last.touch == began.last)
  }

  @Test(.rule("FORCE-10")) func theSpaceBarRisesFromItsFirstMoment() {
    fixture.key(" ")
    #expect(last.force == 1)
    #expect(last.origin == .simulated(.keys))
    fixture.device.advance(by: 0.5)
    #expect(isClose(last.force, 3, within: 1e-6))
    fixture.key("ArrowUp")
    #expect(isClose(last.force, 3.5, within: 1e-6))
    fixture.device.advance(by: 0.5)
    #expect(isClose(last.force, 3.5, within: 1e-6))
  }

  @Test func aSimulatedForceDoesNotFollowTheSensitivity() {
    fixture.set(.sensitivity, "firm")
    press()
    #expect(last.force == 1)
  }

  @Test(.rule("APP-6")) func nothingTicksWhereNothingMoves() {
    #expect(!fixture.host.wantsTicks)
    let phone = Fixture()
    let finger = phone.device.press(at: 10, 10, force: 2)
    #expect(!phone.host.wantsTicks)
    finger.lift()
    #expect(!phone.host.wantsTicks)
  }

  @Test func otherKeysDoNothing() {
    for key in ["a", "Enter", "Tab", "ArrowLeft", ""] {
      fixture.key(key)
      fixture.key(key, isDown: false)
    }
    #expect(fixture.heard.isEmpty)
    #expect(!fixture.host.operations.contains { if case .warning = $0 { true } else { false } })
  }
}
