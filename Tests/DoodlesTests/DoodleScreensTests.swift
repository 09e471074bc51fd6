import Heft
import HeftTesting
import Ink
import TestRules
import Testing

@testable import Doodles

/// The list, one doodle, sharing, and what is said to those who do not see (DOODLES-3, 9 to 13).
struct DoodleScreensTests {
  private let device = TestDevice(DoodlesApp.app)

  init() {
    add("Bird", Drawings.drawing())
  }

  private func add(_ name: String, _ drawing: Drawing) {
    device.run {
      Doodle.addDoodle(Doodle(number: Doodle.nextNumber, file: Drawings.file(name, drawing)))
      (UIApplication.shared.keyWindow?.rootViewController as? DoodlesSplitViewController)?.list?.showDoodles()
    }
    device.advance(by: 0.5)
  }

  private var doodles: [Doodle] { device.run { Doodle.sortedDoodles } ?? [] }
  private var texts: [String] { device.host.screen.texts }

  private func view(_ label: String) -> RenderedTree.View? {
    device.host.screen.views.values.first { $0.accessibility?.label == label }
  }

  private func activate(_ label: String, wait: Double = 1) {
    guard let view = view(label) else {
      Issue.record("nothing is called \(label)")
      return
    }
    device.device.handle(.action(HostEvent.Action(view: view.number, kind: .activate, time: device.time)))
    device.advance(by: wait)
  }

  private func type(_ text: String) {
    guard let field = device.host.screen.views.values.first(where: { $0.kind == .field }) else {
      Issue.record("there is no field to type in")
      return
    }
    let end = UInt32(text.utf16.count)
    device.device.handle(
      .text(
        HostEvent.TextInput(
          view: field.number, text: text, selectionStart: end, selectionEnd: end, time: device.time)))
  }

  private func openDetail() {
    device.tap(at: 150, 100)
    device.advance(by: 1)
  }

  @Test("A doodle is renamed and duplicated from its screen, and both are kept", .rule("DOODLES-9"))
  func renaming() {
    openDetail()
    activate("More")
    activate("Rename")
    type("  Tern ")
    activate("Save")
    #expect(doodles.map(\.name) == ["Tern"])
    #expect(texts.contains("Tern"))
    activate("More")
    activate("Duplicate")
    #expect(doodles.map(\.name) == ["Tern copy", "Tern"])
    #expect(doodles[0].number != doodles[1].number)
    var drawings = device.contents().map { $0?.strokes }
    #expect(drawings == [Drawings.drawing(), Drawings.drawing()])
    device.device.end()
    device.device.launch(DoodlesApp.app)
    #expect(doodles.map(\.name) == ["Tern copy", "Tern"])
    drawings = device.contents().map { $0?.strokes }
    #expect(drawings == [Drawings.drawing(), Drawings.drawing()])
  }

  @Test("A row that is swiped offers to delete, copy and rename", .rule("DOODLES-9"))
  func swiping() {
    let finger = device.press(at: 300, 100, force: 0.5)
    for step in 1...20 { finger.move(to: 300 - Double(step) * 12, 100) }
    finger.lift()
    device.advance(by: 1)
    #expect(texts.contains("Delete") && texts.contains("Duplicate") && texts.contains("Rename"))
    device.tap(at: 345, 100)
    device.advance(by: 1)
    #expect(doodles.isEmpty)
  }

  @Test(
    "A doodle is drawn again before one's eyes, in twelve seconds at most, and then is whole",
    .rule("DOODLES-10"))
  func replay() throws {
    var drawing = Drawings.drawing(0)
    drawing.strokes = (0..<40).map { Drawings.stroke(at: Double($0 * 7), count: 400) }
    let replay = Replay(drawing)
    #expect(replay.picture == drawing.ground)
    var seconds = 0.0
    var inks: [Int] = []
    while !replay.isOver, seconds < 20 {
      replay.advance(by: 1.0 / 60)
      seconds += 1.0 / 60
      inks.append(replay.picture.changes(since: drawing.ground).reduce(0) { $0 + $1.width * $1.height })
    }
    #expect(seconds <= Replay.longest + 0.1)
    // Ink is added only.
    #expect(inks == inks.sorted())
    #expect(inks.first! < inks.last!)
    #expect(replay.picture == drawing.picture())
  }

