import Heft
import HeftTesting
import TestRules
import Testing

/// Bad input is made sense of or dropped, with one counted, visible warning (TOUCH-15, TOUCH-16).
struct BadInputTests {
  private let fixture = Fixture()

  /// Expects that this kind, and no other, came just so often, and is shown with that count.
  private func expect(_ problem: InputProblem, _ count: UInt32 = 1, _ note: Comment? = nil) {
    let device = fixture.device.device
    for other in InputProblem.allCases where other != problem {
      #expect(device.count(of: other) == 0, "\(other) \(note?.rawValue ?? "")")
    }
    #expect(device.count(of: problem) == count, note)
    #expect(fixture.host.screen.warnings == [problem.rawValue: count], note)
    let texts = fixture.host.operations.compactMap { operation -> String? in
      if case .warning(_, let text, _) = operation { return text }
      return nil
    }
    #expect(!texts.isEmpty && texts.allSatisfy { $0.hasPrefix(problem.message) }, note)
  }

  private func sample(
    time: Double = 1, x: Double = 100, y: Double = 100, pressure: Double = 60, tiltX: Double = 0,
    width: Double = 1,
    height: Double = 1
  ) -> TouchSample {
    TouchSample(time: time, x: x, y: y, pressure: pressure, tiltX: tiltX, width: width, height: height)
  }

  @Test(.rule("TOUCH-15"), arguments: [Double.nan, .infinity, -.infinity, 1e9, -1e12])
  func aPlaceThatIsNoneLeavesItsSampleOut(x: Double) {
    fixture.send(.down, samples: [sample()])
    fixture.send(.move, samples: [sample(x: x)])
    expect(.place)
    #expect(fixture.heard.map(\.call) == [.began])
    fixture.send(.move, samples: [sample(x: 50), sample(y: x), sample(x: 60)])
    expect(.place, 2)
    #expect(fixture.heard.last?.place.x == 60)
  }

  @Test func aTouchThatBeginsNowhereIsNone() {
    fixture.send(.down, samples: [sample(x: .nan)])
    expect(.place)
    #expect(fixture.heard.isEmpty)
    #expect(fixture.device.device.isIdle)
  }

  @Test func anEndNowhereIsAnEndWhereItWas() {
    fixture.send(.down, samples: [sample()])
    fixture.send(.up, samples: [sample(x: .nan)])
    expect(.place)
    #expect(fixture.heard.map(\.call) == [.began, .ended])
    #expect(fixture.heard.last?.place == CGPoint(x: 100, y: 100))
  }

  @Test(.rule("TOUCH-15"), arguments: [-1, 401, 1e300, .infinity, -.infinity])
  func aPressureOutsideItsRangeCountsAsTheNearestOne(pressure: Double) {
    fixture.send(.down, samples: [sample(pressure: pressure)])
    expect(.pressure)
    #expect(fixture.heard.map(\.force) == [pressure > 0 ? 400.0 / 60 : 0])
  }

  @Test func aPressureThatIsNoNumberLeavesTheForceAsItWas() {
    fixture.send(.down, samples: [sample(pressure: 120)])
    fixture.send(.move, samples: [sample(x: 110, pressure: .nan)])
    expect(.pressure)
    #expect(fixture.heard.map(\.force) == [2, 2])
  }

  @Test(.rule("TOUCH-15"), arguments: [Double.nan, .infinity, 1e12])
  func aTimeThatIsNoneIsNow(time: Double) {
    fixture.send(.down, samples: [sample(time: 1)])
    fixture.send(.move, samples: [sample(time: 1.5)])
    fixture.send(.move, samples: [sample(time: time, x: 105)])
    expect(.time)
    #expect(fixture.heard.map(\.time) == [0, 0.5, 0.5])
  }

  @Test func aTimeOfMinusInfinityIsReportedOnce() {
    fixture.send(.down, samples: [sample(time: 1)])
    fixture.send(.move, samples: [sample(time: -.infinity, x: 105)])
    expect(.time)
  }

