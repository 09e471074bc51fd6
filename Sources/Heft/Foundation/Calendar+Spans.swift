// Weeks, and the spans of time that the parts of a date stand for.

extension Calendar {
  /// The week of a day of a year or a month, 0 for the days before its first week.
  func week(of day: Int, after first: CivilDate) -> Int {
    let before = CivilDate.modulo(first.weekday - firstWeekday, 7)
    return (day - 1 + before) / 7 + (7 - before >= minimumDaysInFirstWeek ? 1 : 0)
  }

  /// The week of a day, and the year that it is of.
  func week(of day: CivilDate) -> (week: Int, year: Int) {
    let next = CivilDate(year: day.year + 1, month: 1, day: 1)
    let before = CivilDate.modulo(next.weekday - firstWeekday, 7)
    if 7 - before >= minimumDaysInFirstWeek, day.daysSince1970 >= next.daysSince1970 - before {
      return (1, day.year + 1)
    }
    let found = week(of: day.dayOfYear, after: CivilDate(year: day.year, month: 1, day: 1))
    if found > 0 { return (found, day.year) }
    // The days before the year's first week are of the last one of the year before.
    let last = CivilDate(year: day.year - 1, month: 12, day: 31)
    return (
      week(of: last.dayOfYear + day.dayOfYear, after: CivilDate(year: last.year, month: 1, day: 1)), last.year
    )
  }

  /// The day of parts: by its day of the month, or else by a week and a weekday, or the month's so many-th weekday.
  func day(of parts: DateComponents) -> CivilDate {
    let first = CivilDate(year: parts.year ?? 1, month: parts.month ?? 1, day: 1)
    if let day = parts.day { return CivilDate(year: first.year, month: first.month, day: day) }
    if let week = parts.weekOfYear, parts.month == nil,
      parts.weekday != nil || parts.yearForWeekOfYear != nil
    {
      let year = parts.yearForWeekOfYear ?? first.year
      return day(parts.weekday, ofWeek: week, after: CivilDate(year: year, month: 1, day: 1))
    }
    guard let weekday = parts.weekday else { return first }
    if let week = parts.weekOfMonth { return day(weekday, ofWeek: week, after: first) }
    guard let ordinal = parts.weekdayOrdinal else { return first }
    // Those below 0 are counted from the month's end.
    let month = CivilDate(year: first.year, month: first.month + (ordinal < 0 ? 1 : 0), day: 1)
    let next = month.daysSince1970 + CivilDate.modulo(weekday - month.weekday, 7)
    return CivilDate(daysSince1970: next + (ordinal < 0 ? ordinal : ordinal - 1) * 7)
  }

  /// The day of a week of the year or the month that a day is the first of.
  private func day(_ weekday: Int?, ofWeek week: Int, after first: CivilDate) -> CivilDate {
    let before = CivilDate.modulo(first.weekday - firstWeekday, 7)
    let number = week - (7 - before >= minimumDaysInFirstWeek ? 1 : 0)
    let shift = CivilDate.modulo((weekday ?? firstWeekday) - firstWeekday, 7)
    return CivilDate(daysSince1970: first.daysSince1970 - before + number * 7 + shift)
  }

  /// Returns which values a part can have within another part.
  ///
  /// - Parameters:
  ///   - smaller: The part.
  ///   - larger: What it is a part of.
  ///   - date: A moment of the larger one.
  /// - Returns: The values; nil where the one is not a part of the other.
  public func range(of smaller: Component, in larger: Component, for date: Date) -> Range<Int>? {
    let (day, _, _) = parts(date)
    switch (smaller, larger) {
    case (.month, .year): return 1..<13
    case (.quarter, .year): return 1..<5
    case (.weekOfYear, .year):
      let last = CivilDate(year: day.year, month: 12, day: 31).dayOfYear
      return 1..<week(of: last, after: CivilDate(year: day.year, month: 1, day: 1)) + 1
    case (.weekOfYear, .yearForWeekOfYear):
      let year = week(of: day).year
      let first = self.day(nil, ofWeek: 1, after: CivilDate(year: year, month: 1, day: 1))
      let next = self.day(nil, ofWeek: 1, after: CivilDate(year: year + 1, month: 1, day: 1))
      return 1..<(next.daysSince1970 - first.daysSince1970) / 7 + 1
    case (.day, .month): return 1..<CivilDate.days(inMonth: day.month, of: day.year) + 1
    case (.day, .year): return 1..<CivilDate(year: day.year, month: 12, day: 31).dayOfYear + 1
    case (.weekOfMonth, .month):
      let first = CivilDate(year: day.year, month: day.month, day: 1)
      let last = CivilDate.days(inMonth: day.month, of: day.year)
      return week(of: 1, after: first)..<week(of: last, after: first) + 1
    case (.weekday, .weekOfYear), (.weekday, .weekOfMonth), (.weekday, .month), (.weekday, .year):
      return 1..<8
    case (.hour, .day), (.hour, .month), (.hour, .year), (.hour, .weekOfYear): return 0..<24
    case (.minute, .hour), (.minute, .day), (.minute, .month), (.minute, .year): return 0..<60
    case (.second, .minute), (.second, .hour), (.second, .day), (.second, .month): return 0..<60
    default: return nil
    }
  }

