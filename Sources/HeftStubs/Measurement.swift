import Heft

/// The unit that a number counts.
open class Unit: NSObject {
  /// The sign that is written behind a number.
  public final let symbol: String

  public init(symbol: String) {
    self.symbol = symbol
    super.init()
  }

  /// Units with one sign are equal.
  public override func isEqual(_ object: HeftEqual?) -> Bool { (object as? Unit)?.symbol == symbol }
  public override var hash: Int { symbol.hashValue }
  public override var description: String { symbol }
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
}

extension Measurement: Comparable, Hashable, CustomStringConvertible {
  /// Whether both are as much; units of one dimension may differ.
  public static func == (left: Measurement, right: Measurement) -> Bool {
    left.unit.converter.baseUnitValue(fromValue: left.value)
      == right.unit.converter.baseUnitValue(fromValue: right.value)
  }

  /// Feeds a hash with how much it is.
  ///
  /// - Parameter hasher: The hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(unit.converter.baseUnitValue(fromValue: value))
  }

  /// The number and the unit's sign, as `2.5 mi`.
  public var description: String { "\(value) " + unit.symbol }

  public static func * (factor: Double, right: Measurement) -> Measurement {
    Measurement(value: factor * right.value, unit: right.unit)
  }
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
