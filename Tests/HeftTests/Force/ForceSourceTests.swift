import Heft
import HeftTesting
import Testing

/// Where the force of a touch comes from, by the evidence of its events (FORCE-5 to FORCE-9).
struct ForceSourceTests {
  let stage = Stage(forceDevice: "")

  private var origins: [ForceOrigin] {
    stage.heard.filter { $0.call != .updated }.map(\.origin)
  }
  private var last: Heard { stage.heard.last! }

  /// FORCE-6.
  @Test func aConstantHalfIsAStandInAfter50Milliseconds() {
    stage.send(.down, .mouse, pressure: 0.5)
    #expect(last.origin == .undetermined)
    #expect(stage.host.wantsTicks)
    stage.device.advance(by: 0.049)
    #expect(last.origin == .undetermined)
    stage.device.advance(by: 0.017)
    #expect(last.origin == .standIn(.nominal))
    #expect(last.force == 1)
    #expect(last.call == .moved)
  }

  @Test(arguments: [PointerType.touch, .pen, .mouse])
  func aConstantHalfIsTheSameForEveryPointer(type: PointerType) {
    stage.send(.down, type, pressure: 0.5)
    stage.device.advance(by: 0.02)
    stage.send(.move, type, pressure: 0.5, x: 102)
    stage.device.advance(by: 0.06)
    #expect(last.origin == .standIn(.nominal))
    #expect(isClose(last.maximum, 400.0 / 60))
  }

  @Test(arguments: [0.0, 1.0])
  func aConstantEndOfTheRangeIsNoEvidenceEither(pressure: Double) {
    stage.send(.down, pressure: pressure)
    stage.device.advance(by: 0.1)
    #expect(last.origin == .standIn(.nominal))
  }

  /// FORCE-7.
  @Test func anyOtherValueIsASensorAtOnce() {
    stage.send(.down, pressure: 0.3)
    #expect(origins == [.sensor(.touchPressure)])
    #expect(isClose(last.force, 0.3 * 400 / 60))
    #expect(!stage.host.wantsTicks)
  }

  @Test func aValueThatVariesIsASensor() {
    stage.send(.down, pressure: 0.5)
    stage.send(.move, pressure: 1)
    #expect(origins == [.undetermined, .sensor(.touchPressure)])
    #expect(isClose(last.force, 400.0 / 60))
  }

  @Test func aPensFirstZeroOnlyMeansThatItsReadingIsOnTheWay() {
    stage.send(.down, .pen, pressure: 0)
    stage.device.advance(by: 0.3)
    #expect(last.origin == .undetermined)
    stage.send(.move, .pen, pressure: 0.4)
    #expect(last.origin == .sensor(.penPressure))
    #expect(isClose(last.force, 0.4 * 500 / 120))
    #expect(isClose(last.maximum, 500.0 / 120))
  }

  @Test func aPenThatOnlyEverSaysZeroIsAStandInAfterHalfASecond() {
    stage.send(.down, .pen, pressure: 0)
    stage.device.advance(by: 0.6)
    #expect(last.origin.isStandIn)
    #expect(stage.heard.filter { $0.call == .updated }.count == 1)
  }

  @Test func aDeviceThatIsKnownNeedsNoEvidence() {
    let stage = Stage()
    stage.send(.down, pressure: 30)
    #expect(stage.heard[0].origin == .sensor(.device))
    #expect(stage.heard[0].force == 0.5)
  }

  /// FORCE-8.
  @Test func touchForceWinsWhereThePointerSaysZero() {
    stage.send(.down, pressure: 0)
    stage.sendForce(0.25)
    stage.send(.move, pressure: 0, x: 101)
    stage.sendForce(0.5)
    stage.send(.up, pressure: 0)
    #expect(origins.first == .undetermined)
    #expect(origins.dropFirst().allSatisfy { $0 == .sensor(.touchForce) })
    #expect(isClose(last.force, 0.5 * 400 / 60))
  }

  @Test func touchForceAloneArrivesAsAMoveAtTheSamePlace() {
    stage.send(.down, pressure: 0)
    stage.sendForce(0.25, x: 103, y: 98)
    #expect(last.call == .moved)
    #expect(last.place == CGPoint(x: 100, y: 100))
    #expect(isClose(last.force, 0.25 * 400 / 60))
  }

  @Test func aForceBelongsToTheNearestFinger() {
    stage.sheet.isMultipleTouchEnabled = true
    stage.send(.down, id: 1, pressure: 0, x: 50, y: 50)
    stage.send(.down, id: 2, pressure: 0, x: 300, y: 300)
    stage.sendForce(0.75, x: 295, y: 300)
    #expect(last.place == CGPoint(x: 300, y: 300))
    #expect(isClose(last.force, 0.75 * 400 / 60))
  }

