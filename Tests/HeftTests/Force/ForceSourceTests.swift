import Heft
import HeftTesting
import TestRules
import Testing

/// Where the force of a touch comes from, by the evidence of its events (FORCE-5 to FORCE-9).
struct ForceSourceTests {
  let fixture = Fixture(forceDevice: "")

  private var origins: [ForceOrigin] {
    fixture.heard.filter { $0.call != .updated }.map(\.origin)
  }
  private var last: Heard { fixture.heard.last! }

  @Test(.rule("FORCE-6")) func aConstantHalfIsASimulatedForceAfter50Milliseconds() {
    fixture.send(.down, .mouse, pressure: 0.5)
    #expect(last.origin == .undetermined)
    #expect(fixture.host.wantsTicks)
    fixture.device.advance(by: 0.049)
    #expect(last.origin == .undetermined)
    fixture.device.advance(by: 0.017)
    #expect(last.origin == .simulated(.nominal))
    #expect(last.force == 1)
    #expect(last.call == .moved)
  }

  @Test(arguments: [PointerType.touch, .pen, .mouse])
  func aConstantHalfIsTheSameForEveryPointer(type: PointerType) {
    fixture.send(.down, type, pressure: 0.5)
    fixture.device.advance(by: 0.02)
    fixture.send(.move, type, pressure: 0.5, x: 102)
    fixture.device.advance(by: 0.06)
    #expect(last.origin == .simulated(.nominal))
    #expect(isClose(last.maximum, 400.0 / 60))
  }

  @Test(arguments: [0.0, 1.0])
  func aConstantEndOfTheRangeIsNoEvidenceEither(pressure: Double) {
    fixture.send(.down, pressure: pressure)
    fixture.device.advance(by: 0.1)
    #expect(last.origin == .simulated(.nominal))
  }

  @Test(.rule("FORCE-7")) func anyOtherValueIsASensorAtOnce() {
    fixture.send(.down, pressure: 0.3)
    #expect(origins == [.sensor(.touchPressure)])
    #expect(isClose(last.force, 0.3 * 400 / 60))
    #expect(!fixture.host.wantsTicks)
  }

  @Test func aValueThatVariesIsASensor() {
    fixture.send(.down, pressure: 0.5)
    fixture.send(.move, pressure: 1)
    #expect(origins == [.undetermined, .sensor(.touchPressure)])
    #expect(isClose(last.force, 400.0 / 60))
  }

  @Test func aPensFirstZeroOnlyMeansThatItsReadingIsOnTheWay() {
    fixture.send(.down, .pen, pressure: 0)
    fixture.device.advance(by: 0.3)
    #expect(last.origin == .undetermined)
    fixture.send(.move, .pen, pressure: 0.4)
    #expect(last.origin == .sensor(.penPressure))
    #expect(isClose(last.force, 0.4 * 500 / 120))
    #expect(isClose(last.maximum, 500.0 / 120))
  }

  @Test func aPenThatOnlyEverSaysZeroIsASimulatedForceAfterHalfASecond() {
    fixture.send(.down, .pen, pressure: 0)
    fixture.device.advance(by: 0.6)
    #expect(last.origin.isSimulated)
    #expect(fixture.heard.filter { $0.call == .updated }.count == 1)
  }

  @Test func aDeviceThatIsKnownNeedsNoEvidence() {
    let fixture = Fixture()
    fixture.send(.down, pressure: 30)
    #expect(fixture.heard[0].origin == .sensor(.device))
    #expect(fixture.heard[0].force == 0.5)
  }

  @Test(.rule("FORCE-8")) func touchForceWinsWhereThePointerSaysZero() {
    fixture.send(.down, pressure: 0)
    fixture.sendForce(0.25)
    fixture.send(.move, pressure: 0, x: 101)
    fixture.sendForce(0.5)
    fixture.send(.up, pressure: 0)
    #expect(origins.first == .undetermined)
    #expect(origins.dropFirst().allSatisfy { $0 == .sensor(.touchForce) })
    #expect(isClose(last.force, 0.5 * 400 / 60))
  }

  @Test func touchForceAloneArrivesAsAMoveAtTheSamePlace() {
    fixture.send(.down, pressure: 0)
    fixture.sendForce(0.25, x: 103, y: 98)
    #expect(last.call == .moved)
    #expect(last.place == CGPoint(x: 100, y: 100))
    #expect(isClose(last.force, 0.25 * 400 / 60))
  }

  @Test func aForceBelongsToTheNearestFinger() {
    fixture.sheet.isMultipleTouchEnabled = true
    fixture.send(.down, id: 1, pressure: 0, x: 50, y: 50)
    fixture.send(.down, id: 2, pressure: 0, x: 300, y: 300)
    fixture.sendForce(0.75, x: 295, y: 300)
    #expect(last.place == CGPoint(x: 300, y: 300))
    #expect(isClose(last.force, 0.75 * 400 / 60))
  }

