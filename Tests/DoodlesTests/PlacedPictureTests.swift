import Heft
import HeftTesting
import Ink
import TestRules
import Testing

@testable import Doodles

/// Pictures that come while one draws, and are things of the drawing as its strokes are.
struct PlacedPictureTests {
  private let storage = MemoryStorage()
  let fixture: CanvasFixture

  /// As wide as the bar needs to have all tools, with one stroke.
  init() {
    fixture = CanvasFixture(width: 430, height: 800, storage: storage)
    fixture.draw(at: 300, force: 2)
  }

  var canvas: Canvas { fixture.canvas }
  var placed: [DrawnStroke] { fixture.strokes.filter { $0.picture != nil } }
  var selection: SelectionView? { fixture.screen.selectionView }

  func give(_ files: HostFile...) {
    fixture.device.device.handle(.files(HostEvent.Files(files: files, unread: "", time: fixture.device.time)))
    fixture.device.advance(by: 1)
  }

  /// A picture of one color.
  func file(_ width: Int, _ height: Int, color: UInt32 = 0xFF20_A060) -> HostFile {
    var picture = Bitmap(width: width, height: height)!
    var whole = Path()
    whole.rectangle(from: Point(0, 0), to: Point(Double(width), Double(height)))
    picture.fill(whole, color: color, clip: picture.bounds)
    return HostFile(name: "photo.png", mediaType: "image/png", bytes: PNG.encode(picture))
  }

  func corners(_ stroke: DrawnStroke) -> [Point] { stroke.frame?.corners ?? [] }

  /// The picture that is seen is the one that the strokes make.
  func expectTrue(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(canvas.history.picture.isNear(canvas.result.picture()), sourceLocation: sourceLocation)
  }

  /// Drags from one place of the paper to another, in pixels of the drawing.
  func drag(_ from: Point, _ to: Point) {
    func screen(_ place: Point) -> CGPoint {
      canvas.convert(CGPoint(x: place.x / canvas.scale, y: place.y / canvas.scale), to: nil)
    }
    let finger = fixture.device.press(at: Double(screen(from).x), Double(screen(from).y))
    for step in 1...4 {
      fixture.device.advance(by: 1.0 / 60)
      let share = Double(step) / 4
      let place = screen(Point(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share))
      finger.move(to: Double(place.x), Double(place.y))
    }
    finger.lift()
    fixture.device.advance(by: 0.5)
  }

  @Test(
    "A picture is dragged, enlarged by its handle, turned, doubled, deleted and taken back",
    .rule("DOODLES-59")
  )
  func changed() throws {
    give(file(200, 150))
    let before = try #require(placed.first)
    let (corner, end) = (corners(before)[0], corners(before)[2])
    // By a drag on it.
    drag(Point(corner.x + 100, corner.y + 50), Point(corner.x + 130, corner.y + 10))
    let moved = try #require(placed.first)
    #expect(
      abs(corners(moved)[0].x - corner.x - 30) < 0.01 && abs(corners(moved)[0].y - corner.y + 40) < 0.01)
    expectTrue()
    fixture.activate("Undo")
    #expect(placed == [before])
    fixture.device.run { selection?.choose(last: 1) }
    // By its handle, keeping its proportions.
    drag(end, Point(end.x + 200, end.y + 150))
    let large = corners(try #require(placed.first))
    let (width, height) = (large[2].x - large[0].x, large[2].y - large[0].y)
    #expect(abs(width - 400) < 4 && abs(width / height - 4.0 / 3) < 0.01)
    expectTrue()
    fixture.device.run { selection?.turn(.pi / 2) }
    let turned = try #require(placed.first?.frame)
    #expect(abs(turned.a) < 0.01 && abs(turned.b - width) < 0.01 && abs(turned.c + height) < 0.01)
    expectTrue()
    // The brush says nothing, and is what a file gives.
    #expect(placed[0].brush == before.brush && placed[0].picture === before.picture)
    fixture.device.run { selection?.duplicate() }
    #expect(placed.count == 2 && placed[1].picture === before.picture && placed[1] != placed[0])
    // No color, no button for it, and no step of it.
    #expect(!fixture.texts.contains("Recolor") && fixture.texts.contains("Duplicate"))
    let steps = canvas.history.steps.count
    fixture.device.run {
      fixture.screen.box.choose(hex: 0x2463EB)
      selection?.recolor()
    }
    #expect(canvas.history.steps.count == steps && selection?.selection?.count == 1)
    fixture.key("Delete")
    #expect(placed.count == 1)
    for _ in 0..<5 { fixture.activate("Undo") }
    #expect(placed == [] && fixture.strokes.count == 1)
    for _ in 0..<5 { fixture.activate("Redo") }
    #expect(placed.count == 1)
    expectTrue()
  }

