import Heft
import HeftTesting
import Ink
import TestRules
import Testing

@testable import Doodles

/// Strokes that are chosen and changed (DOODLES-24).
struct StrokeSelectionTests {
  private let fixture = CanvasFixture()

  /// A loop around the strokes between two heights.
  private func choose(from top: Double, to bottom: Double) {
    let finger = fixture.device.press(at: 20, top)
    for (x, y) in [(350.0, top), (350, bottom), (20, bottom), (20, top + 5)] { finger.move(to: x, y) }
    finger.lift()
    fixture.device.advance(by: 0.2)
  }

  private func place(_ stroke: DrawnStroke) -> Double {
    (stroke.samples.first?.ink.y ?? 0) / fixture.canvas.scale
  }

  @Test(
    "A loop chooses the strokes within it, and a drag moves them; one step takes that back",
    .rule("DOODLES-24"))
  func moves() throws {
    fixture.draw(at: 200, force: 2)
    fixture.draw(at: 400, force: 2)
    let before = fixture.strokes
    fixture.activate("Select")
    choose(from: 150, to: 260)
    #expect(fixture.screen.selectionView?.selection?.count == 1)
    let finger = fixture.device.press(at: 150, 200)
    // All that is chosen is inked anew at each step.
    for step in 1...4 { finger.move(to: 150 + Double(step), 200 + 25 * Double(step)) }
    finger.lift()
    fixture.device.advance(by: 0.2)
    #expect(fixture.strokes.count == 2)
    #expect(abs(place(fixture.strokes[0]) - place(before[0]) - 100) < 0.5)
    #expect(fixture.strokes[1] == before[1])
    #expect(fixture.canvas.history.picture == fixture.canvas.result.picture())
    fixture.activate("Undo")
    #expect(fixture.strokes == before)
    #expect(fixture.screen.selectionView?.selection == nil)
  }

  @Test(
    "What is chosen is doubled, colored, made larger and deleted, and nothing is drawn meanwhile",
    .rule("DOODLES-24"))
  func changes() throws {
    fixture.draw(at: 300, force: 2)
    let before = fixture.strokes[0]
    fixture.activate("Select")
    fixture.key("Control+a")
    fixture.activate("Duplicate")
    #expect(fixture.strokes.count == 2)
    #expect(fixture.strokes[0] == before)
    fixture.device.run { fixture.screen.box.choose(hex: 0xE0312E) }
    fixture.activate("Recolor")
    #expect(fixture.strokes[0].brush.color == before.brush.color)
    #expect(
      fixture.strokes[1].brush.color
        == premultiplied(red: 0xE0 / 255.0, green: 0x31 / 255.0, blue: 0x2E / 255.0, alpha: 1))
    let view = try #require(fixture.screen.selectionView)
    let handle = try #require(view.subviews.dropFirst().first)
    let place = fixture.device.run { view.convert(handle.center, to: nil) } ?? .zero
    let finger = fixture.device.press(at: Double(place.x), Double(place.y))
    for step in 1...4 { finger.move(to: Double(place.x) - 25 * Double(step), Double(place.y)) }
    finger.lift()
    fixture.device.advance(by: 0.2)
    #expect(fixture.strokes[1].brush.size < before.brush.size)
    fixture.key("Delete")
    #expect(fixture.strokes == [before])
    #expect(fixture.canvas.history.picture.isNear(fixture.canvas.result.picture()))
    // A tool ends it, and draws.
    fixture.activate("Pen")
    #expect(fixture.screen.selectionView == nil)
    fixture.draw(at: 450)
    #expect(fixture.strokes.count == 2)
  }

  private func drag(_ grip: (SelectionView) -> UIView, by x: Double, _ y: Double) throws {
    let view = try #require(fixture.screen.selectionView)
    let place = fixture.device.run { view.convert(grip(view).center, to: nil) } ?? .zero
    let finger = fixture.device.press(at: Double(place.x), Double(place.y))
    for step in 1...3 {
      finger.move(to: Double(place.x) + x * Double(step) / 3, Double(place.y) + y * Double(step) / 3)
    }
    finger.lift()
    fixture.device.advance(by: 0.2)
  }

  @Test(
    "Strokes that were made larger or turned have the same pixels when they are opened again",
    .rule("DOODLES-17"))
  func keptAsDrawn() throws {
    for (y, tool) in [(250.0, "Marker"), (300, "Pencil"), (350, "Pen")] {
      fixture.activate(tool)
      fixture.draw(at: y, force: 2)
    }
    let sizes = fixture.strokes.map(\.brush.size)
    fixture.activate("Select")
    fixture.key("Control+a")
    try drag({ $0.handle }, by: -37.3, 0)
    try drag({ $0.turner }, by: 3.1, -50)
    #expect(zip(fixture.strokes, sizes).allSatisfy { $0.brush.size < $1 } && sizes.count == 3)
    #expect(fixture.strokes.map { DrawnStroke($0.kept) } == fixture.strokes)
    #expect(fixture.canvas.history.picture == fixture.canvas.result.picture())
  }

  @Test(
    "What is chosen is turned about its middle by the second handle and by keys, and back again",
    .rule("DOODLES-32"))
  func turns() throws {
    fixture.draw(at: 300, steps: 15, force: 2, type: .pen)
    fixture.device.run { fixture.canvas.fingersDraw = true }
    let before = try #require(fixture.strokes.first)
    fixture.activate("Select")
    fixture.key("Control+a")
    let middle = try #require(fixture.screen.selectionView?.selection?.middle)
    for _ in 0..<6 { fixture.key(".") }
    let turned = try #require(fixture.strokes.first)
    for (one, other) in zip(before.samples, turned.samples) {
      let (arm, turnedArm) = (
        SIMD2(one.ink.x, one.ink.y) - middle, SIMD2(other.ink.x, other.ink.y) - middle
      )
      // A quarter of a turn as a clock goes.
      #expect(abs(turnedArm.x + arm.y) < 0.05 && abs(turnedArm.y - arm.x) < 0.05)
      if one.azimuth > 0 {
        #expect(abs((Int(other.azimuth) - Int(one.azimuth) + 65534) % 65534 - 16384) < 8)
      }
    }
    #expect(turned.samples.count == before.samples.count && turned.brush == before.brush)
    for _ in 0..<6 { fixture.activate("Undo") }
    #expect(fixture.strokes == [before])
    fixture.key("Control+a")
    try drag({ $0.turner }, by: 100, -100)
    let dragged = try #require(fixture.strokes.first)
    #expect(dragged != before && dragged.brush == before.brush)
    #expect(fixture.canvas.history.picture == fixture.canvas.result.picture())
    fixture.activate("Undo")
    #expect(fixture.strokes == [before])
  }

  @Test("An empty loop and a tap choose nothing and change nothing")
  func nothing() {
    fixture.draw(at: 300)
    let count = fixture.canvas.history.steps.count
    fixture.activate("Select")
    choose(from: 420, to: 500)
    fixture.device.tap(at: 100, 480)
    fixture.device.advance(by: 0.3)
    #expect(fixture.screen.selectionView?.selection == nil)
    #expect(fixture.canvas.history.steps.count == count)
  }
}
