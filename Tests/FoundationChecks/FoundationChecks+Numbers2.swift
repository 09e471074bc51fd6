import Heft
import HeftStubs

/// What apps rarely ask of numbers' formatters and of measurements.
extension FoundationChecks {
  static func numberStyles(_ list: inout List) {
    for (style, texts) in [
      (NumberFormatter.Style.scientific, ["1.2345678E3", "-1.2345E3", "0E0", "1E0", "1.2E-4"]),
      (
        .currencyISOCode,
        ["USD\u{A0}1,234.57", "-USD\u{A0}1,234.50", "USD\u{A0}0.00", "USD\u{A0}1.00", "USD\u{A0}0.00"]
      ),
      (
        .currencyPlural,
        [
          "1,234.57 US dollars", "-1,234.50 US dollars", "0.00 US dollars", "1.00 US dollars",
          "0.00 US dollars",
        ]
      ), (.currencyAccounting, ["$1,234.57", "($1,234.50)", "$0.00", "$1.00", "$0.00"]),
    ] {
      let numbers = NumberFormatter()
      numbers.numberStyle = style
      for (number, text) in zip([1234.5678, -1234.5, 0, 1, 0.00012], texts) {
        list.add("NumberFormatter " + text, numbers.string(from: NSNumber(value: number)), text)
      }
    }
    let money = NumberFormatter()
    money.numberStyle = .currency
    list.add("NumberFormatter.positivePrefix of money", money.positivePrefix, "$")
    list.add("NumberFormatter.negativePrefix of money", money.negativePrefix, "-$")
    money.positivePrefix = "+"
    money.negativePrefix = "\u{2212}$"
    list.add("NumberFormatter.positivePrefix", money.string(from: 5), "+5.00")
    list.add("NumberFormatter.negativePrefix", money.string(from: -5), "\u{2212}$5.00")
    money.currencyDecimalSeparator = ","
    money.currencyGroupingSeparator = "."
    list.add("NumberFormatter.currencyGroupingSeparator", money.string(from: 1234.5), "+1.234,50")
  }

  static func formatStyles(_ list: inout List) {
    list.add("Int.formatted()", 1_234_567.formatted(), "1,234,567")
    list.add("Int.formatted(.number.grouping)", 1_234_567.formatted(.number.grouping(.never)), "1234567")
    list.add("Double.formatted()", 0.5.formatted(), "0.5")
    list.add(
      "Double.formatted(.number.precision)", 1234.5.formatted(.number.precision(.fractionLength(2))),
      "1,234.50")
    list.add(
      "Double.formatted(.number.precision) of a range",
      2.0.formatted(.number.precision(.fractionLength(0...2))),
      "2")
    list.add(
      "Double.formatted(.percent)", 0.256.formatted(.percent.precision(.fractionLength(1))), "25.6%")
    list.add("Int.formatted(.percent)", 25.formatted(.percent), "25%")
    let start = Date(timeIntervalSince1970: 0)
    list.add("Date.formatted(.dateTime.year)", start.formatted(.dateTime.year()), "1970")
    list.add("Date.formatted(.dateTime.month)", start.formatted(.dateTime.month(.wide)), "January")
    list.add("Date.formatted(.dateTime.weekday)", start.formatted(.dateTime.weekday(.wide)), "Thursday")
  }

  static func numberFormats(_ list: inout List) {
    for (format, number, text) in [
      ("#,##0", 1_234_567.8, "1,234,568"), ("#,##0", -1234.5, "-1,234"),
      ("#,##0.00", 1_234_567.891, "1,234,567.89"),
      ("0.##", 0, "0"), ("0.##", 12.345, "12.34"), ("$#,##0.00", -2, "-$2.00"),
      ("#,##0.00 'kg'", 1.5, "1.50 kg"),
      ("000", 7, "007"), ("0.0%", 0.123, "12.3%"), ("#,##,##0.00", 12_345_678, "1,23,45,678.00"),
      ("###0", 1234, "1234"),
      ("+#,##0;-#,##0", 5, "+5"), ("+#,##0;-#,##0", -5, "-5"), ("00.00", 1.5, "01.50"),
      ("#,##0.###;(#,##0.###)", -2.25, "(2.25)"),
    ] {
      let numbers = NumberFormatter()
      numbers.positiveFormat = format
      list.add(
        "NumberFormatter.positiveFormat " + format, numbers.string(from: NSNumber(value: number)), text)
    }
    let money = NumberFormatter()
    money.numberStyle = .currency
    money.positiveFormat = "\u{A4} #,##0.00"
    list.add("NumberFormatter.positiveFormat of money", money.string(from: -12.5), "-$ 12.50")
    money.negativeFormat = "(\u{A4}#,##0.00)"
    list.add("NumberFormatter.negativeFormat", money.string(from: -12.5), "($12.50)")
  }

  private static func decimal(_ set: (NumberFormatter) -> Void) -> NumberFormatter {
    let numbers = NumberFormatter()
    numbers.numberStyle = .decimal
    set(numbers)
    return numbers
  }

