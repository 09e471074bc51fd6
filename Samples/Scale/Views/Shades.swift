import Heft

/// The scale's own colors: dark enough on white and light enough on black for a contrast of 4.5 : 1 (our choice).
enum Shades {
  static let good = shade(light: (0.08, 0.47, 0.18), dark: (0.19, 0.82, 0.35))
  static let bad = shade(light: (0.78, 0.09, 0.06), dark: (1, 0.42, 0.38))
  static let warning = shade(light: (0.6, 0.3, 0), dark: (1, 0.72, 0.3))

  private static func shade(
    light: (red: CGFloat, green: CGFloat, blue: CGFloat), dark: (red: CGFloat, green: CGFloat, blue: CGFloat)
  ) -> UIColor {
    UIColor { traits in
      let part = traits.userInterfaceStyle == .dark ? dark : light
      return UIColor(red: part.red, green: part.green, blue: part.blue, alpha: 1)
    }
  }
}
