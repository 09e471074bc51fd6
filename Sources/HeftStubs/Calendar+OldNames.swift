// The calendar's functions with the options that Swift 2 had everywhere, and with one part of a date for a list of one.

import Heft

/// The options of a calendar's functions until Swift 3, which make no difference here.
public struct HeftCalendarOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let wrapComponents = HeftCalendarOptions(rawValue: 1)
  public static let matchStrictly = HeftCalendarOptions(rawValue: 2)
  public static let searchBackwards = HeftCalendarOptions(rawValue: 4)
  public static let matchNextTime = HeftCalendarOptions(rawValue: 1024)
}

extension Calendar {
  /// Returns a part of a date.
  ///
  /// - Parameters:
  ///   - component: The part.
  ///   - date: The date.
  /// - Returns: Its components, of which only that one is set.
  @_disfavoredOverload
  public func dateComponents(_ component: Component, from date: Date) -> DateComponents {
    dateComponents([component], from: date)
  }

  /// Returns how far two dates are from each other, in one unit.
  ///
  /// - Parameters:
  ///   - component: The unit.
  ///   - start: The first date.
  ///   - end: The second date.
  ///   - options: Left aside.
  /// - Returns: The components, of which only that one is set.
  @_disfavoredOverload
  public func dateComponents(
    _ component: Component, from start: Date, to end: Date, options: HeftCalendarOptions
  ) -> DateComponents { dateComponents([component], from: start, to: end) }

  /// Returns how far two dates are from each other.
  ///
  /// - Parameters:
  ///   - components: The units.
  ///   - start: The first date.
  ///   - end: The second date.
  ///   - options: Left aside.
  /// - Returns: The components.
  public func dateComponents(
    _ components: Set<Component>, from start: Date, to end: Date, options: HeftCalendarOptions
  ) -> DateComponents { dateComponents(components, from: start, to: end) }

  /// Returns a date so many units later.
  ///
  /// - Parameters:
  ///   - component: The unit.
  ///   - value: How many; before the date where it is below 0.
  ///   - date: The date.
  ///   - options: Left aside.
  /// - Returns: The date.
  public func date(
    byAdding component: Component, value: Int, to date: Date, options: HeftCalendarOptions
  ) -> Date? { self.date(byAdding: component, value: value, to: date) }

  /// Returns a date that is later by some components.
  ///
  /// - Parameters:
  ///   - components: How much later.
  ///   - date: The date.
  ///   - options: Left aside.
  /// - Returns: The date.
  public func date(byAdding components: DateComponents, to date: Date, options: HeftCalendarOptions) -> Date?
  {
    self.date(byAdding: components, to: date)
  }

  /// Returns the same day at a time.
  ///
  /// - Parameters:
  ///   - hour: The hour.
  ///   - minute: The minute.
  ///   - second: The second.
  ///   - date: A time of the day.
  ///   - options: Left aside.
  /// - Returns: The date.
  public func date(
    bySettingHour hour: Int, minute: Int, second: Int, of date: Date, options: HeftCalendarOptions
  ) -> Date? { self.date(bySettingHour: hour, minute: minute, second: second, of: date) }
}
