// The units that apps count most things in. A quotient is what Foundation's own number is rounded from.

import Heft

/// Units of mass; the base is the kilogram.
public final class UnitMass: Dimension {
  /// The unit that others are counted in.
  ///
  /// - Returns: The unit.
  public static func baseUnit() -> UnitMass { .kilograms }

  public static var kilograms: UnitMass { UnitMass(symbol: "kg", coefficient: 1) }
  public static var grams: UnitMass { UnitMass(symbol: "g", coefficient: 0.001) }
  public static var decigrams: UnitMass { UnitMass(symbol: "dg", coefficient: 0.0001) }
  public static var centigrams: UnitMass { UnitMass(symbol: "cg", coefficient: 0.00001) }
  public static var milligrams: UnitMass { UnitMass(symbol: "mg", coefficient: 0.000001) }
  public static var micrograms: UnitMass { UnitMass(symbol: "µg", coefficient: 1e-9) }
  public static var nanograms: UnitMass { UnitMass(symbol: "ng", coefficient: 1e-12) }
  public static var picograms: UnitMass { UnitMass(symbol: "pg", coefficient: 1e-15) }
  public static var ounces: UnitMass { UnitMass(symbol: "oz", coefficient: 0.028_349_523_125) }
  public static var pounds: UnitMass { UnitMass(symbol: "lb", coefficient: 0.453_592_37) }
  public static var stones: UnitMass { UnitMass(symbol: "st", coefficient: 6.350_293_18) }
  public static var metricTons: UnitMass { UnitMass(symbol: "t", coefficient: 1000) }
  public static var shortTons: UnitMass { UnitMass(symbol: "ton", coefficient: 907.184_74) }
  public static var carats: UnitMass { UnitMass(symbol: "ct", coefficient: 0.0002) }
  public static var ouncesTroy: UnitMass { UnitMass(symbol: "oz t", coefficient: 0.031_103_476_8) }
  public static var slugs: UnitMass { UnitMass(symbol: "slug", coefficient: 14.5939) }
}

/// Units of length; the base is the meter.
public final class UnitLength: Dimension {
  /// The unit that others are counted in.
  ///
  /// - Returns: The unit.
  public static func baseUnit() -> UnitLength { .meters }

  public static var megameters: UnitLength { UnitLength(symbol: "Mm", coefficient: 1_000_000) }
  public static var kilometers: UnitLength { UnitLength(symbol: "km", coefficient: 1000) }
  public static var hectometers: UnitLength { UnitLength(symbol: "hm", coefficient: 100) }
  public static var decameters: UnitLength { UnitLength(symbol: "dam", coefficient: 10) }
  public static var meters: UnitLength { UnitLength(symbol: "m", coefficient: 1) }
  public static var decimeters: UnitLength { UnitLength(symbol: "dm", coefficient: 0.1) }
  public static var centimeters: UnitLength { UnitLength(symbol: "cm", coefficient: 0.01) }
  public static var millimeters: UnitLength { UnitLength(symbol: "mm", coefficient: 0.001) }
  public static var micrometers: UnitLength { UnitLength(symbol: "µm", coefficient: 1e-6) }
  public static var nanometers: UnitLength { UnitLength(symbol: "nm", coefficient: 1e-9) }
  public static var picometers: UnitLength { UnitLength(symbol: "pm", coefficient: 1e-12) }
  public static var inches: UnitLength { UnitLength(symbol: "in", coefficient: 0.0254) }
  public static var feet: UnitLength { UnitLength(symbol: "ft", coefficient: 0.3048) }
  public static var yards: UnitLength { UnitLength(symbol: "yd", coefficient: 0.9144) }
  public static var miles: UnitLength { UnitLength(symbol: "mi", coefficient: 1609.344) }
  public static var scandinavianMiles: UnitLength { UnitLength(symbol: "smi", coefficient: 10_000) }
  public static var lightyears: UnitLength { UnitLength(symbol: "ly", coefficient: 9_460_730_472_580_800) }
  public static var nauticalMiles: UnitLength { UnitLength(symbol: "NM", coefficient: 1852) }
  public static var fathoms: UnitLength { UnitLength(symbol: "ftm", coefficient: 1.8288) }
  public static var furlongs: UnitLength { UnitLength(symbol: "fur", coefficient: 201.168) }
  public static var astronomicalUnits: UnitLength { UnitLength(symbol: "ua", coefficient: 149_597_870_700) }
  public static var parsecs: UnitLength { UnitLength(symbol: "pc", coefficient: 3.085_677_581_5e16) }
}

/// Units of temperature; the base is the kelvin.
public final class UnitTemperature: Dimension {
  /// The unit that others are counted in.
  ///
  /// - Returns: The unit.
  public static func baseUnit() -> UnitTemperature { .kelvin }

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
  /// The unit that others are counted in.
  ///
  /// - Returns: The unit.
  public static func baseUnit() -> UnitDuration { .seconds }

