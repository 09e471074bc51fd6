// Places in a text, which natively are Foundation's own.
#if hasFeature(Embedded)
  import Heft
  import HeftBase

  extension String {
    /// Returns the lines that a part lies in, with their breaks.
    ///
    /// - Parameter range: The part.
    /// - Returns: All of these lines.
    public func lineRange(for range: some RangeExpression<Index>) -> Range<Index> {
      whole(range.relative(to: self)) { $0 == 10 || $0 == 13 || $0 == 0x85 || $0 == 0x2028 || $0 == 0x2029 }
    }

    /// Returns the paragraphs that a part lies in, with their breaks.
    ///
    /// - Parameter range: The part.
    /// - Returns: All of these paragraphs.
    public func paragraphRange(for range: some RangeExpression<Index>) -> Range<Index> {
      whole(range.relative(to: self)) { $0 == 10 || $0 == 13 || $0 == 0x2029 }
    }

    /// The whole lines of a part, where some units end them; a carriage return and a line feed are one end.
    private func whole(_ range: Range<Index>, _ isEnd: (UInt16) -> Bool) -> Range<Index> {
      let units = utf16
      func isWithinEnd(_ place: Index) -> Bool {
        place > startIndex && place < endIndex && units[place] == 10
          && units[units.index(before: place)] == 13
      }
      var start = range.lowerBound
      while start > startIndex, !isEnd(units[units.index(before: start)]) || isWithinEnd(start) {
        start = units.index(before: start)
      }
      var end = range.upperBound
      if range.isEmpty || !isEnd(units[units.index(before: end)]) {
        while end < endIndex, !isEnd(units[end]) { end = units.index(after: end) }
        if end < endIndex { end = units.index(after: end) }
      }
      if isWithinEnd(end) { end = units.index(after: end) }
      return start..<end
    }

    /// Returns the places of the line that a part lies in.
    ///
    /// - Parameters:
    ///   - start: Gets where the first line begins.
    ///   - end: Gets where the last line ends, with its break.
    ///   - contentsEnd: Gets where the last line ends, without its break.
    ///   - range: The part.
    public func getLineStart(
      _ start: UnsafeMutablePointer<Index>?, end: UnsafeMutablePointer<Index>?,
      contentsEnd: UnsafeMutablePointer<Index>?, for range: some RangeExpression<Index>
    ) {
      let lines = lineRange(for: range)
      start?.pointee = lines.lowerBound
      end?.pointee = lines.upperBound
      let units = self[lines].utf16
      var place = lines.upperBound
      if let last = units.last, [10, 13, 0x85, 0x2028, 0x2029].contains(last) {
        place = units.index(before: place)
        if last == 10, place > lines.lowerBound, units[units.index(before: place)] == 13 {
          place = units.index(before: place)
        }
      }
      contentsEnd?.pointee = place
    }

    /// Returns the place of the whole character that a place lies in.
    ///
    /// - Parameter place: The place; the end of the text or more stops the program.
    /// - Returns: The character's place.
    public func rangeOfComposedCharacterSequence(at place: Index) -> Range<Index> {
      let start = rounded(place)
      return start..<index(after: start)
    }

    /// Returns the place of the whole characters that a part lies in.
    ///
    /// - Parameter range: The part.
    /// - Returns: The characters' place.
    public func rangeOfComposedCharacterSequences(for range: some RangeExpression<Index>) -> Range<Index> {
      let range = range.relative(to: self)
      let start = rounded(range.lowerBound)
      let end = rounded(range.upperBound)
      return start..<(end < range.upperBound || range.isEmpty && end < endIndex ? index(after: end) : end)
    }

    /// Where the character begins that a place lies in.
    private func rounded(_ place: Index) -> Index {
      if place >= endIndex { return endIndex }
      return index(before: index(after: place))
    }

    // MARK: Search

    /// Finds a text in this one.
    ///
    /// - Parameters:
    ///   - text: The text that is looked for.
    ///   - options: How it is looked for.
    ///   - range: The part that is searched; nil means all of it.
    ///   - locale: Makes no difference here.
    /// - Returns: The place; nil where the text does not stand, or is empty.
    public func range(
      of text: some StringProtocol, options: CompareOptions = [], range: Range<Index>? = nil, locale: Locale?
    ) -> Range<Index>? { self.range(of: String(text), options: options, range: range) }

    /// `range(of:options:range:locale:)` with `.regularExpression`.
    ///
    /// - Parameters:
    ///   - pattern: The expression; one that cannot be read finds nothing.
    ///   - options: How it is looked for.
    ///   - range: The part that is searched; nil means all of it.
    ///   - locale: Makes no difference here.
    /// - Returns: The first match; nil if there is none.
    public func heftRange(
      of pattern: String, options: HeftSearchOptions, range: Range<Index>? = nil, locale: Locale?
    ) -> Range<Index>? { heftRange(of: pattern, options: options, range: range) }

    /// Finds a scalar of a set.
    ///
    /// - Parameters:
    ///   - set: The scalars.
    ///   - options: How they are looked for; `.backwards` finds the last one, `.anchored` one at the end alone.
    ///   - range: The part that is searched; nil means all of it.
    /// - Returns: The scalar's place; nil if there is none.
    public func rangeOfCharacter(
      from set: CharacterSet, options: CompareOptions = [], range: Range<Index>?
    ) -> Range<Index>? {
      let scalars = self[range ?? startIndex..<endIndex].unicodeScalars
      let isBackwards = options.contains(.backwards)
      var found =
        isBackwards ? scalars.lastIndex(where: set.contains) : scalars.firstIndex(where: set.contains)
      if options.contains(.anchored), let place = found,
        isBackwards ? scalars.index(after: place) != scalars.endIndex : place != scalars.startIndex
      {
        found = nil
      }
      return found.map { $0..<scalars.index(after: $0) }
    }

    /// Returns which of a part of this text and another one comes first.
    ///
    /// - Parameters:
    ///   - other: The other text.
    ///   - options: How they are compared.
    ///   - range: The part of this text; nil means all of it.
    ///   - locale: Makes no difference here.
    /// - Returns: `orderedAscending` where this one does.
    public func compare(
      _ other: some StringProtocol, options: CompareOptions = [], range: Range<Index>?, locale: Locale? = nil
    ) -> ComparisonResult {
      String(self[range ?? startIndex..<endIndex]).compare(String(other), options: options)
    }

    /// Returns which of two texts comes first.
    ///
    /// - Parameters:
    ///   - other: The other text.
    ///   - locale: Makes no difference here.
    /// - Returns: `orderedAscending` where this one does.
    public func compare(_ other: some StringProtocol, locale: Locale?) -> ComparisonResult {
      compare(String(other))
    }

    // MARK: Parts as arguments

    /// Returns the text with more behind it.
    ///
    /// - Parameter text: The text that is added.
    /// - Returns: Both texts in one.
    public func appending(_ text: some StringProtocol) -> String { self + String(text) }

    /// Returns the texts between the places where a separator stands.
    ///
    /// - Parameter separator: The separator.
    /// - Returns: The texts in order; the whole text alone where the separator is empty or stands nowhere.
    public func components(separatedBy separator: some StringProtocol) -> [String] {
      components(separatedBy: String(separator))
    }

    /// Returns the text with one text in place of each occurrence of another.
    ///
    /// - Parameters:
    ///   - text: The text that is replaced; an empty text changes nothing.
    ///   - replacement: The text in its place.
    ///   - options: How it is looked for.
    ///   - range: The part; nil is all of it.
    /// - Returns: The new text.
    public func replacingOccurrences(
      of text: some StringProtocol, with replacement: some StringProtocol, options: CompareOptions = [],
      range: Range<Index>? = nil
    ) -> String {
      replacingOccurrences(of: String(text), with: String(replacement), options: options, range: range)
    }

    /// The text with other characters in one place.
    ///
    /// - Parameters:
    ///   - range: The place.
    ///   - replacement: The text in its place.
    /// - Returns: The new text.
    public func replacingCharacters(
      in range: some RangeExpression<Index>, with replacement: some StringProtocol
    ) -> String { replacingCharacters(in: range.relative(to: self), with: String(replacement)) }

    /// Returns which of two texts comes first, with letters of any size.
    ///
    /// - Parameter other: The other text.
    /// - Returns: `orderedAscending` where this one does.
    public func caseInsensitiveCompare(_ other: some StringProtocol) -> ComparisonResult {
      caseInsensitiveCompare(String(other))
    }
  }
#endif