  @Test(.rule("TOUCH-15")) func timeThatRunsBackwardsGoesOnFromWhereItWas() {
    fixture.send(.down, samples: [sample(time: 100)])
    fixture.send(.move, samples: [sample(time: 101, x: 105)])
    fixture.send(.move, samples: [sample(time: 50, x: 110)])
    expect(.backwardTime)
    fixture.send(.move, samples: [sample(time: 50.25, x: 115)])
    expect(.backwardTime)
    #expect(fixture.heard.map(\.time) == [0, 1, 1, 1.25])
  }

  @Test func aSampleThatIsALittleLateIsNoMistake() {
    fixture.send(.down, samples: [sample(time: 100)])
    fixture.send(.move, samples: [sample(time: 101)])
    fixture.send(.move, samples: [sample(time: 100.5)])
    #expect(fixture.host.screen.warnings.isEmpty)
  }

  @Test func aLeapOfMoreThanAnHourIsNotFelt() {
    fixture.send(.down, samples: [sample(time: 100)])
    fixture.send(.move, samples: [sample(time: 3701, x: 101)])
    fixture.send(.move, samples: [sample(time: 3702, x: 102)])
    #expect(fixture.heard.map(\.time) == [0, 0, 1])
    #expect(fixture.host.screen.warnings.isEmpty)
  }

  @Test(.rule("TOUCH-15"), arguments: [Double.nan, 90.5, -91, .infinity])
  func aTiltOutsideItsRangeCountsAsUpright(tilt: Double) {
    fixture.send(.down, .pen, samples: [sample(tiltX: tilt)])
    expect(.shape)
  }

  @Test(arguments: [Double.nan, -1, .infinity, 1e9])
  func aContactOfNoSizeCountsAsSmall(size: Double) {
    var radii: [CGFloat] = []
    fixture.sheet.look = { touch, _ in radii.append(touch.majorRadius) }
    fixture.send(.down, samples: [sample(width: size)])
    expect(.shape)
    fixture.send(.move, samples: [sample(height: size)])
    expect(.shape, 2)
    #expect(radii == [0.5, 0.5])
  }

  @Test(.rule("TOUCH-15")) func aMoveWithoutABeginIsLeftOut() {
    fixture.send(.move, pressure: 60)
    expect(.moveWithoutBegin)
    #expect(fixture.heard.isEmpty)
  }

  @Test(arguments: [PointerPhase.up, .cancel])
  func anEndWithoutABeginIsLeftOut(phase: PointerPhase) {
    fixture.send(phase, pressure: 0)
    expect(.endWithoutBegin)
    #expect(fixture.heard.isEmpty)
  }

  @Test func anEndWithoutAMoveIsJustATap() {
    fixture.send(.down, pressure: 60)
    fixture.send(.up, pressure: 0)
    #expect(fixture.heard.map(\.call) == [.began, .ended])
    #expect(fixture.host.screen.warnings.isEmpty)
  }

  @Test(.rule("TOUCH-15")) func aSecondBeginCancelsTheFirst() {
    fixture.send(.down, pressure: 60)
    fixture.send(.down, pressure: 120, x: 150)
    expect(.secondBegin)
    fixture.send(.up, pressure: 0, x: 150)
    #expect(fixture.heard.map(\.call) == [.began, .cancelled, .began, .ended])
    #expect(fixture.heard.map(\.force) == [1, 1, 2, 2])
    expect(.secondBegin)
  }

  @Test(.rule("TOUCH-15"), arguments: PointerPhase.allPhases)
  func aTouchWithoutASampleIsLeftOut(phase: PointerPhase) {
    fixture.send(phase, samples: [])
    expect(.noSamples)
  }

  @Test(.rule("TOUCH-16")) func ofFortyTouchesThirtyTwoCount() {
    fixture.sheet.isMultipleTouchEnabled = true
    for id in 1...40 as ClosedRange<Int32> { fixture.send(.down, id: id, pressure: 60, x: Double(id)) }
    expect(.tooManyTouches, 8)
    #expect(fixture.heard.count == 32)
    for id in 1...32 as ClosedRange<Int32> { fixture.send(.up, id: id, pressure: 0, x: Double(id)) }
    expect(.tooManyTouches, 8)
    #expect(fixture.heard.count == 64)
    #expect(fixture.device.device.isIdle)
  }

