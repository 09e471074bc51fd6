// Rarer members of paragraphs' styles, and their copies. Natively Foundation's own root class asks for these.

import Heft

/// A place to which a tab goes, which is not shown here.
public final class NSTextTab: NSObject {
  public let alignment: NSTextAlignment
  public let location: CGFloat

  /// A place to which a tab goes.
  ///
  /// - Parameters:
  ///   - alignment: How the text lies there.
  ///   - location: In points from the leading edge.
  ///   - options: Left aside.
  public init(
    textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: AnyObject] = [:]
  ) {
    self.alignment = alignment
    self.location = location
    super.init()
  }

  /// What is told of a tab.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }
}

extension NSParagraphStyle {
  public final var lineBreakStrategy: LineBreakStrategy {
    get { [] }
    set {}
  }
  public final var baseWritingDirection: NSWritingDirection {
    get { .natural }
    set {}
  }
  public final var allowsDefaultTighteningForTruncation: Bool {
    get { false }
    set {}
  }
  public final var usesDefaultHyphenation: Bool {
    get { false }
    set {}
  }
  public final var tabStops: [NSTextTab]! {
    get { [] }
    set { if let newValue, !newValue.isEmpty { NSParagraphStyle.tellOfTabs() } }
  }
  public final var defaultTabInterval: CGFloat {
    get { 0 }
    set {}
  }

  private static func tellOfTabs() {
    Stub.say("NSParagraphStyle.tabStops", "a tab is as wide as the host has it.")
  }

  /// The direction of a language, which is from left to right here.
  ///
  /// - Parameter languageName: The language's code.
  /// - Returns: From left to right.
  public static func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    .leftToRight
  }

  fileprivate final func fill(_ new: NSMutableParagraphStyle) {
    new.alignment = alignment
    new.lineSpacing = lineSpacing
    new.paragraphSpacing = paragraphSpacing
    new.lineHeightMultiple = lineHeightMultiple
    new.minimumLineHeight = minimumLineHeight
    new.maximumLineHeight = maximumLineHeight
    new.firstLineHeadIndent = firstLineHeadIndent
    new.headIndent = headIndent
    new.tailIndent = tailIndent
    new.lineBreakMode = lineBreakMode
  }

  fileprivate final var changeable: NSMutableParagraphStyle {
    let new = NSMutableParagraphStyle()
    fill(new)
    return new
  }
}

extension NSMutableParagraphStyle {
  /// Changes nothing: a tab is as wide as the host has it.
  ///
  /// - Parameter tab: The tab.
  public final func addTabStop(_ tab: NSTextTab) { tabStops = [tab] }
  /// Changes nothing: a tab is as wide as the host has it.
  ///
  /// - Parameter tab: The tab.
  public final func removeTabStop(_ tab: NSTextTab) {}
  /// Takes all values of another style.
  ///
  /// - Parameter style: The other style.
  public final func setParagraphStyle(_ style: NSParagraphStyle) { style.fill(self) }
}

#if hasFeature(Embedded)
  extension NSParagraphStyle {
    /// Makes a style of the same values that can be changed.
    ///
    /// - Returns: An `NSMutableParagraphStyle`.
    public func mutableCopy() -> AnyObject { changeable }
    /// Makes a style of the same values.
    ///
    /// - Returns: An `NSParagraphStyle`.
    public func copy() -> AnyObject { changeable }
  }
  extension NSAttributedString {
    /// Makes a text of the same attributes.
    ///
    /// - Returns: An `NSAttributedString`.
    public func copy() -> AnyObject { NSAttributedString(attributedString: self) }
  }
#else
  import Foundation

  extension Heft.NSParagraphStyle: NSMutableCopying {
    /// Makes a style of the same values that can be changed.
    ///
    /// - Parameter zone: Left aside.
    /// - Returns: An `NSMutableParagraphStyle`.
    public func mutableCopy(with zone: Foundation.NSZone? = nil) -> Any { changeable }
  }
  extension Heft.NSParagraphStyle: Foundation.NSCopying {
    /// Makes a style of the same values.
    ///
    /// - Parameter zone: Left aside.
    /// - Returns: An `NSParagraphStyle`.
    public func copy(with zone: Foundation.NSZone? = nil) -> Any { changeable }
  }
  extension Heft.NSAttributedString: Foundation.NSCopying {
    /// Makes a text of the same attributes.
    ///
    /// - Parameter zone: Left aside.
    /// - Returns: An `NSAttributedString`.
    public func copy(with zone: Foundation.NSZone? = nil) -> Any {
      Heft.NSAttributedString(attributedString: self)
    }
  }
#endif
