import TestRules
import Testing

@testable import Ink

/// The rasterizer by itself: how a line is cut into pieces is not seen (INK-1, INK-2).
struct StrokeRasterizerTests {
  private func furthest(_ one: CoverageMask, _ other: CoverageMask) -> Int {
    var most = 0
    for y in 0..<200 { for x in 0..<200 { most = max(most, abs(Int(one[x, y]) - Int(other[x, y]))) } }
    return most
  }

  /// Points along a part of a circle.
  private func arc(_ count: Int, radius: Float = 4) -> [InkPoint] {
    (0...count).map { step in
      let angle = Double(step) / Double(count) * 2.5
      return InkPoint(
        x: Float(100 + 70 * Mathematics.cosine(angle)), y: Float(90 + 70 * Mathematics.sine(angle)),
        radius: radius)
    }
  }

  @Test("A straight line has the same pixels however many points it comes in", arguments: [2, 3, 7, 40])
  func straight(count: Int) {
    let points = (0...count).map { step -> InkPoint in
      let part = Float(step) / Float(count)
      return InkPoint(x: 20.3 + 150 * part, y: 31.7 + 88 * part, radius: 3.5)
    }
    let whole = StrokeSamples.plane([points[0], points[count]])
    #expect(whole.area > 1000)
    #expect(furthest(StrokeSamples.plane(points), whole) <= 3)
  }

  @Test(
    "A finely cut bend has the area of its ring and two ends, and no pixel of it is missed", .rule("INK-1"))
  func bend() {
    let plane = StrokeSamples.plane(arc(200))
    #expect(abs(plane.area - (2.5 * 70 * 8 + .pi * 16)) < 5)
    var (missed, strayed) = (0, 0)
    for y in 0..<200 {
      for x in 0..<200 {
        let (dx, dy) = (Double(x) - 99.5, Double(y) - 89.5)
        let angle = Mathematics.arctangent(y: dy, x: dx)
        let off = abs((dx * dx + dy * dy).squareRoot() - 70)
        if angle > 0, angle < 2.5, off < 3.3, plane[x, y] != 255 { missed += 1 }
        if off > 4.7, plane[x, y] != 0 { strayed += 1 }
      }
    }
    #expect(missed == 0 && strayed == 0)
  }

  @Test("There and back has the pixels of one direction, and in reverse the same", .rule("INK-2"))
  func backAndForth() {
    let points = arc(30)
    let once = StrokeSamples.plane(points)
    #expect(furthest(StrokeSamples.plane(points + points.reversed()), once) <= 4)
    #expect(furthest(StrokeSamples.plane(points.reversed()), once) <= 4)
  }

  @Test("A copy goes on by itself, and leaves the first as it was")
  func copies() {
    let points = arc(30)
    let (plane, aside) = (CoverageMask(width: 200, height: 200), CoverageMask(width: 200, height: 200))
    var rasterizer = StrokeRasterizer()
    for point in points.prefix(15) { rasterizer.add(point, to: plane) }
    var copy = rasterizer
    copy.add(InkPoint(x: 10, y: 190, radius: 9), to: aside)
    copy.finish(in: aside)
    for point in points.dropFirst(15) { rasterizer.add(point, to: plane) }
    rasterizer.finish(in: plane)
    #expect(aside.area > 100)
    #expect(plane.isEqual(to: StrokeSamples.plane(points)))
  }

  @Test(
    "No pixel is more opaque than the most opaque circle, and each run is as opaque as its own",
    .rule("INK-2"))
  func opacity() {
    let points = (0...100).map { step -> InkPoint in
      InkPoint(x: 20 + 1.6 * Float(step), y: 100, radius: 6, opacity: 0.2 + 0.5 * Float(step) / 100)
    }
    let plane = StrokeSamples.plane(points)
    for x in 20..<180 {
      // Within two shades; the darker one is rounded over a radius.
      let here = 255 * (0.2 + 0.5 * Double(x - 20) / 160)
      let ahead = 255 * (0.2 + 0.5 * min(Double(x - 20 + 7) / 160, 1))
      #expect(Double(plane[x, 100]) >= here - 3 && Double(plane[x, 100]) <= ahead + 3)
    }
  }
}
