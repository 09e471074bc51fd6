import TestRules
import Testing

@testable import Ink

/// Discs and slabs by themselves, against what many points of each pixel say (INK-1).
struct CoverageMaskTests {
  private let side = 80

  /// Returns a shape's coverage of a pixel, 0...255.
  private func truth(_ x: Int, _ y: Int, _ isInside: (Double, Double) -> Bool) -> Double {
    var count = 0
    for row in 0..<16 {
      for column in 0..<16
      where isInside(Double(x) + (Double(column) + 0.5) / 16, Double(y) + (Double(row) + 0.5) / 16) {
        count += 1
      }
    }
    return Double(count) / 256 * 255
  }

  /// The mean and the largest error over the pixels that a shape covers in part, and the error of the whole area in pixels.
  private func errors(
    _ plane: CoverageMask, _ isInside: (Double, Double) -> Bool,
    where counts: (Int, Int) -> Bool = { _, _ in true }
  ) -> (mean: Double, most: Double, area: Double) {
    var (sum, edges, most, area) = (0.0, 0, 0.0, 0.0)
    for y in 0..<side {
      for x in 0..<side where counts(x, y) {
        let wanted = truth(x, y, isInside)
        let error = Double(plane[x, y]) - wanted
        area += error / 255
        most = max(most, abs(error))
        if wanted > 0, wanted < 255 { (sum, edges) = (sum + error * error, edges + 1) }
      }
    }
    return ((sum / Double(max(edges, 1))).squareRoot(), most, area)
  }

  @Test(
    "A disc covers what a circle covers, on both sides of the size from which it is drawn without roots",
    .rule("INK-1"),
    arguments: [1.5, 3, 9.9, 10.1, 24] as [Float])
  func disc(radius: Float) {
    for (x, y) in [(40, 40), (40.5, 40.5), (39.7, 41.2)] as [(Float, Float)] {
      let plane = CoverageMask(width: side, height: side)
      plane.disc(InkPoint(x: x, y: y, radius: radius), full: 255)
      let found = errors(plane) {
        let (dx, dy) = ($0 - Double(x), $1 - Double(y))
        return dx * dx + dy * dy <= Double(radius * radius)
      }
      #expect(found.mean < 10)
      #expect(found.most < 32)
      // An edge that fades evenly over a pixel's width adds a twelfth of pi to the area of any circle; how the grid lies
      // in it counts for less than a quarter of the radius's root.
      #expect(abs(found.area - Double.pi / 12) < 0.25 * Double(radius).squareRoot())
    }
  }

