import HeftProtocol

/// A typeface at a size. The page shows the system's own; frames follow one baked table of advances
/// everywhere.
public final class UIFont: NSObject, @unchecked Sendable {
  /// How heavy the strokes are.
  public struct Weight: Hashable, Sendable, RawRepresentable {
    /// UIKit's measure, -1...1 with 0 as regular.
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)
  }

  /// The size in points.
  public let pointSize: CGFloat
  /// The weight on the scale of CSS, 100...900.
  let cssWeight: UInt32
  /// Whether all digits are as wide as each other.
  let hasMonospacedDigits: Bool

  /// How the size follows the user's; nil where it does not.
  let scaling: FontScaling?

  private init(size: CGFloat, weight: Weight, monospacedDigits: Bool) {
    pointSize = size.isFinite && size > 0 ? size : UIFont.systemFontSize
    cssWeight = UIFont.cssWeight(of: weight)
    hasMonospacedDigits = monospacedDigits
    scaling = nil
  }

  /// Another font's look in a size.
  package convenience init(_ font: UIFont, size: CGFloat) {
    self.init(font, size: size, scaling: nil)
  }

  init(_ font: UIFont, size: CGFloat, scaling: FontScaling?) {
    pointSize = size.isFinite && size > 0 ? size : UIFont.systemFontSize
    cssWeight = font.cssWeight
    hasMonospacedDigits = font.hasMonospacedDigits
    self.scaling = scaling
  }

  /// The font as one that follows the user's size as a style does.
  func scaling(with style: TextStyle, upTo largest: CGFloat) -> UIFont {
    UIFont(self, size: pointSize, scaling: FontScaling(style: style, size: pointSize, largest: largest))
  }

  /// The font in the size that the user wants, to the nearest half point (our choice); itself where its size stays.
  func scaled(in category: UIContentSizeCategory) -> UIFont {
    guard let scaling else { return self }
    let size = (scaling.size * scaling.style.growth(in: category) * 2).rounded() / 2
    let bounded = min(size, scaling.largest)
    return bounded == pointSize || !(bounded > 0) ? self : UIFont(self, size: bounded, scaling: scaling)
  }

  /// The size of plain text in points.
  public static let systemFontSize: CGFloat = 14
  /// The size of a label's text in points.
  public static let labelFontSize: CGFloat = 17

  /// The system's typeface. A size that is not positive becomes `systemFontSize`.
  ///
  /// - Parameters:
  ///   - size: In points.
  ///   - weight: How thick its lines are.
  /// - Returns: The font.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(size: size, weight: weight, monospacedDigits: false)
  }

  /// The system's typeface in bold.
  ///
  /// - Parameter size: In points.
  /// - Returns: The font.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(size: size, weight: .bold, monospacedDigits: false)
  }

  /// The system's typeface with all digits as wide as each other, so that a changing number stands still.
  ///
  /// - Parameters:
  ///   - size: In points.
  ///   - weight: How thick its lines are.
  /// - Returns: The font.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: size, weight: weight, monospacedDigits: true)
  }

  /// The system's typeface in the weight that a typeface's name ends in, such as "-Bold" or "-Light": there are no
  /// others. Never nil.
  ///
  /// - Parameters:
  ///   - fontName: The typeface's name.
  ///   - fontSize: In points.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(size: fontSize, weight: .ending(fontName), monospacedDigits: false)
  }

  /// The height of a line in points: 1.2 times the size, rounded up to half a point (our choice).
  public var lineHeight: CGFloat { (pointSize * CGFloat(ProtocolConstant.lineHeight) * 2).rounded(.up) / 2 }

  /// The weight of CSS nearest to UIKit's, each standing for what lies halfway to its neighbors (our
  /// choice).
  private static func cssWeight(of weight: Weight) -> UInt32 {
    switch weight.rawValue {
    case ..<(-0.7): 100
    case ..<(-0.5): 200
    case ..<(-0.2): 300
    case ..<0.12: 400
    case ..<0.27: 500
    case ..<0.35: 600
    case ..<0.48: 700
    case ..<0.6: 800
    default: 900
    }
  }
}

extension UIFont.Weight {
  /// The weight that a typeface's name ends in; regular where it names none.
  fileprivate static func ending(_ name: String) -> UIFont.Weight {
    let style = name.utf8.lastIndex(of: UInt8(ascii: "-")).map { name.utf8[name.utf8.index(after: $0)...] }
    let names: [(StaticString, UIFont.Weight)] = [
      ("UltraLight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Medium", .medium),
      ("SemiBold", .semibold), ("DemiBold", .semibold), ("Bold", .bold), ("Heavy", .heavy), ("Black", .black),
    ]
    guard let style else { return .regular }
    for (word, weight) in names {
      let bytes = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
      if style.elementsEqual(bytes) { return weight }
    }
    return .regular
  }
}
