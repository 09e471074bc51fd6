import Heft
import HeftTesting
import TestRules
import Testing

/// Numbers and dates as the user's region writes them (TYPE-5).
struct RegionFormatTests {
  private func format(_ settings: (SettingName, String)...) -> RegionFormat {
    let device = TestDevice(App(name: "Plain", bundleIdentifier: "test.plain", delegate: { PlainDelegate() }))
    for (name, value) in settings { device.device.handle(.setting(name: name, value: value)) }
    #expect(device.device.count(of: .setting) == 0)
    return device.run { UIApplication.regionFormat } ?? RegionFormat()
  }

  @Test(
    "The separators are those of the example", .rule("TYPE-5"),
    arguments: [
      ("1,234,567.5", ".", ",", "12,345"), ("1.234.567,5", ",", ".", "12.345"),
      ("1\u{202F}234\u{202F}567,5", ",", "\u{202F}", "12\u{202F}345"), ("12,34,567.5", ".", ",", "12,345"),
      ("1234567,5", ",", "", "12345"), ("\u{200E}1,234,567.5", ".", ",", "12,345"),
    ])
  func separators(example: String, decimal: String, grouping: String, text: String) {
    let format = format((.numberFormat, example))
    #expect(format.decimalSeparator == decimal)
    #expect(format.groupingSeparator == grouping)
    #expect(format.text(12345) == text)
    #expect(format.text("1.25") == "1\(decimal)25")
  }

  @Test("So are the order of a date and the hours of a day", .rule("TYPE-5"))
  func datesAndTimes() {
    let german = format((.dateFormat, "22.11.2033"), (.timeFormat, "13:05"))
    #expect(german.dateOrder == .dayMonthYear && german.time(minuteOfDay: 785) == "13:05")
    let american = format((.dateFormat, "11/22/2033"), (.timeFormat, "1:05 PM"))
    #expect(american.dateOrder == .monthDayYear && american.time(minuteOfDay: 785) == "1:05 PM")
    #expect(american.time(minuteOfDay: 0) == "12:00 AM")
    #expect(american.time(minuteOfDay: 720) == "12:00 PM")
    let swedish = format((.dateFormat, "2033-11-22"))
    #expect(swedish.dateOrder == .yearMonthDay && swedish.time(minuteOfDay: 5) == "00:05")
  }

  @Test(
    "An example that is not understood changes nothing and is counted", .rule("TYPE-5"),
    arguments: [
      (SettingName.numberFormat, ""), (.numberFormat, "1234567"), (.numberFormat, "\u{0661}\u{066B}\u{0665}"),
      (.dateFormat, "22.11.33"), (.timeFormat, "noon"),
    ])
  func badExamples(name: SettingName, value: String) {
    let device = TestDevice(App(name: "Plain", bundleIdentifier: "test.plain", delegate: { PlainDelegate() }))
    device.device.handle(.setting(name: name, value: value))
    #expect(device.device.count(of: .setting) == 1)
    #expect(device.run { UIApplication.regionFormat } == RegionFormat())
  }
}
