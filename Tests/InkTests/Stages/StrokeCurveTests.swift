import TestRules
import Testing

@testable import Ink

/// The curve between two settled points by itself.
struct StrokeCurveTests {
  private func knot(
    _ x: Double, _ y: Double, _ velocity: (Double, Double), at time: Double, radius: Float = 2
  ) -> StrokeKnot {
    let point = StrokeModel.ModeledPoint(
      place: SIMD2(x, y), velocity: SIMD2(velocity.0, velocity.1), time: time, force: nil, altitude: nil)
    var knot = StrokeKnot(point, StrokeSamples.pen)
    knot.point = InkPoint(x: Float(x), y: Float(y), radius: radius)
    return knot
  }

  private func points(_ curve: StrokeCurve, from start: StrokeKnot) -> [InkPoint] {
    [start.point] + (1...curve.count).map { curve[$0] }
  }

  /// De Casteljau's construction, in whole precision, of the cubic that the two places and velocities ask for.
  private func truth(_ a: StrokeKnot, _ b: StrokeKnot, _ t: Double) -> Point {
    let (start, end) = (
      Point(Double(a.point.x), Double(a.point.y)), Point(Double(b.point.x), Double(b.point.y))
    )
    let third = (b.time - a.time) / 3
    func arm(_ velocity: SIMD2<Float>) -> Point {
      let arm = Point(Double(velocity.x), Double(velocity.y)) * third
      let longest = (end - start).length / 2
      return arm.length > longest ? arm * (longest / arm.length) : arm
    }
    var line = [start, start + arm(a.velocity), end - arm(b.velocity), end]
    while line.count > 1 { line = zip(line, line.dropFirst()).map { $0 * (1 - t) + $1 * t } }
    return line[0]
  }

  /// How far a place is from the nearest of some lines.
  private func distance(_ place: Point, _ points: [InkPoint]) -> Double {
    var least = Double.infinity
    for (one, other) in zip(points, points.dropFirst()) {
      let (a, b) = (Point(Double(one.x), Double(one.y)), Point(Double(other.x), Double(other.y)))
      let delta = b - a
      let part = delta.length > 0 ? min(max((place - a).dot(delta) / delta.dot(delta), 0), 1) : 0
      least = min(least, (place - (a + delta * part)).length)
    }
    return least
  }

  @Test(
    "The lines stray from the cubic by no more than they may",
    arguments: [StrokeCurve.exact, StrokeCurve.predicted])
  func tolerance(tolerance: Float) {
    for index in 0..<60 {
      let angle = Double(index) * 0.61
      let a = knot(20, 30, (900 * Mathematics.cosine(angle), 900 * Mathematics.sine(angle)), at: 1)
      let b = knot(
        20 + Double(index), 45, (700 * Mathematics.sine(2 * angle), -500 * Mathematics.cosine(angle)),
        at: 1.03)
      let curve = StrokeCurve(from: a, to: b, tolerance: tolerance)
      let lines = points(curve, from: a)
      let furthest = (0...100).map { distance(truth(a, b, Double($0) / 100), lines) }.max() ?? .infinity
      #expect(furthest < Double(tolerance) + 0.001)
      // And each end of a line lies on it.
      for step in 1...curve.count {
        let place = truth(a, b, Double(step) / Double(curve.count))
        #expect(abs(Double(curve[step].x) - place.x) < 0.001 && abs(Double(curve[step].y) - place.y) < 0.001)
      }
    }
  }

  @Test("A straight curve takes one line, and a bend more of them the wider it is")
  func count() {
    let straight = StrokeCurve(
      from: knot(0, 0, (600, 0), at: 0), to: knot(10, 0, (600, 0), at: 1.0 / 60), tolerance: StrokeCurve.exact
    )
    #expect(straight.count == 1)
    func bent(_ size: Double) -> Int32 {
      StrokeCurve(
        from: knot(0, 0, (0, 60 * size), at: 0), to: knot(size, 0, (0, -60 * size), at: 1.0 / 60),
        tolerance: StrokeCurve.exact
      ).count
    }
    #expect(bent(2) < bent(20) && bent(20) < bent(80))
  }

  @Test(
    "The most lines that a curve takes grow with the root of how much larger it is drawn", .rule("INK-10"))
  func most() {
    // So wide a bend that it would take hundreds of them.
    func count(_ scale: Float) -> Int32 {
      StrokeCurve(
        from: knot(0, 0, (0, 1e6), at: 0), to: knot(10_000, 0, (0, -1e6), at: 1.0 / 60),
        tolerance: StrokeCurve.exact, scale: scale
      ).count
    }
    #expect([0.5, 1, 1.5, 2, 4].map(count) == [32, 32, 39, 45, 64])
  }

  @Test("The width changes evenly, and the end is the end")
  func width() {
    let (a, b) = (knot(0, 0, (0, 900), at: 0, radius: 1), knot(30, 0, (0, -900), at: 0.05, radius: 4))
    let curve = StrokeCurve(from: a, to: b, tolerance: StrokeCurve.exact)
    #expect(curve.count > 3)
    for step in 1...curve.count {
      let wanted = 1 + 3 * Float(step) / Float(curve.count)
      #expect(abs(curve[step].radius - wanted) < 1e-4)
    }
    #expect(curve[curve.count] == b.point)
  }
}
