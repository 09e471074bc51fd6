import Heft

extension UIFontDescriptor {
  /// The name of an attribute of a font.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A name by its text.
    ///
    /// - Parameter rawValue: The text.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    public static let featureSettings = AttributeName("NSCTFontFeatureSettingsAttribute")
    public static let family = AttributeName("NSFontFamilyAttribute")
    public static let name = AttributeName("NSFontNameAttribute")
    public static let face = AttributeName("NSFontFaceAttribute")
    public static let size = AttributeName("NSFontSizeAttribute")
    public static let visibleName = AttributeName("NSFontVisibleNameAttribute")
    public static let matrix = AttributeName("NSFontMatrixAttribute")
    public static let characterSet = AttributeName("NSCTFontCharacterSetAttribute")
    public static let cascadeList = AttributeName("NSCTFontCascadeListAttribute")
    public static let traits = AttributeName("NSCTFontTraitsAttribute")
    public static let fixedAdvance = AttributeName("NSCTFontFixedAdvanceAttribute")
    public static let textStyle = AttributeName("NSCTFontUIUsageAttribute")
  }

  /// The name of a trait of a font.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// A design of the system's font. Here it has one.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// What names a feature of a font: its type, and which of the type's.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The feature's type, `kNumberSpacingType`.
    public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The type's feature, `kMonospacedNumbersSelector`. The names of the two are as odd in UIKit.
    public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The names of the two since iOS 15.
    public static let type = featureIdentifier
    public static let selector = typeIdentifier
  }
}

/// The type of features that say how wide digits are.
public let kNumberSpacingType = 6
/// Digits of one width.
public let kMonospacedNumbersSelector = 0
/// Digits as wide as they are.
public let kProportionalNumbersSelector = 1
/// The types and features that change nothing here.
public let kLowerCaseType = 37
public let kLowerCaseSmallCapsSelector = 1
public let kUpperCaseType = 38
public let kUpperCaseSmallCapsSelector = 1
public let kStylisticAlternativesType = 35
public let kStylisticAltOneOnSelector = 2
public let kFractionsType = 11
public let kDiagonalFractionsSelector = 2

extension UIFont.SymbolicTraits {
  public static let traitExpanded = Self(rawValue: 32)
  public static let traitCondensed = Self(rawValue: 64)
  public static let traitVertical = Self(rawValue: 2048)
  public static let traitUIOptimized = Self(rawValue: 4096)
  public static let traitTightLeading = Self(rawValue: 32768)
  public static let traitLooseLeading = Self(rawValue: 65536)
  public static let classMask = Self(rawValue: 0xF000_0000)
  public static let classOldStyleSerifs = Self(rawValue: 0x1000_0000)
  public static let classTransitionalSerifs = Self(rawValue: 0x2000_0000)
  public static let classModernSerifs = Self(rawValue: 0x3000_0000)
  public static let classClarendonSerifs = Self(rawValue: 0x4000_0000)
  public static let classSlabSerifs = Self(rawValue: 0x5000_0000)
  public static let classFreeformSerifs = Self(rawValue: 0x7000_0000)
  public static let classSansSerif = Self(rawValue: 0x8000_0000)
  public static let classOrnamentals = Self(rawValue: 0x9000_0000)
  public static let classScripts = Self(rawValue: 0xA000_0000)
  public static let classSymbolic = Self(rawValue: 0xC000_0000)
}

extension UIFont.Weight {
  /// A weight.
  ///
  /// - Parameter rawValue: UIKit's measure, from -1 to 1 with 0 as regular.
  public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }
}

extension UIFont.TextStyle: RawRepresentable {
  private static var all: [(UIFont.TextStyle, String)] {
    [
      (.body, "UICTFontTextStyleBody"), (.largeTitle, "UICTFontTextStyleTitle0"),
      (.title1, "UICTFontTextStyleTitle1"), (.title2, "UICTFontTextStyleTitle2"),
      (.title3, "UICTFontTextStyleTitle3"), (.headline, "UICTFontTextStyleHeadline"),
      (.subheadline, "UICTFontTextStyleSubhead"), (.callout, "UICTFontTextStyleCallout"),
      (.footnote, "UICTFontTextStyleFootnote"), (.caption1, "UICTFontTextStyleCaption1"),
      (.caption2, "UICTFontTextStyleCaption2"),
    ]
  }

  /// A style by UIKit's name of it; that of body text where there is none.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) {
    self = Self.all.first { $0.1.utf8.elementsEqual(rawValue.utf8) }?.0 ?? .body
  }
  /// UIKit's name of the style.
  public var rawValue: String { Self.all.first { $0.0 == self }?.1 ?? "UICTFontTextStyleBody" }
}

extension UIFont {
  /// The system's font, of which the digits are equally wide.
  ///
  /// - Parameters:
  ///   - fontSize: In points.
  ///   - weight: How thick its lines are.
  /// - Returns: The font.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    Stub.say("UIFont.monospacedSystemFont", "only the digits are equally wide here.")
    return monospacedDigitSystemFont(ofSize: fontSize, weight: weight)
  }
}

extension UIFontMetrics {
  /// A font whose size follows the user's as that of the style does.
  ///
  /// - Parameters:
  ///   - font: The font.
  ///   - traitCollection: Left aside: the size is that of now.
  /// - Returns: The font.
  public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font)
  }
  /// A font whose size follows the user's as that of the style does.
  ///
  /// - Parameters:
  ///   - font: The font.
  ///   - maximumPointSize: The largest size.
  ///   - traitCollection: Left aside: the size is that of now.
  /// - Returns: The font.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { scaledFont(for: font, maximumPointSize: maximumPointSize) }
  /// A length that follows the user's size of text as the style does.
  ///
  /// - Parameters:
  ///   - value: The length.
  ///   - traitCollection: Left aside: the size is that of now.
  /// - Returns: The length.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat { scaledValue(for: value) }
}
