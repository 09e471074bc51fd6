// Words and numbers in the bytes of a text file, without a `String` of each.

extension Collection where Element == UInt8 {
  /// Whether these are the letters of a word.
  func isWord(_ word: StaticString) -> Bool {
    word.withUTF8Buffer { letters in elementsEqual(letters) }
  }

  /// The text, for people.
  var text: String { String(decoding: self, as: UTF8.self) }

  /// The lines before a place that many bytes in, and one more.
  func line(at count: Int) -> Int { prefix(count).reduce(1) { $0 + ($1 == 0x0A ? 1 : 0) } }
}

/// Reads numbers and words of a text from its front.
struct TextScanner {
  let bytes: ArraySlice<UInt8>
  private(set) var place: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    place = bytes.startIndex
  }

  var isAtEnd: Bool { place >= bytes.endIndex }
  var next: UInt8? { isAtEnd ? nil : bytes[place] }

  mutating func skip() { place += 1 }

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

  mutating func skipBlanks() {
    while let byte = next, TextScanner.isBlank(byte) { place += 1 }
  }

  /// Passes blanks and commas over.
  mutating func skipSeparators() {
    while let byte = next, TextScanner.isBlank(byte) || byte == UInt8(ascii: ",") { place += 1 }
  }

  /// The letters of a name, as of a function or a command; empty where there are none.
  mutating func name() -> ArraySlice<UInt8> {
    let start = place
    while let byte = next, (byte | 0x20) >= UInt8(ascii: "a"), (byte | 0x20) <= UInt8(ascii: "z") {
      place += 1
    }
    return bytes[start..<place]
  }

  /// The number that begins here, as JSON, SVG and InkML write them; nil, and nothing is passed, where there is none. One
  /// that is too large for a number is infinite.
  mutating func number() -> Double? {
    let start = place
    let isNegative = next == UInt8(ascii: "-")
    if isNegative || next == UInt8(ascii: "+") { place += 1 }
    var digits: UInt64 = 0
    var exponent = 0
    var count = 0
    func isDigit(_ byte: UInt8?) -> Bool { byte.map { (48...57).contains($0) } ?? false }
    mutatingDigits: for isFraction in [false, true] {
      if isFraction {
        guard next == UInt8(ascii: ".") else { break mutatingDigits }
        place += 1
      }
      while let byte = next, isDigit(byte) {
        count += 1
        // 18 digits are more than a Double holds.
        if digits < 100_000_000_000_000_000 {
          digits = digits * 10 + UInt64(byte - 48)
          if isFraction { exponent -= 1 }
        } else if !isFraction {
          exponent += 1
        }
        place += 1
      }
    }
    guard count > 0 else {
      place = start
      return nil
    }
    exponent += power()
    let value = TextScanner.scaled(Double(digits), exponent)
    return isNegative ? -value : value
  }

  /// The power of ten behind `e`; 0 if there is none.
  private mutating func power() -> Int {
    guard let letter = next, letter | 0x20 == UInt8(ascii: "e") else { return 0 }
    let start = place
    place += 1
    let isNegative = next == UInt8(ascii: "-")
    if isNegative || next == UInt8(ascii: "+") { place += 1 }
    var power = 0
    var count = 0
    while let byte = next, (48...57).contains(byte) {
      power = min(power * 10 + Int(byte - 48), 9999)
      count += 1
      place += 1
    }
    if count == 0 { place = start }
    return isNegative ? -power : power
  }

  /// A number times a power of ten; powers up to 22 are exact.
  private static func scaled(_ value: Double, _ exponent: Int) -> Double {
    if value == 0 { return 0 }
    var (value, rest) = (value, exponent)
    while rest > 0, value.isFinite {
      let step = min(rest, 22)
      value *= tens(step)
      rest -= step
    }
    while rest < 0, value > 0 {
      let step = min(-rest, 22)
      value /= tens(step)
      rest += step
    }
    return value
  }

  private static func tens(_ power: Int) -> Double { (0..<power).reduce(1.0) { value, _ in value * 10 } }
}

extension Collection where Element == UInt8 {
  /// The number that the bytes are, but for blanks around it; nil where they are not a number.
  var number: Double? {
    var scanner = TextScanner(ArraySlice(self))
    scanner.skipBlanks()
    let number = scanner.number()
    scanner.skipBlanks()
    return scanner.isAtEnd ? number : nil
  }
}

/// The bytes of a text file that is being written.
struct FileWriter {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  mutating func add(_ number: Int) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    var digits: [UInt8] = []
    var rest = number.magnitude
    repeat {
      digits.append(48 + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    bytes.append(contentsOf: digits.reversed())
  }

  /// A number to the nearest millionth, without zeros at its end. NaN, and numbers beyond two thousand million, become
  /// 0.
  mutating func add(_ number: Double) {
    guard number.magnitude < 2e9 else { return add(0) }
    let millionths = Int64((number * 1e6).rounded())
    if millionths < 0 { bytes.append(UInt8(ascii: "-")) }
    add(Int(millionths.magnitude / 1_000_000))
    var rest = millionths.magnitude % 1_000_000
    if rest == 0 { return }
    bytes.append(UInt8(ascii: "."))
    var unit: UInt64 = 100_000
    while rest > 0 {
      bytes.append(48 + UInt8(rest / unit))
      rest %= unit
      unit /= 10
    }
  }

  mutating func add(byte: UInt8) { bytes.append(byte) }

  mutating func add(_ other: [UInt8]) { bytes.append(contentsOf: other) }

  /// A text as it stands in JSON, between quotes.
  mutating func addJSON(_ text: String) {
    add("\"")
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0x0A: add("\\n")
      case 0..<0x20: bytes.append(0x20)
      default: bytes.append(byte)
      }
    }
    add("\"")
  }
}
