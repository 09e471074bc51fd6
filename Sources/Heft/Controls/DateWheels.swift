/// The columns of a date picker: their kinds by the mode and the region, the titles of their rows, and the date they
/// show.
final class DateWheels: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate {
  /// A minute of a day, or of a span.
  struct Moment: Equatable {
    /// Days after the first of January 1970.
    var day: Int
    /// Minutes after the day's beginning.
    var minute: Int
  }

  private enum Column {
    case day, month, dayOfMonth, year, hour, minute, half

    /// The name of the column that a screen reader says.
    var name: String {
      switch self {
      case .day: "Date"
      case .month: "Month"
      case .dayOfMonth: "Day"
      case .year: "Year"
      case .hour: "Hours"
      case .minute: "Minutes"
      case .half: "AM or PM"
      }
    }

    /// How wide the column is beside the others.
    var share: CGFloat {
      switch self {
      case .day: 5
      case .month: 4
      case .year: 3
      case .dayOfMonth, .hour, .minute, .half: 2
      }
    }
  }

  /// The years that can be picked.
  static let lastYear = 9999
  /// How many days lie on both sides of the one that was shown first; our choice: a browser places no rows much further.
  private static let reach = 20_000

  private(set) var mode = UIDatePicker.Mode.dateAndTime
  private var interval = 1
  private var hasTwelveHours = false
  private var columns: [Column] = []
  private var moment = Moment(day: 0, minute: 0)
  /// The day of the first row, and today.
  private var firstDay = 0
  private var today = 0
  /// The user has picked a row.
  var onPick: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    dataSource = self
    delegate = self
  }

  /// Has the columns of a mode, for minutes that lie so far from one another.
  func set(_ mode: UIDatePicker.Mode, interval: Int, today: Int) {
    self.mode = mode
    self.interval = interval
    self.today = today
    let format = UIApplication.regionFormat
    hasTwelveHours = format.hasTwelveHours && mode != .countDownTimer
    setColumns(order: format.dateOrder)
    columnNames = columns.map { $0.name }
    firstDay = moment.day - DateWheels.reach
    reloadAllComponents()
    show(moment, animated: false)
  }

  /// Puts column after column: of several arrays that one function has, a page may take one for another (CONTRIBUTING).
  private func setColumns(order: RegionFormat.DateOrder) {
    columns.removeAll()
    if mode == .date {
      if order == .yearMonthDay { columns.append(.year) }
      if order == .dayMonthYear { columns.append(.dayOfMonth) }
      columns.append(.month)
      if order != .dayMonthYear { columns.append(.dayOfMonth) }
      if order != .yearMonthDay { columns.append(.year) }
      return
    }
    if mode == .dateAndTime { columns.append(.day) }
    columns.append(.hour)
    columns.append(.minute)
    if hasTwelveHours { columns.append(.half) }
  }

  /// Turns to a moment. What turns by itself and would rest there is left alone.
  func show(_ moment: Moment, animated: Bool) {
    let (old, new) = (CivilDate(daysSince1970: self.moment.day), CivilDate(daysSince1970: moment.day))
    self.moment = moment
    if !(0...2 * DateWheels.reach).contains(moment.day - firstDay) {
      firstDay = moment.day - DateWheels.reach
      reload(.day)
    }
    if (old.year, old.month) != (new.year, new.month) { reload(.dayOfMonth) }
    for (component, column) in columns.enumerated() {
      let row = row(of: column, new)
      if selectedRow(inComponent: component) != row {
        selectRow(row, inComponent: component, animated: animated)
      }
    }
  }

  private func reload(_ column: Column) {
    if let component = columns.firstIndex(of: column) { reloadComponent(component) }
  }

  private func row(of column: Column, _ date: CivilDate) -> Int {
    switch column {
    case .day: moment.day - firstDay
    case .month: date.month - 1
    case .dayOfMonth: date.day - 1
    case .year: date.year - 1
    case .hour: moment.minute / 60 % (hasTwelveHours ? 12 : 24)
    case .minute: moment.minute % 60 / interval
    case .half: moment.minute / 60 / 12
    }
  }

  /// The moment that the rows in the middle stand for. A day that the month does not have is its last one.
  var picked: Moment {
    var date = CivilDate(daysSince1970: moment.day)
    var (hour, minute) = (moment.minute / 60, moment.minute % 60)
    for (component, column) in columns.enumerated() {
      let row = selectedRow(inComponent: component)
      switch column {
      case .day: date = CivilDate(daysSince1970: firstDay + row)
      case .month: date.month = row + 1
      case .dayOfMonth: date.day = row + 1
      case .year: date.year = row + 1
      case .hour: hour = hasTwelveHours ? hour / 12 * 12 + row : row
      case .minute: minute = row * interval
      case .half: hour = row * 12 + hour % 12
      }
    }
    date.day = min(date.day, CivilDate.days(inMonth: date.month, of: date.year))
    return Moment(day: date.daysSince1970, minute: hour * 60 + minute)
  }

  // MARK: Rows

  func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    switch columns[component] {
    case .day: return 2 * DateWheels.reach + 1
    case .month: return 12
    case .dayOfMonth:
      let date = CivilDate(daysSince1970: moment.day)
      return CivilDate.days(inMonth: date.month, of: date.year)
    case .year: return DateWheels.lastYear
    case .hour: return hasTwelveHours ? 12 : 24
    case .minute: return 60 / interval
    case .half: return 2
    }
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    switch columns[component] {
    case .day: return title(ofDay: firstDay + row)
    case .month: return Calendar.current.monthSymbols[row]
    case .dayOfMonth, .year: return "\(row + 1)"
    case .hour:
      if mode == .countDownTimer { return row == 1 ? "1 hour" : "\(row) hours" }
      return hasTwelveHours ? "\(row == 0 ? 12 : row)" : CivilDate.digits(row, 2)
    case .minute:
      return mode == .countDownTimer ? "\(row * interval) min" : CivilDate.digits(row * interval, 2)
    case .half: return row == 0 ? "AM" : "PM"
    }
  }

  private func title(ofDay day: Int) -> String {
    if day == today { return "Today" }
    let formatter = DateFormatter()
    formatter.timeZone = .gmt
    formatter.dateFormat = UIApplication.regionFormat.dateOrder == .dayMonthYear ? "EEE d MMM" : "EEE MMM d"
    return formatter.string(from: Date(timeIntervalSince1970: Double(day) * 86_400))
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    let all = columns.reduce(0) { $0 + $1.share }
    return min(bounds.size.width, PickerMetrics.size.width) * columns[component].share / all
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    onPick?()
  }
}
