import Heft
import HeftTesting
import Ink
import TestRules
import Testing

@testable import Doodles

/// Text on the paper (DOODLES-46, DOODLES-47).
struct TextTests {
  private let fixture: CanvasFixture
  private var device: TestDevice { fixture.device }
  private var field: RenderedTree.View? {
    device.host.screen.views.values.first { $0.kind == .textArea }
  }

  private func tap(at x: Double, _ y: Double) {
    device.tap(at: x, y)
    device.advance(by: 0.5)
  }

  private func type(_ text: String) {
    let end = UInt32(text.utf16.count)
    device.device.handle(
      .text(
        HostEvent.TextInput(
          view: field?.number ?? 0, text: text, selectionStart: end, selectionEnd: end, isComposing: false,
          time: device.time)))
    device.advance(by: 0.1)
  }

  /// Writes a text, and ends it by a tap elsewhere.
  private func write(_ text: String, at y: Double = 300) {
    if fixture.screen.box.isWriting == false { fixture.activate("Text") }
    tap(at: 100, y)
    type(text)
    tap(at: 300, 500)
  }

  private var ink: Int {
    let picture = fixture.canvas.history.picture
    var count = 0
    for y in 0..<picture.height { for x in 0..<picture.width where picture[x, y] != 0 { count += 1 } }
    return count
  }

  @Test("Escape in the field lays the text on the paper", .rule("DOODLES-46"))
  func escapes() {
    fixture.activate("Text")
    tap(at: 100, 300)
    type("Hello")
    device.device.handle(
      .editing(HostEvent.Editing(view: field?.number ?? 0, change: .escaped, time: device.time)))
    device.advance(by: 0.1)
    #expect(field == nil)
    #expect(fixture.strokes.map { $0.text } == ["Hello"])
    fixture.key("Control+z")
    #expect(fixture.strokes.isEmpty)
  }

  @Test(
    "A tap with the tool opens a field there; a tap elsewhere lays what was typed on the paper, as one step",
    .rule("DOODLES-46"))
  func writes() throws {
    fixture.activate("Text")
    tap(at: 100, 300)
    let shown = try #require(field)
    #expect(device.host.screen.focus == shown.number)
    type("Hello\nyou")
    #expect(fixture.strokes.isEmpty)
    tap(at: 300, 500)
    #expect(field == nil)
    let stroke = try #require(fixture.strokes.first)
    #expect(fixture.strokes.count == 1 && stroke.text == "Hello\nyou")
    let scale = fixture.canvas.scale
    #expect(stroke.brush.size == 24 * scale)
    let text = try #require(stroke.lettering)
    #expect(abs(text.origin.x - 100 * scale) < 1)
    #expect(text.height == Double(2 * UIFont.systemFont(ofSize: CGFloat(24 * scale)).lineHeight))
    #expect(ink > 500)
    #expect(fixture.canvas.accessibilityValue?.hasPrefix("0 strokes, \u{201C}Hello") == true)
    fixture.activate("Undo")
    #expect(fixture.strokes.isEmpty && ink == 0)
    fixture.activate("Redo")
    #expect(fixture.strokes == [stroke] && ink > 500)
  }

  @Test("A tap on a text writes it anew in its place; without letters it goes", .rule("DOODLES-46"))
  func writesAnew() throws {
    write("Hello")
    fixture.activate("Pen")
    fixture.draw(at: 200)
    fixture.activate("Text")
    tap(at: 110, 300)
    #expect(field?.text == "Hello")
    #expect(fixture.canvas.previewed?.count == 1)
    type("Good bye")
    tap(at: 300, 500)
    #expect(fixture.strokes.map(\.text) == ["Good bye", nil])
    fixture.activate("Undo")
    #expect(fixture.strokes.map(\.text) == ["Hello", nil])
    fixture.activate("Redo")
    tap(at: 110, 300)
    type("  ")
    tap(at: 300, 500)
    #expect(fixture.strokes.map(\.text) == [nil])
  }

  @Test(
    "What is chosen while one writes is the text's; two fingers and a drag write nothing", .rule("DOODLES-46")
  )
  func style() throws {
    fixture.activate("Text")
    fixture.pinch(at: 300)
    let finger = device.press(at: 100, 300)
    for step in 1...10 { finger.move(to: 100 + 10 * Double(step), 300) }
    finger.lift()
    device.advance(by: 0.5)
    #expect(field == nil)
    fixture.key("0")
    device.advance(by: 0.5)
    tap(at: 100, 300)
    type("Hi")
    device.run {
      fixture.screen.box.choose(hex: 0x2463EB)
      fixture.screen.box.choose(size: 40)
    }
    fixture.key("Escape")
    let stroke = try #require(fixture.strokes.first)
    #expect(stroke.brush.size == 40 * fixture.canvas.scale)
    #expect(stroke.brush.color == 0xFFEB_6324)
    // Another size is chosen for the next one; a tap brings back the text's size.
    device.run { fixture.screen.box.choose(size: 12) }
    tap(at: 110, 300)
    #expect(fixture.screen.box.size == 40)
    tap(at: 300, 500)
    #expect(fixture.strokes == [stroke])
  }

