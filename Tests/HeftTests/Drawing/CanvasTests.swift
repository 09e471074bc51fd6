import Heft
import HeftTesting
import TestRules
import Testing

/// A new picture over the old one for each line, and what of it reaches the screen (DRAW-6).
struct CanvasTests {
  private let fixture = Fixture()

  @Test("Each line is seen, and only what it changes is sent", .rule("DRAW-6"))
  func lines() throws {
    let canvas = fixture.show(Canvas(), width: 375, height: 667)
    fixture.device.run { canvas.addLine(from: CGPoint(x: 50, y: 60), to: CGPoint(x: 70, y: 60), width: 4) }
    let shown = try #require(fixture.host.shownPixels)
    #expect(shown.width == 750 && shown.height == 1334 && shown.scale == 2)
    #expect(shown[120, 120] == 0x0000_00FF)
    #expect(shown[300, 300] == 0)
    fixture.host.clear()
    fixture.device.run { canvas.addLine(from: CGPoint(x: 70, y: 60), to: CGPoint(x: 80, y: 60), width: 4) }
    let updates = fixture.host.pixelUpdates
    // 10 points long and a cap of 2 at the end: the cap at the beginning lies on the first line, but for what its
    // round edge adds.
    #expect(updates.count == 1)
    let update = try #require(updates.first)
    #expect(update.width == 750 && update.height == 1334)
    #expect(update.x >= 136 && update.x + update.changedWidth == 164)
    #expect(update.y == 116 && update.changedHeight == 8)
    #expect(fixture.host.shownPixels?[150, 120] == 0x0000_00FF)
    #expect(fixture.host.shownPixels?[110, 120] == 0x0000_00FF)
  }

  @Test("The picture before keeps what it was, and can be shown again", .rule("DRAW-6"))
  func undo() throws {
    let canvas = fixture.show(Canvas())
    fixture.device.run { canvas.addLine(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 20, y: 20), width: 10) }
    let before = fixture.host.shownPixels
    let picture = canvas.drawing
    fixture.device.run { canvas.addLine(from: CGPoint(x: 60, y: 60), to: CGPoint(x: 60, y: 60), width: 10) }
    #expect(fixture.host.shownPixels != before)
    fixture.host.clear()
    fixture.device.run { canvas.layer.contents = picture?.cgImage }
    #expect(fixture.host.shownPixels == before)
    #expect(fixture.host.pixelUpdates.map(\.changedWidth) == [20], "undoing sends no more than drawing did")
  }

  @Test("Taking the contents away takes the pixels away, and a view that comes back brings them back")
  func comingAndGoing() throws {
    let canvas = fixture.show(Canvas())
    fixture.device.run { canvas.addLine(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 20, y: 20), width: 10) }
    let before = try #require(fixture.host.shownPixels)
    fixture.device.run { canvas.removeFromSuperview() }
    #expect(fixture.host.shownPixels == nil)
    fixture.device.run { fixture.sheet.addSubview(canvas) }
    #expect(fixture.host.shownPixels == before)
    fixture.device.run { canvas.layer.contents = nil }
    #expect(fixture.host.shownPixels == nil)
    #expect(fixture.host.screen.mistakes.isEmpty)
  }

  @Test("A picture of another size takes the place of the old one")
  func anotherSize() {
    let canvas = fixture.show(Canvas())
    fixture.device.run { canvas.addLine(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 20, y: 20), width: 10) }
    let small = fixture.picture(.red)
    fixture.device.run { canvas.layer.contents = small?.cgImage }
    #expect(fixture.host.shownPixels?.width == 10)
    #expect(fixture.host.shownPixels?[5, 5] == 0xFF00_00FF)
    fixture.device.run { canvas.layer.contents = canvas.drawing?.cgImage }
    #expect(fixture.host.shownPixels?.width == 200)
    #expect(fixture.host.shownPixels?[5, 5] == 0)
    #expect(fixture.host.screen.mistakes.isEmpty)
  }

  @Test("How the pixels lie in the view can change without sending them again")
  func contentMode() {
    let canvas = fixture.show(Canvas())
    fixture.device.run { canvas.addLine(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 20, y: 20), width: 10) }
    fixture.host.clear()
    fixture.device.run { canvas.contentMode = .center }
    #expect(fixture.host.pixelUpdates.map(\.bytes) == [[]])
    #expect(fixture.host.shownPixels?.mode == 4)
    fixture.host.clear()
    fixture.device.run { canvas.contentMode = .center }
    #expect(fixture.host.pixelUpdates.isEmpty)
  }

  @Test("What random lines show is what the last picture holds", .rule("DRAW-6"))
  func random() {
    var random = Seeded(Seeded.seed)
    let canvas = fixture.show(Canvas(), width: 150, height: 150)
    for _ in 0..<40 {
      let numbers = (0..<5).map { _ in CGFloat(Int.random(in: -20...170, using: &random)) }
      fixture.device.run {
        canvas.addLine(
          from: CGPoint(x: numbers[0], y: numbers[1]), to: CGPoint(x: numbers[2], y: numbers[3]),
          width: abs(numbers[4]) / 10)
      }
    }
    let shown = fixture.host.shownPixels
    fixture.device.run { canvas.removeFromSuperview() }
    #expect(fixture.pixels(of: canvas.drawing)?.bytes == shown?.bytes, "seed \(Seeded.seed)")
  }
}
