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

  /// The settings as the names and values that `docs/host-protocol.md` lists.
  public var named: [(name: SettingName, value: String)] {
    var duration = ""
    Micros.write(touchAndHoldDuration, to: &duration)
    return [
      (.forceTouch, wantsForceTouch ? "on" : "off"), (.sensitivity, sensitivity.rawValue),
      (.touchAndHold, duration), (.trackpadForce, usesTrackpadForce ? "on" : "off"),
      (.model, model.identifier), (.textSize, textSize?.settingName ?? "automatic"),
    ]
  }

  /// Sets one by its name; false, and nothing changed, where the name or the value is not known.
  ///
  /// - Parameters:
  ///   - name: The setting's name; `docs/host-protocol.md` lists them.
  ///   - value: The new value.
  /// - Returns: Whether it is set.
  public mutating func set(_ name: SettingName, to value: String) -> Bool {
    switch (name, value) {
    case (.forceTouch, "on"): wantsForceTouch = true
    case (.forceTouch, "off"): wantsForceTouch = false
    case (.trackpadForce, "on"): usesTrackpadForce = true
    case (.trackpadForce, "off"): usesTrackpadForce = false
    case (.model, _):
      guard let choice = DeviceModel.named(value) else { return false }
      model = choice
    case (.textSize, "automatic"): textSize = nil
    case (.textSize, _):
      guard let choice = UIContentSizeCategory(settingName: value) else { return false }
      textSize = choice
    case (.touchAndHold, "0.3"): touchAndHoldDuration = 0.3
    case (.touchAndHold, "0.5"): touchAndHoldDuration = 0.5
    case (.touchAndHold, "0.8"): touchAndHoldDuration = 0.8
    case (.sensitivity, _):
      guard let choice = ForceSensitivity(rawValue: value) else { return false }
      sensitivity = choice
    default: return false
    }
    return true
  }
}
