import Heft
import HeftTesting
import Ink
import TestRules
import Testing

@testable import Doodles

/// Strokes over a picture are chosen, erased and merged as others are.
struct PictureBeneathTests {
  private let storage = MemoryStorage()
  private let fixture: CanvasFixture

  init() { fixture = CanvasFixture(storage: storage, isDrawing: false) }

  private var canvas: Canvas { fixture.canvas }

  private func give(_ files: [HostFile]) {
    fixture.device.device.handle(.files(HostEvent.Files(files: files, unread: "", time: fixture.device.time)))
    fixture.device.advance(by: 1)
  }

  /// A picture of one color.
  private func picture(_ width: Int, _ height: Int, color: UInt32 = 0xFF20_A060) -> Bitmap {
    var picture = Bitmap(width: width, height: height)!
    var whole = Path()
    whole.rectangle(from: Point(0, 0), to: Point(Double(width), Double(height)))
    picture.fill(whole, color: color, clip: picture.bounds)
    return picture
  }

  private func file(_ picture: Bitmap) -> HostFile {
    HostFile(name: "photo.png", mediaType: "image/png", bytes: PNG.encode(picture))
  }

  /// Two strokes on a picture of 300 x 400 pixels.
  private func drawOnPicture() {
    give([file(picture(300, 400))])
    fixture.drawOnFirst()
    for y in [250.0, 320] { fixture.draw(at: y, force: 2) }
  }

  private func expectTrue() { #expect(canvas.history.picture == canvas.result.picture()) }

  @Test("The loop moves, colors and deletes strokes over a picture, which stays", .rule("DOODLES-24"))
  func chosen() throws {
    drawOnPicture()
    let (before, base) = (canvas.history.picture, canvas.base)
    #expect(base != nil && fixture.strokes.count == 2)
    fixture.activate("Select")
    fixture.key("Control+a")
    let view = try #require(fixture.screen.selectionView)
    #expect(view.selection?.count == 2)
    fixture.device.run { view.move(10, 30) }
    #expect(canvas.history.picture != before && canvas.base == base)
    expectTrue()
    fixture.activate("Recolor")
    expectTrue()
    fixture.key("Delete")
    #expect(fixture.strokes.isEmpty && canvas.history.picture == base?.bitmap)
    for _ in 0..<3 { fixture.activate("Undo") }
    #expect(canvas.history.picture == before)
    for _ in 0..<2 { fixture.activate("Redo") }
    expectTrue()
    // The journal has it, too.
    fixture.device.flushStorage()
    let later = CanvasFixture(storage: storage, isDrawing: false)
    #expect(later.canvas.history.picture == canvas.history.picture && later.canvas.base == base)
  }

  @Test("The eraser takes whole strokes from a picture, which stays", .rule("DOODLES-23"))
  func erased() {
    drawOnPicture()
    let base = canvas.base
    fixture.activate("Eraser")
    fixture.device.run { fixture.screen.box.choose(erasesStrokes: true) }
    let finger = fixture.device.press(at: 150, 230)
    for step in 1...10 { finger.move(to: 150, 230 + 4 * Double(step)) }
    finger.lift()
    fixture.device.advance(by: 0.2)
    #expect(fixture.strokes.count == 1 && canvas.base == base)
    expectTrue()
    fixture.activate("Undo")
    #expect(fixture.strokes.count == 2)
    expectTrue()
  }

  @Test("A layer is merged with that of a picture, which fades as its layer did", .rule("DOODLES-28"))
  func merged() {
    drawOnPicture()
    fixture.device.run {
      fixture.canvas.fadeLayer(to: 128)
      fixture.canvas.addLayer()
    }
    fixture.draw(at: 285, force: 3)
    let (before, base) = (canvas.history.picture, canvas.base)
    #expect(canvas.canMergeLayer)
    fixture.device.run { fixture.canvas.mergeLayer() }
    #expect(canvas.sheet.layers.count == 1 && canvas.base != nil && canvas.base != base)
    #expect(fixture.strokes.count == 3)
    expectTrue()
    // Beside the strokes it looks as it did.
    let (one, other) = (canvas.history.picture[5, 5], before[5, 5])
    for shift in [0, 8, 16, 24] as [UInt32] {
      #expect(abs(Int(one >> shift & 255) - Int(other >> shift & 255)) <= 2)
    }
    let picture = canvas.history.picture
    fixture.activate("Undo")
    #expect(canvas.history.picture == before && canvas.base == base)
    fixture.activate("Redo")
    #expect(canvas.history.picture == picture)
  }

  @Test("A text over a picture is written anew", .rule("DOODLES-46"))
  func written() {
    drawOnPicture()
    let text = DrawnStroke("Peek", at: Point(100, 60), size: 30, color: 0xFF00_0000)
    fixture.device.run {
      fixture.canvas.lay([text], words: "Text written")
      fixture.screen.choose(tool: 5)
    }
    let middle = canvas.convert(CGPoint(x: 120, y: 75), to: nil)
    fixture.device.tap(at: Double(middle.x), Double(middle.y))
    fixture.device.advance(by: 0.5)
    #expect(fixture.screen.entry != nil)
    fixture.device.run {
      fixture.screen.entry?.field.text = ""
      fixture.screen.endWriting()
    }
    #expect(fixture.strokes.count == 2 && canvas.base != nil)
    expectTrue()
  }

  @Test(
    "A picture that an earlier version laid beneath comes back with its journal",
    .rules("FORMAT-27", "DOODLES-14"))
  func journaled() throws {
    fixture.activate("New doodle")
    fixture.draw(at: 300, force: 2)
    let drawing = canvas.drawing
    let base = try #require(
      Bitmap(width: drawing.width, height: drawing.height).map { bare in
        var whole = bare
        whole.draw(picture(40, 30), through: Affine(a: 1, b: 0, c: 0, d: 1, tx: 9, ty: 9), clip: bare.bounds)
        return BasePicture(whole)
      })
    fixture.device.run {
      canvas.restore { $0.add(.picture(base), through: canvas.table.free) }
      fixture.screen.keepDraft()
    }
    expectTrue()
    fixture.device.flushStorage()
    let later = CanvasFixture(storage: storage, isDrawing: false)
    #expect(later.canvas.base == base && later.canvas.history.picture == canvas.history.picture)
    later.activate("Undo")
    #expect(later.canvas.base == nil && later.strokes.count == 1)
    later.activate("Redo")
    later.save()
    let contents = later.device.contents()
    #expect(contents.count == 1 && contents.first??.drawing?.base == base)
    #expect(contents.first??.drawing?.strokes.count == 1)
  }
}
