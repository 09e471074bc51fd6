import TestRules
import Testing

@testable import Ink

/// A stroke whose opacity follows the force (INK-2, INK-6, INK-9).
struct StrokeShadeTests {
  private let marker = InkBrush(.marker, size: 16, color: 0xFF00_00FF)

  private func circles(_ force: (Double) -> Double?) -> [InkPoint] {
    var samples = StrokeSamples.wave(200)
    for index in samples.indices { samples[index].force = force(Double(index) / 199) }
    return StrokeSamples.circles(samples, brush: marker)
  }

  /// A swell with the tremble that every force has.
  private func trembling(_ part: Double) -> Double {
    0.5 - 0.4 * Mathematics.cosine(part * 12) + 0.02 * Mathematics.sine(part * 900)
  }

  /// How opaque a pixel becomes if circles close to each other are laid one by one and the darkest counts, 0...255: of those
  /// that surely lie over it, and of those that may.
  private func truth(_ x: Int, _ y: Int, _ circles: [InkPoint]) -> ClosedRange<Float> {
    var (least, most): (Float, Float) = (0, 0)
    for (one, next) in zip(circles, circles.dropFirst()) {
      for step in 0...8 {
        let t = Float(step) / 8
        let (dx, dy) = (
          one.x + t * (next.x - one.x) - Float(x) - 0.5, one.y + t * (next.y - one.y) - Float(y) - 0.5
        )
        let deep = one.radius + t * (next.radius - one.radius) - (dx * dx + dy * dy).squareRoot()
        let level = 255 * (one.opacity + t * (next.opacity - one.opacity))
        if deep > 0.75 { least = max(least, level) }
        if deep > -0.75 { most = max(most, level) }
      }
    }
    return least...most
  }

  @Test("At an even force, and without any, a marker is one even layer", arguments: [nil, 0.2, 0.7, 1])
  func evenForce(force: Double?) {
    let plane = StrokeSamples.plane(circles { _ in force })
    let level = 255 * (0.1 + 0.8 * (force ?? 0.5))
    var inked = 0
    for y in 0..<200 {
      for x in 0..<200 where plane[x, y] > 0 {
        #expect(Double(plane[x, y]) <= level + 0.51)
        if Double(plane[x, y]) >= level - 0.51 { inked += 1 }
      }
    }
    // All but the edges.
    #expect(Double(inked) > 0.8 * plane.area * 255 / level)
  }

