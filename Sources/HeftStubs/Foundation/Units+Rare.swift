// The units that apps rarely count in.

import Heft

/// Units of energy; the base is the joule.
public final class UnitEnergy: Dimension {
  /// The unit that others are counted in.
  ///
  /// - Returns: The unit.
  public static func baseUnit() -> UnitEnergy { .joules }

  public static var kilojoules: UnitEnergy { UnitEnergy(symbol: "kJ", coefficient: 1000) }
  public static var joules: UnitEnergy { UnitEnergy(symbol: "J", coefficient: 1) }
  public static var kilocalories: UnitEnergy { UnitEnergy(symbol: "kCal", coefficient: 4184) }
  public static var calories: UnitEnergy { UnitEnergy(symbol: "cal", coefficient: 4.184) }
  public static var kilowattHours: UnitEnergy { UnitEnergy(symbol: "kWh", coefficient: 3_600_000) }
}

/// Units of power; the base is the watt.
public final class UnitPower: Dimension {
  /// The unit that others are counted in.
  ///
  /// - Returns: The unit.
  public static func baseUnit() -> UnitPower { .watts }

  public static var terawatts: UnitPower { UnitPower(symbol: "TW", coefficient: 1e12) }
  public static var gigawatts: UnitPower { UnitPower(symbol: "GW", coefficient: 1e9) }
  public static var megawatts: UnitPower { UnitPower(symbol: "MW", coefficient: 1_000_000) }
  public static var kilowatts: UnitPower { UnitPower(symbol: "kW", coefficient: 1000) }
  public static var watts: UnitPower { UnitPower(symbol: "W", coefficient: 1) }
  public static var milliwatts: UnitPower { UnitPower(symbol: "mW", coefficient: 0.001) }
  public static var microwatts: UnitPower { UnitPower(symbol: "µW", coefficient: 1e-6) }
  public static var nanowatts: UnitPower { UnitPower(symbol: "nW", coefficient: 1e-9) }
  public static var horsepower: UnitPower { UnitPower(symbol: "hp", coefficient: 745.7) }
}

/// Units of frequency; the base is the hertz.
public final class UnitFrequency: Dimension {
  /// The unit that others are counted in.
  ///
  /// - Returns: The unit.
  public static func baseUnit() -> UnitFrequency { .hertz }

  public static var terahertz: UnitFrequency { UnitFrequency(symbol: "THz", coefficient: 1e12) }
  public static var gigahertz: UnitFrequency { UnitFrequency(symbol: "GHz", coefficient: 1e9) }
  public static var megahertz: UnitFrequency { UnitFrequency(symbol: "MHz", coefficient: 1_000_000) }
  public static var kilohertz: UnitFrequency { UnitFrequency(symbol: "kHz", coefficient: 1000) }
  public static var hertz: UnitFrequency { UnitFrequency(symbol: "Hz", coefficient: 1) }
  public static var millihertz: UnitFrequency { UnitFrequency(symbol: "mHz", coefficient: 0.001) }
  public static var microhertz: UnitFrequency { UnitFrequency(symbol: "µHz", coefficient: 1e-6) }
  public static var nanohertz: UnitFrequency { UnitFrequency(symbol: "nHz", coefficient: 1e-9) }
  public static var framesPerSecond: UnitFrequency { UnitFrequency(symbol: "FPS", coefficient: 1) }
}

/// Units of acceleration; the base is the meter a second squared.
public final class UnitAcceleration: Dimension {
  /// The unit that others are counted in.
  ///
  /// - Returns: The unit.
  public static func baseUnit() -> UnitAcceleration { .metersPerSecondSquared }

  public static var metersPerSecondSquared: UnitAcceleration {
    UnitAcceleration(symbol: "m/s²", coefficient: 1)
  }
  public static var gravity: UnitAcceleration { UnitAcceleration(symbol: "g", coefficient: 9.81) }
}

/// Units of electric current; the base is the ampere.
public final class UnitElectricCurrent: Dimension {
  /// The unit that others are counted in.
  ///
  /// - Returns: The unit.
  public static func baseUnit() -> UnitElectricCurrent { .amperes }

  public static var megaamperes: UnitElectricCurrent {
    UnitElectricCurrent(symbol: "MA", coefficient: 1_000_000)
  }
  public static var kiloamperes: UnitElectricCurrent { UnitElectricCurrent(symbol: "kA", coefficient: 1000) }
  public static var amperes: UnitElectricCurrent { UnitElectricCurrent(symbol: "A", coefficient: 1) }
  public static var milliamperes: UnitElectricCurrent {
    UnitElectricCurrent(symbol: "mA", coefficient: 0.001)
  }
  public static var microamperes: UnitElectricCurrent { UnitElectricCurrent(symbol: "µA", coefficient: 1e-6) }
}

/// Units of voltage; the base is the volt.
public final class UnitElectricPotentialDifference: Dimension {
  /// The unit that others are counted in.
  ///
  /// - Returns: The unit.
  public static func baseUnit() -> UnitElectricPotentialDifference { .volts }

