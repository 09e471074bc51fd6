import Heft

/// Joins words in the English way: "a, b, and c".
public final class ListFormatter: NSObject {
  public override init() { super.init() }

  /// Joins texts with commas and an "and".
  ///
  /// - Parameter strings: The texts.
  /// - Returns: The whole; empty for none.
  public static func localizedString(byJoining strings: [String]) -> String {
    guard let last = strings.last, strings.count > 1 else { return strings.first ?? "" }
    if strings.count == 2 { return "\(strings[0]) and \(last)" }
    return strings.dropLast().joined(separator: ", ") + ", and \(last)"
  }

  /// Joins texts with commas and an "and".
  ///
  /// - Parameter items: The texts.
  /// - Returns: The whole; empty for none.
  public func string(from items: [String]) -> String? { ListFormatter.localizedString(byJoining: items) }
}

extension UITraitCollection {
  /// Whether colors may look other than with other traits.
  ///
  /// - Parameter traits: The other traits; nil are those before there were any.
  /// - Returns: Whether the style or the contrast differs.
  public final func hasDifferentColorAppearance(comparedTo traits: UITraitCollection?) -> Bool {
    userInterfaceStyle != traits?.userInterfaceStyle || accessibilityContrast != traits?.accessibilityContrast
  }
}

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
