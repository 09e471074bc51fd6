import Heft

/// The description of a font: its size, whether it is bold, and whether its digits are equally wide.
public final class UIFontDescriptor: NSObject {
  public typealias SymbolicTraits = UIFont.SymbolicTraits
  public let pointSize: CGFloat
  public let symbolicTraits: SymbolicTraits
  var isBold: Bool { symbolicTraits.contains(.traitBold) }

  let hasMonospacedDigits: Bool

  init(font: UIFont) {
    pointSize = font.pointSize
    symbolicTraits = []
    hasMonospacedDigits = false
    super.init()
  }

  private init(pointSize: CGFloat, traits: SymbolicTraits, hasMonospacedDigits: Bool) {
    self.pointSize = pointSize
    symbolicTraits = traits
    self.hasMonospacedDigits = hasMonospacedDigits
    super.init()
  }

  /// The description of the font of a style.
  ///
  /// - Parameter style: The style.
  /// - Returns: The description.
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFontDescriptor(font: .preferredFont(forTextStyle: style))
  }

  /// The same in other traits; never nil.
  ///
  /// - Parameter traits: The traits, of which bold is shown.
  /// - Returns: A new description.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(pointSize: pointSize, traits: traits, hasMonospacedDigits: hasMonospacedDigits)
  }

  /// The same in another size.
  ///
  /// - Parameter size: In points.
  /// - Returns: A new description.
  public func withSize(_ size: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(pointSize: size, traits: symbolicTraits, hasMonospacedDigits: hasMonospacedDigits)
  }

  /// The same with the features of the font that are asked for, of which digits of one width are shown.
  ///
  /// - Parameter attributes: The features under `featureSettings`; other attributes change nothing.
  /// - Returns: A new description.
  public func addingAttributes(_ attributes: [AttributeName: [[FeatureKey: Int]]]) -> UIFontDescriptor {
    let features = attributes[.featureSettings] ?? []
    let isMonospaced = features.contains { feature in
      feature[.featureIdentifier] == kNumberSpacingType
        && feature[.typeIdentifier] == kMonospacedNumbersSelector
    }
    return UIFontDescriptor(
      pointSize: pointSize, traits: symbolicTraits, hasMonospacedDigits: hasMonospacedDigits || isMonospaced)
  }
}

extension UIFontDescriptor {
  /// The name of an attribute of a font.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
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
