/// A color, or a rule that gives one for the appearance it is shown in.
public final class UIColor: NSObject, @unchecked Sendable {
  private enum Content: Sendable {
    case fixed(RGBA)
    case dynamic(Shades)
  }

  /// A color of its own in each appearance.
  struct Shades: Sendable {
    var light: RGBA
    var dark: RGBA
    /// Where the user wants more contrast.
    var strongLight: RGBA
    var strongDark: RGBA

    subscript(appearance: ColorAppearance) -> RGBA {
      if appearance.isDark { return appearance.hasHighContrast ? strongDark : dark }
      return appearance.hasHighContrast ? strongLight : light
    }
  }

  private let content: Content

  private init(_ content: Content) {
    self.content = content
  }

  /// A color from its parts, 0...1 each in sRGB. A value outside is moved to the nearer end;
  /// NaN counts as 0.
  ///
  /// - Parameters:
  ///   - red: 0...1.
  ///   - green: 0...1.
  ///   - blue: 0...1.
  ///   - alpha: 0...1, from clear to opaque.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.fixed(RGBA(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))))
  }

  /// A gray from its brightness and opacity, 0...1 each.
  ///
  /// - Parameters:
  ///   - white: 0...1, from black to white.
  ///   - alpha: 0...1, from clear to opaque.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A color by the name under which the running app lists it in its `colors`; nil if there is none.
  ///
  /// - Parameter name: The name.
  public convenience init?(named name: String) {
    guard let color = AppProcess.current?.app.colors[name] else { return nil }
    self.init(color.content)
  }

  /// The same color with another opacity, 0...1.
  ///
  /// - Parameter alpha: 0...1, from clear to opaque.
  /// - Returns: The color.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch content {
    case .fixed(let color): UIColor(.fixed(color.with(alpha: Double(alpha))))
    case .dynamic(let shades):
      UIColor(
        .dynamic(
          Shades(
            light: shades.light.with(alpha: Double(alpha)), dark: shades.dark.with(alpha: Double(alpha)),
            strongLight: shades.strongLight.with(alpha: Double(alpha)),
            strongDark: shades.strongDark.with(alpha: Double(alpha)))))
    }
  }

  /// The color that this one is under the given traits.
  ///
  /// - Parameter traits: Light or dark.
  /// - Returns: The color, which is the same in both.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    UIColor(.fixed(rgba(in: traits.colors)))
  }

  /// The parts of the color in the given appearance.
  func rgba(in style: ColorAppearance) -> RGBA {
    switch content {
    case .fixed(let color): color
    case .dynamic(let shades): shades[style]
    }
  }

  /// A color of its own in each appearance.
  convenience init(_ shades: Shades) {
    self.init(.dynamic(shades))
  }

  /// A color in light and dark, and where the user wants more contrast.
  static func dynamic(_ light: UInt32, _ dark: UInt32, strong: (light: UInt32, dark: UInt32)? = nil)
    -> UIColor
  {
    UIColor(
      Shades(
        light: RGBA(hex: light), dark: RGBA(hex: dark), strongLight: RGBA(hex: strong?.light ?? light),
        strongDark: RGBA(hex: strong?.dark ?? dark)))
  }
}

extension UIColor {
  public static let black = UIColor(white: 0, alpha: 1)
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  public static let clear = UIColor(white: 0, alpha: 0)

  /// Text: near black on light ground, white on dark.
  public static let label = UIColor.dynamic(0x0000_00FF, 0xFFFF_FFFF)
  /// Text that matters less.
  public static let secondaryLabel = UIColor.dynamic(
    0x3C3C_43C0, 0xEBEB_F5A6, strong: (0x3C3C_43E6, 0xEBEB_F5D9))
  /// The ground of a screen: white, or black in the dark.
  public static let systemBackground = UIColor.dynamic(0xFFFF_FFFF, 0x0000_00FF)
}

/// The four parts of an sRGB color, 0...1 each.
struct RGBA: Equatable, Sendable {
  var red: Double
  var green: Double
  var blue: Double
  var alpha: Double

  init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = unit(red)
    self.green = unit(green)
    self.blue = unit(blue)
    self.alpha = unit(alpha)
  }

  /// From `0xRRGGBBAA`.
  init(hex: UInt32) {
    self.init(
      red: Double(hex >> 24) / 255, green: Double(hex >> 16 & 255) / 255, blue: Double(hex >> 8 & 255) / 255,
      alpha: Double(hex & 255) / 255)
  }

  func with(alpha: Double) -> RGBA { RGBA(red: red, green: green, blue: blue, alpha: alpha) }

  /// As `0xRRGGBBAA`, each part to the nearest of 256 steps.
  var packed: UInt32 {
    func byte(_ part: Double) -> UInt32 { UInt32((part * 255).rounded()) }
    return byte(red) << 24 | byte(green) << 16 | byte(blue) << 8 | byte(alpha)
  }
}

/// The value moved into 0...1; NaN becomes 0.
private func unit(_ value: Double) -> Double {
  value.isNaN ? 0 : min(max(value, 0), 1)
}