  static func numberLimits(_ list: inout List) {
    let hundreds = decimal { $0.multiplier = 100 }
    list.add("NumberFormatter.multiplier", hundreds.string(from: 1.5), "150")
    list.add("NumberFormatter.multiplier reads", hundreds.number(from: "150")?.doubleValue, 1.5)
    list.add(
      "NumberFormatter.maximumIntegerDigits", decimal { $0.maximumIntegerDigits = 2 }.string(from: 12345),
      "45")
    let groups = decimal { $0.secondaryGroupingSize = 2 }
    list.add("NumberFormatter.secondaryGroupingSize", groups.string(from: 12_345_678), "1,23,45,678")
    groups.groupingSize = 4
    list.add("NumberFormatter.groupingSize", groups.string(from: 123_456_789), "1,23,45,6789")
    let zero = decimal { $0.zeroSymbol = "-" }
    list.add("NumberFormatter.zeroSymbol", zero.string(from: 0), "-")
    zero.alwaysShowsDecimalSeparator = true
    list.add("NumberFormatter.alwaysShowsDecimalSeparator", zero.string(from: 5), "5.")
    list.add(
      "NumberFormatter.roundingIncrement", decimal { $0.roundingIncrement = 0.5 }.string(from: 1.3), "1.5")
    list.add(
      "NumberFormatter.roundingIncrement of 5", decimal { $0.roundingIncrement = 5 }.string(from: 13), "15")
    let wide = decimal {
      $0.formatWidth = 6
      $0.paddingCharacter = "*"
    }
    list.add("NumberFormatter.formatWidth", wide.string(from: 42), "****42")
    wide.paddingPosition = .afterSuffix
    list.add("NumberFormatter.paddingPosition", wide.string(from: -42), "-42***")
    wide.paddingPosition = .afterPrefix
    list.add("NumberFormatter.paddingPosition behind the sign", wide.string(from: -42), "-***42")
    list.add("NumberFormatter.minusSign", decimal { $0.minusSign = "~" }.string(from: -5), "~5")
    let percent = NumberFormatter()
    percent.numberStyle = .percent
    percent.percentSymbol = " pct"
    list.add("NumberFormatter.percentSymbol", percent.string(from: 0.5), "50 pct")
    list.add("NumberFormatter.percentSymbol reads", percent.number(from: "50 pct")?.doubleValue, 0.5)
    list.add(
      "NumberFormatter.allowsFloats", decimal { $0.allowsFloats = false }.number(from: "1.5")?.doubleValue, 1)
    let money = NumberFormatter()
    money.numberStyle = .currency
    money.isLenient = true
    list.add("NumberFormatter.isLenient", money.number(from: "5")?.doubleValue, 5)
    money.isLenient = false
    list.add("NumberFormatter that is not lenient", isTrue: money.number(from: "5") == nil)
    list.add("NumberFormatter reads its prefix", money.number(from: "-$1,005.50")?.doubleValue, -1005.5)
    list.add("NumberFormatter.string(for:)", decimal { _ in }.string(for: 1234.5), "1,234.5")
    list.add("NumberFormatter.string(for:) of a decimal", decimal { _ in }.string(for: Decimal(1)), "1")
  }

  static func units(_ list: inout List) {
    let length = LengthFormatter()
    for (meters, text) in [
      (0.01, "0.394 in"), (0.5, "1.64 ft"), (1, "1.094 yd"), (1609.344, "1,760 yd"), (5000, "3.107 mi"),
    ] { list.add("LengthFormatter " + text, length.string(fromMeters: meters), text) }
    length.unitStyle = .long
    list.add("LengthFormatter.unitStyle", length.string(fromValue: 2.5, unit: .foot), "2.5 feet")
    length.unitStyle = .short
    list.add("LengthFormatter in short", length.string(fromValue: 1, unit: .inch), "1\u{2033}")
    length.isForPersonHeightUse = true
    list.add(
      "LengthFormatter.isForPersonHeightUse", length.string(fromMeters: 1.8), "5\u{2032}, 10.866\u{2033}")
    let energy = EnergyFormatter()
    list.add("EnergyFormatter", energy.string(fromJoules: 10_000), "2.39 kcal")
    list.add("EnergyFormatter of less", energy.string(fromJoules: 100), "23.901 cal")
    energy.isForFoodEnergyUse = true
    list.add(
      "EnergyFormatter.isForFoodEnergyUse", energy.string(fromValue: 2.5, unit: .kilocalorie), "2.5 Cal")
    energy.unitStyle = .long
    list.add("EnergyFormatter.unitStyle", energy.string(fromValue: 1, unit: .kilojoule), "1 kilojoule")
    let way = Measurement(value: 2.5, unit: UnitLength.miles)
    list.add("Measurement.description", way.description, "2.5 mi")
    list.add(
      "Measurement ==",
      isTrue: Measurement(value: 1, unit: UnitLength.kilometers) == Measurement(value: 1000, unit: .meters))
    list.add("UnitLength.baseUnit", UnitLength.baseUnit().symbol, "m")
    list.add(
      "UnitEnergy", Measurement(value: 1, unit: UnitEnergy.kilocalories).converted(to: .joules).value, 4184)
    list.add(
      "UnitInformationStorage",
      Measurement(value: 1, unit: UnitInformationStorage.mebibytes).converted(to: .bytes).value, 1_048_576)
    list.add(
      "Unit ==", isTrue: UnitLength.meters == UnitLength.meters && UnitLength.meters != UnitLength.feet)
    list.add(
      "UnitFuelEfficiency",
      Measurement(value: 10, unit: UnitFuelEfficiency.milesPerGallon).converted(to: .litersPer100Kilometers)
        .value, 23.5215)
    let name = PersonNameComponentsFormatter().personNameComponents(from: "Dr. Ada Byron Lovelace Jr.")
    list.add(
      "PersonNameComponentsFormatter reads",
      name.map {
        "\($0.namePrefix ?? "")|\($0.givenName ?? "")|\($0.middleName ?? "")|\($0.familyName ?? "")|\($0.nameSuffix ?? "")"
      },
      "Dr.|Ada|Byron|Lovelace|Jr.")
    list.add(
      "ByteCountFormatter of a measurement",
      ByteCountFormatter().string(from: Measurement(value: 5, unit: UnitInformationStorage.megabytes)), "5 MB"
    )
  }
}
