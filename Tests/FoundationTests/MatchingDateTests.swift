import Foundation
import Heft
import HeftTesting
import TestRules
import Testing

/// Dates with certain parts (FOUNDATION-21) and numbers in words (FOUNDATION-22), beside Foundation's.
struct MatchingDateTests {
  private let ours: Heft.Calendar
  private let theirs: Foundation.Calendar

  init() {
    var ours = Heft.Calendar(identifier: .gregorian)
    ours.timeZone = .gmt
    self.ours = ours
    var theirs = Foundation.Calendar(identifier: .gregorian)
    theirs.timeZone = Foundation.TimeZone(secondsFromGMT: 0)!
    theirs.locale = Foundation.Locale(identifier: "en_US")
    self.theirs = theirs
  }

  private func dates(_ count: Int) -> [Foundation.Date] {
    var random = Seeded(Seeded.seed)
    return (0..<count).map { _ in
      Date(timeIntervalSince1970: Double(Int64.random(in: 900_000_000...2_000_000_000, using: &random)))
    }
  }

  private typealias Parts = (
    month: Int?, day: Int?, weekday: Int?, hour: Int?, minute: Int?, second: Int?
  )

  private static let searches: [Parts] = [
    (nil, nil, nil, 9, nil, nil), (nil, nil, nil, 9, 30, nil), (nil, nil, nil, nil, 30, nil),
    (nil, nil, nil, nil, nil, 15), (nil, nil, nil, 0, 0, 0), (nil, nil, 2, nil, nil, nil),
    (nil, nil, 7, 18, 45, nil), (nil, 15, nil, nil, nil, nil), (nil, 1, nil, 8, nil, nil),
    (3, nil, nil, nil, nil, nil), (12, 24, nil, 18, nil, nil), (2, 28, nil, nil, nil, nil),
  ]