  @Test("The harder a marker is pressed, the more opaque it is, without a visible step")
  func rising() {
    let samples = (0...150).map {
      InkSample(x: 20 + Double($0), y: 100, time: Double($0) / 240, force: 0.02 + Double($0) / 160)
    }
    let plane = StrokeSamples.plane(StrokeSamples.circles(samples, brush: marker))
    let levels = (20..<170).map { Int(plane[$0, 100]) }
    for (one, next) in zip(levels, levels.dropFirst()) { #expect(next >= one && next - one <= 4) }
    #expect(levels[0] < 60 && levels[149] > 210)
  }

  @Test(
    "Where the force changes the pixels are those of the darkest circle that lies there: no joint is darker",
    .rule("INK-2"))
  func noDarkJoints() {
    let circles = circles(trembling)
    let plane = StrokeSamples.plane(circles)
    var inside = 0
    // A shade's step, what the force may swing without one, and the rounding of both.
    let slack: Float = 4
    for y in stride(from: 0, to: 200, by: 2) {
      for x in stride(from: 0, to: 200, by: 2) {
        let truth = truth(x, y, circles)
        let level = Float(plane[x, y])
        #expect(truth.lowerBound - slack <= level && level <= truth.upperBound + slack, "at \(x), \(y)")
        if truth.lowerBound > 0 { inside += 1 }
      }
    }
    #expect(inside > 500)
  }

  @Test("Where a stroke crosses itself it is as dark as its darker part and no darker", .rule("INK-2"))
  func crossing() {
    let along = (0...40).map { InkPoint(x: 40 + 3 * Float($0), y: 100, radius: 8, opacity: 0.3) }
    let back = (0...40).map { InkPoint(x: 100, y: 160 - 3 * Float($0), radius: 8, opacity: 0.7) }
    let (one, other) = (StrokeSamples.plane(along), StrokeSamples.plane(back))
    let corner = [InkPoint(x: 160, y: 160, radius: 8, opacity: 0.3)]
    let whole = StrokeSamples.plane(along + corner + back)
    // The shades of a whole stroke go in steps of 2 from its first one.
    for y in 50..<140 {
      for x in 45..<140 {
        let darker = max(one[x, y], other[x, y])
        #expect(whole[x, y] <= darker && whole[x, y] + 2 >= darker, "at \(x), \(y)")
      }
    }
    #expect(one[60, 100] == 77 && other[100, 60] == 179)
  }

  @Test("A dot that is pressed harder becomes darker as a whole")
  func dot() {
    let samples = (0..<60).map {
      InkSample(
        x: 100 + 0.01 * Double($0), y: 100, time: Double($0) / 240, force: min(0.1 + 0.02 * Double($0), 1))
    }
    let circles = StrokeSamples.circles(samples, brush: marker)
    let plane = StrokeSamples.plane(circles)
    for (x, y) in [(100, 100), (95, 100), (105, 100), (100, 95), (100, 105)] {
      #expect(abs(Double(plane[x, y]) - 229.5) < 2.1)
    }
  }

  @Test("Of an earlier time a marker is half opaque whatever the force")
  func evenBrush() throws {
    var old = marker
    old.isEven = true
    let circles = StrokeSamples.circles(StrokeSamples.wave(200), brush: old)
    var picture = try #require(Bitmap(width: 200, height: 200))
    picture.ink(old.layer, through: StrokeSamples.plane(circles))
    let alphas = Set((0..<40_000).map { picture[$0 % 200, $0 / 200] >> 24 })
    #expect(alphas.max() == 128)
  }

  @Test("A pencil that is laid down is paler")
  func pencil() {
    func most(_ altitude: Double) -> UInt8 {
      var samples = StrokeSamples.wave(100)
      for index in samples.indices { samples[index].altitude = altitude }
      let pencil = InkBrush(.pencil, size: 6, color: 0xFF00_0000)
      let plane = StrokeSamples.plane(StrokeSamples.circles(samples, brush: pencil))
      return (0..<40_000).map { plane[$0 % 200, $0 / 200] }.max() ?? 0
    }
    #expect(most(1.4) == 255 && most(0.3) == 102)
  }

  @Test("A large circle has the pixels of its distances, full ones in the middle")
  func largeDisc() {
    let circle = InkPoint(x: 90.3, y: 110.8, radius: 70.4, opacity: 0.6)
    let plane = StrokeSamples.plane([circle])
    for y in 0..<200 {
      for x in 0..<200 {
        let (dx, dy) = (Float(x) + 0.5 - circle.x, Float(y) + 0.5 - circle.y)
        let coverage = min(max(circle.radius + 0.5 - (dx * dx + dy * dy).squareRoot(), 0), 1)
        #expect(abs(Float(plane[x, y]) - coverage * 153) < 0.6, "at \(x), \(y)")
      }
    }
  }

  @Test("Painted in a file's order, one in place of the other, the shades are the stroke's pixels")
  func files() throws {
    let circles = circles(trembling)
    let plane = StrokeSamples.plane(circles)
    let shades = StrokeOutline.shades(circles)
    var (paper, mask, shape) = (
      Path(), try #require(Bitmap(width: 200, height: 200)), try #require(Bitmap(width: 200, height: 200))
    )
    paper.rectangle(from: Point(0, 0), to: Point(200, 200))
    mask.fill(paper, color: 0xFF00_0000, clip: mask.bounds)
    for shade in shades {
      let level = UInt32(shade.level)
      let line = Stroke(width: shade.width, cap: .round, join: .round)
      mask.stroke(shade.path, with: line, color: 0xFF00_0000 | level, clip: mask.bounds)
    }
    shape.fill(StrokeOutline.path(circles), color: 0xFF00_0000, clip: shape.bounds)
    #expect(shades.count > 100 && shades.count < 160)
    #expect(zip(shades, shades.dropFirst()).allSatisfy { $0.level <= $1.level })
    var (inside, edges) = ((sum: 0.0, count: 0), (sum: 0.0, count: 0))
    var far = 0
    for y in 0..<200 {
      for x in 0..<200 where plane[x, y] > 0 {
        let coverage = shape[x, y] >> 24
        let painted = Double(mask[x, y] & 255) * Double(coverage) / 255
        let difference = painted - Double(plane[x, y])
        if abs(difference) > 24 { far += 1 }
        if coverage == 255 {
          inside = (inside.sum + difference * difference, inside.count + 1)
        } else {
          edges = (edges.sum + difference * difference, edges.count + 1)
        }
      }
    }
    // A step of 6, and circles that reach half a pixel further; an outline may stray by an eighth of a pixel.
    #expect((inside.sum / Double(inside.count)).squareRoot() < 6)
    #expect((edges.sum / Double(edges.count)).squareRoot() < 12)
    #expect(Double(far) < 0.02 * Double(inside.count + edges.count))
  }

  @Test("A stroke whose opacity changes lies under a mask in SVG and PDF, few bytes a sample", .rule("INK-9"))
  func masks() throws {
    var drawing = InkDrawing(width: 200, height: 200, paper: 0xFFFF_FFFF)
    drawing.layers = [
      InkDrawing.Layer(items: [
        .stroke(circles: circles(trembling), marker.layer),
        .stroke(circles: circles { _ in 0.5 }, marker.layer),
      ])
    ]
    let svg = SVG.encode(drawing)
    let text = String(decoding: svg, as: UTF8.self)
    #expect(text.contains("<mask id=\"ink1\" "))
    #expect(text.contains("<path fill=\"#ff0000\" mask=\"url(#ink1)\" d=\"M"))
    #expect(text.contains("<path fill=\"#ff0000\" fill-opacity=\"0.5\" d=\"M") && !text.contains("ink2"))
    #expect(svg.count < 200 * 120)
    let pdf = PDF.encode(drawing).map { Character(Unicode.Scalar($0)) }
    #expect(String(pdf).contains("/M0<</SMask<</S/Luminosity/G 6 0 R>>>>"))
  }

  @Test(
    "A stroke that fades out goes down in even steps, and its last shade is nothing and not less",
    .rule("INK-2"),
    arguments: [(13, InkShade.fine, [13, 11, 9, 7, 5, 3, 1]), (17, InkShade.coarse, [17, 11, 5, 0])])
  func fadeOut(first: Int, step: Int16, levels: [Int16]) {
    var from = InkPoint(x: 0, y: 0, radius: 2, opacity: Float(first) / 255)
    let to = InkPoint(x: 100, y: 0, radius: 2, opacity: 0)
    var shade = InkShade(from, step: step)
    var passed = [shade.level]
    while passed.count < 20, let next = shade.change(from: from, to: to) {
      #expect(next.x >= from.x && next.x <= to.x)
      from = next
      passed.append(shade.level)
    }
    #expect(passed == levels)
  }
}
