import TestRules
import Testing

@testable import Ink

/// The pixels of a stroke (INK-1, INK-2).
struct StrokeCoverageTests {
  /// How deep a place lies in the shape of two circles and their tangents.
  private func depth(_ x: Double, _ y: Double, _ a: InkPoint, _ b: InkPoint) -> Double {
    let (dx, dy) = (Double(b.x - a.x), Double(b.y - a.y))
    let length = (dx * dx + dy * dy).squareRoot()
    let (px, py) = (x - Double(a.x), y - Double(a.y))
    let (r, s) = (Double(a.radius), Double(b.radius))
    func away(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }
    if abs(r - s) >= length { return max(r - away(px, py), s - away(px - dx, py - dy)) }
    let taper = (r - s) / length
    let along = (px * dx + py * dy) / length
    let aside = abs(py * dx - px * dy) / length
    let place = min(max(along - aside * taper / (1 - taper * taper).squareRoot(), 0), length)
    return r - taper * place - away(along - place, aside)
  }

  @Test(
    "Outside of its picture a stroke covers nothing", .rule("INK-1"),
    arguments: [(-1, 0), (0, -1), (8, 0), (0, 8)])
  func outside(x: Int, y: Int) {
    let mask = CoverageMask(width: 8, height: 8)
    mask.disc(InkPoint(x: 4, y: 4, radius: 20), full: 255)
    #expect(mask[x, y] == 0 && mask[7, 7] == 255)
  }

  private func coverage(_ x: Int, _ y: Int, _ circles: [InkPoint]) -> Double {
    let pieces = zip(circles, circles.dropFirst()).filter {
      depth(Double(x) + 0.5, Double(y) + 0.5, $0, $1) > -1
    }
    if pieces.isEmpty { return 0 }
    var count = 0
    for row in 0..<16 {
      for column in 0..<16 {
        let place = (Double(x) + (Double(column) + 0.5) / 16, Double(y) + (Double(row) + 0.5) / 16)
        if pieces.contains(where: { depth(place.0, place.1, $0, $1) >= 0 }) { count += 1 }
      }
    }
    return Double(count) / 256 * 255
  }

  @Test("The pixels of a stroke are those of its circles and their tangents", .rule("INK-1"))
  func truth() {
    let circles = (0..<50).map { index -> InkPoint in
      let t = Double(index) / 50
      return InkPoint(
        x: Float(60 + 40 * Mathematics.sine(t * 7)), y: Float(60 + 40 * Mathematics.cosine(t * 5)),
        radius: Float(0.5 + 4.5 * t))
    }
    let plane = StrokeSamples.plane(circles, side: 120)
    var (squares, edges, ours, all) = (0.0, 0, 0.0, 0.0)
    for y in 0..<120 {
      for x in 0..<120 {
        let truth = coverage(x, y, circles)
        let got = Double(plane[x, y])
        ours += got
        all += truth
        if truth > 0, truth < 255 {
          squares += (got - truth) * (got - truth)
          edges += 1
        }
      }
    }
    #expect(edges > 500)
    #expect((squares / Double(edges)).squareRoot() < 8)
    #expect(abs(ours / all - 1) < 0.002)
  }

  @Test(
    "A long piece is inked to the right pixels over many columns, up to the plane's edges and past them",
    arguments: [
      (InkPoint(x: -30, y: 18, radius: 12), InkPoint(x: 150, y: 90, radius: 30)),
      (InkPoint(x: 60.3, y: -500, radius: 3), InkPoint(x: 60.7, y: 700, radius: 8)),
      (InkPoint(x: -400, y: 119.4, radius: 1.5), InkPoint(x: 900, y: 119.4, radius: 1.5)),
      (InkPoint(x: 110, y: 8, radius: 2), InkPoint(x: 4, y: 113, radius: 2.5)),
    ])
  func long(ends: (InkPoint, InkPoint)) {
    let plane = StrokeSamples.plane([ends.0, ends.1], side: 120)
    var inked = 0
    for y in 0..<120 {
      for x in 0..<120 {
        // An edge fades out over one pixel's width across it.
        let deep = depth(Double(x) + 0.5, Double(y) + 0.5, ends.0, ends.1)
        let coverage = 255 * min(max(deep + 0.5, 0), 1)
        #expect(abs(Double(plane[x, y]) - coverage) < 3, "at \(x), \(y)")
        if plane[x, y] > 0 { inked += 1 }
      }
    }
    #expect(inked > 200)
  }

