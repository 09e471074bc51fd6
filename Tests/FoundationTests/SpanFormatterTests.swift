import Foundation
import Heft
import HeftTesting
import TestRules
import Testing

/// Dates of the Internet, sizes, spans and money beside Foundation's, or its documentation where that on Linux has other
/// answers (FOUNDATION-9, FOUNDATION-11, FOUNDATION-18 to FOUNDATION-20).
struct SpanFormatterTests {
  private func dates(_ count: Int) -> [Foundation.Date] {
    var random = Seeded(Seeded.seed)
    return (0..<count).map { _ in
      Date(
        timeIntervalSince1970: Double(
          Int64.random(in: -2_000_000_000_000...8_000_000_000_000, using: &random)) / 1000)
    }
  }

  @Test("A date of the Internet is written and read as Foundation does it", .rule("FOUNDATION-9"))
  func standardDates() {
    let options: [(Heft.ISO8601DateFormatter.Options, Foundation.ISO8601DateFormatter.Options)] = [
      (.withInternetDateTime, .withInternetDateTime), (.withFullDate, .withFullDate),
      (.withFullTime, .withFullTime),
      ([.withInternetDateTime, .withFractionalSeconds], [.withInternetDateTime, .withFractionalSeconds]),
      ([.withYear, .withMonth, .withDay, .withTime], [.withYear, .withMonth, .withDay, .withTime]),
      (
        [.withFullDate, .withTime, .withColonSeparatorInTime, .withSpaceBetweenDateAndTime],
        [.withFullDate, .withTime, .withColonSeparatorInTime, .withSpaceBetweenDateAndTime]
      ),
      ([.withYear, .withDay, .withDashSeparatorInDate], [.withYear, .withDay, .withDashSeparatorInDate]),
      ([.withTime, .withTimeZone], [.withTime, .withTimeZone]),
      ([.withMonth, .withDay], [.withMonth, .withDay]),
    ]
    for seconds in [0, 3600, 5400, -12_600] {
      for (option, other) in options {
        let (ours, theirs) = (Heft.ISO8601DateFormatter(), Foundation.ISO8601DateFormatter())
        ours.timeZone = Heft.TimeZone(secondsFromGMT: seconds)
        theirs.timeZone = Foundation.TimeZone(secondsFromGMT: seconds)
        ours.formatOptions = option
        theirs.formatOptions = other
        for date in dates(40) {
          let text = theirs.string(from: date)
          let note = "\(option.rawValue), \(date.timeIntervalSince1970), seed \(Seeded.seed)"
          #expect(ours.string(from: date) == text, "\(note)")
          guard option.contains(.withInternetDateTime) else { continue }
          #expect(ours.date(from: text) == theirs.date(from: text), "\(note)")
        }
      }
    }
    let ours = Heft.ISO8601DateFormatter()
    for text in [
      "2015-09-25T00:00:00Z", "2015-09-25T00:00:00+01:00", "2015-09-25T00:00:00+0100", "2015-09-25T00:00:00",
      "2015-09-25T00:00:00.250Z", "2015-09-25 00:00:00Z", "2015-09-25", "x",
    ] {
      #expect(ours.date(from: text) == Foundation.ISO8601DateFormatter().date(from: text), "\(text)")
    }
    // Foundation on Linux takes these for other dates.
    for text in ["2015-02-30T00:00:00Z", "2015-09-25T00:00:00Zx"] { #expect(ours.date(from: text) == nil) }
  }

  @Test("Months, days and halves of a day have the names that an app gives them", .rule("FOUNDATION-9"))
  func names() {
    let (ours, theirs) = (Heft.DateFormatter(), Foundation.DateFormatter())
    theirs.locale = Foundation.Locale(identifier: "en_US_POSIX")
    theirs.timeZone = Foundation.TimeZone(secondsFromGMT: 0)
    ours.timeZone = .gmt
    for months in [nil, (1...12).map { "Month \($0)" }] as [[String]?] {
      ours.monthSymbols = months ?? ours.monthSymbols
      theirs.monthSymbols = months ?? theirs.monthSymbols
      ours.shortWeekdaySymbols =
        months.map { _ in ["1", "2", "3", "4", "5", "6", "7"] } ?? ours.shortWeekdaySymbols
      theirs.shortWeekdaySymbols =
        months.map { _ in ["1", "2", "3", "4", "5", "6", "7"] } ?? theirs.shortWeekdaySymbols
      (ours.amSymbol, ours.pmSymbol) = (months == nil ? "AM" : "a.", months == nil ? "PM" : "p.")
      (theirs.amSymbol, theirs.pmSymbol) = (months == nil ? "AM" : "a.", months == nil ? "PM" : "p.")
      #expect(ours.monthSymbols == theirs.monthSymbols && ours.shortMonthSymbols == theirs.shortMonthSymbols)
      #expect(ours.weekdaySymbols == theirs.weekdaySymbols)
      (ours.dateFormat, theirs.dateFormat) = ("EEE, d MMMM h:mm a", "EEE, d MMMM h:mm a")
      for date in dates(60) { #expect(ours.string(from: date) == theirs.string(from: date)) }
    }
    ours.monthSymbols = ["only one"]
    ours.dateFormat = "MMMM d"
    #expect(ours.string(from: Date(timeIntervalSince1970: 86_400 * 40)) == " 10")
  }

  @Test("What is not a number has the formatter's sign for it", .rule("FOUNDATION-11"))
  func notANumber() {
    let (ours, theirs) = (Heft.NumberFormatter(), Foundation.NumberFormatter())
    theirs.locale = Foundation.Locale(identifier: "en_US")
    #expect(ours.notANumberSymbol == theirs.notANumberSymbol)
    (ours.notANumberSymbol, theirs.notANumberSymbol) = ("Error", "Error")
    #expect(ours.string(from: NSNumber(value: Double.nan)) == "Error")
    #expect(theirs.string(from: NSNumber(value: Double.nan)) == "Error")
  }

  @Test("A currency has the sign and the digits of English in the United States", .rule("FOUNDATION-11"))
  func currencies() {
    let (ours, theirs) = (Heft.NumberFormatter(), Foundation.NumberFormatter())
    theirs.locale = Foundation.Locale(identifier: "en_US")
    (ours.numberStyle, theirs.numberStyle) = (.currency, .currency)
    for code in [
      "USD", "EUR", "GBP", "JPY", "AUD", "BRL", "CAD", "CNY", "HKD", "ILS", "INR", "KRW", "MXN", "NZD", "PHP",
      "TWD",
      "VND", "CHF", "SEK", "KWD", "CLP", "ISK", "DKK", "ZAR", "TND", "XAF", "XOF", "XPF", "PYG", "BTC", "UGX",
      "LYD",
    ] {
      (ours.currencyCode, theirs.currencyCode) = (code, code)
      for value in [1234.5678, -3, 0.5, 1_000_000] {
        #expect(
          ours.string(from: NSNumber(value: value)) == theirs.string(from: NSNumber(value: value)),
          "\(code) \(value)")
      }
      #expect(ours.currencySymbol == theirs.currencySymbol, "\(code)")
    }
    let later = Heft.NumberFormatter()
    later.currencyCode = "JPY"
    later.numberStyle = .currency
    #expect(later.string(from: 3) == "\u{A5}3")
  }

  @Test("A zone and a locale have the names that Foundation has for them", .rule("FOUNDATION-18"))
  func zonesAndLocales() throws {
    for seconds in [0, 3600, 5400, -12_600, 36_000] {
      let (our, their) = (
        Heft.TimeZone(secondsFromGMT: seconds), Foundation.TimeZone(secondsFromGMT: seconds)
      )
      let (ours, theirs) = (try #require(our), try #require(their))
      #expect(ours.identifier == theirs.identifier && ours.abbreviation() == theirs.abbreviation())
      #expect(Heft.TimeZone(identifier: ours.identifier)?.secondsFromGMT() == seconds)
    }
    for name in ["GMT+", "GMT+1", "GMT+0160", "GMT+9900", "GMT*0100", "Europe/Nowhere"] {
      #expect(Heft.TimeZone(identifier: name) == nil, "\(name)")
    }
    for name in [
      "en_US", "en", "de-DE", "zh-Hant_TW", "es_419", "en_US_POSIX", "en_GB@currency=EUR", "", "fil_PH",
    ] {
      let (ours, theirs) = (Heft.Locale(identifier: name), Foundation.Locale(identifier: name))
      #expect(ours.languageCode == theirs.languageCode, "\(name)")
      #expect(ours.regionCode == theirs.regionCode, "\(name)")
    }
  }

  @Test("A zone with a name has its standard time", .rule("FOUNDATION-18"))
  func namedZones() throws {
    for name in [
      "Europe/London", "Europe/Paris", "Europe/Athens", "America/New_York", "America/Los_Angeles",
      "America/Sao_Paulo", "America/St_Johns", "Asia/Kolkata", "Asia/Kathmandu", "Asia/Tokyo",
      "Australia/Adelaide", "Australia/Sydney", "Pacific/Auckland", "Pacific/Honolulu",
    ] {
      let (ours, theirs) = (Heft.TimeZone(identifier: name), Foundation.TimeZone(identifier: name))
      let zone = try #require(ours, "\(name)")
      #expect(zone.identifier == name && !zone.isDaylightSavingTime())
      // Of the first of January and of July 2026, one is not in summer time.
      let dates = [1_767_225_600.0, 1_782_864_000.0].map { Foundation.Date(timeIntervalSince1970: $0) }
      guard let theirs else { continue }
      #expect(zone.secondsFromGMT() == dates.map { theirs.secondsFromGMT(for: $0) }.min(), "\(name)")
    }
    #expect(Heft.TimeZone(abbreviation: "PDT")?.identifier == "America/Los_Angeles")
    #expect(Heft.TimeZone(abbreviation: "UTC")?.identifier == "GMT")
    #expect(Heft.TimeZone(abbreviation: "XYZ") == nil)
    #expect(Heft.TimeZone(identifier: "Asia/Tokyo") == Heft.TimeZone(abbreviation: "JST"))
  }

  @Test("A file's size is what Foundation writes", .rule("FOUNDATION-19"))
  func sizes() {
    let (ours, theirs) = (Heft.ByteCountFormatter(), Foundation.ByteCountFormatter())
    var random = Seeded(Seeded.seed)
    var counts: [Int64] = [
      0, 1, 2, -1, 999, 1000, 1023, 1024, 1025, 1499, 1500, 1536, 2500, 999_499, 999_500, 999_999, 1_000_000,
      1_048_575, 1_048_576, 1_950_000, 1_234_567, -1_234_567, Int64.max,
    ]
    for _ in 0..<300 {
      counts.append(
        Int64.random(in: 0...Int64.max, using: &random) >> Int64(Int.random(in: 0...60, using: &random)))
    }
    for (style, other) in [
      (Heft.ByteCountFormatter.CountStyle.file, Foundation.ByteCountFormatter.CountStyle.file),
      (.memory, .memory),
      (.decimal, .decimal), (.binary, .binary),
    ] {
      (ours.countStyle, theirs.countStyle) = (style, other)
      for count in counts {
        #expect(
          ours.string(fromByteCount: count) == theirs.string(fromByteCount: count),
          "\(count), \(style), seed \(Seeded.seed)")
      }
    }
  }

  @Test("A size is written in the units and with the digits that are asked for", .rule("FOUNDATION-19"))
  func sizesWithOptions() {
    let formatter = Heft.ByteCountFormatter()
    func text(_ count: Int64) -> String { formatter.string(fromByteCount: count) }
    formatter.includesActualByteCount = true
    #expect(text(1_234_567) == "1.2 MB (1,234,567 bytes)" && text(12) == "12 bytes")
    formatter.includesActualByteCount = false
    formatter.includesUnit = false
    #expect(text(1_234_567) == "1.2" && text(0) == "Zero")
    formatter.includesUnit = true
    formatter.includesCount = false
    #expect(text(1_234_567) == "MB" && text(1) == "byte")
    formatter.includesCount = true
    formatter.allowsNonnumericFormatting = false
    #expect(text(0) == "0 bytes")
    formatter.zeroPadsFractionDigits = true
    #expect([1000, 1_000_000, 1_000_000_000].map(text) == ["1 KB", "1.0 MB", "1.00 GB"])
    formatter.zeroPadsFractionDigits = false
    formatter.isAdaptive = false
    #expect([1500, 12_345, 123_456, 1_234_567].map(text) == ["1.5 KB", "12.3 KB", "123 KB", "1.23 MB"])
    formatter.isAdaptive = true
    formatter.allowedUnits = .useKB
    #expect([500, 1_234_567].map(text) == ["0 KB", "1,235 KB"])
    formatter.allowedUnits = [.useBytes, .useGB]
    #expect([1_234_567, 12_345_678_901].map(text) == ["1,234,567 bytes", "12.35 GB"])
  }

  @Test(
    "A span of time is written in the style's units", .rule("FOUNDATION-20"),
    arguments: [
      (
        Heft.DateComponentsFormatter.UnitsStyle.positional,
        ["9:41:30", "1:05", "3", "0", "1d 1:01:01", "-1:05"]
      ),
      (.abbreviated, ["9h 41m 30s", "1m 5s", "3s", "0s", "1d 1h 1m 1s", "-1m 5s"]),
      (
        .short,
        [
          "9 hr, 41 min, 30 sec", "1 min, 5 sec", "3 sec", "0 sec", "1 day, 1 hr, 1 min, 1 sec",
          "-1 min, 5 sec",
        ]
      ),
      (.brief, ["9hr 41min 30sec", "1min 5sec", "3sec", "0sec", "1day 1hr 1min 1sec", "-1min 5sec"]),
      (
        .full,
        [
          "9 hours, 41 minutes, 30 seconds", "1 minute, 5 seconds", "3 seconds", "0 seconds",
          "1 day, 1 hour, 1 minute, 1 second", "-1 minute, 5 seconds",
        ]
      ),
    ])
  func spans(style: Heft.DateComponentsFormatter.UnitsStyle, texts: [String]) {
    let formatter = Heft.DateComponentsFormatter()
    formatter.unitsStyle = style
    #expect([34_890, 65, 3, 0, 90_061, -65].map { formatter.string(from: $0) } == texts)
  }

  @Test("Units that are 0 are left out or written as the behavior says", .rule("FOUNDATION-20"))
  func zeros() {
    let formatter = Heft.DateComponentsFormatter()
    formatter.allowedUnits = [.hour, .minute, .second]
    #expect([3605, 3600, 5].map { formatter.string(from: $0) } == ["1:00:05", "1:00:00", "5"])
    formatter.zeroFormattingBehavior = .pad
    #expect([3605, 65, 5].map { formatter.string(from: $0) } == ["01:00:05", "00:01:05", "00:00:05"])
    formatter.unitsStyle = .abbreviated
    formatter.zeroFormattingBehavior = .default
    #expect([3605, 3600].map { formatter.string(from: $0) } == ["1h 5s", "1h"])
    formatter.zeroFormattingBehavior = .dropTrailing
    #expect([3605, 3600, 60].map { formatter.string(from: $0) } == ["1h 0m 5s", "1h", "0h 1m"])
    formatter.zeroFormattingBehavior = .default
    formatter.maximumUnitCount = 2
    #expect(formatter.string(from: 34_890) == "9h 41m")
    formatter.includesApproximationPhrase = true
    formatter.includesTimeRemainingPhrase = true
    #expect(formatter.string(from: 34_890) == "About 9h 41m remaining")
    #expect(formatter.string(from: .nan) == nil)
  }

  @Test("Months and weeks are counted from the reference date", .rule("FOUNDATION-20"))
  func months() {
    let formatter = Heft.DateComponentsFormatter()
    formatter.unitsStyle = .full
    let parts = Heft.DateComponents(year: 1, month: 14, day: 9)
    #expect(formatter.string(from: parts) == "2 years, 2 months, 1 week, 2 days")
    formatter.allowedUnits = .day
    #expect(formatter.string(from: Heft.DateComponents(month: 1)) == "31 days")
    formatter.referenceDate = Date(timeIntervalSinceReferenceDate: 31 * 86_400)
    #expect(formatter.string(from: Heft.DateComponents(month: 1)) == "28 days")
    #expect(
      Heft.DateComponentsFormatter.localizedString(from: parts, unitsStyle: .abbreviated) == "2y 2mo 1w 2d")
  }
}
