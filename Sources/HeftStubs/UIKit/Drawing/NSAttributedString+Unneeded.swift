// Rarer members of texts with attributes.

import Heft

extension NSAttributedString.Key {
  /// An `NSNumber`: points between characters, as `kern`.
  public static let tracking = NSAttributedString.Key.kern

  // Kept, and not shown.

  /// An ``NSAttributedString/TextEffectStyle``'s text.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// Numbers: the directions of writing.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// An `NSNumber`: whether lines go down.
  public static let verticalGlyphForm = NSAttributedString.Key("CTVerticalForms")
}

extension NSAttributedString {
  /// An effect of letters, which is not shown.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }
}

extension NSUnderlineStyle {
  // Lines are whole here.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

extension NSStringDrawingOptions {
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
}

extension NSStringDrawingContext {
  /// How small letters may become, which keep their size here.
  public var minimumScaleFactor: CGFloat {
    get { 0 }
    set {}
  }
  public var actualScaleFactor: CGFloat { 1 }
  /// The text's rectangle, which `boundingRect` tells.
  public var totalBounds: CGRect { .zero }
}

extension NSString {
  /// Draws the text into a rectangle, in as many lines as it needs.
  ///
  /// - Parameters:
  ///   - rect: In the context's points.
  ///   - options: Make no difference here.
  ///   - attributes: How the text looks; nil means the usual.
  ///   - context: Makes no difference here.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: NSAttributedString.Attributes? = nil,
    context: NSStringDrawingContext?
  ) { description.draw(in: rect, withAttributes: attributes) }
}

extension NSAttributedString {
  /// Whether two texts and their attributes are the same.
  ///
  /// - Parameter other: The other text.
  /// - Returns: Whether they are.
  public final func isEqual(to other: NSAttributedString) -> Bool {
    if self === other { return true }
    let length = length
    guard length == other.length, string == other.string else { return false }
    var place = 0
    while place < length {
      var (range, otherRange) = (NSRange(location: 0, length: 0), NSRange(location: 0, length: 0))
      let one = attributes(at: place, effectiveRange: &range)
      let two = other.attributes(at: place, effectiveRange: &otherRange)
      guard one.count == two.count else { return false }
      for (key, value) in one {
        guard let second = two[key] else { return false }
        if value !== second, value as? NSObject == nil || value as? NSObject != second as? NSObject {
          return false
        }
      }
      place = min(range.location + range.length, otherRange.location + otherRange.length)
    }
    return true
  }

  /// The attributes at a place, as far as they go within a range.
  ///
  /// - Parameters:
  ///   - location: In UTF-16 units from the beginning.
  ///   - range: Gets how far they go; nil is fine.
  ///   - rangeLimit: The range.
  /// - Returns: The attributes by key.
  public final func attributes(
    at location: Int, longestEffectiveRange range: UnsafeMutablePointer<NSRange>?, in rangeLimit: NSRange
  ) -> Attributes {
    var found = NSRange(location: location, length: 0)
    let attributes = attributes(at: location, effectiveRange: &found)
    let start = max(found.location, rangeLimit.location)
    let end = min(found.location + found.length, rangeLimit.location + rangeLimit.length)
    range?.pointee = NSRange(location: start, length: max(end - start, 0))
    return attributes
  }

  /// One attribute at a place, as far as it has that value within a range.
  ///
  /// - Parameters:
  ///   - name: Which attribute.
  ///   - location: In UTF-16 units from the beginning.
  ///   - range: Gets how far it goes; nil is fine.
  ///   - rangeLimit: The range.
  /// - Returns: The value; nil if there is none.
  public final func attribute(
    _ name: Key, at location: Int, longestEffectiveRange range: UnsafeMutablePointer<NSRange>?,
    in rangeLimit: NSRange
  ) -> AnyObject? {
    var value: AnyObject?
    range?.pointee = NSRange(location: location, length: 0)
    enumerateAttribute(name, in: rangeLimit, options: []) { found, stretch, stop in
      guard location >= stretch.location, location < stretch.location + stretch.length else { return }
      value = found
      range?.pointee = stretch
      stop.pointee = true
    }
    return value
  }

