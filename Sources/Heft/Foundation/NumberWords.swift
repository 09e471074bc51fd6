/// Numbers in English words.
enum NumberWords {
  /// A number in words, digit by digit behind the point; in digits from a quintillion on.
  static func text(of number: Double) -> String {
    if number.isInfinite { return number < 0 ? "minus infinity" : "infinity" }
    var pattern = NumberPattern()
    pattern.maximumFractionDigits = 10
    let digits = pattern.text(number.magnitude)
    let isNegative = number < 0
    let parts = digits.split(separator: ".")
    guard let whole = parts.first, whole.utf8.count <= 18 else { return (isNegative ? "-" : "") + digits }
    var text = (isNegative ? "minus " : "") + words(of: Array(whole.utf8))
    guard parts.count == 2 else { return text }
    text += " point"
    for digit in parts[1].utf8 { text += " " + small(Int(digit) - 48) }
    return text
  }

  /// A whole number by its digits, in groups of three.
  private static func words(of digits: [UInt8]) -> String {
    var text = ""
    var group = 0
    for (place, digit) in digits.enumerated() {
      group = group * 10 + Int(digit) - 48
      let power = digits.count - 1 - place
      guard power % 3 == 0 else { continue }
      if group > 0 {
        if !text.isEmpty { text += " " }
        text += hundreds(group) + name(ofThousands: power / 3)
      }
      group = 0
    }
    return text.isEmpty ? small(0) : text
  }

  private static func hundreds(_ number: Int) -> String {
    let (hundreds, rest) = (number / 100, number % 100)
    var text = hundreds > 0 ? small(hundreds) + " hundred" : ""
    if rest == 0 { return text }
    if hundreds > 0 { text += " " }
    if rest < 20 { return text + small(rest) }
    return text + tens(rest / 10) + (rest % 10 > 0 ? "-" + small(rest % 10) : "")
  }

  // Each is a value of its own: of several arrays of constants a page may take one for another (CONTRIBUTING).

  private static func small(_ number: Int) -> String {
    switch number {
    case 0: "zero"
    case 1: "one"
    case 2: "two"
    case 3: "three"
    case 4: "four"
    case 5: "five"
    case 6: "six"
    case 7: "seven"
    case 8: "eight"
    case 9: "nine"
    case 10: "ten"
    case 11: "eleven"
    case 12: "twelve"
    case 13: "thirteen"
    case 14: "fourteen"
    case 15: "fifteen"
    case 16: "sixteen"
    case 17: "seventeen"
    case 18: "eighteen"
    default: "nineteen"
    }
  }

  private static func tens(_ number: Int) -> String {
    switch number {
    case 2: "twenty"
    case 3: "thirty"
    case 4: "forty"
    case 5: "fifty"
    case 6: "sixty"
    case 7: "seventy"
    case 8: "eighty"
    default: "ninety"
    }
  }

  private static func name(ofThousands power: Int) -> String {
    switch power {
    case 0: ""
    case 1: " thousand"
    case 2: " million"
    case 3: " billion"
    case 4: " trillion"
    default: " quadrillion"
    }
  }
}
