import Heft
import HeftTesting
import Ink
import TestRules
import Testing

@testable import Doodles

/// Drawing on the canvas (DOODLES-2 to DOODLES-7).
struct CanvasTests {
  private let fixture = CanvasFixture()
  private var device: TestDevice { fixture.device }

  /// The canvas's pixels as the page was told of them, put together.
  private var shown: ShownPixels? { fixture.view("New Doodle, canvas")?.pixels }

  @Test(
    "What the page shows is the ink of all samples, drawn live or at once", .rules("DOODLES-2", "DOODLES-17"))
  func liveIsWhole() throws {
    fixture.draw(at: 200)
    fixture.draw(at: 210, force: 3)
    fixture.activate("Marker")
    fixture.draw(at: 205, force: 2)
    fixture.activate("Eraser")
    fixture.draw(at: 220)
    #expect(fixture.strokes.map { $0.brush.kind } == [.pen, .pen, .marker, .eraser])
    let truth = fixture.canvas.result.picture()
    #expect(fixture.canvas.history.picture == truth)
    let bytes = try #require(shown).bytes
    #expect(bytes == truth.straightBytes(of: truth.bounds))
  }

  @Test(
    "While a line is drawn only its rectangle crosses to the page, and what is predicted never stays",
    .rule("DOODLES-2"))
  func onlyTheRectangle() {
    let finger = device.press(at: 60, 300, force: 1)
    for step in 1...5 { finger.move(to: 60 + Double(step) * 6, 300) }
    device.host.clear()
    for step in 6...30 {
      device.advance(by: 1.0 / 60)
      finger.move(to: 60 + Double(step) * 6, 300)
    }
    let areas = device.host.operations.compactMap { operation -> Int? in
      if case .pixels(_, let patch) = operation { patch.changedWidth * patch.changedHeight } else { nil }
    }
    #expect(areas.count >= 20)
    #expect(areas.allSatisfy { $0 < 100 * 60 })
    finger.lift()
    #expect(fixture.canvas.history.picture == fixture.canvas.result.picture())
  }

  @Test("A firm line is wider than a light one, and a marker's more opaque", .rule("DOODLES-2"))
  func widths() throws {
    fixture.draw(at: 200, force: 0.5)
    fixture.draw(at: 300, force: 5)
    let (light, firm) = (fixture.strokes[0].circles, fixture.strokes[1].circles)
    #expect(firm[firm.count / 2].radius > 2 * light[light.count / 2].radius)
    fixture.activate("Marker")
    fixture.draw(at: 400, force: 0.5)
    fixture.draw(at: 450, force: 5)
    let (pale, dark) = (fixture.strokes[2].circles, fixture.strokes[3].circles)
    #expect(dark[dark.count / 2].opacity > 2 * pale[pale.count / 2].opacity)
  }

  @Test("A tap is a dot, and a touch that is cancelled is nothing", .rule("DOODLES-18"))
  func dots() {
    let finger = device.press(at: 100, 200, force: 1)
    finger.lift()
    #expect(fixture.strokes.count == 1)
    #expect(fixture.canvas.history.picture != fixture.canvas.result.ground)
    let before = fixture.canvas.history.picture
    let other = device.press(at: 100, 300, force: 1)
    for step in 1...20 { other.move(to: 100 + Double(step) * 5, 300) }
    other.cancel()
    #expect(fixture.strokes.count == 1)
    #expect(shown?.bytes == before.straightBytes(of: before.bounds))
  }

  @Test(
    "The eraser end of a pen erases, whatever is chosen, and the tip goes on with that", .rule("DOODLES-18"))
  func eraserEnd() {
    fixture.draw(at: 200, type: .pen)
    fixture.draw(at: 200, type: .pen, buttons: .eraser)
    fixture.draw(at: 300, type: .pen)
    #expect(fixture.strokes.map { $0.brush.kind } == [.pen, .eraser, .pen])
  }

  @Test("A pen whose barrel's button is held lays no ink", .rule("DOODLES-18"))
  func barrelButton() {
    fixture.draw(at: 200, type: .pen, buttons: .secondary)
    #expect(fixture.strokes.isEmpty)
    fixture.draw(at: 200, type: .pen)
    #expect(fixture.strokes.count == 1)
  }

