/// The Gregorian calendar, whose weeks begin with Sunday at first: Heft's own also natively. A file that imports Foundation too
/// writes `Heft.Calendar`.
public struct Calendar: Hashable, Sendable {
  /// Which calendar it is.
  public enum Identifier: Sendable {
    case gregorian
    /// The same days; weeks begin with Monday, and the first one is that of the year's first Thursday.
    case iso8601
    // All others count as the Gregorian one.
    case buddhist, chinese, coptic, ethiopicAmeteMihret, ethiopicAmeteAlem, hebrew, indian, islamic,
      islamicCivil, islamicTabular, islamicUmmAlQura, japanese, persian, republicOfChina
  }

  /// A part of a date.
  public enum Component: Sendable {
    case year, month, day, hour, minute, second, nanosecond, weekday, weekOfYear
    /// Which of the month's Sundays, Mondays and so on the day is, from 1.
    case weekdayOrdinal
    case weekOfMonth
    /// The year that the week is of.
    case yearForWeekOfYear
    /// There is one, 1.
    case era
    /// Three months, from 1.
    case quarter
    // Of components only; as a number 0.
    case calendar, timeZone
  }

  /// Which calendar it is.
  public let identifier: Identifier
  /// The day that weeks begin with, 1 for Sunday ... 7 for Saturday.
  public var firstWeekday: Int
  /// How many days of a year or a month its first week has at least.
  public var minimumDaysInFirstWeek: Int
  /// Kept only: names are English.
  public var locale: Locale?

  /// The zone whose days it counts; at first the user's.
  public var timeZone: TimeZone

  /// A calendar in the user's time zone.
  ///
  /// - Parameter identifier: Which calendar.
  public init(identifier: Identifier) {
    self.identifier = identifier
    firstWeekday = identifier == .iso8601 ? 2 : 1
    minimumDaysInFirstWeek = identifier == .iso8601 ? 4 : 1
    locale = .current
    timeZone = .current
    if identifier != .gregorian, identifier != .iso8601, !Calendar.hasSaid {
      Calendar.hasSaid = true
      print("Calendar: every calendar counts the days of the Gregorian one here.")
    }
  }

  nonisolated(unsafe) private static var hasSaid = false

  /// The user's.
  public static var current: Calendar { Calendar(identifier: .gregorian) }
  /// The user's.
  public static var autoupdatingCurrent: Calendar { current }

  /// The names of the days, Sunday first.
  public var weekdaySymbols: [String] { EnglishNames.weekdays }
  public var shortWeekdaySymbols: [String] { EnglishNames.short(EnglishNames.weekdays) }
  public var monthSymbols: [String] { EnglishNames.months }
  public var shortMonthSymbols: [String] { EnglishNames.short(EnglishNames.months) }
  /// The name of the hours before noon.
  public var amSymbol: String { "AM" }
  /// The name of the hours from noon on.
  public var pmSymbol: String { "PM" }

  // MARK: Parts

  /// All parts of a date.
  func parts(_ date: Date) -> (day: CivilDate, second: Int, nanosecond: Int) {
    let seconds = date.timeIntervalSince1970 + Double(timeZone.secondsFromGMT())
    let (day, second) = CivilDate.split(seconds)
    return (CivilDate(daysSince1970: day), second, Int((seconds - seconds.rounded(.down)) * 1e9))
  }

  /// Returns one part of a date in the calendar's time zone.
  ///
  /// - Parameters:
  ///   - component: Which part.
  ///   - date: The date.
  /// - Returns: The part; months, days, weekdays and weeks count from 1, and 1 is January and Sunday.
  public func component(_ component: Component, from date: Date) -> Int {
    let (day, second, nanosecond) = parts(date)
    switch component {
    case .year: return day.year
    case .month: return day.month
    case .day: return day.day
    case .hour: return second / 3600
    case .minute: return second / 60 % 60
    case .second: return second % 60
    case .nanosecond: return nanosecond
    case .weekday: return day.weekday
    case .weekdayOrdinal: return (day.day - 1) / 7 + 1
    case .weekOfMonth: return week(of: day.day, after: CivilDate(year: day.year, month: day.month, day: 1))
    case .weekOfYear: return week(of: day).week
    case .yearForWeekOfYear: return week(of: day).year
    case .era: return 1
    case .quarter: return (day.month + 2) / 3
    case .calendar, .timeZone: return 0
    }
  }

