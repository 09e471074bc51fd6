// Foundation's rarer functions of text, which natively are Foundation's own.
#if hasFeature(Embedded)
  import Heft
  @_spi(_Unicode) import Swift

  extension String {
    /// Returns how many bytes the text has in an encoding.
    ///
    /// - Parameter encoding: The encoding.
    /// - Returns: The number of bytes without a mark of their order; 0 where the encoding has not all of the text.
    public func lengthOfBytes(using encoding: String.Encoding) -> Int {
      switch encoding {
      case .utf16: utf16.count * 2
      case .utf32: unicodeScalars.count * 4
      default: data(using: encoding)?.count ?? 0
      }
    }

    /// Returns the bytes of the text in an encoding, as C's functions take it.
    ///
    /// - Parameter encoding: The encoding.
    /// - Returns: The bytes with a 0 at the end; nil where the encoding has not all of the text.
    public func cString(using encoding: String.Encoding) -> [Int8]? {
      guard let data = data(using: encoding) else { return nil }
      var bytes: [Int8] = []
      for byte in data { bytes.append(Int8(bitPattern: byte)) }
      bytes.append(0)
      return bytes
    }

    /// Returns what this and another text begin with.
    ///
    /// - Parameters:
    ///   - other: The other text.
    ///   - options: How letters are compared; only `.caseInsensitive` matters.
    /// - Returns: The beginning as this text writes it; empty where both differ at once.
    public func commonPrefix(with other: String, options: CompareOptions = []) -> String {
      let ignoresCase = options.contains(.caseInsensitive)
      var rest = other.makeIterator()
      var common = ""
      for character in self {
        guard let next = rest.next() else { break }
        let isSame =
          ignoresCase ? character.lowercased() == next.lowercased() : character == next
        guard isSame else { break }
        common.append(character)
      }
      return common
    }

    /// Returns the text without differences that a comparison leaves aside.
    ///
    /// - Parameters:
    ///   - options: `.caseInsensitive` makes letters small, `.diacriticInsensitive` takes their marks away.
    ///   - locale: Makes no difference here.
    /// - Returns: The text.
    public func folding(options: CompareOptions = [], locale: Locale?) -> String {
      let text = options.contains(.caseInsensitive) ? lowercased() : self
      guard options.contains(.diacriticInsensitive) else { return text }
      var scalars = String.UnicodeScalarView()
      for scalar in text._nfd where scalar.properties.generalCategory != .nonspacingMark {
        scalars.append(scalar)
      }
      return String(scalars)
    }

    /// Whether the text has another one in it; every text has the empty one.
    ///
    /// - Parameter other: The other text.
    /// - Returns: Whether it has.
    public func contains(_ other: Substring) -> Bool { other.isEmpty || contains(String(other)) }

    /// The text with each letter and its marks apart.
    public var decomposedStringWithCanonicalMapping: String {
      var scalars = String.UnicodeScalarView()
      for scalar in _nfd { scalars.append(scalar) }
      return String(scalars)
    }

    /// The text with letters and their marks as one wherever there is such a letter.
    public var precomposedStringWithCanonicalMapping: String {
      var scalars = String.UnicodeScalarView()
      for scalar in _nfc { scalars.append(scalar) }
      return String(scalars)
    }

    /// Returns the text with another text in place of a third wherever that stands in a part.
    ///
    /// - Parameters:
    ///   - text: What is replaced.
    ///   - replacement: What stands there instead.
    ///   - options: How it is looked for; only `.caseInsensitive` matters.
    ///   - range: The part; nil is all of it.
    /// - Returns: The new text.
    public func replacingOccurrences(
      of text: String, with replacement: String, options: CompareOptions = [], range: Range<Index>?
    ) -> String {
      guard let range else { return replacingOccurrences(of: text, with: replacement, options: options) }
      let part = String(self[range]).replacingOccurrences(of: text, with: replacement, options: options)
      return String(self[..<range.lowerBound]) + part + String(self[range.upperBound...])
    }

    /// Returns the text in small letters.
    ///
    /// - Parameter locale: Makes no difference here.
    /// - Returns: The text.
    public func lowercased(with locale: Locale?) -> String { lowercased() }

    /// Returns the text in capital letters.
    ///
    /// - Parameter locale: Makes no difference here.
    /// - Returns: The text.
    public func uppercased(with locale: Locale?) -> String { uppercased() }

    /// Returns the text with a capital letter at the beginning of each word.
    ///
    /// - Parameter locale: Makes no difference here.
    /// - Returns: The text.
    public func capitalized(with locale: Locale?) -> String { capitalized }

    /// Calls a closure with each line.
    ///
    /// - Parameter body: Gets the line without its end, and may stop the calls by setting the flag.
    public func enumerateLines(invoking body: (_ line: String, _ stop: inout Bool) -> Void) {
      var stop = false
      for line in split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline }) {
        // What follows the last line's end is no line.
        if line.endIndex == endIndex, line.isEmpty { return }
        body(String(line), &stop)
        if stop { return }
      }
    }

    /// Returns the text with another behind it that a format writes.
    ///
    /// - Parameters:
    ///   - format: The format.
    ///   - value: The value of its place.
    /// - Returns: The whole text.
    public func appendingFormat(_ format: String, _ value: some FormatArgument) -> String {
      self + String(format: format, value)
    }

    /// Returns the text with another behind it that a format of two values writes.
    ///
    /// - Parameters:
    ///   - format: The format.
    ///   - first: The value of its first place.
    ///   - second: The value of its second place.
    /// - Returns: The whole text.
    public func appendingFormat(
      _ format: String, _ first: some FormatArgument, _ second: some FormatArgument
    ) -> String { self + String(format: format, first, second) }
  }

  // A part of a text is looked for as a text is.
  extension String {
    /// Returns where a text stands.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - options: How it is looked for; `.backwards` finds the last place.
    ///   - range: Where; nil is everywhere.
    /// - Returns: The place; nil where it does not stand.
    public func range(
      of text: Substring, options: CompareOptions = [], range: Range<Index>? = nil
    ) -> Range<Index>? { self.range(of: String(text), options: options, range: range) }

    /// Returns whether a text stands in this one, in letters of any case.
    ///
    /// - Parameter text: The text.
    /// - Returns: True where it does.
    public func localizedCaseInsensitiveContains(_ text: Substring) -> Bool {
      localizedCaseInsensitiveContains(String(text))
    }
  }

  // A part of a text has what a text has.
  extension Substring {
    /// Returns the part without characters at both ends.
    ///
    /// - Parameter set: The characters.
    /// - Returns: The text.
    public func trimmingCharacters(in set: CharacterSet) -> String {
      String(self).trimmingCharacters(in: set)
    }

    /// Returns what lies between a text.
    ///
    /// - Parameter separator: The text.
    /// - Returns: The pieces.
    public func components(separatedBy separator: String) -> [String] {
      String(self).components(separatedBy: separator)
    }

    /// Returns what lies between characters.
    ///
    /// - Parameter separator: The characters.
    /// - Returns: The pieces.
    public func components(separatedBy separator: CharacterSet) -> [String] {
      String(self).components(separatedBy: separator)
    }

    /// Returns the part with another text in place of a third.
    ///
    /// - Parameters:
    ///   - text: What is replaced.
    ///   - replacement: What stands there instead.
    /// - Returns: The text.
    public func replacingOccurrences(of text: String, with replacement: String) -> String {
      String(self).replacingOccurrences(of: text, with: replacement)
    }

    /// The part with a capital letter at the beginning of each word.
    public var capitalized: String { String(self).capitalized }
  }
#endif
