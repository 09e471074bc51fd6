/// A weight that does not count: the dish under what is weighed.
struct Tare: Equatable {
  /// The weight that is taken off.
  private(set) var weight = Weight()

  /// Whether something is taken off.
  var isSet: Bool { weight.grams != 0 }

  /// Takes what lies on the scale off from now on; with nothing on it, takes off nothing again.
  mutating func take(_ weight: Weight) {
    self.weight = weight.grams == 0 ? Weight() : weight
  }

  /// A weight without the tare; nil is an empty scale. Each was read with an error of its own.
  func net(_ load: Weight?) -> Weight {
    var net = load ?? weight
    net.grams = (load?.grams ?? 0) - weight.grams
    net.variance = load == nil ? weight.variance : Weight.sum(load?.variance, weight.variance)
    net.isCalibrated = weight.isCalibrated && load?.isCalibrated ?? true
    net.isOverloaded = load?.isOverloaded ?? false
    net.caution = load?.caution
    return net
  }
}
