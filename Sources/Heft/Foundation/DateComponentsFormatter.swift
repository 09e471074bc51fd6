/// The calendar by the name that Objective-C has for it.
public enum NSCalendar {
  /// The user's.
  public static var current: Calendar { .current }

  /// Which parts.
  public struct Unit: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let year = Unit(rawValue: 1 << 2)
    public static let month = Unit(rawValue: 1 << 3)
    public static let day = Unit(rawValue: 1 << 4)
    public static let hour = Unit(rawValue: 1 << 5)
    public static let minute = Unit(rawValue: 1 << 6)
    public static let second = Unit(rawValue: 1 << 7)
    public static let weekOfMonth = Unit(rawValue: 1 << 12)

    // A span is not written in these.
    public static let era = Unit(rawValue: 1 << 1)
    public static let weekday = Unit(rawValue: 1 << 9)
    public static let weekdayOrdinal = Unit(rawValue: 1 << 10)
    public static let quarter = Unit(rawValue: 1 << 11)
    public static let weekOfYear = Unit(rawValue: 1 << 13)
    public static let yearForWeekOfYear = Unit(rawValue: 1 << 14)
    public static let nanosecond = Unit(rawValue: 1 << 15)
    public static let calendar = Unit(rawValue: 1 << 20)
    public static let timeZone = Unit(rawValue: 1 << 21)
  }
}

/// Writes how long something lasts, `1:05` or `1h 10m`, in English: Heft's own also natively.
public final class DateComponentsFormatter: Formatter {
  /// How a unit is written.
  public enum UnitsStyle: Int, Sendable {
    /// `9:41:30`.
    case positional = 0
    /// `9h 41m 30s`.
    case abbreviated = 1
    /// `9 hr, 41 min, 30 sec`.
    case short = 2
    /// `9 hours, 41 minutes, 30 seconds`.
    case full = 3
    /// `nine hours, forty-one minutes, thirty seconds`.
    case spellOut = 4
    /// `9hr 41min 30sec`.
    case brief = 5
  }

  /// How a unit that is 0 is written.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// `dropLeading` where units have their places, else `dropAll`.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    public static let dropAll: ZeroFormattingBehavior = ZeroFormattingBehavior(rawValue: 0xE)
    /// All are written, in places with two digits.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// The units; empty means all of them.
  public var allowedUnits: NSCalendar.Unit = []
  public var unitsStyle = UnitsStyle.positional
  public var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// How many units are written at most, the largest first; 0 is all of them. Smaller units are left out [ours].
  public var maximumUnitCount = 0
  /// Whether `About` stands before it.
  public var includesApproximationPhrase = false
  /// Whether `remaining` stands behind it.
  public var includesTimeRemainingPhrase = false
  /// The date from which a span of seconds is counted if units have no fixed length; nil is the beginning of 2001.
  public var referenceDate: Date?
  /// The calendar that counts days and months; nil is the user's.
  public var calendar: Calendar? = .current

  /// A formatter of places.
  public override init() {
    super.init()
  }

  /// Writes a span of time.
  ///
  /// - Parameter seconds: The seconds; less than 0 has a minus before it.
  /// - Returns: The text; nil where the seconds are no number.
  public func string(from seconds: TimeInterval) -> String? {
    guard seconds.isFinite else { return nil }
    let start = reference
    return string(from: start, to: start.addingTimeInterval(seconds))
  }

  /// Writes a span of time.
  ///
  /// - Parameter components: The parts, which are counted from the reference date.
  /// - Returns: The text; never nil here.
  public func string(from components: DateComponents) -> String? {
    let start = reference
    return string(from: start, to: (calendar ?? .current).date(byAdding: components, to: start) ?? start)
  }

