/// Reads a number from text as C's `strtod` does, rounded once to the nearest value, ties to even.
///
/// The standard library leaves this to a function in C for `Double(String)` and `Float(String)`, and the C library's
/// own brings a file system with it, which a page does not have.
struct NumberText {
  /// The digits of a significand and the least exponent of a value: 53 and -1074 for `Double`, 24 and -149 for `Float`.
  let precision: Int
  let leastExponent: Int

  static var double: NumberText { NumberText(precision: 53, leastExponent: -1074) }
  static var float: NumberText { NumberText(precision: 24, leastExponent: -149) }

  /// The digits that are read exactly; one that is not zero behind them only breaks ties. No `Double` needs more than
  /// 767.
  private static var digitLimit: Int { 800 }
  /// Exponents beyond this are infinite or zero whatever the digits are.
  private static var exponentLimit: Int { 100_000 }

  /// The number that text begins with, and how many of its bytes belong to it; 0 where it begins with none.
  ///
  /// - Parameter text: Bytes that end with a zero.
  func read(_ text: UnsafePointer<UInt8>) -> (value: Double, length: Int) {
    var at = 0
    var isNegative = false
    if text[0] == UInt8(ascii: "-") || text[0] == UInt8(ascii: "+") {
      isNegative = text[0] == UInt8(ascii: "-")
      at = 1
    }
    let found: (value: Double, length: Int)
    if let word = word(text + at) {
      found = word
    } else if text[at] == UInt8(ascii: "0"), text[at + 1] | 0x20 == UInt8(ascii: "x"),
      let hexadecimal = hexadecimal(text + at + 2)
    {
      found = (hexadecimal.value, hexadecimal.length + 2)
    } else {
      found = decimal(text + at)
    }
    guard found.length > 0 else { return (0, 0) }
    return (isNegative ? -found.value : found.value, at + found.length)
  }

  private func word(_ text: UnsafePointer<UInt8>) -> (value: Double, length: Int)? {
    if begins(text, "nan") {
      var length = 3
      if text[3] == UInt8(ascii: "(") {
        var end = 4
        while isWordByte(text[end]) { end += 1 }
        if text[end] == UInt8(ascii: ")") { length = end + 1 }
      }
      return (.nan, length)
    }
    guard begins(text, "inf") else { return nil }
    return (.infinity, begins(text, "infinity") ? 8 : 3)
  }

  private func begins(_ text: UnsafePointer<UInt8>, _ word: StaticString) -> Bool {
    for index in 0..<word.utf8CodeUnitCount where text[index] | 0x20 != word.utf8Start[index] { return false }
    return true
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    hexadecimalDigit(byte) != nil || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || byte == UInt8(ascii: "_")
  }

