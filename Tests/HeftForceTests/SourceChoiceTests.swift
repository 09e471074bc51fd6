import HeftProtocol
import TestRules
import Testing

@testable import HeftForce

/// How one touch finds the source of its force, apart from events.
struct SourceChoiceTests {
  private let knowledge = DetectedSensors()

  private func source(_ type: PointerType = .touch, device: ForceProfile? = nil) -> ForceSource {
    ForceSource(type: type, knowledge: knowledge, device: device, rates: SimulatedForceRates())
  }

  @Test("The device's own sensor is the source from the start", .rule("FORCE-5"))
  func device() throws {
    let source = source(device: .iPhone6s)
    #expect(source.origin == .sensor(.device) && source.pressureRange == 0...400)
    #expect(source.force(at: 0, sensitivity: .medium) == 0)
    source.observe(pressure: 90, knowledge: knowledge)
    #expect(source.force(at: 0, sensitivity: .medium) == 1.5)
    #expect(isNear(source.force(at: 0, sensitivity: .light), 90.0 / 48))
    #expect(isNear(try #require(source.resolution(sensitivity: .medium)), 1.0 / 60))
  }

  @Test(
    "A pressure that hardware without a sensor says is no evidence until it varies", .rule("FORCE-7"),
    arguments: [0, 0.5, 1])
  func noEvidence(pressure: Double) {
    let source = source()
    for _ in 0..<3 { source.observe(pressure: pressure, knowledge: knowledge) }
    #expect(source.origin == .undetermined && source.force(at: 0, sensitivity: .medium) == 0)
    #expect(source.resolution(sensitivity: .medium) == nil)
    source.observe(pressure: pressure == 0 ? 1 : 0, knowledge: knowledge)
    #expect(source.origin == .sensor(.touchPressure))
    #expect(knowledge.finding(for: .touch) == .sensor(.touchPressure))
    #expect(knowledge.finding(for: .pen) == .open)
  }

  @Test(
    "Any other pressure is measured at once, each pointer's on its own channel", .rule("FORCE-7"),
    arguments: [
      (PointerType.touch, ForceSensor.touchPressure, ForceProfile.browserTouch),
      (.pen, .penPressure, .browserPen), (.mouse, .mousePressure, .browserTouch),
    ])
  func evidence(type: PointerType, sensor: ForceSensor, profile: ForceProfile) {
    let source = source(type)
    source.observe(pressure: 0.3, knowledge: knowledge)
    #expect(source.origin == .sensor(sensor) && source.profile == profile)
    #expect(source.force(at: 0, sensitivity: .medium) == profile.force(raw: 0.3))
    source.observe(pressure: 0.5, knowledge: knowledge)
    #expect(source.force(at: 0, sensitivity: .medium) == profile.force(raw: 0.5))
  }

  @Test("A simulated force never becomes a sensor; the touches to come know it", .rule("FORCE-5"))
  func once() {
    let first = source()
    first.settle()
    first.observe(pressure: 0.3, knowledge: knowledge)
    #expect(first.origin == .simulated(.nominal) && first.force(at: 9, sensitivity: .firm) == 1)
    let second = source()
    second.observe(pressure: 0.5, knowledge: knowledge)
    #expect(second.origin == .undetermined)
    second.observe(pressure: 1, knowledge: knowledge)
    #expect(second.origin == .sensor(.touchPressure))
  }

  @Test("After a whole touch without a sensor the next is simulated at once", .rule("FORCE-7"))
  func none() {
    knowledge.find(.none, for: .touch)
    #expect(source().origin == .simulated(.nominal))
    #expect(source(.pen).origin == .undetermined)
  }

  @Test("A sensor that was seen is not forgotten, and one of the pointer's own events wins", .rule("FORCE-8"))
  func known() {
    knowledge.find(.sensor(.touchForce), for: .touch)
    knowledge.find(.none, for: .touch)
    #expect(knowledge.finding(for: .touch) == .sensor(.touchForce))
    #expect(source().origin == .sensor(.touchForce))
    knowledge.find(.sensor(.touchPressure), for: .touch)
    knowledge.find(.sensor(.touchForce), for: .touch)
    #expect(knowledge.finding(for: .touch) == .sensor(.touchPressure))
  }

  @Test("A force beside the pointer's events is the source where they say nothing", .rule("FORCE-8"))
  func beside() {
    let source = source()
    source.observe(pressure: 0.5, knowledge: knowledge)
    source.observe(force: 0.3, on: .touchForce, knowledge: knowledge)
    #expect(source.origin == .sensor(.touchForce))
    #expect(isNear(source.force(at: 0, sensitivity: .medium), 2))
    source.observe(force: 0.15, on: .touchForce, knowledge: knowledge)
    #expect(isNear(source.force(at: 0, sensitivity: .medium), 1))
    // Later pressures count for other touches only.
    source.observe(pressure: 0.9, knowledge: knowledge)
    #expect(isNear(source.force(at: 0, sensitivity: .medium), 1))
  }

  @Test("A source stays open for 50 ms, and for half a second where a pen has said 0", .rule("FORCE-6"))
  func timeout() {
    let (finger, pen) = (source(), source(.pen))
    #expect(finger.detectionTimeout == 0.05 && pen.detectionTimeout == 0.05)
    for source in [finger, pen] { source.observe(pressure: 0, knowledge: knowledge) }
    #expect(finger.detectionTimeout == 0.05 && pen.detectionTimeout == 0.5)
    pen.settle()
    #expect(pen.origin == .simulated(.nominal))
  }

  @Test("An earlier pressure is worth what the source that is found makes of it", .rule("TOUCH-8"))
  func earlier() {
    let (measured, simulated) = (source(), source())
    #expect(measured.force(ofEarlier: 0.15, sensitivity: .medium) == 0)
    measured.observe(pressure: 0.3, knowledge: knowledge)
    #expect(isNear(measured.force(ofEarlier: 0.15, sensitivity: .medium), 1))
    simulated.settle()
    #expect(simulated.force(ofEarlier: 0.15, sensitivity: .medium) == 1)
  }
}
