import Ink

/// Says where a touch will be, from how it moves. `StrokePrediction` says why a stroke of ink has a prediction of its own.
package enum TouchPrediction {
  /// One frame, in seconds.
  package static var ahead: Double { StrokePrediction.horizon }
  /// Readings closer together than this, in seconds, say nothing about speed (our choice).
  private static let shortest = 0.001

  /// The reading one frame ahead at the speed between the last two events, of which the one before was at `place` and
  /// `time`; nil where they say no speed.
  package static func next(after last: TouchReading, from place: CGPoint, at time: Double) -> TouchReading? {
    let span = last.timestamp - time
    guard span >= shortest else { return nil }
    let share = ahead / span
    var reading = last
    reading.timestamp += ahead
    reading.location.x += (reading.location.x - place.x) * CGFloat(share)
    reading.location.y += (reading.location.y - place.y) * CGFloat(share)
    reading.estimate = nil
    return reading
  }
}
