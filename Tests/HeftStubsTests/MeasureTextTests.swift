import Heft
import HeftStubs
import Testing

@Suite("Weights and times as texts")
struct MeasureTextTests {
  @Test("A weight is written with its unit as a sign or a word")
  func units() {
    let formatter = MassFormatter()
    #expect(formatter.string(fromValue: 385, unit: .gram) == "385 g")
    formatter.unitStyle = .short
    #expect(formatter.string(fromValue: 385, unit: .gram) == "385g")
    #expect(formatter.string(fromValue: 2, unit: .pound) == "2#")
    formatter.unitStyle = .long
    #expect(formatter.string(fromValue: 385, unit: .gram) == "385 grams")
    #expect(formatter.string(fromValue: 1, unit: .kilogram) == "1 kilogram")
  }

  @Test("Kilograms are written in pounds from one pound on, and in ounces below")
  func kilograms() {
    let formatter = MassFormatter()
    formatter.numberFormatter.maximumFractionDigits = 1
    #expect(formatter.string(fromKilograms: 1) == "2.2 lb")
    #expect(formatter.string(fromKilograms: 0.1) == "3.5 oz")
  }

  @Test(
    "A time is written as so many of the largest unit that it holds",
    arguments: [
      (-3, "3 seconds ago"), (60, "in 1 minute"), (-7_300, "2 hours ago"), (86_400, "in 1 day"),
      (-1_300_000, "2 weeks ago"), (40_000_000, "in 1 year"), (0, "in 0 seconds"),
    ])
  func times(seconds: Double, text: String) {
    #expect(RelativeDateTimeFormatter().localizedString(fromTimeInterval: seconds) == text)
  }

  @Test("A time that is near has a name, where one is asked for")
  func names() {
    let formatter = RelativeDateTimeFormatter()
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(fromTimeInterval: -90_000) == "yesterday")
    #expect(formatter.localizedString(fromTimeInterval: 700_000) == "next week")
    #expect(formatter.localizedString(fromTimeInterval: 0) == "now")
    formatter.unitsStyle = .abbreviated
    #expect(formatter.localizedString(fromTimeInterval: -7_300) == "2 hr. ago")
  }
}
