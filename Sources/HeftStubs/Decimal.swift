import Heft

/// A number in decimal digits, exact to 38 of them: 0.1 and 0.2 are 0.3.
///
/// A `Double` becomes the shortest decimal number that tells it apart.
public struct Decimal: Hashable, Comparable, Sendable, CustomStringConvertible, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral
{
  /// How many digits a number has at most, as Foundation's.
  private static let mostDigits = 38
  /// The powers of ten that the last digit may have, as Foundation's.
  private static let exponents = -128...127

  public private(set) var isNaN = false
  private var isNegative = false
  /// The digits, the highest first, without zeros at either end; none of 0.
  private var digits: [UInt8] = []
  /// The power of ten of the last digit.
  public private(set) var exponent = 0

  public init() {}
  /// A whole number.
  ///
  /// - Parameter number: The number.
  public init(_ number: Int) { self.init(text: "\(number)") }
  /// The shortest decimal number that tells a `Double` apart.
  ///
  /// - Parameter number: The number.
  public init(_ number: Double) { self.init(text: "\(number)") }
  public init(integerLiteral number: Int64) { self.init(text: "\(number)") }
  public init(floatLiteral number: Double) { self.init(number) }

  /// The number of a text, as `-12.5e3`; nil where it is not a number.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - locale: Left aside.
  public init?(string: String, locale: Locale? = nil) {
    self.init(text: string)
    if isNaN { return nil }
  }

  /// The value that is not a number.
  public static var nan: Decimal { Decimal(text: "") }
  public static var zero: Decimal { Decimal() }
  public static var pi: Decimal { Decimal(text: "3.14159265358979323846264338327950288419") }
  public static var quietNaN: Decimal { nan }

  private init(text: String) {
    var rest = Array(text.utf8)[...]
    if let sign = rest.first, sign == 43 || sign == 45 {
      isNegative = sign == 45
      rest = rest.dropFirst()
    }
    var isAfterPoint = false
    while let byte = rest.first, byte == 46 && !isAfterPoint || (48...57).contains(byte) {
      rest = rest.dropFirst()
      if byte == 46 {
        isAfterPoint = true
      } else {
        digits.append(byte - 48)
        exponent -= isAfterPoint ? 1 : 0
      }
    }
    isNaN = digits.isEmpty
    if let letter = rest.first, letter | 32 == 101 {
      guard let power = Int(String(decoding: rest.dropFirst(), as: UTF8.self)), power.magnitude < 1000 else {
        isNaN = true
        return
      }
      exponent += power
    } else if !rest.isEmpty {
      isNaN = true
    }
    settle()
  }

  /// Takes zeros away, and digits that are too many; a half is rounded up.
  private mutating func settle() {
    if isNaN { return self.clear(isNaN: true) }
    if let first = digits.firstIndex(where: { $0 != 0 }) { digits.removeFirst(first) } else { digits = [] }
    if digits.count > Decimal.mostDigits { cut(digits.count - Decimal.mostDigits) { $0.first ?? 0 >= 5 } }
    while digits.last == 0 {
      digits.removeLast()
      exponent += 1
    }
    if digits.isEmpty { return clear(isNaN: false) }
    if exponent < Decimal.exponents.lowerBound { return clear(isNaN: false) }
    while exponent > Decimal.exponents.upperBound, digits.count < Decimal.mostDigits {
      digits.append(0)
      exponent -= 1
    }
    if exponent > Decimal.exponents.upperBound { clear(isNaN: true) }
  }

  private mutating func clear(isNaN: Bool) {
    (isNegative, digits, exponent) = (false, [], 0)
    self.isNaN = isNaN
  }

  /// Takes digits from the end, and counts up where what goes says so.
  private mutating func cut(_ count: Int, _ isUp: ([UInt8]) -> Bool) {
    let gone = Array(repeating: UInt8(0), count: max(count - digits.count, 0)) + digits.suffix(count)
    digits.removeLast(min(count, digits.count))
    exponent += count
    guard isUp(gone) else { return }
    for index in digits.indices.reversed() {
      if digits[index] < 9 {
        digits[index] += 1
        return
      }
      digits[index] = 0
    }
    digits.insert(1, at: 0)
  }

  // MARK: Values

  public var isZero: Bool { !isNaN && digits.isEmpty }
  public var sign: FloatingPointSign { isNegative ? .minus : .plus }
  public var magnitude: Decimal { isNegative ? -self : self }
  public var doubleValue: Double { isNaN ? .nan : Double(description) ?? 0 }

  /// The number without an exponent, as `-1234.5`; `NaN` for NaN.
  public var description: String {
    if isNaN { return "NaN" }
    if digits.isEmpty { return "0" }
    var text = digits.map { $0 + 48 }
    if exponent >= 0 {
      text += Array(repeating: 48, count: exponent)
    } else {
      while text.count <= -exponent { text.insert(48, at: 0) }
      text.insert(46, at: text.count + exponent)
    }
    return (isNegative ? "-" : "") + String(decoding: text, as: UTF8.self)
  }