  @Test(
    "A steep cone is inked to the right pixels by itself, and one circle within the other to those of the larger",
    arguments: [
      (InkPoint(x: 40.2, y: 40.7, radius: 4), InkPoint(x: 44.2, y: 40.7, radius: 1)),
      (InkPoint(x: 12.5, y: 60, radius: 20), InkPoint(x: 30, y: 45.1, radius: 2)),
      (InkPoint(x: 70, y: 70, radius: 2), InkPoint(x: 64, y: 61, radius: 12)),
      (InkPoint(x: 40, y: 40, radius: 9), InkPoint(x: 42, y: 41, radius: 3)),
      (InkPoint(x: 42, y: 41, radius: 3), InkPoint(x: 40, y: 40, radius: 9)),
    ])
  func cone(ends: (InkPoint, InkPoint)) {
    let (dx, dy) = (ends.1.x - ends.0.x, ends.1.y - ends.0.y)
    let mask = CoverageMask(width: 90, height: 90)
    mask.cone(from: ends.0, to: ends.1, length: (dx * dx + dy * dy).squareRoot(), full: 255)
    for y in 0..<90 {
      for x in 0..<90 {
        let deep = depth(Double(x) + 0.5, Double(y) + 0.5, ends.0, ends.1)
        let coverage = 255 * min(max(deep + 0.5, 0), 1)
        #expect(abs(Double(mask[x, y]) - coverage) < 4, "at \(x), \(y)")
      }
    }
  }

  @Test("Two corners in a row are round and leave no hole")
  func corners() {
    let points = [(40.0, 100.0), (100, 100), (100, 104), (40, 104)].map {
      InkPoint(x: Float($0.0), y: Float($0.1), radius: 6)
    }
    let plane = StrokeSamples.plane(points)
    #expect(plane[70, 102] == 255 && plane[102, 102] == 255)
    // Half a circle of radius 6 goes around the end, and nothing sticks out of it.
    #expect(plane[105, 102] > 100 && plane[108, 102] == 0)
    #expect(abs(plane.area - (60 * 16 + 2 * 4 * 6 + .pi * 36)) < 4)
  }

  @Test("A stroke over itself is one even layer", .rule("INK-2"))
  func evenLayer() throws {
    let there = (0...40).map { InkPoint(x: 50 + Float($0) * 2, y: 100, radius: 5) }
    let once = StrokeSamples.plane(there)
    let twice = StrokeSamples.plane(there + there.reversed())
    #expect(once.isEqual(to: twice))
    var picture = try #require(Bitmap(width: 200, height: 200))
    picture.ink(InkLayer(color: faded(0xFF00_00FF, by: 128)), through: twice)
    #expect(picture[60, 100] == picture[90, 98] && picture[60, 100] >> 24 == 128)
  }

  @Test("What is not a number, far outside or without any width draws nothing or little, and does not trap")
  func odd() {
    let odd: [Float] = [.nan, .infinity, -.infinity, 1e9, -1e9, 0, 199.99, 65535, -65535]
    let plane = CoverageMask(width: 200, height: 200)
    var rasterizer = StrokeRasterizer()
    for x in odd {
      for y in odd { for r in odd { rasterizer.add(InkPoint(x: x, y: y, radius: r), to: plane) } }
    }
    rasterizer.finish(in: plane)
    plane.clear()
    #expect(plane.area == 0)
  }

  @Test("A circle within another one adds nothing, a larger one all of it")
  func dots() {
    let small = InkPoint(x: 100, y: 100, radius: 2)
    let large = InkPoint(x: 100.5, y: 100, radius: 9)
    let grown = StrokeSamples.plane([small, large])
    #expect(abs(grown.area - .pi * 81) < 1.5)
    #expect(StrokeSamples.plane([large, small]).isEqual(to: grown))
    let tiny = StrokeSamples.plane([InkPoint(x: 100.5, y: 100.5, radius: 0.25)])
    #expect(tiny[100, 100] > 100 && tiny[100, 100] < 160)
  }
}
