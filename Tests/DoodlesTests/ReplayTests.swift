import Ink
import TestRules
import Testing

@testable import Doodles

/// How a doodle was drawn, shown again.
struct ReplayTests {
  /// A wave as a hand draws it, that slows down, turns sharply and ends.
  private func wave(_ kind: InkBrush.Kind, at y: Double, hasForce: Bool) -> DrawnStroke {
    var brush = InkBrush(kind, size: 14, color: 0xFF20_1030)
    brush.isTapered = kind == .pen
    var stroke = DrawnStroke(brush: brush)
    for index in 0..<70 {
      let step = Double(index)
      // The hand trembles, and goes back from the middle on.
      let x = 20 + (index < 40 ? step * 4 : 320 - step * 4) + Double(index * 7 % 3) * 0.6
      stroke.samples.append(
        StrokeSample(
          InkSample(
            x: x, y: y + 14 * Mathematics.sine(step / 3), time: step / 90,
            force: hasForce ? 0.3 + 0.25 * Mathematics.sine(step / 5) : nil)))
    }
    return stroke
  }

  @Test(
    "What a picture of a replay shows of a stroke stays: no pixel loses ink from one to the next",
    .rule("DOODLES-41"),
    arguments: [InkBrush.Kind.pen, .marker, .pencil], [true, false])
  func grows(kind: InkBrush.Kind, hasForce: Bool) throws {
    var drawing = try #require(Drawing(width: 240, height: 160, scale: 1))
    drawing.strokes = [
      wave(kind, at: 50, hasForce: hasForce), wave(kind, at: 100, hasForce: hasForce),
    ]
    let replay = Replay(drawing)
    var before = replay.picture
    var changes = 0
    for _ in 0..<1000 where !replay.isOver {
      replay.advance(by: 1.0 / 60)
      let picture = replay.picture
      if picture != before { changes += 1 }
      for y in 0..<picture.height {
        for x in 0..<picture.width where picture[x, y] >> 24 < before[x, y] >> 24 {
          Issue.record("\(x), \(y) had \(before[x, y] >> 24), and has \(picture[x, y] >> 24)")
          return
        }
      }
      before = picture
    }
    #expect(changes > 60)
    // And it ends as the drawing is.
    #expect(replay.isOver && replay.picture == drawing.picture())
  }
}
