import HeftProtocol
import TestRules
import Testing

@testable import HeftForce

/// The forces that stand in for a sensor, apart from events.
struct SimulatedSourceTests {
  private let most = ForceProfile.simulated.maximumForce

  private func source(device: ForceProfile? = nil) -> ForceSource {
    let source = ForceSource(
      type: .mouse, knowledge: DetectedSensors(), device: device, rates: SimulatedForceRates())
    source.settle()
    return source
  }

  private func force(_ source: ForceSource, at time: Double = 0) -> Double {
    source.force(at: time, sensitivity: .medium)
  }

  @Test("The wheel adds to an average touch, and names itself", .rule("FORCE-10"))
  func wheel() {
    let source = source()
    #expect(source.origin == .simulated(.nominal) && force(source) == 1)
    source.add(0.5, by: .wheel, at: 0)
    #expect(source.origin == .simulated(.wheel) && force(source) == 1.5)
    source.add(-1, by: .keys, at: 0)
    #expect(source.origin == .simulated(.keys) && force(source) == 0.5)
    #expect(source.resolution(sensitivity: .medium) == nil)
  }

  @Test("Nothing piles up beyond 0 and the maximum", .rule("FORCE-17"))
  func ends() {
    let source = source()
    for _ in 0..<3 { source.add(5, by: .wheel, at: 0) }
    #expect(isNear(force(source), most))
    source.add(-0.5, by: .wheel, at: 0)
    #expect(isNear(force(source), most - 0.5))
    for _ in 0..<3 { source.add(-5, by: .wheel, at: 0) }
    #expect(isNear(force(source), 0))
    source.add(0.5, by: .wheel, at: 0)
    #expect(isNear(force(source), 0.5))
  }

  @Test("Holding rises by 4 a second to the maximum, and keeps what it has made", .rule("FORCE-10"))
  func holding() {
    let source = source()
    source.startHolding(at: 1)
    #expect(source.origin == .simulated(.hold) && source.isRising(at: 1))
    #expect(force(source, at: 0.5) == 1 && force(source, at: 1.5) == 3)
    #expect(force(source, at: 9) == most && !source.isRising(at: 9))
    source.stopHolding(at: 1.5)
    #expect(force(source, at: 9) == 3 && !source.isRising(at: 1.5))
    source.add(0.5, by: .wheel, at: 9)
    #expect(force(source, at: 9) == 3.5)
  }

  @Test("The wheel ends the holding, and such a touch is not held again", .rule("FORCE-16"))
  func wheelEndsHolding() {
    let source = source()
    source.startHolding(at: 1)
    source.add(0.5, by: .wheel, at: 1.5)
    #expect(force(source, at: 1.5) == 3.5 && force(source, at: 9) == 3.5)
    source.startHolding(at: 9)
    #expect(source.origin == .simulated(.wheel) && !source.isRising(at: 9))
  }

  @Test("The space bar rises from its first moment", .rule("FORCE-10"))
  func keyboard() {
    let source = ForceSource(keyboardAt: 2, rates: SimulatedForceRates())
    #expect(source.origin == .simulated(.keys))
    #expect(force(source, at: 2) == 1 && force(source, at: 2.5) == 3)
    #expect(source.isRising(at: 2.5))
  }

  @Test("Other rates count, and the sensitivity does not", .rule("FORCE-2"))
  func rates() {
    var rates = SimulatedForceRates()
    rates.nominal = 2
    rates.perSecond = 1
    let source = ForceSource(keyboardAt: 0, rates: rates)
    for sensitivity in ForceSensitivity.allCases {
      #expect(source.force(at: 1.5, sensitivity: sensitivity) == 3.5)
    }
  }

  @Test("Wheel, keys and holding add nothing to a sensor's force", .rule("FORCE-17"))
  func sensor() {
    let source = source(device: .iPhone6s)
    source.observe(pressure: 60, knowledge: DetectedSensors())
    source.add(0.5, by: .wheel, at: 0)
    source.startHolding(at: 0)
    #expect(source.origin == .sensor(.device) && force(source, at: 5) == 1)
    #expect(!source.isRising(at: 5))
  }
}
