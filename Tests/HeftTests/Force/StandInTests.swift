import Heft
import HeftTesting
import Testing

/// What stands in for force where nothing measures it (FORCE-10, FORCE-16, FORCE-17).
struct StandInTests {
  let stage = Stage(forceDevice: "")

  private var last: Heard { stage.heard.last! }

  /// A mouse button goes down and its source is known to be none.
  private func press() {
    stage.send(.down, .mouse, pressure: 0.5)
    stage.device.advance(by: 0.1)
  }

  /// FORCE-10.
  @Test func startsAtTheForceOfAnAverageTouch() {
    press()
    #expect(last.force == 1)
  }

  /// FORCE-10.
  @Test func aNotchOfTheWheelIsHalfAUnit() {
    press()
    stage.turnWheel(notches: -1)
    #expect(last.force == 1.5)
    #expect(last.origin == .standIn(.wheel))
    #expect(last.call == .moved)
    stage.turnWheel(notches: -2)
    #expect(last.force == 2.5)
    stage.turnWheel(notches: 1)
    #expect(last.force == 2)
  }

  @Test(arguments: [(0, 100.0), (1, 3.0), (2, 1.0)])
  func aNotchIsTheSameInPixelsLinesAndPages(mode: Int, delta: Double) {
    press()
    stage.device.device.handle(
      .wheel(
        HostEvent.Wheel(time: stage.device.time, x: 0, y: 0, deltaY: -delta, deltaMode: UInt8(mode))))
    #expect(isClose(last.force, 1.5))
  }

  /// FORCE-10.
  @Test func anArrowIsHalfAUnit() {
    press()
    stage.key("ArrowUp")
    stage.key("ArrowUp", isRepeat: true)
    #expect(last.force == 2)
    #expect(last.origin == .standIn(.keys))
    stage.key("ArrowDown")
    #expect(last.force == 1.5)
    stage.key("ArrowUp", isDown: false)
    #expect(last.force == 1.5)
  }

  /// FORCE-17.
  @Test func stopsAtNothingAndAtTheMaximumAndTurnsBackAtOnce() {
    press()
    stage.turnWheel(notches: 30)
    #expect(last.force == 0)
    stage.turnWheel(notches: -1)
    #expect(last.force == 0.5)
    stage.turnWheel(notches: -300)
    #expect(isClose(last.force, 400.0 / 60))
    stage.turnWheel(notches: 1)
    #expect(isClose(last.force, 400.0 / 60 - 0.5))
  }

  @Test func theWheelSettlesAnOpenSource() {
    stage.send(.down, .mouse, pressure: 0.5)
    stage.turnWheel(notches: -1)
    #expect(last.origin == .standIn(.wheel))
    #expect(last.force == 1.5)
  }

  /// FORCE-17.
  @Test func theWheelAddsNothingToASensor() {
    stage.send(.down, .pen, pressure: 0.4)
    let count = stage.heard.count
    stage.turnWheel(notches: -4)
    stage.key("ArrowUp")
    #expect(stage.heard.count == count)
    stage.send(.move, .pen, pressure: 0.4, x: 101)
    #expect(isClose(last.force, 0.4 * 500 / 120))
  }

  @Test func theWheelWithoutATouchDoesNothing() {
    stage.turnWheel(notches: -4)
    #expect(stage.heard.isEmpty)
    press()
    #expect(last.force == 1)
  }

  /// FORCE-10.
  @Test func holdingRisesByFourUnitsASecondAfterTheTouchAndHoldTime() {
    press()
    stage.device.advance(by: 0.4)
    #expect(last.force == 1)
    #expect(last.origin == .standIn(.nominal))
    stage.device.advance(by: 0.5)
    #expect(isClose(last.force, 3, within: 1e-6))
    #expect(last.origin == .standIn(.hold))
    #expect(last.call == .moved)
    #expect(last.place == CGPoint(x: 100, y: 100))
  }

  @Test(arguments: ["0.3", "0.5", "0.8"])
  func theTouchAndHoldTimeIsTheUsers(seconds: String) {
    stage.set("touch-and-hold", seconds)
    press()
    stage.device.advance(by: Double(seconds)! - 0.1 - 0.02)
    #expect(last.origin == .standIn(.nominal))
    stage.device.advance(by: 0.52)
    #expect(isClose(last.force, 3, within: 1e-6))
  }

