// What apps rarely ask a number's formatter.

import Heft

/// What an app has asked of a formatter that most do not, and how numbers are written with it.
final class NumberRules: NumberWriter {
  var maximumIntegerDigits: Int?
  var groupingSize = 3
  var secondaryGroupingSize = 0
  var alwaysShowsDecimalSeparator = false
  var currencyDecimalSeparator: String?
  var currencyGroupingSeparator: String?
  var roundingIncrement: Double = 0
  var positiveFormat: String?
  var negativeFormat: String?
  var multiplier: Double?
  var zeroSymbol: String?
  var minusSign = "-"
  var percentSymbol = "%"
  var exponentSymbol = "E"
  var paddingCharacter = " "
  var paddingPosition = NumberFormatter.PadPosition.beforePrefix
  var formatWidth = 0
  var isLenient = false
  var allowsFloats = true
  var minimum: Double?
  var maximum: Double?

  /// The part of a pattern before or behind its digits, with the currency in the place of its sign.
  private func affix(_ text: String, of formatter: NumberFormatter) -> String {
    text.replacingOccurrences(of: "\u{A4}\u{A4}", with: formatter.currencyCode ?? "")
      .replacingOccurrences(of: "\u{A4}", with: formatter.currencySymbol ?? "")
  }

  /// Takes what a pattern says of numbers from 0 on.
  func apply(_ pattern: NumberAffixes, to formatter: NumberFormatter) {
    formatter.positivePrefix = affix(pattern.prefix, of: formatter)
    formatter.positiveSuffix = affix(pattern.suffix, of: formatter)
    formatter.negativePrefix = "-" + affix(pattern.prefix, of: formatter)
    formatter.negativeSuffix = affix(pattern.suffix, of: formatter)
    formatter.minimumIntegerDigits = pattern.least
    formatter.maximumFractionDigits = pattern.mostPlaces
    formatter.minimumFractionDigits = pattern.leastPlaces
    formatter.usesGroupingSeparator = pattern.groups.count > 1
    if let last = pattern.groups.last, pattern.groups.count > 1 {
      groupingSize = last
      secondaryGroupingSize = pattern.groups.count > 2 ? pattern.groups[pattern.groups.count - 2] : 0
    }
    if pattern.factor > 1 {
      multiplier = pattern.factor
    } else if formatter.numberStyle == .percent {
      multiplier = 1
    }
  }

  /// Takes what a pattern says of numbers below 0.
  func applyNegative(_ pattern: NumberAffixes, to formatter: NumberFormatter) {
    formatter.negativePrefix = affix(pattern.prefix, of: formatter)
    formatter.negativeSuffix = affix(pattern.suffix, of: formatter)
  }

  // MARK: Writing

  private func factor(_ formatter: NumberFormatter) -> Double {
    multiplier ?? (formatter.numberStyle == .percent ? 100 : 1)
  }

  private func affixes(_ formatter: NumberFormatter, isNegative: Bool) -> (prefix: String, suffix: String) {
    var prefix: String = (isNegative ? formatter.negativePrefix : formatter.positivePrefix) ?? ""
    var suffix: String = (isNegative ? formatter.negativeSuffix : formatter.positiveSuffix) ?? ""
    if isNegative, minusSign != "-" { prefix = prefix.replacingOccurrences(of: "-", with: minusSign) }
    if percentSymbol != "%" { suffix = suffix.replacingOccurrences(of: "%", with: percentSymbol) }
    return (prefix, suffix)
  }

  func text(of number: Double, by formatter: NumberFormatter) -> String {
    if number.isNaN { return formatter.notANumberSymbol ?? "NaN" }
    if number == 0, let zeroSymbol { return zeroSymbol }
    var shown = number * factor(formatter)
    if roundingIncrement > 0, shown.isFinite {
      shown = (shown / roundingIncrement).rounded(.toNearestOrEven) * roundingIncrement
    }
    let (prefix, suffix) = affixes(formatter, isNegative: number < 0)
    return padded(prefix, digits(of: shown, by: formatter), suffix)
  }

  private func digits(of number: Double, by formatter: NumberFormatter) -> String {
    let text = formatter.digits(of: number, grouping: "")
    if number.isInfinite { return text }
    let point: String = formatter.decimalSeparator ?? "."
    let isMoney = formatter.numberStyle.isCurrency
    // The separator may be a letter of the digits' ending: the last one counts.
    let parts = point.isEmpty ? [text] : text.components(separatedBy: point)
    var whole = Array((parts.first ?? "").utf8)
    let ending = whole.firstIndex { !(48...57).contains($0) } ?? whole.count
    let rest = String(decoding: whole[ending...], as: UTF8.self)
    whole.removeSubrange(ending...)
    if let most = maximumIntegerDigits, whole.count > most { whole.removeFirst(whole.count - most) }
    let mark: String = (isMoney ? currencyGroupingSeparator : nil) ?? formatter.groupingSeparator ?? ""
    var result =
      formatter.usesGroupingSeparator ? grouped(whole, mark) : String(decoding: whole, as: UTF8.self)
    let shownPoint = (isMoney ? currencyDecimalSeparator : nil) ?? point
    if parts.count > 1 {
      var places = parts.dropFirst().joined(separator: point)
      if formatter.numberStyle == .scientific {
        places = places.replacingOccurrences(of: "E", with: exponentSymbol)
      }
      result += shownPoint + places
    } else if alwaysShowsDecimalSeparator {
      result += shownPoint
    }
    return result + rest
  }

