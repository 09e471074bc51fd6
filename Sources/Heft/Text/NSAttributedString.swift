/// Text with attributes: typeface, color, underline and more, for ranges of it.
///
/// Attributes are objects: a number is an `NSNumber`. Ranges and lengths count in UTF-16, as UIKit's do.
open class NSAttributedString: NSObject {
  /// The name of an attribute.
  public struct Key: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A key of the app's own.
    ///
    /// - Parameter rawValue: Its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// A `UIFont`.
    public static let font = Key("NSFont")
    /// A `UIColor`: the text's.
    public static let foregroundColor = Key("NSColor")
    /// A `UIColor`: that behind the text.
    public static let backgroundColor = Key("NSBackgroundColor")
    /// An `NSParagraphStyle`.
    public static let paragraphStyle = Key("NSParagraphStyle")
    /// An `NSNumber`: points between characters.
    public static let kern = Key("NSKern")
    /// An `NSNumber` of an ``NSUnderlineStyle``.
    public static let underlineStyle = Key("NSUnderline")
    /// A `UIColor`: the color of the line under the text; without it, the text's.
    public static let underlineColor = Key("NSUnderlineColor")
    /// An `NSNumber` of an ``NSUnderlineStyle``.
    public static let strikethroughStyle = Key("NSStrikethrough")
    /// A `UIColor`: the color of the line through the text; without it, the text's.
    public static let strikethroughColor = Key("NSStrikethroughColor")
    /// A `UIColor`. Kept, not shown.
    public static let strokeColor = Key("NSStrokeColor")
    /// An `NSNumber`. Kept, not shown.
    public static let strokeWidth = Key("NSStrokeWidth")
    /// An `NSNumber`: points above the line.
    public static let baselineOffset = Key("NSBaselineOffset")
    /// Any object. Kept, not shown.
    public static let link = Key("NSLink")
  }

  /// Attributes by key.
  public typealias Attributes = [Key: AnyObject]

  /// A stretch of text with the same attributes.
  struct Run {
    var text: String
    var attributes: Attributes
  }

  /// Without empty ones.
  final var runs: [Run]

  /// No text.
  public override init() {
    runs = []
    super.init()
  }

  /// Text of one kind.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - attributes: Those of all of it; nil for none.
  public init(string: String, attributes: Attributes? = nil) {
    runs = string.isEmpty ? [] : [Run(text: string, attributes: attributes ?? [:])]
    super.init()
  }

  /// A copy of another.
  ///
  /// - Parameter attributedString: The other one.
  public init(attributedString: NSAttributedString) {
    runs = attributedString.runs
    super.init()
  }

  /// The text without its attributes.
  public final var string: String {
    var whole = ""
    for run in runs { whole += run.text }
    return whole
  }

  /// How long the text is, in UTF-16.
  public final var length: Int { runs.reduce(0) { $0 + $1.text.utf16.count } }

  /// The attributes at a place.
  ///
  /// - Parameters:
  ///   - location: The place, from 0; beyond the text there are none.
  ///   - range: Set to how far they go, where it is given.
  /// - Returns: The attributes by key.
  public final func attributes(at location: Int, effectiveRange range: UnsafeMutablePointer<NSRange>?)
    -> Attributes
  {
    var start = 0
    for run in runs {
      let count = run.text.utf16.count
      if location >= start, location < start + count {
        range?.pointee = NSRange(location: start, length: count)
        return run.attributes
      }
      start += count
    }
    range?.pointee = NSRange(location: start, length: 0)
    return [:]
  }

  /// One attribute at a place; nil if there is none.
  ///
  /// - Parameters:
  ///   - name: Which attribute.
  ///   - location: In UTF-16 units from the beginning.
  ///   - range: Gets how far it has that value; nil is fine.
  /// - Returns: The value; nil if there is none, or the place is outside of the text.
  public final func attribute(
    _ name: Key, at location: Int, effectiveRange range: UnsafeMutablePointer<NSRange>?
  ) -> AnyObject? { attributes(at: location, effectiveRange: range)[name] }

  /// A part of the text with its attributes. A range that goes beyond the text ends with it.
  ///
  /// - Parameter range: In UTF-16 units.
  /// - Returns: The part.
  public final func attributedSubstring(from range: NSRange) -> NSAttributedString {
    let part = NSAttributedString(string: "")
    part.runs = Self.divided(runs, at: range).inside
    return part
  }

  /// Returns the runs before a range, in it and after it.
  static func divided(_ runs: [Run], at range: NSRange) -> (before: [Run], inside: [Run], after: [Run]) {
    var parts: (before: [Run], inside: [Run], after: [Run]) = ([], [], [])
    let end = range.location + range.length
    var start = 0
    for run in runs {
      let units = run.text.utf16
      let count = units.count
      let first = min(max(range.location - start, 0), count)
      let last = min(max(end - start, first), count)
      let from = units.index(units.startIndex, offsetBy: first)
      let to = units.index(units.startIndex, offsetBy: last)
      let before = Run(text: String(run.text[..<from]), attributes: run.attributes)
      let inside = Run(text: String(run.text[from..<to]), attributes: run.attributes)
      let after = Run(text: String(run.text[to...]), attributes: run.attributes)
      if !before.text.isEmpty { parts.before.append(before) }
      if !inside.text.isEmpty { parts.inside.append(inside) }
      if !after.text.isEmpty { parts.after.append(after) }
      start += count
    }
    return parts
  }

  open override var description: String { string }
}