  @Test("The loop holds a picture by its frame, and Control+A has it too", .rule("DOODLES-59"))
  func loop() throws {
    give(file(80, 60))
    let (first, last) = (corners(placed[0])[0], corners(placed[0])[2])
    fixture.key("Escape")
    #expect(selection == nil)
    func loop(to right: Double) throws -> Int {
      fixture.activate("Select")
      let view = try #require(selection)
      fixture.device.run {
        view.selection = StrokeSelection(
          canvas.history.visible.strokes, of: canvas.layerNumber,
          in: [
            SIMD2(first.x - 5, first.y - 5), SIMD2(right, first.y - 5), SIMD2(right, last.y + 5),
            SIMD2(first.x - 5, last.y + 5),
          ])
      }
      defer { fixture.key("Escape") }
      return view.selection?.count ?? 0
    }
    #expect(try loop(to: first.x + 60) == 1)
    #expect(try loop(to: first.x + 20) == 0)
    fixture.key("Control+a")
    #expect(selection?.selection?.count == 2)
  }

  @Test("It is cut and pasted into another doodle, with its bytes", .rules("DOODLES-59", "DOODLES-30"))
  func clipboard() throws {
    give(file(80, 60))
    let picture = try #require(placed.first?.picture)
    fixture.key("Control+c")
    fixture.key("Escape")
    fixture.save()
    fixture.activate("New doodle")
    fixture.key("Control+v")
    let pasted = try #require(placed.first)
    #expect(fixture.strokes.count == 1 && pasted.picture === picture)
    #expect(corners(pasted)[2].x - corners(pasted)[0].x == 80)
    #expect(selection?.selection?.count == 1)
    expectTrue()
  }

  @Test(
    "The eraser of pixels takes its ink, that of whole strokes all of it where it is touched within its frame",
    .rules("DOODLES-59", "DOODLES-23"))
  func erased() throws {
    give(file(400, 200))
    fixture.key("Escape")
    let frame = corners(placed[0])
    let (middle, left) = ((frame[0].y + frame[2].y) / 2, frame[0].x)
    func ink() -> UInt32 { canvas.history.picture[Int(left) + 100, Int(middle)] >> 24 }
    fixture.activate("Eraser")
    drag(Point(left + 40, middle), Point(left + 200, middle))
    #expect(ink() == 0 && placed.count == 1)
    expectTrue()
    fixture.activate("Undo")
    #expect(ink() == 255)
    fixture.device.run { fixture.screen.box.choose(erasesStrokes: true) }
    drag(Point(left + 40, frame[2].y + 60), Point(left + 200, frame[2].y + 60))
    #expect(placed.count == 1)
    drag(Point(left + 40, middle), Point(left + 60, middle))
    #expect(placed == [] && ink() == 0)
    fixture.activate("Undo")
    #expect(placed.count == 1 && ink() == 255)
    expectTrue()
    // Of one that is turned the corners around it are not in its frame.
    let picture = try #require(placed[0].picture)
    let turned = DrawnStroke(picture, at: [Point(200, 0), Point(400, 200), Point(0, 200)], layer: 0)
    for (x, y, isHit) in [(20.0, 20.0, false), (380, 380, false), (110, 80, false), (115, 85, true)] {
      var eraser = StrokeEraser([turned], radius: 5)
      _ = eraser.go(to: SIMD2(x, y))
      #expect(eraser.hasHit == isHit)
    }
  }

  @Test("An eraser that cuts it goes with it", .rules("DOODLES-59", "DOODLES-54"))
  func cut() throws {
    give(file(300, 200))
    fixture.key("Escape")
    let frame = corners(placed[0])
    let place = Point(frame[0].x + 150, frame[0].y + 100)
    fixture.activate("Eraser")
    drag(Point(place.x - 40, place.y), Point(place.x + 40, place.y))
    fixture.activate("Select")
    let view = try #require(selection)
    fixture.device.run {
      view.selection = StrokeSelection(
        canvas.history.visible.strokes, in: frame.map { SIMD2($0.x * 1.001 - 1, $0.y * 1.001 - 1) })
      view.move(0, 60)
    }
    let down = Int(60 * canvas.scale)
    #expect(canvas.history.picture[Int(place.x), Int(place.y) + down] == 0)
    #expect(canvas.history.picture[Int(place.x) + 140, Int(place.y) + down] == 0xFF20_A060)
    expectTrue()
  }

