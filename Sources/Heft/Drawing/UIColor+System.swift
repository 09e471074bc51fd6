extension UIColor {
  /// A color by a rule: what it is under given traits. The rule is asked when the color is made, for light and dark,
  /// each with the usual and with more contrast.
  ///
  /// - Parameter dynamicProvider: Gives the color under traits.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    func color(_ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast) -> RGBA {
      let traits = UITraitCollection(
        forceTouchCapability: .unknown, userInterfaceStyle: style, displayScale: 1,
        accessibilityContrast: contrast, preferredContentSizeCategory: .unspecified)
      return dynamicProvider(traits).rgba(in: traits.colors)
    }
    self.init(
      Shades(
        light: color(.light, .normal), dark: color(.dark, .normal), strongLight: color(.light, .high),
        strongDark: color(.dark, .high)))
  }

  private static func system(_ light: UInt32, _ dark: UInt32) -> UIColor { .dynamic(light, dark) }

  private static func system(
    _ light: UInt32, _ dark: UInt32, _ strongLight: UInt32, _ strongDark: UInt32
  ) -> UIColor {
    .dynamic(light, dark, strong: (strongLight, strongDark))
  }
}

// The system's colors, light and dark, then with increased contrast, as Apple published them with iOS 13 (Human
// Interface Guidelines, Color). Labels, lines and fills of increased contrast are our choice.
extension UIColor {
  public static let systemBlue = system(0x007A_FFFF, 0x0A84_FFFF, 0x0040_DDFF, 0x409C_FFFF)
  public static let systemGreen = system(0x34C7_59FF, 0x30D1_58FF, 0x248A_3DFF, 0x30DB_5BFF)
  public static let systemIndigo = system(0x5856_D6FF, 0x5E5C_E6FF, 0x3634_A3FF, 0x7D7A_FFFF)
  public static let systemOrange = system(0xFF95_00FF, 0xFF9F_0AFF, 0xC934_00FF, 0xFFB3_40FF)
  public static let systemPink = system(0xFF2D_55FF, 0xFF37_5FFF, 0xD30F_45FF, 0xFF64_82FF)
  public static let systemPurple = system(0xAF52_DEFF, 0xBF5A_F2FF, 0x8944_ABFF, 0xDA8F_FFFF)
  public static let systemRed = system(0xFF3B_30FF, 0xFF45_3AFF, 0xD700_15FF, 0xFF69_61FF)
  public static let systemTeal = system(0x5AC8_FAFF, 0x64D2_FFFF, 0x0071_A4FF, 0x70D7_FFFF)
  public static let systemYellow = system(0xFFCC_00FF, 0xFFD6_0AFF, 0xB250_00FF, 0xFFD4_26FF)

  public static let systemBrown = system(0xA284_5EFF, 0xAC8E_68FF, 0x7F65_45FF, 0xB594_69FF)
  public static let systemCyan = system(0x32AD_E6FF, 0x64D2_FFFF, 0x0071_A4FF, 0x70D7_FFFF)
  public static let systemMint = system(0x00C7_BEFF, 0x63E6_E2FF, 0x0C81_7BFF, 0x66D4_CFFF)

  public static let systemGray = system(0x8E8E_93FF, 0x8E8E_93FF, 0x6C6C_70FF, 0xAEAE_B2FF)
  public static let systemGray2 = system(0xAEAE_B2FF, 0x6363_66FF, 0x8E8E_93FF, 0x7C7C_80FF)
  public static let systemGray3 = system(0xC7C7_CCFF, 0x4848_4AFF, 0xAEAE_B2FF, 0x5454_56FF)
  public static let systemGray4 = system(0xD1D1_D6FF, 0x3A3A_3CFF, 0xBCBC_C0FF, 0x4444_46FF)
  public static let systemGray5 = system(0xE5E5_EAFF, 0x2C2C_2EFF, 0xD8D8_DCFF, 0x3636_38FF)
  public static let systemGray6 = system(0xF2F2_F7FF, 0x1C1C_1EFF, 0xEBEB_F0FF, 0x2424_26FF)

  /// Text of the third and fourth rank, and a text field's placeholder.
  public static let tertiaryLabel = system(0x3C3C_434C, 0xEBEB_F54C, 0x3C3C_43B3, 0xEBEB_F5A6)
  public static let quaternaryLabel = system(0x3C3C_432E, 0xEBEB_F52E, 0x3C3C_4380, 0xEBEB_F580)
  public static let placeholderText = system(0x3C3C_434C, 0xEBEB_F54C, 0x3C3C_43C0, 0xEBEB_F5A6)

  /// Text that leads somewhere.
  public static let link = system(0x007A_FFFF, 0x0984_FFFF)
  /// Text on a light ground and on a dark one, the same in light and dark.
  public static let darkText = system(0x0000_00FF, 0x0000_00FF)
  public static let lightText = system(0xFFFF_FF99, 0xFFFF_FF99)

  /// Thin lines between contents, see-through and not.
  public static let separator = system(0x3C3C_434A, 0x5454_5899, 0x3C3C_43C0, 0xEBEB_F5A6)
  public static let opaqueSeparator = system(0xC6C6_C8FF, 0x3838_3AFF, 0x6C6C_70FF, 0xAEAE_B2FF)

  /// Grounds that lie on `systemBackground`.
  public static let secondarySystemBackground = system(0xF2F2_F7FF, 0x1C1C_1EFF)
  public static let tertiarySystemBackground = system(0xFFFF_FFFF, 0x2C2C_2EFF)
  /// The ground of a grouped table, of its cells, and of what lies on those.
  public static let systemGroupedBackground = system(0xF2F2_F7FF, 0x0000_00FF)
  public static let secondarySystemGroupedBackground = system(0xFFFF_FFFF, 0x1C1C_1EFF)
  public static let tertiarySystemGroupedBackground = system(0xF2F2_F7FF, 0x2C2C_2EFF)

  /// Fills of things on a ground, from the smallest things to the largest.
  public static let systemFill = system(0x7878_8033, 0x7878_805C, 0x7878_804D, 0x7878_807A)
  public static let secondarySystemFill = system(0x7878_8029, 0x7878_8052, 0x7878_8047, 0x7878_8070)
  public static let tertiarySystemFill = system(0x7676_801F, 0x7676_803D, 0x7676_803D, 0x7676_8061)
  public static let quaternarySystemFill = system(0x7474_8014, 0x7676_802E, 0x7474_8033, 0x7676_8052)
}
