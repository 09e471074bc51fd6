// What apps rarely ask a date's formatter.

import Heft

extension Formatter {
  /// Where a text stands, which makes no difference in English.
  public enum Context: Int, Sendable {
    case unknown = 0
    case dynamic = 1
    case standalone = 2
    case listItem = 3
    case beginningOfSentence = 4
    case middleOfSentence = 5
  }
}

extension DateFormatter {
  /// How a formatter writes, which is always the same.
  public enum Behavior: UInt, Sendable {
    case `default` = 0
    case behavior10_4 = 1040
  }

  /// Always the same.
  public final var formatterBehavior: Behavior {
    get { .behavior10_4 }
    set {}
  }
  /// Always the same.
  public static var defaultFormatterBehavior: Behavior {
    get { .behavior10_4 }
    set {}
  }
  /// Makes no difference in English.
  public final var formattingContext: Formatter.Context {
    get { .unknown }
    set {}
  }
  /// Kept as it is: dates are made when they are read.
  public final var generatesCalendarDates: Bool {
    get { false }
    set {}
  }
  /// The date that a year of two digits is not before.
  public final var twoDigitStartDate: Date? {
    get { Date(timeIntervalSince1970: -631_152_000) }
    set {
      Stub.say("DateFormatter.twoDigitStartDate", "years of two digits are those from 1950 to 2049 here.")
    }
  }
  /// The beginning of the Gregorian calendar, which counts as if it had always been there.
  public final var gregorianStartDate: Date? {
    get { Date(timeIntervalSince1970: -12_219_292_800) }
    set {}
  }

  // MARK: Names

  private static func letters(_ names: [String]) -> [String] { names.map { String($0.prefix(1)) } }

  /// The first letters of the days; to set them does nothing here.
  public final var veryShortWeekdaySymbols: [String]! {
    get { DateFormatter.letters(weekdaySymbols) }
    set {}
  }
  /// The names of the days.
  public final var standaloneWeekdaySymbols: [String]! {
    get { weekdaySymbols }
    set { weekdaySymbols = newValue }
  }
  /// The short names of the days.
  public final var shortStandaloneWeekdaySymbols: [String]! {
    get { shortWeekdaySymbols }
    set { shortWeekdaySymbols = newValue }
  }
  /// The first letters of the days; to set them does nothing here.
  public final var veryShortStandaloneWeekdaySymbols: [String]! {
    get { DateFormatter.letters(weekdaySymbols) }
    set {}
  }
  /// The first letters of the months; to set them does nothing here.
  public final var veryShortMonthSymbols: [String]! {
    get { DateFormatter.letters(monthSymbols) }
    set {}
  }
  /// The names of the months.
  public final var standaloneMonthSymbols: [String]! {
    get { monthSymbols }
    set { monthSymbols = newValue }
  }
  /// The short names of the months.
  public final var shortStandaloneMonthSymbols: [String]! {
    get { shortMonthSymbols }
    set { shortMonthSymbols = newValue }
  }
  /// The first letters of the months; to set them does nothing here.
  public final var veryShortStandaloneMonthSymbols: [String]! {
    get { DateFormatter.letters(monthSymbols) }
    set {}
  }
  /// The names of the quarters; to set them does nothing here.
  public final var quarterSymbols: [String]! {
    get { Calendar.current.quarterSymbols }
    set {}
  }
  /// The short names of the quarters; to set them does nothing here.
  public final var shortQuarterSymbols: [String]! {
    get { Calendar.current.shortQuarterSymbols }
    set {}
  }
  /// The names of the quarters; to set them does nothing here.
  public final var standaloneQuarterSymbols: [String]! {
    get { Calendar.current.quarterSymbols }
    set {}
  }
  /// The names of the eras; to set them does nothing here.
  public final var eraSymbols: [String]! {
    get { Calendar.current.eraSymbols }
    set {}
  }
  /// The long names of the eras; to set them does nothing here.
  public final var longEraSymbols: [String]! {
    get { Calendar.current.longEraSymbols }
    set {}
  }

  // MARK: Templates

  /// Returns the text of a date.
  ///
  /// - Parameter date: The date.
  /// - Returns: The text; nil of nil.
  public final func string(for date: Date?) -> String? { date.map { string(from: $0) } }

