import Heft

/// Writes how long ago or how far ahead a date is, in English.
public final class RelativeDateTimeFormatter: Formatter {
  /// Whether the text counts or has a name for what is near.
  public enum DateTimeStyle: Int, Sendable { case numeric, named }
  /// How the unit is written; only `.abbreviated` and `.short` differ from the rest.
  public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

  public var dateTimeStyle = DateTimeStyle.numeric
  public var unitsStyle = UnitsStyle.full
  public var calendar: Calendar! = Calendar.current
  public var locale: Locale! = Locale.current

  private static let units: [(seconds: Double, name: String, short: String)] = [
    (31_536_000, "year", "yr."), (2_592_000, "month", "mo."), (604_800, "week", "wk."),
    (86_400, "day", "day"),
    (3_600, "hour", "hr."), (60, "minute", "min."), (1, "second", "sec."),
  ]

  /// Returns how far a number of seconds is from now.
  ///
  /// - Parameter timeInterval: The seconds; below 0 in the past. A month is 30 days and a year 365.
  /// - Returns: The text, as `in 2 hours` or `3 days ago`.
  public func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let length = timeInterval.magnitude
    let unit = Self.units.first { length >= $0.seconds } ?? Self.units[Self.units.count - 1]
    return text(
      length.isFinite ? Int(length / unit.seconds) : 0, unit.name, unit.short, isPast: timeInterval < 0)
  }

  /// Returns how far ahead parts of a date are, by the largest that is not 0.
  ///
  /// - Parameter dateComponents: The parts; below 0 in the past.
  /// - Returns: The text, as `in 2 hours` or `3 days ago`.
  public func localizedString(from dateComponents: DateComponents) -> String {
    let parts = [
      dateComponents.year, dateComponents.month, dateComponents.weekOfMonth ?? dateComponents.weekOfYear,
      dateComponents.day, dateComponents.hour, dateComponents.minute, dateComponents.second,
    ]
    // Where all are 0, the smallest that is given.
    let place = parts.firstIndex { ($0 ?? 0) != 0 } ?? parts.lastIndex { $0 != nil } ?? parts.count - 1
    let (count, unit) = (parts[place] ?? 0, Self.units[place])
    return text(Int(count.magnitude), unit.name, unit.short, isPast: count < 0)
  }

  private func text(_ count: Int, _ name: String, _ short: String, isPast: Bool) -> String {
    if dateTimeStyle == .named {
      if name == "day", count == 0 { return "today" }
      if count == 0 { return name == "second" ? "now" : "this " + name }
      if name == "day", count == 1 { return isPast ? "yesterday" : "tomorrow" }
      if count == 1, name == "year" || name == "month" || name == "week" {
        return (isPast ? "last " : "next ") + name
      }
    }
    let isShort = unitsStyle == .short || unitsStyle == .abbreviated
    let word = isShort && name != "day" ? short : count == 1 ? name : name + "s"
    return isPast ? "\(count) \(word) ago" : "in \(count) \(word)"
  }

  /// Returns how far a date is from another.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - reference: What it is compared with.
  /// - Returns: The text.
  public func localizedString(for date: Date, relativeTo reference: Date) -> String {
    localizedString(fromTimeInterval: date.timeIntervalSince(reference))
  }

  /// Returns how far a date is from now.
  ///
  /// - Parameter date: The date.
  /// - Returns: The text; nil of nil.
  public func string(for date: Date?) -> String? {
    date.map { localizedString(for: $0, relativeTo: Date()) }
  }
}
