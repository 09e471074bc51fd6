import Testing

@testable import Ink

/// Cleaning, model, curve and width in a row.
struct StrokePipelineTests {
  private func ends(_ rate: Double) -> [InkPoint] {
    StrokeSamples.circles(StrokeSamples.wave(Int(rate), rate: rate))
  }

  @Test(
    "Circles lie close enough together to be joined by lines, and none is wider than the brush",
    arguments: [60.0, 240])
  func circles(rate: Double) {
    let circles = ends(rate)
    #expect(circles.count > Int(rate) - 5)
    let (least, most) = (StrokeSamples.pen.radius(atForce: 0), StrokeSamples.pen.radius(atForce: 1))
    for (one, next) in zip(circles, circles.dropFirst()) {
      #expect(Double(next.radius) >= least - 1e-4 && Double(next.radius) <= most + 1e-4)
      let (dx, dy) = (next.x - one.x, next.y - one.y)
      // The wave goes at most 450 pixels a second.
      #expect((dx * dx + dy * dy).squareRoot() < Float(500 / rate) + 1)
    }
  }

  @Test("A tip asked for is not part of the stroke: with or without, what follows is the same")
  func tips() {
    let samples = StrokeSamples.wave(100)
    var pipeline = StrokePipeline(brush: StrokeSamples.pen)
    var circles: [InkPoint] = []
    var ahead = 0
    for sample in samples {
      pipeline.add(sample) { circles.append($0) }
      pipeline.tip(after: 1.0 / 60) { _ in ahead += 1 }
    }
    pipeline.finish { circles.append($0) }
    #expect(ahead > 100)
    #expect(circles == StrokeSamples.circles(samples))
  }
}
