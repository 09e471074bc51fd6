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

/// Whether the user wants more contrast.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal = 0
  case high = 1
}

/// The environment that an app runs in.
public final class UITraitCollection: NSObject {
  /// Whether touches can tell force: the device has 3D Touch, so it is available exactly while that is
  /// switched on, from before the first view loads.
  public let forceTouchCapability: UIForceTouchCapability
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Pixels in a point.
  public let displayScale: CGFloat
  /// Whether the user wants more contrast.
  public let accessibilityContrast: UIAccessibilityContrast
  /// How large the user wants text to be.
  public let preferredContentSizeCategory: UIContentSizeCategory
  let sizeClasses: SizeClasses
  /// How much room there is across the screen.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { sizeClasses.horizontal }
  /// How much room there is down the screen.
  public var verticalSizeClass: UIUserInterfaceSizeClass { sizeClasses.vertical }

  /// The environment of no app: nothing is known.
  public convenience override init() {
    self.init(
      forceTouchCapability: .unknown, userInterfaceStyle: .unspecified, displayScale: 0,
      accessibilityContrast: .unspecified, preferredContentSizeCategory: .unspecified)
  }

  /// An environment of which only light or dark is known.
  ///
  /// - Parameter userInterfaceStyle: Light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(
      forceTouchCapability: .unknown, userInterfaceStyle: userInterfaceStyle, displayScale: 0,
      accessibilityContrast: .unspecified, preferredContentSizeCategory: .unspecified)
  }

  package init(
    forceTouchCapability: UIForceTouchCapability, userInterfaceStyle: UIUserInterfaceStyle,
    displayScale: CGFloat, accessibilityContrast: UIAccessibilityContrast,
    preferredContentSizeCategory: UIContentSizeCategory, sizeClasses: SizeClasses = SizeClasses()
  ) {
    self.sizeClasses = sizeClasses
    self.forceTouchCapability = forceTouchCapability
    self.userInterfaceStyle = userInterfaceStyle
    self.displayScale = displayScale
    self.accessibilityContrast = accessibilityContrast
    self.preferredContentSizeCategory = preferredContentSizeCategory
    super.init()
  }

  func isSame(as other: UITraitCollection) -> Bool {
    forceTouchCapability == other.forceTouchCapability && userInterfaceStyle == other.userInterfaceStyle
      && displayScale == other.displayScale && accessibilityContrast == other.accessibilityContrast
      && preferredContentSizeCategory == other.preferredContentSizeCategory
      && sizeClasses == other.sizeClasses
  }

  /// The same environment in light or dark; the environment itself where the style is `.unspecified`.
  func with(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    if style == .unspecified || style == userInterfaceStyle { return self }
    return UITraitCollection(
      forceTouchCapability: forceTouchCapability, userInterfaceStyle: style, displayScale: displayScale,
      accessibilityContrast: accessibilityContrast,
      preferredContentSizeCategory: preferredContentSizeCategory, sizeClasses: sizeClasses)
  }

  /// The appearance in which colors are shown.
  var colors: ColorAppearance {
    ColorAppearance(isDark: userInterfaceStyle == .dark, hasHighContrast: accessibilityContrast == .high)
  }
}

/// The traits that select the variant of a color.
struct ColorAppearance: Equatable {
  var isDark = false
  var hasHighContrast = false

  static let light = ColorAppearance()
  static let dark = ColorAppearance(isDark: true)
}
