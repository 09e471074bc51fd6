import Heft

public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1, leftToRight, rightToLeft
}
public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base, elevated }
public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular, bold }
public enum UIDisplayGamut: Int, Sendable { case unspecified = -1, SRGB, P3 }
public enum UIUserInterfaceActiveAppearance: Int, Sendable { case unspecified = -1, inactive, active }

extension UITraitCollection {
  /// The environment that the app runs in.
  public static var current: UITraitCollection {
    get { UIScreen.main.traitCollection }
    set {}
  }
  /// Runs a closure: colors are those of the view that shows them.
  ///
  /// - Parameter actions: The closure.
  public final func performAsCurrent(_ actions: () -> Void) { actions() }

  /// An environment of which the direction would be known.
  ///
  /// - Parameter layoutDirection: Left aside.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) { self.init() }
  /// An environment of which the level would be known.
  ///
  /// - Parameter userInterfaceLevel: Left aside.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) { self.init() }
  /// An environment of which the weight of text would be known.
  ///
  /// - Parameter legibilityWeight: Left aside.
  public convenience init(legibilityWeight: UILegibilityWeight) { self.init() }
  /// An environment of which the screen's colors would be known.
  ///
  /// - Parameter displayGamut: Left aside.
  public convenience init(displayGamut: UIDisplayGamut) { self.init() }
  /// An environment of which the window's state would be known.
  ///
  /// - Parameter activeAppearance: Left aside.
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) { self.init() }
  /// An environment of which only contrast is known.
  ///
  /// - Parameter accessibilityContrast: Whether the user wants more contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(
      forceTouchCapability: .unknown, userInterfaceStyle: .unspecified, displayScale: 0,
      accessibilityContrast: accessibilityContrast, preferredContentSizeCategory: .unspecified)
  }

  public final var userInterfaceIdiom: UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
  public final var layoutDirection: UITraitEnvironmentLayoutDirection { .leftToRight }
  public final var displayGamut: UIDisplayGamut { .SRGB }
  public final var userInterfaceLevel: UIUserInterfaceLevel { .base }
  public final var legibilityWeight: UILegibilityWeight { .regular }
  public final var activeAppearance: UIUserInterfaceActiveAppearance { .active }
  public final var imageConfiguration: UIImage.Configuration { .unspecified }

  /// Returns whether the parts that are known of another environment are the same here.
  ///
  /// - Parameter trait: The other environment; nil has none.
  /// - Returns: Whether they are.
  public final func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    func isSame<Value: Equatable>(_ value: Value, _ other: Value, _ unknown: Value) -> Bool {
      other == unknown || value == other
    }
    return isSame(horizontalSizeClass, trait.horizontalSizeClass, .unspecified)
      && isSame(verticalSizeClass, trait.verticalSizeClass, .unspecified)
      && isSame(userInterfaceStyle, trait.userInterfaceStyle, .unspecified)
      && isSame(displayScale, trait.displayScale, 0)
      && isSame(forceTouchCapability, trait.forceTouchCapability, .unknown)
      && isSame(accessibilityContrast, trait.accessibilityContrast, .unspecified)
      && isSame(preferredContentSizeCategory, trait.preferredContentSizeCategory, .unspecified)
  }
}