  /// Whether there are pictures in a range, which there are not.
  ///
  /// - Parameter range: In UTF-16 units.
  /// - Returns: False.
  public final func containsAttachments(in range: NSRange) -> Bool { false }

  /// Hands over the values of an attribute, as `enumerateAttribute` of a plain truth value does.
  ///
  /// - Parameters:
  ///   - name: Which attribute.
  ///   - range: In UTF-16 units.
  ///   - options: In which order.
  ///   - block: Gets the value, the stretch that has it, and where to say that it is enough.
  @_disfavoredOverload
  public final func enumerateAttribute(
    _ name: Key, in range: NSRange, options: EnumerationOptions = [],
    using block: (_ value: AnyObject?, _ range: NSRange, _ stop: UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    enumerateAttribute(name, in: range, options: options) { value, range, stop in
      let isEnough = NSAttributedString.stops { block(value, range, $0) }
      if isEnough { stop.pointee = true }
    }
  }

  /// Hands over attributes, as `enumerateAttributes` of a plain truth value does.
  ///
  /// - Parameters:
  ///   - range: In UTF-16 units.
  ///   - options: In which order.
  ///   - block: Gets the attributes, the stretch that has them, and where to say that it is enough.
  @_disfavoredOverload
  public final func enumerateAttributes(
    in range: NSRange, options: EnumerationOptions = [],
    using block: (_ attributes: Attributes, _ range: NSRange, _ stop: UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    enumerateAttributes(in: range, options: options) { attributes, range, stop in
      let isEnough = NSAttributedString.stops { block(attributes, range, $0) }
      if isEnough { stop.pointee = true }
    }
  }

  private static func stops(_ body: (UnsafeMutablePointer<ObjCBool>) -> Void) -> Bool {
    var stop = ObjCBool(false)
    body(&stop)
    return stop.boolValue
  }
}

extension NSMutableAttributedString {
  /// Gives a range one more attribute: a text.
  ///
  /// - Parameters:
  ///   - name: Which attribute.
  ///   - value: The text.
  ///   - range: In UTF-16 units.
  public final func addAttribute(_ name: Key, value: String, range: NSRange) {
    addAttribute(name, value: heftObject(value), range: range)
  }
  /// Gives a range one more attribute: a number.
  ///
  /// - Parameters:
  ///   - name: Which attribute.
  ///   - value: The number.
  ///   - range: In UTF-16 units.
  public final func addAttribute(_ name: Key, value: Int, range: NSRange) {
    addAttribute(name, value: heftObject(value), range: range)
  }
  /// Gives a range one more attribute: a number.
  ///
  /// - Parameters:
  ///   - name: Which attribute.
  ///   - value: The number.
  ///   - range: In UTF-16 units.
  public final func addAttribute(_ name: Key, value: Double, range: NSRange) {
    addAttribute(name, value: heftObject(value), range: range)
  }
  /// Gives a range one more attribute: a truth value.
  ///
  /// - Parameters:
  ///   - name: Which attribute.
  ///   - value: Whether it is true.
  ///   - range: In UTF-16 units.
  public final func addAttribute(_ name: Key, value: Bool, range: NSRange) {
    addAttribute(name, value: heftObject(value), range: range)
  }
  /// Gives a range one more attribute: any other value, in a box.
  ///
  /// - Parameters:
  ///   - name: Which attribute.
  ///   - value: The value.
  ///   - range: In UTF-16 units.
  @_disfavoredOverload
  public final func addAttribute<Value>(_ name: Key, value: Value, range: NSRange) {
    addAttribute(name, value: heftObject(value), range: range)
  }

  /// Takes the letters and the attributes of another text.
  ///
  /// - Parameter other: The other text.
  public final func setAttributedString(_ other: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: other)
  }

  /// Begins changes that belong together.
  ///
  /// It makes no difference but in a text storage.
  public final func beginEditing() { (self as? NSTextStorage)?.editingBegins() }
  /// Ends changes that belong together.
  public final func endEditing() { (self as? NSTextStorage)?.editingEnds() }
  /// Changes nothing: attributes are as they are shown.
  ///
  /// - Parameter range: In UTF-16 units.
  public final func fixAttributes(in range: NSRange) {}

  /// The text without its attributes, whose changes are the text's own.
  public final var mutableString: HeftMutableText { HeftMutableText(self) }
}