  private func decimal(_ text: UnsafePointer<UInt8>) -> (value: Double, length: Int) {
    var digits = BigNumber(0)
    var count = 0
    var exponent = 0
    var isInexact = false
    var hasDigits = false
    var hasPoint = false
    var at = 0
    while true {
      let byte = text[at]
      if byte == UInt8(ascii: "."), !hasPoint {
        hasPoint = true
      } else if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
        hasDigits = true
        if count < NumberText.digitLimit {
          digits.multiply(by: 10, adding: UInt32(byte - UInt8(ascii: "0")))
          if !digits.isZero { count += 1 }
          if hasPoint { exponent -= 1 }
        } else {
          if byte != UInt8(ascii: "0") { isInexact = true }
          if !hasPoint { exponent += 1 }
        }
      } else {
        break
      }
      at += 1
    }
    guard hasDigits else { return (0, 0) }
    if text[at] | 0x20 == UInt8(ascii: "e"), let power = power(text + at + 1) {
      exponent += power.value
      at += power.length + 1
    }
    if digits.isZero { return (0, at) }
    if count + exponent > 400 { return (.infinity, at) }
    if count + exponent < -400 { return (0, at) }
    var divisor = BigNumber(1)
    if exponent >= 0 {
      digits.multiply(byTenTo: exponent)
    } else {
      divisor.multiply(byTenTo: -exponent)
    }
    return (rounded(digits, over: divisor, timesTwoTo: 0, isInexact), at)
  }

  private func hexadecimal(_ text: UnsafePointer<UInt8>) -> (value: Double, length: Int)? {
    var digits: UInt64 = 0
    var exponent = 0
    var isInexact = false
    var hasDigits = false
    var hasPoint = false
    var at = 0
    while true {
      if text[at] == UInt8(ascii: "."), !hasPoint {
        hasPoint = true
      } else if let digit = hexadecimalDigit(text[at]) {
        hasDigits = true
        if digits >> 60 == 0 {
          digits = digits << 4 | UInt64(digit)
          if hasPoint { exponent -= 4 }
        } else {
          if digit != 0 { isInexact = true }
          if !hasPoint { exponent += 4 }
        }
      } else {
        break
      }
      at += 1
    }
    guard hasDigits else { return nil }
    if text[at] | 0x20 == UInt8(ascii: "p"), let power = power(text + at + 1) {
      exponent += power.value
      at += power.length + 1
    }
    if digits == 0 { return (0, at) }
    var number = BigNumber(UInt32(digits >> 32))
    number.shift(by: 32)
    number.add(UInt32(truncatingIfNeeded: digits))
    return (rounded(number, over: BigNumber(1), timesTwoTo: exponent, isInexact), at)
  }

  private func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// The decimal number with or without a sign that stands behind an `e` or a `p`.
  private func power(_ text: UnsafePointer<UInt8>) -> (value: Int, length: Int)? {
    let hasSign = text[0] == UInt8(ascii: "-") || text[0] == UInt8(ascii: "+")
    let start = hasSign ? 1 : 0
    var at = start
    var value = 0
    while text[at] >= UInt8(ascii: "0"), text[at] <= UInt8(ascii: "9") {
      value = min(value * 10 + Int(text[at] - UInt8(ascii: "0")), NumberText.exponentLimit)
      at += 1
    }
    guard at > start else { return nil }
    return (text[0] == UInt8(ascii: "-") ? -value : value, at)
  }

  /// `number / divisor * 2^exponent` rounded to the format; `isInexact` adds something too small to tell.
  private func rounded(
    _ number: BigNumber, over divisor: BigNumber, timesTwoTo exponent: Int, _ isInexact: Bool
  ) -> Double {
    var number = number
    var divisor = divisor
    // Bring the ratio into 1..<2.
    var power = number.bitCount - divisor.bitCount
    if power > 0 { divisor.shift(by: power) } else { number.shift(by: -power) }
    if number < divisor {
      number.shift(by: 1)
      power -= 1
    }
    power += exponent
    let greatest = 2 - leastExponent - precision
    if power > greatest { return .infinity }
    // A number below the least normal value has fewer digits.
    let digits = min(precision, power - leastExponent + 1)
    if digits < 0 { return 0 }
    var result: UInt64 = 0
    for _ in 0..<digits {
      result <<= 1
      if !(number < divisor) {
        number.subtract(divisor)
        result |= 1
      }
      number.shift(by: 1)
    }
    // Now `number / divisor` is twice what is left of the last digit.
    let isAboveHalf = divisor < number || (isInexact && !(number < divisor))
    let isHalf = !isAboveHalf && !(number < divisor)
    if isAboveHalf || (isHalf && result & 1 == 1) { result += 1 }
    let value = scaled(Double(result), by: power - digits + 1)
    return precision == 24 && value > Double(Float.greatestFiniteMagnitude) ? .infinity : value
  }

  /// A number times a power of two, in steps that are exact.
  private func scaled(_ value: Double, by exponent: Int) -> Double {
    var value = value
    var left = exponent
    while left != 0 {
      let step = max(-500, min(500, left))
      value *= Double(bitPattern: UInt64(step + 1023) << 52)
      left -= step
    }
    return value
  }
}

