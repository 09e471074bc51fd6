import DoodleFormats
import Heft
import HeftTesting
import Ink
import TestRules
import Testing

@testable import Doodles

/// Paper without an end: it grows with what is seen and drawn.
struct EndlessPaperTests {
  private let fixture = CanvasFixture()

  init() {
    fixture.activate("More")
    fixture.activate("Paper\u{2026}")
    fixture.activate("Endless")
    fixture.key(UIKeyCommand.inputEscape)
    fixture.device.advance(by: 1)
  }

  private var canvas: Canvas { fixture.canvas }
  private var room: PaperView { fixture.screen.paperView! }
  /// The place on the screen of the paper's zero.
  private var zero: CGPoint { canvas.convert(.zero, to: nil) }

  private func press(_ key: String, times: Int = 1) {
    for _ in 0..<times {
      fixture.key(key)
      fixture.device.advance(by: 0.5)
    }
  }

  /// Whether there is paper wherever the room is, and a quarter of it beyond.
  private var isAllPaper: Bool {
    let seen = room.seen
    return canvas.bounds.contains(seen.insetBy(dx: -seen.width / 4, dy: -seen.height / 4))
  }

  private func relaunch() {
    fixture.device.flushStorage()
    fixture.device.device.launch(DoodlesApp.app)
    fixture.device.advance(by: 1)
  }

  @Test(
    "Endless is one of the sizes: the paper goes on on all sides, and the canvas says it", .rule("DOODLES-50")
  )
  func chosen() throws {
    #expect(canvas.drawing.isEndless && isAllPaper)
    #expect(room.shownScale == 1)
    #expect(canvas.accessibilityValue == "0 strokes, endless paper")
    fixture.draw(at: 300)
    let first = try #require(fixture.strokes.first?.samples.first?.ink)
    let place = canvas.convert(
      CGPoint(x: CGFloat(first.x / canvas.scale), y: CGFloat(first.y / canvas.scale)), to: nil)
    #expect(abs(place.x - 60) < 0.1 && abs(place.y - 300) < 0.1)
    #expect(try fixture.worstPixel() <= 3)
    #expect(canvas.accessibilityValue == "1 stroke, endless paper")
    // The sizes are dim now.
    fixture.activate("More")
    fixture.activate("Paper\u{2026}")
    let sizes = fixture.screen.paperPanel.subviews.compactMap { $0 as? UISegmentedControl }[1]
    #expect(sizes.isHidden && !sizes.isEnabled)
  }

  @Test(
    "Arrows go on without an end, step by step, and what is drawn there keeps its place", .rule("DOODLES-50"))
  func goesOn() throws {
    fixture.draw(at: 300)
    let before = fixture.strokes
    var (left, width) = (zero.x, canvas.bounds.width)
    var growths = 0
    for _ in 0..<30 {
      press(UIKeyCommand.inputLeftArrow)
      #expect(zero.x == left + 60 && isAllPaper)
      if canvas.bounds.width > width { growths += 1 }
      (left, width) = (zero.x, canvas.bounds.width)
    }
    #expect(growths > 1 && canvas.bounds.minX < -1800)
    fixture.draw(at: 200)
    #expect(fixture.strokes.first == before.first && fixture.strokes.count == 2)
    let ink = try #require(fixture.strokes.last?.samples.first?.ink)
    #expect(abs(ink.x / canvas.scale - Double(60 - zero.x)) < 0.1)
    fixture.device.advance(by: 1)
    #expect(try fixture.worstPixel() <= 3)
    // Undone across what has grown, and done again.
    fixture.activate("Undo")
    fixture.activate("Undo")
    #expect(canvas.isBare && canvas.history.picture.changes(since: nil).isEmpty)
    fixture.activate("Redo")
    fixture.activate("Redo")
    #expect(canvas.history.picture == canvas.result.picture())
    fixture.device.advance(by: 1)
    #expect(try fixture.worstPixel() <= 3)
    press("0")
    fixture.device.advance(by: 1)
    #expect(room.shownScale < 0.2 && canvas.extent.insetBy(dx: 1, dy: 1).intersects(room.seen))
    let shown = canvas.extent.applying(room.map)
    #expect(room.bounds.insetBy(dx: -1, dy: -1).contains(shown) && abs(shown.midX - room.bounds.midX) < 1)
  }

