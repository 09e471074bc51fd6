import Heft

/// What has attributes of text: a text, a part of one, or attributes by themselves.
public protocol HeftAttributed {
  /// The value of an attribute.
  ///
  /// - Parameter key: Which one.
  /// - Returns: The value; nil where there is none, or not the same throughout.
  subscript(key: NSAttributedString.Key) -> AnyObject? { get set }
}

extension HeftAttributed {
  public var font: UIFont? {
    get { self[.font] as? UIFont }
    set { self[.font] = newValue }
  }
  public var foregroundColor: UIColor? {
    get { self[.foregroundColor] as? UIColor }
    set { self[.foregroundColor] = newValue }
  }
  public var backgroundColor: UIColor? {
    get { self[.backgroundColor] as? UIColor }
    set { self[.backgroundColor] = newValue }
  }
  public var paragraphStyle: NSParagraphStyle? {
    get { self[.paragraphStyle] as? NSParagraphStyle }
    set { self[.paragraphStyle] = newValue }
  }
  public var underlineStyle: NSUnderlineStyle? {
    get { (self[.underlineStyle] as? NSNumber).map { NSUnderlineStyle(rawValue: $0.intValue) } }
    set { self[.underlineStyle] = newValue.map { NSNumber(value: $0.rawValue) } }
  }
  public var strikethroughStyle: NSUnderlineStyle? {
    get { (self[.strikethroughStyle] as? NSNumber).map { NSUnderlineStyle(rawValue: $0.intValue) } }
    set { self[.strikethroughStyle] = newValue.map { NSNumber(value: $0.rawValue) } }
  }
  public var underlineColor: UIColor? {
    get { self[.underlineColor] as? UIColor }
    set { self[.underlineColor] = newValue }
  }
  /// In points.
  public var kern: CGFloat? {
    get { (self[.kern] as? NSNumber).map { CGFloat($0.doubleValue) } }
    set { self[.kern] = newValue.map { NSNumber(value: Double($0)) } }
  }
  /// In points above the line.
  public var baselineOffset: CGFloat? {
    get { (self[.baselineOffset] as? NSNumber).map { CGFloat($0.doubleValue) } }
    set { self[.baselineOffset] = newValue.map { NSNumber(value: Double($0)) } }
  }
}

/// Attributes by themselves.
public struct AttributeContainer: HeftAttributed {
  var values: NSAttributedString.Attributes = [:]

  public init() {}
  /// Attributes of a text of Foundation.
  ///
  /// - Parameter attributes: Their values by key.
  public init(_ attributes: NSAttributedString.Attributes) { values = attributes }

  public subscript(key: NSAttributedString.Key) -> AnyObject? {
    get { values[key] }
    set { values[key] = newValue }
  }
}

/// Text with attributes as a value, as iOS 15 has it.
public struct AttributedString: HeftAttributed, ExpressibleByStringLiteral {
  /// A place in a text, in UTF-16.
  public struct Index: Comparable, Sendable {
    let offset: Int
    public static func < (left: Index, right: Index) -> Bool { left.offset < right.offset }
  }

  private(set) var text: NSAttributedString

  public init() { text = NSAttributedString() }
  /// Text with the same attributes throughout.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - attributes: The attributes.
  public init(_ string: String, attributes: AttributeContainer = AttributeContainer()) {
    text = NSAttributedString(string: string, attributes: attributes.values)
  }
  /// A copy of a text of Foundation.
  ///
  /// - Parameter text: The text.
  public init(_ text: NSAttributedString) { self.text = NSAttributedString(attributedString: text) }
  /// A part of another text.
  ///
  /// - Parameter part: The part.
  public init(_ part: AttributedSubstring) { self = part.text }
  public init(stringLiteral value: String) { self.init(value) }

  public var startIndex: Index { Index(offset: 0) }
  public var endIndex: Index { Index(offset: text.length) }
  /// The text without its attributes.
  public var characters: String { text.string }
  private var whole: NSRange { NSRange(location: 0, length: text.length) }

  public subscript(key: NSAttributedString.Key) -> AnyObject? {
    get {
      var reach = NSRange(location: 0, length: 0)
      let value = text.attributes(at: 0, effectiveRange: &reach)[key]
      return reach.length == text.length ? value : nil
    }
    set { change(whole) { $0[key] = newValue } }
  }

  /// The part between two places.
  ///
  /// - Parameter range: The places.
  /// - Returns: The part, with its attributes.
  public subscript(range: Range<Index>) -> AttributedSubstring {
    get {
      let part = Self.range(range)
      return AttributedSubstring(text: AttributedString(text.attributedSubstring(from: part)))
    }
    set {
      let changed = NSMutableAttributedString(attributedString: text)
      changed.replaceCharacters(in: Self.range(range), with: newValue.text.text)
      text = changed
    }
  }

  private static func range(_ range: Range<Index>) -> NSRange {
    NSRange(location: range.lowerBound.offset, length: range.upperBound.offset - range.lowerBound.offset)
  }

  /// Changes the attributes of each stretch of a part.
  private mutating func change(_ range: NSRange, _ change: (inout AttributeContainer) -> Void) {
    let changed = NSMutableAttributedString(attributedString: text)
    var place = range.location
    while place < range.location + range.length {
      var reach = NSRange(location: place, length: 1)
      var attributes = AttributeContainer(text.attributes(at: place, effectiveRange: &reach))
      let end = min(reach.location + max(reach.length, 1), range.location + range.length)
      change(&attributes)
      changed.setAttributes(attributes.values, range: NSRange(location: place, length: end - place))
      place = end
    }
    text = changed
  }

  /// Finds a text.
  ///
  /// - Parameter other: The text that is looked for.
  /// - Returns: Its first place; nil where it does not stand.
  public func range(of other: some StringProtocol) -> Range<Index>? {
    let found = NSString(string: text.string).range(of: String(other))
    guard found.location != NSNotFound, found.length > 0 else { return nil }
    return Index(offset: found.location)..<Index(offset: found.location + found.length)
  }

  /// Adds a text at the end.
  ///
  /// - Parameter other: The text.
  public mutating func append(_ other: AttributedString) {
    let joined = NSMutableAttributedString(attributedString: text)
    joined.append(other.text)
    text = joined
  }

  public static func + (left: AttributedString, right: AttributedString) -> AttributedString {
    var joined = left
    joined.append(right)
    return joined
  }
  public static func += (left: inout AttributedString, right: AttributedString) { left.append(right) }

  /// Has the text these attributes alone.
  ///
  /// - Parameter attributes: The attributes.
  public mutating func setAttributes(_ attributes: AttributeContainer) { change(whole) { $0 = attributes } }

  /// Has the text these attributes, too.
  ///
  /// - Parameter attributes: The attributes; where it has one of them, the new one counts.
  public mutating func mergeAttributes(_ attributes: AttributeContainer) {
    change(whole) { own in
      for (key, value) in attributes.values { own[key] = value }
    }
  }
}

/// A part of a text with attributes.
public struct AttributedSubstring: HeftAttributed {
  var text: AttributedString

  public var characters: String { text.characters }
  public subscript(key: NSAttributedString.Key) -> AnyObject? {
    get { text[key] }
    set { text[key] = newValue }
  }
}

extension NSAttributedString {
  /// A copy of a value.
  ///
  /// - Parameter text: The text.
  public convenience init(_ text: AttributedString) { self.init(attributedString: text.text) }
}
