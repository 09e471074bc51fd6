// Changes of a text that is an object, which natively are Foundation's own.
#if hasFeature(Embedded)
  import Heft
  import HeftBase

  extension NSMutableString {
    /// An empty text.
    ///
    /// - Parameter capacity: Makes no difference: the room grows.
    public convenience init(capacity: Int) { self.init(string: "") }

    /// Puts a text in.
    ///
    /// - Parameters:
    ///   - other: The text.
    ///   - index: Before which unit of UTF-16; more than `length` stops the program.
    public func insert(_ other: String, at index: Int) {
      replaceCharacters(in: NSRange(location: index, length: 0), with: other)
    }

    /// Takes units of UTF-16 out.
    ///
    /// - Parameter range: Which; any beyond the text stops the program.
    public func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

    /// Puts a text in place of units of UTF-16.
    ///
    /// - Parameters:
    ///   - range: Which; any beyond the text stops the program.
    ///   - other: The text.
    public func replaceCharacters(in range: NSRange, with other: String) {
      var text = String(self)
      let place = places(range, in: text)
      // Half a pair is a sign of its own.
      if place.lowerBound.samePosition(in: text.unicodeScalars) != nil,
        place.upperBound.samePosition(in: text.unicodeScalars) != nil
      {
        text.replaceSubrange(place, with: other)
      } else {
        let units = text.utf16
        text = String(
          decoding: Array(units[..<place.lowerBound]) + Array(other.utf16)
            + Array(units[place.upperBound...]),
          as: UTF16.self)
      }
      setString(text)
    }

    /// Puts a text in place of each occurrence of another in a part.
    ///
    /// - Parameters:
    ///   - other: The text that is replaced.
    ///   - replacement: The text in its place.
    ///   - options: How it is looked for.
    ///   - range: The part in units of UTF-16; any beyond the text stops the program.
    /// - Returns: How many times it stood there.
    @discardableResult
    public func replaceOccurrences(
      of other: String, with replacement: String, options: String.CompareOptions = [], range: NSRange
    ) -> Int {
      let text = String(self)
      let place = places(range, in: text)
      let found = TextSearch(
        other, in: text[place], ignoringCase: options.contains(.caseInsensitive),
        ignoringMarks: options.contains(.diacriticInsensitive)
      ).ranges
      if found.isEmpty { return 0 }
      replaceCharacters(
        in: range,
        with: String(text[place]).replacingOccurrences(of: other, with: replacement, options: options))
      return found.count
    }

    /// Adds a text by a format to the end.
    ///
    /// - Parameters:
    ///   - format: The format.
    ///   - first: The value of its place.
    public func appendFormat(_ format: String, _ first: some FormatArgument) {
      append(String(format: format, first))
    }

    /// Adds a text by a format with two values to the end.
    ///
    /// - Parameters:
    ///   - format: The format.
    ///   - first: The value of its first place.
    ///   - second: That of the second.
    public func appendFormat(_ format: String, _ first: some FormatArgument, _ second: some FormatArgument) {
      append(String(format: format, first, second))
    }

    /// Adds a text by a format with three values to the end.
    ///
    /// - Parameters:
    ///   - format: The format.
    ///   - first: The value of its first place.
    ///   - second: That of the second.
    ///   - third: That of the third.
    public func appendFormat(
      _ format: String, _ first: some FormatArgument, _ second: some FormatArgument,
      _ third: some FormatArgument
    ) { append(String(format: format, first, second, third)) }

    /// Adds a text by a format with four values to the end.
    ///
    /// - Parameters:
    ///   - format: The format.
    ///   - first: The value of its first place.
    ///   - second: That of the second.
    ///   - third: That of the third.
    ///   - fourth: That of the fourth.
    public func appendFormat(
      _ format: String, _ first: some FormatArgument, _ second: some FormatArgument,
      _ third: some FormatArgument, _ fourth: some FormatArgument
    ) { append(String(format: format, first, second, third, fourth)) }

    /// Adds a text to the end.
    ///
    /// - Parameter format: The text, which has no places for values.
    public func appendFormat(_ format: String) { append(format) }
  }

  extension NSString {
    /// Returns the text with another behind it that a format writes.
    ///
    /// - Parameters:
    ///   - format: The format.
    ///   - first: The value of its place.
    /// - Returns: The whole text.
    public final func appendingFormat(_ format: String, _ first: some FormatArgument) -> NSString {
      NSString(string: String(self) + String(format: format, first))
    }

    /// Returns the text with another behind it that a format of two values writes.
    ///
    /// - Parameters:
    ///   - format: The format.
    ///   - first: The value of its first place.
    ///   - second: That of the second.
    /// - Returns: The whole text.
    public final func appendingFormat(
      _ format: String, _ first: some FormatArgument, _ second: some FormatArgument
    ) -> NSString { NSString(string: String(self) + String(format: format, first, second)) }
  }
#endif
