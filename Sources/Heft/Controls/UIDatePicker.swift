/// How a date picker looks.
public enum UIDatePickerStyle: Int, Sendable {
  /// As wheels.
  case automatic = 0
  /// Columns that are turned.
  case wheels = 1
  /// A button that says the date, and opens the columns in a card.
  case compact = 2
  /// As wheels: there is no month's page here.
  case inline = 3
}

/// Lets the user pick a date, a time, both, or a span. Sends `.valueChanged` when the user has picked another value.
open class UIDatePicker: UIControl {
  /// The kinds of values that are picked.
  public enum Mode: Int, Sendable {
    /// The time of a day.
    case time = 0
    /// A day.
    case date = 1
    /// A day and a time.
    case dateAndTime = 2
    /// Hours and minutes of a span, which is `countDownDuration`.
    case countDownTimer = 3
  }

  /// The kind of value that is picked.
  open var datePickerMode = Mode.dateAndTime {
    didSet { if datePickerMode != oldValue { reload() } }
  }

  /// The date; setting it sends nothing. A date outside the limits is moved to the nearer limit.
  open var date: Date {
    get { current }
    set { setDate(newValue, animated: false) }
  }

  /// The earliest date; nil means none. Where it is later than the latest one, neither counts.
  open var minimumDate: Date? {
    didSet { setDate(current, animated: false) }
  }
  /// The latest date; nil means none.
  open var maximumDate: Date? {
    didSet { setDate(current, animated: false) }
  }