  /// Returns some parts of a date in the calendar's time zone.
  ///
  /// - Parameters:
  ///   - components: Which parts.
  ///   - date: The date.
  /// - Returns: Those parts; all others are nil.
  public func dateComponents(_ components: Set<Component>, from date: Date) -> DateComponents {
    var result = DateComponents()
    for part in components { result[part] = component(part, from: date) }
    if components.contains(.calendar) { result.calendar = self }
    if components.contains(.timeZone) { result.timeZone = timeZone }
    return result
  }

  /// Measures the time between two dates, in the largest parts that are asked for first.
  ///
  /// - Parameters:
  ///   - components: Which parts; a weekday is always 0.
  ///   - start: The date that is counted from.
  ///   - end: The date that is counted to.
  /// - Returns: Whole parts, negative where the end comes before the start; those that are not asked for are nil.
  public func dateComponents(_ components: Set<Component>, from start: Date, to end: Date) -> DateComponents {
    var result = DateComponents()
    var place = start
    for part in Calendar.parts where components.contains(part) {
      var count = estimate(part, place, end)
      // An estimate may be one too far.
      while count != 0, let there = self.date(byAdding: part, value: count, to: place),
        start <= end ? there > end : there < end
      {
        count += count > 0 ? -1 : 1
      }
      result[part] = count
      place = self.date(byAdding: part, value: count, to: place) ?? place
    }
    return result
  }

  private static var parts: [Component] {
    [
      .year, .yearForWeekOfYear, .month, .weekOfYear, .weekOfMonth, .weekdayOrdinal, .day, .hour, .minute,
      .second,
      .nanosecond,
    ]
  }

  private func estimate(_ part: Component, _ start: Date, _ end: Date) -> Int {
    let seconds = end.timeIntervalSince(start)
    switch part {
    case .year: return component(.year, from: end) - component(.year, from: start)
    case .month:
      return (component(.year, from: end) - component(.year, from: start)) * 12
        + component(.month, from: end) - component(.month, from: start)
    case .weekOfYear: return Int(seconds / 604_800)
    case .day: return Int(seconds / 86_400)
    case .hour: return Int(seconds / 3600)
    case .minute: return Int(seconds / 60)
    case .second: return Int(seconds)
    case .nanosecond: return Int(clamping: Int64(seconds * 1e9))
    case .yearForWeekOfYear: return component(.year, from: end) - component(.year, from: start)
    case .weekOfMonth, .weekdayOrdinal: return Int(seconds / 604_800)
    case .weekday, .era, .quarter, .calendar, .timeZone: return 0
    }
  }

  // MARK: Dates

  /// Returns the date of parts; missing parts are those of the first day of the year 1. Parts beyond their range carry
  /// over.
  ///
  /// - Parameter components: The parts, of which a day goes before a week and a weekday; a zone goes before the calendar's.
  /// - Returns: The date; never nil here.
  public func date(from components: DateComponents) -> Date? {
    let day = self.day(of: components)
    let time =
      Double(components.hour ?? 0) * 3600 + Double(components.minute ?? 0) * 60
      + Double(components.second ?? 0)
    let zone = (components.timeZone ?? timeZone).secondsFromGMT()
    return Date(
      timeIntervalSince1970: Double(day.daysSince1970) * 86_400 + time - Double(zone)
        + Double(components.nanosecond ?? 0) / 1e9)
  }