/// Text with attributes that can be changed. A range that goes beyond the text ends with it.
open class NSMutableAttributedString: NSAttributedString {
  /// Puts a text at the end.
  ///
  /// - Parameter other: The text.
  public final func append(_ other: NSAttributedString) { runs += other.runs }

  /// Puts a text at a place.
  ///
  /// - Parameters:
  ///   - other: The text.
  ///   - location: In UTF-16 units from the beginning.
  public final func insert(_ other: NSAttributedString, at location: Int) {
    replaceCharacters(in: NSRange(location: location, length: 0), with: other)
  }

  /// Puts a text in the place of another.
  ///
  /// - Parameters:
  ///   - range: In UTF-16 units.
  ///   - other: The new text.
  public final func replaceCharacters(in range: NSRange, with other: NSAttributedString) {
    let parts = Self.divided(runs, at: range)
    runs = parts.before + other.runs + parts.after
  }

  /// Puts a text in the place of another, with the attributes of the first character that goes.
  ///
  /// - Parameters:
  ///   - range: In UTF-16 units.
  ///   - text: The new text.
  public final func replaceCharacters(in range: NSRange, with text: String) {
    let attributes = attributes(at: range.location, effectiveRange: nil)
    replaceCharacters(in: range, with: NSAttributedString(string: text, attributes: attributes))
  }

  /// Takes a range out.
  ///
  /// - Parameter range: In UTF-16 units.
  public final func deleteCharacters(in range: NSRange) {
    replaceCharacters(in: range, with: NSAttributedString(string: ""))
  }

  /// Gives a range one more attribute, in place of one of the same key.
  ///
  /// - Parameters:
  ///   - name: Which attribute.
  ///   - value: Its value.
  ///   - range: In UTF-16 units.
  public final func addAttribute(_ name: Key, value: AnyObject, range: NSRange) {
    change(range) { $0[name] = value }
  }

  /// Gives a range more attributes.
  ///
  /// - Parameters:
  ///   - more: The attributes, in place of those of the same keys.
  ///   - range: In UTF-16 units.
  public final func addAttributes(_ more: Attributes, range: NSRange) {
    change(range) { attributes in for (key, value) in more { attributes[key] = value } }
  }

  /// Gives a range these attributes and no others.
  ///
  /// - Parameters:
  ///   - attributes: The attributes; nil for none.
  ///   - range: In UTF-16 units.
  public final func setAttributes(_ attributes: Attributes?, range: NSRange) {
    change(range) { $0 = attributes ?? [:] }
  }

  /// Takes an attribute from a range.
  ///
  /// - Parameters:
  ///   - name: Which attribute.
  ///   - range: In UTF-16 units.
  public final func removeAttribute(_ name: Key, range: NSRange) {
    change(range) { $0[name] = nil }
  }

  private final func change(_ range: NSRange, _ body: (inout Attributes) -> Void) {
    var parts = Self.divided(runs, at: range)
    for index in parts.inside.indices { body(&parts.inside[index].attributes) }
    runs = parts.before + parts.inside + parts.after
  }
}

/// How text is underlined or struck through.
public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let single = NSUnderlineStyle(rawValue: 1)
  public static let thick = NSUnderlineStyle(rawValue: 2)
  public static let double = NSUnderlineStyle(rawValue: 9)
}

/// How the lines of a paragraph lie. The one at a paragraph's first character counts.
open class NSParagraphStyle: NSObject {
  open var alignment: NSTextAlignment = .natural
  /// Points between lines.
  open var lineSpacing: CGFloat = 0
  /// Points after a paragraph.
  open var paragraphSpacing: CGFloat = 0
  /// The factor that multiplies a line's height; 0 means none.
  open var lineHeightMultiple: CGFloat = 0
  /// The least height of a line in points; 0 is any.
  open var minimumLineHeight: CGFloat = 0
  /// The largest height of a line in points; 0 is any.
  open var maximumLineHeight: CGFloat = 0
  /// Points between the leading edge and a paragraph's first line.
  open var firstLineHeadIndent: CGFloat = 0
  /// Points between the leading edge and the lines after the first.
  open var headIndent: CGFloat = 0
  /// Where lines end, in points: from the leading edge where it is above 0, else from the trailing edge, counted backward.
  open var tailIndent: CGFloat = 0
  /// Where the text of a label ends that does not fit; by words is as the label says.
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping

  /// A paragraph as it usually is.
  public static var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The same with another alignment.
  final func aligned(_ alignment: NSTextAlignment) -> NSParagraphStyle {
    let new = NSMutableParagraphStyle()
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
    return new
  }
}

/// The same, under the name by which it is changed.
open class NSMutableParagraphStyle: NSParagraphStyle {}
