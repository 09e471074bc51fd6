import Heft
import HeftTesting
import Ink
import TestRules
import Testing

@testable import Doodles

/// Paper that is smaller than its place, and paper that is turned.
struct PaperTurnTests {
  private var fixture = CanvasFixture()

  private var room: PaperView { fixture.screen.paperView! }

  /// Two fingers about a place: so far apart, at an angle in degrees, and then so far apart at another.
  private func turn(
    about place: CGPoint = CGPoint(x: 187, y: 300), from start: Double = 0, to end: Double,
    apart: Double = 160,
    and last: Double? = nil
  ) {
    func places(_ angle: Double, _ apart: Double) -> (CGPoint, CGPoint) {
      let x = CGFloat(apart / 2 * Mathematics.cosine(angle * .pi / 180))
      let y = CGFloat(apart / 2 * Mathematics.sine(angle * .pi / 180))
      return (CGPoint(x: place.x + x, y: place.y + y), CGPoint(x: place.x - x, y: place.y - y))
    }
    let (a, b) = places(start, apart)
    let one = fixture.device.press(at: Double(a.x), Double(a.y))
    let other = fixture.device.press(at: Double(b.x), Double(b.y))
    for step in 1...40 {
      let share = Double(step) / 40
      let (a, b) = places(start + (end - start) * share, apart + ((last ?? apart) - apart) * share)
      one.move(to: Double(a.x), Double(a.y))
      other.move(to: Double(b.x), Double(b.y))
    }
    one.lift()
    other.lift()
    fixture.device.advance(by: 1)
  }

  private var degrees: Double { Double(room.turn.angle) * 180 / .pi }

  /// The place on the screen where the canvas has a point.
  private func screen(_ point: CGPoint) -> CGPoint { fixture.canvas.convert(point, to: nil) }

  // MARK: Smaller

  @Test(
    "The paper is made smaller than its place, down to a tenth, stays in the middle, and is drawn on",
    .rule("DOODLES-42")
  )
  func smaller() throws {
    let whole = fixture.canvas.convert(fixture.canvas.bounds, to: nil)
    fixture.key("-")
    fixture.key("-")
    fixture.device.advance(by: 1)
    let small = fixture.canvas.convert(fixture.canvas.bounds, to: nil)
    #expect(abs(small.width - whole.width / 2.25) < 1)
    #expect(abs(small.midX - whole.midX) <= 1 && abs(small.midY - whole.midY) <= 1)
    fixture.draw(at: Double(small.midY), from: Double(small.minX) + 10)
    let stroke = try #require(fixture.strokes.first)
    // The line that was drawn on small paper lies where the pen was.
    let first = stroke.samples[0].ink
    let scale = fixture.canvas.scale
    let place = screen(CGPoint(x: CGFloat(first.x / scale), y: CGFloat(first.y / scale)))
    #expect(abs(place.x - small.minX - 10) < 0.1 && abs(place.y - small.midY) < 0.1)
    for _ in 0..<12 { fixture.key("-") }
    fixture.device.advance(by: 1)
    #expect(room.zoom == 0.1)
    // The arrows and one finger move no paper that is seen as a whole.
    let before = room.corner
    fixture.key(UIKeyCommand.inputRightArrow)
    fixture.device.advance(by: 1)
    #expect(room.corner == before)
    fixture.key("0")
    fixture.device.advance(by: 1)
    #expect(fixture.canvas.convert(fixture.canvas.bounds, to: nil) == whole)
    #expect(!room.isZoomed)
  }

  @Test("Two fingers make it smaller too, and what is let go near to fitting fits", .rule("DOODLES-42"))
  func pinched() {
    let whole = fixture.canvas.convert(fixture.canvas.bounds, to: nil)
    turn(to: 0, apart: 220, and: 110)
    #expect(room.zoom > 0.4 && room.zoom < 0.65)
    let small = fixture.canvas.convert(fixture.canvas.bounds, to: nil)
    #expect(abs(small.midX - whole.midX) <= 1 && abs(small.midY - whole.midY) <= 1)
    turn(to: 0, apart: 100, and: 111 / Double(room.zoom))
    #expect(room.zoom == 1)
    #expect(fixture.strokes.isEmpty)
  }

