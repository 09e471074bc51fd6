/// The readout of the scale.
struct Readout: Equatable {
  /// How the reading is to be taken.
  enum State: Equatable {
    case empty
    case settling
    case stable
    case overloaded

    /// In a word or two.
    var sign: String {
      switch self {
      case .empty: "Empty"
      case .settling: "Settling"
      case .stable: "Stable"
      case .overloaded: "Overload"
      }
    }
  }

  /// "123 grams", or "385+ grams" at the end of the sensor.
  var reading: String
  /// How good the reading is; empty where nothing can be said of it.
  var precision: String
  /// "31% force".
  var percentage: String
  var state: State
  /// Why the reading is not to be trusted, or what there is to know; nil for nothing.
  var caution: String?
  /// Whether somebody measured what the grams are worked out from: the sensor, or the device.
  var isMeasured = true
}

extension Readout {
  /// A weight in words: its reading and how good that is.
  static func words(
    for weight: Weight, in unit: WeightUnit, step: Double?, isLoaded: Bool
  ) -> (reading: String, precision: String) {
    let size = unit.size(fullScale: weight.fullScale)
    let uncertainty = weight.isCalibrated && isLoaded ? weight.uncertainty : nil
    let places = unit.places(isFine: uncertainty.map { $0 < Readout.fineGrams } ?? false)
    let number = Decimals.text(
      weight.grams / size, places: places,
      rounding: weight.isCalibrated ? .nearest : .down)
    let plus = weight.isOverloaded ? "+" : ""
    let reading = number + plus + unit.suffix(after: number + plus)
    if weight.isOverloaded { return (reading, "") }
    if let uncertainty {
      return (reading, "\u{00B1} \(Decimals.text(uncertainty / size, places: places + 1)) \(unit.symbol)")
    }
    guard isLoaded, !weight.isCalibrated, let step else { return (reading, "") }
    let stepText = Decimals.text(step * weight.fullScale / size, places: places + 1)
    return (reading, "In steps of \(stepText) \(unit.symbol)")
  }

  /// Below this uncertainty in grams a reading has another place (our choice).
  private static let fineGrams = 0.5
}
