/// Tells whether something that changes has come to rest, over the last moments before a time that is handed in.
///
/// Between two readings the earlier one counts: a finger that presses evenly sends nothing.
struct StabilityDetector {
  /// Seconds that are looked at (our choice).
  static let span = 0.8

  /// Frames that add up to the span may miss it by their last bits.
  private let slack = 1e-9

  private var readings: [(time: Double, value: Double)] = []
  private var start: Double?

  /// Something begins, or begins anew.
  mutating func reset() {
    readings = []
    start = nil
  }

  /// A reading at a time in seconds. One that is not later than the last takes its place.
  mutating func add(_ value: Double, at time: Double) {
    guard value.isFinite, time.isFinite else { return }
    if start == nil { start = time }
    if let last = readings.last, time <= last.time { readings.removeLast() }
    readings.append((time, value))
    forget(before: time - StabilityDetector.span)
  }

  /// The mean over the span before a time, or since the beginning where that is later. Nil before the first
  /// reading.
  func mean(at now: Double) -> Double? {
    guard let first = readings.first else { return nil }
    let begin = max(now - StabilityDetector.span, first.time)
    var sum = 0.0
    for (index, reading) in readings.enumerated() {
      let end = index + 1 < readings.count ? readings[index + 1].time : now
      sum += reading.value * max(end - max(reading.time, begin), 0)
    }
    return now > begin ? sum / (now - begin) : readings.last?.value
  }

  /// The largest reading less the smallest within the span before a time.
  func spread(at now: Double) -> Double {
    var least = Double.infinity
    var most = -Double.infinity
    for (index, reading) in readings.enumerated() {
      let isOver =
        index + 1 < readings.count && readings[index + 1].time <= now - StabilityDetector.span + slack
      if isOver { continue }
      least = min(least, reading.value)
      most = max(most, reading.value)
    }
    return most > least ? most - least : 0
  }

  /// Whether the whole span before a time was seen, and nothing in it is further apart than the tolerance.
  func isSteady(at now: Double, tolerance: Double) -> Bool {
    guard let start, now - start >= StabilityDetector.span - slack else { return false }
    return spread(at: now) <= tolerance
  }

  /// Keeps the last reading before that time, because it goes on into the span.
  private mutating func forget(before time: Double) {
    let old = readings.prefix { $0.time <= time }.count
    if old > 1 { readings.removeFirst(old - 1) }
  }
}
