import Heft
import HeftTesting
import Ink
import TestRules
import Testing

@testable import Doodles

/// The paper of a drawing (DOODLES-27).
struct PaperTests {
  private let fixture = CanvasFixture()

  private func choose(_ pattern: DoodleDocument.Paper.Pattern, _ color: UInt32 = 0xFF11_1111) {
    fixture.device.run {
      var sheet = fixture.canvas.sheet
      (sheet.pattern, sheet.color) = (pattern, color)
      fixture.canvas.arrange(sheet, words: "Paper changed")
    }
    fixture.device.advance(by: 0.1)
  }

  @Test("A paper is chosen in the menu, is kept with the drawing, and can be taken back", .rule("DOODLES-27"))
  func menu() {
    fixture.draw(at: 300)
    fixture.activate("More")
    fixture.activate("Paper\u{2026}")
    fixture.activate("Black Paper")
    #expect(fixture.canvas.sheet.isDark)
    fixture.activate("Undo")
    #expect(fixture.canvas.sheet == .plain)
    fixture.activate("Redo")
    #expect(fixture.canvas.sheet.color == DoodleSheet.shades[4].pixel(1))
    fixture.save()
    let kept = fixture.device.contents().compactMap { $0?.strokes }
    #expect(kept.map { $0.sheet.isDark } == [true])
    #expect(kept.map { $0.strokes.count } == [1])
  }

  @Test("The paper outlasts the app as the strokes do", .rule("DOODLES-27"))
  func outlasts() {
    fixture.draw(at: 300)
    choose(.dots)
    fixture.device.flushStorage()
    fixture.device.device.launch(DoodlesApp.app)
    fixture.device.advance(by: 1)
    #expect(fixture.canvas.sheet.pattern == .dots && fixture.strokes.count == 1)
    fixture.activate("Undo")
    #expect(fixture.canvas.sheet.pattern == .plain && fixture.strokes.count == 1)
  }

