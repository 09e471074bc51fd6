import Heft
import HeftProtocol
import HeftTesting
import TestRules
import Testing

/// Dates, times and spans that a user picks (CONTROL-15, CONTROL-16).
struct DatePickerTests {
  private let fixture = Fixture()
  private let picker: UIDatePicker
  private let log = Log()
  private var device: TestDevice { fixture.device }

  private final class Log {
    var count = 0
  }

  init() {
    let (fixture, log) = (fixture, log)
    picker =
      fixture.device.run {
        let picker = UIDatePicker(frame: CGRect(x: 0, y: 100, width: 0, height: 0))
        picker.timeZone = Heft.TimeZone(secondsFromGMT: 0)
        picker.addAction(UIAction(title: "") { _ in log.count += 1 }, for: .valueChanged)
        fixture.sheet.addSubview(picker)
        return picker
      } ?? UIDatePicker()
  }

  /// The moment of a text such as "2026-11-23 10:22", in Greenwich's zone.
  private func moment(_ text: String) -> Date { formatter.date(from: text)! }
  private func text(_ date: Date) -> String { formatter.string(from: date) }
  private var formatter: Heft.DateFormatter {
    let formatter = Heft.DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd HH:mm"
    formatter.timeZone = Heft.TimeZone(secondsFromGMT: 0)
    return formatter
  }

  private func set(_ mode: UIDatePicker.Mode, _ date: String) {
    device.run {
      picker.datePickerMode = mode
      picker.date = moment(date)
    }
    device.advance(by: 0.1)
  }

  private func value(_ name: String) -> String? {
    device.host.screen.views.values.compactMap { $0.accessibility }
      .first { $0.label == name && $0.role != .generic }?.value
  }

  /// Taps the row below the middle of a column, or above it, and lets the column turn.
  private func step(_ column: String, by rows: Int) {
    guard let middle = device.host.screen.middle(of: column) else { return }
    device.tap(at: Double(middle.x), Double(middle.y) + 32 * Double(rows))
    device.advance(by: 1)
  }

  @Test(
    "A day is picked by its parts; it keeps its time, and a month that is too short ends it",
    .rule("CONTROL-15"))
  func day() {
    set(.date, "2027-01-31 10:22")
    #expect([value("Day"), value("Month"), value("Year")] == ["31", "January", "2027"])
    step("Month", by: 1)
    #expect(text(picker.date) == "2027-02-28 10:22" && value("Day") == "28")
    step("Year", by: 1)
    #expect(text(picker.date) == "2028-02-28 10:22")
    step("Day", by: 1)
    #expect(text(picker.date) == "2028-02-29 10:22" && log.count == 3)
    // There is no thirtieth to tap.
    step("Day", by: 1)
    #expect(text(picker.date) == "2028-02-29 10:22" && log.count == 3)
  }

  @Test("The app's own date is shown and told to nobody", .rule("CONTROL-15"))
  func own() {
    set(.dateAndTime, "2026-11-23 10:22")
    #expect([value("Date"), value("Hours"), value("Minutes")] == ["Mon 23 Nov", "10", "22"])
    device.run { picker.setDate(moment("2026-11-24 09:05"), animated: true) }
    device.advance(by: 1)
    #expect([value("Date"), value("Hours"), value("Minutes")] == ["Tue 24 Nov", "09", "05"])
    step("Date", by: -1)
    step("Hours", by: 2)
    #expect(text(picker.date) == "2026-11-23 11:05" && log.count == 2)
    // Far from what was shown before, and beyond what there is.
    device.run { picker.date = moment("2199-07-01 00:00") }
    #expect(value("Date") == "Mon 1 Jul")
    device.run { picker.date = Date(timeIntervalSince1970: .infinity) }
    #expect(text(picker.date).hasPrefix("9999-12-30"))
    device.run { picker.date = Date(timeIntervalSince1970: .nan) }
    #expect(text(picker.date).hasPrefix("9999-12-30") && log.count == 2)
  }

  @Test("The present day is called so", .rule("CONTROL-15"))
  func today() {
    set(.dateAndTime, "2001-01-01 00:00")
    #expect(value("Date") == "Today")
  }

  @Test("What lies outside the limits turns back to the nearer one", .rule("CONTROL-15"))
  func limits() {
    set(.time, "2026-11-23 10:22")
    device.run {
      picker.minimumDate = moment("2026-11-23 09:30")
      picker.maximumDate = moment("2026-11-23 11:45")
    }
    step("Hours", by: 2)
    #expect(text(picker.date) == "2026-11-23 11:45")
    #expect(value("Hours") == "11" && value("Minutes") == "45" && log.count == 1)
    device.run { picker.date = moment("2020-01-01 00:00") }
    #expect(text(picker.date) == "2026-11-23 09:30" && log.count == 1)
    // Limits that leave nothing do not count.
    device.run {
      picker.maximumDate = moment("2000-01-01 00:00")
      picker.date = moment("2020-01-01 00:00")
    }
    #expect(text(picker.date) == "2020-01-01 00:00")
  }

