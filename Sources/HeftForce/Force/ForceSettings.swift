/// The user's settings for how touches are felt.
public struct ForceSettings: Equatable, Sendable {
  /// Whether the screen feels force: the device can, and the user has it switched on.
  public var isForceTouchOn = true
  /// Whether the force of a trackpad counts, where the browser tells it. Else the mouse's simulated forces serve.
  public var usesTrackpadForce = true
  /// How hard the user wants to press.
  public var sensitivity = ForceSensitivity.medium
  /// Seconds that a touch is held still before it counts as held.
  public var touchAndHoldDuration = 0.5
  /// The numbers of the simulated forces.
  public var simulatedForce = SimulatedForceRates()

  /// The settings of a new device with 3D Touch.
  public init() {}
}
