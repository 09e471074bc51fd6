import Heft
import HeftTesting
import TestRules
import Testing

/// The facts about a sensor that an app can learn, so that it can keep a calibration (FORCE-15).
struct ForceStepTests {
  @Test("An iPhone's step follows the sensitivity", .rule("FORCE-15"), arguments: ForceSensitivity.allCases)
  func aPhonesStepIsASixtiethAtMedium(sensitivity: ForceSensitivity) throws {
    for raw in [0.0, 1, 200, 399, 400] {
      let step = try #require(ForceProfile.iPhone6s.resolution(raw: raw, sensitivity: sensitivity))
      #expect(isClose(step, 1 / (60 * sensitivity.divisor), within: 1e-12), "at \(raw)")
    }
  }

  @Test(
    "Where the force rises in two slopes, the step is that of the slope, and of the steeper one between them")
  func aTouchpadsStepIsItsSlopes() throws {
    let touchpad = try #require(ForceProfile.named("cypress-trackpad"))
    let steep = (400.0 / 60 - 1) / (124 - 77)
    #expect(isClose(try #require(touchpad.resolution(raw: 40)), 1.0 / 77, within: 1e-12))
    #expect(isClose(try #require(touchpad.resolution(raw: 77)), steep, within: 1e-12))
    #expect(isClose(try #require(touchpad.resolution(raw: 100)), steep, within: 1e-12))
  }

  @Test("Every step that is known is above 0 within the range that is used", arguments: ForceProfile.all)
  func stepsAreAboveNothing(profile: ForceProfile) {
    for raw in [profile.range.lowerBound, .nan, -1e300] {
      if let step = profile.resolution(raw: raw) { #expect(step > 0) }
    }
  }

  @Test("A browser tells no step", .rule("FORCE-15"))
  func browsersTellNoStep() {
    for profile in [ForceProfile.browserTouch, .browserPen, .trackpad, .simulated] {
      #expect(profile.resolution(raw: 0.3) == nil)
    }
  }

  @Test("A touch says its profile, its step and the sensitivity that it was worked out with")
  func aTouchSaysItsSensor() throws {
    let fixture = Fixture()
    var seen: [(String, Double?, ForceSensitivity)] = []
    fixture.sheet.look = { touch, _ in
      seen.append(
        (touch.forceProfileIdentifier, touch.forceResolution.map { Double($0) }, touch.forceSensitivity))
    }
    fixture.send(.down, pressure: 120)
    fixture.set(.sensitivity, "firm")
    try #require(seen.count == 2)
    #expect(seen.map(\.0) == ["iphone-6s", "iphone-6s"])
    #expect(isClose(try #require(seen[0].1), 1.0 / 60, within: 1e-12))
    #expect(isClose(try #require(seen[1].1), 1.0 / 72, within: 1e-12))
    #expect(seen.map(\.2) == [.medium, .firm])
  }

  @Test("A simulated force has no step, and no sensitivity", .rule("FORCE-15"))
  func aSimulatedForceHasNoStep() throws {
    let fixture = Fixture(forceDevice: "")
    fixture.set(.sensitivity, "light")
    var last: UITouch?
    fixture.sheet.look = { touch, _ in last = touch }
    fixture.send(.down, .mouse, pressure: 0.5)
    fixture.turnWheel(notches: -1)
    let touch = try #require(last)
    #expect(touch.forceOrigin == .simulated(.wheel))
    #expect(touch.forceProfileIdentifier == "simulated")
    #expect(touch.forceResolution == nil)
    #expect(touch.forceSensitivity == .medium)
  }
}
