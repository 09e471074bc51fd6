import HeftProtocol

/// The device's time, made from the times of events: it never runs backwards, and a leap of the host's clock
/// is not felt.
package final class DeviceClock {
  /// A step back of more than this, in seconds, is another clock and not a late event (our choice).
  private static let lateness = 1.0
  /// A step ahead of more than this, in seconds, is a sleep or a mistake: time goes on as if it had not been
  /// (our choice: an hour).
  private static let leap = 3600.0

  /// Seconds since the first event.
  package private(set) var now = 0.0
  private var offset: Double?

  /// Moves the clock to the time of an event and answers the event's own time on it, which is a little before
  /// `now` for a sample that waited. Nil with a time that is no time, and the clock stays.
  func advance(to hostTime: Double) -> Double? {
    guard Micros.isInRange(hostTime) else { return nil }
    var time = hostTime + (offset ?? -hostTime)
    if offset == nil || time < now - DeviceClock.lateness || time > now + DeviceClock.leap {
      offset = now - hostTime
      time = now
    }
    now = max(now, time)
    return max(time, 0)
  }

  /// The next event comes from another clock: time goes on with it from where it is.
  func resetTimeBase() {
    offset = nil
  }

  /// The host's time before which an event's would run backwards.
  var earliest: Double { now - DeviceClock.lateness - (offset ?? 0) }

  /// Whether the event's time runs backwards by more than lateness explains.
  func isBackwards(_ hostTime: Double) -> Bool {
    guard let offset, Micros.isInRange(hostTime) else { return false }
    return hostTime + offset < now - DeviceClock.lateness
  }
}
