import Heft
import HeftForce
import HeftProtocol

/// The settings that the user has made on the device.
public struct DeviceSettings: Equatable, Sendable {
  /// The device that is simulated.
  public var model = DeviceModel.iPhone6s
  /// Whether the user has 3D Touch switched on, on a device that may have none.
  public var wantsForceTouch = true
  /// Whether the force of a trackpad counts, where the browser tells it. Else the mouse's simulated forces serve.
  public var usesTrackpadForce = true
  /// Whether the device has 3D Touch, and it is switched on.
  public var isForceTouchOn: Bool { wantsForceTouch && model.hasForceTouch }
  /// How hard the user wants to press.
  public var sensitivity = ForceSensitivity.medium
  /// Seconds that a touch is held still before it counts as held: 0.3, 0.5 or 0.8.
  public var touchAndHoldDuration = 0.5
  /// How large text is to be; nil means as large as the browser's.
  public var textSize: UIContentSizeCategory?
  /// The numbers of the simulated forces.
  public var simulatedForce = SimulatedForceRates()

  /// The settings of a new device.
  public init() {}

  /// The settings by which touches are felt.
  public var force: ForceSettings {
    var force = ForceSettings()
    force.isForceTouchOn = isForceTouchOn
    force.usesTrackpadForce = usesTrackpadForce
    force.sensitivity = sensitivity
    force.touchAndHoldDuration = touchAndHoldDuration
    force.simulatedForce = simulatedForce
    return force
  }

  /// The settings as the names and values that `docs/seam.md` lists.
  public var named: [(name: String, value: String)] {
    var duration = ""
    Micros.write(touchAndHoldDuration, to: &duration)
    return [
      ("3d-touch", wantsForceTouch ? "on" : "off"), ("sensitivity", sensitivity.rawValue),
      ("touch-and-hold", duration), ("trackpad-force", usesTrackpadForce ? "on" : "off"),
      ("model", model.identifier), ("text-size", textSize?.settingName ?? "automatic"),
    ]
  }

  /// Sets one by its name; false, and nothing changed, where the name or the value is not known.
  ///
  /// - Parameters:
  ///   - name: The setting's name; `docs/seam.md` lists them.
  ///   - value: The new value.
  /// - Returns: Whether it is set.
  public mutating func set(_ name: String, to value: String) -> Bool {
    switch (name, value) {
    case ("3d-touch", "on"): wantsForceTouch = true
    case ("3d-touch", "off"): wantsForceTouch = false
    case ("trackpad-force", "on"): usesTrackpadForce = true
    case ("trackpad-force", "off"): usesTrackpadForce = false
    case ("model", _):
      guard let choice = DeviceModel.named(value) else { return false }
      model = choice
    case ("text-size", "automatic"): textSize = nil
    case ("text-size", _):
      guard let choice = UIContentSizeCategory(settingName: value) else { return false }
      textSize = choice
    case ("touch-and-hold", "0.3"): touchAndHoldDuration = 0.3
    case ("touch-and-hold", "0.5"): touchAndHoldDuration = 0.5
    case ("touch-and-hold", "0.8"): touchAndHoldDuration = 0.8
    case ("sensitivity", _):
      guard let choice = ForceSensitivity(rawValue: value) else { return false }
      sensitivity = choice
    default: return false
    }
    return true
  }
}
