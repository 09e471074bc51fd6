// What apps rarely ask a calendar.

import Heft

extension NSCalendar {
  /// Which calendar it is.
  public typealias Identifier = Calendar.Identifier
}

extension Calendar {
  /// A calendar in the user's time zone, as Objective-C makes it.
  ///
  /// - Parameter calendarIdentifier: Which calendar; never nil here.
  public init?(calendarIdentifier: Identifier) { self.init(identifier: calendarIdentifier) }

  /// Which calendar it is, as Objective-C calls it.
  public var calendarIdentifier: Identifier { identifier }

  // MARK: Parts

  /// Returns all parts of a date in a time zone.
  ///
  /// - Parameters:
  ///   - timeZone: The zone.
  ///   - date: The date.
  /// - Returns: The parts, with the calendar and the zone.
  public func dateComponents(in timeZone: TimeZone, from date: Date) -> DateComponents {
    var calendar = self
    calendar.timeZone = timeZone
    var parts = calendar.dateComponents(
      [
        .era, .year, .month, .day, .hour, .minute, .second, .nanosecond, .weekday, .weekdayOrdinal, .quarter,
        .weekOfMonth, .weekOfYear, .yearForWeekOfYear, .timeZone, .calendar,
      ], from: date)
    parts.isLeapMonth = false
    return parts
  }

  /// Measures the time between the dates of parts, in the largest parts that are asked for first.
  ///
  /// - Parameters:
  ///   - components: Which parts.
  ///   - start: The parts of the date that is counted from.
  ///   - end: The parts of the date that is counted to.
  /// - Returns: Whole parts; those that are not asked for are nil.
  public func dateComponents(
    _ components: Set<Component>, from start: DateComponents, to end: DateComponents
  ) -> DateComponents {
    guard let first = date(from: start), let last = date(from: end) else { return DateComponents() }
    return dateComponents(components, from: first, to: last)
  }

  // MARK: Dates

  /// Returns the date so many parts later.
  ///
  /// - Parameters:
  ///   - component: Which part.
  ///   - value: How many; negative ones go back.
  ///   - date: The date to begin at.
  ///   - wrappingComponents: Whether the part begins again at its end, and larger ones stay.
  /// - Returns: The date; never nil here.
  public func date(
    byAdding component: Component, value: Int, to date: Date, wrappingComponents: Bool
  ) -> Date? {
    guard wrappingComponents else { return self.date(byAdding: component, value: value, to: date) }
    let larger: Component
    switch component {
    case .month: larger = .year
    case .day: larger = .month
    case .weekday: larger = .weekOfYear
    case .hour: larger = .day
    case .minute: larger = .hour
    case .second: larger = .minute
    case .weekOfMonth: larger = .month
    default: return self.date(byAdding: component, value: value, to: date)
    }
    guard let range = range(of: component, in: larger, for: date), !range.isEmpty else { return date }
    // A week may begin with any day.
    let first = component == .weekday ? firstWeekday : range.lowerBound
    let place = (self.component(component, from: date) - first + range.count) % range.count
    let wrapped = ((place + value) % range.count + range.count) % range.count
    return self.date(byAdding: component, value: wrapped - place, to: date)
  }

  /// Returns the date so much later.
  ///
  /// - Parameters:
  ///   - components: How much of each part.
  ///   - date: The date to begin at.
  ///   - wrappingComponents: Whether a part begins again at its end, and larger ones stay.
  /// - Returns: The date; never nil here.
  public func date(
    byAdding components: DateComponents, to date: Date, wrappingComponents: Bool
  ) -> Date? {
    guard wrappingComponents else { return self.date(byAdding: components, to: date) }
    var result = date
    let parts: [Component] = [.year, .month, .weekOfYear, .day, .hour, .minute, .second, .nanosecond]
    for part in parts {
      guard let value = components.value(for: part) else { continue }
      result = self.date(byAdding: part, value: value, to: result, wrappingComponents: true) ?? result
    }
    return result
  }

  /// Returns the next date with a part, whose smaller parts are as small as they can be.
  ///
  /// - Parameters:
  ///   - component: The part.
  ///   - value: What it is to be.
  ///   - date: The date to begin at, which is returned where it has the part.
  /// - Returns: The date; nil where no date has the part.
  public func date(bySetting component: Component, value: Int, of date: Date) -> Date? {
    if self.component(component, from: date) == value { return date }
    var parts = DateComponents()
    parts.setValue(value, for: component)
    return nextDate(after: date, matching: parts, matchingPolicy: .nextTime)
  }

  /// Returns a moment of a date's day.
  ///
  /// - Parameters:
  ///   - hour: The hour.
  ///   - minute: The minute.
  ///   - second: The second.
  ///   - date: A moment of the day.
  ///   - matchingPolicy: Makes no difference: a day has all of its hours here.
  ///   - repeatedTimePolicy: Makes no difference: no time of a day comes twice here.
  ///   - direction: Makes no difference.
  /// - Returns: The moment; nil where a part is beyond its range.
  public func date(
    bySettingHour hour: Int, minute: Int, second: Int, of date: Date, matchingPolicy: MatchingPolicy,
    repeatedTimePolicy: RepeatedTimePolicy = .first, direction: SearchDirection = .forward
  ) -> Date? { self.date(bySettingHour: hour, minute: minute, second: second, of: date) }

