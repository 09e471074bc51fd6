/// A unit in which weights are shown.
enum WeightUnit: Int, CaseIterable, Equatable {
  case grams
  case ounces
  case newtons
  /// Per cent of the most that the sensor feels.
  case percent

  /// Grams in an ounce: the international avoirdupois ounce, by definition.
  static let gramsPerOunce = 28.349523125
  /// Grams that weigh a newton at standard gravity, 9.80665 m/s2 by definition.
  static let gramsPerNewton = 1000 / 9.80665

  /// On the control that chooses it.
  var symbol: String {
    switch self {
    case .grams: "g"
    case .ounces: "oz"
    case .newtons: "N"
    case .percent: "%"
    }
  }

  /// As a screen reader says it.
  var name: String {
    switch self {
    case .grams: "Grams"
    case .ounces: "Ounces"
    case .newtons: "Newtons"
    case .percent: "Per cent"
    }
  }

  /// Grams in the unit, where so many grams are the most that the sensor feels.
  func size(fullScale: Double) -> Double {
    switch self {
    case .grams: 1
    case .ounces: WeightUnit.gramsPerOunce
    case .newtons: WeightUnit.gramsPerNewton
    case .percent: max(fullScale, 1) / 100
    }
  }

  /// How many places are shown: as many as the uncertainty gives a meaning to.
  func places(isFine: Bool) -> Int {
    switch self {
    case .grams, .percent: isFine ? 1 : 0
    case .ounces: 2
    case .newtons: isFine ? 3 : 2
    }
  }

  /// Returns the text that follows the number; the tutorial has grams in a word.
  func suffix(after number: String) -> String {
    switch self {
    case .grams: number == "0" || number == "1" ? " gram" : " grams"
    case .ounces, .newtons: " \(symbol)"
    case .percent: symbol
    }
  }
}
