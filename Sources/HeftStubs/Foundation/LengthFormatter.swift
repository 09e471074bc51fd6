import Heft

/// Writes a length with its unit in English.
public final class LengthFormatter: Formatter {
  /// A unit of length.
  public enum Unit: Int, Sendable {
    case millimeter = 8
    case centimeter = 9
    case meter = 11
    case kilometer = 14
    case inch = 1281
    case foot = 1282
    case yard = 1283
    case mile = 1284

    fileprivate var meters: Double {
      switch self {
      case .millimeter: 0.001
      case .centimeter: 0.01
      case .meter: 1
      case .kilometer: 1000
      case .inch: 0.0254
      case .foot: 0.3048
      case .yard: 0.9144
      case .mile: 1609.344
      }
    }

    fileprivate var symbol: String {
      switch self {
      case .millimeter: "mm"
      case .centimeter: "cm"
      case .meter: "m"
      case .kilometer: "km"
      case .inch: "in"
      case .foot: "ft"
      case .yard: "yd"
      case .mile: "mi"
      }
    }

    fileprivate func name(isOne: Bool) -> String {
      switch self {
      case .millimeter: isOne ? "millimeter" : "millimeters"
      case .centimeter: isOne ? "centimeter" : "centimeters"
      case .meter: isOne ? "meter" : "meters"
      case .kilometer: isOne ? "kilometer" : "kilometers"
      case .inch: isOne ? "inch" : "inches"
      case .foot: isOne ? "foot" : "feet"
      case .yard: isOne ? "yard" : "yards"
      case .mile: isOne ? "mile" : "miles"
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
  /// Whether it is a person's height, in feet and inches.
  public var isForPersonHeightUse = false

  /// Returns a number of a unit as text.
  ///
  /// - Parameters:
  ///   - value: How many.
  ///   - unit: The unit.
  /// - Returns: The text: `5 mi`, `5mi` in the short style and `5 miles` in the long one.
  public func string(fromValue value: Double, unit: Unit) -> String {
    let number = numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
    return number + (unitStyle == .short ? "" : " ") + unitString(fromValue: value, unit: unit)
  }

  /// Returns a length as text in inches, feet, yards or miles, as the language's country measures.
  ///
  /// - Parameter meters: The length.
  /// - Returns: The text; a person's height in feet and inches.
  public func string(fromMeters meters: Double) -> String {
    if isForPersonHeightUse {
      let inches = meters / Unit.inch.meters
      let feet = (inches / 12).rounded(.towardZero)
      return string(fromValue: feet, unit: .foot) + ", "
        + string(fromValue: (inches - feet * 12).magnitude, unit: .inch)
    }
    let unit = unit(of: meters)
    return string(fromValue: meters / unit.meters, unit: unit)
  }

  /// Returns a unit as it is written behind a number.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - unit: The unit.
  /// - Returns: The sign, or in the long style the word.
  public func unitString(fromValue value: Double, unit: Unit) -> String {
    if unitStyle == .long { return unit.name(isOne: value == 1) }
    if unitStyle == .short, unit == .inch || unit == .foot { return unit == .inch ? "\u{2033}" : "\u{2032}" }
    return unit.symbol
  }

  /// Returns the unit that a length is written in.
  ///
  /// - Parameters:
  ///   - numberInMeters: The length.
  ///   - unitp: Becomes the unit.
  /// - Returns: The unit as it is written behind the number.
  public func unitString(fromMeters numberInMeters: Double, usedUnit unitp: inout Unit) -> String {
    unitp = unit(of: numberInMeters)
    return unitString(fromValue: numberInMeters / unitp.meters, unit: unitp)
  }

  /// The largest that it fills; but a mile itself is yards, as Foundation has it.
  private func unit(of meters: Double) -> Unit {
    let length = meters.magnitude
    return length > 1609.3445 ? .mile : length >= 0.9144 ? .yard : length >= 0.3048 ? .foot : .inch
  }
}
