import Heft
import HeftStubs

/// What apps rarely ask of dates and of what writes them.
extension FoundationChecks {
  /// The 23rd of November 2026, a Monday, at 15:05:09 in Greenwich.
  private static var monday: Date { Date(timeIntervalSince1970: 1_795_446_309) }

  private static var greenwich: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }

  private static func text(_ date: Date?) -> String? { date.map { "\($0)" } }
  private static func text(_ span: DateInterval?) -> String? {
    span.map { "\($0.start) \(Int($0.duration))" }
  }
  private static func text(_ range: Range<Int>?) -> String? {
    range.map { "\($0.lowerBound)..<\($0.upperBound)" }
  }

  static func rareDates(_ list: inout List) {
    list.add("Date.distance", monday.distance(to: monday + 90), 90)
    list.add("Date.advanced", text(monday.advanced(by: 51)), "2026-11-23 15:06:00 +0000")
    let hours = stride(from: monday, to: monday + 7200, by: 3600).map { "\($0)" }
    list.add(
      "stride of dates", hours.joined(separator: "|"), "2026-11-23 15:05:09 +0000|2026-11-23 16:05:09 +0000")
    list.add("DateInterval()", DateInterval().duration, 0)
    let span = DateInterval(start: monday, duration: 5)
    list.add(
      "DateInterval.compare",
      isTrue: span.compare(DateInterval(start: monday, duration: 6)) == .orderedAscending)
  }

  static func datesOfParts(_ list: inout List) {
    let calendar = greenwich
    func made(_ parts: DateComponents) -> String? { text(calendar.date(from: parts))?.prefix(10).description }
    list.add(
      "Calendar.date of a week",
      made(calendar.dateComponents([.yearForWeekOfYear, .weekOfYear], from: monday)), "2026-11-22")
    list.add(
      "Calendar.date of a week's day",
      made(DateComponents(weekday: 4, weekOfYear: 48, yearForWeekOfYear: 2026)), "2026-11-25")
    list.add(
      "Calendar.date of the fourth Thursday",
      made(DateComponents(year: 2026, month: 11, weekday: 5, weekdayOrdinal: 4)), "2026-11-26")
    list.add(
      "Calendar.date of the last Monday",
      made(DateComponents(year: 2026, month: 5, weekday: 2, weekdayOrdinal: -1)), "2026-05-25")
    list.add(
      "Calendar.date of a month's week",
      made(DateComponents(year: 2026, month: 11, weekday: 2, weekOfMonth: 3)), "2026-11-16")
    list.add(
      "Calendar.date of a weekday alone", made(DateComponents(year: 2026, month: 11, weekday: 5)),
      "2026-11-01")
    list.add(
      "Calendar.date of a day and a weekday", made(DateComponents(year: 2026, month: 11, day: 3, weekday: 5)),
      "2026-11-03")
    list.add(
      "Calendar.date of a month and a week",
      made(calendar.dateComponents([.year, .month, .weekOfYear], from: monday)), "2026-11-01")
    var weeks = Calendar(identifier: .iso8601)
    weeks.timeZone = .gmt
    list.add(
      "Calendar.date of the first week",
      text(weeks.date(from: DateComponents(weekOfYear: 1, yearForWeekOfYear: 2027))),
      "2027-01-04 00:00:00 +0000")
    list.add(
      "Calendar.range of weeks", text(weeks.range(of: .weekOfYear, in: .yearForWeekOfYear, for: monday)),
      "1..<54")
    list.add(
      "Calendar.range of the weeks of a year of weeks",
      text(calendar.range(of: .weekOfYear, in: .yearForWeekOfYear, for: monday)), "1..<53")
  }

  static func rareCalendars(_ list: inout List) {
    let calendar = greenwich
    for (part, value, expected) in [
      (Calendar.Component.hour, 1, "2026-11-24 01:00:00 +0000"), (.hour, 20, "2026-11-23 20:00:00 +0000"),
      (.minute, 5, "2026-11-23 15:05:09 +0000"), (.second, 0, "2026-11-23 15:06:00 +0000"),
      (.day, 31, "2026-12-01 00:00:00 +0000"), (.month, 2, "2027-02-01 00:00:00 +0000"),
      (.year, 2030, "2030-01-01 00:00:00 +0000"), (.weekday, 6, "2026-11-27 00:00:00 +0000"),
      (.hour, 25, "nil"),
    ] {
      list.add(
        "Calendar.date(bySetting:) \(value)", text(calendar.date(bySetting: part, value: value, of: monday)),
        expected)
    }
    for (part, value, expected) in [
      (Calendar.Component.day, 10, "2026-11-03 15:05:09 +0000"), (.month, 3, "2026-02-23 15:05:09 +0000"),
      (.hour, 12, "2026-11-23 03:05:09 +0000"), (.weekday, 8, "2026-11-24 15:05:09 +0000"),
      (.minute, 58, "2026-11-23 15:03:09 +0000"),
    ] {
      list.add(
        "Calendar.date(byAdding:) around \(value)",
        text(calendar.date(byAdding: part, value: value, to: monday, wrappingComponents: true)), expected)
    }
    list.add("Calendar.component of a quarter", calendar.component(.quarter, from: monday), 4)
    list.add(
      "Calendar.dateInterval of a quarter", text(calendar.dateInterval(of: .quarter, for: monday)),
      "2026-10-01 00:00:00 +0000 7948800")
    list.add("Calendar.ordinality of a quarter", calendar.ordinality(of: .quarter, in: .year, for: monday), 4)
    list.add(
      "Calendar.range of quarters", text(calendar.range(of: .quarter, in: .year, for: monday)), "1..<5")
    let parts = calendar.dateComponents(in: TimeZone(identifier: "Asia/Tokyo") ?? .gmt, from: monday)
    list.add(
      "Calendar.dateComponents(in:)", "\(parts.day ?? 0) \(parts.hour ?? 9) \(parts.quarter ?? 0)", "24 0 4")
    list.add(
      "Calendar.dateComponents of parts",
      calendar.dateComponents(
        [.day], from: DateComponents(year: 2020, month: 1, day: 1),
        to: DateComponents(year: 2020, month: 3, day: 1)
      ).day, 60)
    list.add(
      "Calendar.dateComponents of times",
      calendar.dateComponents(
        [.minute], from: DateComponents(hour: 9, minute: 30), to: DateComponents(hour: 17)
      ).minute,
      450)
    list.add("Calendar.minimumRange", text(calendar.minimumRange(of: .day)), "1..<29")
    list.add("Calendar.maximumRange", text(calendar.maximumRange(of: .weekOfMonth)), "1..<7")
    let day: Double = 86_400
    list.add(
      "Calendar.dateIntervalOfWeekend on a Monday", text(calendar.dateIntervalOfWeekend(containing: monday)),
      "nil")
    for days in [5.0, 6] {
      list.add(
        "Calendar.dateIntervalOfWeekend",
        text(calendar.dateIntervalOfWeekend(containing: monday + days * day)),
        "2026-11-28 00:00:00 +0000 172800")
    }
    list.add(
      "Calendar.nextWeekend", text(calendar.nextWeekend(startingAfter: monday)),
      "2026-11-28 00:00:00 +0000 172800")
    list.add(
      "Calendar.nextWeekend on a Saturday", text(calendar.nextWeekend(startingAfter: monday + 5 * day)),
      "2026-12-05 00:00:00 +0000 172800")
    for days in [0.0, 5] {
      list.add(
        "Calendar.nextWeekend backward",
        text(calendar.nextWeekend(startingAfter: monday + days * day, direction: .backward)),
        "2026-11-21 00:00:00 +0000 172800")
    }
  }

  static func datePatterns(_ list: inout List) {
    let dates = DateFormatter()
    dates.timeZone = .gmt
    for (pattern, expected) in [
      ("YYYY-MM-dd", "2026-11-23 2027-12-29"), ("YY", "26 27"), ("w", "48 1"), ("ww", "48 01"), ("W", "4 5"),
      ("e", "2 3"), ("ee", "02 03"), ("eee", "Mon Tue"), ("c", "2 3"), ("F", "4 5"), ("QQ", "04 04"),
      ("QQQ", "Q4 Q4"),
      ("QQQQ", "4th quarter 4th quarter"), ("GGGG", "Anno Domini Anno Domini"),
    ] {
      dates.dateFormat = pattern
      list.add(
        "DateFormatter " + pattern,
        dates.string(from: monday) + " " + dates.string(from: monday + 36 * 86_400),
        expected)
    }
    dates.defaultDate = monday
    dates.dateFormat = "yyyy-MM-dd"
    list.add("DateFormatter.defaultDate", text(dates.date(from: "2020-01-02")), "2020-01-02 15:05:09 +0000")
    dates.dateFormat = "HH:mm"
    list.add(
      "DateFormatter.defaultDate of a time", text(dates.date(from: "10:20")), "2026-11-23 10:20:09 +0000")
    for (template, expected) in [
      ("MMMd", "MMM d"), ("yMMMd", "MMM d, y"), ("EEEEMMMMd", "EEEE, MMMM d"), ("EEEMMMd", "EEE, MMM d"),
      ("EEEEMMMMdyyyy", "EEEE, MMMM d, yyyy"), ("yMd", "M/d/y"), ("ddMMyyyy", "MM/dd/yyyy"),
      ("dMMM", "MMM d"),
      ("jmm", "h:mm a"), ("j", "h a"), ("Hm", "HH:mm"), ("hmma", "h:mm a"), ("jms", "h:mm:ss a"),
      ("yMMMM", "MMMM y"),
      ("MMMM", "LLLL"), ("EEEE", "cccc"), ("E", "ccc"), ("EEEd", "EEE d"), ("MMyy", "MM/yy"),
      ("yQQQ", "QQQ y"),
      ("MdyyyyHHmm", "M/d/yyyy, HH:mm"), ("EEEjmm", "EEE h:mm a"), ("ms", "mm:ss"), ("jmmz", "h:mm a z"),
      ("yMMMMdjmmss", "MMMM d, y 'at' h:mm:ss a"), ("MMMddyyyy", "MMM dd, yyyy"),
    ] {
      list.add(
        "DateFormatter.dateFormat(fromTemplate:) " + template,
        DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: .current), expected)
    }
    let near = DateFormatter()
    near.dateStyle = .medium
    near.doesRelativeDateFormatting = true
    let today = Calendar.current.startOfDay(for: Date())
    list.add("DateFormatter.doesRelativeDateFormatting", near.string(from: today), "Today")
    list.add("DateFormatter's yesterday", near.string(from: today - 1), "Yesterday")
    near.timeStyle = .short
    list.add("DateFormatter's tomorrow", near.string(from: today + 86_400), "Tomorrow, 12:00 AM")
    near.timeZone = .gmt
    list.add(
      "DateFormatter of a far day", near.string(from: Date(timeIntervalSince1970: 0)), "Jan 1, 1970, 12:00 AM"
    )
  }

  static func dateSpans(_ list: inout List) {
    let spans = DateIntervalFormatter()
    spans.timeZone = .gmt
    let day: Double = 86_400
    func check(_ seconds: Double, _ expected: String) {
      list.add(
        "DateIntervalFormatter " + expected, spans.string(from: monday, to: monday + seconds), expected)
    }
    check(0, "11/23/26, 3:05 PM")
    check(3600, "11/23/26, 3:05 \u{2013} 4:05 PM")
    check(day, "11/23/26, 3:05 PM \u{2013} 11/24/26, 3:05 PM")
    spans.timeStyle = .none
    check(60, "11/23/26")
    check(20 * day, "11/23/26 \u{2013} 12/13/26")
    spans.dateStyle = .medium
    check(day, "Nov 23 \u{2013} 24, 2026")
    check(20 * day, "Nov 23 \u{2013} Dec 13, 2026")
    check(400 * day, "Nov 23, 2026 \u{2013} Dec 28, 2027")
    spans.dateStyle = .full
    check(day, "Monday, November 23 \u{2013} Tuesday, November 24, 2026")
    spans.dateStyle = .none
    spans.timeStyle = .short
    check(day, "11/23/2026, 3:05 PM \u{2013} 11/24/2026, 3:05 PM")
    spans.timeStyle = .medium
    check(60, "3:05:09 PM \u{2013} 3:06:09 PM")
    spans.dateTemplate = "MMMd"
    check(day, "Nov 23 \u{2013} 24")
    check(20 * day, "Nov 23 \u{2013} Dec 13")
    check(400 * day, "Nov 23, 2026 \u{2013} Dec 28, 2027")
    spans.dateTemplate = "jmm"
    check(3600, "3:05 \u{2013} 4:05 PM")
    let words = DateComponentsFormatter()
    words.unitsStyle = .spellOut
    list.add("DateComponentsFormatter.spellOut", words.string(from: 3660), "one hour, one minute")
    let near = RelativeDateTimeFormatter()
    list.add(
      "RelativeDateTimeFormatter of parts", near.localizedString(from: DateComponents(day: -1)), "1 day ago")
    list.add(
      "RelativeDateTimeFormatter of hours", near.localizedString(from: DateComponents(hour: 2)), "in 2 hours")
    near.dateTimeStyle = .named
    list.add(
      "RelativeDateTimeFormatter by name", near.localizedString(from: DateComponents(day: -1)), "yesterday")
    list.add(
      "RelativeDateTimeFormatter of today", near.localizedString(from: DateComponents(day: 0)), "today")
  }

  static func places(_ list: inout List) {
    let locale = Locale(identifier: "en_US")
    for (name, expected) in [
      ("en", "English"), ("fr_FR", "French (France)"), ("zh-Hans", "Chinese, Simplified"),
      ("zh_Hant_TW", "Chinese, Traditional (Taiwan)"), ("sr_Latn_RS", "Serbian (Latin, Serbia)"),
      ("xx_YY", "nil"),
    ] {
      list.add(
        "Locale.localizedString(forIdentifier:) " + name, locale.localizedString(forIdentifier: name),
        expected)
    }
    list.add(
      "Locale.localizedString(forLanguageCode:)", locale.localizedString(forLanguageCode: "de"), "German")
    list.add("Locale.localizedString(forRegionCode:)", locale.localizedString(forRegionCode: "DE"), "Germany")
    list.add(
      "Locale.localizedString(forRegionCode:) of none", locale.localizedString(forRegionCode: "QQ"), "nil")
    list.add(
      "Locale.localizedString(forCurrencyCode:)", locale.localizedString(forCurrencyCode: "USD"), "US Dollar")
    list.add(
      "Locale.isoRegionCodes",
      isTrue: Locale.isoRegionCodes.contains("ZW") && Locale.isoRegionCodes.contains("AD"))
    list.add("Locale.commonISOCurrencyCodes", isTrue: Locale.commonISOCurrencyCodes.contains("EUR"))
    let parts = Locale.components(fromIdentifier: "zh-Hant_TW")
    list.add("Locale.components", Locale.identifier(fromComponents: parts), "zh_Hant_TW")
    list.add(
      "Locale.characterDirection", isTrue: Locale.characterDirection(forLanguage: "ar") == .rightToLeft)
    list.add(
      "NSLocale.displayName",
      NSLocale(localeIdentifier: "en_US").displayName(forKey: .countryCode, value: "FR"), "France")
    list.add(
      "NSLocale.displayName of money", locale.displayName(forKey: .currencySymbol, value: "EUR"), "\u{20AC}")
    list.add(
      "NSLocale.object", locale.object(forKey: .countryCode).map { "\(heftCast($0, String.self) ?? "")" },
      "US")
    let newYork = TimeZone(identifier: "America/New_York")
    list.add(
      "TimeZone.localizedName", newYork?.localizedName(for: .standard, locale: locale),
      "Eastern Standard Time")
    list.add(
      "TimeZone.localizedName short", newYork?.localizedName(for: .shortDaylightSaving, locale: locale), "EDT"
    )
    list.add(
      "TimeZone.localizedName of Greenwich", TimeZone.gmt.localizedName(for: .standard, locale: locale),
      "Greenwich Mean Time")
    list.add(
      "TimeZone.localizedName of seconds",
      TimeZone(secondsFromGMT: 5400)?.localizedName(for: NSTimeZone.NameStyle.standard, locale: locale),
      "GMT+01:30")
    list.add(
      "TimeZone.knownTimeZoneIdentifiers", isTrue: TimeZone.knownTimeZoneIdentifiers.contains("Europe/Paris"))
    list.add("TimeZone.abbreviationDictionary", TimeZone.abbreviationDictionary["EST"], "America/New_York")
  }
}