  @Test("Steps to a smaller size and back end where they began", .rule("DOODLES-42"))
  func steps() {
    for _ in 0..<3 { fixture.key("-") }
    for _ in 0..<3 { fixture.key("+") }
    fixture.device.advance(by: 1)
    #expect(room.zoom == 1 && !room.isZoomed)
  }

  @Test("On paper of a small size the strokes are inked for it", .rule("DOODLES-42"))
  func smallIsSharp() throws {
    fixture.draw(at: 300, force: 3)
    fixture.key("-")
    fixture.device.advance(by: 1)
    let paper = try #require(fixture.sharpPaper)
    #expect(paper.isReady && abs(paper.inkScale - 1 / 1.5) < 0.001)
  }

  // MARK: Turned

  @Test(
    "Two fingers turn the paper about the place between them, and near a quarter turn it snaps",
    .rule("DOODLES-43"))
  func turned() {
    let point = fixture.canvas.convert(CGPoint(x: 187, y: 300), from: nil)
    turn(to: 50)
    // The translation until it begins is left out.
    #expect(degrees > 30 && degrees < 50)
    #expect(abs(screen(point).x - 187) < 1 && abs(screen(point).y - 300) < 1)
    fixture.key("0")
    fixture.device.advance(by: 1)
    #expect(degrees == 0 && !room.isZoomed)
    turn(to: 100)
    #expect(room.turn.isQuarter && degrees == 90)
    #expect(room.turn.map.a == 0 && room.turn.map.b == 1)
    turn(to: -101)
    #expect(room.turn == .none)
    #expect(fixture.strokes.isEmpty)
  }

  @Test("Keys turn it by 15 degrees, and fitting puts it upright", .rule("DOODLES-43"))
  func keys() {
    fixture.key(".")
    fixture.device.advance(by: 0.3)
    #expect(abs(degrees - 15) < 1e-6)
    #expect(fixture.texts.contains("100\u{202F}%, 15\u{B0}"))
    fixture.device.advance(by: 1)
    for _ in 0..<5 { fixture.key(".") }
    fixture.device.advance(by: 1)
    #expect(room.turn.isQuarter && degrees == 90)
    for _ in 0..<7 { fixture.key(",") }
    fixture.device.advance(by: 1)
    #expect(abs(degrees + 15) < 1e-6)
    for _ in 0..<11 { fixture.key(",") }
    fixture.device.advance(by: 1)
    #expect(abs(degrees - 180) < 1e-6)
    fixture.activate("More")
    fixture.activate("Show Whole Paper")
    #expect(!room.isZoomed)
  }

  @Test(
    "Touches draw on turned paper where they are, and what is kept is not turned", .rule("DOODLES-43"),
    arguments: [2, 6, 13])
  func drawn(steps: Int) throws {
    let bare = fixture.canvas.ground
    for _ in 0..<steps { fixture.key(".") }
    fixture.device.advance(by: 1)
    fixture.draw(at: 300, force: 3)
    let stroke = try #require(fixture.strokes.first)
    let scale = fixture.canvas.scale
    for (index, sample) in stroke.samples.enumerated() where index < 30 {
      let ink = sample.ink
      let place = screen(CGPoint(x: CGFloat(ink.x / scale), y: CGFloat(ink.y / scale)))
      let x = 60 + Double(index) * 7
      let y = index == 0 ? 300 : 300 + 15 * Mathematics.sine(Double(index) / 3)
      #expect(abs(Double(place.x) - x) < 0.15 && abs(Double(place.y) - y) < 0.15)
    }
    let drawing = fixture.canvas.result
    #expect(drawing.width == bare.width && drawing.height == bare.height)
    #expect(fixture.canvas.history.picture == drawing.picture())
  }