  @Test(
    "It outlasts the app, and a saved doodle has it, with its pixels; no change of it writes its bytes again",
    .rules("DOODLES-59", "DOODLES-14"))
  func kept() throws {
    var numbers = Seeded(7)
    var noise = try #require(Bitmap(width: 60, height: 60))
    for y in 0..<60 {
      for x in 0..<60 {
        var dot = Path()
        dot.rectangle(from: Point(Double(x), Double(y)), to: Point(Double(x + 1), Double(y + 1)))
        noise.fill(dot, color: 0xFF00_0000 | .random(in: 0...0xFF_FFFF, using: &numbers), clip: noise.bounds)
      }
    }
    let bytes = PNG.encode(noise)
    #expect(bytes.count > 10_000)
    fixture.device.flushStorage()
    func size() -> Int { storage.items.reduce(0) { $0 + $1.bytes.count } }
    give(HostFile(name: "noise.png", mediaType: "image/png", bytes: bytes))
    fixture.device.flushStorage()
    let once = size()
    let view = try #require(selection)
    for act in [
      { view.move(30, 40) }, { view.turn(0.3) }, { view.grow(1.4) }, { view.duplicate() },
      { view.move(3, 4) },
      { canvas.undo() }, { canvas.redo() },
    ] as [() -> Void] {
      fixture.device.run { act() }
      fixture.device.advance(by: 0.5)
      fixture.device.flushStorage()
    }
    #expect(placed.count == 2 && size() < once + 1500)
    let later = CanvasFixture(width: 430, height: 800, storage: storage, isDrawing: false)
    #expect(later.strokes == fixture.strokes && later.strokes[1].picture === later.strokes[2].picture)
    #expect(later.canvas.history.picture == canvas.history.picture)
    while later.canvas.canUndo { later.device.run { later.canvas.undo() } }
    #expect(later.strokes == [])
    while later.canvas.canRedo { later.device.run { later.canvas.redo() } }
    #expect(later.strokes == fixture.strokes)
    let strokes = later.strokes
    later.save()
    let contents = try #require(later.device.contents().first ?? nil)
    #expect(contents.strokes?.strokes == strokes && contents.problem == nil)
    later.device.run {
      #expect(contents.strokes?.picture() == contents.image.cgImage?.bitmap)
      let items = contents.strokes?.shapes?.layers.first?.items ?? []
      #expect(items.count == 3)
      guard case .picture(let picture) = items.last else {
        Issue.record("The shapes have no picture")
        return
      }
      #expect(picture.png == bytes && picture.frame == strokes[2].frame)
      #expect(!SharedFormat.others(of: contents).contains(.inkml))
      #expect(SharedFormat.others(of: contents).contains(.excalidraw))
    }
  }

  @Test("A doodle of a picture only keeps its paper", .rule("DOODLES-59"))
  func alone() throws {
    fixture.activate("Undo")
    fixture.device.run {
      var sheet = canvas.sheet
      sheet.color = 0xFF11_1113
      canvas.arrange(sheet, words: "Paper changed")
    }
    give(file(40, 30))
    let (strokes, scale) = (fixture.strokes, canvas.scale)
    #expect(strokes.count == 1)
    fixture.save()
    let drawing = try #require(fixture.device.contents().first??.drawing)
    #expect(drawing.strokes == strokes && drawing.base == nil)
    #expect(drawing.sheet.color == 0xFF11_1113 && drawing.scale == scale)
  }

  @Test("On endless paper it lies where one is, enlarged by the screen's own pixels", .rule("DOODLES-59"))
  func endless() throws {
    fixture.activate("Undo")
    fixture.activate("More")
    fixture.activate("Paper\u{2026}")
    fixture.activate("Endless")
    fixture.key(UIKeyCommand.inputEscape)
    fixture.device.advance(by: 1)
    fixture.draw(at: 300, force: 2)
    for _ in 0..<6 { fixture.key(UIKeyCommand.inputRightArrow) }
    fixture.device.advance(by: 1)
    give(file(400, 400))
    let reach = try #require(placed.first).reach
    #expect(canvas.drawing.area.holds(reach))
    expectTrue()
    fixture.key("Escape")
    // Twice the screen's points need all of the picture's pixels.
    for _ in 0..<3 { fixture.key("+") }
    fixture.device.advance(by: 2)
    #expect(try fixture.worstPixel() <= 1)
    fixture.activate("Undo")
    #expect(placed == [])
    expectTrue()
  }

  @Test("The canvas says how many pictures there are; text is written over them", .rule("DOODLES-59"))
  func told() throws {
    give(file(200, 100))
    #expect(canvas.accessibilityValue?.hasPrefix("1 stroke, 1 picture, ") == true)
    fixture.device.run { selection?.duplicate() }
    #expect(canvas.accessibilityValue?.hasPrefix("1 stroke, 2 pictures, ") == true)
    fixture.activate("Text")
    let middle = canvas.convert(CGPoint(x: canvas.bounds.midX, y: canvas.bounds.midY), to: nil)
    fixture.device.tap(at: Double(middle.x), Double(middle.y))
    fixture.device.advance(by: 0.5)
    #expect(fixture.screen.entry?.field.text == "" && fixture.screen.entry != nil)
    #expect(canvas.previewed == nil)
  }

  @Test("The replay shows a picture as a whole, in its turn", .rule("DOODLES-59"))
  func replay() throws {
    let picture = try #require(InkPicture(png: file(50, 40).bytes))
    var drawing = Drawings.drawing(1)
    let stroke = DrawnStroke(picture, at: [Point(40, 100), Point(90, 100), Point(40, 140)], layer: 0)
    drawing.strokes += [stroke, Drawings.stroke(at: 200)]
    let replay = Replay(drawing)
    var seen: [Bool] = []
    while !replay.isOver {
      let (one, other) = (replay.picture[41, 101] != 0, replay.picture[88, 138] != 0)
      #expect(one == other)
      if seen.last != one { seen.append(one) }
      replay.advance(by: 1.0 / 60)
    }
    #expect(seen == [false, true] && replay.picture == drawing.picture())
  }
}
