import Foundation
import Heft
import HeftTesting
import TestRules
import Testing

/// Weeks and spans of the calendar beside Foundation's (FOUNDATION-10).
struct CalendarSpanTests {
  private func dates(_ count: Int) -> [Foundation.Date] {
    var random = Seeded(Seeded.seed)
    return (0..<count).map { _ in
      Date(timeIntervalSince1970: Double(Int64.random(in: -3_000_000_000...8_000_000_000, using: &random)))
    }
  }

  private func calendars(_ firstWeekday: Int, _ days: Int) -> (Heft.Calendar, Foundation.Calendar) {
    var ours = Heft.Calendar(identifier: .gregorian)
    ours.timeZone = .gmt
    ours.firstWeekday = firstWeekday
    ours.minimumDaysInFirstWeek = days
    var theirs = Foundation.Calendar(identifier: .gregorian)
    theirs.timeZone = Foundation.TimeZone(secondsFromGMT: 0)!
    theirs.locale = Foundation.Locale(identifier: "en_US")
    theirs.firstWeekday = firstWeekday
    theirs.minimumDaysInFirstWeek = days
    return (ours, theirs)
  }

  @Test(
    "Weeks are counted as Foundation counts them, whatever day they begin with", .rule("FOUNDATION-10"),
    arguments: [(1, 1), (2, 4), (2, 1), (7, 7)])
  func weeks(firstWeekday: Int, days: Int) {
    let (ours, theirs) = calendars(firstWeekday, days)
    for date in dates(300) {
      let note = "\(date.timeIntervalSince1970), seed \(Seeded.seed)"
      #expect(ours.component(.weekOfYear, from: date) == theirs.component(.weekOfYear, from: date), "\(note)")
      #expect(
        ours.component(.weekOfMonth, from: date) == theirs.component(.weekOfMonth, from: date), "\(note)")
      #expect(
        ours.component(.yearForWeekOfYear, from: date) == theirs.component(.yearForWeekOfYear, from: date),
        "\(note)")
      #expect(
        ours.component(.weekdayOrdinal, from: date) == theirs.component(.weekdayOrdinal, from: date),
        "\(note)")
    }
  }

  private static let spans: [(Heft.Calendar.Component, Foundation.Calendar.Component)] = [
    (.year, .year), (.month, .month), (.day, .day), (.hour, .hour), (.minute, .minute), (.second, .second),
    (.weekOfYear, .weekOfYear), (.weekOfMonth, .weekOfMonth), (.weekday, .weekday),
    (.yearForWeekOfYear, .yearForWeekOfYear),
  ]

  @Test(
    "A span begins and ends where Foundation has it", .rule("FOUNDATION-10"), arguments: [(1, 1), (2, 4)])
  func intervals(firstWeekday: Int, days: Int) {
    let (ours, theirs) = calendars(firstWeekday, days)
    for date in dates(100) {
      for (part, other) in CalendarSpanTests.spans {
        let note = "\(part), \(date.timeIntervalSince1970), seed \(Seeded.seed)"
        #expect(
          ours.dateInterval(of: part, for: date) == theirs.dateInterval(of: other, for: date), "\(note)")
      }
    }
  }

  @Test("Two dates are compared by a part as Foundation compares them", .rule("FOUNDATION-10"))
  func comparison() {
    let (ours, theirs) = calendars(1, 1)
    var random = Seeded(Seeded.seed)
    for date in dates(100) {
      for (part, other) in CalendarSpanTests.spans where part != .weekday {
        let reaches: [Double] = [100, 10_000, 1_000_000, 100_000_000]
        let reach = reaches[Int.random(in: 0..<reaches.count, using: &random)]
        let end = date.addingTimeInterval(Double.random(in: -reach...reach, using: &random).rounded())
        let note = "\(part), \(date.timeIntervalSince1970), \(end.timeIntervalSince1970), seed \(Seeded.seed)"
        #expect(
          ours.compare(date, to: end, toGranularity: part)
            == theirs.compare(date, to: end, toGranularity: other),
          "\(note)")
        #expect(
          ours.isDate(date, equalTo: end, toGranularity: part)
            == theirs.isDate(date, equalTo: end, toGranularity: other), "\(note)")
      }
    }
  }

  @Test("A part has the values that Foundation names", .rule("FOUNDATION-10"))
  func ranges() {
    let (ours, theirs) = calendars(1, 1)
    let pairs:
      [(
        Heft.Calendar.Component, Heft.Calendar.Component, Foundation.Calendar.Component,
        Foundation.Calendar.Component
      )] =
        [
          (.day, .month, .day, .month), (.month, .year, .month, .year), (.day, .year, .day, .year),
          (.hour, .day, .hour, .day), (.minute, .hour, .minute, .hour), (.second, .minute, .second, .minute),
          (.weekday, .weekOfYear, .weekday, .weekOfYear), (.weekOfMonth, .month, .weekOfMonth, .month),
        ]
    for date in dates(60) {
      for (small, large, other, larger) in pairs {
        let note = "\(small) in \(large), \(date.timeIntervalSince1970), seed \(Seeded.seed)"
        #expect(
          ours.range(of: small, in: large, for: date) == theirs.range(of: other, in: larger, for: date),
          "\(note)")
      }
    }
    #expect(ours.range(of: .year, in: .month, for: dates(1)[0]) == nil)
  }

  @Test("Parts beyond their range are no valid date", .rule("FOUNDATION-10"))
  func validDates() {
    var calendar = Heft.Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    var theirs = Foundation.Calendar(identifier: .gregorian)
    theirs.timeZone = Foundation.TimeZone(secondsFromGMT: 0)!
    for (year, month, day, hour) in [
      (2015, 9, 25, 3), (2015, 2, 29, 0), (2016, 2, 29, 0), (2015, 13, 1, 0), (2015, 0, 1, 0),
      (2015, 4, 31, 0),
      (2015, 4, 30, 24), (2015, 4, 30, 23),
    ] {
      let ours = Heft.DateComponents(year: year, month: month, day: day, hour: hour)
      let other = Foundation.DateComponents(year: year, month: month, day: day, hour: hour)
      #expect(
        ours.isValidDate(in: calendar) == other.isValidDate(in: theirs), "\(year)-\(month)-\(day) \(hour)")
    }
    #expect(!Heft.DateComponents(year: 2015).isValidDate && Heft.DateComponents(year: 2015).date == nil)
  }

  @Test("A time of a day is found, and none beyond it", .rule("FOUNDATION-10"))
  func times() {
    let (ours, theirs) = calendars(1, 1)
    for date in dates(40) {
      #expect(
        ours.date(bySettingHour: 7, minute: 8, second: 9, of: date)
          == theirs.date(bySettingHour: 7, minute: 8, second: 9, of: date))
    }
    #expect(ours.date(bySettingHour: 24, minute: 0, second: 0, of: dates(1)[0]) == nil)
  }
}
