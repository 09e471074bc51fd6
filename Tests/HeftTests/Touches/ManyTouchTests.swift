import Heft
import HeftTesting
import TestRules
import Testing

/// More than one touch: at a time (TOUCH-14) and in a row (TOUCH-11).
struct ManyTouchTests {
  let fixture = Fixture()

  @Test(.rule("TOUCH-14")) func aViewTakesOneTouchAtATimeUnlessItAsksForMore() {
    let first = fixture.device.press(at: 10, 10)
    let second = fixture.device.press(at: 200, 200)
    second.move(to: 210, 210)
    second.lift()
    first.lift()
    #expect(fixture.heard.map(\.call) == [.began, .ended])
    #expect(Set(fixture.heard.map(\.touch)).count == 1)
  }

  @Test(.rule("TOUCH-14")) func aViewThatAsksForMoreHearsOfEach() {
    fixture.sheet.isMultipleTouchEnabled = true
    let first = fixture.device.press(at: 10, 10, force: 1)
    let second = fixture.device.press(at: 200, 200, force: 3)
    first.press(2)
    second.lift()
    first.lift()
    #expect(fixture.heard.map(\.call) == [.began, .began, .moved, .ended, .ended])
    #expect(fixture.heard.map(\.force) == [1, 3, 2, 3, 2])
  }

  @Test func aTouchIsTakenAgainAfterTheFirstHasEnded() {
    fixture.device.press(at: 10, 10).lift()
    fixture.device.press(at: 10, 10).lift()
    #expect(fixture.heard.map(\.call) == [.began, .ended, .began, .ended])
  }

  @Test func twoViewsTakeOneTouchEach() {
    let other = Sheet(frame: CGRect(x: 200, y: 200, width: 50, height: 50))
    fixture.device.run { fixture.sheet.addSubview(other) }
    _ = fixture.device.press(at: 10, 10)
    _ = fixture.device.press(at: 210, 210)
    #expect(fixture.heard.count == 1)
    #expect(other.heard.count == 1)
  }

  @Test func theEventKnowsWhichTouchesAreWhose() {
    fixture.sheet.isMultipleTouchEnabled = true
    var counts: [[Int?]] = []
    fixture.sheet.look = { [unowned sheet = fixture.sheet] _, event in
      counts.append([
        event.allTouches?.count, event.touches(for: sheet)?.count,
        event.touches(for: sheet.window!)?.count, event.touches(for: UIView())?.count,
      ])
    }
    let first = fixture.device.press(at: 10, 10)
    _ = fixture.device.press(at: 200, 200)
    first.lift()
    #expect(counts == [[1, 1, 1, 0], [2, 2, 2, 0], [2, 2, 2, 0]])
  }

  @Test func tenFingersAreTenTouches() {
    fixture.sheet.isMultipleTouchEnabled = true
    let fingers = (0..<10).map { fixture.device.press(at: Double($0) * 30, 100, force: Double($0) / 2) }
    #expect(fixture.heard.map(\.force) == (0..<10).map { Double($0) / 2 })
    for finger in fingers { finger.lift() }
    #expect(fixture.heard.count == 20)
    #expect(fixture.device.device.isIdle)
  }

  @Test(.rule("TOUCH-11")) func tapsInARowAreCounted() {
    for _ in 1...3 {
      fixture.device.tap(at: 100, 100)
      fixture.device.advance(by: 0.1)
    }
    #expect(fixture.heard.filter { $0.call == .began }.map(\.tapCount) == [1, 2, 3])
    #expect(fixture.heard.filter { $0.call == .ended }.map(\.tapCount) == [1, 2, 3])
  }

  @Test(.rule("TOUCH-11")) func aTapThatComesLateStartsAnew() {
    fixture.device.tap(at: 100, 100)
    fixture.device.advance(by: 0.4)
    fixture.device.tap(at: 100, 100)
    #expect(fixture.heard.last?.tapCount == 1)
  }

  @Test(.rule("TOUCH-11")) func aTapFarAwayStartsAnew() {
    fixture.device.tap(at: 100, 100)
    fixture.device.tap(at: 146, 100)
    fixture.device.tap(at: 186, 100)
    #expect(fixture.heard.filter { $0.call == .began }.map(\.tapCount) == [1, 1, 2])
  }

  @Test(.rule("TOUCH-11")) func aSecondFingerBesideTheFirstIsNoSecondTap() {
    fixture.sheet.isMultipleTouchEnabled = true
    _ = fixture.device.press(at: 100, 100)
    _ = fixture.device.press(at: 120, 100)
    #expect(fixture.heard.filter { $0.call == .began }.map(\.tapCount) == [1, 1])
  }

  @Test(.rule("TOUCH-17")) func aKeyPressesTheMiddleOfTheScreen() {
    fixture.key(" ")
    fixture.key(" ", isRepeat: true)
    fixture.device.advance(by: 0.1)
    fixture.key(" ", isDown: false)
    #expect(fixture.heard.first?.call == .began)
    #expect(fixture.heard.first?.place == CGPoint(x: 187.5, y: 333.5))
    #expect(fixture.heard.last?.call == .ended)
    #expect(fixture.heard.filter { $0.call == .began }.count == 1)
    #expect(isClose(fixture.heard.last!.time, 0.1))
  }

  @Test func escapeTakesTheKeyboardsTouchAway() {
    fixture.key(" ")
    fixture.key("Escape")
    fixture.key(" ", isDown: false)
    #expect(fixture.heard.map(\.call) == [.began, .cancelled])
  }
}
