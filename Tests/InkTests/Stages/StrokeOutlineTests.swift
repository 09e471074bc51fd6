import TestRules
import Testing

@testable import Ink

/// The outline by itself: its area is the one of geometry (INK-9).
struct StrokeOutlineTests {
  /// The area inside of a path, by Green's theorem over many short lines.
  private func area(_ path: Path) -> Double {
    var (sum, start, here) = (0.0, Point(0, 0), Point(0, 0))
    func line(to point: Point) {
      sum += here.cross(point) / 2
      here = point
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        line(to: start)
        (start, here) = (point, point)
      case .line(let point): line(to: point)
      case .cubic(let first, let second, let end):
        let from = here
        for step in 1...64 {
          let t = Double(step) / 64
          let u = 1 - t
          line(
            to: from * (u * u * u) + first * (3 * u * u * t) + second * (3 * u * t * t) + end * (t * t * t))
        }
      default: break
      }
    }
    line(to: start)
    return abs(sum)
  }

  @Test("The outline of one circle has its area", arguments: [0.5, 3, 40] as [Float])
  func circle(radius: Float) {
    let found = area(StrokeOutline.path([InkPoint(x: 50, y: 60, radius: radius)]))
    #expect(abs(found / (.pi * Double(radius * radius)) - 1) < 0.002)
  }

  @Test(
    "The outline of a straight line is a rectangle and two halves of a circle, at any slant", arguments: 0..<8
  )
  func capsule(index: Int) {
    let angle = Double(index) * 0.77
    let (x, y) = (Float(60 * Mathematics.cosine(angle)), Float(60 * Mathematics.sine(angle)))
    let circles = (0...6).map { step -> InkPoint in
      let part = Float(step) / 6
      return InkPoint(x: 100 + x * part, y: 100 + y * part, radius: 5)
    }
    #expect(abs(area(StrokeOutline.path(circles)) - (60 * 10 + .pi * 25)) < 1)
  }

  @Test("The outline of two circles of different sizes follows their tangents")
  func tapered() {
    let (radius, other, length) = (3.0, 11.0, 50.0)
    let circles = [InkPoint(x: 20, y: 50, radius: 3), InkPoint(x: 70, y: 50, radius: 11)]
    // Two halves of a trapezoid between the tangents' points, and what is left of each circle.
    let sine = (other - radius) / length
    let lean = Mathematics.arctangent(y: sine, x: (1 - sine * sine).squareRoot())
    let sides = length * (1 - sine * sine).squareRoot() * (radius + other)
    let wanted = sides + radius * radius * (.pi / 2 - lean) + other * other * (.pi / 2 + lean)
    #expect(abs(area(StrokeOutline.path(circles)) / wanted - 1) < 0.003)
  }

  @Test(
    "A bend is outlined within the tolerance: no point of either side strays from its distance",
    .rule("INK-9"))
  func bend() {
    let circles = (0...40).map { step -> InkPoint in
      let angle = Double(step) / 40 * 2
      return InkPoint(
        x: Float(100 + 60 * Mathematics.cosine(angle)), y: Float(100 + 60 * Mathematics.sine(angle)),
        radius: 6)
    }
    // A ring of that angle and width, and two halves of a circle.
    let wanted = 2 * 60.0 * 12 + .pi * 36
    #expect(abs(area(StrokeOutline.path(circles)) - wanted) < 2 * 120 * StrokeOutline.tolerance)
  }
}