  @Test("The next and the last date with certain parts is Foundation's", .rule("FOUNDATION-21"))
  func matches() {
    for parts in MatchingDateTests.searches {
      let wanted = Heft.DateComponents(
        month: parts.month, day: parts.day, hour: parts.hour, minute: parts.minute, second: parts.second,
        weekday: parts.weekday)
      let sought = Foundation.DateComponents(
        month: parts.month, day: parts.day, hour: parts.hour, minute: parts.minute, second: parts.second,
        weekday: parts.weekday)
      for date in dates(12) {
        let note = "\(parts) after \(date), seed \(Seeded.seed)"
        #expect(
          ours.nextDate(after: date, matching: wanted, matchingPolicy: .nextTime)
            == theirs.nextDate(after: date, matching: sought, matchingPolicy: .nextTime), "\(note)")
      }
    }
  }

  private func date(_ text: String) -> Foundation.Date {
    let formatter = Heft.DateFormatter()
    formatter.timeZone = .gmt
    formatter.dateFormat = "yyyy-MM-dd HH:mm:ss"
    return formatter.date(from: text) ?? .distantPast
  }

  // Foundation on Linux finds another day of the month at times.
  @Test("A day and a weekday are matched together", .rule("FOUNDATION-21"))
  func friday() {
    let parts = Heft.DateComponents(day: 13, weekday: 6)
    for (start, end) in [
      ("2026-01-01 00:00:00", "2026-02-13 00:00:00"), ("2026-02-13 00:00:00", "2026-03-13 00:00:00"),
      ("2026-03-13 12:00:00", "2026-11-13 00:00:00"), ("2032-12-13 00:00:00", "2033-05-13 00:00:00"),
    ] {
      #expect(
        ours.nextDate(after: date(start), matching: parts, matchingPolicy: .nextTime) == date(end), "\(start)"
      )
    }
  }

  @Test("What comes in the place of a day that a month lacks is the policy's", .rule("FOUNDATION-21"))
  func policies() {
    let start = date("2026-01-31 12:00:00")
    let parts = Heft.DateComponents(day: 31, hour: 9)
    func next(_ policy: Heft.Calendar.MatchingPolicy) -> Foundation.Date? {
      ours.nextDate(after: start, matching: parts, matchingPolicy: policy)
    }
    #expect(next(.strict) == date("2026-03-31 09:00:00"))
    #expect(next(.nextTime) == date("2026-03-01 00:00:00"))
    #expect(next(.nextTimePreservingSmallerComponents) == date("2026-03-01 09:00:00"))
    #expect(next(.previousTimePreservingSmallerComponents) == date("2026-02-28 09:00:00"))
    let leap = Heft.DateComponents(month: 2, day: 29)
    #expect(
      ours.nextDate(after: start, matching: leap, matchingPolicy: .strict) == date("2028-02-29 00:00:00"))
  }

  @Test(
    "A search goes back, ends with its year, and finds nothing where there is nothing", .rule("FOUNDATION-21")
  )
  func ends() {
    let start = date("2026-11-25 18:00:00")
    func last(_ parts: Heft.DateComponents) -> Foundation.Date? {
      ours.nextDate(after: start, matching: parts, matchingPolicy: .nextTime, direction: .backward)
    }
    #expect(last(Heft.DateComponents(hour: 18)) == date("2026-11-24 18:00:00"))
    #expect(last(Heft.DateComponents(minute: 30)) == date("2026-11-25 17:30:00"))
    #expect(last(Heft.DateComponents(weekday: 4)) == date("2026-11-25 00:00:00"))
    #expect(last(Heft.DateComponents(year: 2027)) == nil)
    func next(_ parts: Heft.DateComponents) -> Foundation.Date? {
      ours.nextDate(after: start, matching: parts, matchingPolicy: .strict)
    }
    #expect(next(Heft.DateComponents(year: 2030)) == date("2030-01-01 00:00:00"))
    #expect(next(Heft.DateComponents(year: 2025)) == nil)
    #expect(next(Heft.DateComponents(month: 2, day: 30)) == nil)
    #expect(next(Heft.DateComponents()) == nil && next(Heft.DateComponents(hour: 25)) == nil)
  }

  @Test("Dates are gone through one after the other until they are stopped", .rule("FOUNDATION-21"))
  func enumerates() {
    var found: [Foundation.Date?] = []
    ours.enumerateDates(
      startingAfter: date("2026-01-30 00:00:00"), matching: Heft.DateComponents(day: 31),
      matchingPolicy: .previousTimePreservingSmallerComponents
    ) { date, isExact, stop in
      found.append(date)
      #expect(isExact == (found.count != 2))
      stop = found.count == 3
    }
    #expect(
      found == [date("2026-01-31 00:00:00"), date("2026-02-28 00:00:00"), date("2026-03-31 00:00:00")])
    #expect(ours.date(found[0] ?? .distantPast, matchesComponents: Heft.DateComponents(month: 1, day: 31)))
  }

  @Test("A number in words is Foundation's", .rule("FOUNDATION-22"))
  func words() {
    let (ours, theirs) = (Heft.NumberFormatter(), Foundation.NumberFormatter())
    theirs.locale = Foundation.Locale(identifier: "en_US")
    theirs.numberStyle = .spellOut
    ours.numberStyle = .spellOut
    var random = Seeded(Seeded.seed)
    var numbers: [Double] = (0...120).map { Double($0) }
    numbers += [1000, 1001, 1100, 12_345, 100_000, 1_000_000, 2_000_017, -7, -21.5, 0.5, 3.14, 10.05]
    for size in [1000, 100_000, 1_000_000_000, 900_000_000_000_000] {
      numbers += (0..<20).map { _ in Double(Int64.random(in: 0...Int64(size), using: &random)) }
    }
    for number in numbers {
      #expect(
        ours.string(from: NSNumber(value: number)) == theirs.string(from: NSNumber(value: number)),
        "\(number), seed \(Seeded.seed)")
    }
    #expect(ours.string(from: NSNumber(value: Double.infinity)) == "infinity")
    #expect(ours.string(from: 1e18) == "1000000000000000000")
    #expect(ours.number(from: "one") == nil)
  }
}
