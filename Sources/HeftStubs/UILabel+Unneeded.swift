// The members of labels and other text views that change nothing here, or little.

import Heft

/// How text that became smaller lies beside its line, which makes no difference here.
public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }

extension UILabel {
  public final var baselineAdjustment: UIBaselineAdjustment {
    get { .alignBaselines }
    set {}
  }
  public final var allowsDefaultTighteningForTruncation: Bool {
    get { false }
    set {}
  }
  public final var shadowColor: UIColor? {
    get { nil }
    set { if newValue != nil { Stub.say("UILabel.shadowColor", "text has no shadow here.") } }
  }
  public final var shadowOffset: CGSize {
    get { CGSize(width: 0, height: -1) }
    set {}
  }
  public final var highlightedTextColor: UIColor? {
    get { nil }
    set {}
  }
  public final var isHighlighted: Bool {
    get { false }
    set {}
  }
}

extension NSParagraphStyle {
  public final var hyphenationFactor: Float {
    get { 0 }
    set {}
  }
  public final var paragraphSpacingBefore: CGFloat {
    get { 0 }
    set {
      if newValue != 0 {
        Stub.say("NSParagraphStyle.paragraphSpacingBefore", "paragraphSpacing spaces them.")
      }
    }
  }
}

/// The shadow of a text, which has none here.
public final class NSShadow: NSObject {
  public var shadowOffset = CGSize.zero
  public var shadowBlurRadius: CGFloat = 0
  public var shadowColor: UIColor?

  public override init() {
    super.init()
    Stub.say("NSShadow", "text has no shadow here.")
  }
}

extension NSAttributedString.Key {
  // Kept, and not shown.

  /// An ``NSShadow``.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// An `NSNumber`: how far letters lean.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// An `NSNumber`: how far letters are stretched.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// An `NSNumber`: whether letters are joined.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// An ``NSTextAttachment``.
  public static let attachment = NSAttributedString.Key("NSAttachment")
}

/// The range of so many UTF-16 units from a place on.
///
/// - Parameters:
///   - location: Where it begins.
///   - length: How many units it has.
/// - Returns: The range.
public func NSMakeRange(_ location: Int, _ length: Int) -> NSRange {
  NSRange(location: location, length: length)
}

/// The place right after a range.
///
/// - Parameter range: The range.
/// - Returns: In UTF-16 units.
public func NSMaxRange(_ range: NSRange) -> Int { range.location + range.length }

extension UIFont {
  /// Traits of a typeface; of these, bold is shown.
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
  }

  /// The description of the font.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font: self) }

  /// A font by its description.
  ///
  /// - Parameters:
  ///   - descriptor: The description.
  ///   - pointSize: In points; 0 keeps the description's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let size = pointSize > 0 ? pointSize : descriptor.pointSize
    if descriptor.hasMonospacedDigits {
      let font = UIFont.monospacedDigitSystemFont(
        ofSize: size, weight: descriptor.weight ?? (descriptor.isBold ? .bold : .regular))
      self.init(font, size: size)
    } else if let weight = descriptor.weight {
      self.init(UIFont.systemFont(ofSize: size, weight: weight), size: size)
    } else {
      self.init(name: descriptor.isBold ? "System-Bold" : "System", size: size)!
    }
  }

  /// The only family: the system's.
  public static var familyNames: [String] { ["System"] }
  public var familyName: String { "System" }
  public var fontName: String { "System" }

  /// The names of a family's typefaces.
  ///
  /// - Parameter familyName: Makes no difference: there is one family.
  /// - Returns: The system's.
  public static func fontNames(forFamilyName familyName: String) -> [String] { ["System", "System-Bold"] }
}