  private func grouped(_ digits: [UInt8], _ mark: String) -> String {
    var result = ""
    let second = secondaryGroupingSize > 0 ? secondaryGroupingSize : groupingSize
    for (index, digit) in digits.enumerated() {
      let left = digits.count - index
      if index > 0, groupingSize > 0, left >= groupingSize, (left - groupingSize) % second == 0 {
        result += mark
      }
      result.unicodeScalars.append(Unicode.Scalar(digit))
    }
    return result
  }

  private func padded(_ prefix: String, _ digits: String, _ suffix: String) -> String {
    let count = formatWidth - prefix.count - digits.count - suffix.count
    guard count > 0 else { return prefix + digits + suffix }
    let padding = String(repeating: paddingCharacter, count: count)
    switch paddingPosition {
    case .beforePrefix: return padding + prefix + digits + suffix
    case .afterPrefix: return prefix + padding + digits + suffix
    case .beforeSuffix: return prefix + digits + padding + suffix
    case .afterSuffix: return prefix + digits + suffix + padding
    }
  }

  // MARK: Reading

  func number(in text: String, by formatter: NumberFormatter) -> NSNumber? {
    if let zeroSymbol, text == zeroSymbol { return NSNumber(value: 0) }
    guard let found = value(in: text, by: formatter) else { return nil }
    var value = found / factor(formatter)
    if !allowsFloats { value = value.rounded(.towardZero) }
    if let minimum, value < minimum { return nil }
    if let maximum, value > maximum { return nil }
    return NumberFormatter.object(value)
  }

  private func value(in text: String, by formatter: NumberFormatter) -> Double? {
    for isNegative in [true, false] {
      let (prefix, suffix) = affixes(formatter, isNegative: isNegative)
      let (before, behind) = (Array(prefix.utf8), Array(suffix.utf8))
      let bytes = Array(text.utf8)
      guard bytes.count >= before.count + behind.count, bytes.starts(with: before),
        bytes.suffix(behind.count).elementsEqual(behind)
      else { continue }
      if let value = formatter.value(of: bytes[before.count..<bytes.count - behind.count]) {
        return isNegative ? -value : value
      }
    }
    guard isLenient else { return nil }
    var bytes = Array(text.utf8).filter { $0 != 32 }[...]
    let isNegative = bytes.first == 45
    if isNegative { bytes.removeFirst() }
    let digits = bytes.prefix { (44...57).contains($0) && $0 != 45 && $0 != 47 }
    return formatter.value(of: digits).map { isNegative ? -$0 : $0 }
  }
}

/// What a pattern such as `#,##0.00` says.
struct NumberAffixes {
  var prefix = ""
  var suffix = ""
  /// The fewest digits before the point.
  var least = 0
  /// The fewest digits behind the point.
  var leastPlaces = 0
  /// The most digits behind the point.
  var mostPlaces = 0
  /// How many digits there are before the point, between its commas.
  var groups = [0]
  /// What numbers are multiplied by.
  var factor: Double = 1

  /// Reads a pattern.
  ///
  /// - Parameter pattern: Of one kind of numbers, without a semicolon.
  init(_ pattern: String) {
    var isQuoted = false
    var (isBehind, isBehindPoint) = (false, false)
    for letter in pattern.unicodeScalars {
      if letter == "'" {
        isQuoted.toggle()
        continue
      }
      let isDigit = letter == "#" || letter == "0"
      if !isQuoted, isDigit || letter == "," || letter == "." {
        isBehind = true
        switch letter {
        case ".": isBehindPoint = true
        case ",": groups.append(0)
        case _ where isBehindPoint:
          mostPlaces += 1
          if letter == "0" { leastPlaces += 1 }
        default:
          groups[groups.count - 1] += 1
          if letter == "0" { least += 1 }
        }
        continue
      }
      if !isQuoted, letter == "%" { factor = 100 }
      if !isQuoted, letter == "\u{2030}" { factor = 1000 }
      if isBehind { suffix.unicodeScalars.append(letter) } else { prefix.unicodeScalars.append(letter) }
    }
  }
}
