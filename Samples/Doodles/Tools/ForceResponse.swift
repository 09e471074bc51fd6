import Ink

/// How the force of a touch becomes the force of the ink: hands differ, and so do pens.
struct ForceResponse: Hashable {
  /// From soft, where a light press is much, over straight at 0 to firm.
  let firmness: Int

  init(firmness: Int) {
    let range = ForceResponse.range
    self.firmness = min(max(firmness, range.lowerBound), range.upperBound)
  }

  /// Our choice: ten steps in each direction.
  static let range = -10...10
  /// The force as it is measured.
  static let straight = ForceResponse(firmness: 0)

  /// The power of the share of the force: a third for the softest, 3 for the firmest (our choice).
  var exponent: Double { Mathematics.power(3, Double(firmness) / Double(ForceResponse.range.upperBound)) }

  /// The ink's share of the force, 0...1, for the touch's share; 0 and 1 stay what they are.
  func bend(_ force: Double) -> Double {
    firmness == 0 ? force : Mathematics.power(min(max(force, 0), 1), exponent)
  }

  /// In words, for a screen reader.
  var text: String {
    firmness == 0 ? "Straight" : "\(firmness.magnitude) \(firmness < 0 ? "softer" : "firmer")"
  }
}
