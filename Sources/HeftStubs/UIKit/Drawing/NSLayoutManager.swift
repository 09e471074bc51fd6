// Where the letters of a text lie, by the table of widths that Heft measures texts with.

import Heft

/// A letter's drawing, which is its place in the text here.
public typealias CGGlyph = UInt16

/// What a layout manager would ask.
public protocol NSLayoutManagerDelegate: AnyObject {}

/// Lays out a text. Letters are the units of UTF-16.
open class NSLayoutManager: NSObject {
  /// What a letter would be.
  public struct GlyphProperty: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let null = GlyphProperty(rawValue: 1)
    public static let controlCharacter = GlyphProperty(rawValue: 2)
    public static let elastic = GlyphProperty(rawValue: 4)
    public static let nonBaseCharacter = GlyphProperty(rawValue: 8)
  }

  /// A line of the text.
  struct Line {
    /// With the line's end.
    var range: NSRange
    var rect: CGRect
    /// The part of it that has letters.
    var used: CGRect
  }

  @Weak public final var textStorage: NSTextStorage? = nil
  public final private(set) var textContainers: [NSTextContainer] = []
  @Weak public final var delegate: (any NSLayoutManagerDelegate)? = nil
  public final var usesFontLeading = true
  public final var allowsNonContiguousLayout = false
  public final var showsInvisibleCharacters = false
  public final var showsControlCharacters = false
  public final var usesDefaultHyphenation = false
  public final var limitsLayoutForSuspiciousContents = false

  public override init() { super.init() }

  // MARK: Containers

  /// Adds a place where the text lies; the first is the one that counts.
  ///
  /// - Parameter container: The place.
  public final func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
  }
  /// Adds a place where the text lies.
  ///
  /// - Parameters:
  ///   - container: The place.
  ///   - index: Its place among the others.
  public final func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: min(max(index, 0), textContainers.count))
    container.layoutManager = self
  }
  /// Takes a place away.
  ///
  /// - Parameter index: Its place among the others.
  public final func removeTextContainer(at index: Int) {
    if textContainers.indices.contains(index) { textContainers.remove(at: index) }
  }
  /// The place in which a letter lies.
  ///
  /// - Parameters:
  ///   - glyphIndex: The letter.
  ///   - range: Gets all of its letters; nil is fine.
  /// - Returns: The first; nil where there is none.
  public final func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange range: UnsafeMutablePointer<NSRange>?
  ) -> NSTextContainer? {
    range?.pointee = NSRange(location: 0, length: numberOfGlyphs)
    return textContainers.first
  }

  // MARK: Letters

  public final var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  /// The letters in a place: all.
  ///
  /// - Parameter container: The place.
  /// - Returns: In UTF-16 units.
  public final func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: numberOfGlyphs)
  }
  /// The letters of characters, which are the same.
  ///
  /// - Parameters:
  ///   - charRange: In UTF-16 units.
  ///   - actualCharRange: Gets the range; nil is fine.
  /// - Returns: The range.
  public final func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualCharRange?.pointee = charRange
    return charRange
  }
  /// The characters of letters, which are the same.
  ///
  /// - Parameters:
  ///   - glyphRange: In UTF-16 units.
  ///   - actualGlyphRange: Gets the range; nil is fine.
  /// - Returns: The range.
  public final func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }
  /// The character of a letter.
  ///
  /// - Parameter glyphIndex: The letter.
  /// - Returns: The same place.
  public final func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// The letter of a character.
  ///
  /// - Parameter charIndex: The character.
  /// - Returns: The same place.
  public final func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// Whether there is such a letter.
  ///
  /// - Parameter glyphIndex: The letter.
  /// - Returns: Whether there is.
  public final func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<numberOfGlyphs).contains(glyphIndex) }
  /// The letters of a line that are left out, which is not told here.
  ///
  /// - Parameter glyphIndex: A letter of the line.
  /// - Returns: None.
  public final func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    NSRange(location: NSNotFound, length: 0)
  }

  // MARK: Drawing

  /// Draws letters.
  ///
  /// - Parameters:
  ///   - glyphsToShow: In UTF-16 units.
  ///   - origin: Where the place's corner is, in the context's points.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    for line in lines where heftOverlap(line.range, glyphsToShow).length > 0 {
      let range = heftOverlap(line.range, glyphsToShow)
      let place = location(forGlyphAt: range.location)
      var letters = range
      while letters.length > 0, isLineEnd(letters.location + letters.length - 1) { letters.length -= 1 }
      textStorage?.attributedSubstring(from: letters).draw(
        at: CGPoint(x: origin.x + line.rect.minX + place.x, y: origin.y + line.rect.minY))
    }
  }
  /// Draws nothing: letters are drawn with what is behind them.
  ///
  /// - Parameters:
  ///   - glyphsToShow: In UTF-16 units.
  ///   - origin: Where the place's corner is, in the context's points.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

  // MARK: What is always so

  /// Does nothing: the layout is worked out when it is asked for.
  ///
  /// - Parameter container: The place.
  public final func ensureLayout(for container: NSTextContainer) {}
  /// Does nothing: the layout is worked out when it is asked for.
  ///
  /// - Parameter charRange: In UTF-16 units.
  public final func ensureLayout(forCharacterRange charRange: NSRange) {}
  /// Does nothing: the layout is worked out when it is asked for.
  ///
  /// - Parameter glyphRange: In UTF-16 units.
  public final func ensureLayout(forGlyphRange glyphRange: NSRange) {}
  /// Does nothing: there is nothing to generate.
  ///
  /// - Parameter glyphRange: In UTF-16 units.
  public final func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}
  /// Does nothing: a view shows its text by itself.
  ///
  /// - Parameter charRange: In UTF-16 units.
  public final func invalidateDisplay(forCharacterRange charRange: NSRange) {}
  /// Does nothing: a view shows its text by itself.
  ///
  /// - Parameter glyphRange: In UTF-16 units.
  public final func invalidateDisplay(forGlyphRange glyphRange: NSRange) {}
  /// Does nothing: the layout is worked out when it is asked for.
  ///
  /// - Parameters:
  ///   - charRange: In UTF-16 units.
  ///   - actualCharRange: Gets the range; nil is fine.
  public final func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: UnsafeMutablePointer<NSRange>?
  ) { actualCharRange?.pointee = charRange }
}
