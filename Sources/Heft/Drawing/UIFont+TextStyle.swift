extension UIFont {
  /// The role of a text, which decides its size.
  public struct TextStyle: Hashable, Sendable {
    private let row: Int
    fileprivate let isEmphasized: Bool

    private init(row: Int, isEmphasized: Bool = false) {
      self.row = row
      self.isEmphasized = isEmphasized
    }

    public static var largeTitle: TextStyle { TextStyle(row: 0) }
    public static var title1: TextStyle { TextStyle(row: 1) }
    public static var title2: TextStyle { TextStyle(row: 2) }
    public static var title3: TextStyle { TextStyle(row: 3) }
    public static var headline: TextStyle { TextStyle(row: 4, isEmphasized: true) }
    public static var body: TextStyle { TextStyle(row: 4) }
    public static var callout: TextStyle { TextStyle(row: 5) }
    public static var subheadline: TextStyle { TextStyle(row: 6) }
    public static var footnote: TextStyle { TextStyle(row: 7) }
    public static var caption1: TextStyle { TextStyle(row: 8) }
    public static var caption2: TextStyle { TextStyle(row: 9) }

    /// The size in points: Apple's Human Interface Guidelines, Typography, "iOS, iPadOS Dynamic Type sizes" and
    /// "larger accessibility type sizes".
    func size(in category: UIContentSizeCategory) -> CGFloat {
      let step = category.step < 0 ? UIContentSizeCategory.large.step : category.step
      return CGFloat(TextStyle.sizes[row * 12 + step])
    }

    /// A line for each style, of the sizes from xSmall to xxxLarge, then those from AX1 to AX5.
    private static let sizes: [UInt8] = [
      31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60,
      25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58,
      19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56,
      17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55,
      14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53,
      13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51,
      12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49,
      12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44,
      11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43,
      11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40,
    ]
  }

  /// Returns the system's typeface for a role of text, in the size that the user wants.
  ///
  /// - Parameter style: The role of the text.
  /// - Returns: The font.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, in: .current)
  }

  /// Returns the system's typeface for a role of text, in the size that traits want; nil means the app's traits.
  ///
  /// - Parameters:
  ///   - style: The role of the text.
  ///   - traitCollection: The traits, or nil.
  /// - Returns: The font.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    preferredFont(forTextStyle: style, in: traitCollection?.preferredContentSizeCategory ?? .current)
  }

  private static func preferredFont(forTextStyle style: TextStyle, in category: UIContentSizeCategory)
    -> UIFont
  {
    let font = UIFont.systemFont(
      ofSize: style.size(in: .large), weight: style.isEmphasized ? .semibold : .regular)
    return font.scaling(with: style, upTo: .infinity).scaled(in: category)
  }
}

extension UIContentSizeCategory {
  /// That of the app whose code runs.
  static var current: UIContentSizeCategory {
    AppProcess.current?.traits.preferredContentSizeCategory ?? .large
  }
}

/// How a font's size follows the user's.
struct FontScaling: Equatable {
  let style: UIFont.TextStyle
  /// The size in points where the user wants the usual one.
  let size: CGFloat
  let largest: CGFloat
}

/// Grows fonts and distances as the text of a style does.
public final class UIFontMetrics: NSObject {
  private let style: UIFont.TextStyle

  /// Grows as the text of a style does.
  ///
  /// - Parameter textStyle: The style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// Grows as body text does.
  public static var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// The font in the size that the user wants, where its own is the usual one.
  ///
  /// - Parameter font: The font in its usual size.
  /// - Returns: The font.
  public func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, maximumPointSize: .infinity) }

  /// The same, but not larger than so many points.
  ///
  /// - Parameters:
  ///   - font: The font in its usual size.
  ///   - maximumPointSize: In points.
  /// - Returns: The font.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.scaling(with: style, upTo: maximumPointSize).scaled(in: .current)
  }

  /// A length in points, grown as text does, to the nearest half point (our choice).
  ///
  /// - Parameter value: In points.
  /// - Returns: In points.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    (value * style.growth(in: .current) * 2).rounded() / 2
  }
}

extension UIFont.TextStyle {
  /// How much larger text is than where the user wants the usual size.
  func growth(in category: UIContentSizeCategory) -> CGFloat { size(in: category) / size(in: .large) }
}