  @Test func aForceNearNoFingerIsDropped() {
    fixture.send(.down, pressure: 0)
    fixture.sendForce(0.75, x: 141, y: 100)
    #expect(origins == [.undetermined])
  }

  @Test func aPressureThatComesLaterThanATouchForceIsForTheNextTouch() {
    fixture.send(.down, pressure: 0)
    fixture.sendForce(0.9)
    fixture.send(.move, pressure: 0.3)
    #expect(origins.dropFirst().allSatisfy { $0 == .sensor(.touchForce) })
    #expect(isClose(last.force, 0.9 * 400 / 60))
    fixture.send(.up, pressure: 0)
    fixture.send(.down, id: 2, pressure: 0)
    #expect(last.origin == .sensor(.touchPressure))
  }

  @Test func aBrowserThatTellsForceTwiceHasOneSourceForEveryTouch() {
    for id in 1...4 as ClosedRange<Int32> {
      fixture.send(.down, id: id, pressure: 0.3)
      fixture.sendForce(0.3)
      fixture.send(.move, id: id, pressure: 0.4)
      fixture.sendForce(0.4)
      fixture.send(.up, id: id, pressure: 0)
    }
    #expect(origins.count >= 12 && origins.allSatisfy { $0 == .sensor(.touchPressure) })
  }

  @Test func theSecondTouchKnowsTheSensor() {
    fixture.send(.down, pressure: 0.3)
    fixture.send(.up, pressure: 0)
    fixture.send(.down, id: 2, pressure: 0)
    #expect(last.origin == .sensor(.touchPressure))
    #expect(last.force == 0)
    #expect(last.estimated == [])
  }

  @Test func aHalfIsNoReadingEvenWhereASensorIsKnown() {
    fixture.send(.down, pressure: 0.3)
    fixture.send(.up, pressure: 0)
    fixture.send(.down, id: 2, pressure: 0.5)
    #expect(last.origin == .undetermined)
    fixture.send(.move, id: 2, pressure: 0.52)
    #expect(last.origin == .sensor(.touchPressure))
  }

  @Test func theSecondTouchKnowsThatNothingMeasures() {
    fixture.send(.down, .mouse, pressure: 0.5)
    fixture.device.advance(by: 0.1)
    fixture.send(.up, .mouse, pressure: 0)
    fixture.send(.down, .mouse, pressure: 0.5)
    #expect(last.origin == .simulated(.nominal))
    #expect(last.force == 1)
  }

  @Test func whatIsKnownOfAMouseSaysNothingOfAPen() {
    fixture.send(.down, .mouse, pressure: 0.5)
    fixture.device.advance(by: 0.1)
    fixture.send(.up, .mouse, pressure: 0)
    fixture.send(.down, .pen, id: 2, pressure: 0.7)
    #expect(last.origin == .sensor(.penPressure))
  }

  @Test func aSimulatedForceStaysOneThoughASensorSpeaksUp() {
    fixture.send(.down, pressure: 0.5)
    fixture.device.advance(by: 0.1)
    fixture.send(.move, pressure: 0.7, x: 101)
    #expect(last.origin == .simulated(.nominal))
    #expect(last.force == 1)
    fixture.send(.up, pressure: 0)
    fixture.send(.down, id: 2, pressure: 0.7)
    #expect(last.origin == .sensor(.touchPressure))
  }

  @Test(.rule("FORCE-9")) func aTrackpadsForceIsTheMouses() {
    fixture.send(.down, .mouse, pressure: 0.5)
    fixture.sendForce(1.25, .webkit)
    #expect(last.origin == .sensor(.webkitForce))
    #expect(isClose(last.force, 1 + 0.125 * (400.0 / 60 - 1)))
    fixture.sendForce(3, .webkit)
    #expect(isClose(last.force, 400.0 / 60))
  }

  @Test func aTrackpadWithoutForceSaysOneAndIsASimulatedForce() {
    fixture.send(.down, .mouse, pressure: 0.5)
    fixture.sendForce(1, .webkit)
    fixture.sendForce(1, .webkit)
    fixture.device.advance(by: 0.1)
    #expect(last.origin == .simulated(.nominal))
  }

  @Test func aTrackpadsForceIsNeverAFingers() {
    fixture.send(.down, .touch, pressure: 0.5)
    fixture.sendForce(2, .webkit)
    #expect(origins == [.undetermined])
  }

  @Test func everyOriginHasAName() {
    let origins: [ForceOrigin] = [
      .undetermined, .sensor(.touchPressure), .sensor(.penPressure), .sensor(.mousePressure),
      .sensor(.touchForce), .sensor(.webkitForce), .sensor(.device), .simulated(.nominal), .simulated(.wheel),
      .simulated(.hold), .simulated(.keys),
    ]
    #expect(Set(origins.map(\.name)).count == origins.count)
    #expect(origins.filter(\.isSimulated).count == 4)
  }
}
