// `value.formatted(...)`, with what apps ask for most often. Natively it is Foundation's own.
#if hasFeature(Embedded)
  import Heft

  /// How a date is written.
  public struct DateFormatStyle {
    /// How much of the date is written.
    public enum DateStyle: Sendable { case omitted, numeric, abbreviated, long, complete }
    /// How much of the time is written.
    public enum TimeStyle: Sendable { case omitted, shortened, standard, complete }
    /// How a part of the date is written; one word for all widths, which the locale chooses.
    public enum PartWidth: Sendable { case `default`, abbreviated, wide, narrow, twoDigits, defaultDigits }

    /// The parts that are written, as a template.
    private var template = ""

    /// A style without parts, which are added to it.
    public static var dateTime: Self { Self() }

    private func adding(_ part: String) -> Self {
      var style = self
      style.template += part
      return style
    }

    /// - Parameter width: How it is written.
    /// - Returns: The style with the year.
    public func year(_ width: PartWidth = .default) -> Self { adding(width == .twoDigits ? "yy" : "yyyy") }
    /// - Parameter width: How it is written.
    /// - Returns: The style with the month.
    public func month(_ width: PartWidth = .abbreviated) -> Self {
      adding(width == .wide ? "MMMM" : width == .twoDigits ? "MM" : width == .defaultDigits ? "M" : "MMM")
    }
    /// - Parameter width: How it is written.
    /// - Returns: The style with the day of the month.
    public func day(_ width: PartWidth = .defaultDigits) -> Self { adding(width == .twoDigits ? "dd" : "d") }
    /// - Parameter width: How it is written.
    /// - Returns: The style with the day of the week.
    public func weekday(_ width: PartWidth = .abbreviated) -> Self {
      adding(width == .wide ? "EEEE" : width == .narrow ? "EEEEE" : "EEE")
    }
    /// - Parameter width: How it is written.
    /// - Returns: The style with the hour.
    public func hour(_ width: PartWidth = .defaultDigits) -> Self { adding(width == .twoDigits ? "jj" : "j") }
    /// - Parameter width: How it is written.
    /// - Returns: The style with the minute.
    public func minute(_ width: PartWidth = .twoDigits) -> Self { adding("mm") }
    /// - Parameter width: How it is written.
    /// - Returns: The style with the second.
    public func second(_ width: PartWidth = .twoDigits) -> Self { adding("ss") }

    fileprivate func text(_ date: Date) -> String {
      let formatter = DateFormatter()
      formatter.setLocalizedDateFormatFromTemplate(template.isEmpty ? "yMdjm" : template)
      return formatter.string(from: date)
    }
  }

  /// How the time between a date and now is written.
  public struct RelativeDateStyle {
    /// Whether what is near has a name, as `yesterday`.
    public enum Presentation: Sendable { case numeric, named }
    /// How the unit is written.
    public enum UnitsStyle: Sendable { case wide, abbreviated, narrow, spellOut }
    fileprivate let presentation: Presentation
    fileprivate let unitsStyle: UnitsStyle

    /// - Parameters:
    ///   - presentation: Whether what is near has a name.
    ///   - unitsStyle: How the unit is written.
    /// - Returns: The style.
    public static func relative(presentation: Presentation, unitsStyle: UnitsStyle = .wide) -> Self {
      Self(presentation: presentation, unitsStyle: unitsStyle)
    }
  }

  extension Date {
    /// The date and the time in the locale's short way.
    ///
    /// - Returns: The text.
    public func formatted() -> String { formatted(date: .numeric, time: .shortened) }

    /// The date and the time.
    ///
    /// - Parameters:
    ///   - date: How much of the date is written.
    ///   - time: How much of the time is written.
    /// - Returns: The text.
    public func formatted(date: DateFormatStyle.DateStyle, time: DateFormatStyle.TimeStyle) -> String {
      let formatter = DateFormatter()
      switch date {
      case .omitted: formatter.dateStyle = .none
      case .numeric: formatter.dateStyle = .short
      case .abbreviated: formatter.dateStyle = .medium
      case .long: formatter.dateStyle = .long
      case .complete: formatter.dateStyle = .full
      }
      switch time {
      case .omitted: formatter.timeStyle = .none
      case .shortened: formatter.timeStyle = .short
      case .standard: formatter.timeStyle = .medium
      case .complete: formatter.timeStyle = .long
      }
      return formatter.string(from: self)
    }

    /// The parts of the date that a style has.
    ///
    /// - Parameter style: The style, as `.dateTime.day().month()`.
    /// - Returns: The text, in the locale's order.
    public func formatted(_ style: DateFormatStyle) -> String { style.text(self) }

    /// How long ago or how far ahead the date is.
    ///
    /// - Parameter style: The style, as `.relative(presentation: .named)`.
    /// - Returns: The text.
    public func formatted(_ style: RelativeDateStyle) -> String {
      let formatter = RelativeDateTimeFormatter()
      formatter.dateTimeStyle = style.presentation == .named ? .named : .numeric
      formatter.unitsStyle =
        style.unitsStyle == .wide ? .full : style.unitsStyle == .spellOut ? .spellOut : .abbreviated
      return formatter.localizedString(for: self, relativeTo: Date())
    }
  }

  /// How a number is written.
  public struct NumberFormatStyle {
    /// How many digits are written.
    public struct Precision: Sendable {
      fileprivate let range: ClosedRange<Int>
      /// - Parameter digits: The digits after the point.
      /// - Returns: That many.
      public static func fractionLength(_ digits: Int) -> Self { Self(range: digits...digits) }
      /// - Parameter limits: The fewest and the most digits after the point.
      /// - Returns: As many as the number has, between these.
      public static func fractionLength(_ limits: ClosedRange<Int>) -> Self { Self(range: limits) }
    }
    /// Whether thousands stand apart.
    public enum Grouping: Sendable { case automatic, never }

    private let style: NumberFormatter.Style
    private let code: String
    private var precision: Precision?
    private var grouping = Grouping.automatic

    private init(_ style: NumberFormatter.Style, code: String = "") {
      self.style = style
      self.code = code
    }

    /// A plain number.
    public static var number: Self { Self(.decimal) }
    /// A part of one, in hundredths.
    public static var percent: Self { Self(.percent) }
    /// - Parameter code: The currency, as `EUR`.
    /// - Returns: An amount of money.
    public static func currency(code: String) -> Self { Self(.currency, code: code) }

    /// - Parameter precision: How many digits are written.
    /// - Returns: The style with that many.
    public func precision(_ precision: Precision) -> Self {
      var style = self
      style.precision = precision
      return style
    }

    /// - Parameter grouping: Whether thousands stand apart.
    /// - Returns: The style with that.
    public func grouping(_ grouping: Grouping) -> Self {
      var style = self
      style.grouping = grouping
      return style
    }

    fileprivate func text(_ number: Int) -> String {
      // A whole number is one of hundredths already.
      text(style == .percent ? NSNumber(value: Double(number) / 100) : NSNumber(value: number))
    }

    fileprivate func text(_ number: NSNumber) -> String {
      let formatter = NumberFormatter()
      formatter.numberStyle = style
      if !code.isEmpty { formatter.currencyCode = code }
      if style == .decimal { formatter.maximumFractionDigits = 6 }
      if let range = precision?.range {
        formatter.minimumFractionDigits = range.lowerBound
        formatter.maximumFractionDigits = range.upperBound
      }
      if grouping == .never { formatter.usesGroupingSeparator = false }
      return formatter.string(from: number) ?? ""
    }
  }

  extension Int {
    /// - Returns: The number in the locale's way.
    public func formatted() -> String { formatted(.number) }
    /// - Parameter style: The style, as `.percent`: 25 is 25 %.
    /// - Returns: The text.
    public func formatted(_ style: NumberFormatStyle) -> String { style.text(self) }
  }

  extension Double {
    /// - Returns: The number in the locale's way.
    public func formatted() -> String { formatted(.number) }
    /// - Parameter style: The style, as `.number.precision(.fractionLength(1))`.
    /// - Returns: The text.
    public func formatted(_ style: NumberFormatStyle) -> String { style.text(NSNumber(value: self)) }
  }
#endif
