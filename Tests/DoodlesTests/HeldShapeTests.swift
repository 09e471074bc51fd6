import Ink
import Testing

@testable import Doodles

/// A stroke that is held still at its end becomes a shape (DOODLES-7).
struct HeldShapeTests {
  /// A stroke through places, with a hand's unsteadiness.
  private func stroke(_ corners: [(Double, Double)], wobble: Double = 3) -> DrawnStroke {
    var stroke = DrawnStroke(brush: Drawings.pen)
    var time = 0.0
    for (from, to) in zip(corners, corners.dropFirst()) {
      let length = ((to.0 - from.0) * (to.0 - from.0) + (to.1 - from.1) * (to.1 - from.1)).squareRoot()
      let count = max(Int(length / 4), 1)
      for step in 0..<count {
        let part = Double(step) / Double(count)
        let off = wobble * Mathematics.sine(time * 40)
        stroke.samples.append(
          StrokeSample(
            InkSample(
              x: from.0 + (to.0 - from.0) * part + off, y: from.1 + (to.1 - from.1) * part - off, time: time,
              force: 0.4)))
        time += 0.008
      }
    }
    return stroke
  }

  private func ellipse(_ width: Double, _ height: Double, from start: Double = 0) -> DrawnStroke {
    stroke(
      (0...60).map { index in
        let angle = start + 2 * Double.pi * Double(index) / 60
        return (300 + width * Mathematics.cosine(angle), 300 + height * Mathematics.sine(angle))
      })
  }

  private func name(_ stroke: DrawnStroke) -> String? { HeldShape(stroke, scale: 1)?.name }

  @Test("Lines, arrows, ellipses, rectangles and triangles are told apart")
  func names() {
    #expect(name(stroke([(100, 100), (400, 180)])) == "Line")
    #expect(name(ellipse(120, 120)) == "Ellipse")
    #expect(name(ellipse(200, 70, from: 2)) == "Ellipse")
    #expect(name(stroke([(100, 100), (400, 104), (396, 300), (104, 296), (102, 110)])) == "Rectangle")
    // Begun in the middle of a side, and turned.
    #expect(
      name(stroke([(250, 100), (400, 100), (400, 300), (100, 300), (100, 100), (240, 102)])) == "Rectangle")
    #expect(name(stroke([(200, 100), (350, 200), (250, 350), (100, 250), (196, 104)])) == "Rectangle")
    #expect(name(stroke([(200, 100), (320, 300), (80, 300), (196, 106)])) == "Triangle")
    #expect(name(stroke([(100, 300), (400, 300), (350, 260), (400, 300), (350, 340)], wobble: 1)) == "Arrow")
  }

  @Test("What is not one of them, or too small, stays as it is")
  func none() {
    #expect(name(stroke([(100, 100), (200, 300), (300, 100), (400, 300), (500, 100)])) == nil)
    #expect(name(stroke([(100, 100), (108, 104)])) == nil)
    #expect(name(DrawnStroke(brush: Drawings.pen)) == nil)
    var erasing = stroke([(100, 100), (400, 180)])
    erasing.brush.kind = .eraser
    #expect(name(erasing) == nil)
    var odd = DrawnStroke(brush: Drawings.pen)
    odd.samples = [StrokeSample(InkSample(x: .nan, y: .infinity, time: 0))]
    #expect(name(odd) == nil)
  }

  @Test("An arrow points where it was drawn to, and its tip goes as far as the hand", .rule("DOODLES-7"))
  func arrow() throws {
    let drawn = stroke([(100, 300), (400, 300), (350, 260), (400, 300), (350, 340)], wobble: 1)
    let shape = try #require(HeldShape(drawn, scale: 1))
    let last = try #require(drawn.samples.last)
    func tip(_ stroke: DrawnStroke) throws -> InkPoint { try #require(stroke.circles.max { $0.x < $1.x }) }
    let own = try tip(shape.stroke(to: last))
    #expect(abs(own.x - 400) < 3 && abs(own.y - 300) < 3)
    let moved = StrokeSample(InkSample(x: last.ink.x + 40, y: last.ink.y - 30, time: 2))
    let far = try tip(shape.stroke(to: moved))
    #expect(abs(far.x - 440) < 3 && abs(far.y - 270) < 3)
  }

  @Test("The sides of a shape end at its corners, and none goes beyond", .rule("DOODLES-7"))
  func corners() throws {
    let drawn = stroke([(100, 100), (400, 100), (400, 300), (100, 300), (100, 104)], wobble: 0)
    let shape = try #require(HeldShape(drawn, scale: 1))
    let made = shape.stroke(to: try #require(drawn.samples.last))
    let places = made.samples.map { $0.ink }
    let (left, right) = (try #require(places.map(\.x).min()), try #require(places.map(\.x).max()))
    let (top, bottom) = (try #require(places.map(\.y).min()), try #require(places.map(\.y).max()))
    let beyond = made.circles.map {
      max(left - Double($0.x), Double($0.x) - right, top - Double($0.y), Double($0.y) - bottom)
    }
    #expect(try #require(beyond.max()) < 0.5)
  }

  @Test("Where no force was measured a shape is as wide at its corners as on its sides", .rule("DOODLES-7"))
  func width() throws {
    var drawn = stroke([(100, 100), (400, 104), (396, 300), (104, 296), (102, 110)])
    for index in drawn.samples.indices { drawn.samples[index].force = 0 }
    let shape = try #require(HeldShape(drawn, scale: 1))
    let radii = shape.stroke(to: try #require(drawn.samples.last)).circles.map { $0.radius }
    let (least, most) = (try #require(radii.min()), try #require(radii.max()))
    #expect(most - least < 0.01 * most)
    let own = drawn.circles.map { $0.radius }
    #expect(abs(most - own.reduce(0, +) / Float(own.count)) < 0.02 * most)
  }

  @Test("A rectangle's corners are sharp and its sides level; it grows with the hand")
  func rectangle() throws {
    let drawn = stroke([(100, 100), (400, 104), (396, 300), (104, 296), (102, 110)])
    let shape = try #require(HeldShape(drawn, scale: 1))
    let last = try #require(drawn.samples.last)
    let circles = shape.stroke(to: last).circles
    let (left, top) = (circles.map { $0.x }.min() ?? 0, circles.map { $0.y }.min() ?? 0)
    // A circle of the line comes within two pixels of the corner.
    #expect(circles.contains { abs($0.x - left) < 2 && abs($0.y - top) < 2 })
    for circle in circles {
      let (right, bottom) = (circles.map { $0.x }.max() ?? 0, circles.map { $0.y }.max() ?? 0)
      let away = min(circle.x - left, right - circle.x, circle.y - top, bottom - circle.y)
      #expect(away < 2.5)
    }
    let far = StrokeSample(InkSample(x: -50, y: 20, time: 2))
    let larger = shape.stroke(to: far).circles
    #expect((larger.map { $0.x }.max() ?? 0) > (circles.map { $0.x }.max() ?? 0) + 40)
  }
}
