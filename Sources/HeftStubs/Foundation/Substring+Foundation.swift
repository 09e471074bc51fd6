// What a text can do, for a part of one; places are those of the whole. Natively it is Foundation's own.
#if hasFeature(Embedded)
  import Heft
  import HeftBase

  extension Substring {
    /// Finds a text in the part.
    ///
    /// - Parameters:
    ///   - text: The text that is looked for.
    ///   - options: How it is looked for.
    ///   - range: Where in the part; nil means all of it.
    ///   - locale: Makes no difference here.
    /// - Returns: The place; nil where the text does not stand, or is empty.
    public func range(
      of text: some StringProtocol, options: String.CompareOptions = [], range: Range<Index>? = nil,
      locale: Locale? = nil
    ) -> Range<Index>? {
      base.range(of: String(text), options: options, range: range ?? startIndex..<endIndex)
    }

    /// Finds a scalar of a set.
    ///
    /// - Parameters:
    ///   - set: The scalars.
    ///   - options: How they are looked for.
    ///   - range: Where in the part; nil means all of it.
    /// - Returns: The scalar's place; nil if there is none.
    public func rangeOfCharacter(
      from set: CharacterSet, options: String.CompareOptions = [], range: Range<Index>? = nil
    ) -> Range<Index>? {
      base.rangeOfCharacter(from: set, options: options, range: range ?? startIndex..<endIndex)
    }

    /// Whether a text stands in the part.
    ///
    /// - Parameter text: The text; the empty one stands in every text.
    /// - Returns: True where it does.
    public func contains(_ text: some StringProtocol) -> Bool { String(self).contains(String(text)) }

    /// Whether a text stands in the part, with letters of any size.
    ///
    /// - Parameter text: The text; the empty one does not stand in any.
    /// - Returns: True where it does.
    public func localizedCaseInsensitiveContains(_ text: some StringProtocol) -> Bool {
      String(self).localizedCaseInsensitiveContains(String(text))
    }

    /// Whether a text stands in the part, with letters of any size.
    ///
    /// - Parameter text: The text; the empty one does not stand in any.
    /// - Returns: True where it does.
    public func localizedStandardContains(_ text: some StringProtocol) -> Bool {
      String(self).localizedStandardContains(String(text))
    }

    /// Finds a text in the part, with letters of any size and with any marks.
    ///
    /// - Parameter text: The text that is looked for.
    /// - Returns: The first place; nil where it does not stand.
    public func localizedStandardRange(of text: some StringProtocol) -> Range<Index>? {
      range(of: text, options: [.caseInsensitive, .diacriticInsensitive])
    }

    /// Returns the part with one text in place of each occurrence of another.
    ///
    /// - Parameters:
    ///   - text: What is replaced.
    ///   - replacement: What stands there instead.
    ///   - options: How it is looked for.
    ///   - range: Where in the part; nil means all of it.
    /// - Returns: The new text.
    public func replacingOccurrences(
      of text: some StringProtocol, with replacement: some StringProtocol, options: String.CompareOptions,
      range: Range<Index>? = nil
    ) -> String {
      let place = range ?? startIndex..<endIndex
      let changed = String(base[place]).replacingOccurrences(
        of: String(text), with: String(replacement), options: options)
      return String(base[startIndex..<place.lowerBound]) + changed + String(base[place.upperBound..<endIndex])
    }

    /// Returns the part with other characters in one place.
    ///
    /// - Parameters:
    ///   - range: The place.
    ///   - replacement: The text in its place.
    /// - Returns: The new text.
    public func replacingCharacters(
      in range: Range<Index>, with replacement: some StringProtocol
    ) -> String {
      String(base[startIndex..<range.lowerBound]) + String(replacement)
        + String(base[range.upperBound..<endIndex])
    }

    /// Returns which of two texts comes first.
    ///
    /// - Parameters:
    ///   - other: The other text.
    ///   - options: How they are compared.
    /// - Returns: `orderedAscending` where this one does.
    public func compare(
      _ other: some StringProtocol, options: String.CompareOptions = []
    ) -> ComparisonResult {
      String(self).compare(String(other), options: options)
    }

    /// Returns which of two texts comes first, with letters of any size.
    ///
    /// - Parameter other: The other text.
    /// - Returns: `orderedAscending` where this one does.
    public func caseInsensitiveCompare(_ other: some StringProtocol) -> ComparisonResult {
      String(self).caseInsensitiveCompare(String(other))
    }

    /// Returns which of two texts comes first, as a list for readers has them.
    ///
    /// - Parameter other: The other text.
    /// - Returns: `orderedAscending` where this one does.
    public func localizedCompare(_ other: some StringProtocol) -> ComparisonResult {
      String(self).localizedCompare(String(other))
    }

    /// Returns which of two texts comes first, with letters of any size.
    ///
    /// - Parameter other: The other text.
    /// - Returns: `orderedAscending` where this one does.
    public func localizedCaseInsensitiveCompare(_ other: some StringProtocol) -> ComparisonResult {
      String(self).localizedCaseInsensitiveCompare(String(other))
    }

    /// Returns which of two texts comes first, as names of files do.
    ///
    /// - Parameter other: The other text.
    /// - Returns: `orderedAscending` where this one does.
    public func localizedStandardCompare(_ other: some StringProtocol) -> ComparisonResult {
      String(self).localizedStandardCompare(String(other))
    }

    /// Returns the bytes of the part.
    ///
    /// - Parameters:
    ///   - encoding: The encoding.
    ///   - allowLossyConversion: Whether another character takes the place of what the encoding does not have.
    /// - Returns: The bytes; nil where the encoding does not have all of the part and nothing may be lost.
    public func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data? {
      String(self).data(using: encoding, allowLossyConversion: allowLossyConversion)
    }

    /// Returns how many bytes the part has in an encoding.
    ///
    /// - Parameter encoding: The encoding.
    /// - Returns: The number of bytes; 0 where the encoding has not all of it.
    public func lengthOfBytes(using encoding: String.Encoding) -> Int {
      String(self).lengthOfBytes(using: encoding)
    }

    /// Returns the bytes of the part, as C's functions take it.
    ///
    /// - Parameter encoding: The encoding.
    /// - Returns: The bytes with a 0 at the end; nil where the encoding has not all of it.
    public func cString(using encoding: String.Encoding) -> [Int8]? { String(self).cString(using: encoding) }

    /// Returns the part cut, or filled up, to a number of characters.
    ///
    /// - Parameters:
    ///   - length: How many characters.
    ///   - pad: The text that fills it up, over and over.
    ///   - start: The character of the filling that comes first, from 0.
    /// - Returns: The text.
    public func padding(
      toLength length: Int, withPad pad: some StringProtocol, startingAt start: Int
    ) -> String {
      String(self).padding(toLength: length, withPad: String(pad), startingAt: start)
    }

    /// Returns the part with more behind it.
    ///
    /// - Parameter text: The text that is added.
    /// - Returns: Both texts in one.
    public func appending(_ text: some StringProtocol) -> String { String(self) + String(text) }

    /// Returns the part without differences that a comparison leaves aside.
    ///
    /// - Parameters:
    ///   - options: What is left aside.
    ///   - locale: Makes no difference here.
    /// - Returns: The text.
    public func folding(options: String.CompareOptions = [], locale: Locale?) -> String {
      String(self).folding(options: options, locale: locale)
    }

    /// Returns the part in other letters.
    ///
    /// - Parameters:
    ///   - transform: Which.
    ///   - reverse: Whether it is done backwards, where it can be.
    /// - Returns: The text; nil where there are no rules for it here.
    public func applyingTransform(_ transform: StringTransform, reverse: Bool) -> String? {
      String(self).applyingTransform(transform, reverse: reverse)
    }

    /// Returns what the part and another text begin with.
    ///
    /// - Parameters:
    ///   - other: The other text.
    ///   - options: How they are compared.
    /// - Returns: The beginning as the part writes it.
    public func commonPrefix(with other: some StringProtocol, options: String.CompareOptions = []) -> String {
      String(self).commonPrefix(with: String(other), options: options)
    }

    /// Returns the part as an address has it.
    ///
    /// - Parameter allowed: The scalars that stay as they are.
    /// - Returns: The text; never nil here.
    public func addingPercentEncoding(withAllowedCharacters allowed: CharacterSet) -> String? {
      String(self).addingPercentEncoding(withAllowedCharacters: allowed)
    }

    /// The text that the part of an address stands for; nil where it is not one.
    public var removingPercentEncoding: String? { String(self).removingPercentEncoding }
    /// The part with a capital letter at the beginning of each word.
    public var localizedCapitalized: String { String(self).capitalized }
    /// The part in capital letters.
    public var localizedUppercase: String { uppercased() }
    /// The part in small letters.
    public var localizedLowercase: String { lowercased() }
    /// The part with each letter and its marks apart.
    public var decomposedStringWithCanonicalMapping: String {
      String(self).decomposedStringWithCanonicalMapping
    }
    /// The part with letters and their marks as one wherever there is such a letter.
    public var precomposedStringWithCanonicalMapping: String {
      String(self).precomposedStringWithCanonicalMapping
    }

    /// Calls a closure with each line.
    ///
    /// - Parameter body: Gets the line without its end, and may stop the calls by setting the flag.
    public func enumerateLines(invoking body: (_ line: String, _ stop: inout Bool) -> Void) {
      String(self).enumerateLines(invoking: body)
    }
  }
#endif