  @Test(.rule("TOUCH-15"), arguments: [(Double.nan, 0), (.infinity, 0), (-1e10, 1), (100, 3), (100, 255)])
  func aWheelThatTurnsByNoUsableAmountIsLeftOut(delta: Double, mode: Int) {
    fixture.device.device.handle(
      .wheel(HostEvent.Wheel(time: 1, x: 0, y: 0, deltaY: delta, deltaMode: UInt8(mode))))
    expect(.wheel)
  }

  @Test(arguments: [Double.nan, -0.1, .infinity, 1e9])
  func aForceThatIsNoneIsLeftOut(value: Double) {
    fixture.send(.down, pressure: 60)
    fixture.sendForce(value)
    expect(.pressure)
  }

  @Test func aForceNowhereIsLeftOut() {
    fixture.send(.down, pressure: 60)
    fixture.sendForce(0.5, x: .nan)
    expect(.place)
  }

  @Test(
    .rule("TOUCH-15"),
    arguments: [
      HostEvent.Screen(width: 0, height: 5), HostEvent.Screen(width: .nan, height: 5),
      HostEvent.Screen(width: 5, height: .infinity), HostEvent.Screen(width: -5, height: 5),
      HostEvent.Screen(width: 5, height: 5, scale: 0), HostEvent.Screen(width: 5, height: 5, safeTop: -1),
      HostEvent.Screen(width: 5, height: 5, safeLeft: .nan), HostEvent.Screen(width: 1e6, height: 5),
    ])
  func aScreenOfNoUsableSizeChangesNothing(screen: HostEvent.Screen) {
    fixture.device.device.handle(.screen(screen))
    expect(.screen)
    #expect(fixture.sheet.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
  }

  @Test(
    .rule("TOUCH-15"),
    arguments: [
      (SettingName.forceTouch, "maybe"), (.sensitivity, ""), (.touchAndHold, "0.4"), (.unknown, "3"),
      (.unknown, ""),
      (.device, "iphone-99"), (.device, "axis:5:1"),
    ])
  func aSettingThatIsNotKnownChangesNothing(name: SettingName, value: String) {
    let before = fixture.device.device.settings
    fixture.set(name, value)
    expect(.setting)
    #expect(fixture.device.device.settings == before)
    #expect(fixture.host.screen.settings == [.device: "iphone-6s"])
  }

  @Test func aCommandOfTheSimulatorsIsNotTheDevices() {
    fixture.device.device.handle(.command(.unknown))
    expect(.command)
  }

  private func last() -> String? {
    fixture.host.operations.reversed().lazy.compactMap { operation -> String? in
      if case .warning(_, let text, _) = operation { text } else { nil }
    }.first
  }

  private func expected(_ problem: InputProblem, _ detail: String) -> String {
    problem.message + " Last: " + detail + "."
  }

