import Heft

/// Puts the force of the latest touch into words for the gauge beside the device.
struct ForceInspector {
  private struct State: Equatable {
    var force: Double
    var maximum: Double
    var origin: ForceOrigin?
    var isOn: Bool
  }

  private var last: State?
  private var source = ""
  private var detail = ""

  /// What the gauge shows now; nil where nothing has changed.
  mutating func update(from device: Device) -> ForceReading? {
    let latest = device.latestForce
    let state = State(
      force: latest?.force ?? 0, maximum: latest?.maximum ?? 1, origin: latest?.origin,
      isOn: device.settings.isForceTouchOn)
    guard state != last else { return nil }
    // The words are the same for most of a touch: they are made anew only with its source.
    if last?.origin != state.origin || last?.isOn != state.isOn || last?.maximum != state.maximum || last == nil {
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
    case .standIn: .standIn
    }
  }

  private static func detail(of state: State) -> String {
    switch state.origin {
    case nil: state.isOn ? "Press the screen" : "3D Touch is off"
    case .undetermined: "Waiting for a reading"
    case .sensor: "Measured, of \(hundredths(state.maximum))"
    case .standIn(.nominal): state.isOn ? "Hold or turn the wheel" : "3D Touch is off"
    case .standIn: "A stand-in, of \(hundredths(state.maximum))"
    }
  }

  /// A number with two decimals.
  static func hundredths(_ value: Double) -> String {
    let whole = Int((value * 100).rounded())
    let rest = whole % 100
    return "\(whole / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