  /// How many minutes lie between two rows; what does not divide an hour, or is above 30, counts as 1. The date is moved
  /// to the last such minute.
  open var minuteInterval = 1 {
    didSet {
      if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = 1 }
      reload()
    }
  }

  /// The span that is picked in the mode `countDownTimer`, in seconds: whole minutes, at least one and less than a day.
  open var countDownDuration: TimeInterval {
    get { TimeInterval(spanMinutes * 60) }
    set {
      spanMinutes = newValue.isNaN ? 0 : Int(min(max(Double(newValue) / 60, 0), 1439))
      show(animated: false)
    }
  }

  /// How the picker should look. A span has wheels always.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { styleChanged() }
  }
  /// How the picker looks: wheels, or compact.
  public final var datePickerStyle: UIDatePickerStyle {
    preferredDatePickerStyle == .compact && datePickerMode != .countDownTimer ? .compact : .wheels
  }

  /// The zone of the days and hours; nil is the calendar's.
  open var timeZone: TimeZone? {
    didSet { reload() }
  }
  /// Its time zone counts; nil is the user's calendar.
  open var calendar: Calendar! = Calendar.current {
    didSet { reload() }
  }
  /// Kept only: the words are English, their order is the region's.
  open var locale: Locale?

  open override var isEnabled: Bool {
    didSet {
      button.isEnabled = isEnabled
      wheels.isUserInteractionEnabled = isEnabled
      wheels.alpha = isEnabled ? 1 : ControlMetrics.disabledAlpha
    }
  }

  private final let wheels = DateWheels(frame: .zero)
  private final let button = UIButton(type: .system)
  private var current = Date()
  private var spanMinutes = 1
  @Weak private final var card: DateCardController? = nil

  /// A picker with a frame that shows the present moment; an empty frame gets the size of wheels.
  ///
  /// - Parameter frame: In its superview's points.
  public override init(frame: CGRect) {
    super.init(
      frame: frame.size == .zero ? CGRect(origin: frame.origin, size: PickerMetrics.size) : frame)
    isAccessibilityElement = false
    accessibilityTraits = .none
    button.setTitleColor(.label, for: .normal)
    button.backgroundColor = .tertiarySystemFill
    button.cornerRadius = DatePickerMetrics.corner
    let inset = DatePickerMetrics.inset
    button.contentEdgeInsets = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
    button.accessibilityHint = "Opens a picker"
    button.addAction(
      UIAction(title: "", handler: weakify(self) { picker, _ in picker.openCard() }), for: .touchUpInside)
    wheels.onPick = weakify(self) { $0.picked() }
    addSubview(button)
    styleChanged()
  }

  /// Sets the date, which sends nothing.
  ///
  /// - Parameters:
  ///   - date: The date; one outside the limits is moved to the nearer limit.
  ///   - animated: Whether the wheels turn to it.
  open func setDate(_ date: Date, animated: Bool) {
    guard !date.timeIntervalSince1970.isNaN else { return }
    current = limited(date)
    show(animated: animated)
  }

  // Touches are the button's and the wheels'.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
  open override func accessibilityActivate() -> Bool { false }

  // MARK: The date

  private final var secondsEast: Double {
    Double((timeZone ?? calendar?.timeZone ?? .current).secondsFromGMT())
  }

  /// The date within the limits, within the years that there are, and at a minute that has a row.
  private final func limited(_ date: Date) -> Date {
    var seconds = date.timeIntervalSince1970
    let (least, most) = (minimumDate?.timeIntervalSince1970, maximumDate?.timeIntervalSince1970)
    if !(least ?? -.infinity > most ?? .infinity) {
      if let least { seconds = max(seconds, least) }
      if let most { seconds = min(seconds, most) }
    }
    let first = Double(CivilDate(year: 1, month: 1, day: 2).daysSince1970)
    let last = Double(CivilDate(year: DateWheels.lastYear, month: 12, day: 30).daysSince1970)
    seconds = min(max(seconds, first * 86_400), last * 86_400)
    if minuteInterval > 1 {
      let step = Double(minuteInterval) * 60
      seconds = ((seconds + secondsEast) / step).rounded(.down) * step - secondsEast
      if let least, seconds < least { seconds += step }
    }
    return Date(timeIntervalSince1970: seconds)
  }

  private final func parts(_ date: Date) -> (day: Int, second: Int) {
    CivilDate.split(date.timeIntervalSince1970 + secondsEast)
  }

  /// The user has turned a wheel.
  private final func picked() {
    let moment = wheels.picked
    if datePickerMode == .countDownTimer {
      spanMinutes = moment.minute
    } else {
      // A day keeps the time of the date before.
      let second = datePickerMode == .date ? parts(current).second : moment.minute * 60
      current = limited(
        Date(timeIntervalSince1970: Double(moment.day) * 86_400 + Double(second) - secondsEast))
    }
    show(animated: true)
    sendActions(for: .valueChanged)
  }

  // MARK: How it is shown

  private final func reload() {
    wheels.set(datePickerMode, interval: minuteInterval, today: parts(Date()).day)
    current = limited(current)
    styleChanged()
  }

  private final func show(animated: Bool) {
    let animated = animated && window != nil
    if wheels.mode != datePickerMode || wheels.numberOfComponents == 0 { return reload() }
    if datePickerMode == .countDownTimer {
      spanMinutes = max(spanMinutes / minuteInterval, 1) * minuteInterval
      wheels.show(DateWheels.Moment(day: 0, minute: spanMinutes), animated: animated)
    } else {
      let (day, second) = parts(current)
      wheels.show(DateWheels.Moment(day: day, minute: second / 60), animated: animated)
    }
    let formatter = DateFormatter()
    formatter.timeZone = timeZone ?? calendar?.timeZone ?? .current
    formatter.dateFormat = pattern
    let text = formatter.string(from: current)
    button.setTitle(text, for: .normal)
    button.accessibilityValue = text
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private final var pattern: String {
    let format = UIApplication.regionFormat
    let day =
      switch format.dateOrder {
      case .dayMonthYear: "d MMM y"
      case .monthDayYear: "MMM d, y"
      case .yearMonthDay: "y MMM d"
      }
    let time = format.hasTwelveHours ? "h:mm a" : "HH:mm"
    switch datePickerMode {
    case .date: return day
    case .time, .countDownTimer: return time
    case .dateAndTime: return day + "  " + time
    }
  }

  private final func styleChanged() {
    let isCompact = datePickerStyle == .compact
    button.isHidden = !isCompact
    if !isCompact {
      card?.dismiss(animated: false)
      if wheels.superview !== self { addSubview(wheels) }
    } else if wheels.superview === self {
      wheels.removeFromSuperview()
    }
    show(animated: false)
  }

  private final func openCard() {
    guard let root = window?.rootViewController, card == nil else { return }
    let card = DateCardController(wheels, of: button)
    self.card = card
    (root.presentedChain.last ?? root).present(card, animated: true)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if wheels.superview === self { wheels.frame = bounds }
    button.accessibilityLabel = accessibilityLabel ?? "Date Picker"
    let size = button.intrinsicContentSize
    let height = DatePickerMetrics.height
    button.frame = CGRect(
      x: 0, y: (bounds.size.height - height) / 2, width: min(size.width, bounds.size.width), height: height)
  }

  open override var intrinsicContentSize: CGSize {
    datePickerStyle == .compact
      ? CGSize(width: button.intrinsicContentSize.width, height: DatePickerMetrics.height)
      : PickerMetrics.size
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// How a compact date picker and its card look, after iOS 14; our choice, in points.
enum DatePickerMetrics {
  static let height: CGFloat = 34
  static let corner: CGFloat = 8
  static let inset: CGFloat = 12
  static let cardSize = CGSize(width: 320, height: 216)
  static let cardCorner: CGFloat = 13
  /// How far the card stands from the button and from the edges.
  static let cardGap: CGFloat = 8
  static let dimming: CGFloat = 0.12
  /// The size from which the card grows into its place.
  static let startScale: CGFloat = 0.9
}
