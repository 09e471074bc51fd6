import HeftProtocol

/// When the host sends ticks: not before something moves by time alone, because every frame that is asked for costs the browser a
/// turn of its own.
struct FrameScheduler {
  /// When they begin, on the device's clock in seconds; nil while no frames are asked for.
  private var beginning: Double?

  /// Ticks begin that long before the moment for which they are wanted, so that this one has its frame however late a host's
  /// timer is, and are not put off for less than twice that: 50 ms (our choice; three frames).
  private static let lead = 0.05

  /// Returns the request to the host for the moment when something moves next, in seconds on the device's clock. The
  /// moment may have come already; nil means never. Returns nil where the host need not change anything.
  mutating func request(for deadline: Double?, now: Double) -> HostRequest? {
    guard let deadline else {
      guard beginning != nil else { return nil }
      beginning = nil
      return .ticks(false)
    }
    if deadline - now < 2 * FrameScheduler.lead {
      if let beginning, beginning <= now { return nil }
      beginning = now
      return .ticks(true)
    }
    let wanted = deadline - FrameScheduler.lead
    // Ticks that begin too early, but have not begun, are put off when the first of them comes: a hand that moves the moment
    // on and on asks for nothing meanwhile.
    if let beginning, beginning > now, beginning <= wanted { return nil }
    beginning = wanted
    return .ticks(true, after: UInt32(min((wanted - now) * 1000, FrameScheduler.longest)))
  }

  /// In milliseconds, a day (our choice): a browser's timers count no more than 24 days.
  private static let longest = 86_400_000.0
}
