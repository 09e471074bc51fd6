import Heft

/// Writes weights with their unit, in English.
public final class MassFormatter: Formatter {
  /// A unit of mass.
  public enum Unit: Int, Sendable {
    case gram = 11
    case kilogram = 14
    case ounce = 1537
    case pound = 1538
    case stone = 1539

    /// How many kilograms it is: the international pound (1959) and its parts.
    fileprivate var kilograms: Double {
      switch self {
      case .gram: 0.001
      case .kilogram: 1
      case .ounce: 0.45359237 / 16
      case .pound: 0.45359237
      case .stone: 0.45359237 * 14
      }
    }

    fileprivate var symbol: String {
      switch self {
      case .gram: "g"
      case .kilogram: "kg"
      case .ounce: "oz"
      case .pound: "lb"
      case .stone: "st"
      }
    }

    fileprivate var name: String {
      switch self {
      case .gram: "gram"
      case .kilogram: "kilogram"
      case .ounce: "ounce"
      case .pound: "pound"
      case .stone: "stone"
      }
    }
  }

  /// Writes the number.
  public var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()
  /// Whether the unit is a sign or a word.
  public var unitStyle = Formatter.UnitStyle.medium
  /// Whether it is a person's weight, which makes no difference here.
  public var isForPersonMassUse = false

  /// Returns a number of a unit as text.
  ///
  /// - Parameters:
  ///   - value: How many.
  ///   - unit: The unit.
  /// - Returns: The text: `385 g`, `385g` in the short style and `385 grams` in the long one.
  public func string(fromValue value: Double, unit: Unit) -> String {
    let number = numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
    switch unitStyle {
    case .short: return number + (unit == .pound ? "#" : unit.symbol)
    case .medium: return number + " " + unit.symbol
    case .long: return number + " " + unitString(fromValue: value, unit: unit)
    }
  }

  /// Returns a weight as text, in pounds and ounces, as the language's country weighs.
  ///
  /// - Parameter kilograms: The weight.
  /// - Returns: The text: pounds from 1 on, else ounces.
  public func string(fromKilograms kilograms: Double) -> String {
    let unit: Unit = kilograms >= Unit.pound.kilograms ? .pound : .ounce
    return string(fromValue: kilograms / unit.kilograms, unit: unit)
  }

  /// Returns a unit as it is written behind a number.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - unit: The unit.
  /// - Returns: The sign, or in the long style the word.
  public func unitString(fromValue value: Double, unit: Unit) -> String {
    guard unitStyle == .long else { return unit.symbol }
    return value == 1 || unit == .stone ? unit.name : unit.name + "s"
  }
}

extension Formatter {
  /// How a unit is written.
  public enum UnitStyle: Int, Sendable { case short = 1, medium, long }
}
