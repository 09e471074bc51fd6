import Heft
import HeftTesting
import Testing

/// A new picture over the old one for each line, and what of it reaches the screen (DRAW-6).
struct CanvasTests {
  private let stage = Stage()

  @Test("Each line is seen, and only what it changes is sent")
  func lines() throws {
    let canvas = stage.show(Canvas(), width: 375, height: 667)
    stage.device.run { canvas.addLine(from: CGPoint(x: 50, y: 60), to: CGPoint(x: 70, y: 60), width: 4) }
    let shown = try #require(stage.host.shownPixels)
    #expect(shown.width == 750 && shown.height == 1334 && shown.scale == 2)
    #expect(shown[120, 120] == 0x0000_00FF)
    #expect(shown[300, 300] == 0)
    stage.host.clear()
    stage.device.run { canvas.addLine(from: CGPoint(x: 70, y: 60), to: CGPoint(x: 80, y: 60), width: 4) }
    let updates = stage.host.pixelUpdates
    // 10 points long and a cap of 2 at the end: the cap at the beginning lies on the first line, but for what its
    // round edge adds.
    #expect(updates.count == 1)
    let update = try #require(updates.first)
    #expect(update.width == 750 && update.height == 1334)
    #expect(update.x >= 136 && update.x + update.changedWidth == 164)
    #expect(update.y == 116 && update.changedHeight == 8)
    #expect(stage.host.shownPixels?[150, 120] == 0x0000_00FF)
    #expect(stage.host.shownPixels?[110, 120] == 0x0000_00FF)
  }

  @Test("The picture before keeps what it was, and can be shown again")
  func undo() throws {
    let canvas = stage.show(Canvas())
    stage.device.run { canvas.addLine(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 20, y: 20), width: 10) }
    let before = stage.host.shownPixels
    let picture = canvas.drawing
    stage.device.run { canvas.addLine(from: CGPoint(x: 60, y: 60), to: CGPoint(x: 60, y: 60), width: 10) }
    #expect(stage.host.shownPixels != before)
    stage.host.clear()
    stage.device.run { canvas.layer.contents = picture?.cgImage }
    #expect(stage.host.shownPixels == before)
    #expect(stage.host.pixelUpdates.map(\.changedWidth) == [20], "undoing sends no more than drawing did")
  }

  @Test("Taking the contents away takes the pixels away, and a view that comes back brings them back")
  func comingAndGoing() throws {
    let canvas = stage.show(Canvas())
    stage.device.run { canvas.addLine(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 20, y: 20), width: 10) }
    let before = try #require(stage.host.shownPixels)
    stage.device.run { canvas.removeFromSuperview() }
    #expect(stage.host.shownPixels == nil)
    stage.device.run { stage.sheet.addSubview(canvas) }
    #expect(stage.host.shownPixels == before)
    stage.device.run { canvas.layer.contents = nil }
    #expect(stage.host.shownPixels == nil)
    #expect(stage.host.screen.mistakes.isEmpty)
  }

  @Test("A picture of another size takes the place of the old one")
  func anotherSize() {
    let canvas = stage.show(Canvas())
    stage.device.run { canvas.addLine(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 20, y: 20), width: 10) }
    let small = stage.picture(.red)
    stage.device.run { canvas.layer.contents = small?.cgImage }
    #expect(stage.host.shownPixels?.width == 10)
    #expect(stage.host.shownPixels?[5, 5] == 0xFF00_00FF)
    stage.device.run { canvas.layer.contents = canvas.drawing?.cgImage }
    #expect(stage.host.shownPixels?.width == 200)
    #expect(stage.host.shownPixels?[5, 5] == 0)
    #expect(stage.host.screen.mistakes.isEmpty)
  }

  @Test("How the pixels lie in the view can change without sending them again")
  func contentMode() {
    let canvas = stage.show(Canvas())
    stage.device.run { canvas.addLine(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 20, y: 20), width: 10) }
    stage.host.clear()
    stage.device.run { canvas.contentMode = .center }
    #expect(stage.host.pixelUpdates.map(\.bytes) == [[]])
    #expect(stage.host.shownPixels?.mode == 4)
    stage.host.clear()
    stage.device.run { canvas.contentMode = .center }
    #expect(stage.host.pixelUpdates.isEmpty)
  }

  @Test("What random lines show is what the last picture holds")
  func random() {
    var random = Seeded(Seeded.seed)
    let canvas = stage.show(Canvas(), width: 150, height: 150)
    for _ in 0..<40 {
      let numbers = (0..<5).map { _ in CGFloat(Int.random(in: -20...170, using: &random)) }
      stage.device.run {
        canvas.addLine(
          from: CGPoint(x: numbers[0], y: numbers[1]), to: CGPoint(x: numbers[2], y: numbers[3]),
          width: abs(numbers[4]) / 10)
      }
    }
    let shown = stage.host.shownPixels
    stage.device.run { canvas.removeFromSuperview() }
    #expect(stage.pixels(of: canvas.drawing)?.bytes == shown?.bytes, "seed \(Seeded.seed)")
  }
}
