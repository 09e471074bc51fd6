import Heft

/// A unit of a dimension: so many of its base unit, from a zero of its own.
open class Dimension: NSObject {
  /// What is written behind a number.
  public final let symbol: String
  fileprivate final let coefficient: Double
  fileprivate final let constant: Double

  public init(symbol: String, coefficient: Double, constant: Double = 0) {
    self.symbol = symbol
    self.coefficient = coefficient
    self.constant = constant
    super.init()
  }
}

/// Units of mass; the base is the kilogram.
public final class UnitMass: Dimension {
  public static var kilograms: UnitMass { UnitMass(symbol: "kg", coefficient: 1) }
  public static var grams: UnitMass { UnitMass(symbol: "g", coefficient: 0.001) }
  public static var milligrams: UnitMass { UnitMass(symbol: "mg", coefficient: 0.000001) }
  public static var metricTons: UnitMass { UnitMass(symbol: "t", coefficient: 1000) }
  public static var ounces: UnitMass { UnitMass(symbol: "oz", coefficient: 0.028_349_523_125) }
  public static var pounds: UnitMass { UnitMass(symbol: "lb", coefficient: 0.453_592_37) }
  public static var stones: UnitMass { UnitMass(symbol: "st", coefficient: 6.350_293_18) }
  public static var carats: UnitMass { UnitMass(symbol: "ct", coefficient: 0.0002) }
}

/// Units of length; the base is the meter.
public final class UnitLength: Dimension {
  public static var kilometers: UnitLength { UnitLength(symbol: "km", coefficient: 1000) }
  public static var meters: UnitLength { UnitLength(symbol: "m", coefficient: 1) }
  public static var centimeters: UnitLength { UnitLength(symbol: "cm", coefficient: 0.01) }
  public static var millimeters: UnitLength { UnitLength(symbol: "mm", coefficient: 0.001) }
  public static var inches: UnitLength { UnitLength(symbol: "in", coefficient: 0.0254) }
  public static var feet: UnitLength { UnitLength(symbol: "ft", coefficient: 0.3048) }
  public static var yards: UnitLength { UnitLength(symbol: "yd", coefficient: 0.9144) }
  public static var miles: UnitLength { UnitLength(symbol: "mi", coefficient: 1609.344) }
}

/// Units of temperature; the base is the kelvin.
public final class UnitTemperature: Dimension {
  public static var kelvin: UnitTemperature { UnitTemperature(symbol: "K", coefficient: 1) }
  public static var celsius: UnitTemperature {
    UnitTemperature(symbol: "°C", coefficient: 1, constant: 273.15)
  }
  public static var fahrenheit: UnitTemperature {
    UnitTemperature(symbol: "°F", coefficient: 5.0 / 9, constant: 459.67 * 5 / 9)
  }
}

/// Units of time; the base is the second.
public final class UnitDuration: Dimension {
  public static var seconds: UnitDuration { UnitDuration(symbol: "s", coefficient: 1) }
  public static var minutes: UnitDuration { UnitDuration(symbol: "min", coefficient: 60) }
  public static var hours: UnitDuration { UnitDuration(symbol: "hr", coefficient: 3600) }
}

/// Units of speed; the base is the meter a second.
public final class UnitSpeed: Dimension {
  public static var metersPerSecond: UnitSpeed { UnitSpeed(symbol: "m/s", coefficient: 1) }
  public static var kilometersPerHour: UnitSpeed { UnitSpeed(symbol: "km/h", coefficient: 1 / 3.6) }
  public static var milesPerHour: UnitSpeed { UnitSpeed(symbol: "mph", coefficient: 0.44704) }
}

/// A number of a unit.
public struct Measurement<UnitType: Dimension> {
  public var value: Double
  public private(set) var unit: UnitType

  public init(value: Double, unit: UnitType) {
    self.value = value
    self.unit = unit
  }

  /// The same in another unit of the dimension.
  public func converted(to other: UnitType) -> Measurement<UnitType> {
    let base = value * unit.coefficient + unit.constant
    return Measurement(value: (base - other.constant) / other.coefficient, unit: other)
  }

  public mutating func convert(to other: UnitType) { self = converted(to: other) }

  public static func + (left: Measurement, right: Measurement) -> Measurement {
    Measurement(value: left.value + right.converted(to: left.unit).value, unit: left.unit)
  }
  public static func - (left: Measurement, right: Measurement) -> Measurement {
    Measurement(value: left.value - right.converted(to: left.unit).value, unit: left.unit)
  }
  public static func * (left: Measurement, factor: Double) -> Measurement {
    Measurement(value: left.value * factor, unit: left.unit)
  }
  public static func / (left: Measurement, divisor: Double) -> Measurement {
    Measurement(value: left.value / divisor, unit: left.unit)
  }
  public static func < (left: Measurement, right: Measurement) -> Bool {
    left.value < right.converted(to: left.unit).value
  }
  public static func > (left: Measurement, right: Measurement) -> Bool { right < left }
}

/// Writes measurements with their units' symbols, in the unit that they have.
public final class MeasurementFormatter: NSObject {
  /// How the unit is written, which makes no difference here.
  public enum UnitStyle: Int, Sendable { case short = 1, medium, long }
  /// Which unit is written, which makes no difference here: that of the measurement.
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let providedUnit = UnitOptions(rawValue: 1)
    public static let naturalScale = UnitOptions(rawValue: 2)
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  public var unitStyle = UnitStyle.medium
  public var unitOptions: UnitOptions = []
  public var locale: Locale! = Locale.current
  /// Writes the number.
  public var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  public func string<UnitType: Dimension>(from measurement: Measurement<UnitType>) -> String {
    let number = numberFormatter.string(from: NSNumber(value: measurement.value)) ?? "\(measurement.value)"
    let symbol = measurement.unit.symbol
    return symbol.hasPrefix("°") ? number + symbol : number + " " + symbol
  }
}
