import Heft
import HeftStubs

extension FoundationChecks {
  /// The 23rd of November 2026, a Monday, at 15:05:09 in Greenwich.
  private static var monday: Date { Date(timeIntervalSince1970: 1_795_446_309) }

  static func dates(_ list: inout List) {
    let (one, other) = (Date(timeIntervalSince1970: 100), Date(timeIntervalSince1970: 103))
    list.add("Date + seconds", (one + 3).timeIntervalSince1970, 103)
    list.add("Date - seconds", (other - 3).timeIntervalSince1970, 100)
    list.add(
      "Date.compare", isTrue: one.compare(other) == .orderedAscending && one.compare(one) == .orderedSame)
    list.add("Date.timeIntervalSince", other.timeIntervalSince(one), 3)
    let span = DateInterval(start: one, end: other)
    list.add("DateInterval.duration", span.duration, 3)
    list.add("DateInterval.contains", isTrue: span.contains(other) && !span.contains(other + 1))
    let later = DateInterval(start: one + 2, duration: 5)
    list.add("DateInterval.intersection", span.intersection(with: later)?.duration, 1)
    list.add(
      "DateInterval without a moment in common",
      isTrue: !span.intersects(DateInterval(start: one + 4, duration: 1)))
  }

  static func calendars(_ list: inout List) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    func text(_ date: Date?) -> String? { date.map { "\($0)" } }
    list.add("Calendar.range of days", calendar.range(of: .day, in: .month, for: monday)?.count, 30)
    list.add("Calendar.range of months", calendar.range(of: .month, in: .year, for: monday)?.upperBound, 13)
    list.add("Calendar.range of hours", calendar.range(of: .hour, in: .day, for: monday)?.upperBound, 24)
    let month = calendar.dateInterval(of: .month, for: monday)
    list.add("Calendar.dateInterval of a month", text(month?.start), "2026-11-01 00:00:00 +0000")
    list.add("Calendar.dateInterval's end", text(month?.end), "2026-12-01 00:00:00 +0000")
    list.add(
      "Calendar.dateInterval of a week", text(calendar.dateInterval(of: .weekOfYear, for: monday)?.start),
      "2026-11-22 00:00:00 +0000")
    calendar.firstWeekday = 2
    list.add(
      "Calendar.firstWeekday", text(calendar.dateInterval(of: .weekOfYear, for: monday)?.start),
      "2026-11-23 00:00:00 +0000")
    list.add(
      "Calendar.compare by days",
      isTrue: calendar.compare(monday, to: monday + 3600, toGranularity: .day) == .orderedSame
        && calendar.compare(monday, to: monday + 3600, toGranularity: .hour) == .orderedAscending)
    list.add(
      "Calendar.date(bySettingHour:)",
      text(calendar.date(bySettingHour: 1, minute: 2, second: 3, of: monday)),
      "2026-11-23 01:02:03 +0000")
    var weeks = Calendar(identifier: .iso8601)
    weeks.timeZone = .gmt
    list.add("Calendar.iso8601", weeks.component(.weekOfYear, from: monday), 48)
    // The first of January 2027 is a Friday: of the last week of 2026.
    let newYear = weeks.date(from: DateComponents(year: 2027, month: 1, day: 1)) ?? monday
    list.add("A day before the first week", weeks.component(.weekOfYear, from: newYear), 53)
    list.add("The year of its week", weeks.component(.yearForWeekOfYear, from: newYear), 2026)
    let parts = DateComponents(calendar: weeks, year: 2015, month: 9, day: 25)
    list.add("DateComponents.date", text(parts.date), "2015-09-25 00:00:00 +0000")
    list.add("DateComponents.isValidDate", isTrue: parts.isValidDate)
    list.add(
      "DateComponents of no date",
      isTrue: !DateComponents(calendar: weeks, year: 2015, month: 2, day: 30).isValidDate)
  }

  static func formatters(_ list: inout List) {
    let dates = DateFormatter()
    dates.timeZone = .gmt
    dates.amSymbol = "a"
    dates.pmSymbol = "p"
    dates.shortMonthSymbols = [
      "1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th", "9th", "10th", "11th", "12th",
    ]
    dates.dateFormat = "h:mma MMM"
    list.add("DateFormatter.pmSymbol", dates.string(from: monday), "3:05p 11th")
    list.add(
      "DateFormatter reads its symbols", dates.date(from: "3:05p 11th").map { "\($0)" },
      "2000-11-01 15:05:00 +0000")
    let standard = ISO8601DateFormatter()
    list.add("ISO8601DateFormatter", standard.string(from: monday), "2026-11-23T15:05:09Z")
    list.add(
      "ISO8601DateFormatter reads", standard.date(from: "2026-11-23T16:05:09+01:00")?.timeIntervalSince1970,
      1_795_446_309)
    list.add("ISO8601DateFormatter reads no other text", isTrue: standard.date(from: "2026-11-23") == nil)
    standard.formatOptions = [.withInternetDateTime, .withFractionalSeconds]
    list.add(
      "ISO8601DateFormatter with fractions", standard.string(from: monday + 0.25), "2026-11-23T15:05:09.250Z")
    let money = NumberFormatter()
    money.numberStyle = .currency
    for (code, text) in [
      ("USD", "$1,234.57"), ("EUR", "\u{20AC}1,234.57"), ("JPY", "\u{A5}1,235"), ("CHF", "CHF\u{A0}1,234.57"),
    ] {
      money.currencyCode = code
      list.add("NumberFormatter.currencyCode " + code, money.string(from: 1234.5678), text)
      list.add(
        "NumberFormatter reads " + code, money.number(from: text)?.doubleValue, code == "JPY" ? 1235 : 1234.57
      )
    }
    let counted = NumberFormatter()
    counted.numberStyle = .decimal
    counted.maximumSignificantDigits = 3
    counted.negativeSuffix = " (debt)"
    for (number, text) in [
      (123_456, "123,000"), (1, "1"), (0, "0"), (0.000_123_45, "0.000123"), (-99.96, "-100 (debt)"),
    ] {
      list.add(
        "NumberFormatter.maximumSignificantDigits", counted.string(from: NSNumber(value: number)), text)
    }
    counted.minimumSignificantDigits = 2
    list.add("NumberFormatter.minimumSignificantDigits", counted.string(from: NSNumber(value: 1.0)), "1.0")
    list.add("TimeZone.identifier", TimeZone(secondsFromGMT: 5400)?.identifier, "GMT+0130")
    list.add("TimeZone(identifier:)", TimeZone(identifier: "GMT-0330")?.secondsFromGMT(), -12_600)
    list.add("TimeZone(identifier:) by name", TimeZone(identifier: "Asia/Tokyo")?.secondsFromGMT(), 32_400)
    list.add("TimeZone.identifier by name", TimeZone(identifier: "Asia/Tokyo")?.identifier, "Asia/Tokyo")
    list.add("Locale.languageCode", Locale(identifier: "zh-Hant_TW").languageCode, "zh")
    list.add("Locale.regionCode", Locale(identifier: "zh-Hant_TW").regionCode, "TW")
  }

  static func spans(_ list: inout List) {
    for (count, text) in [
      (0, "Zero KB"), (1, "1 byte"), (999, "999 bytes"), (1000, "1 KB"), (1_234_567, "1.2 MB"),
      (1_234_567_890, "1.23 GB"), (-1_234_567, "-1.2 MB"),
    ] {
      list.add(
        "ByteCountFormatter \(count)",
        ByteCountFormatter.string(fromByteCount: Int64(count), countStyle: .file), text)
    }
    list.add(
      "ByteCountFormatter of memory",
      ByteCountFormatter.string(fromByteCount: 1_048_576, countStyle: .memory), "1 MB")
    let spans = DateComponentsFormatter()
    list.add("DateComponentsFormatter", spans.string(from: 34_890), "9:41:30")
    list.add("DateComponentsFormatter of less than an hour", spans.string(from: 65), "1:05")
    for (style, text) in [
      (DateComponentsFormatter.UnitsStyle.abbreviated, "9h 41m 30s"), (.short, "9 hr, 41 min, 30 sec"),
      (.full, "9 hours, 41 minutes, 30 seconds"), (.brief, "9hr 41min 30sec"),
    ] {
      spans.unitsStyle = style
      list.add("DateComponentsFormatter " + text, spans.string(from: 34_890), text)
    }
    let name = PersonNameComponentsFormatter()
    var ada = PersonNameComponents()
    ada.givenName = "Ada"
    ada.familyName = "Lovelace"
    list.add("PersonNameComponentsFormatter", name.string(from: ada), "Ada Lovelace")
    name.style = .abbreviated
    list.add("PersonNameComponentsFormatter.abbreviated", name.string(from: ada), "AL")
  }

  static func decimals(_ list: inout List) {
    let (tenth, fifth): (Decimal, Decimal) = (0.1, 0.2)
    list.add("Decimal +", (tenth + fifth).description, "0.3")
    list.add("Decimal -", (tenth - fifth).description, "-0.1")
    list.add(
      "Decimal *", (Decimal(string: "-12.5") ?? 0).description + " " + (fifth * 12).description, "-12.5 2.4")
    list.add("Decimal /", (Decimal(1) / 8).description, "0.125")
    list.add(
      "Decimal / without an end", (Decimal(2) / 3).description, "0." + String(repeating: "6", count: 37) + "7"
    )
    list.add("Decimal / 0", (Decimal(1) / 0).description, "NaN")
    list.add("Decimal <", isTrue: tenth < fifth && !(fifth < tenth) && Decimal(-1) < 0)
    list.add("Decimal of no number", isTrue: Decimal(string: "abc") == nil)
    list.add(
      "Decimal of 38 digits", (Decimal(string: "12345678901234567890123456789012345678") ?? 0).description,
      "12345678901234567890123456789012345678")
    list.add("Decimal.rounded", Decimal(2.345).rounded(2, .plain).description, "2.35")
    list.add("Decimal.rounded to the even digit", Decimal(2.345).rounded(2, .bankers).description, "2.34")
    list.add("Decimal.rounded below 0", Decimal(-2.341).rounded(2, .down).description, "-2.35")
    let price = NSDecimalNumber(string: "19.99").multiplying(by: NSDecimalNumber(value: 3))
    list.add("NSDecimalNumber.multiplying", price.stringValue, "59.97")
    list.add("NSDecimalNumber.doubleValue", price.doubleValue, 59.97)
    list.add("NSDecimalNumber.compare", isTrue: price.compare(.one) == .orderedDescending)
    let posix = Locale(identifier: "en_US_POSIX")
    let half = NSDecimalNumber(string: "0.5", locale: posix)
    list.add("NSDecimalNumber.init(string:locale:)", half.description(withLocale: posix), "0.5")
    let places = NSDecimalNumberHandler(
      roundingMode: .plain, scale: 2, raiseOnExactness: false, raiseOnOverflow: false,
      raiseOnUnderflow: false,
      raiseOnDivideByZero: false)
    list.add(
      "NSDecimalNumber.raising(toPower:withBehavior:)",
      half.raising(toPower: 3, withBehavior: places).stringValue,
      "0.13")
    list.add("NSDecimalNumber of no number", NSDecimalNumber(string: "x").stringValue, "NaN")
  }
}