  // MARK: Ranges

  /// Returns the values that a part always can have.
  ///
  /// - Parameter component: The part.
  /// - Returns: The values; nil where it has none.
  public func minimumRange(of component: Component) -> Range<Int>? {
    switch component {
    case .day: 1..<29
    case .weekdayOrdinal, .weekOfMonth: 1..<5
    case .weekOfYear: 1..<53
    default: maximumRange(of: component)
    }
  }

  /// Returns the values that a part sometimes can have.
  ///
  /// - Parameter component: The part.
  /// - Returns: The values; nil where it has none.
  public func maximumRange(of component: Component) -> Range<Int>? {
    switch component {
    case .era: 0..<2
    case .year, .yearForWeekOfYear: 1..<144_684
    case .month: 1..<13
    case .day: 1..<32
    case .hour: 0..<24
    case .minute, .second: 0..<60
    case .nanosecond: 0..<1_000_000_000
    case .weekday: 1..<8
    case .weekdayOrdinal: 1..<6
    case .quarter: 1..<5
    case .weekOfMonth: 1..<7
    case .weekOfYear: 1..<54
    case .calendar, .timeZone: nil
    }
  }

  /// Tells the span of time of a part that a moment lies in.
  ///
  /// - Parameters:
  ///   - component: Which part.
  ///   - start: Becomes its first moment.
  ///   - interval: Becomes its seconds.
  ///   - date: The moment.
  /// - Returns: False of the era, which has no span here.
  public func dateInterval(
    of component: Component, start: inout Date, interval: inout TimeInterval, for date: Date
  ) -> Bool { Calendar.tell(dateInterval(of: component, for: date), &start, &interval) }

  // MARK: Weekends

  /// Returns the Saturday and the Sunday that a moment lies in.
  ///
  /// - Parameter date: The moment.
  /// - Returns: The two days; nil where it lies in another day.
  public func dateIntervalOfWeekend(containing date: Date) -> DateInterval? {
    let weekday = component(.weekday, from: date)
    guard weekday == 1 || weekday == 7 else { return nil }
    return DateInterval(start: startOfDay(for: date) - (weekday == 1 ? 86_400 : 0), duration: 172_800)
  }

  /// Tells the Saturday and the Sunday that a moment lies in.
  ///
  /// - Parameters:
  ///   - date: The moment.
  ///   - start: Becomes their first moment.
  ///   - interval: Becomes their seconds.
  /// - Returns: False where it lies in another day.
  public func dateIntervalOfWeekend(
    containing date: Date, start: inout Date, interval: inout TimeInterval
  ) -> Bool { Calendar.tell(dateIntervalOfWeekend(containing: date), &start, &interval) }

  /// Returns the Saturday and the Sunday that come next, and not those that a moment lies in.
  ///
  /// - Parameters:
  ///   - date: The moment.
  ///   - direction: Whether they come after it, or before.
  /// - Returns: The two days; never nil here.
  public func nextWeekend(
    startingAfter date: Date, direction: SearchDirection = .forward
  ) -> DateInterval? {
    // Saturday is the first day of these.
    let day = component(.weekday, from: date) % 7
    let days = direction == .forward ? 7 - day : day < 2 ? -7 - day : -day
    return DateInterval(start: startOfDay(for: date) + Double(days) * 86_400, duration: 172_800)
  }

  /// Tells the Saturday and the Sunday that come next, and not those that a moment lies in.
  ///
  /// - Parameters:
  ///   - date: The moment.
  ///   - start: Becomes their first moment.
  ///   - interval: Becomes their seconds.
  ///   - direction: Whether they come after it, or before.
  /// - Returns: True here.
  public func nextWeekend(
    startingAfter date: Date, start: inout Date, interval: inout TimeInterval,
    direction: SearchDirection = .forward
  ) -> Bool { Calendar.tell(nextWeekend(startingAfter: date, direction: direction), &start, &interval) }

  private static func tell(_ span: DateInterval?, _ start: inout Date, _ interval: inout TimeInterval) -> Bool
  {
    guard let span else { return false }
    (start, interval) = (span.start, span.duration)
    return true
  }

  // MARK: Names

  public var eraSymbols: [String] { ["BC", "AD"] }
  public var longEraSymbols: [String] { ["Before Christ", "Anno Domini"] }
  public var standaloneQuarterSymbols: [String] { quarterSymbols }
  public var shortStandaloneQuarterSymbols: [String] { shortQuarterSymbols }
}

extension Notification.Name {
  /// Never posted: an app asks which day it is.
  public static let NSCalendarDayChanged = Notification.Name("NSCalendarDayChangedNotification")
  /// Never posted: the clock is the device's.
  public static let NSSystemClockDidChange = Notification.Name("NSSystemClockDidChangeNotification")
  /// Never posted: the zone is read when the app begins.
  public static let NSSystemTimeZoneDidChange = Notification.Name(
    "kCFTimeZoneSystemTimeZoneDidChangeNotification")
}