  @Test("Two fingers move it beyond every edge, and it stays between them", .rule("DOODLES-50"))
  func fingers() {
    for _ in 0..<6 {
      let (one, other) = (fixture.device.press(at: 60, 150), fixture.device.press(at: 140, 150))
      // In steps so small that they turn nothing.
      for step in 1...200 {
        one.move(to: 60 + Double(step), 150 + Double(step) * 2)
        other.move(to: 140 + Double(step), 150 + Double(step) * 2)
      }
      let before = zero
      one.lift()
      other.lift()
      fixture.device.advance(by: 0.5)
      // Paper that is let go stays where it is.
      #expect(abs(zero.x - before.x) <= 0.5 && abs(zero.y - before.y) <= 0.5)
      #expect(isAllPaper)
    }
    #expect(zero.x > 1000 && zero.y > 2000)
    #expect(fixture.strokes.isEmpty)
  }

  @Test("It becomes smaller to a 16th and larger to 64 times, and what it shows is seen", .rule("DOODLES-51"))
  func zooms() {
    press("-", times: 10)
    #expect(abs(room.shownScale - 1 / 16) < 1e-9 && isAllPaper)
    press("+", times: 20)
    #expect(abs(room.shownScale - 64) < 1e-6)
    press("0")
    #expect(room.shownScale == 1)
    #expect(abs(zero.x) < 1)
    // Another window leaves the zoom.
    press("+", times: 2)
    let scale = room.shownScale
    fixture.device.device.handle(.screen(HostEvent.Screen(width: 667, height: 375)))
    fixture.device.advance(by: 0.5)
    #expect(abs(room.shownScale - scale) < 1e-9 && isAllPaper)
    fixture.activate("More")
    #expect(fixture.texts.contains("Show Whole Drawing"))
  }

  @Test(
    "At its largest and its smallest it has tiles at the screen's own pixels, with the strokes drawn there",
    .rule("DOODLES-51"))
  func sharp() throws {
    fixture.draw(at: 300)
    for (key, times, scale) in [("+", 12, 64.0), ("-", 30, 1.0 / 16), ("+", 1, 1.5 / 16)] {
      press(key, times: times)
      fixture.device.advance(by: 2)
      #expect(abs(Double(room.shownScale) - scale) < 1e-6)
      fixture.draw(at: 320)
      fixture.device.advance(by: 2)
      let paper = try #require(fixture.sharpPaper)
      // The screen and the paper have two pixels in a point.
      #expect(canvas.scale == 2 && abs(paper.inkScale - scale) < 1e-6 && paper.isReady)
      var inked = 0
      for view in paper.subviews {
        let pixels = try #require(view.layer.contents?.bitmap)
        let fineness = view.layer.contentsScale
        let area = PixelRectangle(
          x: Int((view.frame.minX * fineness).rounded()), y: Int((view.frame.minY * fineness).rounded()),
          width: pixels.width, height: pixels.height)
        #expect(canvas.result.picture(of: area, times: paper.inkScale) == pixels)
        inked += pixels.isUntouched ? 0 : 1
      }
      #expect(inked > 0)
    }
    #expect(fixture.strokes.count == 4)
  }

  @Test(
    "It grows to a limit, which it tells, and its picture has no more pixels than that", .rule("DOODLES-50"))
  func limit() {
    press("-", times: 10)
    press(UIKeyCommand.inputUpArrow, times: 8)
    #expect(fixture.texts.contains("The paper cannot become larger"))
    #expect(canvas.drawing.height == Drawing.longestEndless && canvas.drawing.inkScale < 1)
    let picture = canvas.history.picture
    #expect(picture.width * picture.height <= 1 << 23)
    press(UIKeyCommand.inputUpArrow, times: 30)
    #expect(canvas.drawing.height == Drawing.longestEndless)
    // There it ends as other paper does.
    #expect(room.seen.minY >= canvas.bounds.minY - 1)
    fixture.draw(at: 100)
    #expect(fixture.strokes.count == 1)
  }

