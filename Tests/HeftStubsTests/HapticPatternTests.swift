import Heft
import HeftProtocol
import HeftStubs
import HeftTesting
import Testing

/// Patterns of Core Haptics, which are taps here.
@Suite("Haptic patterns")
struct HapticPatternTests {
  private final class Delegate: UIResponder, UIApplicationDelegate {}

  @Test("Each tap of a pattern vibrates at its time, a long event again and again, and stopping ends them")
  func taps() throws {
    let device = TestDevice(
      App(
        name: "Taps", bundleIdentifier: "test.taps", rootViewController: { UIViewController() },
        delegate: { Delegate() }))
    device.advance(by: 0.1)
    func vibrations() -> Int {
      device.host.requests.filter { if case .vibrate = $0 { true } else { false } }.count
    }
    var player: (any CHHapticPatternPlayer)?
    _ = device.run {
      let strong = CHHapticEventParameter(parameterID: .hapticIntensity, value: 1)
      let pattern = try? CHHapticPattern(
        events: [
          CHHapticEvent(eventType: .hapticTransient, parameters: [strong], relativeTime: 0),
          CHHapticEvent(eventType: .hapticTransient, parameters: [strong], relativeTime: 0.2),
          CHHapticEvent(
            eventType: .hapticContinuous, parameters: [strong], relativeTime: 0.5, duration: 0.3),
        ], parameters: [])
      player = pattern.flatMap { try? CHHapticEngine().makePlayer(with: $0) }
      try? player?.start(atTime: CHHapticTimeImmediate)
    }
    #expect(vibrations() == 1)
    device.advance(by: 0.3)
    #expect(vibrations() == 2)
    device.advance(by: 0.35)
    #expect(vibrations() == 4)
    _ = device.run { try? player?.stop(atTime: 0) }
    device.advance(by: 1)
    #expect(vibrations() == 4)
  }
}
