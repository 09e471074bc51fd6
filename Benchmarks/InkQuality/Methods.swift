import Foundation
import Ink
import StrokeReading

/// The result of one method on a stroke's samples.
struct Outcome {
  /// The ink, close enough to be joined by straight lines.
  var ink: [InkPoint] = []
  /// Where the pen is believed to be one frame after each sample, with the time of that.
  var predicted: [(time: Double, x: Double, y: Double)] = []
  /// Where the ink ended as each sample came.
  var tips: [(time: Double, x: Double, y: Double)] = []
}

/// The methods that make a line of samples.
enum Method: String, CaseIterable {
  case heft = "Heft"
  case raw = "raw, Catmull-Rom"
  case average = "exponential average"
  case euro = "1-euro filter"

  static let frame = 1.0 / 60

  func run(_ samples: [InkSample]) -> Outcome {
    if self == .heft { return model(samples) }
    var filter = Filter(kind: self)
    let places = samples.map { filter.add($0) }
    var outcome = Outcome()
    let stroke = TrueStroke(samples: places)
    for (index, place) in places.enumerated() {
      outcome.tips.append((samples[index].time, place.x, place.y))
      if index > 0 {
        let before = places[index - 1]
        let share = Method.frame / (place.time - before.time)
        outcome.predicted.append(
          (
            place.time + Method.frame, place.x + (place.x - before.x) * share,
            place.y + (place.y - before.y) * share
          ))
      }
      if index == 0 { continue }
      for part in (index == 1 ? 0 : 1)...8 {
        let time = places[index - 1].time + (place.time - places[index - 1].time) * Double(part) / 8
        outcome.ink.append(InkPoint(stroke.sample(at: time)))
      }
    }
    return outcome
  }

  private func model(_ samples: [InkSample]) -> Outcome {
    var outcome = Outcome()
    var cleaner = SampleCleaner()
    var model = StrokeModel()
    var pipeline = StrokePipeline(brush: InkBrush.measured)
    for sample in samples {
      pipeline.add(sample) { outcome.ink.append($0) }
      guard let clean = cleaner.clean(sample) else { continue }
      _ = model.add(clean)
      if let now = model.end { outcome.tips.append((sample.time, now.x, now.y)) }
      if let next = model.predicted(after: Method.frame) {
        outcome.predicted.append((sample.time + Method.frame, next.x, next.y))
      }
    }
    pipeline.finish { outcome.ink.append($0) }
    return outcome
  }
}

extension InkBrush {
  /// The pen that all methods draw with.
  static let measured = InkBrush(.pen, size: 5.5, color: 0xFF00_0000)
}

extension InkPoint {
  init(_ sample: InkSample) {
    let radius = InkBrush.measured.size / 2 * (1 + 0.8 * (2 * (sample.force ?? 0.5) - 1))
    self.init(x: Float(sample.x), y: Float(sample.y), radius: Float(radius))
  }
}

/// The rivals' filters: none, a plain exponential average, and Casiez, Roussel and Vogel's 1-euro filter.
private struct Filter {
  let kind: Method
  private var last: InkSample?
  private var speed = SIMD2<Double>(0, 0)

  init(kind: Method) { self.kind = kind }

  mutating func add(_ sample: InkSample) -> InkSample {
    guard let last else {
      last = sample
      return sample
    }
    let step = max(sample.time - last.time, 0.0005)
    func share(_ cutoff: Double) -> Double { 1 / (1 + 1 / (2 * .pi * cutoff * step)) }
    var keep = 1.0
    switch kind {
    case .average: keep = 0.5
    case .euro:
      let now = SIMD2(sample.x - last.x, sample.y - last.y) / step
      speed += share(1) * (now - speed)
      keep = share(1.0 + 0.007 * (speed * speed).sum().squareRoot())
    default: break
    }
    var next = sample
    next.x = last.x + keep * (sample.x - last.x)
    next.y = last.y + keep * (sample.y - last.y)
    self.last = next
    return next
  }
}
