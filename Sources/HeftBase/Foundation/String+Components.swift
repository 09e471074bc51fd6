// Foundation's members of strings. Where there is Foundation they are its own; in a page texts are compared by their
// scalars, so that a letter with a mark is not the same as the one sign for both.
#if hasFeature(Embedded)
  /// Which of two comes first.
  public enum ComparisonResult: Int, Sendable {
    case orderedAscending = -1
    case orderedSame = 0
    case orderedDescending = 1

    init(_ order: Int) {
      self = order < 0 ? .orderedAscending : order > 0 ? .orderedDescending : .orderedSame
    }
  }

  extension String {
    /// How texts are compared.
    public struct CompareOptions: OptionSet, Sendable {
      public let rawValue: UInt

      public init(rawValue: UInt) {
        self.rawValue = rawValue
      }

      /// Capital letters count as small ones.
      public static let caseInsensitive = CompareOptions(rawValue: 1)
      /// Scalar by scalar, as always here.
      public static let literal = CompareOptions(rawValue: 2)
      /// From the end.
      public static let backwards = CompareOptions(rawValue: 4)
      /// At the beginning only; from the end, at the end only.
      public static let anchored = CompareOptions(rawValue: 8)
      /// Without the marks of Latin letters.
      public static let diacriticInsensitive = CompareOptions(rawValue: 128)
      /// Without the width of East Asian letters. Makes no difference here.
      public static let widthInsensitive = CompareOptions(rawValue: 256)
      /// One of two that are the same goes first. Makes no difference here.
      public static let forcedOrdering = CompareOptions(rawValue: 512)
      /// Digits are numbers: `2` comes before `10`.
      public static let numeric = CompareOptions(rawValue: 64)
    }

    /// Returns the texts between the places where a separator stands.
    ///
    /// - Parameter separator: The separator.
    /// - Returns: The texts in order; the whole text alone where the separator is empty or stands nowhere.
    public func components(separatedBy separator: String) -> [String] {
      pieces(between: TextSearch(separator, in: self, ignoringCase: false).ranges)
    }

    /// Returns the texts between the scalars of a set.
    ///
    /// - Parameter separator: The scalars.
    /// - Returns: The texts in order, with an empty one between two scalars that follow each other.
    public func components(separatedBy separator: CharacterSet) -> [String] {
      var ranges: [Range<Int>] = []
      var place = 0
      for scalar in unicodeScalars {
        let end = place + UTF8.width(scalar)
        if separator.contains(scalar) { ranges.append(place..<end) }
        place = end
      }
      return pieces(between: ranges)
    }

    private func pieces(between ranges: [Range<Int>]) -> [String] {
      let bytes = Array(utf8)
      var parts: [String] = []
      var start = 0
      for range in ranges {
        parts.append(String(decoding: bytes[start..<range.lowerBound], as: UTF8.self))
        start = range.upperBound
      }
      parts.append(String(decoding: bytes[start...], as: UTF8.self))
      return parts
    }

    /// Finds a text in this one.
    ///
    /// - Parameters:
    ///   - text: The text that is looked for.
    ///   - options: How it is looked for; `.backwards` finds the last place.
    ///   - range: The part that is searched; nil means all of it.
    /// - Returns: The place; nil where the text does not stand, or is empty.
    public func range(
      of text: String, options: CompareOptions = [], range: Range<Index>? = nil
    ) -> Range<Index>? {
      let part = self[range ?? startIndex..<endIndex]
      let search = TextSearch(
        text, in: part, ignoringCase: options.contains(.caseInsensitive),
        ignoringMarks: options.contains(.diacriticInsensitive))
      guard
        let found = search.range(
          backwards: options.contains(.backwards), anchored: options.contains(.anchored))
      else { return nil }
      let start = utf8.index(part.startIndex, offsetBy: found.lowerBound)
      return start..<utf8.index(start, offsetBy: found.count)
    }

    /// Finds the first scalar of a set.
    ///
    /// - Parameters:
    ///   - set: The scalars.
    ///   - options: How they are looked for; `.backwards` finds the last one.
    /// - Returns: The scalar's place; nil if there is none.
    public func rangeOfCharacter(from set: CharacterSet, options: CompareOptions = []) -> Range<Index>? {
      let scalars = unicodeScalars
      let found =
        options.contains(.backwards)
        ? scalars.lastIndex(where: set.contains) : scalars.firstIndex(where: set.contains)
      return found.map { $0..<scalars.index(after: $0) }
    }

    /// Whether another text stands in this one.
    ///
    /// - Parameter text: The other text; the empty one stands in every text.
    /// - Returns: True where it does.
    public func contains(_ text: String) -> Bool { text.utf8.isEmpty || range(of: text) != nil }

    /// Whether another text stands in this one, with letters of any size.
    ///
    /// - Parameter text: The other text; the empty one does not stand in any.
    /// - Returns: True where it does.
    public func localizedCaseInsensitiveContains(_ text: String) -> Bool {
      range(of: text, options: .caseInsensitive) != nil
    }

    /// Whether another text stands in this one, with letters of any size and with any marks.
    ///
    /// - Parameter text: The other text; the empty one does not stand in any.
    /// - Returns: True where it does.
    public func localizedStandardContains(_ text: some StringProtocol) -> Bool {
      localizedStandardRange(of: String(text)) != nil
    }

    /// Finds a text in this one, with letters of any size and with any marks.
    ///
    /// - Parameter text: The text that is looked for.
    /// - Returns: The first place; nil where the text does not stand, or is empty.
    public func localizedStandardRange(of text: String) -> Range<Index>? {
      range(of: text, options: [.caseInsensitive, .diacriticInsensitive])
    }

    /// Returns the text with one text in place of each occurrence of another.
    ///
    /// - Parameters:
    ///   - text: The text that is replaced; an empty text changes nothing.
    ///   - replacement: The text in its place.
    ///   - options: How it is looked for; only `.caseInsensitive` and `.diacriticInsensitive` matter.
    /// - Returns: The new text.
    public func replacingOccurrences(
      of text: String, with replacement: String, options: CompareOptions = []
    ) -> String {
      let parts = pieces(
        between: TextSearch(
          text, in: self, ignoringCase: options.contains(.caseInsensitive),
          ignoringMarks: options.contains(.diacriticInsensitive)
        ).ranges)
      return parts.joined(separator: replacement)
    }

    /// The text with other characters in one place.
    ///
    /// - Parameters:
    ///   - range: The place.
    ///   - replacement: The text in its place.
    /// - Returns: The new text.
    public func replacingCharacters(in range: Range<Index>, with replacement: String) -> String {
      String(self[..<range.lowerBound]) + replacement + String(self[range.upperBound...])
    }

    /// Returns the text without the scalars of a set at its beginning and its end.
    ///
    /// - Parameter set: The scalars that are left out.
    /// - Returns: The text between; empty where the set has all scalars of the text.
    public func trimmingCharacters(in set: CharacterSet) -> String {
      let scalars = unicodeScalars
      guard let first = scalars.firstIndex(where: { !set.contains($0) }),
        let last = scalars.lastIndex(where: { !set.contains($0) })
      else { return "" }
      return String(scalars[first...last])
    }

    /// The text with each word's first letter large and the others small.
    public var capitalized: String { TextSearch.capitalized(self) }
    /// The same: texts are English here.
    public var localizedCapitalized: String { capitalized }
    /// The text in capital letters.
    public var localizedUppercase: String { uppercased() }
    /// The text in small letters.
    public var localizedLowercase: String { lowercased() }

    /// Returns which of two texts comes first, by their scalars.
    ///
    /// - Parameters:
    ///   - other: The other text.
    ///   - options: How they are compared; `.caseInsensitive`, `.diacriticInsensitive` and `.numeric` matter.
    /// - Returns: `orderedAscending` where this one does.
    public func compare(_ other: String, options: CompareOptions = []) -> ComparisonResult {
      ComparisonResult(
        TextSearch.order(
          self, other, ignoringCase: options.contains(.caseInsensitive),
          ignoringMarks: options.contains(.diacriticInsensitive), byNumbers: options.contains(.numeric)))
    }

    /// Returns which of two texts comes first, with letters of any size.
    ///
    /// - Parameter other: The other text.
    /// - Returns: `orderedAscending` where this one does.
    public func caseInsensitiveCompare(_ other: String) -> ComparisonResult {
      compare(other, options: .caseInsensitive)
    }

    /// Which of two texts comes first in a list for readers: letters of any size, and where that decides nothing,
    /// small letters before large ones.
    ///
    /// - Parameter other: The other text.
    /// - Returns: `orderedAscending` where this one does.
    public func localizedCompare(_ other: String) -> ComparisonResult {
      let order = caseInsensitiveCompare(other)
      return order == .orderedSame ? other.compare(self) : order
    }

    /// Returns which of two texts comes first, with letters of any size.
    ///
    /// - Parameter other: The other text.
    /// - Returns: `orderedAscending` where this one does.
    public func localizedCaseInsensitiveCompare(_ other: String) -> ComparisonResult {
      caseInsensitiveCompare(other)
    }

    /// Returns which of two texts comes first as names of files do: letters of any size, digits as numbers, and where
    /// that decides nothing, small letters before large ones.
    ///
    /// - Parameter other: The other text.
    /// - Returns: `orderedAscending` where this one does.
    public func localizedStandardCompare(_ other: String) -> ComparisonResult {
      var options = CompareOptions.caseInsensitive
      options.insert(.numeric)
      let order = compare(other, options: options)
      return order == .orderedSame ? other.compare(self) : order
    }

    /// The text from a place on.
    @available(*, deprecated, message: "Write String(text[index...]).")
    public func substring(from index: Index) -> String { String(self[index...]) }

    /// The text up to a place.
    @available(*, deprecated, message: "Write String(text[..<index]).")
    public func substring(to index: Index) -> String { String(self[..<index]) }

    /// A part of the text.
    @available(*, deprecated, message: "Write String(text[range]).")
    public func substring(with range: Range<Index>) -> String { String(self[range]) }

    /// Returns the text cut, or filled up, to a number of characters.
    ///
    /// - Parameters:
    ///   - length: How many characters; a negative number is 0.
    ///   - pad: The text that fills it up, over and over; an empty one fills nothing.
    ///   - start: The character of the filling that comes first, from 0.
    /// - Returns: The text.
    public func padding(toLength length: Int, withPad pad: String, startingAt start: Int) -> String {
      let filling = Array(pad)
      guard count < length, !filling.isEmpty else { return String(prefix(Swift.max(length, 0))) }
      var text = self
      for index in 0..<(length - count) { text.append(filling[(start + index) % filling.count]) }
      return text
    }

    /// Returns the text with more behind it.
    ///
    /// - Parameter text: The text that is added.
    /// - Returns: Both texts in one.
    public func appending(_ text: String) -> String { self + text }

    /// Returns the text as an address has it: each byte that is not allowed becomes `%` and two digits.
    ///
    /// - Parameter allowed: The scalars that stay as they are.
    /// - Returns: The text; never nil here.
    public func addingPercentEncoding(withAllowedCharacters allowed: CharacterSet) -> String? {
      let digits = Array("0123456789ABCDEF".utf8)
      var bytes: [UInt8] = []
      for scalar in unicodeScalars {
        for byte in String(scalar).utf8 {
          if allowed.contains(scalar) {
            bytes.append(byte)
          } else {
            bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
          }
        }
      }
      return String(decoding: bytes, as: UTF8.self)
    }

    /// The text that an address stands for; nil where a `%` has no two digits behind it or the bytes are no text.
    public var removingPercentEncoding: String? {
      var bytes: [UInt8] = []
      var rest = Array(utf8)[...]
      while let byte = rest.popFirst() {
        if byte != UInt8(ascii: "%") {
          bytes.append(byte)
          continue
        }
        guard let high = rest.popFirst().flatMap(String.hexadecimal),
          let low = rest.popFirst().flatMap(String.hexadecimal)
        else { return nil }
        bytes.append(high << 4 | low)
      }
      return String(validating: bytes, as: UTF8.self)
    }

    private static func hexadecimal(_ byte: UInt8) -> UInt8? {
      switch byte {
      case 48...57: byte - 48
      case 65...70: byte - 55
      case 97...102: byte - 87
      default: nil
      }
    }
  }
#else
  @_exported import enum Foundation.ComparisonResult
#endif