  public static var hours: UnitDuration { UnitDuration(symbol: "hr", coefficient: 3600) }
  public static var minutes: UnitDuration { UnitDuration(symbol: "min", coefficient: 60) }
  public static var seconds: UnitDuration { UnitDuration(symbol: "s", coefficient: 1) }
  public static var milliseconds: UnitDuration { UnitDuration(symbol: "ms", coefficient: 0.001) }
  public static var microseconds: UnitDuration { UnitDuration(symbol: "µs", coefficient: 1e-6) }
  public static var nanoseconds: UnitDuration { UnitDuration(symbol: "ns", coefficient: 1e-9) }
  public static var picoseconds: UnitDuration { UnitDuration(symbol: "ps", coefficient: 1e-12) }
}

/// Units of speed; the base is the meter a second.
public final class UnitSpeed: Dimension {
  /// The unit that others are counted in.
  ///
  /// - Returns: The unit.
  public static func baseUnit() -> UnitSpeed { .metersPerSecond }

  public static var metersPerSecond: UnitSpeed { UnitSpeed(symbol: "m/s", coefficient: 1) }
  public static var kilometersPerHour: UnitSpeed { UnitSpeed(symbol: "km/h", coefficient: 1 / 3.6) }
  public static var milesPerHour: UnitSpeed { UnitSpeed(symbol: "mph", coefficient: 0.44704) }
  public static var knots: UnitSpeed { UnitSpeed(symbol: "kn", coefficient: 1852.0 / 3600) }
}

/// Units of area; the base is the square meter.
public final class UnitArea: Dimension {
  /// The unit that others are counted in.
  ///
  /// - Returns: The unit.
  public static func baseUnit() -> UnitArea { .squareMeters }

  public static var squareMegameters: UnitArea { UnitArea(symbol: "Mm²", coefficient: 1e12) }
  public static var squareKilometers: UnitArea { UnitArea(symbol: "km²", coefficient: 1_000_000) }
  public static var squareMeters: UnitArea { UnitArea(symbol: "m²", coefficient: 1) }
  public static var squareCentimeters: UnitArea { UnitArea(symbol: "cm²", coefficient: 0.0001) }
  public static var squareMillimeters: UnitArea { UnitArea(symbol: "mm²", coefficient: 1e-6) }
  public static var squareMicrometers: UnitArea { UnitArea(symbol: "µm²", coefficient: 1e-12) }
  public static var squareNanometers: UnitArea { UnitArea(symbol: "nm²", coefficient: 1e-18) }
  public static var squareInches: UnitArea { UnitArea(symbol: "in²", coefficient: 0.000_645_16) }
  public static var squareFeet: UnitArea { UnitArea(symbol: "ft²", coefficient: 0.092_903_04) }
  public static var squareYards: UnitArea { UnitArea(symbol: "yd²", coefficient: 0.836_127_36) }
  public static var squareMiles: UnitArea { UnitArea(symbol: "mi²", coefficient: 2_589_988.110_336) }
  public static var acres: UnitArea { UnitArea(symbol: "ac", coefficient: 4_046.856_422_4) }
  public static var ares: UnitArea { UnitArea(symbol: "a", coefficient: 100) }
  public static var hectares: UnitArea { UnitArea(symbol: "ha", coefficient: 10_000) }
}

/// Units of volume; the base is the liter.
public final class UnitVolume: Dimension {
  /// The unit that others are counted in.
  ///
  /// - Returns: The unit.
  public static func baseUnit() -> UnitVolume { .liters }