  @Test(
    "The doodle's screen plays, pauses in the middle, goes on, and is whole again at the end",
    .rule("DOODLES-10"))
  func playing() throws {
    openDetail()
    let before = try #require(view("Bird")?.pixels)
    // A stroke takes 0.24 s and the pause after it 0.25: by then two of the three are there, and the third is not begun.
    activate("Show How It Was Drawn", wait: 0.85)
    #expect(view("Show How It Was Drawn") == nil)
    try #require(view("Pause") != nil)
    activate("Pause")
    #expect(view("Pause") == nil && view("Show How It Was Drawn") != nil)
    var half = Drawings.drawing()
    half.strokes.removeLast()
    let middle = try #require(view("Bird")?.pixels)
    #expect(middle == DoodleScreensTests.pixels(of: half) && middle != before)
    #expect(!device.host.wantsTicks)
    activate("Show How It Was Drawn", wait: 0.2)
    let later = try #require(view("Bird")?.pixels)
    #expect(view("Pause") != nil && later != middle && later != before)
    device.advance(by: 5)
    #expect(view("Pause") == nil && view("Show How It Was Drawn") != nil)
    #expect(view("Bird")?.pixels == before)
    #expect(!device.host.wantsTicks)
  }

  /// Returns the pixels on the screen of a doodle that has only been drawn so far.
  private static func pixels(of drawing: Drawing) -> ShownPixels? {
    let other = DoodleScreensTests()
    other.device.run { Doodle.deleteDoodle(Doodle.sortedDoodles[0]) }
    other.add("Half", drawing)
    other.openDetail()
    return other.view("Half")?.pixels
  }

  @Test(
    "The bar of a doodle's screen goes with it", .rule("DOODLES-9"),
    arguments: ["Back, Doodles", "Delete", "Duplicate"])
  func bar(button: String) throws {
    openDetail()
    if button == "Duplicate" { activate("More") }
    activate(button)
    device.advance(by: 2)
    let navigation = device.run {
      (UIApplication.shared.keyWindow?.rootViewController as? DoodlesSplitViewController)?.list?
        .navigationController
    }
    let shown = try #require(navigation ?? nil)
    #expect(device.host.screen.texts.contains("Doodles"))
    #expect(shown.isToolbarHidden)
    #expect(shown.toolbar.isHidden)
    #expect(shown.toolbar.frame.minY >= 667)
  }

  @Test("A kept doodle is drawn on, and its strokes can be taken back", .rule("DOODLES-10"))
  func drawingOn() {
    openDetail()
    activate("Draw on It")
    #expect(view("Bird, canvas")?.accessibility?.value == "3 strokes, 100 by 150 points")
    #expect(view("Done")?.accessibility?.states.contains(.disabled) == true)
    activate("Undo")
    activate("Done")
    let contents = device.contents()
    #expect(contents.map { $0?.strokes?.strokes.count } == [2])
    #expect(contents[0]?.image.cgImage?.bitmap == contents[0]?.strokes?.picture())
    #expect(view("Bird")?.accessibility?.value == "2 strokes")
  }

