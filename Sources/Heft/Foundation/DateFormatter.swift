/// Writes dates in English and reads them, by a pattern or in one of four styles: Heft's own also natively, so that both
/// builds write the same. A file that imports Foundation too writes `Heft.DateFormatter`.
public final class DateFormatter: Formatter {
  /// How much of a date or a time is written.
  public enum Style: UInt, Sendable {
    case none = 0
    /// `11/23/26`, `3:05 PM`.
    case short = 1
    /// `Nov 23, 2026`, `3:05:09 PM`.
    case medium = 2
    /// `November 23, 2026`, `3:05:09 PM GMT`.
    case long = 3
    /// `Monday, November 23, 2026`, `3:05:09 PM GMT`.
    case full = 4
  }

  /// The pattern, in Unicode's letters; while it is empty the styles write.
  public var dateFormat: String! = ""
  /// How the day is written.
  public var dateStyle = Style.none
  /// How the time is written.
  public var timeStyle = Style.none
  /// The zone; nil is the user's.
  public var timeZone: TimeZone! = nil
  /// Kept only: names are English.
  public var locale: Locale! = Locale.current
  private var names = DateNames()
  /// The names of the months, `MMMM`; English at first.
  public var monthSymbols: [String]! {
    get { names.months }
    set { names.months = newValue ?? DateNames().months }
  }
  /// The names of the months, `MMM`.
  public var shortMonthSymbols: [String]! {
    get { names.shortMonths }
    set { names.shortMonths = newValue ?? DateNames().shortMonths }
  }
  /// The names of the days, `EEEE`, Sunday first; English at first.
  public var weekdaySymbols: [String]! {
    get { names.weekdays }
    set { names.weekdays = newValue ?? DateNames().weekdays }
  }
  /// The names of the days, `EEE`.
  public var shortWeekdaySymbols: [String]! {
    get { names.shortWeekdays }
    set { names.shortWeekdays = newValue ?? DateNames().shortWeekdays }
  }
  /// The name of the hours before noon, `a`.
  public var amSymbol: String! {
    get { names.am }
    set { names.am = newValue ?? "AM" }
  }
  /// The name of the hours from noon on, `a`.
  public var pmSymbol: String! {
    get { names.pm }
    set { names.pm = newValue ?? "PM" }
  }
  /// Kept only: dates are Gregorian.
  public var calendar: Calendar! = Calendar.current
  /// Kept only: a text that does not follow the pattern is not a date.
  public var isLenient = false

  /// Whether yesterday, today and tomorrow are called so, where the styles write.
  public var doesRelativeDateFormatting = false
  /// What the parts are taken from that a text leaves out; nil is the beginning of the year 2000.
  public var defaultDate: Date?

  /// A formatter that writes nothing yet.
  public override init() {
    super.init()
  }

  /// Writes a date by the pattern, or where that is empty in the two styles.
  ///
  /// - Parameter date: The date.
  /// - Returns: The text; empty where there is no pattern and both styles are `none`.
  public func string(from date: Date) -> String {
    DatePattern(pattern(nearDay(date)), names: names).text(
      date.timeIntervalSince1970, secondsEast: secondsEast)
  }

  /// Reads a date by the pattern, or where that is empty in the two styles.
  ///
  /// - Parameter string: The text.
  /// - Returns: The date; nil where the text does not follow the pattern.
  public func date(from string: String) -> Date? {
    DatePattern(pattern(nil), names: names).moment(
      string, secondsEast: secondsEast, from: defaultDate?.timeIntervalSince1970
    ).map { Date(timeIntervalSince1970: $0) }
  }

  /// Writes a date in two styles, in the user's time zone.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - dateStyle: How the day is written; `none` leaves it out.
  ///   - timeStyle: How the time is written; `none` leaves it out.
  /// - Returns: The text; empty where both styles are `none`.
  public static func localizedString(
    from date: Date, dateStyle: Style, timeStyle: Style
  ) -> String {
    let formatter = DateFormatter()
    formatter.dateStyle = dateStyle
    formatter.timeStyle = timeStyle
    return formatter.string(from: date)
  }

  private var secondsEast: Int { (timeZone ?? .current).secondsFromGMT() }

  /// The name of a day beside today, where days are called so.
  private func nearDay(_ date: Date) -> String? {
    guard doesRelativeDateFormatting, dateStyle != .none else { return nil }
    let east = Double(secondsEast)
    let today = CivilDate.split(Date().timeIntervalSince1970 + east).day
    switch CivilDate.split(date.timeIntervalSince1970 + east).day - today {
    case -1: return "'Yesterday'"
    case 0: return "'Today'"
    case 1: return "'Tomorrow'"
    default: return nil
    }
  }

  private func pattern(_ nearDay: String?) -> String {
    if let dateFormat, !dateFormat.utf8.isEmpty { return dateFormat }
    let day =
      switch dateStyle {
      case _ where nearDay != nil: nearDay ?? ""
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
    if day.utf8.isEmpty || time.utf8.isEmpty { return day + time }
    return day + (dateStyle.rawValue >= 3 ? " 'at' " : ", ") + time
  }
}
