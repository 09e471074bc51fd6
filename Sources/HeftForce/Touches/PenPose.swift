import Ink

/// How a pen is held.
package struct PenPose: Equatable {
  /// Radians; 0 lies flat, pi/2 stands upright.
  var altitude: Double
  /// Radians from the positive x axis, clockwise as seen, 0..<2 pi.
  var azimuth: Double

  /// As a finger counts, and a pen that tells nothing.
  package static let upright = PenPose(altitude: .pi / 2, azimuth: 0)

  private init(altitude: Double, azimuth: Double) {
    self.altitude = altitude
    self.azimuth = azimuth
  }

  /// From the two tilts of a pointer event in degrees, as the Pointer Events standard relates them. Nil where
  /// either is outside -90...90.
  init?(tiltX: Double, tiltY: Double) {
    guard tiltX.magnitude <= 90, tiltY.magnitude <= 90 else { return nil }
    if tiltX == 0 && tiltY == 0 {
      self = .upright
      return
    }
    // The pen's direction: right by tan(tiltX), towards the user by tan(tiltY), up by 1. Multiplied by both
    // cosines so that a pen which lies flat needs no infinity.
    let x = tiltX * .pi / 180
    let y = tiltY * .pi / 180
    let right = Mathematics.sine(x) * Mathematics.cosine(y)
    let down = Mathematics.sine(y) * Mathematics.cosine(x)
    let up = Mathematics.cosine(x) * Mathematics.cosine(y)
    altitude = Mathematics.arctangent(y: max(up, 0), x: (right * right + down * down).squareRoot())
    let angle = Mathematics.arctangent(y: down, x: right)
    azimuth = angle < 0 ? angle + 2 * .pi : angle
  }
}
