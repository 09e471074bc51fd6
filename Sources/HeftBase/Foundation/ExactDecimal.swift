/// A double as a decimal of so many places, rounded as the C library does: exactly, and a half to the even digit.
enum ExactDecimal {
  /// The digits of a number that is not negative, with a point before the places where there are any.
  package static func digits(of number: Double, places: Int) -> [UInt8] {
    var whole = wholeDigits(of: number)
    var rest = fraction(of: number)
    var decimals: [UInt8] = []
    for _ in 0..<max(places, 0) { decimals.append(nextDigit(&rest)) }
    let last = decimals.last ?? whole[whole.count - 1]
    if isMore(rest, thanHalfWithEven: last % 2 == 0) {
      if !countUp(&decimals), !countUp(&whole) { whole.insert(1, at: 0) }
    }
    var text = whole.map { $0 + 48 }
    if !decimals.isEmpty { text.append(UInt8(ascii: ".")) }
    return text + decimals.map { $0 + 48 }
  }

  /// The digits before the point, the highest first.
  private static func wholeDigits(of number: Double) -> [UInt8] {
    var rest = number.rounded(.towardZero)
    if rest == 0 { return [0] }
    // A double above 2 to the 64 has no odd part: halving it is exact.
    var exponent = 0
    while rest >= 18_446_744_073_709_551_616 {
      rest /= 2
      exponent += 1
    }
    var digits = [UInt8](String(UInt64(rest)).utf8).map { $0 - 48 }
    for _ in 0..<exponent { double(&digits) }
    return digits
  }

  /// Twice a number of digits.
  private static func double(_ digits: inout [UInt8]) {
    var carry: UInt8 = 0
    for index in digits.indices.reversed() {
      let value = digits[index] * 2 + carry
      digits[index] = value % 10
      carry = value / 10
    }
    if carry > 0 { digits.insert(carry, at: 0) }
  }

  /// Returns the part after the point, exactly: 32 bits a word, the highest first. The smallest double has 34 words.
  private static func fraction(of number: Double) -> [UInt32] {
    var part = number - number.rounded(.towardZero)
    var words: [UInt32] = []
    while part > 0 {
      part *= 4_294_967_296
      let word = part.rounded(.down)
      words.append(UInt32(word))
      part -= word
    }
    return words
  }

  /// Takes the highest decimal digit off a fraction.
  private static func nextDigit(_ fraction: inout [UInt32]) -> UInt8 {
    var carry: UInt64 = 0
    for index in fraction.indices.reversed() {
      let product = UInt64(fraction[index]) * 10 + carry
      fraction[index] = UInt32(truncatingIfNeeded: product)
      carry = product >> 32
    }
    return UInt8(carry)
  }

  /// Whether a fraction is above a half, or is a half and the digit before it is odd.
  private static func isMore(_ fraction: [UInt32], thanHalfWithEven isEven: Bool) -> Bool {
    guard let first = fraction.first else { return false }
    let half = UInt32(1) << 31
    if first != half { return first > half }
    return !isEven || fraction.dropFirst().contains { $0 > 0 }
  }

  /// Adds one to the last digit. False where that overflows: then all are 0.
  private static func countUp(_ digits: inout [UInt8]) -> Bool {
    for index in digits.indices.reversed() {
      if digits[index] < 9 {
        digits[index] += 1
        return true
      }
      digits[index] = 0
    }
    return false
  }
}
