// What a text that is an object can do besides, which natively is Foundation's own.
#if hasFeature(Embedded)
  import Heft
  import HeftBase

  extension NSString {
    /// How texts are compared.
    public typealias CompareOptions = String.CompareOptions
    /// How texts become bytes.
    public typealias Encoding = String.Encoding

    /// The places of some units; any beyond the text stop the program.
    final func places(_ range: NSRange, in text: String) -> Range<String.Index> {
      precondition(range.location >= 0 && range.length >= 0 && range.upperBound <= text.utf16.count)
      let start = text.utf16.index(text.startIndex, offsetBy: range.location)
      return start..<text.utf16.index(start, offsetBy: range.length)
    }

    /// The units of a place; `NSNotFound` and 0 where there is none.
    private final func units(_ place: Range<String.Index>?, in text: String) -> NSRange {
      place.map { NSRange($0, in: text) } ?? NSRange(location: NSNotFound, length: 0)
    }

    /// Finds a text in a part of this one.
    ///
    /// - Parameters:
    ///   - other: The text that is looked for.
    ///   - options: How it is looked for.
    ///   - range: The part in units of UTF-16; any beyond the text stops the program.
    ///   - locale: Makes no difference here.
    /// - Returns: The place in units of UTF-16; `NSNotFound` and 0 where it does not stand.
    public final func range(
      of other: String, options: CompareOptions = [], range: NSRange, locale: Locale? = nil
    ) -> NSRange {
      let text = String(self)
      return units(text.range(of: other, options: options, range: places(range, in: text)), in: text)
    }

    /// Finds a scalar of a set.
    ///
    /// - Parameters:
    ///   - set: The scalars.
    ///   - options: How they are looked for; `.backwards` finds the last one.
    /// - Returns: The scalar's place; `NSNotFound` and 0 if there is none.
    public final func rangeOfCharacter(from set: CharacterSet, options: CompareOptions = []) -> NSRange {
      rangeOfCharacter(from: set, options: options, range: NSRange(location: 0, length: length))
    }

    /// Finds a scalar of a set in a part of the text.
    ///
    /// - Parameters:
    ///   - set: The scalars.
    ///   - options: How they are looked for; `.backwards` finds the last one.
    ///   - range: The part in units of UTF-16; any beyond the text stops the program.
    /// - Returns: The scalar's place; `NSNotFound` and 0 if there is none.
    public final func rangeOfCharacter(
      from set: CharacterSet, options: CompareOptions = [], range: NSRange
    ) -> NSRange {
      let text = String(self)
      return units(
        text.rangeOfCharacter(from: set, options: options, range: places(range, in: text)), in: text)
    }

    /// Finds a text in this one, with letters of any size and with any marks.
    ///
    /// - Parameter other: The text that is looked for.
    /// - Returns: The place in units of UTF-16; `NSNotFound` and 0 where it does not stand.
    public final func localizedStandardRange(of other: String) -> NSRange {
      range(of: other, options: [.caseInsensitive, .diacriticInsensitive])
    }

    /// Whether a text stands in this one, with letters of any size.
    ///
    /// - Parameter other: The text; the empty one does not stand in any.
    /// - Returns: True where it does.
    public final func localizedCaseInsensitiveContains(_ other: String) -> Bool {
      String(self).localizedCaseInsensitiveContains(other)
    }

    /// Whether a text stands in this one, with letters of any size.
    ///
    /// - Parameter other: The text; the empty one does not stand in any.
    /// - Returns: True where it does.
    public final func localizedStandardContains(_ other: String) -> Bool {
      String(self).localizedStandardContains(other)
    }

    /// Returns the place of the whole character that a unit lies in.
    ///
    /// - Parameter index: The unit; `length` or more stops the program.
    /// - Returns: The character's place.
    public final func rangeOfComposedCharacterSequence(at index: Int) -> NSRange {
      let text = String(self)
      precondition(index >= 0 && index < text.utf16.count)
      let place = text.utf16.index(text.startIndex, offsetBy: index)
      return NSRange(text.rangeOfComposedCharacterSequence(at: place), in: text)
    }

    /// Returns the place of the whole characters that a part lies in.
    ///
    /// - Parameter range: The part in units of UTF-16; any beyond the text stops the program.
    /// - Returns: The characters' place.
    public final func rangeOfComposedCharacterSequences(for range: NSRange) -> NSRange {
      let text = String(self)
      return NSRange(text.rangeOfComposedCharacterSequences(for: places(range, in: text)), in: text)
    }

    /// Returns the lines that a part lies in, with their breaks.
    ///
    /// - Parameter range: The part in units of UTF-16; any beyond the text stops the program.
    /// - Returns: All of these lines.
    public final func lineRange(for range: NSRange) -> NSRange {
      let text = String(self)
      return NSRange(text.lineRange(for: places(range, in: text)), in: text)
    }

    /// Returns the paragraphs that a part lies in, with their breaks.
    ///
    /// - Parameter range: The part in units of UTF-16; any beyond the text stops the program.
    /// - Returns: All of these paragraphs.
    public final func paragraphRange(for range: NSRange) -> NSRange {
      let text = String(self)
      return NSRange(text.paragraphRange(for: places(range, in: text)), in: text)
    }

    /// Returns the text with one text in place of each occurrence of another in a part.
    ///
    /// - Parameters:
    ///   - other: The text that is replaced.
    ///   - replacement: The text in its place.
    ///   - options: How it is looked for.
    ///   - range: The part in units of UTF-16; any beyond the text stops the program.
    /// - Returns: The new text.
    public final func replacingOccurrences(
      of other: String, with replacement: String, options: CompareOptions = [], range: NSRange
    ) -> String {
      let text = String(self)
      return text.replacingOccurrences(
        of: other, with: replacement, options: options, range: places(range, in: text))
    }

    /// Returns which of two texts comes first.
    ///
    /// - Parameters:
    ///   - other: The other text.
    ///   - options: How they are compared.
    /// - Returns: `orderedAscending` where this one does.
    public final func compare(_ other: String, options: CompareOptions = []) -> ComparisonResult {
      String(self).compare(other, options: options)
    }

    /// Returns which of a part of this text and another one comes first.
    ///
    /// - Parameters:
    ///   - other: The other text.
    ///   - options: How they are compared.
    ///   - range: The part in units of UTF-16; any beyond the text stops the program.
    ///   - locale: Makes no difference here.
    /// - Returns: `orderedAscending` where this one does.
    public final func compare(
      _ other: String, options: CompareOptions = [], range: NSRange, locale: Locale? = nil
    ) -> ComparisonResult {
      let text = String(self)
      return String(text[places(range, in: text)]).compare(other, options: options)
    }

    /// Returns which of two texts comes first, with letters of any size.
    ///
    /// - Parameter other: The other text.
    /// - Returns: `orderedAscending` where this one does.
    public final func caseInsensitiveCompare(_ other: String) -> ComparisonResult {
      String(self).caseInsensitiveCompare(other)
    }

    /// Returns which of two texts comes first, as a list for readers has them.
    ///
    /// - Parameter other: The other text.
    /// - Returns: `orderedAscending` where this one does.
    public final func localizedCompare(_ other: String) -> ComparisonResult {
      String(self).localizedCompare(other)
    }

    /// Returns which of two texts comes first, with letters of any size.
    ///
    /// - Parameter other: The other text.
    /// - Returns: `orderedAscending` where this one does.
    public final func localizedCaseInsensitiveCompare(_ other: String) -> ComparisonResult {
      String(self).localizedCaseInsensitiveCompare(other)
    }

    /// Returns which of two texts comes first, as names of files do.
    ///
    /// - Parameter other: The other text.
    /// - Returns: `orderedAscending` where this one does.
    public final func localizedStandardCompare(_ other: String) -> ComparisonResult {
      String(self).localizedStandardCompare(other)
    }

    /// Returns what this and another text begin with.
    ///
    /// - Parameters:
    ///   - other: The other text.
    ///   - options: How they are compared.
    /// - Returns: The beginning as this text writes it.
    public final func commonPrefix(with other: String, options: CompareOptions = []) -> String {
      String(self).commonPrefix(with: other, options: options)
    }

    /// Returns the text cut, or filled up, to a number of characters.
    ///
    /// - Parameters:
    ///   - length: How many characters.
    ///   - pad: The text that fills it up, over and over.
    ///   - start: The character of the filling that comes first, from 0.
    /// - Returns: The text.
    public final func padding(toLength length: Int, withPad pad: String, startingAt start: Int) -> String {
      String(self).padding(toLength: length, withPad: pad, startingAt: start)
    }

    /// Returns the texts between the scalars of a set.
    ///
    /// - Parameter separator: The scalars.
    /// - Returns: The texts in order.
    public final func components(separatedBy separator: CharacterSet) -> [String] {
      String(self).components(separatedBy: separator)
    }

    /// Returns the text without differences that a comparison leaves aside.
    ///
    /// - Parameters:
    ///   - options: What is left aside.
    ///   - locale: Makes no difference here.
    /// - Returns: The text.
    public final func folding(options: CompareOptions = [], locale: Locale?) -> String {
      String(self).folding(options: options, locale: locale)
    }

    /// Returns the text in other letters.
    ///
    /// - Parameters:
    ///   - transform: Which.
    ///   - reverse: Whether it is done backwards, where it can be.
    /// - Returns: The text; nil where there are no rules for it here.
    public final func applyingTransform(_ transform: StringTransform, reverse: Bool) -> String? {
      String(self).applyingTransform(transform, reverse: reverse)
    }

    /// Returns the text in capital letters.
    ///
    /// - Parameter locale: Makes no difference here.
    /// - Returns: The text.
    public final func uppercased(with locale: Locale?) -> String { uppercased }

    /// Returns the text in small letters.
    ///
    /// - Parameter locale: Makes no difference here.
    /// - Returns: The text.
    public final func lowercased(with locale: Locale?) -> String { lowercased }

    /// Returns the text in small letters with a capital one at the beginning of each word.
    ///
    /// - Parameter locale: Makes no difference here.
    /// - Returns: The text.
    public final func capitalized(with locale: Locale?) -> String { capitalized }

    /// Returns the text as an address has it.
    ///
    /// - Parameter allowed: The scalars that stay as they are.
    /// - Returns: The text; never nil here.
    public final func addingPercentEncoding(withAllowedCharacters allowed: CharacterSet) -> String? {
      String(self).addingPercentEncoding(withAllowedCharacters: allowed)
    }

    /// The text that an address stands for; nil where a `%` has no two digits behind it or the bytes are no text.
    public final var removingPercentEncoding: String? { String(self).removingPercentEncoding }
    /// The text in capital letters.
    public final var localizedUppercase: String { uppercased }
    /// The text in small letters.
    public final var localizedLowercase: String { lowercased }
    /// The text with a capital letter at the beginning of each word.
    public final var localizedCapitalized: String { capitalized }
    /// The text with letters and their marks as one wherever there is such a letter.
    public final var precomposedStringWithCanonicalMapping: String {
      String(self).precomposedStringWithCanonicalMapping
    }
    /// The text with each letter and its marks apart.
    public final var decomposedStringWithCanonicalMapping: String {
      String(self).decomposedStringWithCanonicalMapping
    }
    /// The whole number that the text begins with, after spaces; 0 where it begins with none.
    public final var longLongValue: Int64 {
      let text = String(self).unicodeScalars.drop { $0.properties.isWhitespace }
      let isNegative = text.first == "-"
      var value: Int64 = 0
      for scalar in isNegative || text.first == "+" ? text.dropFirst() : text {
        guard let digit = (48...57).contains(scalar.value) ? Int64(scalar.value - 48) : nil else { break }
        let (larger, isBeyond) = value.multipliedReportingOverflow(by: 10)
        let (next, isFarther) = larger.subtractingReportingOverflow(digit)
        if isBeyond || isFarther { return isNegative ? Int64.min : Int64.max }
        value = next
      }
      return isNegative ? value : value == Int64.min ? Int64.max : -value
    }
  }
#endif
