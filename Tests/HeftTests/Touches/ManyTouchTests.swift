import Heft
import HeftTesting
import Testing

/// More than one touch: at a time (TOUCH-14) and in a row (TOUCH-11).
struct ManyTouchTests {
  let stage = Stage()

  @Test func aViewTakesOneTouchAtATimeUnlessItAsksForMore() {
    let first = stage.device.press(at: 10, 10)
    let second = stage.device.press(at: 200, 200)
    second.move(to: 210, 210)
    second.lift()
    first.lift()
    #expect(stage.heard.map(\.call) == [.began, .ended])
    #expect(Set(stage.heard.map(\.touch)).count == 1)
  }

  @Test func aViewThatAsksForMoreHearsOfEach() {
    stage.sheet.isMultipleTouchEnabled = true
    let first = stage.device.press(at: 10, 10, force: 1)
    let second = stage.device.press(at: 200, 200, force: 3)
    first.press(2)
    second.lift()
    first.lift()
    #expect(stage.heard.map(\.call) == [.began, .began, .moved, .ended, .ended])
    #expect(stage.heard.map(\.force) == [1, 3, 2, 3, 2])
  }

  @Test func aTouchIsTakenAgainAfterTheFirstHasEnded() {
    stage.device.press(at: 10, 10).lift()
    stage.device.press(at: 10, 10).lift()
    #expect(stage.heard.map(\.call) == [.began, .ended, .began, .ended])
  }

  @Test func twoViewsTakeOneTouchEach() {
    let other = Sheet(frame: CGRect(x: 200, y: 200, width: 50, height: 50))
    stage.device.run { stage.sheet.addSubview(other) }
    _ = stage.device.press(at: 10, 10)
    _ = stage.device.press(at: 210, 210)
    #expect(stage.heard.count == 1)
    #expect(other.heard.count == 1)
  }

  @Test func theEventKnowsWhichTouchesAreWhose() {
    stage.sheet.isMultipleTouchEnabled = true
    var counts: [[Int?]] = []
    stage.sheet.look = { [sheet = stage.sheet] _, event in
      counts.append([
        event.allTouches?.count, event.touches(for: sheet)?.count,
        event.touches(for: sheet.window!)?.count, event.touches(for: UIView())?.count,
      ])
    }
    let first = stage.device.press(at: 10, 10)
    _ = stage.device.press(at: 200, 200)
    first.lift()
    #expect(counts == [[1, 1, 1, 0], [2, 2, 2, 0], [2, 2, 2, 0]])
  }

  @Test func tenFingersAreTenTouches() {
    stage.sheet.isMultipleTouchEnabled = true
    let fingers = (0..<10).map { stage.device.press(at: Double($0) * 30, 100, force: Double($0) / 2) }
    #expect(stage.heard.map(\.force) == (0..<10).map { Double($0) / 2 })
    for finger in fingers { finger.lift() }
    #expect(stage.heard.count == 20)
    #expect(stage.device.device.isIdle)
  }

  @Test func tapsInARowAreCounted() {
    for _ in 1...3 {
      stage.device.tap(at: 100, 100)
      stage.device.advance(by: 0.1)
    }
    #expect(stage.heard.filter { $0.call == .began }.map(\.tapCount) == [1, 2, 3])
    #expect(stage.heard.filter { $0.call == .ended }.map(\.tapCount) == [1, 2, 3])
  }

  @Test func aTapThatComesLateStartsAnew() {
    stage.device.tap(at: 100, 100)
    stage.device.advance(by: 0.4)
    stage.device.tap(at: 100, 100)
    #expect(stage.heard.last?.tapCount == 1)
  }

  @Test func aTapFarAwayStartsAnew() {
    stage.device.tap(at: 100, 100)
    stage.device.tap(at: 146, 100)
    stage.device.tap(at: 186, 100)
    #expect(stage.heard.filter { $0.call == .began }.map(\.tapCount) == [1, 1, 2])
  }

  @Test func aSecondFingerBesideTheFirstIsNoSecondTap() {
    stage.sheet.isMultipleTouchEnabled = true
    _ = stage.device.press(at: 100, 100)
    _ = stage.device.press(at: 120, 100)
    #expect(stage.heard.filter { $0.call == .began }.map(\.tapCount) == [1, 1])
  }

  /// TOUCH-17.
  @Test func aKeyPressesTheMiddleOfTheScreen() {
    stage.key(" ")
    stage.key(" ", isRepeat: true)
    stage.device.advance(by: 0.1)
    stage.key(" ", isDown: false)
    #expect(stage.heard.first?.call == .began)
    #expect(stage.heard.first?.place == CGPoint(x: 187.5, y: 333.5))
    #expect(stage.heard.last?.call == .ended)
    #expect(stage.heard.filter { $0.call == .began }.count == 1)
    #expect(isClose(stage.heard.last!.time, 0.1))
  }

  @Test func escapeTakesTheKeyboardsTouchAway() {
    stage.key(" ")
    stage.key("Escape")
    stage.key(" ", isDown: false)
    #expect(stage.heard.map(\.call) == [.began, .cancelled])
  }
}