  @Test(
    "Turned paper at rest has ink of the screen's pixels, or finer ones, along the paper's edges",
    .rule("DOODLES-45"),
    arguments: [1.0, 2.0])
  mutating func sharp(scale: Double) throws {
    fixture = CanvasFixture(isDrawing: false)
    fixture.device.device.handle(.screen(HostEvent.Screen(width: 375, height: 667, scale: scale)))
    fixture.activate("New doodle")
    fixture.draw(at: 300, force: 3)
    fixture.key(".")
    fixture.key("+")
    fixture.device.advance(by: 1.5)
    var paper = try #require(fixture.sharpPaper)
    // Where a point has one pixel the tiles are finer.
    #expect(paper.isReady && abs(paper.inkScale - (scale == 1 ? 1.5 * 1.5 : 1.5)) < 1e-6)
    #expect(try fixture.worstPixel() <= 2)
    fixture.draw(at: 330, force: 2)
    #expect(fixture.strokes.count == 2)
    #expect(try fixture.worstPixel() <= 2)
    for _ in 0..<5 { fixture.key(".") }
    fixture.device.advance(by: 1.5)
    paper = try #require(fixture.sharpPaper)
    #expect(paper.isReady && abs(paper.inkScale - 1.5) < 1e-6)
    #expect(paper.transform == room.turn.map)
    #expect(try fixture.worstPixel() <= 2)
  }

  @Test("What is chosen on turned paper follows the finger, and so do the arrows", .rule("DOODLES-43"))
  func chosen() throws {
    fixture.draw(at: 300, steps: 12, force: 3)
    for _ in 0..<6 { fixture.key(".") }
    fixture.device.advance(by: 1)
    fixture.activate("Select")
    fixture.device.run { fixture.screen.selectAll() }
    fixture.device.advance(by: 0.5)
    func first() -> CGPoint {
      let (ink, scale) = (fixture.strokes[0].samples[0].ink, fixture.canvas.scale)
      return screen(CGPoint(x: CGFloat(ink.x / scale), y: CGFloat(ink.y / scale)))
    }
    let before = first()
    fixture.key(UIKeyCommand.inputRightArrow)
    #expect(abs(first().x - before.x - 4) < 0.1 && abs(first().y - before.y) < 0.1)
    let box = try #require(fixture.screen.selectionView?.box)
    let middle = room.convert(CGPoint(x: box.midX, y: box.midY), to: nil)
    let finger = fixture.device.press(at: Double(middle.x), Double(middle.y))
    for step in 1...3 { finger.move(to: Double(middle.x), Double(middle.y) + Double(step) * 10) }
    finger.lift()
    #expect(abs(first().x - before.x - 4) < 0.1 && abs(first().y - before.y - 30) < 0.1)
  }

  @Test(
    "Two fingers that only enlarge do not turn the paper, and the screen of a doodle does not turn",
    .rule("DOODLES-43")
  )
  func others() throws {
    fixture.pinch(at: 300)
    #expect(room.zoom > 1.5 && room.turn == .none)
    fixture.key("0")
    fixture.draw(at: 300)
    fixture.save()
    fixture.device.tap(at: 150, 100)
    fixture.device.advance(by: 1)
    let shown = try #require(papers.last)
    #expect(!shown.canTurn)
    fixture.key(".")
    turn(to: 60)
    #expect(!shown.isZoomed)
    // And it goes back where it is let go too small.
    turn(to: 0, apart: 220, and: 110)
    #expect(!shown.isZoomed)
  }

  /// All that are on the screen.
  private var papers: [PaperView] {
    func all(_ view: UIView) -> [PaperView] {
      [view as? PaperView].compactMap { $0 } + view.subviews.flatMap(all)
    }
    return fixture.device.run { UIApplication.shared.keyWindow.map(all) ?? [] } ?? []
  }
}
