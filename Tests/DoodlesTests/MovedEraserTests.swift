import Heft
import HeftTesting
import Ink
import TestRules
import Testing

@testable import Doodles

/// Erasers go with the strokes that they cut (DOODLES-54).
struct MovedEraserTests {
  private let fixture = CanvasFixture()
  private var canvas: Canvas { fixture.canvas }

  /// Erases upright through a place.
  private func erase(at x: Double, from top: Double, to bottom: Double) {
    fixture.activate("Eraser")
    let finger = fixture.device.press(at: x, top)
    for step in 1...20 {
      fixture.device.advance(by: 1.0 / 60)
      finger.move(to: x, top + (bottom - top) * Double(step) / 20)
    }
    finger.lift()
    fixture.device.advance(by: 0.2)
  }

  /// Chooses what lies between two heights.
  private func choose(from top: Double, to bottom: Double) throws -> SelectionView {
    if fixture.screen.selectionView == nil { fixture.activate("Select") }
    let finger = fixture.device.press(at: 10, top)
    for (x, y) in [(365.0, top), (365, bottom), (10, bottom), (10, top + 5)] { finger.move(to: x, y) }
    finger.lift()
    fixture.device.advance(by: 0.2)
    return try #require(fixture.screen.selectionView)
  }

  /// Whether rows of a picture, in points of the screen, have the pixels that others of another one had, and some ink.
  private func same(_ now: Bitmap, _ top: Double, as before: Bitmap, _ oldTop: Double, height: Double) -> Bool
  {
    let scale = canvas.scale
    let corner = Double(canvas.convert(.zero, to: nil).y)
    func row(_ y: Double) -> Int { Int(((y - corner) * scale).rounded()) }
    var count = 0
    for y in 0..<Int(height * scale) {
      for x in 0..<now.width {
        let pixel = now[x, row(top) + y]
        if !areNear(pixel, before[x, row(oldTop) + y]) { return false }
        if pixel != 0 { count += 1 }
      }
    }
    return count > 100
  }

  @Test("An erased stroke that is moved stays erased, and leaves no hole", .rule("DOODLES-54"))
  func own() throws {
    fixture.draw(at: 200, force: 2)
    erase(at: 150, from: 180, to: 220)
    let before = canvas.history.picture
    let view = try choose(from: 160, to: 240)
    #expect(view.selection?.count == 1)
    fixture.device.run { view.move(0, 100) }
    #expect(fixture.strokes.count == 2)
    #expect(same(canvas.history.picture, 260, as: before, 160, height: 80))
    // The same ones are still chosen, and go on.
    #expect(view.selection?.count == 1)
    fixture.device.run { view.move(0, 60) }
    #expect(fixture.strokes.count == 2)
    #expect(same(canvas.history.picture, 320, as: before, 160, height: 80))
    #expect(canvas.history.picture.isNear(canvas.result.picture()))
    // What comes to where the hole was is whole.
    fixture.activate("Pen")
    fixture.draw(at: 450, force: 2)
    let again = canvas.history.picture
    let other = try choose(from: 425, to: 490)
    fixture.device.run { other.move(0, -250) }
    #expect(same(canvas.history.picture, 170, as: again, 420, height: 60))
    fixture.key("Delete")
    let rest = try choose(from: 300, to: 400)
    #expect(rest.selection?.count == 1)
    fixture.key("Delete")
    #expect(fixture.strokes.isEmpty)
  }

  @Test(
    "An eraser that cuts others stays with them, and a copy goes with the moved ones", .rule("DOODLES-54"))
  func shared() throws {
    fixture.draw(at: 180, force: 2)
    fixture.draw(at: 260, force: 2)
    erase(at: 150, from: 150, to: 300)
    let before = canvas.history.picture
    let view = try choose(from: 150, to: 215)
    #expect(view.selection?.count == 1)
    fixture.device.run { view.move(0, 220) }
    #expect(fixture.strokes.filter { $0.brush.kind == .eraser }.count == 2)
    #expect(same(canvas.history.picture, 370, as: before, 150, height: 60))
    #expect(same(canvas.history.picture, 230, as: before, 230, height: 60))
    fixture.activate("Undo")
    #expect(canvas.history.picture == before)
  }

  @Test("A stroke that an eraser comes upon by being moved is not cut", .rule("DOODLES-54"))
  func others() throws {
    fixture.draw(at: 400, force: 2)
    let lower = canvas.history.picture
    fixture.draw(at: 200, force: 2)
    erase(at: 150, from: 180, to: 220)
    let view = try choose(from: 160, to: 240)
    fixture.device.run { view.move(0, 200) }
    #expect(fixture.strokes.count == 3)
    let now = canvas.history.picture
    // All of its ink is still there.
    for area in lower.changes(since: nil) {
      for y in area.y..<area.y + area.height {
        for x in area.x..<area.x + area.width where lower[x, y] >> 24 == 255 {
          #expect(areNear(now[x, y], lower[x, y]))
        }
      }
    }
    #expect(now.isNear(canvas.result.picture()))
  }
}