  @Test("Minutes lie as far from one another as the picker says", .rule("CONTROL-15"))
  func interval() {
    set(.time, "2026-11-23 10:22")
    device.run { picker.minuteInterval = 15 }
    #expect(text(picker.date) == "2026-11-23 10:15" && value("Minutes") == "15")
    step("Minutes", by: 1)
    #expect(text(picker.date) == "2026-11-23 10:30")
    for wrong in [0, -3, 7, 60] {
      device.run { picker.minuteInterval = wrong }
      #expect(picker.minuteInterval == 1)
    }
  }

  @Test(
    "The columns and their words are in the region's order, with twice twelve hours where it has them",
    .rule("CONTROL-15")
  )
  func region() {
    for (name, example) in [(SettingName.dateFormat, "11/22/2033"), (.timeFormat, "1:05 PM")] {
      device.device.handle(.setting(name: name, value: example))
    }
    set(.time, "2026-11-23 00:22")
    #expect([value("Hours"), value("Minutes"), value("AM or PM")] == ["12", "22", "AM"])
    step("AM or PM", by: 1)
    step("Hours", by: 1)
    #expect(text(picker.date) == "2026-11-23 13:22")
    set(.date, "2026-11-23 00:22")
    let places = ["Month", "Day", "Year"].compactMap { device.host.screen.middle(of: $0)?.x }
    #expect(places.count == 3 && places == places.sorted())
  }

  @Test("A span has hours and minutes, a minute at least, and wheels always", .rule("CONTROL-15"))
  func span() {
    device.run {
      picker.preferredDatePickerStyle = .compact
      picker.datePickerMode = .countDownTimer
      picker.countDownDuration = 3725
    }
    #expect(picker.datePickerStyle == .wheels && picker.countDownDuration == 3720)
    #expect([value("Hours"), value("Minutes")] == ["1 hour", "2 min"])
    step("Minutes", by: 1)
    step("Hours", by: -1)
    #expect(picker.countDownDuration == 180 && log.count == 2)
    device.run { picker.countDownDuration = -1 }
    #expect(picker.countDownDuration == 60)
    step("Minutes", by: -1)
    #expect(picker.countDownDuration == 60 && value("Minutes") == "1 min")
  }

  @Test("A compact picker is a button that says the date; its card picks another one", .rule("CONTROL-16"))
  func compact() {
    set(.date, "2026-11-23 10:22")
    device.run {
      picker.preferredDatePickerStyle = .compact
      picker.accessibilityLabel = "Departure"
      picker.frame.size = picker.sizeThatFits(.zero)
    }
    #expect(value("Departure") == "23 Nov 2026" && value("Month") == nil)
    #expect(picker.frame.height == 34 && picker.frame.width < 160)
    device.tap(at: 20, 117)
    device.advance(by: 1)
    #expect(value("Month") == "November")
    step("Month", by: 1)
    #expect(text(picker.date) == "2026-12-23 10:22" && log.count == 1)
    device.tap(at: 300, 600)
    device.advance(by: 1)
    #expect(value("Month") == nil && value("Departure") == "23 Dec 2026")
    // It opens again, and Escape closes it too.
    device.tap(at: 20, 117)
    device.advance(by: 1)
    #expect(value("Month") == "December")
    fixture.key("Escape")
    device.advance(by: 1)
    #expect(value("Month") == nil && log.count == 1)
    device.run { picker.preferredDatePickerStyle = .wheels }
    #expect(value("Month") == "December")
  }

  @Test("The card stays on the screen, above a button at the bottom", .rule("CONTROL-16"))
  func place() {
    set(.time, "2026-11-23 10:22")
    device.run {
      picker.preferredDatePickerStyle = .compact
      picker.frame = CGRect(x: 300, y: 620, width: 70, height: 34)
    }
    device.tap(at: 320, 637)
    device.advance(by: 1)
    let middle = device.host.screen.middle(of: "Hours")
    #expect((middle?.y ?? 999) < 520 && (middle?.x ?? 0) > 47)
    // The right edge of the screen is at 375, and 8 points are left free.
    let minutes = device.host.screen.middle(of: "Minutes")
    #expect((minutes?.x ?? 999) < 367)
  }

  @Test("A picker that is switched off opens nothing and turns nothing", .rule("CONTROL-16"))
  func off() {
    set(.date, "2026-11-23 10:22")
    device.run { picker.isEnabled = false }
    step("Month", by: 1)
    #expect(text(picker.date) == "2026-11-23 10:22")
    device.run {
      picker.preferredDatePickerStyle = .compact
      picker.frame.size = picker.sizeThatFits(.zero)
    }
    device.tap(at: 20, 117)
    device.advance(by: 1)
    #expect(value("Month") == nil && log.count == 0)
  }
}
