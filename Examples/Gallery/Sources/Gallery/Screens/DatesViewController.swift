import Heft

/// Date pickers: compact ones that open a card, wheels of a time, wheels of a span.
final class DatesViewController: ExampleScreen {
  private let start = UIDatePicker()
  private let end = UIDatePicker()
  private let length = UILabel()
  private let alarm = UIDatePicker()
  private let alarmText = UILabel()
  private let span = UIDatePicker()
  private let spanText = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    for (picker, name) in [(start, "Departure"), (end, "Return")] {
      picker.datePickerMode = .date
      picker.preferredDatePickerStyle = .compact
      picker.accessibilityLabel = name
      listen(to: picker) { $0.showTrip() }
      add(
        row(name, picker), height: 44,
        caption: "compact, \(name == "Return" ? "after the other" : "from today")")
    }
    start.minimumDate = start.date
    end.date = start.date.addingTimeInterval(7 * 86_400)
    add(length, height: 24, caption: "valueChanged")
    showTrip()

    alarm.datePickerMode = .time
    alarm.minuteInterval = 5
    listen(to: alarm) { $0.showAlarm() }
    add(alarm, height: 180, caption: "time, in steps of five minutes")
    add(alarmText, height: 24, caption: "date")
    showAlarm()

    span.datePickerMode = .countDownTimer
    span.countDownDuration = 25 * 60
    listen(to: span) { $0.showSpan() }
    add(span, height: 180, caption: "countDownTimer")
    add(spanText, height: 24, caption: "countDownDuration")
    showSpan()
  }

  private func showTrip() {
    end.minimumDate = start.date
    let days = Calendar.current.dateComponents([.day], from: start.date, to: end.date).day ?? 0
    length.text = days == 1 ? "One day" : "\(days) days"
  }

  private func showAlarm() {
    let calendar = Calendar.current
    let minute =
      calendar.component(.hour, from: alarm.date) * 60 + calendar.component(.minute, from: alarm.date)
    alarmText.text = "Wakes at " + UIApplication.regionFormat.time(minuteOfDay: minute)
  }

  private func showSpan() {
    spanText.text = "\(Int(span.countDownDuration)) seconds"
  }

  private func listen(to picker: UIDatePicker, _ change: @escaping (DatesViewController) -> Void) {
    picker.addAction(
      UIAction(title: "", handler: weakify(self) { screen, _ in change(screen) }), for: .valueChanged)
  }

  private func row(_ name: String, _ picker: UIDatePicker) -> UIStackView {
    let label = UILabel()
    label.text = name
    let row = UIStackView(arrangedSubviews: [label, UIView(), picker])
    row.spacing = 12
    row.alignment = .center
    return row
  }
}