  @Test(
    "What is printed on the paper is in pictures and files of shapes, and the eraser takes none of it",
    .rule("DOODLES-27")
  )
  func exports() throws {
    fixture.draw(at: 300)
    choose(.grid)
    fixture.activate("Eraser")
    fixture.draw(at: 300)
    let drawing = fixture.canvas.result
    let png = try #require(PictureExport(times: 1, isTransparent: false).png(of: drawing))
    let (picture, paper) = (try #require(PNG.decode(png)), try #require(drawing.paper(times: 1)))
    #expect(paper[48, 48] != paper[40, 40] && paper[40, 40] == 0xFF11_1111)
    #expect(picture[48, 48] == paper[48, 48])
    let clear = try #require(PictureExport(times: 1, isTransparent: true).png(of: drawing))
    #expect(PNG.decode(clear) == drawing.picture())
    let shapes = try #require(drawing.shapes)
    #expect(shapes.paper == 0xFF11_1111 && shapes.pattern?.path.elements.isEmpty == false)
    let svg = String(decoding: SVG.encode(shapes), as: UTF8.self)
    #expect(svg.contains("fill=\"#111111\"") && svg.contains("fill=\"#ffffff\" fill-opacity=\"0.22\""))
    #expect(!PDF.encode(shapes).isEmpty)
  }

  @Test("On dark paper black ink is white, and on light paper it is black again", .rule("DOODLES-27"))
  func ink() {
    #expect(fixture.view("Size and Color")?.accessibility?.value == "Black, 5 points")
    choose(.plain)
    #expect(fixture.view("Size and Color")?.accessibility?.value == "White, 5 points")
    fixture.activate("Undo")
    #expect(fixture.view("Size and Color")?.accessibility?.value == "Black, 5 points")
  }

  @Test("Enlarged, the pattern is as sharp as the ink", .rule("DOODLES-27"))
  func enlarged() throws {
    fixture.draw(at: 300)
    choose(.lines)
    for _ in 0..<3 {
      fixture.key("+")
      fixture.device.advance(by: 0.4)
    }
    fixture.device.advance(by: 1)
    let tiles = fixture.screen.view?.subviews.flatMap { $0.subviews }.compactMap { $0 as? SharpPaper }.last
    let tile = try #require(tiles?.subviews.first)
    let scale = Double(tile.layer.contentsScale)
    let printed = try #require(tile.layer.contents?.bitmap)
    let inkScale = try #require(tiles).inkScale
    let top = (Double(tile.frame.minY) * scale).rounded()
    let lines = (0..<printed.height).filter { printed[1, $0] != 0 }
    #expect(!lines.isEmpty)
    for line in lines {
      let rest = (top + Double(line) + 0.5).truncatingRemainder(dividingBy: 48 * inkScale)
      #expect(min(rest, 48 * inkScale - rest) <= inkScale + 1)
    }
  }

  @Test(
    "Before the first stroke the card has sizes, and the paper is drawn on and kept so large",
    .rule("DOODLES-34"))
  func sizes() throws {
    let window = fixture.canvas.bounds.size
    fixture.activate("More")
    fixture.activate("Paper\u{2026}")
    let sizes: [(String, Double, Double)] = [
      ("A4", 1240, 1754), ("Square", 2048, 2048), ("Tablet", 2732, 2048),
    ]
    for (name, width, height) in sizes {
      fixture.activate(name)
      let (size, scale) = (fixture.canvas.bounds.size, fixture.canvas.scale)
      #expect(Double(size.width) * scale == width && Double(size.height) * scale == height)
      let paper = try #require(fixture.screen.paperView)
      #expect(paper.bounds.insetBy(dx: -1, dy: -1).contains(paper.paper.frame))
    }
    fixture.activate("Window")
    #expect(fixture.canvas.bounds.size == window)
    fixture.activate("Tablet")
    fixture.device.run { fixture.canvas.addLayer() }
    let controls = fixture.screen.paperPanel.subviews.compactMap { $0 as? UISegmentedControl }
    let frames = (controls.map(\.frame), fixture.screen.paperPanel.frame)
    fixture.activate("Black Paper")
    // A drawing with a layer is begun; nothing moves under the finger.
    // Patterns, sizes, and how often a stroke is there.
    #expect(controls.map(\.isEnabled) == [true, false, true])
    #expect(controls.map(\.isHidden) == [false, false, false])
    #expect(controls.map(\.frame) == frames.0 && fixture.screen.paperPanel.frame == frames.1)
    for _ in 0..<2 {
      fixture.activate("More")
      fixture.activate("Paper\u{2026}")
    }
    #expect(controls.map(\.isHidden) == [false, true, false])
    fixture.draw(at: 300)
    #expect(fixture.strokes.count == 1)
    #expect(fixture.canvas.history.picture == fixture.canvas.result.picture())
    fixture.save()
    let kept = fixture.device.contents().compactMap { $0?.strokes }
    #expect(kept.map(\.width) == [2732] && kept.map(\.height) == [2048])
  }

  @Test(
    "Paper whose color was chosen has sizes still; it keeps its look, and is kept so large",
    .rule("DOODLES-34")
  )
  func sizeAfterColor() {
    fixture.activate("More")
    fixture.activate("Paper\u{2026}")
    for name in ["Cream Paper", "A4", "Tablet"] { fixture.activate(name) }
    let cream = DoodleSheet.shades[1].pixel(1)
    #expect(Double(fixture.canvas.bounds.width) * fixture.canvas.scale == 2732)
    #expect(fixture.canvas.sheet.color == cream)
    fixture.device.flushStorage()
    fixture.device.device.launch(DoodlesApp.app)
    fixture.device.advance(by: 1)
    #expect(Double(fixture.canvas.bounds.width) * fixture.canvas.scale == 2732)
    #expect(fixture.canvas.sheet.color == cream)
    fixture.activate("Undo")
    #expect(fixture.canvas.sheet == .plain)
  }
}
