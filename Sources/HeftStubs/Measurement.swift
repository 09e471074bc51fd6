import Heft

/// The unit that a number counts.
open class Unit: NSObject {
  /// The sign that is written behind a number.
  public final let symbol: String

  public init(symbol: String) {
    self.symbol = symbol
    super.init()
  }
}

/// How a unit is counted in the base unit of its dimension. Units are linear here.
open class UnitConverter: NSObject {
  /// The same in the base unit.
  ///
  /// - Parameter value: How many of the unit.
  /// - Returns: How many of the base unit: as many, where nothing else is said.
  open func baseUnitValue(fromValue value: Double) -> Double { value }

  /// The same in the unit.
  ///
  /// - Parameter baseUnitValue: How many of the base unit.
  /// - Returns: How many of the unit: as many, where nothing else is said.
  open func value(fromBaseUnitValue baseUnitValue: Double) -> Double { baseUnitValue }
}

/// So many of the base unit, from a zero of its own.
public final class UnitConverterLinear: UnitConverter {
  public let coefficient: Double
  public let constant: Double

  public init(coefficient: Double, constant: Double = 0) {
    self.coefficient = coefficient
    self.constant = constant
    super.init()
  }

  public override func baseUnitValue(fromValue value: Double) -> Double { value * coefficient + constant }
  public override func value(fromBaseUnitValue base: Double) -> Double { (base - constant) / coefficient }
}

/// A unit of a dimension.
open class Dimension: Unit {
  public final let converter: UnitConverter

  public init(symbol: String, converter: UnitConverter) {
    self.converter = converter
    super.init(symbol: symbol)
  }

  public convenience init(symbol: String, coefficient: Double, constant: Double = 0) {
    self.init(
      symbol: symbol, converter: UnitConverterLinear(coefficient: coefficient, constant: constant))
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
  public static var micrometers: UnitLength { UnitLength(symbol: "µm", coefficient: 1e-6) }
  public static var decimeters: UnitLength { UnitLength(symbol: "dm", coefficient: 0.1) }
  public static var nauticalMiles: UnitLength { UnitLength(symbol: "NM", coefficient: 1852) }
  public static var fathoms: UnitLength { UnitLength(symbol: "ftm", coefficient: 1.8288) }
  public static var furlongs: UnitLength { UnitLength(symbol: "fur", coefficient: 201.168) }
  public static var astronomicalUnits: UnitLength {
    UnitLength(symbol: "ua", coefficient: 149_597_870_700)
  }
  public static var lightyears: UnitLength { UnitLength(symbol: "ly", coefficient: 9_460_730_472_580_800) }
  public static var parsecs: UnitLength { UnitLength(symbol: "pc", coefficient: 3.085_677_581_5e16) }
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
  public static var knots: UnitSpeed { UnitSpeed(symbol: "kn", coefficient: 1852.0 / 3600) }
}

/// Units of area; the base is the square meter.
public final class UnitArea: Dimension {
  public static var squareKilometers: UnitArea { UnitArea(symbol: "km²", coefficient: 1_000_000) }
  public static var squareMeters: UnitArea { UnitArea(symbol: "m²", coefficient: 1) }
  public static var squareCentimeters: UnitArea { UnitArea(symbol: "cm²", coefficient: 0.0001) }
  public static var squareInches: UnitArea { UnitArea(symbol: "in²", coefficient: 0.000_645_16) }
  public static var squareFeet: UnitArea { UnitArea(symbol: "ft²", coefficient: 0.092_903_04) }
  public static var squareMiles: UnitArea { UnitArea(symbol: "mi²", coefficient: 2_589_988.110_336) }
  public static var acres: UnitArea { UnitArea(symbol: "ac", coefficient: 4_046.856_422_4) }
  public static var hectares: UnitArea { UnitArea(symbol: "ha", coefficient: 10_000) }
}

/// Units of volume; the base is the liter.
public final class UnitVolume: Dimension {
  public static var liters: UnitVolume { UnitVolume(symbol: "L", coefficient: 1) }
  public static var milliliters: UnitVolume { UnitVolume(symbol: "mL", coefficient: 0.001) }
  public static var centiliters: UnitVolume { UnitVolume(symbol: "cL", coefficient: 0.01) }
  public static var cubicMeters: UnitVolume { UnitVolume(symbol: "m³", coefficient: 1000) }
  public static var teaspoons: UnitVolume { UnitVolume(symbol: "tsp", coefficient: 0.004_928_921_593_75) }
  public static var tablespoons: UnitVolume {
    UnitVolume(symbol: "tbsp", coefficient: 0.014_786_764_781_25)
  }
  public static var fluidOunces: UnitVolume { UnitVolume(symbol: "fl oz", coefficient: 0.029_573_529_562_5) }
  public static var cups: UnitVolume { UnitVolume(symbol: "cup", coefficient: 0.24) }
  public static var pints: UnitVolume { UnitVolume(symbol: "pt", coefficient: 0.473_176_473) }
  public static var quarts: UnitVolume { UnitVolume(symbol: "qt", coefficient: 0.946_352_946) }
  public static var gallons: UnitVolume { UnitVolume(symbol: "gal", coefficient: 3.785_411_784) }
}

/// Units of pressure; the base is the newton a square meter.
public final class UnitPressure: Dimension {
  public static var newtonsPerMetersSquared: UnitPressure { UnitPressure(symbol: "N/m²", coefficient: 1) }
  public static var kilopascals: UnitPressure { UnitPressure(symbol: "kPa", coefficient: 1000) }
  public static var hectopascals: UnitPressure { UnitPressure(symbol: "hPa", coefficient: 100) }
  public static var bars: UnitPressure { UnitPressure(symbol: "bar", coefficient: 100_000) }
  public static var millibars: UnitPressure { UnitPressure(symbol: "mbar", coefficient: 100) }
  public static var poundsForcePerSquareInch: UnitPressure {
    UnitPressure(symbol: "psi", coefficient: 6_894.757_293_168)
  }
}

/// Units of angles; the base is the degree.
public final class UnitAngle: Dimension {
  public static var degrees: UnitAngle { UnitAngle(symbol: "°", coefficient: 1) }
  public static var radians: UnitAngle { UnitAngle(symbol: "rad", coefficient: 180 / Double.pi) }
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
    let base = unit.converter.baseUnitValue(fromValue: value)
    return Measurement(value: other.converter.value(fromBaseUnitValue: base), unit: other)
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
public final class MeasurementFormatter: Formatter {
  /// How the unit is written, which makes no difference here.
  public enum UnitStyle: Int, Sendable { case short = 1, medium, long }
  /// The unit to write, which makes no difference here: the measurement's own is written.
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

  /// A unit's symbol.
  ///
  /// - Parameter unit: The unit.
  /// - Returns: Its symbol, in every style.
  public func string(from unit: Unit) -> String { unit.symbol }

  public func string<UnitType: Dimension>(from measurement: Measurement<UnitType>) -> String {
    let number = numberFormatter.string(from: NSNumber(value: measurement.value)) ?? "\(measurement.value)"
    let symbol = measurement.unit.symbol
    return symbol.hasPrefix("°") ? number + symbol : number + " " + symbol
  }
}