  /// Writes the parts of a template in the order of English.
  ///
  /// - Parameter template: The letters of the parts, in any order.
  public final func setLocalizedDateFormatFromTemplate(_ template: String) {
    dateFormat = DatePatternTemplate(template).pattern
  }

  /// Returns the pattern of a template's parts in the order of English.
  ///
  /// - Parameters:
  ///   - template: The letters of the parts, in any order.
  ///   - options: Left aside.
  ///   - locale: Left aside.
  /// - Returns: The pattern; never nil here.
  public static func dateFormat(fromTemplate template: String, options: Int, locale: Locale?) -> String? {
    DatePatternTemplate(template).pattern
  }
}

/// The parts of a date that a template names, and how English writes them.
struct DatePatternTemplate {
  /// How often each letter stands in the template.
  private var counts = [Int](repeating: 0, count: 128)

  init(_ template: String) {
    for byte in template.utf8 where byte < 128 { counts[Int(byte)] += 1 }
  }

  private func has(_ letter: Unicode.Scalar) -> Bool { counts[Int(letter.value)] > 0 }

  /// The letter as often as it stands there, at least so often.
  private func field(_ letter: Unicode.Scalar, as other: Unicode.Scalar? = nil, least: Int = 0) -> String {
    String(repeating: String(other ?? letter), count: max(counts[Int(letter.value)], least))
  }

  private var month: String {
    has("M") ? field("M") : has("L") ? field("L", as: "M") : ""
  }
  private var year: String { has("y") ? field("y") : has("Y") ? field("Y") : field("u") }
  private var weekday: String {
    has("E") ? field("E", least: 3) : has("c") ? field("c", as: "E", least: 3) : ""
  }

  private var date: String {
    let (month, year, weekday, day) = (month, year, weekday, field("d"))
    if month.isEmpty {
      if day.isEmpty, year.isEmpty { return weekday }
      let quarter = has("Q") ? field("Q") : ""
      return [weekday, day, quarter, year].filter { !$0.isEmpty }.joined(separator: " ")
    }
    if day.isEmpty, year.isEmpty, weekday.isEmpty { return month }
    var text = ""
    if month.utf8.count < 3 {
      text = [month, day, year].filter { !$0.isEmpty }.joined(separator: "/")
    } else {
      text = day.isEmpty ? month : month + " " + day
      if !year.isEmpty { text += (day.isEmpty ? " " : ", ") + year }
    }
    return weekday.isEmpty ? text : weekday + ", " + text
  }

  private var time: String {
    var hour = ""
    var isHalf = true
    if has("j") {
      hour = field("j", as: "h")
    } else if has("J") {
      hour = field("J", as: "h")
    } else if has("h") || has("K") {
      hour = has("h") ? field("h") : field("K")
    } else if has("H") || has("k") {
      hour = has("H") ? field("H", least: 2) : field("k", least: 2)
      isHalf = false
    } else {
      isHalf = false
    }
    var parts = hour.isEmpty ? [] : [hour]
    // Beside others, minutes and seconds have two digits.
    if has("m") { parts.append(field("m", least: hour.isEmpty && !has("s") ? 0 : 2)) }
    if has("s") { parts.append(field("s", least: parts.isEmpty ? 0 : 2)) }
    var text = parts.joined(separator: ":")
    if has("S") { text += (text.isEmpty ? "" : ".") + field("S") }
    if isHalf { text += " a" }
    for letter: Unicode.Scalar in ["z", "Z", "v", "V"] where has(letter) {
      text += (text.isEmpty ? "" : " ") + field(letter)
    }
    return text
  }

  /// The pattern, with names as they stand in a date.
  var written: String {
    let (date, time) = (date, time)
    return date.isEmpty || time.isEmpty ? date + time : pattern
  }

  var pattern: String {
    let (date, time) = (date, time)
    // A name that stands alone.
    if time.isEmpty, !date.isEmpty {
      if date == weekday { return date.map { _ in "c" }.joined() }
      if date == month { return date.map { _ in "L" }.joined() }
    }
    if date.isEmpty || time.isEmpty { return date + time }
    if month.isEmpty, field("d").isEmpty, year.isEmpty { return date + " " + time }
    return date + (month.utf8.count == 4 ? " 'at' " : ", ") + time
  }
}
