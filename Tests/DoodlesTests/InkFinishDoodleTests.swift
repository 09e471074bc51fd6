import Heft
import HeftTesting
import Ink
import TestRules
import Testing

@testable import Doodles

/// The pencil's grain and the brush for watercolor on the canvas.
struct InkFinishDoodleTests {
  private let storage = MemoryStorage()

  @Test(
    "A pencil with grain and a wash are drawn, taken back, done again, kept and replayed with the same pixels",
    .rules("DOODLES-3", "DOODLES-4", "DOODLES-17"),
    arguments: [("Pencil", InkBrush.Kind.pencil), ("Watercolor", .watercolor)])
  func kept(name: String, kind: InkBrush.Kind) throws {
    let fixture = CanvasFixture(storage: storage)
    fixture.activate(name)
    #expect(fixture.view(name)?.accessibility?.states.contains(.selected) == true)
    fixture.draw(at: 250, force: 3)
    fixture.draw(at: 280, force: 1)
    #expect(fixture.strokes.map(\.brush.kind) == [kind, kind])
    #expect(fixture.strokes.allSatisfy { $0.brush.isGrainy == (kind == .pencil) })
    let picture = fixture.canvas.history.picture
    // Not the ink of a pen: it has many shades.
    let shades = Set((60..<500).flatMap { x in (480..<600).map { picture[x, $0] >> 24 } })
    #expect(shades.count > 40)
    #expect(picture == fixture.canvas.result.picture())
    fixture.activate("Undo")
    fixture.activate("Redo")
    #expect(fixture.canvas.history.picture == picture)
    let drawing = try #require(Drawing(fixture.canvas.result.document))
    #expect(drawing.strokes == fixture.strokes && drawing.picture() == picture)
    let replay = Replay(fixture.canvas.result)
    while !replay.isOver { replay.advance(by: 1) }
    #expect(replay.picture == picture)
    #expect(fixture.device.host.screen.mistakes == [])
  }

  @Test("The brush has a key and a size of its own, which are the same the next time", .rule("DOODLES-3"))
  func chosen() {
    var fixture = CanvasFixture(storage: storage)
    fixture.key("4")
    #expect(fixture.view("Watercolor")?.accessibility?.states.contains(.selected) == true)
    #expect(fixture.view("Size and Color")?.accessibility?.value == "Black, 24 points")
    fixture.key("]")
    fixture.device.advance(by: 1)
    let size = fixture.view("Size and Color")?.accessibility?.value
    #expect(size == "Black, 27 points")
    fixture.draw(at: 200)
    fixture = CanvasFixture(storage: storage)
    #expect(fixture.view("Watercolor")?.accessibility?.states.contains(.selected) == true)
    #expect(fixture.view("Size and Color")?.accessibility?.value == size)
    fixture.key("5")
    #expect(fixture.view("Eraser")?.accessibility?.states.contains(.selected) == true)
  }

  /// Earlier versions kept four tools.
  @Test("What an earlier version has kept is chosen, the eraser too", .rule("DOODLES-3"))
  func earlier() {
    let fixture = CanvasFixture()
    var file: [UInt8] = [3, 0]
    for size in [80, 352, 40, 320] { file += [UInt8(size & 255), UInt8(size >> 8)] }
    file += [50, 0x56, 0x34, 0x12, 0xF9]
    let box = fixture.device.run {
      UIApplication.shared.storage.set(file, forKey: "tools")
      return BrushBox(storage: UIApplication.shared.storage)
    }
    #expect(box?.isErasing == true && box?.sizes == [5, 22, 2.5, 24, 20, 24])
    #expect(box?.response.firmness == -7 && box?.recent == [])
  }

  @Test(
    "Enlarged, a tile has the grain and the edge of the whole", .rule("DOODLES-25"),
    arguments: ["Pencil", "Watercolor"])
  func enlarged(name: String) throws {
    let fixture = CanvasFixture()
    fixture.activate(name)
    fixture.draw(at: 300, force: 3)
    for _ in 0..<3 {
      fixture.key("+")
      fixture.device.advance(by: 0.4)
    }
    fixture.device.advance(by: 1)
    #expect(try fixture.worstPixel() <= 12)
  }
}
