import Heft

/// What a touch weighs, as the scale says it.
struct Weight {
  /// The tutorial's weight at full scale, in grams; a measured device brings its own.
  private static let nominalGrams: CGFloat = 385

  /// "123 grams", or "385+ grams" at the maximum.
  let text: String
  /// "31% force".
  let percentage: String
  /// Why the grams are not to be trusted; nil where the hardware was measured.
  let caution: String?

  init(_ touch: UITouch) {
    let share = touch.force / touch.maximumPossibleForce
    let full = touch.gramsAtMaximumForce ?? Weight.nominalGrams
    percentage = "\(Int(share * 100))% force"
    text = share >= 1 ? "\(Int(full))+ grams" : "\(Int(share * full)) grams"
    caution = touch.gramsAtMaximumForce == nil ? Weight.caution(for: touch.forceOrigin) : nil
  }

  private static func caution(for origin: ForceOrigin) -> String {
    switch origin {
    case .undetermined: "Nominal: looking for a force sensor"
    case .sensor(let sensor): "Nominal: \(sensor.name) is not calibrated"
    case .standIn(.nominal): "Nominal: no force sensor here"
    case .standIn(let standIn): "Nominal: \(standIn.name) stands in for force"
    }
  }
}
