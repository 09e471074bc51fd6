/// A known weight and the force that it made.
struct CalibrationPoint: Equatable {
  /// The share of the sensor's full scale, 0...1, whatever the user's sensitivity.
  let share: Double
  let grams: Double
}

/// The calibration of one sensor: weights and their forces.
struct Calibration: Equatable {
  /// As many as a small phone's screen shows (our choice).
  static let mostPoints = 6
  /// Forces closer than this are one (our choice: a quarter of an iPhone's step).
  static let leastDistance = 1.0 / 1600

  /// In the order in which they were added.
  private(set) var points: [CalibrationPoint] = []

  /// The line through the points; nil as long as they make none.
  var line: CalibrationLine? { CalibrationLine(points) }

  /// Adds a known weight.
  mutating func add(_ point: CalibrationPoint) throws(CalibrationProblem) {
    guard point.grams.isFinite, point.share.isFinite else { throw .notAWeight }
    guard point.grams > 0 else { throw .nothing }
    guard point.grams <= TypedWeight.most else { throw .tooHeavy }
    guard point.share > 0 else { throw .notSteady }
    guard points.count < Calibration.mostPoints else { throw .tooManyPoints }
    if let same = points.first(where: { ($0.share - point.share).magnitude < Calibration.leastDistance }) {
      throw .sameForce(grams: same.grams)
    }
    points.append(point)
  }

  /// Takes a point away; nothing if there is none.
  mutating func remove(at index: Int) {
    if points.indices.contains(index) { points.remove(at: index) }
  }

  /// The result of the calibration, for the user who makes it.
  var summary: String {
    if points.isEmpty { return "Not calibrated" }
    if points.count == 1 { return "One more weight makes a line" }
    guard let line else { return "More force is less weight here: take a point away" }
    let fullScale = "\(Decimals.text(line.grams(share: 1), places: 0)) g at the most"
    guard let residual = line.residual else { return "\(fullScale). A third weight tells the residual" }
    return "\(fullScale), residual \(Decimals.text(residual, places: 1)) g"
  }
}
