import Ink

extension TrueStroke {
  /// So many samples before and after one tell when it was (our choice).
  private static let reach = 8

  /// The stroke with its samples spread evenly, where the recorder's clock ticked more coarsely than the pen sampled; nil
  /// where its time stamps are better. A pen samples steadily; stamped in steps of 8 ms it seems to stop and to leap, and
  /// nothing can predict that. Which times are right shows in the motion: a hand's velocity changes little from one
  /// sample to the next.
  public var spreadEvenly: TrueStroke? {
    var even = self
    for index in samples.indices {
      let window = max(index - TrueStroke.reach, 0)...min(index + TrueStroke.reach, samples.count - 1)
      even.samples[index].time = time(of: index, in: window)
      if index > 0, even.samples[index].time <= even.samples[index - 1].time { return nil }
    }
    return even.unsteadiness < 0.5 * unsteadiness ? even : nil
  }

  /// The time of a sample on the straight line through the times of its neighbors.
  private func time(of index: Int, in window: ClosedRange<Int>) -> Double {
    let count = Double(window.count)
    let middle = Double(window.lowerBound + window.upperBound) / 2
    let mean = window.reduce(0) { $0 + samples[$1].time } / count
    var (both, square) = (0.0, 0.0)
    for other in window {
      both += (Double(other) - middle) * (samples[other].time - mean)
      square += (Double(other) - middle) * (Double(other) - middle)
    }
    return mean + both / square * (Double(index) - middle)
  }

  /// How much the velocity changes from sample to sample: the sum of the squares.
  private var unsteadiness: Double {
    var sum = 0.0
    var last: SIMD2<Double>?
    for (one, next) in zip(samples, samples.dropFirst()) {
      let velocity = SIMD2(next.x - one.x, next.y - one.y) / (next.time - one.time)
      if let last { sum += ((velocity - last) * (velocity - last)).sum() }
      last = velocity
    }
    return sum
  }
}
