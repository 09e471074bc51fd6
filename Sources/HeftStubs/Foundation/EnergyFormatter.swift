import Heft

/// Writes an energy with its unit in English.
public final class EnergyFormatter: Formatter {
  /// A unit of energy.
  public enum Unit: Int, Sendable {
    case joule = 11
    case kilojoule = 14
    case calorie = 1793
    case kilocalorie = 1794

    fileprivate var joules: Double {
      switch self {
      case .joule: 1
      case .kilojoule: 1000
      case .calorie: 4.184
      case .kilocalorie: 4184
      }
    }

    fileprivate var symbol: String {
      switch self {
      case .joule: "J"
      case .kilojoule: "kJ"
      case .calorie: "cal"
      case .kilocalorie: "kcal"
      }
    }

    fileprivate var name: String {
      switch self {
      case .joule: "joule"
      case .kilojoule: "kilojoule"
      case .calorie: "calorie"
      case .kilocalorie: "kilocalorie"
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
  /// Whether it is the energy of food, whose kilocalories are called Calories.
  public var isForFoodEnergyUse = false

  /// Returns a number of a unit as text.
  ///
  /// - Parameters:
  ///   - value: How many.
  ///   - unit: The unit.
  /// - Returns: The text: `5 kcal`, `5kcal` in the short style and `5 kilocalories` in the long one.
  public func string(fromValue value: Double, unit: Unit) -> String {
    let number = numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
    return number + (unitStyle == .short ? "" : " ") + unitString(fromValue: value, unit: unit)
  }

  /// Returns an energy as text in calories or kilocalories, as the language's country counts.
  ///
  /// - Parameter joules: The energy.
  /// - Returns: The text.
  public func string(fromJoules joules: Double) -> String {
    let unit = unit(of: joules)
    return string(fromValue: joules / unit.joules, unit: unit)
  }

  /// Returns a unit as it is written behind a number.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - unit: The unit.
  /// - Returns: The sign, or in the long style the word.
  public func unitString(fromValue value: Double, unit: Unit) -> String {
    if isForFoodEnergyUse, unit == .kilocalorie {
      return unitStyle == .short ? "C" : unitStyle == .medium ? "Cal" : "Calories"
    }
    guard unitStyle == .long else { return unit.symbol }
    return value == 1 ? unit.name : unit.name + "s"
  }

  /// Returns the unit that an energy is written in.
  ///
  /// - Parameters:
  ///   - numberInJoules: The energy.
  ///   - unitp: Becomes the unit.
  /// - Returns: The unit as it is written behind the number.
  public func unitString(fromJoules numberInJoules: Double, usedUnit unitp: inout Unit) -> String {
    unitp = unit(of: numberInJoules)
    return unitString(fromValue: numberInJoules / unitp.joules, unit: unitp)
  }

  private func unit(of joules: Double) -> Unit { joules.magnitude > 4184 ? .kilocalorie : .calorie }
}
