import Foundation
import Heft
import Testing

@testable import Doodles

/// How the list says when a doodle was made.
struct DoodleDateTests {
  /// 21 November 2026, 14:03:20 in Greenwich.
  private let now = Date(timeIntervalSince1970: 1_795_269_800)

  private func text(hoursAgo: Double, minutesFromUTC: Int = 0) -> String {
    DoodleDate.text(
      of: now.addingTimeInterval(-hoursAgo * 3600), now: now, minutesFromUTC: minutesFromUTC)
  }

  @Test func aDoodleOfTodayOrYesterdaySaysSo() {
    #expect(text(hoursAgo: 0) == "Today, 14:03")
    #expect(text(hoursAgo: 14) == "Today, 00:03")
    #expect(text(hoursAgo: 15) == "Yesterday, 23:03")
    #expect(text(hoursAgo: 38) == "Yesterday, 00:03")
    #expect(text(hoursAgo: 39) == "19 Nov 2026, 23:03")
  }

  @Test func theDayIsThatOfTheUsersClock() {
    #expect(text(hoursAgo: 0, minutesFromUTC: 330) == "Today, 19:33")
    #expect(text(hoursAgo: 5, minutesFromUTC: 600) == "Yesterday, 19:03")
    #expect(text(hoursAgo: 0, minutesFromUTC: -480) == "Today, 06:03")
  }

  @Test func everyDayOfFourHundredYearsIsTheCalendars() {
    var calendar = Foundation.Calendar(identifier: .gregorian)
    calendar.timeZone = Foundation.TimeZone(secondsFromGMT: 0)!
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    for day in stride(from: -80_000, to: 70_000, by: 1) {
      let date = Date(timeIntervalSince1970: Double(day) * 86_400 + 60)
      let parts = calendar.dateComponents([.year, .month, .day], from: date)
      let truth = "\(parts.day!) \(months[parts.month! - 1]) \(parts.year!), 00:01"
      let text = DoodleDate.text(of: date, now: date.addingTimeInterval(1e6), minutesFromUTC: 0)
      guard text != truth else { continue }
      Issue.record("day \(day) is \(text), not \(truth)")
      return
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
  func aDateThatIsNoneGivesSomeTextAndNoTrap(seconds: Double) {
    let date = Date(timeIntervalSince1970: seconds)
    #expect(!DoodleDate.text(of: date, now: now, minutesFromUTC: 0).isEmpty)
    #expect(!DoodleDate.text(of: now, now: date, minutesFromUTC: .max).isEmpty)
  }
}