  public static var megaliters: UnitVolume { UnitVolume(symbol: "ML", coefficient: 1_000_000) }
  public static var kiloliters: UnitVolume { UnitVolume(symbol: "kL", coefficient: 1000) }
  public static var liters: UnitVolume { UnitVolume(symbol: "L", coefficient: 1) }
  public static var deciliters: UnitVolume { UnitVolume(symbol: "dL", coefficient: 0.1) }
  public static var centiliters: UnitVolume { UnitVolume(symbol: "cL", coefficient: 0.01) }
  public static var milliliters: UnitVolume { UnitVolume(symbol: "mL", coefficient: 0.001) }
  public static var cubicKilometers: UnitVolume { UnitVolume(symbol: "km³", coefficient: 1e12) }
  public static var cubicMeters: UnitVolume { UnitVolume(symbol: "m³", coefficient: 1000) }
  public static var cubicDecimeters: UnitVolume { UnitVolume(symbol: "dm³", coefficient: 1) }
  public static var cubicCentimeters: UnitVolume { UnitVolume(symbol: "cm³", coefficient: 0.001) }
  public static var cubicMillimeters: UnitVolume { UnitVolume(symbol: "mm³", coefficient: 1e-6) }
  public static var cubicInches: UnitVolume { UnitVolume(symbol: "in³", coefficient: 0.016_387_064) }
  public static var cubicFeet: UnitVolume { UnitVolume(symbol: "ft³", coefficient: 28.316_846_592) }
  public static var cubicYards: UnitVolume { UnitVolume(symbol: "yd³", coefficient: 764.554_857_984) }
  public static var cubicMiles: UnitVolume { UnitVolume(symbol: "mi³", coefficient: 4.168_181_825_440_58e12) }
  public static var acreFeet: UnitVolume { UnitVolume(symbol: "af", coefficient: 1_233_481.837_547_52) }
  public static var bushels: UnitVolume { UnitVolume(symbol: "bsh", coefficient: 35.239_070_166_88) }
  public static var teaspoons: UnitVolume { UnitVolume(symbol: "tsp", coefficient: 0.004_928_921_593_75) }
  public static var tablespoons: UnitVolume { UnitVolume(symbol: "tbsp", coefficient: 0.014_786_764_781_25) }
  public static var fluidOunces: UnitVolume { UnitVolume(symbol: "fl oz", coefficient: 0.029_573_529_562_5) }
  public static var cups: UnitVolume { UnitVolume(symbol: "cup", coefficient: 0.24) }
  public static var pints: UnitVolume { UnitVolume(symbol: "pt", coefficient: 0.473_176_473) }
  public static var quarts: UnitVolume { UnitVolume(symbol: "qt", coefficient: 0.946_352_946) }
  public static var gallons: UnitVolume { UnitVolume(symbol: "gal", coefficient: 3.785_411_784) }
  public static var imperialTeaspoons: UnitVolume {
    UnitVolume(symbol: "tsp Imperial", coefficient: 0.005_919_388_020_833)
  }
  public static var imperialTablespoons: UnitVolume {
    UnitVolume(symbol: "tbsp Imperial", coefficient: 0.017_758_164_062_5)
  }
  public static var imperialFluidOunces: UnitVolume {
    UnitVolume(symbol: "fl oz Imperial", coefficient: 0.028_413_062_5)
  }
  public static var imperialPints: UnitVolume { UnitVolume(symbol: "pt Imperial", coefficient: 0.568_261_25) }
  public static var imperialQuarts: UnitVolume { UnitVolume(symbol: "qt Imperial", coefficient: 1.136_522_5) }
  public static var imperialGallons: UnitVolume { UnitVolume(symbol: "gal Imperial", coefficient: 4.546_09) }
  public static var metricCups: UnitVolume { UnitVolume(symbol: "metric cup Imperial", coefficient: 0.25) }
}

/// Units of pressure; the base is the newton a square meter.
public final class UnitPressure: Dimension {
  /// The unit that others are counted in.
  ///
  /// - Returns: The unit.
  public static func baseUnit() -> UnitPressure { .newtonsPerMetersSquared }

  public static var newtonsPerMetersSquared: UnitPressure { UnitPressure(symbol: "N/m²", coefficient: 1) }
  public static var gigapascals: UnitPressure { UnitPressure(symbol: "GPa", coefficient: 1e9) }
  public static var megapascals: UnitPressure { UnitPressure(symbol: "MPa", coefficient: 1_000_000) }
  public static var kilopascals: UnitPressure { UnitPressure(symbol: "kPa", coefficient: 1000) }
  public static var hectopascals: UnitPressure { UnitPressure(symbol: "hPa", coefficient: 100) }
  public static var inchesOfMercury: UnitPressure { UnitPressure(symbol: "inHg", coefficient: 3386.389) }
  public static var bars: UnitPressure { UnitPressure(symbol: "bar", coefficient: 100_000) }
  public static var millibars: UnitPressure { UnitPressure(symbol: "mbar", coefficient: 100) }
  public static var millimetersOfMercury: UnitPressure {
    UnitPressure(symbol: "mmHg", coefficient: 133.322_387_415)
  }
  public static var poundsForcePerSquareInch: UnitPressure {
    UnitPressure(symbol: "psi", coefficient: 6_894.757_293_168)
  }
}

/// Units of angles; the base is the degree.
public final class UnitAngle: Dimension {
  /// The unit that others are counted in.
  ///
  /// - Returns: The unit.
  public static func baseUnit() -> UnitAngle { .degrees }

  public static var degrees: UnitAngle { UnitAngle(symbol: "°", coefficient: 1) }
  public static var arcMinutes: UnitAngle { UnitAngle(symbol: "ʹ", coefficient: 1.0 / 60) }
  public static var arcSeconds: UnitAngle { UnitAngle(symbol: "ʹʹ", coefficient: 1.0 / 3600) }
  public static var radians: UnitAngle { UnitAngle(symbol: "rad", coefficient: 180 / Double.pi) }
  public static var gradians: UnitAngle { UnitAngle(symbol: "grad", coefficient: 0.9) }
  public static var revolutions: UnitAngle { UnitAngle(symbol: "rev", coefficient: 360) }
}
