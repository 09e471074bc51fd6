import Heft
import HeftTesting
import Ink
import TestRules
import Testing

@testable import Doodles

/// Strokes over a picture are chosen, erased and merged as others are, and pictures come under them.
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

  // MARK: Pictures that come while one draws

  @Test(
    "A picture that is pasted or dropped on an open drawing lies under its strokes, in the middle of what is seen",
    .rule("DOODLES-53"))
  func placed() throws {
    fixture.activate("New doodle")
    fixture.draw(at: 300, force: 2)
    let before = canvas.history.picture
    give([file(picture(40, 30))])
    #expect(fixture.device.run { Doodle.sortedDoodles.count } == 0)
    #expect(fixture.texts.contains("Picture placed under the strokes"))
    // As large as its own pixels.
    let base = try #require(canvas.base)
    let found = base.bitmap.changes(since: nil).reduce(PixelRectangle(x: 0, y: 0, width: 0, height: 0)) {
      $0.union($1)
    }
    #expect(found.width == 40 && found.height == 30)
    #expect(abs(found.x + 20 - canvas.drawing.width / 2) <= 1)
    #expect(abs(found.y + 15 - canvas.drawing.height / 2) <= 1)
    expectTrue()
    fixture.activate("Undo")
    #expect(canvas.base == nil && canvas.history.picture == before)
    fixture.activate("Redo")
    #expect(canvas.base == base)
    // A larger one fits half of what is seen, over the first one.
    give([file(picture(3000, 1500, color: 0xFF90_1010))])
    let both = try #require(canvas.base)
    #expect(both.bitmap[found.x + 5, found.y + 5] == 0xFF90_1010)
    let wide = both.bitmap.changes(since: nil).reduce(found) { $0.union($1) }
    #expect(abs(wide.width - canvas.drawing.width / 2) <= 2)
    expectTrue()
    // The journal and the doodle have it.
    fixture.device.flushStorage()
    let later = CanvasFixture(storage: storage, isDrawing: false)
    #expect(later.canvas.base == both && later.canvas.history.picture == canvas.history.picture)
    later.activate("Undo")
    #expect(later.canvas.base == base)
    later.activate("Redo")
    later.save()
    let contents = later.device.contents()
    #expect(contents.count == 1 && contents.first??.drawing?.base == both)
    #expect(contents.first??.drawing?.strokes.count == 1)
  }

  @Test("A doodle of a picture only keeps its paper", .rule("DOODLES-53"))
  func alone() {
    fixture.activate("New doodle")
    fixture.device.run {
      var sheet = fixture.canvas.sheet
      sheet.color = 0xFF11_1113
      fixture.canvas.arrange(sheet, words: "Paper changed")
    }
    give([file(picture(40, 30))])
    let (base, scale) = (canvas.base, canvas.scale)
    fixture.save()
    let drawing = fixture.device.contents().first??.drawing
    #expect(drawing?.base == base && base != nil)
    #expect(drawing?.sheet.color == 0xFF11_1113 && drawing?.scale == scale)
  }

  @Test("On endless paper it lies where one is, and other files go to the list", .rule("DOODLES-53"))
  func endless() throws {
    fixture.activate("New doodle")
    fixture.activate("More")
    fixture.activate("Paper\u{2026}")
    fixture.activate("Endless")
    fixture.key(UIKeyCommand.inputEscape)
    fixture.device.advance(by: 1)
    fixture.draw(at: 300, force: 2)
    give([
      file(picture(40, 30)),
      HostFile(name: "a.doodle", mediaType: "", bytes: Drawings.drawing().document.file),
    ])
    let base = try #require(canvas.base)
    #expect(base.bitmap.width == 40 && base.bitmap.height == 30)
    #expect(fixture.device.run { Doodle.sortedDoodles.count } == 1)
    for _ in 0..<3 { fixture.key(UIKeyCommand.inputRightArrow) }
    fixture.device.advance(by: 1)
    give([file(picture(40, 30))])
    #expect(try #require(canvas.base).bitmap.width > 40)
    expectTrue()
    fixture.activate("Undo")
    #expect(canvas.base == base)
    expectTrue()
  }
}
