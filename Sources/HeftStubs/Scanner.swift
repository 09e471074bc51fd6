import Heft

/// Reads numbers and words from a text, one after another.
public final class Scanner: NSObject {
  /// How a whole number is written.
  public enum NumberRepresentation: Sendable { case decimal, hexadecimal }

  public let string: String
  /// Where it is.
  public var currentIndex: String.Index
  /// The characters that are passed over before each value: blanks and line ends unless it is set.
  public var charactersToBeSkipped: CharacterSet? = .whitespacesAndNewlines
  /// Whether capitals and small letters of English are different when a text is looked for.
  public var caseSensitive = false
  /// Makes no difference: a point is a point.
  public var locale: Locale?

  public init(string: String) {
    self.string = string
    currentIndex = string.startIndex
    super.init()
  }

  /// Makes a scanner of a text.
  ///
  /// - Parameter string: The text.
  /// - Returns: The scanner.
  public static func localizedScanner(with string: String) -> Scanner { Scanner(string: string) }

  /// Where it is, in units of UTF-16.
  public var scanLocation: Int {
    get { string.utf16.distance(from: string.startIndex, to: currentIndex) }
    set {
      let units = string.utf16
      currentIndex =
        units.index(units.startIndex, offsetBy: Swift.max(newValue, 0), limitedBy: units.endIndex)
        ?? units.endIndex
    }
  }

  public var isAtEnd: Bool {
    let start = currentIndex
    skip()
    defer { currentIndex = start }
    return currentIndex >= string.endIndex
  }

  // MARK: Steps

  private var next: Unicode.Scalar? {
    currentIndex < string.endIndex ? string.unicodeScalars[currentIndex] : nil
  }

  private func step() { currentIndex = string.unicodeScalars.index(after: currentIndex) }

  private func skip() {
    guard let skipped = charactersToBeSkipped else { return }
    while let scalar = next, skipped.contains(scalar) { step() }
  }

  /// What a step reads; the place stays where there is nothing.
  private func scan<Value>(skips: Bool = true, _ body: () -> Value?) -> Value? {
    let start = currentIndex
    if skips { skip() }
    let value = body()
    if value == nil { currentIndex = start }
    return value
  }

  private func takeSign() -> String {
    guard let sign = next, sign == "-" || sign == "+" else { return "" }
    step()
    return sign == "-" ? "-" : ""
  }

  private func takeDigits() -> String {
    var digits = ""
    while let scalar = next, (48...57).contains(scalar.value) {
      digits.unicodeScalars.append(scalar)
      step()
    }
    return digits
  }

  private func hexadecimal() -> UInt64? {
    scan {
      let start = currentIndex
      if next == "0" {
        step()
        if next == "x" || next == "X" { step() } else { currentIndex = start }
      }
      var value: UInt64 = 0
      var count = 0
      while let scalar = next, let digit = Character(scalar).hexDigitValue, scalar.isASCII {
        value = value > UInt64.max >> 4 ? UInt64.max : value << 4 | UInt64(digit)
        count += 1
        step()
      }
      return count == 0 ? nil : value
    }
  }

  // MARK: Numbers

  /// Reads a whole number.
  ///
  /// - Parameter representation: How it is written.
  /// - Returns: The number, the nearest that there is; nil where there is none.
  public func scanInt(representation: NumberRepresentation = .decimal) -> Int? {
    scanInt64(representation: representation).map { Int(clamping: $0) }
  }

  /// Reads a whole number of 32 bits.
  ///
  /// - Parameter representation: How it is written.
  /// - Returns: The number, the nearest that there is; nil where there is none.
  public func scanInt32(representation: NumberRepresentation = .decimal) -> Int32? {
    scanInt64(representation: representation).map { Int32(clamping: $0) }
  }

  /// Reads a whole number of 64 bits.
  ///
  /// - Parameter representation: How it is written.
  /// - Returns: The number, the nearest that there is; nil where there is none.
  public func scanInt64(representation: NumberRepresentation = .decimal) -> Int64? {
    if representation == .hexadecimal { return hexadecimal().map { Int64(clamping: $0) } }
    return scan {
      let sign = takeSign()
      let digits = takeDigits()
      guard !digits.isEmpty else { return nil }
      return Int64(sign + digits) ?? (sign.isEmpty ? .max : .min)
    }
  }