  @Test("A doodle is shared as pixels, as SVG and as PDF, under its name", .rule("DOODLES-11"))
  func sharing() {
    openDetail()
    activate("Share")
    #expect(texts.contains("Bird.png"))
    activate("Save Image")
    activate("Share")
    activate("SVG Drawing\u{2026}")
    #expect(texts.contains("Bird.svg"))
    activate("Save Image")
    activate("Share")
    activate("PDF Document\u{2026}")
    activate("Save File")
    let files = device.host.requests.compactMap { request -> HostFile? in
      if case .saveFile(let file) = request { file } else { nil }
    }
    #expect(files.map(\.name) == ["Bird.png", "Bird.svg", "Bird.pdf"])
    #expect(files.map(\.mediaType) == ["image/png", "image/svg+xml", "application/pdf"])
    #expect(
      files.map { Array($0.bytes.prefix(4)) } == [
        [0x89, 0x50, 0x4E, 0x47], Array("<svg".utf8), Array("%PDF".utf8),
      ])
  }

  @Test(
    "A doodle on a picture is shared as each kind of file but InkML, which holds no pictures",
    .rule("DOODLES-11"))
  func sharingPixels() {
    device.run { Doodle.deleteDoodle(Doodle.sortedDoodles[0]) }
    var drawing = Drawings.drawing(1)
    drawing.base = Drawings.base(Drawings.drawing())
    add("Old", drawing)
    openDetail()
    activate("Share")
    #expect(texts.contains("Save Image") && texts.contains("SVG Drawing\u{2026}"))
    #expect(texts.contains("Excalidraw File\u{2026}") && !texts.contains("InkML File\u{2026}"))
  }

  @Test("The tools have names and states, and the canvas says what is on it", .rule("DOODLES-12"))
  func names() {
    let fixture = CanvasFixture()
    #expect(fixture.view("Pen")?.accessibility?.states.contains(.selected) == true)
    #expect(fixture.view("Marker")?.accessibility?.states.contains(.selected) == false)
    #expect(fixture.view("Size and Color")?.accessibility?.value == "Black, 5 points")
    let canvas = fixture.view("New Doodle, canvas")?.accessibility
    #expect(canvas?.role == .img)
    #expect(canvas?.value.hasPrefix("0 strokes, 375 by ") == true)
    fixture.draw(at: 300)
    #expect(fixture.view("New Doodle, canvas")?.accessibility?.value.hasPrefix("1 stroke, ") == true)
    fixture.key("2")
    #expect(fixture.view("Marker")?.accessibility?.states.contains(.selected) == true)
    fixture.key("]")
    #expect(fixture.view("Size and Color")?.accessibility?.value == "Black, 24.5 points")
    #expect(fixture.device.host.screen.mistakes == [])
  }

  @Test("Brush, color and size are chosen in the card, and are the same the next time", .rule("DOODLES-3"))
  func tools() {
    let storage = MemoryStorage()
    var fixture = CanvasFixture(storage: storage)
    fixture.activate("Pencil")
    fixture.activate("Size and Color")
    fixture.activate("Blue")
    fixture.device.device.handle(
      .action(
        HostEvent.Action(view: fixture.view("Size")?.number ?? 0, kind: .increment, time: fixture.device.time)
      ))
    fixture.device.advance(by: 1)
    let said = fixture.view("Size and Color")?.accessibility?.value
    #expect(said == fixture.view("Size").map { "Blue, " + ($0.accessibility?.value ?? "") })
    #expect(said?.hasPrefix("Blue, ") == true)
    fixture.draw(at: 150)
    #expect(fixture.view("Blue") == nil)
    #expect(fixture.strokes[0].brush.kind == .pencil)
    #expect(fixture.strokes[0].brush.color == BrushBox.shades[8].pixel(1))
    fixture = CanvasFixture(storage: storage)
    #expect(fixture.view("Pencil")?.accessibility?.states.contains(.selected) == true)
    #expect(fixture.view("Size and Color")?.accessibility?.value == said)
  }

  @Test(
    "A list of 500 doodles makes the pictures of those it shows, and keeps a bounded number",
    .rule("DOODLES-13"))
  func manyDoodles() {
    let file = Drawings.file()
    device.run { for number in 10..<510 { Doodle.addDoodle(Doodle(number: number, file: file)) } }
    add("Last", Drawings.drawing(1))
    let rows = device.host.screen.texts.filter { $0 == "Bird" }.count
    #expect(rows < 20)
    let kept = device.run { () -> Int in
      var cache = ThumbnailCache()
      for doodle in Doodle.sortedDoodles { _ = cache.thumbnail(of: doodle) }
      return cache.count
    }
    #expect(kept == 80)
  }
}
