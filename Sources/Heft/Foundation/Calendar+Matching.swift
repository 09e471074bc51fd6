// Dates that have certain parts.

extension Calendar {
  /// What comes in the place of a day that a month does not have.
  public enum MatchingPolicy: Sendable {
    /// The first moment of the next day there is.
    case nextTime
    /// The next day there is, at the time that is looked for.
    case nextTimePreservingSmallerComponents
    /// The month's last day, at the time that is looked for.
    case previousTimePreservingSmallerComponents
    /// Nothing: only dates with all of the parts count.
    case strict
  }

  /// Which of two times counts that a day has twice; no day has here.
  public enum RepeatedTimePolicy: Sendable {
    case first
    case last
  }

  /// The direction in which dates are looked for.
  public enum SearchDirection: Sendable {
    case forward
    case backward
  }

  /// Returns the next date that has certain parts. What is smaller than all of them is as small as it can be: the hour 9 is
  /// nine o'clock.
  ///
  /// - Parameters:
  ///   - date: The date that it comes after, or before.
  ///   - components: The parts; one that is nil does not count.
  ///   - matchingPolicy: What comes in the place of a day that a month does not have.
  ///   - repeatedTimePolicy: Makes no difference: no time of a day comes twice here.
  ///   - direction: Whether it comes after the date, or before.
  /// - Returns: The date; nil where there is none within 400 years, or no part is given.
  public func nextDate(
    after date: Date, matching components: DateComponents, matchingPolicy: MatchingPolicy,
    repeatedTimePolicy: RepeatedTimePolicy = .first, direction: SearchDirection = .forward
  ) -> Date? {
    DateMatch(self, components, matchingPolicy)?.next(after: date, isForward: direction == .forward)
  }

  /// Goes through the dates that have certain parts, one after the other.
  ///
  /// - Parameters:
  ///   - start: The date that they come after, or before.
  ///   - components: The parts; one that is nil does not count.
  ///   - matchingPolicy: What comes in the place of a day that a month does not have.
  ///   - repeatedTimePolicy: Makes no difference: no time of a day comes twice here.
  ///   - direction: Whether they come after the date, or before.
  ///   - block: Gets each date, whether it has all of the parts, and what ends it when it is set to true; nil once there is no
  ///     further one.
  public func enumerateDates(
    startingAfter start: Date, matching components: DateComponents, matchingPolicy: MatchingPolicy,
    repeatedTimePolicy: RepeatedTimePolicy = .first, direction: SearchDirection = .forward,
    using block: (Date?, Bool, inout Bool) -> Void
  ) {
    var stop = false
    var place = start
    while !stop {
      let found = nextDate(
        after: place, matching: components, matchingPolicy: matchingPolicy, direction: direction)
      block(found, found.map { self.date($0, matchesComponents: components) } ?? false, &stop)
      guard let found else { return }
      place = found
    }
  }

  /// Whether a date has certain parts.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - components: The parts; one that is nil does not count.
  /// - Returns: Whether it has all of them.
  public func date(_ date: Date, matchesComponents components: DateComponents) -> Bool {
    DateMatch.days.allSatisfy { has(date, components, $0) } && has(date, components, .hour)
      && has(date, components, .minute) && has(date, components, .second)
  }

  private func has(_ date: Date, _ components: DateComponents, _ part: Component) -> Bool {
    components[part].map { $0 == component(part, from: date) } ?? true
  }
}

/// A search for dates that have certain parts.
struct DateMatch {
  private let calendar: Calendar
  private let components: DateComponents
  private let policy: Calendar.MatchingPolicy
  private let hasDay: Bool
  private let hasTime: Bool

  /// The parts that a day has, and not a moment of it.
  static var days: [Calendar.Component] {
    [.era, .year, .month, .day, .weekday, .weekdayOrdinal, .weekOfMonth, .weekOfYear, .yearForWeekOfYear]
  }
  /// After so many days the calendar has all come again.
  private static let mostDays = 146_097

  /// Nil where no part is given.
  init?(_ calendar: Calendar, _ components: DateComponents, _ policy: Calendar.MatchingPolicy) {
    self.calendar = calendar
    self.components = components
    self.policy = policy
    hasDay = DateMatch.days.contains { components[$0] != nil }
    hasTime = components.hour != nil || components.minute != nil || components.second != nil
    if !hasDay, !hasTime { return nil }
  }

