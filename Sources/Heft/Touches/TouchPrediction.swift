/// Says where a touch will be, from how it moves.
enum TouchPrediction {
  /// One frame, in seconds.
  static let ahead = 1.0 / 60.0
  /// Readings closer together than this, in seconds, say nothing about speed (our choice).
  private static let shortest = 0.001

  /// The reading one frame ahead at the speed between the last two events; nil where they say no speed.
  static func next(after touch: UITouch) -> TouchReading? {
    let span = touch.reading.timestamp - touch.previousTimestamp
    guard span >= shortest else { return nil }
    let share = ahead / span
    var reading = touch.reading
    reading.timestamp += ahead
    reading.location.x += (reading.location.x - touch.previousLocation.x) * CGFloat(share)
    reading.location.y += (reading.location.y - touch.previousLocation.y) * CGFloat(share)
    reading.estimate = nil
    return reading
  }
}