  @Test("A hand that hesitates draws no wider where nothing measures force", .rule("DOODLES-2"))
  func hesitation() {
    let fixture = CanvasFixture()
    fixture.device.device.handle(.setting(name: .device, value: ""))
    var time = fixture.device.time
    func send(_ phase: PointerPhase, _ x: Double) {
      let sample = TouchSample(time: time, x: x, y: 300, pressure: phase == .up ? 0 : 0.5)
      fixture.device.device.handle(
        .pointer(HostEvent.Pointer(phase: phase, type: .mouse, id: 1, samples: [sample])))
    }
    send(.down, 100)
    for step in 1...180 {
      time += 1.0 / 60
      fixture.device.device.handle(.tick(time: time))
      send(.move, 100 + Double(step % 5))
    }
    send(.up, 104)
    #expect(fixture.strokes.count == 1)
    #expect(fixture.strokes.allSatisfy { $0.samples.allSatisfy { $0.force == 0 } })
  }

  @Test(
    "A mouse's line has narrow ends, and keeps them; a shape that it is held for has none", .rule("INK-11"))
  func tapered() {
    let fixture = CanvasFixture()
    fixture.device.device.handle(.setting(name: .device, value: ""))
    func send(_ phase: PointerPhase, _ x: Double, _ time: Double) {
      let sample = TouchSample(time: time, x: x, y: 300, pressure: phase == .up ? 0 : 0.5)
      fixture.device.device.handle(
        .pointer(HostEvent.Pointer(phase: phase, type: .mouse, id: 1, samples: [sample])))
    }
    let start = fixture.device.time
    send(.down, 60, start)
    for step in 1...20 { send(.move, 60 + Double(step) * 10, start + Double(step) / 60) }
    send(.up, 260, start + 21.0 / 60)
    let radii = fixture.strokes[0].circles.map(\.radius)
    #expect(radii[0] < 0.4 * radii[radii.count / 2] && radii[radii.count - 1] < 0.4 * radii[radii.count / 2])
    #expect(DrawnStroke(fixture.strokes[0].kept) == fixture.strokes[0])
    let held = HeldShape(fixture.strokes[0], scale: 2)?.stroke(to: fixture.strokes[0].samples[20])
    #expect(held != nil)
    let finger = fixture.device.press(at: 60, 400, force: 1)
    for step in 1...30 { finger.move(to: 60 + Double(step) * 6, 400) }
    fixture.device.advance(by: 1)
    finger.lift()
    #expect(fixture.strokes.count == 2 && !fixture.strokes[1].brush.isTapered)
  }

  @Test("Two fingers that tap take a stroke back, three do it again, and leave no dot", .rule("DOODLES-4"))
  func taps() {
    fixture.draw(at: 200)
    fixture.draw(at: 300)
    fixture.tap(fingers: 2)
    #expect(fixture.strokes.count == 1)
    fixture.tap(fingers: 2)
    #expect(fixture.strokes.isEmpty)
    fixture.tap(fingers: 3)
    fixture.tap(fingers: 3)
    #expect(fixture.strokes.count == 2)
    #expect(fixture.canvas.history.picture == fixture.canvas.result.picture())
  }

  @Test(
    "The bar's buttons and the keys take back and do again; clearing can be taken back", .rule("DOODLES-4"))
  func undo() {
    fixture.draw(at: 200)
    #expect(fixture.view("Redo")?.accessibility?.states.contains(.disabled) == true)
    fixture.activate("Undo")
    #expect(fixture.strokes.isEmpty)
    #expect(fixture.view("Undo")?.accessibility?.states.contains(.disabled) == true)
    fixture.key("Control+Shift+Z")
    #expect(fixture.strokes.count == 1)
    fixture.key("Meta+z")
    fixture.key("Control+y")
    #expect(fixture.strokes.count == 1)
    fixture.activate("More")
    fixture.activate("Clear")
    #expect(fixture.strokes.isEmpty)
    #expect(fixture.canvas.history.picture == fixture.canvas.result.ground)
    fixture.key("Control+z")
    #expect(fixture.strokes.count == 1)
  }

