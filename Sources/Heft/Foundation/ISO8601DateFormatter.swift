/// Writes and reads dates as the standard ISO 8601 has them, `2026-11-23T03:05:09Z`: Heft's own also natively. A file that
/// imports Foundation too writes `Heft.ISO8601DateFormatter`.
public final class ISO8601DateFormatter: Formatter {
  /// The parts of a date that are written, and the separators between them.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let withYear = Options(rawValue: 1 << 0)
    public static let withMonth = Options(rawValue: 1 << 1)
    /// The day of the month; without a month, the day of the year.
    public static let withDay = Options(rawValue: 1 << 4)
    public static let withTime = Options(rawValue: 1 << 5)
    public static let withTimeZone = Options(rawValue: 1 << 6)
    /// A space, not a `T`.
    public static let withSpaceBetweenDateAndTime = Options(rawValue: 1 << 7)
    public static let withDashSeparatorInDate = Options(rawValue: 1 << 8)
    public static let withColonSeparatorInTime = Options(rawValue: 1 << 9)
    public static let withColonSeparatorInTimeZone = Options(rawValue: 1 << 10)
    /// Thousandths of a second.
    public static let withFractionalSeconds = Options(rawValue: 1 << 11)
    /// `2026-11-23`.
    public static let withFullDate = Options(rawValue: 0x113)
    /// `03:05:09Z`.
    public static let withFullTime = Options(rawValue: 0x660)
    /// `2026-11-23T03:05:09Z`.
    public static let withInternetDateTime = Options(rawValue: 0x773)
  }

  /// The parts that are written, and that must be there when a date is read.
  public var formatOptions = Options.withInternetDateTime
  /// The zone; at first Greenwich's, which nil stands for too.
  public var timeZone: TimeZone! = .gmt

  /// A formatter of dates as the Internet writes them.
  public override init() {
    super.init()
  }

  /// Writes a date.
  ///
  /// - Parameter date: The date.
  /// - Returns: The text.
  public func string(from date: Date) -> String {
    DatePattern(pattern).text(date.timeIntervalSince1970, secondsEast: secondsEast)
  }

  /// Reads a date.
  ///
  /// - Parameter string: The text, with all that the options name and nothing else.
  /// - Returns: The date; nil where the text is not one.
  public func date(from string: String) -> Date? {
    DatePattern(pattern).moment(string, secondsEast: secondsEast).map { Date(timeIntervalSince1970: $0) }
  }

  /// Writes a date.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - timeZone: The zone.
  ///   - formatOptions: What is written.
  /// - Returns: The text.
  public static func string(
    from date: Date, timeZone: TimeZone, formatOptions: Options = .withInternetDateTime
  ) -> String {
    let formatter = ISO8601DateFormatter()
    formatter.timeZone = timeZone
    formatter.formatOptions = formatOptions
    return formatter.string(from: date)
  }

  private var secondsEast: Int { (timeZone ?? .gmt).secondsFromGMT() }

  private var pattern: String {
    func has(_ option: Options) -> Bool { formatOptions.contains(option) }
    let dash = has(.withDashSeparatorInDate) ? "-" : ""
    var date = has(.withYear) ? "yyyy" : ""
    func add(_ part: String) { date += date.utf8.isEmpty ? part : dash + part }
    if has(.withMonth) { add("MM") }
    if has(.withDay) { add(has(.withMonth) ? "dd" : "DDD") }
    guard has(.withTime) else { return date + zone }
    var time = has(.withColonSeparatorInTime) ? "HH:mm:ss" : "HHmmss"
    if has(.withFractionalSeconds) { time += ".SSS" }
    let between = date.utf8.isEmpty ? "" : has(.withSpaceBetweenDateAndTime) ? " " : "'T'"
    return date + between + time + zone
  }

  private var zone: String {
    guard formatOptions.contains(.withTimeZone) else { return "" }
    return formatOptions.contains(.withColonSeparatorInTimeZone) ? "XXXXX" : "XXXX"
  }
}