  @Test("While strokes are shown that may not stay the paper waits, and says nothing", .rule("DOODLES-50"))
  func waits() {
    fixture.draw(at: 300)
    fixture.device.run { fixture.canvas.preview([]) }
    press(UIKeyCommand.inputLeftArrow, times: 20)
    #expect(!fixture.texts.contains("The paper cannot become larger") && !isAllPaper)
    fixture.device.run { fixture.canvas.preview(nil) }
    press(UIKeyCommand.inputLeftArrow, times: 2)
    #expect(isAllPaper)
  }

  @Test("What is laid far away has paper there, and is chosen, erased and colored there", .rule("DOODLES-50"))
  func far() {
    var stroke = Drawings.stroke(at: 20)
    for index in stroke.samples.indices {
      stroke.samples[index].x -= 5000 * 1024
      stroke.samples[index].y += 4000 * 1024
    }
    let origin = zero
    fixture.device.run { fixture.canvas.lay([stroke], words: "Pasted") }
    #expect(canvas.drawing.area.holds(stroke.reach) && zero == origin)
    #expect(!canvas.history.picture.changes(since: nil).isEmpty)
    let middle = stroke.samples[30].ink
    let place = CGPoint(x: CGFloat(middle.x / canvas.scale), y: CGFloat(middle.y / canvas.scale))
    #expect(canvas.color(at: place) == 0x1A1A1A)
    #expect(canvas.color(at: CGPoint(x: place.x, y: place.y + 40)) == 0xFFFFFF)
    press("0")
    fixture.device.advance(by: 1)
    fixture.activate("Eraser")
    fixture.device.run { fixture.canvas.erasesStrokes = true }
    fixture.draw(
      at: Double(canvas.convert(place, to: nil).y), from: Double(canvas.convert(place, to: nil).x) - 20)
    #expect(fixture.strokes.isEmpty)
    #expect(canvas.history.picture.changes(since: nil).isEmpty)
  }

  @Test("It is back on the canvas after the app was ended, with what can be taken back", .rule("DOODLES-52"))
  func draft() {
    fixture.draw(at: 300)
    press(UIKeyCommand.inputLeftArrow, times: 20)
    fixture.draw(at: 200)
    fixture.activate("Undo")
    let strokes = fixture.strokes
    relaunch()
    #expect(canvas.drawing.isEndless && fixture.strokes == strokes)
    fixture.activate("Redo")
    #expect(fixture.strokes.count == 2 && fixture.strokes[1].samples[0].x < -1000 * 1024)
    #expect(canvas.history.picture == canvas.result.picture())
    press(UIKeyCommand.inputLeftArrow, times: 5)
    #expect(isAllPaper)
  }

  @Test(
    "It is kept, shown and shared as far as it is drawn on, and opens as endless again", .rule("DOODLES-52"))
  func kept() throws {
    press(UIKeyCommand.inputLeftArrow, times: 20)
    fixture.draw(at: 300)
    let stroke = try #require(fixture.strokes.first)
    fixture.save()
    let contents = try #require(fixture.device.contents().compactMap { $0 }.first)
    let document = contents.document
    #expect(document.isEndless && document.strokes == [stroke.kept])
    let look = DoodlePicture(document)
    let preview = try #require(document.preview.flatMap { PNG.decode($0.png) })
    #expect(Double(preview.width) == look.width && Double(preview.height) == look.height)
    let drawing = try #require(contents.strokes)
    #expect(drawing.isEndless && Double(drawing.x) == look.x && Double(drawing.y) == look.y)
    #expect(preview == drawing.picture())
    let png = try #require(contents.onPaper.cgImage?.bitmap)
    #expect(png.width == preview.width && png[0, 0] == 0xFFFF_FFFF)
    let shapes = try #require(drawing.shapes)
    #expect(shapes.width == look.width)
    guard case .stroke(let circles, _) = shapes.layers.first?.items.first else {
      Issue.record("The shapes have no stroke")
      return
    }
    #expect(circles.allSatisfy { $0.x > 0 && Double($0.x) < look.width })
    fixture.drawOnFirst()
    fixture.device.advance(by: 1)
    #expect(canvas.drawing.isEndless && isAllPaper && fixture.strokes == [stroke])
    #expect(canvas.history.picture == canvas.result.picture())
    fixture.draw(at: 500)
    fixture.activate("Done")
    let again = fixture.device.contents().compactMap { $0?.document }
    #expect(again.map { $0.isEndless } == [true] && again[0].strokes.first == stroke.kept)
  }

