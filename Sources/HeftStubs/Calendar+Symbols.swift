import Heft

extension Calendar {
  public var veryShortWeekdaySymbols: [String] { weekdaySymbols.map { String($0.prefix(1)) } }
  public var shortStandaloneWeekdaySymbols: [String] { shortWeekdaySymbols }
  public var standaloneWeekdaySymbols: [String] { weekdaySymbols }
  public var veryShortStandaloneWeekdaySymbols: [String] { veryShortWeekdaySymbols }
  public var veryShortMonthSymbols: [String] { monthSymbols.map { String($0.prefix(1)) } }
  public var standaloneMonthSymbols: [String] { monthSymbols }
  public var shortStandaloneMonthSymbols: [String] { shortMonthSymbols }
  public var veryShortStandaloneMonthSymbols: [String] { veryShortMonthSymbols }
  public var quarterSymbols: [String] { ["1st quarter", "2nd quarter", "3rd quarter", "4th quarter"] }
  public var shortQuarterSymbols: [String] { ["Q1", "Q2", "Q3", "Q4"] }
}
