import Heft

/// Writes a span between two dates in English, what both have in common only once: `Nov 23 – 24, 2026`.
public final class DateIntervalFormatter: Formatter {
  /// How much of a date or a time is written.
  public enum Style: UInt, Sendable { case none, short, medium, long, full }

  /// How the days are written.
  public var dateStyle = Style.short
  /// How the times are written.
  public var timeStyle = Style.short
  /// The letters of the parts that are written, in place of the styles; empty means none.
  public var dateTemplate: String! = ""
  /// The zone; nil is the user's.
  public var timeZone: TimeZone! = .current
  /// Kept only: dates are written in English.
  public var locale: Locale! = .current
  /// Kept only: dates are Gregorian.
  public var calendar: Calendar! = .current

  private static let dash = " \u{2013} "

  /// Writes a span.
  ///
  /// - Parameter dateInterval: The span.
  /// - Returns: The text; never nil here.
  public func string(from dateInterval: DateInterval) -> String? {
    string(from: dateInterval.start, to: dateInterval.end)
  }

  /// Writes a span.
  ///
  /// - Parameters:
  ///   - fromDate: The first moment.
  ///   - toDate: The last one.
  /// - Returns: The text; of one date where nothing of it is another.
  public func string(from fromDate: Date, to toDate: Date) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone ?? .current
    let first = calendar.dateComponents([.year, .month, .day, .hour], from: fromDate)
    let last = calendar.dateComponents([.year, .month, .day, .hour], from: toDate)
    let isSameYear = first.year == last.year
    let isSameMonth = isSameYear && first.month == last.month
    let isSameDay = isSameMonth && first.day == last.day
    var (day, time) = patterns
    if day.isEmpty, time.isEmpty { return "" }
    // The times of two days are nothing without them, nor is a day without its year where the years differ.
    if !isSameDay, day.isEmpty { day = "M/d/y" }
    if !isSameYear, !day.utf8.contains(UInt8(ascii: "y")) { day += ", y" }
    func text(_ pattern: String, _ date: Date) -> String { written(pattern, date) }
    let joiner = day.isEmpty || time.isEmpty ? "" : isLong ? " 'at' " : ", "
    let (one, other) = (text(day + joiner + time, fromDate), text(day + joiner + time, toDate))
    if one == other { return one }
    if isSameDay {
      let isSameHalf = (first.hour ?? 0) / 12 == (last.hour ?? 0) / 12
      let hasHalf = time.hasSuffix(" a") && !time.utf8.contains(UInt8(ascii: "s"))
      let start = isSameHalf && hasHalf ? String(time.dropLast(2)) : time
      return (day.isEmpty ? "" : text(day, fromDate) + ", ") + text(start, fromDate)
        + DateIntervalFormatter.dash + text(time, toDate)
    }
    guard time.isEmpty, isSameYear, let year = DateIntervalFormatter.range(of: ", y", in: day) ?? whole(day)
    else { return one + DateIntervalFormatter.dash + other }
    let (start, ending) = (String(day[..<year]), String(day[year...]))
    if isSameMonth, start.hasSuffix(" d"), !start.utf8.contains(UInt8(ascii: "E")) {
      return text(start, fromDate) + DateIntervalFormatter.dash + text("d" + ending, toDate)
    }
    return text(start, fromDate) + DateIntervalFormatter.dash + text(day, toDate)
  }

  /// The end of a day's pattern with the month's name, as if there were a year behind it.
  private func whole(_ day: String) -> String.Index? {
    day.hasPrefix("M/") || day.utf8.contains(UInt8(ascii: "y")) ? nil : day.endIndex
  }

  private static func range(of part: String, in text: String) -> String.Index? {
    text.range(of: part)?.lowerBound
  }

  private func written(_ pattern: String, _ date: Date) -> String {
    if pattern.isEmpty { return "" }
    let formatter = DateFormatter()
    formatter.timeZone = timeZone
    formatter.dateFormat = pattern
    return formatter.string(from: date)
  }

  private var isLong: Bool { (dateTemplate ?? "").isEmpty && dateStyle.rawValue >= 3 }

  private var patterns: (day: String, time: String) {
    if let dateTemplate, !dateTemplate.isEmpty {
      let isTime: (Character) -> Bool = { "jJhHkKmsaSzZv".contains($0) }
      return (
        DatePatternTemplate(dateTemplate.filter { !isTime($0) }).written,
        DatePatternTemplate(dateTemplate.filter(isTime)).written
      )
    }
    let day =
      switch dateStyle {
      case .none: ""
      case .short: "M/d/yy"
      case .medium: "MMM d, y"
      case .long: "MMMM d, y"
      case .full: "EEEE, MMMM d, y"
      }
    let time =
      switch timeStyle {
      case .none: ""
      case .short: "h:mm a"
      case .medium: "h:mm:ss a"
      case .long, .full: "h:mm:ss a z"
      }
    return (day, time)
  }
}