  /// Rounds to so many places behind the point.
  ///
  /// - Parameters:
  ///   - scale: The places; less than 0 are those before the point.
  ///   - mode: How.
  /// - Returns: The number.
  public func rounded(_ scale: Int, _ mode: NSDecimalNumber.RoundingMode) -> Decimal {
    guard !isNaN, -exponent > scale else { return self }
    var result = self
    // More digits than there are leave none, or one that is counted up.
    let last = digits.count > -exponent - scale ? digits[digits.count + exponent + scale - 1] : 0
    result.cut(-exponent - scale) { gone in
      let first = gone.first ?? 0
      switch mode {
      case .plain: return first >= 5
      case .down: return isNegative
      case .up: return !isNegative
      case .bankers:
        return first > 5 || first == 5 && (last % 2 == 1 || gone.dropFirst().contains { $0 != 0 })
      }
    }
    result.settle()
    return result
  }

  // MARK: Arithmetic

  public static prefix func - (number: Decimal) -> Decimal {
    var result = number
    result.isNegative = !number.isNegative && !number.digits.isEmpty
    return result
  }

  public static func + (left: Decimal, right: Decimal) -> Decimal {
    if left.isNaN || right.isNaN { return .nan }
    var result = Decimal()
    let (one, other, exponent) = aligned(left, right)
    result.exponent = exponent
    if left.isNegative == right.isNegative {
      result.isNegative = left.isNegative
      result.digits = sum(one, other)
    } else {
      let isLess = one.lexicographicallyPrecedes(other)
      result.isNegative = isLess ? right.isNegative : left.isNegative
      result.digits = isLess ? difference(other, one) : difference(one, other)
    }
    result.settle()
    return result
  }

  public static func - (left: Decimal, right: Decimal) -> Decimal { left + -right }

  public static func * (left: Decimal, right: Decimal) -> Decimal {
    if left.isNaN || right.isNaN { return .nan }
    var result = Decimal()
    result.isNegative = left.isNegative != right.isNegative
    result.exponent = left.exponent + right.exponent
    var product = [Int](repeating: 0, count: left.digits.count + right.digits.count)
    for (i, one) in left.digits.enumerated() {
      for (j, other) in right.digits.enumerated() { product[i + j + 1] += Int(one) * Int(other) }
    }
    for index in product.indices.reversed().dropLast() {
      product[index - 1] += product[index] / 10
      product[index] %= 10
    }
    result.digits = product.map { UInt8($0) }
    result.settle()
    return result
  }

  /// A number divided by 0 is not a number.
  public static func / (left: Decimal, right: Decimal) -> Decimal {
    if left.isNaN || right.isNaN || right.digits.isEmpty { return .nan }
    var result = Decimal()
    result.isNegative = left.isNegative != right.isNegative
    result.exponent = left.exponent - right.exponent
    var rest: [UInt8] = []
    var place = 0
    // One digit more than are kept is what rounds them.
    while place < left.digits.count || !rest.isEmpty && result.digits.count <= mostDigits {
      if place >= left.digits.count { result.exponent -= 1 }
      rest.append(place < left.digits.count ? left.digits[place] : 0)
      place += 1
      if rest.first == 0 { rest.removeFirst() }
      var digit: UInt8 = 0
      while isAtLeast(rest, right.digits) {
        rest = difference(rest, Array(repeating: 0, count: rest.count - right.digits.count) + right.digits)
        if let first = rest.firstIndex(where: { $0 != 0 }) { rest.removeFirst(first) } else { rest = [] }
        digit += 1
      }
      if digit > 0 || !result.digits.isEmpty { result.digits.append(digit) }
    }
    result.settle()
    return result
  }

  public static func += (left: inout Decimal, right: Decimal) { left = left + right }
  public static func -= (left: inout Decimal, right: Decimal) { left = left - right }
  public static func *= (left: inout Decimal, right: Decimal) { left = left * right }
  public static func /= (left: inout Decimal, right: Decimal) { left = left / right }

  public static func < (left: Decimal, right: Decimal) -> Bool {
    let difference = left - right
    return !difference.isNaN && difference.isNegative
  }

  /// The digits of both with the same power of ten, and as many.
  private static func aligned(_ left: Decimal, _ right: Decimal) -> ([UInt8], [UInt8], Int) {
    let exponent = min(left.exponent, right.exponent)
    var one = left.digits + Array(repeating: 0, count: left.exponent - exponent)
    var other = right.digits + Array(repeating: 0, count: right.exponent - exponent)
    one = Array(repeating: 0, count: max(other.count - one.count, 0)) + one
    other = Array(repeating: 0, count: one.count - other.count) + other
    return (one, other, exponent)
  }

  private static func sum(_ one: [UInt8], _ other: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0] + one
    for index in other.indices.reversed() {
      result[index + 1] += other[index]
      if result[index + 1] > 9 {
        result[index + 1] -= 10
        result[index] += 1
      }
    }
    return result
  }

  private static func difference(_ one: [UInt8], _ other: [UInt8]) -> [UInt8] {
    var result = one
    var isBorrowed = false
    for index in one.indices.reversed() {
      let gone = other[index] + (isBorrowed ? 1 : 0)
      isBorrowed = one[index] < gone
      result[index] = one[index] + (isBorrowed ? 10 : 0) - gone
    }
    return result
  }

  private static func isAtLeast(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    one.count != other.count ? one.count > other.count : !one.lexicographicallyPrecedes(other)
  }
}
