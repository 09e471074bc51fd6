import Heft
import HeftDevice
import HeftForce
import HeftProtocol

/// Puts the force of the latest touch into words for the gauge beside the device.
final class ForceInspector {
  private struct State: Equatable {
    var force: Double
    var maximum: Double
    var origin: ForceOrigin?
    var isOn: Bool
    /// Whether the device has what is switched on.
    var hasForceTouch: Bool

    /// Why no force is felt.
    var reason: String { hasForceTouch ? "3D Touch is off" : "This device has no 3D Touch" }
  }

  private var last: State?
  private var source = ""
  private var detail = ""

  /// Returns the gauge's new reading; nil where nothing has changed.
  func update(from device: Device) -> ForceReading? {
    let latest = device.latestForce
    let state = State(
      force: latest?.force ?? 0, maximum: latest?.maximum ?? 1, origin: latest?.origin,
      isOn: device.settings.isForceTouchOn,
      hasForceTouch: device.settings.model.hasForceTouch)
    guard state != last else { return nil }
    // The words are the same for most of a touch: they are made anew only with its source.
    let isSameSource =
      last.map {
        $0.origin == state.origin && $0.isOn == state.isOn && $0.hasForceTouch == state.hasForceTouch
          && $0.maximum == state.maximum
      } ?? false
    if !isSameSource {
      source = ForceInspector.source(of: state)
      detail = ForceInspector.detail(of: state)
    }
    last = state
    return ForceReading(
      value: ForceInspector.hundredths(state.force), fraction: state.force / state.maximum, source: source,
      kind: ForceInspector.kind(of: state), detail: detail)
  }

  private static func source(of state: State) -> String {
    guard let origin = state.origin else { return "No touch" }
    return origin.name
  }

  private static func kind(of state: State) -> ForceReading.Kind {
    switch state.origin {
    case nil: .none
    case .undetermined: .undetermined
    case .sensor: .sensor
    case .simulated: .simulated
    }
  }

  private static func detail(of state: State) -> String {
    switch state.origin {
    case nil: state.isOn ? "Press the screen" : state.reason
    case .undetermined: "Waiting for a reading"
    case .sensor: "Measured, of \(hundredths(state.maximum))"
    case .simulated(.nominal): state.isOn ? "Hold or turn the wheel" : state.reason
    case .simulated: "Simulated, of \(hundredths(state.maximum))"
    }
  }

  /// A number with two decimals.
  static func hundredths(_ value: Double) -> String {
    let whole = Int((value * 100).rounded())
    guard whole < 1000 else { return "\(whole / 100).\(whole / 10 % 10)\(whole % 10)" }
    // Every sample comes by here, and forces have one digit before the point.
    return String(unsafeUninitializedCapacity: 4) { bytes in
      bytes[0] = UInt8(48 + whole / 100)
      bytes[1] = UInt8(ascii: ".")
      bytes[2] = UInt8(48 + whole / 10 % 10)
      bytes[3] = UInt8(48 + whole % 10)
      return 4
    }
  }
}