  @Test("The menu says what hands and keys do", .rule("DOODLES-12"))
  func help() throws {
    fixture.activate("More")
    fixture.activate("Gestures and Keys")
    let words = try #require(fixture.texts.first { $0.contains("Hold still") })
    let keys = device.run { fixture.screen.keyCommands ?? [] } ?? []
    #expect(keys.count > 20)
    for key in keys where key.modifierFlags.isEmpty {
      let input = try #require(key.input)
      // In figures from 1 to 5, and by name.
      if "2345".contains(input) || input.count > 1 || input == "=" || input == "-" { continue }
      #expect(words.contains(input.uppercased()), "\(input)")
    }
    fixture.activate("OK")
    #expect(!fixture.texts.contains("Gestures and Keys"))
  }

  @Test(
    "Two fingers enlarge and move the paper and draw nothing; a long stroke is not ended by a palm",
    .rule("DOODLES-5"))
  func zoom() {
    fixture.pinch(at: 300)
    #expect(fixture.strokes.isEmpty)
    #expect(fixture.screen.sheetView!.frame.width > 500)
    // A place of the paper is drawn on where it is seen.
    let finger = device.press(at: 100, 200, force: 2)
    for step in 1...30 { finger.move(to: 100 + Double(step) * 5, 200, force: 2) }
    let palm = device.press(at: 300, 500)
    finger.move(to: 260, 200, force: 2)
    palm.lift()
    finger.lift()
    device.advance(by: 0.5)
    #expect(fixture.strokes.count == 1)
    let first = fixture.strokes[0].samples[0].ink
    let place = device.run { fixture.canvas.convert(CGPoint(x: 100, y: 200), from: nil) }
    #expect(abs(first.x / fixture.canvas.scale - Double(place?.x ?? 0)) < 0.1)
    fixture.key("0")
    device.advance(by: 0.5)
    #expect(abs(fixture.screen.sheetView!.frame.width - 375) < 1)
  }

  @Test(
    "Once a pen was seen fingers no longer draw, also one that was there before the pen", .rule("DOODLES-6"))
  func palm() {
    fixture.draw(at: 200)
    let palm = device.press(at: 300, 500)
    palm.move(to: 302, 501)
    fixture.draw(at: 300, type: .pen)
    palm.move(to: 305, 505)
    palm.lift()
    #expect(fixture.strokes.count == 2)
    fixture.draw(at: 400)
    #expect(fixture.strokes.count == 2)
    fixture.activate("More")
    fixture.activate("Draw with Fingers")
    fixture.draw(at: 400)
    #expect(fixture.strokes.count == 3)
  }

  @Test(
    "A nearly straight stroke that is held at its end becomes a straight line, which follows the finger",
    .rule("DOODLES-7"))
  func straight() throws {
    let finger = device.press(at: 60, 200, force: 1)
    for step in 1...30 { finger.move(to: 60 + Double(step) * 5, 200 + (step % 2 == 0 ? 3 : -3), force: 1) }
    device.advance(by: 0.7)
    finger.move(to: 260, 260, force: 1)
    finger.lift()
    let circles = try #require(fixture.strokes.first).circles
    let (first, last) = (circles[0], circles[circles.count - 1])
    let length = ((last.x - first.x) * (last.x - first.x) + (last.y - first.y) * (last.y - first.y))
      .squareRoot()
    for circle in circles {
      let aside =
        (circle.x - first.x) * (last.y - first.y) / length - (circle.y - first.y) * (last.x - first.x)
        / length
      #expect(abs(aside) < 0.1)
    }
    #expect(fixture.canvas.history.picture == fixture.canvas.result.picture())
  }

  @Test("A bow, a dot and a stroke that goes on stay as they were drawn", .rule("DOODLES-7"))
  func notStraight() {
    let finger = device.press(at: 60, 200, force: 1)
    for step in 1...30 {
      finger.move(to: 60 + Double(step) * 5, 200 + 60 * Mathematics.sine(Double(step) / 10), force: 1)
    }
    let count = 31
    device.advance(by: 0.7)
    finger.lift()
    #expect(fixture.strokes[0].samples.count >= count)
    let dot = device.press(at: 100, 400, force: 1)
    device.advance(by: 0.7)
    dot.lift()
    #expect(fixture.strokes[1].samples.count <= 5)
  }
}
