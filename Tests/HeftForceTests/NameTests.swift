import HeftForce
import TestRules
import Testing

/// What is said of sources and of bad input.
struct NameTests {
  @Test("Every origin names itself, and only what nothing measures is simulated", .rule("FORCE-14"))
  func origins() {
    let sensors: [ForceSensor] = [
      .touchPressure, .penPressure, .mousePressure, .touchForce, .webkitForce, .device,
    ]
    let simulated: [SimulatedForce] = [.nominal, .wheel, .hold, .keys]
    let names =
      [ForceOrigin.undetermined.name] + sensors.map { ForceOrigin.sensor($0).name }
      + simulated.map { ForceOrigin.simulated($0).name }
    #expect(Set(names).count == names.count && !names.contains(""))
    #expect(sensors.allSatisfy { !ForceOrigin.sensor($0).isSimulated })
    #expect(simulated.allSatisfy { ForceOrigin.simulated($0).isSimulated })
    #expect(!ForceOrigin.undetermined.isSimulated)
  }

  @Test("Every kind of bad input has a sentence of its own", .rule("TOUCH-15"))
  func problems() {
    let messages = InputProblem.allCases.map(\.message)
    #expect(Set(messages).count == messages.count)
    #expect(messages.allSatisfy { $0.hasSuffix(".") })
  }

  @Test("New settings feel force at medium sensitivity")
  func settings() {
    let settings = ForceSettings()
    #expect(settings.isForceTouchOn && settings.usesTrackpadForce && settings.sensitivity == .medium)
    #expect(settings.touchAndHoldDuration == 0.5 && settings.simulatedForce == SimulatedForceRates())
  }
}
