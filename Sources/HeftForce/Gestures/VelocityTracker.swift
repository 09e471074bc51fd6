/// Measures the speed of something from where it was in the last tenth of a second.
package struct VelocityTracker {
  private struct Sample {
    var time: Double
    var place: CGPoint
  }

  private var samples: [Sample] = []

  package init() {}

  /// Forgets everything but keeps the room.
  package mutating func reset() {
    samples.removeAll(keepingCapacity: true)
  }

  package mutating func add(_ place: CGPoint, at time: Double) {
    if let last = samples.last, time <= last.time {
      samples[samples.count - 1].place = place
      return
    }
    samples.removeAll { $0.time < time - GestureLimits.speedStretch }
    samples.append(Sample(time: time, place: place))
  }

  /// Units a second, in each direction. Nothing after a rest, or where there is only one place.
  package func speed(at now: Double) -> CGPoint {
    guard let last = samples.last, now - last.time <= GestureLimits.rest else { return .zero }
    guard let first = samples.first(where: { $0.time >= now - GestureLimits.speedStretch }) else {
      return .zero
    }
    let stretch = CGFloat(last.time - first.time)
    guard stretch > 0 else { return .zero }
    return CGPoint(x: (last.place.x - first.place.x) / stretch, y: (last.place.y - first.place.y) / stretch)
  }
}