  @Test func holdingStopsAtTheMaximumAndThenNothingTicks() {
    press()
    stage.device.advance(by: 3)
    #expect(isClose(last.force, 400.0 / 60))
    #expect(!stage.host.wantsTicks)
    let count = stage.heard.count
    stage.device.advance(by: 1)
    #expect(stage.heard.count == count)
  }

  /// FORCE-16.
  @Test func holdingStopsWhenTheTouchMovesAway() {
    press()
    stage.device.advance(by: 0.9)
    stage.send(.move, .mouse, pressure: 0.5, x: 111)
    let force = last.force
    #expect(force > 2)
    #expect(!stage.host.wantsTicks)
    stage.device.advance(by: 1)
    stage.send(.move, .mouse, pressure: 0.5, x: 112)
    #expect(last.force == force)
  }

  @Test func aSmallMoveDoesNotStopHolding() {
    press()
    stage.send(.move, .mouse, pressure: 0.5, x: 110)
    stage.device.advance(by: 0.9)
    #expect(last.origin == .standIn(.hold))
  }

  /// FORCE-16.
  @Test func aTouchThatHasMovedAwayIsNeverHeld() {
    press()
    stage.send(.move, .mouse, pressure: 0.5, x: 120)
    stage.send(.move, .mouse, pressure: 0.5, x: 100)
    #expect(!stage.host.wantsTicks)
    stage.device.advance(by: 2)
    #expect(last.force == 1)
  }

  /// FORCE-16.
  @Test func holdingNeverRisesAfterTheLift() {
    press()
    stage.device.advance(by: 0.8)
    let force = last.force
    stage.send(.up, .mouse, pressure: 0)
    #expect(last.call == .ended)
    #expect(last.force == force)
    #expect(!stage.host.wantsTicks)
    let count = stage.heard.count
    stage.device.advance(by: 2)
    #expect(stage.heard.count == count)
  }

  /// FORCE-16.
  @Test func theWheelStopsHolding() {
    press()
    stage.device.advance(by: 0.65)
    stage.turnWheel(notches: -1)
    let force = last.force
    #expect(!stage.host.wantsTicks)
    stage.device.advance(by: 1)
    #expect(last.force == force)
    #expect(last.origin == .standIn(.wheel))
  }

  @Test func aWheelTurnedSidewaysStopsNothing() {
    press()
    stage.device.advance(by: 0.5)
    stage.turnWheel(notches: 0)
    #expect(last.origin == .standIn(.hold))
    let held = last.force
    stage.device.advance(by: 0.2)
    #expect(last.force > held)
  }

  @Test func theSpaceBarTakesNoFingersForce() {
    stage.key(" ")
    stage.send(.down, pressure: 0, x: 187, y: 333)
    stage.sendForce(0.4, x: 187, y: 333)
    stage.sendForce(0.6, x: 187, y: 333)
    #expect(stage.device.device.latestForce?.origin == .sensor(.touchForce))
  }

  /// FORCE-10.
  @Test func theSpaceBarRisesFromItsFirstMoment() {
    stage.key(" ")
    #expect(last.force == 1)
    #expect(last.origin == .standIn(.keys))
    stage.device.advance(by: 0.5)
    #expect(isClose(last.force, 3, within: 1e-6))
    stage.key("ArrowUp")
    #expect(isClose(last.force, 3.5, within: 1e-6))
    stage.device.advance(by: 0.5)
    #expect(isClose(last.force, 3.5, within: 1e-6))
  }

  @Test func aStandInDoesNotFollowTheSensitivity() {
    stage.set("sensitivity", "firm")
    press()
    #expect(last.force == 1)
  }

  /// APP-6.
  @Test func nothingTicksWhereNothingMoves() {
    #expect(!stage.host.wantsTicks)
    let phone = Stage()
    let finger = phone.device.press(at: 10, 10, force: 2)
    #expect(!phone.host.wantsTicks)
    finger.lift()
    #expect(!phone.host.wantsTicks)
  }

  @Test func otherKeysDoNothing() {
    for key in ["a", "Enter", "Tab", "ArrowLeft", ""] {
      stage.key(key)
      stage.key(key, isDown: false)
    }
    #expect(stage.heard.isEmpty)
    #expect(!stage.host.operations.contains { if case .warning = $0 { true } else { false } })
  }
}