  /// Reads a whole number from 0 on.
  ///
  /// - Parameter representation: How it is written.
  /// - Returns: The number, the nearest that there is; nil where there is none.
  public func scanUInt64(representation: NumberRepresentation = .decimal) -> UInt64? {
    if representation == .hexadecimal { return hexadecimal() }
    return scan {
      let digits = takeDigits()
      return digits.isEmpty ? nil : UInt64(digits) ?? .max
    }
  }

  /// Reads a number with places and an exponent.
  ///
  /// - Returns: The number; nil where there is none.
  public func scanDouble() -> Double? { decimal().map { NSString(string: $0).doubleValue } }

  /// Reads a number with places and an exponent.
  ///
  /// - Returns: The number; nil where there is none.
  public func scanFloat() -> Float? { scanDouble().map { Float($0) } }

  /// Reads a number with places and an exponent.
  ///
  /// - Returns: The number; nil where there is none.
  public func scanDecimal() -> Decimal? { decimal().flatMap { Decimal(string: $0) } }

  /// The text of a number.
  private func decimal() -> String? {
    scan {
      var text = takeSign()
      let whole = takeDigits()
      text += whole
      var places = ""
      if next == "." {
        step()
        places = takeDigits()
        if !places.isEmpty { text += (whole.isEmpty ? "0." : ".") + places }
      }
      if whole.isEmpty, places.isEmpty { return nil }
      let end = currentIndex
      if next == "e" || next == "E" {
        step()
        let sign = takeSign()
        let power = takeDigits()
        if power.isEmpty { currentIndex = end } else { text += "e" + sign + power }
      }
      return text
    }
  }

  // MARK: Texts

  /// Reads a text.
  ///
  /// - Parameter text: The text that has to come next.
  /// - Returns: The text as it stands there; nil where it does not come next.
  public func scanString(_ text: String) -> String? {
    scan {
      let start = currentIndex
      guard passes(text) else { return nil }
      return String(string[start..<currentIndex])
    }
  }

  /// Passes a text that comes next; whether it does.
  private func passes(_ text: String) -> Bool {
    for scalar in text.unicodeScalars {
      guard let found = next, found == scalar || !caseSensitive && small(found) == small(scalar) else {
        return false
      }
      step()
    }
    return !text.isEmpty
  }

  private func small(_ scalar: Unicode.Scalar) -> UInt32 {
    (65...90).contains(scalar.value) ? scalar.value + 32 : scalar.value
  }

  /// Returns the part before a text, or the rest; nil where that is empty.
  ///
  /// - Parameter text: The text, which is not passed.
  /// - Returns: The part.
  public func scanUpToString(_ text: String) -> String? {
    scan {
      let start = currentIndex
      while currentIndex < string.endIndex {
        let place = currentIndex
        let isThere = passes(text)
        currentIndex = place
        if isThere { break }
        step()
      }
      return currentIndex > start ? String(string[start..<currentIndex]) : nil
    }
  }

  /// Reads characters as long as they are in a set.
  ///
  /// - Parameter set: The set.
  /// - Returns: The characters; nil where there are none.
  public func scanCharacters(from set: CharacterSet) -> String? { run { set.contains($0) } }

  /// Reads characters up to the first that is in a set, or to the end.
  ///
  /// - Parameter set: The set.
  /// - Returns: The characters; nil where there are none.
  public func scanUpToCharacters(from set: CharacterSet) -> String? { run { !set.contains($0) } }

  private func run(_ belongs: (Unicode.Scalar) -> Bool) -> String? {
    scan {
      let start = currentIndex
      while let scalar = next, belongs(scalar) { step() }
      return currentIndex > start ? String(string[start..<currentIndex]) : nil
    }
  }

  /// Reads a character, after those that are passed over.
  ///
  /// - Returns: The character; nil at the end.
  public func scanCharacter() -> Character? {
    scan {
      guard currentIndex < string.endIndex else { return nil }
      let character = string[currentIndex]
      currentIndex = string.index(after: currentIndex)
      return character
    }
  }
}
