import Foundation
import Ink
import StrokeReading

/// The figures of one method at one rate, summed over strokes.
struct Measures {
  private var distance = (sum: 0.0, count: 0)
  private var wrong = 0.0
  private var area = 0.0
  private var predicted = (sum: 0.0, count: 0)
  private var lag = (sum: 0.0, count: 0)
  private var gap = (sum: 0.0, count: 0)
  private var corner = (sum: 0.0, count: 0)

  mutating func add(_ outcome: Outcome, truth: TrueStroke, corners: [Double]) {
    // The truth every half of a millisecond, for distances.
    let count = max(Int((truth.end - truth.start) * 2000), 2)
    let dense = (0...count).map {
      truth.sample(at: truth.start + (truth.end - truth.start) * Double($0) / Double(count))
    }
    let places = NearPlaces(dense.map { SIMD2($0.x, $0.y) })
    for point in outcome.ink {
      distance.sum += places.distance(to: SIMD2(Double(point.x), Double(point.y)))
      distance.count += 1
    }
    for (time, x, y) in outcome.predicted where time <= truth.end {
      let there = truth.sample(at: time)
      predicted.sum += hypot(there.x - x, there.y - y)
      predicted.count += 1
    }
    for (time, x, y) in outcome.tips {
      let there = truth.sample(at: time)
      lag.sum += hypot(there.x - x, there.y - y)
      lag.count += 1
    }
    if let end = outcome.ink.last, let last = dense.last {
      gap.sum += hypot(last.x - Double(end.x), last.y - Double(end.y))
      gap.count += 1
    }
    for time in corners {
      let there = truth.sample(at: time)
      let nearest = outcome.ink.map { hypot(there.x - Double($0.x), there.y - Double($0.y)) }.min() ?? 0
      corner.sum += nearest
      corner.count += 1
    }
    addArea(outcome.ink, dense.map { InkPoint($0) })
  }

  private mutating func addArea(_ ink: [InkPoint], _ truth: [InkPoint]) {
    let all = truth + ink
    let (left, top) = (all.map { $0.x - 20 }.min() ?? 0, all.map { $0.y - 20 }.min() ?? 0)
    let width = Int((all.map { $0.x }.max() ?? 0) - left) + 40
    let height = Int((all.map { $0.y }.max() ?? 0) - top) + 40
    func plane(_ points: [InkPoint]) -> CoverageMask {
      let plane = CoverageMask(width: width, height: height)
      var rasterizer = StrokeRasterizer()
      for point in points {
        rasterizer.add(InkPoint(x: point.x - left, y: point.y - top, radius: point.radius), to: plane)
      }
      rasterizer.finish(in: plane)
      return plane
    }
    let (one, other) = (plane(ink), plane(truth))
    for y in 0..<height {
      for x in 0..<width {
        wrong += Double(abs(Int(one[x, y]) - Int(other[x, y])))
        area += Double(other[x, y])
      }
    }
  }

  private static func mean(_ value: (sum: Double, count: Int)) -> Double {
    value.count > 0 ? value.sum / Double(value.count) : .nan
  }

  var cornerDistance: Double { Measures.mean(corner) }

  var line: String {
    let numbers = [
      Measures.mean(distance), area > 0 ? 100 * wrong / area : .nan, Measures.mean(predicted),
      Measures.mean(lag),
      Measures.mean(gap),
    ]
    return numbers.map { String(format: "%9.2f", $0) }.joined(separator: " ")
  }
}

/// Places sorted into squares, so that the nearest one is found soon.
private struct NearPlaces {
  private let places: [SIMD2<Double>]
  private var squares: [SIMD2<Int>: [Int]] = [:]
  private static let side = 8.0

  init(_ places: [SIMD2<Double>]) {
    self.places = places
    for (index, place) in places.enumerated() {
      squares[NearPlaces.square(of: place), default: []].append(index)
    }
  }

  func distance(to point: SIMD2<Double>) -> Double {
    let middle = NearPlaces.square(of: point)
    var best = Double.infinity
    for y in -1...1 {
      for x in -1...1 {
        for index in squares[middle &+ SIMD2(x, y)] ?? [] { best = min(best, square(index, point)) }
      }
    }
    // A point further away than a square may be nearer than the one found so far.
    if best > NearPlaces.side * NearPlaces.side {
      best = places.indices.reduce(best) { min($0, square($1, point)) }
    }
    return best.squareRoot()
  }

  private func square(_ index: Int, _ point: SIMD2<Double>) -> Double {
    let delta = places[index] - point
    return (delta * delta).sum()
  }

  private static func square(of place: SIMD2<Double>) -> SIMD2<Int> {
    SIMD2(Int((place.x / side).rounded(.down)), Int((place.y / side).rounded(.down)))
  }
}
