import TestRules
import Testing

@testable import Ink

/// Lines: caps, joins, dashes, widths (DRAW-2).
struct StrokeTests {
  private func drawn(
    _ points: [(Double, Double)], _ stroke: Stroke, closed: Bool = false, map: Affine = .identity
  ) -> Bitmap {
    var path = Path()
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(to: Point(point.0, point.1)) } else { path.line(to: Point(point.0, point.1)) }
    }
    if closed { path.close() }
    var target = bitmap(100, 100)
    target.stroke(path, with: stroke, through: map, color: black, clip: target.bounds)
    return target
  }

  @Test("A line is as wide and as long as it is, and its cap adds what caps add", .rule("DRAW-2"))
  func caps() {
    let line = [(20.0, 50.0), (80.0, 50.0)]
    let butt = drawn(line, Stroke(width: 10))
    #expect(inkedArea(butt) == 600)
    #expect(alpha(butt, 20, 45) == 255 && alpha(butt, 19, 50) == 0 && alpha(butt, 80, 50) == 0)
    let square = drawn(line, Stroke(width: 10, cap: .square))
    #expect(inkedArea(square) == 700)
    #expect(alpha(square, 15, 45) == 255 && alpha(square, 14, 50) == 0 && alpha(square, 84, 54) == 255)
    let round = drawn(line, Stroke(width: 10, cap: .round))
    #expect(abs(inkedArea(round) - 600 - .pi * 25) < 1)
    #expect(alpha(round, 15, 50) > 200 && alpha(round, 15, 45) == 0)
  }

  @Test("A slanted line has the same area and the same two sides")
  func slanted() {
    let line = drawn([(20, 30), (80, 70)], Stroke(width: 8, cap: .round))
    let length = (60.0 * 60 + 40 * 40).squareRoot()
    #expect(abs(inkedArea(line) - length * 8 - .pi * 16) < 1.5)
    let back = drawn([(80, 70), (20, 30)], Stroke(width: 8, cap: .round))
    for y in 0..<100 {
      for x in 0..<100 {
        #expect(abs(alpha(line, x, y) - alpha(line, 99 - x, 99 - y)) <= 1)
        #expect(abs(alpha(line, x, y) - alpha(back, x, y)) <= 1)
      }
    }
  }

  @Test("A corner is pointed, cut or round", .rule("DRAW-2"))
  func joins() {
    let corner = [(20.0, 80.0), (20.0, 20.0), (80.0, 20.0)]
    let miter = drawn(corner, Stroke(width: 10, join: .miter))
    #expect(alpha(miter, 15, 15) == 255)
    // Twice 60 by 10, and the square at the corner: a quarter is in both lines, a quarter in neither.
    #expect(inkedArea(miter) == 1200, "the inner corner is not drawn twice")
    let bevel = drawn(corner, Stroke(width: 10, join: .bevel))
    #expect(alpha(bevel, 15, 15) == 0)
    #expect(abs(inkedArea(bevel) - 1187.5) < 0.5)
    let round = drawn(corner, Stroke(width: 10, join: .round))
    #expect(abs(inkedArea(round) - 1175 - .pi * 25 / 4) < 0.5)
  }

  @Test("A point longer than the limit is cut off", .rule("DRAW-2"))
  func miterLimit() {
    // The two lines turn by nearly a half turn: the point would be long.
    let spike = [(20.0, 45.0), (60.0, 50.0), (20.0, 55.0)]
    let long = drawn(spike, Stroke(width: 6, join: .miter, miterLimit: 20))
    #expect(alpha(long, 80, 50) > 0)
    let cut = drawn(spike, Stroke(width: 6, join: .miter, miterLimit: 4))
    #expect(alpha(cut, 64, 50) == 0)
  }

  @Test("A closed line has no ends")
  func closed() {
    let frame = drawn([(20, 20), (80, 20), (80, 80), (20, 80)], Stroke(width: 10), closed: true)
    #expect(inkedArea(frame) == 70 * 70 - 50 * 50)
    #expect(alpha(frame, 50, 50) == 0 && alpha(frame, 15, 15) == 255)
  }

  @Test("A point shows its caps", .rule("DRAW-2"))
  func dots() {
    #expect(inkedArea(drawn([(50, 50), (50, 50)], Stroke(width: 10))) == 0)
    #expect(inkedArea(drawn([(50, 50), (50, 50)], Stroke(width: 10, cap: .square))) == 100)
    #expect(abs(inkedArea(drawn([(50, 50), (50, 50)], Stroke(width: 10, cap: .round))) - .pi * 25) < 1)
    #expect(inkedArea(drawn([(50, 50)], Stroke(width: 10, cap: .round))) == 0, "a move alone draws nothing")
  }

  @Test("A line that turns right back is round where it turns")
  func back() {
    let line = drawn([(20, 50), (80, 50), (20, 50)], Stroke(width: 10, join: .round))
    #expect(alpha(line, 83, 50) == 255)
    #expect(alpha(line, 17, 50) == 0)
  }

  @Test("Dashes and gaps take turns, and begin where the phase says", .rule("DRAW-2"))
  func dashes() {
    let line = [(20.0, 50.0), (80.0, 50.0)]
    let dashed = drawn(line, Stroke(width: 10, dashes: [10, 5]))
    #expect(inkedArea(dashed) == 400)
    #expect(alpha(dashed, 29, 50) == 255 && alpha(dashed, 30, 50) == 0 && alpha(dashed, 35, 50) == 255)
    let later = drawn(line, Stroke(width: 10, dashes: [10, 5], dashPhase: 10))
    #expect(alpha(later, 20, 50) == 0 && alpha(later, 25, 50) == 255)
    let odd = drawn(line, Stroke(width: 10, dashes: [10]))
    #expect(inkedArea(odd) == 300)
    #expect(inkedArea(drawn(line, Stroke(width: 10, dashes: [0, 0]))) == 600)
    #expect(inkedArea(drawn(line, Stroke(width: 10, dashes: [1e-9, 1e-9]))) == 600)
  }

  @Test("A map widens the line, also by different amounts", .rule("DRAW-2"))
  func mapped() {
    let line = [(20.0, 50.0), (80.0, 50.0)]
    let twice = Affine(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0)
    #expect(inkedArea(drawn(line, Stroke(width: 5), map: twice)) == 600)
    let flat = Affine(a: 1, b: 0, c: 0, d: 4, tx: 0, ty: 0)
    #expect(abs(inkedArea(drawn(line, Stroke(width: 5), map: flat)) - 1200) < 0.5)
    #expect(inkedArea(drawn(line, Stroke(width: 5), map: Affine(a: 1, b: 0, c: 0, d: 0, tx: 0, ty: 0))) == 0)
  }

  @Test("A curve's line is smooth: it covers what its width and length say")
  func curve() {
    var path = Path()
    path.arc(center: Point(50, 50), radius: 30, from: 0, sweep: .pi)
    var target = bitmap(100, 100)
    target.stroke(path, with: Stroke(width: 12, join: .bevel), color: black, clip: target.bounds)
    #expect(abs(inkedArea(target) - .pi / 2 * (36 * 36 - 24 * 24)) < 3)
  }

  @Test("A part of a path is between two shares of the length of all its lines")
  func part() {
    var path = Path()
    path.move(to: Point(10, 10))
    path.line(to: Point(40, 10))
    path.move(to: Point(10, 30))
    path.line(to: Point(40, 30))
    path.line(to: Point(40, 60))
    path.close()
    let length = 90 + 30 * 2.0.squareRoot()
    func area(_ start: Double, _ end: Double) -> Double {
      var target = bitmap(100, 100)
      target.stroke(
        path.part(from: start, to: end), with: Stroke(width: 2), color: black, clip: target.bounds)
      return inkedArea(target)
    }
    #expect(
      path.part(from: 0, to: 1).elements.filter { if case .move = $0 { true } else { false } }.count == 2)
    #expect(abs(area(0, 15 / length) - 30) < 0.1)
    #expect(abs(area(15 / length, 45 / length) - 60) < 0.1)
    #expect(abs(area(0.9, 1) - 0.2 * length) < 0.5)
    #expect(path.part(from: 0.5, to: 0.5).isEmpty && path.part(from: 0.7, to: 0.2).isEmpty)
    #expect(path.part(from: -3, to: .nan).isEmpty && Path().part(from: 0, to: 1).isEmpty)
  }
}