  /// Writes the time between two moments in whole units.
  ///
  /// - Parameters:
  ///   - start: The one that is counted from.
  ///   - end: The other one.
  /// - Returns: The text; never nil here.
  public func string(from start: Date, to end: Date) -> String? {
    let isNegative = end < start
    let (first, last) = isNegative ? (end, start) : (start, end)
    let units = Self.units.filter { allowedUnits.isEmpty || allowedUnits.contains($0.unit) }
    guard !units.isEmpty else { return "" }
    var asked: Set<Calendar.Component> = []
    for unit in units { asked.insert(unit.component) }
    let found = (calendar ?? .current).dateComponents(asked, from: first, to: last)
    var values = units.map { (unit: $0, value: found.value(for: $0.component) ?? 0) }
    drop(&values)
    if maximumUnitCount > 0, values.count > maximumUnitCount {
      values = Array(values.prefix(maximumUnitCount))
    }
    let hasSign = isNegative && values.contains { $0.value != 0 }
    return (includesApproximationPhrase ? "About " : "") + (hasSign ? "-" : "") + joined(values)
      + (includesTimeRemainingPhrase ? " remaining" : "")
  }

  /// Writes a span of parts.
  ///
  /// - Parameters:
  ///   - components: The parts.
  ///   - unitsStyle: How a unit is written.
  /// - Returns: The text; never nil here.
  public static func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  private var reference: Date { referenceDate ?? Date(timeIntervalSinceReferenceDate: 0) }

  private struct Named {
    let unit: NSCalendar.Unit
    let component: Calendar.Component
    let letter: String
    let brief: String
    let full: String
    /// Whether the short name of several ends with an s.
    let hasPlural: Bool
  }

  private static var units: [Named] {
    [
      Named(unit: .year, component: .year, letter: "y", brief: "yr", full: "year", hasPlural: true),
      Named(unit: .month, component: .month, letter: "mo", brief: "mth", full: "month", hasPlural: true),
      Named(
        unit: .weekOfMonth, component: .weekOfMonth, letter: "w", brief: "wk", full: "week", hasPlural: true),
      Named(unit: .day, component: .day, letter: "d", brief: "day", full: "day", hasPlural: true),
      Named(unit: .hour, component: .hour, letter: "h", brief: "hr", full: "hour", hasPlural: false),
      Named(unit: .minute, component: .minute, letter: "m", brief: "min", full: "minute", hasPlural: false),
      Named(unit: .second, component: .second, letter: "s", brief: "sec", full: "second", hasPlural: false),
    ]
  }

  /// Takes the units out that are 0 and may go; one is left.
  private func drop(_ values: inout [(unit: Named, value: Int)]) {
    var behavior = zeroFormattingBehavior
    if behavior.contains(.pad) { return }
    if behavior.contains(.default) || behavior.isEmpty {
      behavior = unitsStyle == .positional ? .dropLeading : .dropAll
    }
    let last = values[values.count - 1]
    let first = values.firstIndex { $0.value != 0 } ?? values.count
    let end = (values.lastIndex { $0.value != 0 } ?? -1) + 1
    var kept: [(unit: Named, value: Int)] = []
    for (index, value) in values.enumerated() {
      let option: ZeroFormattingBehavior =
        index < first ? .dropLeading : index < end ? .dropMiddle : .dropTrailing
      if value.value != 0 || !behavior.contains(option) { kept.append(value) }
    }
    values = kept.isEmpty ? [last] : kept
  }

  private func joined(_ values: [(unit: Named, value: Int)]) -> String {
    var text = ""
    for (index, (unit, value)) in values.enumerated() {
      let digits = "\(value)"
      let more = value == 1 ? "" : "s"
      switch unitsStyle {
      case .positional:
        // Only hours, minutes and seconds have places.
        let isPlaced = [.hour, .minute, .second].contains(unit.component)
        let isFirst = index == 0 || ![.hour, .minute, .second].contains(values[index - 1].unit.component)
        if index > 0 { text += isFirst ? " " : ":" }
        let isPadded = isPlaced && (!isFirst || zeroFormattingBehavior.contains(.pad))
        text += isPadded ? CivilDate.digits(value, 2) : isPlaced ? digits : digits + unit.letter
      case .abbreviated: text += (index > 0 ? " " : "") + digits + unit.letter
      case .brief: text += (index > 0 ? " " : "") + digits + unit.brief + (unit.hasPlural ? more : "")
      case .short: text += (index > 0 ? ", " : "") + digits + " " + unit.brief + (unit.hasPlural ? more : "")
      case .spellOut:
        text += (index > 0 ? ", " : "") + NumberWords.text(of: Double(value)) + " " + unit.full + more
      case .full: text += (index > 0 ? ", " : "") + digits + " " + unit.full + more
      }
    }
    return text
  }
}