  /// Returns the span of time of a part that a moment lies in.
  ///
  /// - Parameters:
  ///   - component: Which part, as `.month` or `.weekOfYear`.
  ///   - date: The moment.
  /// - Returns: From its first moment to the first one of the next; nil of the era.
  public func dateInterval(of component: Component, for date: Date) -> DateInterval? {
    guard let start = start(of: component, for: date) else { return nil }
    let step: Component = component == .weekday || component == .weekdayOrdinal ? .day : component
    let end =
      step == .quarter
      ? self.date(byAdding: .month, value: 3, to: start) : self.date(byAdding: step, value: 1, to: start)
    guard let end else { return nil }
    // A year of weeks has no fixed number of them; ten days later the next one has begun.
    let next =
      step == .yearForWeekOfYear ? self.start(of: step, for: end.addingTimeInterval(864_000)) ?? end : end
    return DateInterval(start: start, end: next)
  }

  private func start(of component: Component, for date: Date) -> Date? {
    let midnight = startOfDay(for: date)
    let day = parts(date).day
    switch component {
    case .era, .calendar, .timeZone: return nil
    case .quarter:
      let first = CivilDate(year: day.year, month: (day.month - 1) / 3 * 3 + 1, day: 1)
      return midnight.addingTimeInterval(-86_400 * Double(day.daysSince1970 - first.daysSince1970))
    case .year: return midnight.addingTimeInterval(-86_400 * Double(day.dayOfYear - 1))
    case .month: return midnight.addingTimeInterval(-86_400 * Double(day.day - 1))
    case .day, .weekday, .weekdayOrdinal: return midnight
    case .weekOfYear, .weekOfMonth:
      return midnight.addingTimeInterval(-86_400 * Double(CivilDate.modulo(day.weekday - firstWeekday, 7)))
    case .yearForWeekOfYear:
      let weeks = week(of: day).week - 1
      return start(of: .weekOfYear, for: date)?.addingTimeInterval(-604_800 * Double(weeks))
    case .hour, .minute, .second:
      let length: Double = component == .hour ? 3600 : component == .minute ? 60 : 1
      let seconds = date.timeIntervalSince(midnight)
      return midnight.addingTimeInterval((seconds / length).rounded(.down) * length)
    case .nanosecond: return date
    }
  }

  /// Returns which of two dates is earlier where only a part counts, and what is larger.
  ///
  /// - Parameters:
  ///   - one: A date.
  ///   - other: Another one.
  ///   - component: The smallest part that counts.
  /// - Returns: `orderedSame` where both lie in the same year, month and so on up to that part.
  public func compare(_ one: Date, to other: Date, toGranularity component: Component) -> ComparisonResult {
    if component == .weekOfMonth {
      // A week that two months share is one of each.
      let months = compare(one, to: other, toGranularity: .month)
      if months != .orderedSame { return months }
    }
    guard let first = start(of: component, for: one), let second = start(of: component, for: other) else {
      return .orderedSame
    }
    return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
  }

  /// Whether two dates lie in the same year, month and so on up to a part.
  ///
  /// - Parameters:
  ///   - one: A date.
  ///   - other: Another one.
  ///   - component: The smallest part that counts.
  /// - Returns: True where they do.
  public func isDate(_ one: Date, equalTo other: Date, toGranularity component: Component) -> Bool {
    compare(one, to: other, toGranularity: component) == .orderedSame
  }

  /// Returns a moment of a date's day.
  ///
  /// - Parameters:
  ///   - hour: The hour, from 0 to 23.
  ///   - minute: The minute, from 0 to 59.
  ///   - second: The second, from 0 to 59.
  ///   - date: A moment of the day.
  /// - Returns: The moment; nil where a part is beyond its range.
  public func date(bySettingHour hour: Int, minute: Int, second: Int, of date: Date) -> Date? {
    guard (0..<24).contains(hour), (0..<60).contains(minute), (0..<60).contains(second) else { return nil }
    return startOfDay(for: date).addingTimeInterval(Double(hour * 3600 + minute * 60 + second))
  }
}