  /// Returns the date so many parts later; a day that the month does not have becomes its last one.
  ///
  /// - Parameters:
  ///   - component: Which part; a weekday counts as a day, and quarters are not counted, as Foundation has it.
  ///   - value: How many; negative ones go back.
  ///   - date: The date to begin at.
  /// - Returns: The date; never nil here.
  public func date(byAdding component: Component, value: Int, to date: Date) -> Date? {
    switch component {
    case .year, .month, .yearForWeekOfYear:
      let (day, _, _) = parts(date)
      let months = day.year * 12 + day.month - 1 + (component == .month ? value : value * 12)
      let (year, month) = (CivilDate.floor(months, 12), CivilDate.modulo(months, 12) + 1)
      let last = CivilDate.days(inMonth: month, of: year)
      let moved = CivilDate(year: year, month: month, day: min(day.day, last))
      return date.addingTimeInterval(Double(moved.daysSince1970 - day.daysSince1970) * 86_400)
    case .weekOfYear, .weekOfMonth, .weekdayOrdinal: return date.addingTimeInterval(Double(value) * 604_800)
    case .day, .weekday: return date.addingTimeInterval(Double(value) * 86_400)
    case .hour: return date.addingTimeInterval(Double(value) * 3600)
    case .minute: return date.addingTimeInterval(Double(value) * 60)
    case .second: return date.addingTimeInterval(Double(value))
    case .nanosecond: return date.addingTimeInterval(Double(value) / 1e9)
    case .era, .quarter, .calendar, .timeZone: return date
    }
  }

  /// The date so much later, the largest parts first.
  ///
  /// - Parameters:
  ///   - components: How much of each part; nil adds nothing, and the time zone is left aside.
  ///   - date: The date to begin at.
  /// - Returns: The date; never nil here.
  public func date(byAdding components: DateComponents, to date: Date) -> Date? {
    var result = date
    for part in Calendar.parts {
      if let value = components[part] {
        result = self.date(byAdding: part, value: value, to: result) ?? result
      }
    }
    return result
  }

  /// Returns the first moment of the date's day in the calendar's time zone.
  ///
  /// - Parameter date: A moment of the day.
  /// - Returns: The day's midnight.
  public func startOfDay(for date: Date) -> Date {
    let east = Double(timeZone.secondsFromGMT())
    let day = CivilDate.split(date.timeIntervalSince1970 + east).day
    return Date(timeIntervalSince1970: Double(day) * 86_400 - east)
  }

  /// Whether two dates are of one day in the calendar's time zone.
  ///
  /// - Parameters:
  ///   - one: A date.
  ///   - other: Another one.
  /// - Returns: True where year, month and day are the same.
  public func isDate(_ one: Date, inSameDayAs other: Date) -> Bool { parts(one).day == parts(other).day }

  /// Whether the date is of the present day, by the device's clock.
  ///
  /// - Parameter date: The date.
  /// - Returns: True for every moment of that day.
  public func isDateInToday(_ date: Date) -> Bool { isDate(date, inSameDayAs: Date()) }

  /// Whether the date is of the day before the present one, by the device's clock.
  ///
  /// - Parameter date: The date.
  /// - Returns: True for every moment of that day.
  public func isDateInYesterday(_ date: Date) -> Bool {
    isDate(date.addingTimeInterval(86_400), inSameDayAs: Date())
  }

  /// Whether the date is of the day after the present one, by the device's clock.
  ///
  /// - Parameter date: The date.
  /// - Returns: True for every moment of that day.
  public func isDateInTomorrow(_ date: Date) -> Bool {
    isDate(date.addingTimeInterval(-86_400), inSameDayAs: Date())
  }

  /// Whether the date is of a Saturday or a Sunday.
  ///
  /// - Parameter date: The date.
  /// - Returns: True on these two days of the calendar's time zone.
  public func isDateInWeekend(_ date: Date) -> Bool { [1, 7].contains(component(.weekday, from: date)) }
}
