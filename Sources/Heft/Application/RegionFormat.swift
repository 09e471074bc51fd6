/// How the user's region writes numbers, dates and times, as far as a host has shown it by examples. The words around
/// them stay the app's own. Heft's own, because a page has neither `Locale` nor formatters.
public struct RegionFormat: Equatable, Sendable {
  /// The order in which a date names its parts.
  public enum DateOrder: Equatable, Sendable {
    case dayMonthYear
    case monthDayYear
    case yearMonthDay
  }

  /// Stands between the whole part of a number and its places.
  public var decimalSeparator = "."
  /// Stands between groups of three digits; empty where there are no groups.
  public var groupingSeparator = ","
  public var dateOrder = DateOrder.dayMonthYear
  /// Whether a day has twice twelve hours.
  public var hasTwelveHours = false

  /// A point, commas, day before month, and twenty-four hours.
  public init() {}

  /// The whole number with its digits in groups of three.
  ///
  /// - Parameter number: The number.
  /// - Returns: Its text, such as `1,234`.
  public func text(_ number: Int) -> String {
    var text = number < 0 ? "\u{2212}" : ""
    let digits = Array(String(number.magnitude).utf8)
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text += groupingSeparator }
      text.unicodeScalars.append(Unicode.Scalar(digit))
    }
    return text
  }

  /// A decimal that `String(format:)` has written, with the region's separator.
  ///
  /// - Parameter decimal: Digits with a point.
  /// - Returns: The text with the region's separator.
  public func text(_ decimal: String) -> String {
    guard let point = decimal.utf8.firstIndex(of: UInt8(ascii: ".")) else { return decimal }
    return String(decoding: decimal.utf8[..<point], as: UTF8.self) + decimalSeparator
      + String(decoding: decimal.utf8[decimal.utf8.index(after: point)...], as: UTF8.self)
  }

  /// A time of the day as a clock shows it: "14:03" or "2:03 PM".
  ///
  /// - Parameter minute: Minutes since midnight, 0..<1440.
  /// - Returns: The text.
  public func time(minuteOfDay minute: Int) -> String {
    let digits = RegionFormat.digits(minuteOfDay: minute, hasTwelveHours: hasTwelveHours)
    return hasTwelveHours ? digits + (minute < 12 * 60 ? " AM" : " PM") : digits
  }

  /// The digits of a time of the day: "14:03", or "2:03" without its half of the day.
  package static func digits(minuteOfDay minute: Int, hasTwelveHours: Bool) -> String {
    let hour = minute / 60
    let tail = minute % 60 < 10 ? ":0\(minute % 60)" : ":\(minute % 60)"
    if hasTwelveHours { return "\(hour % 12 == 0 ? 12 : hour % 12)\(tail)" }
    return (hour < 10 ? "0" : "") + "\(hour)\(tail)"
  }
}

// The host's examples: the number 1234567.5, the 22nd of November 2033, and five minutes past 13 o'clock.
extension RegionFormat {
  package mutating func learnNumbers(from example: String) -> Bool {
    let gaps = RegionFormat.gaps(in: example)
    guard let last = gaps.last, RegionFormat.digits(of: example).elementsEqual("12345675".utf8) else {
      return false
    }
    decimalSeparator = last
    groupingSeparator = gaps.count > 1 ? gaps[0] : ""
    return true
  }

  package mutating func learnDates(from example: String) -> Bool {
    let digits = RegionFormat.digits(of: example)
    if digits.elementsEqual("22112033".utf8) {
      dateOrder = .dayMonthYear
    } else if digits.elementsEqual("11222033".utf8) {
      dateOrder = .monthDayYear
    } else if digits.elementsEqual("20331122".utf8) {
      dateOrder = .yearMonthDay
    } else {
      return false
    }
    return true
  }

  package mutating func learnTimes(from example: String) -> Bool {
    let digits = RegionFormat.digits(of: example)
    guard
      digits.elementsEqual("1305".utf8) || digits.elementsEqual("105".utf8)
        || digits.elementsEqual("0105".utf8)
    else { return false }
    hasTwelveHours = digits.count < 4 || digits[0] == UInt8(ascii: "0")
    return true
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }

  private static func digits(of text: String) -> [UInt8] { text.utf8.filter(isDigit) }

  /// Returns the strings between digits.
  private static func gaps(in text: String) -> [String] {
    var gaps: [String] = []
    var gap: [UInt8] = []
    var isAfterDigit = false
    for byte in text.utf8 {
      if !isDigit(byte) {
        if isAfterDigit { gap.append(byte) }
        continue
      }
      if !gap.isEmpty { gaps.append(String(decoding: gap, as: UTF8.self)) }
      gap = []
      isAfterDigit = true
    }
    return gaps
  }
}

extension UIApplication {
  /// How the user's region writes numbers, dates and times; outside an app the usual one.
  public static var regionFormat: RegionFormat { AppProcess.current?.services.regionFormat ?? RegionFormat() }
}
