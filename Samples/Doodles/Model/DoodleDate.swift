import Heft

/// How a list says when a doodle was made: "Today, 14:03", "Yesterday, 09:30", "3 Nov 2026, 18:05", with the date and
/// the time as the user's region writes them: "Nov 3, 2026, 6:05 PM".
enum DoodleDate {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// The date in words, as clocks show it that many minutes east of Greenwich.
  static func text(
    of date: Date, now: Date, minutesFromUTC: Int, format: RegionFormat = UIApplication.regionFormat
  ) -> String {
    let made = LocalTime(date, minutesFromUTC: minutesFromUTC)
    let today = LocalTime(now, minutesFromUTC: minutesFromUTC).day
    let day: String
    switch today - made.day {
    case 0: day = "Today"
    case 1: day = "Yesterday"
    default:
      let (year, month, number) = civil(made.day)
      let name = months[month - 1]
      switch format.dateOrder {
      case .dayMonthYear: day = "\(number) \(name) \(year)"
      case .monthDayYear: day = "\(name) \(number), \(year)"
      case .yearMonthDay: day = "\(year) \(name) \(number)"
      }
    }
    return "\(day), \(format.time(minuteOfDay: made.minute))"
  }

  /// A day since 1 January 1970 and a minute in it.
  private struct LocalTime {
    let day: Int
    let minute: Int

    init(_ date: Date, minutesFromUTC: Int) {
      let seconds = date.timeIntervalSince1970 + Double(minutesFromUTC) * 60
      // Within some 5,000 years; beyond, and for what is not a number, the nearest end.
      let bounded = seconds.isNaN ? 0 : min(max(seconds, -1.5e11), 1.5e11)
      let whole = (bounded / 86_400).rounded(.down)
      day = Int(whole)
      minute = Int((bounded - whole * 86_400) / 60)
    }
  }

  /// Year, month and day of a day since 1970 in the Gregorian calendar, by counting in eras of 400 years.
  private static func civil(_ day: Int) -> (Int, Int, Int) {
    let shifted = day + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }
}