  @Test(
    "A disc of less than a pixel is as pale as its diameter is small, and none where there is no radius",
    .rule("INK-1"))
  func small() {
    func most(_ radius: Float) -> Int {
      let plane = CoverageMask(width: 9, height: 9)
      plane.disc(InkPoint(x: 4.5, y: 4.5, radius: radius), full: 255)
      return Int(plane[4, 4])
    }
    #expect(most(0) == 0)
    for part in 1...10 { #expect(abs(most(Float(part) / 20) - 255 * part / 10) <= 1) }
  }

  @Test("What is laid stays the larger of both, in any order, and only its own rectangle is dirty")
  func larger() {
    let (pale, dark) = (
      InkPoint(x: 30, y: 30, radius: 12, opacity: 1), InkPoint(x: 40, y: 30, radius: 12, opacity: 1)
    )
    let (one, other) = (CoverageMask(width: side, height: side), CoverageMask(width: side, height: side))
    one.disc(pale, full: 100)
    one.disc(dark, full: 200)
    other.disc(dark, full: 200)
    other.disc(pale, full: 100)
    #expect(one.isEqual(to: other))
    #expect(one[20, 30] == 100 && one[35, 30] == 200 && one[50, 30] == 200)
    let dirty = one.takeDirty()
    var outside = 0
    for y in 0..<side {
      for x in 0..<side where one[x, y] > 0 {
        if x < dirty.x || x >= dirty.right || y < dirty.y || y >= dirty.bottom { outside += 1 }
      }
    }
    #expect(outside == 0)
    #expect(dirty.x >= 16 && dirty.right <= 55 && dirty.y >= 16 && dirty.bottom <= 45)
    #expect(one.takeDirty().isEmpty)
  }

  private func slab(_ a: InkPoint, _ b: InkPoint, full: Int16 = 255) -> (
    plane: CoverageMask, along: (Double, Double) -> Double, aside: (Double, Double) -> Double
  ) {
    let plane = CoverageMask(width: side, height: side)
    let delta = SIMD2(b.x - a.x, b.y - a.y)
    let length = (delta.x * delta.x + delta.y * delta.y).squareRoot()
    let direction = delta / length
    let cut = CapLine(x: direction.x, y: direction.y, offset: 0)
    plane.slab(from: a, to: b, direction: direction, length: length, begins: cut, ends: cut, full: full)
    let (ux, uy) = (Double(direction.x), Double(direction.y))
    return (
      plane, { ($0 - Double(a.x)) * ux + ($1 - Double(a.y)) * uy },
      { abs(($1 - Double(a.y)) * ux - ($0 - Double(a.x)) * uy) }
    )
  }

  @Test("A slab covers what lies between its two sides, at any slant", arguments: 0..<24)
  func slant(index: Int) {
    let angle = Double(index) * 0.2618 + 0.03
    let (x, y) = (Float(24 * Mathematics.cosine(angle)), Float(24 * Mathematics.sine(angle)))
    let a = InkPoint(x: 40.3 - x, y: 39.6 - y, radius: 5.3)
    let b = InkPoint(x: 40.3 + x, y: 39.6 + y, radius: 5.3)
    let (plane, along, aside) = slab(a, b)
    // The cuts take whole pixels, so those beside them are not asked.
    let found = errors(plane, { along($0, $1) >= 0 && along($0, $1) <= 48 && aside($0, $1) <= 5.3 }) { x, y in
      let place = along(Double(x) + 0.5, Double(y) + 0.5)
      return abs(place) > 1.5 && abs(place - 48) > 1.5
    }
    #expect(found.mean < 10)
    #expect(found.most < 28)
    #expect(abs(found.area) < 2)
  }

  @Test("A slab that widens has its tangents for sides", .rule("INK-1"))
  func tapered() {
    let (a, b) = (InkPoint(x: 14, y: 40, radius: 2), InkPoint(x: 66, y: 43, radius: 8))
    let (plane, along, aside) = slab(a, b)
    let length = (52.0 * 52 + 3 * 3).squareRoot()
    let sine = 6 / length
    let cosine = (1 - sine * sine).squareRoot()
    let found = errors(plane, { aside($0, $1) * cosine <= 2 + along($0, $1) * sine }) { x, y in
      let place = along(Double(x) + 0.5, Double(y) + 0.5)
      return place > 2 && place < length - 2
    }
    #expect(found.mean < 10)
    #expect(found.most < 28)
  }

  @Test(
    "A line thinner than a pixel has as much ink as it is wide", .rule("INK-1"),
    arguments: [0.1, 0.2, 0.35, 0.45] as [Float])
  func thin(radius: Float) {
    for y in stride(from: 39.5, through: 40.5, by: 0.125) as StrideThrough<Float> {
      let (plane, _, _) = slab(InkPoint(x: 10, y: y, radius: radius), InkPoint(x: 70, y: y, radius: radius))
      var most = 0.0
      for x in 14..<66 {
        let ink = (30..<50).reduce(0) { $0 + Int(plane[x, $1]) }
        most = max(most, abs(Double(ink) / 255 - 2 * Double(radius)))
      }
      #expect(most < 0.02)
    }
  }

  @Test(
    "What one slab ends before the next begins with: their joint has neither a gap nor a seam", .rule("INK-2")
  )
  func joint() {
    let (a, b) = (InkPoint(x: 8.3, y: 20.2, radius: 4), InkPoint(x: 70.1, y: 51.7, radius: 4))
    let middle = InkPoint(x: 39.2, y: 35.95, radius: 4)
    let (whole, first, second) = (slab(a, b).plane, slab(a, middle).plane, slab(middle, b).plane)
    var most = 0
    for y in 0..<side {
      for x in 0..<side {
        most = max(most, abs(Int(max(first[x, y], second[x, y])) - Int(whole[x, y])))
      }
    }
    #expect(most <= 3)
  }
}
