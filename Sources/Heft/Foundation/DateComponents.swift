/// The parts of a date, or of a span between two.
public struct DateComponents: Hashable, Sendable {
  public var year: Int?
  public var month: Int?
  public var day: Int?
  public var hour: Int?
  public var minute: Int?
  public var second: Int?
  public var nanosecond: Int?
  /// 1 for Sunday ... 7 for Saturday.
  public var weekday: Int?
  /// Which of the month's Sundays, Mondays and so on the day is, from 1.
  public var weekdayOrdinal: Int?
  /// Three months, from 1; a date that is made of parts does not heed it.
  public var quarter: Int?
  public var weekOfMonth: Int?
  /// Weeks of a span.
  public var weekOfYear: Int?
  /// The year of the week.
  public var yearForWeekOfYear: Int?
  /// 1, the only era.
  public var era: Int?
  /// Kept only: no month of the Gregorian calendar is a leap month.
  public var isLeapMonth: Bool?
  public var timeZone: TimeZone?
  /// The calendar that makes a date of the parts, for `date`.
  public var calendar: Calendar?

  /// The parts that are given; none of them is checked against its range.
  ///
  /// - Parameters:
  ///   - calendar: The calendar that makes a date of the parts, for `date`.
  ///   - timeZone: The zone that the parts are read in; nil is the calendar's.
  ///   - era: The era, of which there is one, 1.
  ///   - year: The year.
  ///   - month: The month, 1 for January.
  ///   - day: The day of the month from 1, or the days of a span.
  ///   - hour: The hour from 0, or the hours of a span.
  ///   - minute: The minute from 0, or the minutes of a span.
  ///   - second: The second from 0, or the seconds of a span.
  ///   - nanosecond: The nanoseconds.
  ///   - weekday: The day of the week, 1 for Sunday.
  ///   - weekdayOrdinal: Which of the month's such days it is.
  ///   - quarter: The quarter of the year.
  ///   - weekOfMonth: The week of the month.
  ///   - weekOfYear: The weeks of a span.
  ///   - yearForWeekOfYear: The year that the week is of.
  public init(
    calendar: Calendar? = nil, timeZone: TimeZone? = nil, era: Int? = nil, year: Int? = nil,
    month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil,
    nanosecond: Int? = nil, weekday: Int? = nil, weekdayOrdinal: Int? = nil, quarter: Int? = nil,
    weekOfMonth: Int? = nil, weekOfYear: Int? = nil, yearForWeekOfYear: Int? = nil
  ) {
    self.calendar = calendar
    self.timeZone = timeZone
    self.era = era
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
    self.nanosecond = nanosecond
    self.weekday = weekday
    self.weekdayOrdinal = weekdayOrdinal
    self.quarter = quarter
    self.weekOfMonth = weekOfMonth
    self.weekOfYear = weekOfYear
    self.yearForWeekOfYear = yearForWeekOfYear
  }

  /// The date of the parts; nil without a calendar.
  public var date: Date? { calendar?.date(from: self) }

  /// Whether the parts are those of the date that they make: not of the 30th of February. False without a calendar.
  public var isValidDate: Bool { calendar.map { isValidDate(in: $0) } ?? false }

  /// Whether the parts are those of the date that they make.
  ///
  /// - Parameter calendar: What makes the date.
  /// - Returns: False where a part is beyond its range, as the 30th of February is.
  public func isValidDate(in calendar: Calendar) -> Bool {
    var calendar = calendar
    if let timeZone { calendar.timeZone = timeZone }
    guard let date = calendar.date(from: self) else { return false }
    for part in [Calendar.Component.year, .month, .day, .hour, .minute, .second] {
      if let value = self[part], value != calendar.component(part, from: date) { return false }
    }
    return true
  }

  /// Returns a part.
  ///
  /// - Parameter component: Which part.
  /// - Returns: The part; nil where it is not given.
  public func value(for component: Calendar.Component) -> Int? { self[component] }

  /// Sets a part.
  ///
  /// - Parameters:
  ///   - value: The part; nil leaves it out.
  ///   - component: Which part.
  public mutating func setValue(_ value: Int?, for component: Calendar.Component) { self[component] = value }
}

extension DateComponents {
  subscript(part: Calendar.Component) -> Int? {
    get {
      switch part {
      case .year: year
      case .month: month
      case .day: day
      case .hour: hour
      case .minute: minute
      case .second: second
      case .nanosecond: nanosecond
      case .weekday: weekday
      case .weekdayOrdinal: weekdayOrdinal
      case .weekOfMonth: weekOfMonth
      case .weekOfYear: weekOfYear
      case .yearForWeekOfYear: yearForWeekOfYear
      case .era: era
      case .quarter: quarter
      case .calendar, .timeZone: nil
      }
    }
    set {
      switch part {
      case .year: year = newValue
      case .month: month = newValue
      case .day: day = newValue
      case .hour: hour = newValue
      case .minute: minute = newValue
      case .second: second = newValue
      case .nanosecond: nanosecond = newValue
      case .weekday: weekday = newValue
      case .weekdayOrdinal: weekdayOrdinal = newValue
      case .weekOfMonth: weekOfMonth = newValue
      case .weekOfYear: weekOfYear = newValue
      case .yearForWeekOfYear: yearForWeekOfYear = newValue
      case .era: era = newValue
      case .quarter: quarter = newValue
      case .calendar, .timeZone: break
      }
    }
  }
}
