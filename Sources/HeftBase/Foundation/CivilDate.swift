/// A day of the Gregorian calendar, which counts as if it had always been there. The day is found without a loop, by
/// counting years from March.
package struct CivilDate: Equatable {
  package var year: Int
  /// 1...12.
  package var month: Int
  /// 1...31.
  package var day: Int

  package init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// The day that is so many days after the first of January 1970.
  package init(daysSince1970 days: Int) {
    // Days from the first of March of the year 0; 400 years have 146097 days.
    let days = days + 719_468
    let era = CivilDate.floor(days, 146_097)
    let dayOfEra = days - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// How many days the day is after the first of January 1970. Months and days beyond their range go on in the years
  /// and months beside.
  package var daysSince1970: Int {
    let months = month - 1
    let year = year + CivilDate.floor(months, 12) - (CivilDate.modulo(months, 12) < 2 ? 1 : 0)
    let fromMarch = CivilDate.modulo(months + 10, 12)
    let era = CivilDate.floor(year, 400)
    let yearOfEra = year - era * 400
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + (153 * fromMarch + 2) / 5 + day - 1
    return era * 146_097 + dayOfEra - 719_468
  }

  /// 1 for Sunday ... 7 for Saturday.
  package var weekday: Int { CivilDate.modulo(daysSince1970 + 4, 7) + 1 }

  /// 1 for the first of January.
  package var dayOfYear: Int { daysSince1970 - CivilDate(year: year, month: 1, day: 1).daysSince1970 + 1 }

  /// How many days the month has.
  package static func days(inMonth month: Int, of year: Int) -> Int {
    CivilDate(year: year, month: month + 1, day: 1).daysSince1970
      - CivilDate(year: year, month: month, day: 1).daysSince1970
  }

  /// The day and the second in it of so many seconds since 1970.
  package static func split(_ seconds: Double) -> (day: Int, second: Int) {
    let whole = seconds.rounded(.down)
    let day = (whole / 86_400).rounded(.down)
    return (Int(day), Int(whole - day * 86_400))
  }

  /// `2026-11-23`.
  package var text: String {
    "\(CivilDate.digits(year, 4))-\(CivilDate.digits(month, 2))-\(CivilDate.digits(day, 2))"
  }

  /// A number with zeros before it.
  package static func digits(_ number: Int, _ count: Int) -> String {
    var text = String(number.magnitude)
    while text.utf8.count < count { text = "0" + text }
    return number < 0 ? "-" + text : text
  }

  package static func floor(_ number: Int, _ divisor: Int) -> Int {
    number >= 0 ? number / divisor : -((divisor - 1 - number) / divisor)
  }

  package static func modulo(_ number: Int, _ divisor: Int) -> Int {
    number - floor(number, divisor) * divisor
  }
}
