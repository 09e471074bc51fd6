import Heft

extension UIBlurEffect.Style {
  // Glass that is always light or dark, which is that of iOS 8 here.

  public static var systemUltraThinMaterialLight: Self { .light }
  public static var systemThinMaterialLight: Self { .light }
  public static var systemMaterialLight: Self { .extraLight }
  public static var systemThickMaterialLight: Self { .extraLight }
  public static var systemChromeMaterialLight: Self { .extraLight }
  public static var systemUltraThinMaterialDark: Self { .dark }
  public static var systemThinMaterialDark: Self { .dark }
  public static var systemMaterialDark: Self { .dark }
  public static var systemThickMaterialDark: Self { .dark }
  public static var systemChromeMaterialDark: Self { .dark }
}

/// What stands out on a blur effect, which is shown as it is here.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

extension UIVibrancyEffect {
  /// Makes the effect for content on a blur effect.
  ///
  /// - Parameters:
  ///   - blurEffect: The blur effect.
  ///   - style: Makes no difference here.
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init(blurEffect: blurEffect)
  }
}
