// A text that is an object. Foundation's where there is one; a page has the part of it that listings use.
#if hasFeature(Embedded)
  import Ink

  /// A text that is an object, counted in units of UTF-16.
  open class NSString: NSObject, ExpressibleByStringLiteral {
    fileprivate final var text: String

    /// An empty text.
    public override init() {
      text = ""
      super.init()
    }

    /// A text as an object.
    ///
    /// - Parameter string: The text.
    public init(string: String) {
      text = string
      super.init()
    }

    public required init(stringLiteral: String) {
      text = stringLiteral
      super.init()
    }

    open override var description: String { text }
    open override var hash: Int { text.hashValue }

    open override func isEqual(_ object: AnyObject?) -> Bool {
      guard let other = object as? NSString else { return false }
      return text.utf8.elementsEqual(other.text.utf8)
    }

    /// Whether both are the same text, byte by byte of their UTF-8.
    ///
    /// - Parameter other: The other text.
    /// - Returns: True where they are.
    public final func isEqual(to other: String) -> Bool { text.utf8.elementsEqual(other.utf8) }

    /// How many units of UTF-16 it has.
    public final var length: Int { text.utf16.count }

    /// Returns the unit of UTF-16 at a place.
    ///
    /// - Parameter index: The place, from 0 to less than `length`; a negative one is 0, and `length` or more stops the
    ///   program.
    /// - Returns: The unit.
    public final func character(at index: Int) -> UInt16 { text.utf16[place(index)] }

    /// Returns the text from a unit of UTF-16 on.
    ///
    /// - Parameter index: The unit; one that is out of range is the nearer end.
    /// - Returns: The rest of the text.
    public final func substring(from index: Int) -> String { String(text[place(index)...]) }

    /// Returns the text up to a unit of UTF-16.
    ///
    /// - Parameter index: The first unit that is left out; one that is out of range is the nearer end.
    /// - Returns: The beginning of the text.
    public final func substring(to index: Int) -> String { String(text[..<place(index)]) }

    /// Returns a run of units of UTF-16.
    ///
    /// - Parameter range: The run; the part beyond the text is left out, and a negative length is 0.
    /// - Returns: That part of the text.
    public final func substring(with range: NSRange) -> String {
      String(text[place(range.location)..<place(range.location + max(range.length, 0))])
    }

    /// Finds a text in this one.
    ///
    /// - Parameters:
    ///   - other: The text that is looked for.
    ///   - options: How it is looked for; `.backwards` finds the last place.
    /// - Returns: The place in units of UTF-16; `NSNotFound` and 0 where it does not stand.
    public final func range(of other: String, options: String.CompareOptions = []) -> NSRange {
      guard let found = text.range(of: other, options: options) else {
        return NSRange(location: NSNotFound, length: 0)
      }
      return NSRange(
        location: text.utf16.distance(from: text.startIndex, to: found.lowerBound),
        length: text.utf16.distance(from: found.lowerBound, to: found.upperBound))
    }

    /// Whether another text stands in this one.
    ///
    /// - Parameter other: The other text; the empty one stands in every text.
    /// - Returns: True where it does.
    public final func contains(_ other: String) -> Bool { text.contains(other) }

    /// Whether the text begins with another text.
    ///
    /// - Parameter other: The other text.
    /// - Returns: True where it does.
    public final func hasPrefix(_ other: String) -> Bool { text.hasPrefix(other) }

    /// Whether the text ends with another text.
    ///
    /// - Parameter other: The other text.
    /// - Returns: True where it does.
    public final func hasSuffix(_ other: String) -> Bool { text.hasSuffix(other) }

    /// Returns the text with another text behind it.
    ///
    /// - Parameter other: The other text.
    /// - Returns: Both texts in one.
    public final func appending(_ other: String) -> String { text + other }
    public final var uppercased: String { text.uppercased() }
    public final var lowercased: String { text.lowercased() }
    public final var capitalized: String { text.capitalized }

    /// Returns the texts between the places where a separator stands.
    ///
    /// - Parameter separator: The separator.
    /// - Returns: The texts in order; the whole text alone where the separator is empty or stands nowhere.
    public final func components(separatedBy separator: String) -> [String] {
      text.components(separatedBy: separator)
    }

    /// Returns the text without the scalars of a set at its beginning and its end.
    ///
    /// - Parameter set: The scalars that are left out.
    /// - Returns: The text between; empty where the set has all scalars of the text.
    public final func trimmingCharacters(in set: CharacterSet) -> String { text.trimmingCharacters(in: set) }

    /// Returns the text with one text in place of each occurrence of another.
    ///
    /// - Parameters:
    ///   - other: The text that is replaced; an empty text changes nothing.
    ///   - replacement: The text in its place.
    /// - Returns: The new text.
    public final func replacingOccurrences(of other: String, with replacement: String) -> String {
      text.replacingOccurrences(of: other, with: replacement)
    }

    /// Returns the text with another text in place of a run of units of UTF-16.
    ///
    /// - Parameters:
    ///   - range: The run; the part beyond the text is ignored.
    ///   - replacement: The text in its place.
    /// - Returns: The new text.
    public final func replacingCharacters(in range: NSRange, with replacement: String) -> String {
      substring(to: range.location) + replacement + substring(from: range.location + range.length)
    }

    // MARK: Numbers

    /// The whole number that the text begins with, after spaces; 0 where it begins with none.
    public final var integerValue: Int {
      let value = doubleDigits(withPoint: false)
      return value >= Double(Int.max) ? Int.max : value <= Double(Int.min) ? Int.min : Int(value)
    }

    /// The same in 32 bits.
    public final var intValue: Int32 { Int32(clamping: integerValue) }
    /// The decimal number that the text begins with, after spaces; 0 where it begins with none.
    public final var doubleValue: Double { doubleDigits(withPoint: true) }
    /// The same, less exact.
    public final var floatValue: Float { Float(doubleValue) }

    /// Whether the text begins with Y, y, T, t or a digit that is not 0, after spaces, signs and zeros.
    public final var boolValue: Bool {
      let first = text.utf8.first { $0 != 32 && $0 != 48 && $0 != 43 && $0 != 45 }
      guard let first else { return false }
      return [89, 121, 84, 116].contains(first) || (49...57).contains(first)
    }

    private final func doubleDigits(withPoint: Bool) -> Double {
      var rest = Array(text.utf8)[...]
      while let byte = rest.first, byte == 32 || (9...13).contains(byte) { rest.removeFirst() }
      let isNegative = NSString.takeSign(of: &rest)
      var (value, places) = (0.0, 0)
      var hasPoint = false
      while let byte = rest.first {
        if withPoint, !hasPoint, byte == UInt8(ascii: ".") {
          hasPoint = true
        } else if (48...57).contains(byte) {
          value = value * 10 + Double(byte - 48)
          if hasPoint { places += 1 }
        } else {
          break
        }
        rest.removeFirst()
      }
      guard value > 0 else { return isNegative ? -0.0 : 0 }
      let exponent = withPoint ? NSString.exponent(at: rest) : 0
      let power = exponent - places
      value =
        power < 0
        ? value / Mathematics.power(10, Double(-power)) : value * Mathematics.power(10, Double(power))
      return isNegative ? -value : value
    }

    /// The power of ten that is written there, as `e-3`; 0 where there is none.
    private static func exponent(at text: ArraySlice<UInt8>) -> Int {
      var rest = text
      guard let letter = rest.popFirst(), letter | 0x20 == UInt8(ascii: "e") else { return 0 }
      let isNegative = takeSign(of: &rest)
      var value = 0
      // More of them are beyond all numbers, or nothing.
      while let byte = rest.popFirst(), (48...57).contains(byte) {
        value = min(value * 10 + Int(byte - 48), 10_000)
      }
      return isNegative ? -value : value
    }

    /// Takes a sign away that the text begins with; whether it is a minus.
    private static func takeSign(of text: inout ArraySlice<UInt8>) -> Bool {
      let isNegative = text.first == UInt8(ascii: "-")
      if isNegative || text.first == UInt8(ascii: "+") { text.removeFirst() }
      return isNegative
    }

    // MARK: Paths

    public final var lastPathComponent: String { FilePath.lastComponent(text) }
    public final var pathExtension: String { FilePath.fileExtension(text) }
    public final var deletingLastPathComponent: String { FilePath.withoutLastComponent(text) }
    public final var deletingPathExtension: String { FilePath.withoutExtension(text) }

    /// Returns the path of what lies below this one.
    ///
    /// - Parameter part: The name of what lies below.
    /// - Returns: The path, with one slash between both.
    public final func appendingPathComponent(_ part: String) -> String { FilePath.appending(part, to: text) }

    /// Returns the path with a point and an extension.
    ///
    /// - Parameter ending: The extension without its point.
    /// - Returns: The path; never nil here.
    public final func appendingPathExtension(_ ending: String) -> String? { text + "." + ending }

    /// The place of a unit, or the nearer end.
    private final func place(_ index: Int) -> String.Index {
      text.utf16.index(text.startIndex, offsetBy: min(max(index, 0), length))
    }
  }

  /// A text that can be changed.
  public final class NSMutableString: NSString {
    /// Adds a text to the end.
    ///
    /// - Parameter other: The text.
    public func append(_ other: String) { text += other }

    /// Becomes another text.
    ///
    /// - Parameter other: The text.
    public func setString(_ other: String) { text = other }
  }

  extension String {
    /// The text of an object.
    ///
    /// - Parameter object: The object, which may change afterwards: the text does not.
    public init(_ object: NSString) {
      self = object.text
    }
  }
#else
  @_exported import class Foundation.NSMutableString
  @_exported import class Foundation.NSString
#endif
