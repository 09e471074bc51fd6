import TestRules
import Testing

@testable import Ink

/// The ends of lines without a force (INK-11).
struct TaperedStrokeTests {
  private func circles(_ count: Int, pace: Double = 12, force: Double? = nil, isTapered: Bool = true)
    -> [InkPoint]
  {
    var brush = InkBrush(.pen, size: 10, color: 0xFF00_0000)
    brush.isTapered = isTapered
    var pipeline = StrokePipeline(brush: brush)
    var circles: [InkPoint] = []
    for index in 0..<count {
      let sample = InkSample(x: 20 + Double(index) * pace, y: 50, time: Double(index) / 60, force: force)
      pipeline.add(sample) { circles.append($0) }
    }
    pipeline.finish { circles.append($0) }
    return circles
  }

  @Test("A line without a force begins and ends a quarter as wide, and is whole between", .rule("INK-11"))
  func ends() throws {
    let (tapered, plain) = (circles(30), circles(30, isTapered: false))
    #expect(tapered.count == plain.count)
    let (first, last) = (try #require(tapered.first), try #require(tapered.last))
    #expect(abs(first.radius - 0.25 * plain[0].radius) < 0.01)
    #expect(abs(last.radius - 0.25 * plain[plain.count - 1].radius) < 0.01)
    #expect(last.x == plain[plain.count - 1].x)
    for (one, other) in zip(tapered, plain) where one.x > 50 && one.x < 300 { #expect(one == other) }
  }

  @Test(
    "A dot is as wide as ever, and a force is all that tells the width where there is one", .rule("INK-11"))
  func dots() {
    for (count, pace) in [(1, 0.0), (5, 0.5), (2, 3.0)] {
      let widest = circles(count, pace: pace).reduce(0) { max($0, $1.radius) }
      let plain = circles(count, pace: pace, isTapered: false).reduce(0) { max($0, $1.radius) }
      #expect(widest > 0.95 * plain, "\(count) samples")
    }
    #expect(circles(30, force: 0.6) == circles(30, force: 0.6, isTapered: false))
  }
}
