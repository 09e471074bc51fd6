extension UIColor {
  /// A color by a rule: what it is under given traits. The rule is asked once for light and once for dark, when
  /// the color is made.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    func color(in style: UIUserInterfaceStyle) -> RGBA {
      let traits = UITraitCollection(
        forceTouchCapability: .unknown, userInterfaceStyle: style, displayScale: 1)
      return dynamicProvider(traits).rgba(in: style)
    }
    self.init(light: color(in: .light), dark: color(in: .dark))
  }

  private static func system(_ light: UInt32, _ dark: UInt32) -> UIColor {
    .dynamic(light: RGBA(hex: light), dark: RGBA(hex: dark))
  }
}

// The system's colors, light and dark, as iOS 13 published them.
extension UIColor {
  public static let systemBlue = system(0x007A_FFFF, 0x0A84_FFFF)
  public static let systemGreen = system(0x34C7_59FF, 0x30D1_58FF)
  public static let systemIndigo = system(0x5856_D6FF, 0x5E5C_E6FF)
  public static let systemOrange = system(0xFF95_00FF, 0xFF9F_0AFF)
  public static let systemPink = system(0xFF2D_55FF, 0xFF37_5FFF)
  public static let systemPurple = system(0xAF52_DEFF, 0xBF5A_F2FF)
  public static let systemRed = system(0xFF3B_30FF, 0xFF45_3AFF)
  public static let systemTeal = system(0x5AC8_FAFF, 0x64D2_FFFF)
  public static let systemYellow = system(0xFFCC_00FF, 0xFFD6_0AFF)

  public static let systemGray = system(0x8E8E_93FF, 0x8E8E_93FF)
  public static let systemGray2 = system(0xAEAE_B2FF, 0x6363_66FF)
  public static let systemGray3 = system(0xC7C7_CCFF, 0x4848_4AFF)
  public static let systemGray4 = system(0xD1D1_D6FF, 0x3A3A_3CFF)
  public static let systemGray5 = system(0xE5E5_EAFF, 0x2C2C_2EFF)
  public static let systemGray6 = system(0xF2F2_F7FF, 0x1C1C_1EFF)

  /// Text of the third and fourth rank, and a text field's placeholder.
  public static let tertiaryLabel = system(0x3C3C_434C, 0xEBEB_F54C)
  public static let quaternaryLabel = system(0x3C3C_432E, 0xEBEB_F52E)
  public static let placeholderText = system(0x3C3C_434C, 0xEBEB_F54C)

  /// Thin lines between contents, see-through and not.
  public static let separator = system(0x3C3C_434A, 0x5454_5899)
  public static let opaqueSeparator = system(0xC6C6_C8FF, 0x3838_3AFF)

  /// Grounds that lie on `systemBackground`.
  public static let secondarySystemBackground = system(0xF2F2_F7FF, 0x1C1C_1EFF)
  public static let tertiarySystemBackground = system(0xFFFF_FFFF, 0x2C2C_2EFF)
  /// The ground of a grouped table, of its cells, and of what lies on those.
  public static let systemGroupedBackground = system(0xF2F2_F7FF, 0x0000_00FF)
  public static let secondarySystemGroupedBackground = system(0xFFFF_FFFF, 0x1C1C_1EFF)
  public static let tertiarySystemGroupedBackground = system(0xF2F2_F7FF, 0x2C2C_2EFF)

  /// Fills of things on a ground, from the smallest things to the largest.
  public static let systemFill = system(0x7878_8033, 0x7878_805C)
  public static let secondarySystemFill = system(0x7878_8029, 0x7878_8052)
  public static let tertiarySystemFill = system(0x7676_801F, 0x7676_803D)
  public static let quaternarySystemFill = system(0x7474_8014, 0x7676_802E)
}