/// A whole number of any size, from 0.
private struct BigNumber {
  /// The least significant word first, without zeros at the end.
  private var words: [UInt32] = []

  init(_ value: UInt32) {
    if value != 0 { words.append(value) }
  }

  var isZero: Bool { words.isEmpty }

  /// How many binary digits it has.
  var bitCount: Int {
    guard let last = words.last else { return 0 }
    return words.count * 32 - last.leadingZeroBitCount
  }

  mutating func multiply(by factor: UInt32, adding addend: UInt32) {
    var carry = UInt64(addend)
    for index in 0..<words.count {
      carry += UInt64(words[index]) * UInt64(factor)
      words[index] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    if carry != 0 { words.append(UInt32(carry)) }
  }

  mutating func multiply(byTenTo exponent: Int) {
    for _ in 0..<exponent / 9 { multiply(by: 1_000_000_000, adding: 0) }
    for _ in 0..<exponent % 9 { multiply(by: 10, adding: 0) }
  }

  mutating func add(_ addend: UInt32) { multiply(by: 1, adding: addend) }

  mutating func shift(by count: Int) {
    if words.isEmpty || count == 0 { return }
    let bits = UInt32(count % 32)
    if bits != 0 {
      var carry: UInt32 = 0
      for index in 0..<words.count {
        let word = words[index]
        words[index] = word << bits | carry
        carry = word >> (32 - bits)
      }
      if carry != 0 { words.append(carry) }
    }
    if count >= 32 { words.insert(contentsOf: [UInt32](repeating: 0, count: count / 32), at: 0) }
  }

  /// Takes away a number that is not greater.
  mutating func subtract(_ other: BigNumber) {
    var borrow: Int64 = 0
    for index in 0..<words.count {
      let taken = index < other.words.count ? Int64(other.words[index]) : 0
      var word = Int64(words[index]) - taken - borrow
      borrow = word < 0 ? 1 : 0
      if word < 0 { word += 1 << 32 }
      words[index] = UInt32(word)
    }
    while words.last == 0 { words.removeLast() }
  }

  static func < (a: BigNumber, b: BigNumber) -> Bool {
    if a.words.count != b.words.count { return a.words.count < b.words.count }
    var index = a.words.count - 1
    while index >= 0 {
      if a.words[index] != b.words[index] { return a.words[index] < b.words[index] }
      index -= 1
    }
    return false
  }
}

#if arch(wasm32)
  /// Reads a number for the standard library (`Double(String)`, `Float(String)`), which has no C library for it in a page.
  ///
  /// - Parameters:
  ///   - text: The text, which ends with a zero byte.
  ///   - result: Gets the number.
  /// - Returns: Where the number ends; the beginning if there is none.
  @_cdecl("_swift_stdlib_strtod_clocale")
  public func readDouble(
    _ text: UnsafePointer<UInt8>, _ result: UnsafeMutablePointer<Double>
  ) -> UnsafePointer<UInt8> {
    let (value, length) = NumberText.double.read(text)
    result.pointee = value
    return text + length
  }

  /// Reads a number for the standard library (`Double(String)`, `Float(String)`), which has no C library for it in a page.
  ///
  /// - Parameters:
  ///   - text: The text, which ends with a zero byte.
  ///   - result: Gets the number.
  /// - Returns: Where the number ends; the beginning if there is none.
  @_cdecl("_swift_stdlib_strtof_clocale")
  public func readFloat(
    _ text: UnsafePointer<UInt8>, _ result: UnsafeMutablePointer<Float>
  ) -> UnsafePointer<UInt8> {
    let (value, length) = NumberText.float.read(text)
    result.pointee = Float(value)
    return text + length
  }
#endif
