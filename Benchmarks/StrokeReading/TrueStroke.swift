import Foundation
import Ink

/// A recorded or made-up stroke: what is taken for the truth.
public struct TrueStroke {
  /// At least one, each later than the one before.
  public var samples: [InkSample]

  /// A stroke of samples.
  public init(samples: [InkSample]) { self.samples = samples }

  /// When it begins and ends, in seconds.
  public var start: Double { samples[0].time }
  public var end: Double { samples[samples.count - 1].time }

  /// Where the pen was at a time: Catmull and Rom's curve through the samples, their true times counting.
  public func sample(at time: Double) -> InkSample {
    var index = 0
    var high = samples.count - 2
    while index < high {
      let middle = (index + high + 1) / 2
      if samples[middle].time <= time { index = middle } else { high = middle - 1 }
    }
    let (a, b) = (samples[index], samples[index + 1])
    let t = min(max((time - a.time) / (b.time - a.time), 0), 1)
    let before = samples[max(index - 1, 0)]
    let after = samples[min(index + 2, samples.count - 1)]
    func curve(_ part: (InkSample) -> Double) -> Double {
      let step = b.time - a.time
      let first = (part(b) - part(before)) / max(b.time - before.time, 1e-9) * step
      let second = (part(after) - part(a)) / max(after.time - a.time, 1e-9) * step
      let (t2, t3) = (t * t, t * t * t)
      return (2 * t3 - 3 * t2 + 1) * part(a) + (t3 - 2 * t2 + t) * first + (3 * t2 - 2 * t3) * part(b)
        + (t3 - t2) * second
    }
    let force = (a.force ?? 0.5) + t * ((b.force ?? 0.5) - (a.force ?? 0.5))
    return InkSample(x: curve { $0.x }, y: curve { $0.y }, time: time, force: force)
  }
}