  @Test func aForceNearNoFingerIsDropped() {
    stage.send(.down, pressure: 0)
    stage.sendForce(0.75, x: 141, y: 100)
    #expect(origins == [.undetermined])
  }

  @Test func aPressureThatComesLaterThanATouchForceIsForTheNextTouch() {
    stage.send(.down, pressure: 0)
    stage.sendForce(0.9)
    stage.send(.move, pressure: 0.3)
    #expect(origins.dropFirst().allSatisfy { $0 == .sensor(.touchForce) })
    #expect(isClose(last.force, 0.9 * 400 / 60))
    stage.send(.up, pressure: 0)
    stage.send(.down, id: 2, pressure: 0)
    #expect(last.origin == .sensor(.touchPressure))
  }

  @Test func aBrowserThatTellsForceTwiceHasOneSourceForEveryTouch() {
    for id in 1...4 as ClosedRange<Int32> {
      stage.send(.down, id: id, pressure: 0.3)
      stage.sendForce(0.3)
      stage.send(.move, id: id, pressure: 0.4)
      stage.sendForce(0.4)
      stage.send(.up, id: id, pressure: 0)
    }
    #expect(origins.count >= 12 && origins.allSatisfy { $0 == .sensor(.touchPressure) })
  }

  @Test func theSecondTouchKnowsTheSensor() {
    stage.send(.down, pressure: 0.3)
    stage.send(.up, pressure: 0)
    stage.send(.down, id: 2, pressure: 0)
    #expect(last.origin == .sensor(.touchPressure))
    #expect(last.force == 0)
    #expect(last.estimated == [])
  }

  @Test func aHalfIsNoReadingEvenWhereASensorIsKnown() {
    stage.send(.down, pressure: 0.3)
    stage.send(.up, pressure: 0)
    stage.send(.down, id: 2, pressure: 0.5)
    #expect(last.origin == .undetermined)
    stage.send(.move, id: 2, pressure: 0.52)
    #expect(last.origin == .sensor(.touchPressure))
  }

  @Test func theSecondTouchKnowsThatNothingMeasures() {
    stage.send(.down, .mouse, pressure: 0.5)
    stage.device.advance(by: 0.1)
    stage.send(.up, .mouse, pressure: 0)
    stage.send(.down, .mouse, pressure: 0.5)
    #expect(last.origin == .standIn(.nominal))
    #expect(last.force == 1)
  }

  @Test func whatIsKnownOfAMouseSaysNothingOfAPen() {
    stage.send(.down, .mouse, pressure: 0.5)
    stage.device.advance(by: 0.1)
    stage.send(.up, .mouse, pressure: 0)
    stage.send(.down, .pen, id: 2, pressure: 0.7)
    #expect(last.origin == .sensor(.penPressure))
  }

  @Test func aStandInStaysOneThoughASensorSpeaksUp() {
    stage.send(.down, pressure: 0.5)
    stage.device.advance(by: 0.1)
    stage.send(.move, pressure: 0.7, x: 101)
    #expect(last.origin == .standIn(.nominal))
    #expect(last.force == 1)
    stage.send(.up, pressure: 0)
    stage.send(.down, id: 2, pressure: 0.7)
    #expect(last.origin == .sensor(.touchPressure))
  }

  /// FORCE-9.
  @Test func aTrackpadsForceIsTheMouses() {
    stage.send(.down, .mouse, pressure: 0.5)
    stage.sendForce(1.25, .webkit)
    #expect(last.origin == .sensor(.webkitForce))
    #expect(isClose(last.force, 1 + 0.125 * (400.0 / 60 - 1)))
    stage.sendForce(3, .webkit)
    #expect(isClose(last.force, 400.0 / 60))
  }

  @Test func aTrackpadWithoutForceSaysOneAndIsAStandIn() {
    stage.send(.down, .mouse, pressure: 0.5)
    stage.sendForce(1, .webkit)
    stage.sendForce(1, .webkit)
    stage.device.advance(by: 0.1)
    #expect(last.origin == .standIn(.nominal))
  }

  @Test func aTrackpadsForceIsNeverAFingers() {
    stage.send(.down, .touch, pressure: 0.5)
    stage.sendForce(2, .webkit)
    #expect(origins == [.undetermined])
  }

  @Test func everyOriginHasAName() {
    let origins: [ForceOrigin] = [
      .undetermined, .sensor(.touchPressure), .sensor(.penPressure), .sensor(.mousePressure),
      .sensor(.touchForce), .sensor(.webkitForce), .sensor(.device), .standIn(.nominal), .standIn(.wheel),
      .standIn(.hold), .standIn(.keys),
    ]
    #expect(Set(origins.map(\.name)).count == origins.count)
    #expect(origins.filter(\.isStandIn).count == 4)
  }
}
