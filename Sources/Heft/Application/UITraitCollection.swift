/// Whether touches can tell force.
public enum UIForceTouchCapability: Int, Sendable {
  case unknown = 0
  case unavailable = 1
  case available = 2
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

/// The surroundings that an app runs in.
public final class UITraitCollection: NSObject {
  /// Whether touches can tell force: the device has 3D Touch, so it is available exactly while that is
  /// switched on, from before the first view loads.
  public let forceTouchCapability: UIForceTouchCapability
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Pixels in a point.
  public let displayScale: CGFloat

  /// The surroundings of no app: nothing is known.
  public convenience override init() {
    self.init(forceTouchCapability: .unknown, userInterfaceStyle: .unspecified, displayScale: 0)
  }

  init(
    forceTouchCapability: UIForceTouchCapability, userInterfaceStyle: UIUserInterfaceStyle,
    displayScale: CGFloat
  ) {
    self.forceTouchCapability = forceTouchCapability
    self.userInterfaceStyle = userInterfaceStyle
    self.displayScale = displayScale
    super.init()
  }

  func isSame(as other: UITraitCollection) -> Bool {
    forceTouchCapability == other.forceTouchCapability && userInterfaceStyle == other.userInterfaceStyle
      && displayScale == other.displayScale
  }
}