  @Test("A drawing without an end of another program opens as endless", .rule("DOODLES-52"))
  func imported() throws {
    let text = """
      {"type": "excalidraw", "elements": [{"type": "freedraw", "x": -500, "y": -40, "strokeColor": "#1e1e1e",
      "strokeWidth": 2, "points": [[0, 0], [30, 10], [80, 0]], "pressures": [0.5, 0.5, 0.5]}]}
      """
    let file = HostFile(name: "far.excalidraw", mediaType: "", bytes: Array(text.utf8))
    let found = DoodleImport([file], scale: 2, now: Date(timeIntervalSince1970: 0))
    #expect(found.problems.isEmpty)
    let drawing = try #require(found.files.first?.contents.drawing)
    #expect(drawing.isEndless && drawing.strokes[0].samples[0].x == -1000 * 1024)
    #expect(drawing.x < -1000 && drawing.x > -1100 && drawing.width < 400)
    #expect(found.files[0].contents.document.isEndless)
  }

  @Test(
    "The picture of a kept one is seen before its strokes are read, but where a pattern is printed under it",
    .rule("DOODLES-52"))
  func placedLater() throws {
    press(UIKeyCommand.inputLeftArrow, times: 20)
    fixture.draw(at: 300)
    fixture.save()
    var document = try #require(fixture.device.contents().compactMap { $0 }.first).document
    let plain = try #require(DoodleContents(document.file, scale: 2))
    #expect(plain.isPlacedLater && plain.image.size.width > 0)
    #expect(plain.paper?.isEndless == true && !plain.isPlacedLater)
    document.paper.pattern = .grid
    #expect(try #require(DoodleContents(document.file, scale: 2)).isPlacedLater == false)
  }

  @Test(
    "An endless drawing that is too large or too far away for paper is brought there", .rule("DOODLES-52"))
  func bounds() throws {
    var document = DoodleDocument()
    document.density = 256
    var stroke = Drawings.stroke(at: 20).kept
    stroke.samples = [
      DoodleSample(InkSample(x: 100_000, y: 1_000_000, time: 0)),
      DoodleSample(InkSample(x: 200_000, y: 1_000_100, time: 1)),
    ]
    document.strokes = [stroke]
    let drawing = try #require(Drawing(document))
    #expect(drawing.isEndless && drawing.width <= Drawing.longestEndless && drawing.width > 30_000)
    #expect(abs(drawing.x) < 100 && abs(drawing.y) < 100)
    #expect(PictureExport.all(of: drawing).map { $0.times } == [0.25, 0.25])
    #expect(PictureExport.all(of: drawing)[0].title(of: drawing).hasPrefix("1/4\u{00D7}, "))
  }

  @Test(
    "A pattern goes on on all sides, and a mirror stays in the middle that the paper had first",
    .rule("DOODLES-52"))
  func pattern() throws {
    fixture.device.run {
      var sheet = fixture.canvas.sheet
      sheet.pattern = .grid
      fixture.canvas.arrange(sheet, words: "Paper changed")
      fixture.screen.symmetry = .mirror
    }
    let middle = canvas.drawing.middle
    press(UIKeyCommand.inputLeftArrow, times: 20)
    #expect(canvas.drawing.middle == middle)
    fixture.draw(at: 300)
    #expect(fixture.strokes.count == 2)
    let (one, other) = (fixture.strokes[0].samples[0].ink, fixture.strokes[1].samples[0].ink)
    #expect(abs(one.x + other.x - 2 * middle.x) < 0.01 && one.y == other.y && one.x < 0)
    #expect(canvas.drawing.area.holds(fixture.strokes.reach))
    let paper = try #require(fixture.canvas.result.fitted.paper(times: 1))
    let x = fixture.canvas.result.fitted.x
    // 24 points are 48 pixels.
    let lines = (0..<paper.width).filter { paper[$0, 5] != 0xFFFF_FFFF && ($0 + x) % 48 == 0 }
    #expect(lines.contains { $0 + x < 0 } && lines.contains { $0 + x > 0 })
  }
}