  @Test("A warning ends with the last value that came, its range and where it came from", .rule("TOUCH-15"))
  func details() {
    let range = "\u{00B1}1000000000"
    fixture.send(.down, id: 4, samples: [sample(pressure: 401)])
    #expect(last() == expected(.pressure, "401 of pointer 4, where the range is 0 to 400"))
    fixture.sendForce(-0.5)
    #expect(last() == expected(.pressure, "-0.5 of touch 9, where the range is 0 to 1"))
    fixture.send(.move, id: 4, samples: [sample(x: .nan, y: 7.25)])
    #expect(last() == expected(.place, "(nan, 7.25) of pointer 4, where the range is " + range))
    fixture.send(.move, id: 4, samples: [sample(time: 1e12)])
    #expect(last() == expected(.time, "1000000000 s, where the range is " + range))
    fixture.device.device.handle(.wheel(HostEvent.Wheel(time: 1, x: 0, y: 0, deltaY: 100, deltaMode: 3)))
    #expect(
      last() == expected(.wheel, "(0, 100) in mode 3, where the range is " + range + " in the modes 0 to 2"))
    fixture.set(.sensitivity, "brutal")
    #expect(last() == expected(.setting, "\"sensitivity\" to \"brutal\""))
    fixture.set(.sensitivity, String(repeating: "\u{E4}", count: 100))
    let most = String(repeating: "\u{E4}", count: 30) + "\u{2026}"
    #expect(last() == expected(.setting, "\"sensitivity\" to \"" + most + "\""))
  }

  @Test("What comes in no order is told with the pointer and those that are down", .rule("TOUCH-15"))
  func order() {
    fixture.send(.move, id: 99, pressure: 0)
    #expect(last() == expected(.moveWithoutBegin, "pointer 99, where none is down"))
    fixture.send(.down, id: 4, samples: [sample()])
    fixture.send(.down, id: 5, samples: [sample()])
    fixture.send(.up, id: 99, pressure: 0)
    #expect(last() == expected(.endWithoutBegin, "pointer 99, where those down are pointer 4, pointer 5"))
    fixture.send(.down, id: 5, samples: [sample()])
    #expect(last() == expected(.secondBegin, "pointer 5, where those down are pointer 4, pointer 5"))
    fixture.send(.move, id: 4, samples: [])
    #expect(last() == expected(.noSamples, "pointer 4 with 0 samples, where the least is 1"))
    fixture.send(.move, id: 4, samples: [sample(time: 11)])
    fixture.send(.move, id: 4, samples: [sample(time: 2)])
    #expect(last() == expected(.backwardTime, "2 s, where the range begins at 10 s"))
    fixture.send(.move, id: 4, samples: [sample(time: 2, tiltX: 91, height: -3)])
    #expect(
      last()
        == expected(
          .shape,
          "tilts (91, 0) and size (1, -3) of pointer 4, where the ranges are -90 to 90 and 0 to 1000000000"))
    for id in 6...40 as ClosedRange<Int32> { fixture.send(.down, id: id, samples: [sample(time: 2)]) }
    #expect(last() == expected(.tooManyTouches, "pointer 40, where the most down are 32"))
  }

  @Test("So is what is told of the screen, the date, a request, a command and a view", .rule("TOUCH-15"))
  func places() {
    let device = fixture.device.device
    device.handle(.screen(HostEvent.Screen(width: 375, height: -5, safeTop: 20)))
    #expect(
      last()
        == expected(
          .screen,
          "375 x -5 of scale 2 with insets (20, 0, 0, 0), where the ranges are above 0 to 100000 and 0 to 100000"
        ))
    device.handle(.command(.relaunch))
    #expect(last() == expected(.command, "\"relaunch\""))
    device.handle(.date(HostEvent.Clock(seconds: 5.5, minutesEast: -2000, time: 1)))
    #expect(
      last()
        == expected(
          .date, "5.5 s and -2000 minutes, where the ranges are \u{00B1}9000000000 and \u{00B1}1440"))
    device.handle(.shared(HostEvent.Shared(number: 7, outcome: .done, time: 1)))
    #expect(last() == expected(.answer, "sharing 7, where nothing was asked for"))
    device.handle(.editing(HostEvent.Editing(view: 900, change: .began, time: 1)))
    #expect(last() == expected(.field, "view 900, where Fixture's are shown"))
    device.handle(.action(HostEvent.Action(view: 901, kind: .activate, time: 1)))
    #expect(last() == expected(.action, "view 901, where Fixture's are shown"))
    device.handle(.link(HostEvent.LinkUse(view: 902, link: 3, kind: .activated, time: 1)))
    #expect(last() == expected(.document, "link 3 of view 902, where Fixture's are shown"))
  }

  @Test(.rule("TOUCH-15")) func theSameWarningIsCountedUp() {
    for count in 1...5 as ClosedRange<UInt32> {
      fixture.send(.move, pressure: 0)
      expect(.moveWithoutBegin, count)
    }
  }

  @Test func everyProblemHasItsOwnNumberAndSentence() {
    #expect(Set(InputProblem.allCases.map(\.message)).count == InputProblem.allCases.count)
    #expect(InputProblem.allCases.map(\.rawValue) == Array(1...20))
  }
}

extension PointerPhase {
  fileprivate static let allPhases: [PointerPhase] = [.down, .move, .up, .cancel]
}