  func next(after date: Date, isForward: Bool) -> Date? {
    let midnight = calendar.startOfDay(for: date)
    let first = calendar.parts(date).day
    let seconds = date.timeIntervalSince(midnight)
    var skipped = 0
    if let year = components.year, year != first.year {
      guard (year > first.year) == isForward else { return nil }
      let edge =
        isForward ? CivilDate(year: year, month: 1, day: 1) : CivilDate(year: year, month: 12, day: 31)
      skipped = edge.daysSince1970 - first.daysSince1970
    }
    for step in 0...DateMatch.mostDays {
      let shift = skipped + (isForward ? step : -step)
      let day = CivilDate(daysSince1970: first.daysSince1970 + shift)
      if let year = components.year, isForward ? day.year > year + 1 : day.year < year { return nil }
      guard let usesTime = matches(day) else { continue }
      let limit = shift == 0 ? seconds : nil
      let found = usesTime ? time(isForward, beyond: limit) : moment(0, isForward, beyond: limit)
      if let found {
        return midnight.addingTimeInterval(Double(shift) * 86_400 + Double(found))
      }
    }
    return nil
  }

  // MARK: Days

  /// Whether a day is one; then, whether its time is that of the parts, or its first moment.
  private func matches(_ day: CivilDate) -> Bool? {
    if !hasDay || isMeant(day) { return true }
    guard let wanted = components.day, policy != .strict, components.weekday == nil else { return nil }
    if policy == .previousTimePreservingSmallerComponents {
      let last = CivilDate.days(inMonth: day.month, of: day.year)
      return day.day == last && wanted > last && isMonthMeant(day) ? true : nil
    }
    guard day.day == 1 else { return nil }
    let before = CivilDate(daysSince1970: day.daysSince1970 - 1)
    guard wanted > before.day, isMonthMeant(before) else { return nil }
    return policy == .nextTimePreservingSmallerComponents
  }

  private func isMonthMeant(_ day: CivilDate) -> Bool {
    (components.year ?? day.year) == day.year && (components.month ?? day.month) == day.month
  }

  private func isMeant(_ day: CivilDate) -> Bool {
    guard isMonthMeant(day), (components.day ?? day.day) == day.day,
      (components.weekday ?? day.weekday) == day.weekday, (components.era ?? 1) == 1
    else { return false }
    if let ordinal = components.weekdayOrdinal, ordinal != (day.day - 1) / 7 + 1 { return false }
    if let week = components.weekOfMonth,
      week != calendar.week(of: day.day, after: CivilDate(year: day.year, month: day.month, day: 1))
    {
      return false
    }
    if components.weekOfYear != nil || components.yearForWeekOfYear != nil {
      let own = calendar.week(of: day)
      if (components.weekOfYear ?? own.week) != own.week { return false }
      if (components.yearForWeekOfYear ?? own.year) != own.year { return false }
    }
    return hasTime || isFirst(day)
  }

  /// Whether a day is the first of what the parts say, where they say no day.
  private func isFirst(_ day: CivilDate) -> Bool {
    if components.day != nil || components.weekday != nil || components.weekdayOrdinal != nil { return true }
    if components.weekOfYear != nil || components.weekOfMonth != nil || components.yearForWeekOfYear != nil {
      return day.weekday == calendar.firstWeekday
    }
    return day.day == 1 && (components.month != nil || day.month == 1)
  }

  // MARK: Times

  /// The first second of a day, or the last one, that has the parts of a time, and lies beyond another second.
  private func time(_ isForward: Bool, beyond limit: Double?) -> Int? {
    let isMinuteFree = components.minute == nil && components.second != nil
    let isHourFree = components.hour == nil && (components.minute != nil || components.second != nil)
    let second = components.second ?? 0
    guard (0..<60).contains(second) else { return nil }
    var found: Int?
    for hour in 0..<24 where isHourFree || hour == components.hour ?? 0 {
      for minute in 0..<60 where isMinuteFree || minute == components.minute ?? 0 {
        let time = hour * 3600 + minute * 60 + second
        guard moment(time, isForward, beyond: limit) != nil else { continue }
        if isForward { return time }
        found = time
      }
    }
    return found
  }

  /// A second of a day, where it lies beyond another second.
  private func moment(_ time: Int, _ isForward: Bool, beyond limit: Double?) -> Int? {
    guard let limit else { return time }
    return (isForward ? Double(time) > limit : Double(time) < limit) ? time : nil
  }
}
