import Heft
import HeftTesting
import Ink
import TestRules
import Testing

@testable import Doodles

/// The eraser that takes whole strokes (DOODLES-23).
struct StrokeEraserTests {
  private let fixture = CanvasFixture()

  private func erase(from x: Double, _ y: Double, to endX: Double, _ endY: Double) {
    let finger = fixture.device.press(at: x, y)
    for step in 1...20 {
      fixture.device.advance(by: 1.0 / 60)
      let part = Double(step) / 20
      finger.move(to: x + (endX - x) * part, y + (endY - y) * part)
    }
    finger.lift()
    fixture.device.advance(by: 0.2)
  }

  private func choose() {
    fixture.activate("Eraser")
    fixture.device.run { fixture.screen.box.choose(erasesStrokes: true) }
  }

  @Test(
    "What it touches goes as a whole, the rest stays as it was, and one step brings all of it back",
    .rule("DOODLES-23"))
  func whole() {
    for y in [200.0, 250, 300, 350] { fixture.draw(at: y, force: 2) }
    let before = fixture.canvas.history.picture
    let all = fixture.strokes
    choose()
    erase(from: 150, 235, to: 152, 315)
    #expect(fixture.strokes == [all[0], all[3]])
    #expect(fixture.canvas.history.picture == fixture.canvas.result.picture())
    fixture.activate("Undo")
    #expect(fixture.strokes == all)
    #expect(fixture.canvas.history.picture == before)
    fixture.activate("Redo")
    #expect(fixture.strokes == [all[0], all[3]])
    #expect(fixture.canvas.history.picture == fixture.canvas.result.picture())
    fixture.activate("Pen")
    fixture.draw(at: 500)
    fixture.activate("Undo")
    fixture.activate("Undo")
    fixture.activate("Undo")
    #expect(fixture.strokes == Array(all.prefix(3)))
  }

  @Test("What touches nothing is no step, and one that is cancelled takes nothing")
  func nothing() {
    fixture.draw(at: 200, force: 2)
    let count = fixture.canvas.history.steps.count
    choose()
    erase(from: 20, 450, to: 300, 460)
    #expect(fixture.canvas.history.steps.count == count)
    let one = fixture.device.press(at: 150, 195)
    one.move(to: 152, 205)
    let other = fixture.device.press(at: 250, 300)
    // Longer than a tap of two fingers, which takes back.
    fixture.device.advance(by: 1)
    one.lift()
    other.lift()
    fixture.device.advance(by: 0.5)
    #expect(fixture.strokes.count == 1)
    #expect(fixture.canvas.history.picture == fixture.canvas.result.picture())
  }

  @Test("The card offers it while the eraser is chosen, and it is kept")
  func offered() {
    fixture.activate("Eraser")
    fixture.activate("Size and Color")
    #expect(fixture.view("Opacity")?.isHidden == true)
    fixture.activate("Whole Strokes")
    #expect(fixture.canvas.erasesStrokes)
    #expect(fixture.device.run { BrushBox(storage: UIApplication.shared.storage).erasesStrokes } == true)
  }
}
