import Heft
import HeftTesting
import TestRules
import Testing

/// From raw pressure to force (FORCE-1 to FORCE-4, FORCE-12, FORCE-13).
struct ForceProfileTests {
  private let phone = ForceProfile.iPhone6s

  /// A step is 1/60, and the maximum 400 steps.
  @Test(.rule("FORCE-1")) func anIPhoneCountsInSixtiethsAtMedium() {
    for count in 0...400 {
      #expect(phone.force(raw: Double(count)) == Double(count) / 60)
    }
    #expect(phone.maximumForce == 400.0 / 60)
  }

  @Test(.rule("FORCE-2"), arguments: [(ForceSensitivity.light, 48.0), (.medium, 60.0), (.firm, 72.0)])
  func theSensitivityChangesTheStep(sensitivity: ForceSensitivity, stepsPerUnit: Double) {
    for count in 0...400 {
      let force = phone.force(raw: Double(count), sensitivity: sensitivity)
      #expect(isClose(force, min(Double(count) / stepsPerUnit, 400.0 / 60), within: 1e-12))
    }
  }

  @Test func lightIsFullAt320StepsAndNotBefore() {
    #expect(phone.force(raw: 320, sensitivity: .light) == phone.maximumForce)
    #expect(phone.force(raw: 319, sensitivity: .light) < phone.maximumForce)
    #expect(phone.force(raw: 400, sensitivity: .light) == phone.maximumForce)
  }

  @Test func firmNeverReachesTheMaximum() {
    let most = phone.force(raw: 400, sensitivity: .firm)
    #expect(isClose(most, 5.5556, within: 5e-5))
    #expect(isClose(most / phone.maximumForce, 0.8333, within: 5e-5))
  }

  /// The maximum stays what it is, whatever the setting.
  @Test func aTouchsMaximumDoesNotFollowTheSensitivity() {
    let fixture = Fixture()
    for sensitivity in ForceSensitivity.allCases {
      fixture.set(.sensitivity, sensitivity.rawValue)
      fixture.send(.down, pressure: 320)
      fixture.send(.up, pressure: 0)
    }
    let began = fixture.heard.filter { $0.call == .began }
    #expect(began.map(\.maximum) == Array(repeating: 400.0 / 60, count: 3))
    for (heard, force) in zip(began, [400.0 / 60, 320.0 / 60, 320.0 / 72]) {
      #expect(isClose(heard.force, force, within: 1e-12))
    }
  }

  @Test(.rule("FORCE-4"), arguments: ForceProfile.all)
  func everyProfileRisesAndStaysWithinItsMaximum(profile: ForceProfile) {
    #expect(profile.maximumForce > 0)
    for sensitivity in ForceSensitivity.allCases {
      var last = 0.0
      let span = profile.range.upperBound - profile.range.lowerBound
      for step in 0...4095 {
        let raw = profile.range.lowerBound + span * Double(step) / 4095
        let force = profile.force(raw: raw, sensitivity: sensitivity)
        #expect(force >= last && force <= profile.maximumForce, "\(profile.identifier) at \(raw)")
        last = force
      }
      #expect(profile.force(raw: profile.range.lowerBound, sensitivity: sensitivity) == 0)
      #expect(last > 0)
    }
  }

  @Test(arguments: ForceProfile.all)
  func everyProfileReachesItsMaximumAtMedium(profile: ForceProfile) {
    #expect(isClose(profile.force(raw: profile.range.upperBound), profile.maximumForce))
  }

  @Test(arguments: ForceProfile.all)
  func whatNoHardwareSendsCountsAsTheNearerEnd(profile: ForceProfile) {
    let most = profile.force(raw: profile.range.upperBound)
    for raw in [profile.range.upperBound + 1, 1e300, .infinity] { #expect(profile.force(raw: raw) == most) }
    for raw in [profile.range.lowerBound - 1, -1e300, -.infinity, .nan] {
      #expect(profile.force(raw: raw) == 0)
    }
  }

  @Test func profilesAreFoundByTheirIdentifiers() {
    #expect(Set(ForceProfile.all.map(\.identifier)).count == ForceProfile.all.count)
    for profile in ForceProfile.all { #expect(ForceProfile.named(profile.identifier) == profile) }
    #expect(ForceProfile.named("iphone-7") == nil)
    #expect(ForceProfile.named("") == nil)
  }

  @Test(.rule("FORCE-12")) func onlyAMeasuredPhoneSaysGrams() {
    #expect(ForceProfile.all.filter { $0.gramsAtMaximum != nil }.map(\.identifier) == ["iphone-6s"])
    #expect(phone.gramsAtMaximum == 385)
  }

  @Test(
    .rule("FORCE-13"), arguments: [(0.0, 255.0), (0, 1), (-128, 127), (10, 2047), (0.5, 0.75), (0, 32767)])
  func anAxisIsSpreadOverAPhonesRange(minimum: Double, maximum: Double) throws {
    let axis = try #require(ForceProfile.axis(minimum: minimum, maximum: maximum))
    #expect(axis.force(raw: minimum) == 0)
    #expect(isClose(axis.force(raw: maximum), 400.0 / 60))
    #expect(isClose(axis.force(raw: (minimum + maximum) / 2), 200.0 / 60))
    #expect(ForceProfile.named(axis.identifier) == axis)
  }

  @Test(arguments: [
    (0.0, 0.0), (5, 1), (.nan, 1), (0, .nan), (0, .infinity), (-.infinity, 0), (0, 1e10), (0, 1e-300),
    (1, 1.0000001),
  ])
  func anAxisWithoutARangeIsNone(minimum: Double, maximum: Double) {
    #expect(ForceProfile.axis(minimum: minimum, maximum: maximum) == nil)
  }

  @Test(arguments: [
    "axis", "axis:", "axis:0", "axis:0:0", "axis:a:b", "axis:0:255:3", "axis:9:1", "axis:0:nan",
  ])
  func anIdentifierThatNamesNoAxisIsNone(identifier: String) {
    #expect(ForceProfile.named(identifier) == nil)
  }

  @Test func anAxisCanBeTheDevices() {
    let fixture = Fixture(forceDevice: "axis:0:255")
    fixture.send(.down, pressure: 51)
    #expect(isClose(fixture.heard[0].force, 51.0 / 255 * 400 / 60))
    #expect(fixture.heard[0].origin == .sensor(.device))
  }

  @Test(.rule("FORCE-9")) func aClickOfATrackpadIsAnAverageTouch() {
    let trackpad = ForceProfile.trackpad
    #expect(trackpad.force(raw: 1) == 1)
    #expect(trackpad.force(raw: 0.5) == 0.5)
    #expect(isClose(trackpad.force(raw: 2), (1 + 400.0 / 60) / 2))
    #expect(isClose(trackpad.force(raw: 3), 400.0 / 60))
  }
}
