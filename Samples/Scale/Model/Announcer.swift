/// Decides what a screen reader says of a weight, and when: a reading that rests, and calmly.
struct Announcer {
  /// Seconds between two announcements at least (our choice).
  static let pace = 2.0

  private var lastTime: Double?
  private var lastGrams: Double?
  private var hasSaidOverload = false

  /// Everything was taken off: the next weight is news.
  mutating func forget() {
    lastGrams = nil
    hasSaidOverload = false
  }

  /// Returns the words to say now, or nil. A weight is news when it rests and has changed by more than it is known to.
  mutating func words(for readout: Readout, grams: Double, uncertainty: Double, at now: Double) -> String? {
    if let lastTime, now - lastTime < Announcer.pace { return nil }
    switch readout.state {
    case .overloaded:
      if hasSaidOverload { return nil }
      hasSaidOverload = true
      lastGrams = nil
    case .stable:
      if let lastGrams, (grams - lastGrams).magnitude <= uncertainty { return nil }
      lastGrams = grams
      hasSaidOverload = false
    case .empty, .settling:
      return nil
    }
    lastTime = now
    return "\(readout.reading), \(readout.state.sign)"
  }
}