  @Test(
    "A text is chosen by the loop, moved, turned, enlarged, recolored, copied and deleted",
    .rule("DOODLES-47"))
  func lasso() throws {
    write("Hello")
    let before = try #require(fixture.strokes.first?.lettering)
    fixture.activate("Select")
    let touch = device.press(at: 60, 250)
    for (x, y) in [(350.0, 250.0), (350, 350), (60, 350), (60, 255)] {
      device.advance(by: 0.05)
      touch.move(to: x, y)
    }
    touch.lift()
    device.advance(by: 0.5)
    let view = try #require(fixture.screen.selectionView)
    #expect(view.selection?.count == 1)
    device.run {
      view.move(10, 20)
      view.turn(.pi / 2)
    }
    var text = try #require(fixture.strokes.first?.lettering)
    #expect(abs(text.angle - .pi / 2) < 0.001 && abs(text.width - before.width) < 0.01)
    device.run {
      view.selection?.growth = 2
      view.finish()
    }
    text = try #require(fixture.strokes.first?.lettering)
    #expect(abs(text.width - 2 * before.width) < 0.01 && text.size == 2 * before.size)
    device.run {
      fixture.screen.box.choose(hex: 0x2463EB)
      view.recolor()
    }
    #expect(fixture.strokes.first?.brush.color == 0xFFEB_6324)
    device.run { view.duplicate() }
    #expect(fixture.strokes.map(\.text) == ["Hello", "Hello"])
    device.run { view.deleteChosen() }
    #expect(fixture.strokes.count == 1)
  }

  @Test(
    "The eraser of whole strokes takes a text that it touches, that of pixels its pixels", .rule("DOODLES-47")
  )
  func erasers() {
    write("Hello")
    let whole = ink
    fixture.activate("Eraser")
    fixture.draw(at: 300, from: 60)
    #expect(fixture.strokes.count == 2 && ink < whole)
    fixture.activate("Undo")
    device.run { fixture.screen.box.choose(erasesStrokes: true) }
    fixture.draw(at: 400, from: 60)
    #expect(fixture.strokes.count == 1)
    fixture.draw(at: 300, from: 60)
    #expect(fixture.strokes.isEmpty && ink == 0)
  }

  @Test(
    "Text on the canvas outlasts the app, and a saved doodle has it, with its pixels", .rule("DOODLES-47"))
  func kept() throws {
    let storage = MemoryStorage()
    let first = CanvasFixture(storage: storage)
    TextTests.write("Hello", first)
    let strokes = first.strokes
    #expect(strokes.count == 1)
    let next = CanvasFixture(storage: storage, isDrawing: false)
    #expect(next.strokes == strokes)
    next.save()
    let contents = try #require(next.device.contents().first ?? nil)
    #expect(contents.strokes?.strokes == strokes)
    next.device.run {
      let pixels = contents.image.cgImage?.bitmap
      #expect(contents.strokes?.picture() == pixels)
      guard case .text(let text) = contents.strokes?.shapes?.layers.first?.items.first else {
        Issue.record("The shapes have no text")
        return
      }
      #expect(text.lines == ["Hello"])
    }
  }

  private static func write(_ text: String, _ fixture: CanvasFixture) {
    let tests = TextTests(of: fixture)
    tests.write(text)
  }

  /// As wide as the bar needs to have all tools.
  init() { fixture = CanvasFixture(width: 430, height: 800) }
  private init(of fixture: CanvasFixture) { self.fixture = fixture }

  @Test("The replay shows a text as a whole, in its turn", .rule("DOODLES-47"))
  func replay() {
    device.run {
      var drawing = Drawings.drawing(1)
      let text = DrawnStroke("Hello", at: Point(40, 100), size: 30, color: 0xFF00_0000)
      drawing.strokes += [text, Drawings.stroke(at: 200)]
      let replay = Replay(drawing)
      let whole = drawing.picture()
      let reach = text.frameReach ?? whole.bounds
      func count(_ picture: Bitmap) -> Int {
        var count = 0
        for y in reach.y..<reach.y + reach.height {
          for x in reach.x..<reach.x + reach.width where picture[x, y] != 0 { count += 1 }
        }
        return count
      }
      var seen: Set<Int> = []
      while !replay.isOver {
        seen.insert(count(replay.picture))
        replay.advance(by: 1.0 / 60)
      }
      #expect(replay.picture == whole)
      #expect(seen == [0, count(whole)])
    }
  }

  @Test("On turned paper text is written upright on the screen", .rule("DOODLES-46"))
  func turned() throws {
    device.run { fixture.screen.paperView?.turn(by: .pi / 6) }
    device.advance(by: 0.5)
    write("Hello")
    let text = try #require(fixture.strokes.first?.lettering)
    #expect(abs(text.angle + .pi / 6) < 0.001)
  }
}
