/// The straight line from a sensor's force to grams that misses the known weights least.
struct CalibrationLine: Equatable {
  /// Grams at the sensor's full scale less those at none.
  let slope: Double
  /// Grams where the line meets no force.
  let intercept: Double
  /// The standard deviation of the weights about the line in grams; nil for two points, which any line meets.
  let residual: Double?

  /// The line of least squares. Nil for fewer than two forces that differ, and where more force would be less
  /// weight.
  init?(_ points: [CalibrationPoint]) {
    let count = Double(points.count)
    guard points.count >= 2 else { return nil }
    let meanShare = points.reduce(0) { $0 + $1.share } / count
    let meanGrams = points.reduce(0) { $0 + $1.grams } / count
    var spread = 0.0
    var common = 0.0
    for point in points {
      spread += (point.share - meanShare) * (point.share - meanShare)
      common += (point.share - meanShare) * (point.grams - meanGrams)
    }
    guard spread > 0 else { return nil }
    let slope = common / spread
    guard slope > 0, slope.isFinite else { return nil }
    let intercept = meanGrams - slope * meanShare
    self.slope = slope
    self.intercept = intercept
    guard points.count > 2 else {
      residual = nil
      return
    }
    let squares = points.reduce(0) { sum, point in
      let miss = point.grams - (intercept + slope * point.share)
      return sum + miss * miss
    }
    residual = (squares / (count - 2)).squareRoot()
  }

  /// The weight that a share of the sensor's full scale stands for; none weighs less than nothing.
  func grams(share: Double) -> Double { max(intercept + slope * share, 0) }

  /// The variance of such a weight in square grams, from the sensor's step and the line's residual together; nil
  /// where neither is known. A reading lies anywhere within its step, hence the 12.
  func variance(step: Double?) -> Double? {
    if step == nil, residual == nil { return nil }
    let stepGrams = (step ?? 0) * slope
    return stepGrams * stepGrams / 12 + (residual ?? 0) * (residual ?? 0)
  }
}
