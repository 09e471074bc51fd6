import Heft

/// The weight on the scale, and how well it is known.
struct Weight: Equatable {
  /// The tutorial's weight at full scale in grams; a measured device brings its own.
  static let nominalFullScale = 385.0

  /// In grams.
  var grams = 0.0
  /// In square grams; nil where nothing is known of it.
  var variance: Double? = 0
  /// Grams at the most that the sensor feels.
  var fullScale = Weight.nominalFullScale
  /// A touch is at the end of its sensor: this or more.
  var isOverloaded = false
  /// Everything on the scale was weighed by a calibration.
  var isCalibrated = true
  /// Why the grams are not to be trusted; nil where the hardware was measured.
  var caution: String?

  /// No weight.
  init() {}

  /// Takes the weight of one touch.
  init(_ press: Press, book: CalibrationStore) {
    isOverloaded = press.isAtEnd
    if let line = press.sensor.flatMap({ book[$0].line }) {
      grams = line.grams(share: press.sensorShare)
      variance = line.variance(step: press.step)
      fullScale = line.grams(share: 1)
    } else {
      fullScale = press.gramsAtMaximum ?? Weight.nominalFullScale
      grams = press.share * fullScale
      variance = nil
      isCalibrated = false
      caution = press.gramsAtMaximum == nil ? Weight.caution(for: press.origin) : nil
    }
  }

  /// Both on the scale together. The first has the full scale, and the first caution stands.
  func adding(_ other: Weight) -> Weight {
    var sum = self
    sum.grams += other.grams
    sum.variance = Weight.sum(variance, other.variance)
    sum.isOverloaded = isOverloaded || other.isOverloaded
    sum.isCalibrated = isCalibrated && other.isCalibrated
    sum.caution = caution ?? other.caution
    return sum
  }

  /// The standard uncertainty in grams; nil where it is not known.
  var uncertainty: Double? { variance.map { $0.squareRoot() } }

  /// Independent variances add; with one that is not known nothing is.
  static func sum(_ one: Double?, _ other: Double?) -> Double? {
    guard let one, let other else { return nil }
    return one + other
  }

  private static func caution(for origin: ForceOrigin) -> String {
    switch origin {
    case .undetermined: "Nominal: looking for a force sensor"
    case .sensor(let sensor): "Nominal: \(sensor.name) is not calibrated"
    case .simulated(.nominal): "Nominal: no force sensor here"
    case .simulated(let simulated): "Nominal: \(simulated.name) stands in for force"
    }
  }
}
