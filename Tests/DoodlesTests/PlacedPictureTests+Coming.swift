import Heft
import HeftTesting
import Ink
import TestRules
import Testing

@testable import Doodles

// How pictures come while one draws.
extension PlacedPictureTests {
  @Test(
    "A picture that is pasted or dropped lies over the strokes in the middle of what is seen, and is chosen",
    .rule("DOODLES-53"))
  func comes() throws {
    let before = canvas.history.picture
    give(file(40, 30))
    #expect(fixture.device.run { Doodle.sortedDoodles.count } == 0)
    #expect(canvas.base == nil && fixture.strokes.count == 2 && fixture.strokes[0].picture == nil)
    let stroke = try #require(placed.first)
    // As large as its own pixels, which are seen as they are.
    let found = corners(stroke)
    #expect(found[2].x - found[0].x == 40 && found[2].y - found[0].y == 30)
    #expect(abs(found[0].x + 20 - Double(canvas.drawing.width) / 2) <= 1)
    #expect(abs(found[0].y + 15 - Double(canvas.drawing.height) / 2) <= 1)
    let (x, y) = (Int(found[0].x), Int(found[0].y))
    for (column, row) in [(0, 0), (39, 0), (0, 29), (39, 29)] {
      #expect(canvas.history.picture[x + column, y + row] == 0xFF20_A060)
    }
    #expect(selection?.selection?.chosen == [stroke] && selection?.handle.isHidden == false)
    expectTrue()
    // One step.
    fixture.activate("Undo")
    #expect(canvas.history.picture == before && fixture.strokes.count == 1)
    fixture.activate("Redo")
    #expect(fixture.strokes.last == stroke)
    // A larger one fits half of what is seen.
    give(file(3000, 1500, color: 0xFF90_1010))
    let wide = corners(try #require(placed.last))
    #expect(abs(wide[2].x - wide[0].x - Double(canvas.drawing.width) / 2) <= 2)
    #expect(abs(wide[2].x - wide[0].x - 2 * (wide[2].y - wide[0].y)) < 0.01)
    #expect(canvas.history.picture[x + 5, y + 5] == 0xFF90_1010)
    expectTrue()
  }

  @Test(
    "An equal picture that comes again lies 24 points further right and down, and again; all of one drop are one step",
    .rule("DOODLES-53"))
  func again() throws {
    for _ in 0..<2 { give(file(40, 30)) }
    give(file(40, 30), file(20, 20), file(40, 30))
    let step = 24 * canvas.scale
    let first = corners(placed[0])[0]
    let places = [placed[1], placed[2], placed[4]].map { corners($0)[0] }
    for (number, place) in places.enumerated() {
      #expect(place == Point(first.x + step * Double(number + 1), first.y + step * Double(number + 1)))
    }
    // One picture of the drawing is in memory once.
    let shared = try #require(placed[0].picture)
    #expect(placed[1].picture === shared && placed[2].picture === shared)
    #expect(selection?.selection?.count == 3)
    fixture.activate("Undo")
    #expect(placed.count == 2)
    // Where the first one is gone from there is room.
    fixture.device.run {
      canvas.change(to: canvas.history.visible.strokes.filter { $0.picture == nil }, words: "Deleted")
    }
    give(file(40, 30))
    #expect(corners(placed[0])[0] == first)
  }

  @Test("On turned paper it lies upright on the screen, in the middle", .rule("DOODLES-53"))
  func turned() throws {
    fixture.device.run { fixture.screen.paperView?.turn(by: .pi / 6) }
    fixture.device.advance(by: 0.5)
    give(file(60, 30))
    let stroke = try #require(placed.first)
    let paper = try #require(fixture.screen.paperView)
    let shown = corners(stroke).map {
      CGPoint(x: $0.x / canvas.scale, y: $0.y / canvas.scale).applying(paper.map)
    }
    #expect(abs(shown[0].y - shown[1].y) < 0.01 && abs(shown[0].x - shown[3].x) < 0.01)
    #expect(shown[1].x > shown[0].x && shown[3].y > shown[0].y)
    #expect(abs(shown[0].x + shown[2].x - paper.bounds.width) < 1)
  }

  @Test("A hidden layer takes none, and says so; a chosen one has it", .rule("DOODLES-53"))
  func layers() throws {
    fixture.device.run { canvas.addLayer() }
    let upper = canvas.layerNumber
    fixture.device.run {
      canvas.choose(canvas.sheet.layers[0].number)
      canvas.toggle(canvas.layerNumber)
    }
    give(file(40, 30))
    #expect(placed == [] && fixture.device.run { Doodle.sortedDoodles.count } == 0)
    #expect(fixture.texts.contains("\u{201C}Layer 1\u{201D} is hidden"))
    fixture.device.run { canvas.choose(upper) }
    give(file(40, 30))
    #expect(placed.map(\.layer) == [upper])
  }

  @Test("What comes while a stroke is drawn, and other files become doodles", .rule("DOODLES-53"))
  func others() throws {
    let finger = fixture.device.press(at: 100, 400)
    for step in 1...10 { finger.move(to: 100 + 10 * Double(step), 400) }
    give(file(40, 30))
    finger.lift()
    fixture.device.advance(by: 0.5)
    #expect(placed == [] && fixture.device.run { Doodle.sortedDoodles.count } == 1)
    give(
      HostFile(name: "a.doodle", mediaType: "", bytes: Drawings.drawing().document.file), file(40, 30),
      HostFile(name: "b.png", mediaType: "image/png", bytes: Array(file(40, 30).bytes.prefix(60))))
    #expect(placed.count == 1 && fixture.device.run { Doodle.sortedDoodles.count } == 2)
  }
}