  public static var megavolts: UnitElectricPotentialDifference {
    UnitElectricPotentialDifference(symbol: "MV", coefficient: 1_000_000)
  }
  public static var kilovolts: UnitElectricPotentialDifference {
    UnitElectricPotentialDifference(symbol: "kV", coefficient: 1000)
  }
  public static var volts: UnitElectricPotentialDifference {
    UnitElectricPotentialDifference(symbol: "V", coefficient: 1)
  }
  public static var millivolts: UnitElectricPotentialDifference {
    UnitElectricPotentialDifference(symbol: "mV", coefficient: 0.001)
  }
  public static var microvolts: UnitElectricPotentialDifference {
    UnitElectricPotentialDifference(symbol: "µV", coefficient: 1e-6)
  }
}

/// Units of electric resistance; the base is the ohm.
public final class UnitElectricResistance: Dimension {
  /// The unit that others are counted in.
  ///
  /// - Returns: The unit.
  public static func baseUnit() -> UnitElectricResistance { .ohms }

  public static var megaohms: UnitElectricResistance {
    UnitElectricResistance(symbol: "MΩ", coefficient: 1_000_000)
  }
  public static var kiloohms: UnitElectricResistance {
    UnitElectricResistance(symbol: "kΩ", coefficient: 1000)
  }
  public static var ohms: UnitElectricResistance { UnitElectricResistance(symbol: "Ω", coefficient: 1) }
  public static var milliohms: UnitElectricResistance {
    UnitElectricResistance(symbol: "mΩ", coefficient: 0.001)
  }
  public static var microohms: UnitElectricResistance {
    UnitElectricResistance(symbol: "µΩ", coefficient: 1e-6)
  }
}

/// Units of electric charge; the base is the coulomb.
public final class UnitElectricCharge: Dimension {
  /// The unit that others are counted in.
  ///
  /// - Returns: The unit.
  public static func baseUnit() -> UnitElectricCharge { .coulombs }

  public static var coulombs: UnitElectricCharge { UnitElectricCharge(symbol: "C", coefficient: 1) }
  public static var megaampereHours: UnitElectricCharge {
    UnitElectricCharge(symbol: "MAh", coefficient: 3.6e9)
  }
  public static var kiloampereHours: UnitElectricCharge {
    UnitElectricCharge(symbol: "kAh", coefficient: 3_600_000)
  }
  public static var ampereHours: UnitElectricCharge { UnitElectricCharge(symbol: "Ah", coefficient: 3600) }
  public static var milliampereHours: UnitElectricCharge {
    UnitElectricCharge(symbol: "mAh", coefficient: 3.6)
  }
  public static var microampereHours: UnitElectricCharge {
    UnitElectricCharge(symbol: "µAh", coefficient: 0.0036)
  }
}

/// Units of illuminance.
public final class UnitIlluminance: Dimension {
  /// The unit that others are counted in.
  ///
  /// - Returns: The unit.
  public static func baseUnit() -> UnitIlluminance { .lux }

  public static var lux: UnitIlluminance { UnitIlluminance(symbol: "lx", coefficient: 1) }
}

/// Units of dispersion.
public final class UnitDispersion: Dimension {
  /// The unit that others are counted in.
  ///
  /// - Returns: The unit.
  public static func baseUnit() -> UnitDispersion { .partsPerMillion }

  public static var partsPerMillion: UnitDispersion { UnitDispersion(symbol: "ppm", coefficient: 1) }
}

/// Units of concentration; the base is the gram a liter.
public final class UnitConcentrationMass: Dimension {
  /// The unit that others are counted in.
  ///
  /// - Returns: The unit.
  public static func baseUnit() -> UnitConcentrationMass { .gramsPerLiter }

  public static var gramsPerLiter: UnitConcentrationMass {
    UnitConcentrationMass(symbol: "g/L", coefficient: 1)
  }
  public static var milligramsPerDeciliter: UnitConcentrationMass {
    UnitConcentrationMass(symbol: "mg/dL", coefficient: 0.01)
  }

  /// Thousandths of a mole a liter.
  ///
  /// - Parameter gramsPerMole: What a mole weighs.
  /// - Returns: The unit.
  public static func millimolesPerLiter(withGramsPerMole gramsPerMole: Double) -> UnitConcentrationMass {
    UnitConcentrationMass(symbol: "mmol/L", coefficient: gramsPerMole / 1000)
  }
}

/// Units of the fuel that a way takes; the base is the liter on 100 kilometers.
public final class UnitFuelEfficiency: Dimension {
  /// The unit that others are counted in.
  ///
  /// - Returns: The unit.
  public static func baseUnit() -> UnitFuelEfficiency { .litersPer100Kilometers }

  public static var litersPer100Kilometers: UnitFuelEfficiency {
    UnitFuelEfficiency(symbol: "L/100km", coefficient: 1)
  }
  public static var milesPerGallon: UnitFuelEfficiency {
    UnitFuelEfficiency(symbol: "mpg", converter: ReciprocalConverter(235.215))
  }
  public static var milesPerImperialGallon: UnitFuelEfficiency {
    UnitFuelEfficiency(symbol: "mpg", converter: ReciprocalConverter(282.481))
  }
}

/// A unit of which there are the fewer, the more there are of the base unit.
private final class ReciprocalConverter: UnitConverter {
  private let product: Double
  init(_ product: Double) {
    self.product = product
    super.init()
  }
  override func baseUnitValue(fromValue value: Double) -> Double { product / value }
  override func value(fromBaseUnitValue baseUnitValue: Double) -> Double { product / baseUnitValue }
}
