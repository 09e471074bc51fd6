/// A double as a decimal of so many places, rounded as the C library does: exactly, and a half to the even digit.
enum ExactDecimal {
  /// The digits of a number that is not negative, with a point before the places where there are any.
  package static func digits(of number: Double, places: Int) -> [UInt8] {
    var whole = wholeDigits(of: number)
    let fraction = fraction(of: number)
    var rest = fraction.steps
    var decimals: [UInt8] = []
    for _ in 0..<max(places, 0) {
      let product = rest.multipliedFullWidth(by: 10)
      decimals.append(UInt8(product.high))
      rest = product.low
    }
    let half = UInt64(1) << 63
    let last = decimals.last ?? whole[whole.count - 1]
    if rest > half || rest == half && (fraction.isMore || last % 2 == 1) {
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

  /// Returns the part after the point, in steps of 2 to the -64, and whether there is more below.
  private static func fraction(of number: Double) -> (steps: UInt64, isMore: Bool) {
    let part = number - number.rounded(.towardZero)
    let scaled = part * 18_446_744_073_709_551_616
    let steps = scaled.rounded(.down)
    return (UInt64(steps), scaled != steps)
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
