import Heft

/// The force of one touch, as a scale wants it.
struct Press: Equatable {
  /// The share of the largest force that the touch can have, 0...1, which the tutorial shows in per cent.
  var share: Double
  /// The share of the sensor's full scale, whatever the sensitivity is set to.
  var sensorShare: Double
  /// One step of the sensor as a share of its full scale; nil where nobody knows.
  var step: Double?
  /// Grams at the largest force where the hardware was measured.
  var gramsAtMaximum: Double?
  var origin: ForceOrigin
  /// The sensor; nil for a simulated force, and while it is not known.
  var sensor: SensorKey?

  /// The sensor feels no more than this.
  var isAtEnd: Bool { share >= 1 || sensorShare >= 1 - 1e-9 }
}

extension Press {
  /// The force of a touch now.
  init(_ touch: UITouch) {
    let most = Double(touch.maximumPossibleForce)
    let share = Double(touch.force) / most
    let divisor = touch.forceSensitivity.divisor
    self.init(
      share: share, sensorShare: share * divisor,
      step: touch.forceResolution.map { Double($0) * divisor / most },
      gramsAtMaximum: touch.gramsAtMaximumForce.map { Double($0) }, origin: touch.forceOrigin,
      sensor: SensorKey(touch))
  }
}
