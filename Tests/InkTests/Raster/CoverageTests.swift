import Testing

@testable import Ink

/// The coverage of a filled shape (DRAW-1).
struct CoverageTests {
  /// The largest difference between what was filled and what sampling says, over all pixels.
  private func error(_ path: Path, rule: FillRule = .nonZero, width: Int = 40, height: Int = 40) -> Double {
    var filled = bitmap(width, height)
    filled.fill(path, rule: rule, color: black, clip: filled.bounds)
    let reference = SampledShape(contours: path.contours, rule: rule)
    var worst = 0.0
    for y in 0..<height {
      for x in 0..<width {
        worst = max(worst, abs(Double(alpha(filled, x, y)) / 255 - reference.coverage(x: x, y: y)))
      }
    }
    return worst
  }

  private func polygon(_ points: [(Double, Double)]) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(to: Point(point.0, point.1)) } else { path.line(to: Point(point.0, point.1)) }
    }
    path.close()
    return path
  }

  /// A sixteenth of a pixel's side is what 16 x 16 points can miss.
  private let tolerance = 0.05

  @Test("A triangle covers what it covers")
  func triangle() {
    #expect(error(polygon([(3.3, 2.1), (35.7, 17.9), (8.4, 36.2)])) < tolerance)
    #expect(error(polygon([(3.3, 2.1), (8.4, 36.2), (35.7, 17.9)])) < tolerance)
  }

  @Test("A rectangle between pixels covers exactly its parts of them")
  func rectangle() {
    var path = Path()
    path.rectangle(from: Point(2.25, 3.5), to: Point(6, 5.75))
    var filled = bitmap(10, 10)
    filled.fill(path, color: black, clip: filled.bounds)
    #expect(alpha(filled, 2, 3) == Int((0.75 * 0.5 * 255).rounded()))
    #expect(alpha(filled, 3, 3) == 128)
    #expect(alpha(filled, 4, 4) == 255)
    #expect(alpha(filled, 2, 4) == 191)
    #expect(alpha(filled, 5, 5) == 191)
    #expect(alpha(filled, 6, 4) == 0)
    #expect(alpha(filled, 1, 4) == 0)
  }

  @Test("Slivers, steep and flat ones, are as thin as they are")
  func slivers() {
    #expect(error(polygon([(1.1, 1.2), (38.9, 30.3), (38.9, 30.5), (1.1, 1.4)])) < tolerance)
    #expect(error(polygon([(10.2, 0.5), (10.3, 39.5), (10.5, 39.5), (10.4, 0.5)])) < 0.08)
    #expect(error(polygon([(0.5, 10.2), (39.5, 10.3), (39.5, 10.5), (0.5, 10.4)])) < 0.08)
  }

  @Test("A star is full inside by one rule and has a hole by the other")
  func rules() {
    let star = polygon([(20, 2), (31, 37), (2, 15), (38, 15), (9, 37)])
    var whole = bitmap(40, 40)
    whole.fill(star, color: black, clip: whole.bounds)
    #expect(alpha(whole, 20, 22) == 255)
    var hollow = bitmap(40, 40)
    hollow.fill(star, rule: .evenOdd, color: black, clip: hollow.bounds)
    #expect(alpha(hollow, 20, 22) == 0)
    #expect(alpha(hollow, 20, 8) == 255)
    // Where two edges cross in a pixel, areas add up; nowhere else may it be wrong.
    #expect(error(star, rule: .evenOdd) < 0.5)
  }

  @Test("Random triangles that reach over every edge cover what they cover", arguments: 0..<12)
  func clipped(seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    func random() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 40) / Double(1 << 24) * 60 - 18
    }
    let path = polygon([(random(), random()), (random(), random()), (random(), random())])
    #expect(error(path, width: 24, height: 24) < 0.1, "seed \(seed)")
  }

  @Test("A circle has a circle's area, and is the same mirrored")
  func circle() {
    var path = Path()
    path.ellipse(from: Point(2, 2), to: Point(98, 98))
    var filled = bitmap(100, 100)
    filled.fill(path, color: black, clip: filled.bounds)
    #expect(abs(inkedArea(filled) - .pi * 48 * 48) < 4)
    for y in 0..<100 {
      for x in 0..<50 {
        #expect(abs(alpha(filled, x, y) - alpha(filled, 99 - x, y)) <= 1)
        #expect(abs(alpha(filled, x, y) - alpha(filled, y, x)) <= 1)
      }
    }
  }

  @Test("A shape over many tiles has no seams")
  func tiles() {
    var path = Path()
    path.rectangle(from: Point(10, 10), to: Point(290, 210))
    var filled = bitmap(300, 220)
    filled.fill(path, color: black, clip: filled.bounds)
    #expect(inkedArea(filled) == 280 * 200)
    #expect(filled.changes(since: nil) == [PixelRectangle(x: 10, y: 10, width: 280, height: 200)])
  }

  @Test("Nothing is drawn outside the clip")
  func clip() {
    var path = Path()
    path.rectangle(from: Point(-1000, -1000), to: Point(1000, 1000))
    var filled = bitmap(300, 220)
    filled.fill(path, color: black, clip: PixelRectangle(x: 70, y: 50, width: 100, height: 30))
    #expect(filled.changes(since: nil) == [PixelRectangle(x: 70, y: 50, width: 100, height: 30)])
  }

  @Test("Places that are no number or far away do no harm")
  func extremes() {
    let values = [20, -1e300, .leastNonzeroMagnitude, .nan, .infinity, 1e9]
    var filled = bitmap(40, 40)
    for first in values {
      for second in values {
        var path = Path()
        path.move(to: Point(first, second))
        path.line(to: Point(second, 20))
        path.line(to: Point(20, first))
        path.quad(to: Point(first, first), control: Point(second, 3))
        path.cubic(to: Point(second, first), first: Point(first, 3), second: Point(4, second))
        filled.fill(path, color: black, clip: filled.bounds)
        for width in [0, 3, second] {
          // Ten thousand dashes are tried once; each one takes its time.
          let dashes = first == 20 && second == 1e9 && width == 3 ? [1.0, 2] : [first, 1e8]
          let stroke = Stroke(width: width, cap: .round, join: .round, dashes: dashes, dashPhase: second)
          filled.stroke(path, with: stroke, color: black, clip: filled.bounds)
          let map = Affine(a: first, b: 1, c: 0, d: 2, tx: second, ty: 0)
          filled.stroke(path, with: stroke, through: map, color: black, clip: filled.bounds)
          filled.draw(filled, through: map, clip: filled.bounds)
        }
      }
    }
  }
}
