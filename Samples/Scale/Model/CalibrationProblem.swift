/// Why something cannot become part of a calibration.
enum CalibrationProblem: Error, Equatable {
  case notAWeight
  case nothing
  case tooHeavy
  case notSteady
  case noSensor
  case sameForce(grams: Double)
  case tooManyPoints

  /// A description of the problem, and the way to mend it.
  var sentence: String {
    switch self {
    case .notAWeight: "Type the weight as a number, such as 50 or 12.5."
    case .nothing: "A known weight is more than 0 g."
    case .tooHeavy: "That is more than 100 kg. A number alone is grams."
    case .notSteady: "Press with the weight until the force is steady, then add it."
    case .noSensor: "Nothing measures force here. Press with a pen or on a Force Touch trackpad."
    case .sameForce(let grams):
      "This is the same force as that of \(Decimals.text(grams, places: 1)) g. Press with another weight."
    case .tooManyPoints: "There are \(Calibration.mostPoints) weights already. Take one away first."
    }
  }
}
