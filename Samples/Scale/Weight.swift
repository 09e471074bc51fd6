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
    percentage = "\(Weight.whole(share * 100))% force"
    text = share >= 1 ? "\(Weight.whole(full))+ grams" : "\(Weight.whole(share * full)) grams"
    caution = touch.gramsAtMaximumForce == nil ? Weight.caution(for: touch.forceOrigin) : nil
  }

  /// The whole part. A share such as 0.21 comes a little below itself out of the division, and its 21 % with
  /// it.
  private static func whole(_ amount: CGFloat) -> Int {
    Int(amount + 1e-6)
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
