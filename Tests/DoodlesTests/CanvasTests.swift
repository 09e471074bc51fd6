import Heft
import HeftTesting
import Ink
import Testing

@testable import Doodles

/// Drawing on the canvas (DOODLES-2 to DOODLES-7).
struct CanvasTests {
  private let stage = CanvasStage()
  private var device: TestDevice { stage.device }

  /// What the page was told of the canvas's pixels, put together.
  private var shown: ShownPixels? { stage.view("New Doodle, canvas")?.pixels }

  /// DOODLES-2, DOODLES-17
  @Test("What the page shows is the ink of all samples, drawn live or at once")
  func liveIsWhole() throws {
    stage.draw(at: 200)
    stage.draw(at: 210, force: 3)
    stage.activate("Marker")
    stage.draw(at: 205, force: 2)
    stage.activate("Eraser")
    stage.draw(at: 220)
    #expect(stage.strokes.map { $0.brush.kind } == [.pen, .pen, .marker, .eraser])
    let truth = stage.canvas.result.picture()
    #expect(stage.canvas.history.picture == truth)
    let bytes = try #require(shown).bytes
    #expect(bytes == truth.straightBytes(of: truth.bounds))
  }

  /// DOODLES-2
  @Test("While a line is drawn only its rectangle crosses to the page, and what is predicted never stays")
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
    #expect(stage.canvas.history.picture == stage.canvas.result.picture())
  }

  /// DOODLES-2
  @Test("A firm line is wider than a light one, and a marker's more opaque")
  func widths() throws {
    stage.draw(at: 200, force: 0.5)
    stage.draw(at: 300, force: 5)
    let (light, firm) = (stage.strokes[0].circles, stage.strokes[1].circles)
    #expect(firm[firm.count / 2].radius > 2 * light[light.count / 2].radius)
    stage.activate("Marker")
    stage.draw(at: 400, force: 0.5)
    stage.draw(at: 450, force: 5)
    let (pale, dark) = (stage.strokes[2].circles, stage.strokes[3].circles)
    #expect(dark[dark.count / 2].opacity > 2 * pale[pale.count / 2].opacity)
  }

  /// DOODLES-18
  @Test("A tap is a dot, and a touch that is cancelled is nothing")
  func dots() {
    let finger = device.press(at: 100, 200, force: 1)
    finger.lift()
    #expect(stage.strokes.count == 1)
    #expect(stage.canvas.history.picture != stage.canvas.result.ground)
    let before = stage.canvas.history.picture
    let other = device.press(at: 100, 300, force: 1)
    for step in 1...20 { other.move(to: 100 + Double(step) * 5, 300) }
    other.cancel()
    #expect(stage.strokes.count == 1)
    #expect(shown?.bytes == before.straightBytes(of: before.bounds))
  }

  @Test("DOODLES-18: The eraser end of a pen erases, whatever is chosen, and the tip goes on with that")
  func eraserEnd() {
    stage.draw(at: 200, type: .pen)
    stage.draw(at: 200, type: .pen, buttons: .eraser)
    stage.draw(at: 300, type: .pen)
    #expect(stage.strokes.map { $0.brush.kind } == [.pen, .eraser, .pen])
  }

  @Test("DOODLES-18: A pen whose barrel's button is held lays no ink")
  func barrelButton() {
    stage.draw(at: 200, type: .pen, buttons: .secondary)
    #expect(stage.strokes.isEmpty)
    stage.draw(at: 200, type: .pen)
    #expect(stage.strokes.count == 1)
  }

  @Test("DOODLES-2: A hand that hesitates draws no wider where nothing measures force")
  func hesitation() {
    let stage = CanvasStage()
    stage.device.device.handle(.setting(name: "device", value: ""))
    var time = stage.device.time
    func send(_ phase: PointerPhase, _ x: Double) {
      let sample = TouchSample(time: time, x: x, y: 300, pressure: phase == .up ? 0 : 0.5)
      stage.device.device.handle(
        .pointer(HostEvent.Pointer(phase: phase, type: .mouse, id: 1, samples: [sample])))
    }
    send(.down, 100)
    for step in 1...180 {
      time += 1.0 / 60
      stage.device.device.handle(.tick(time: time))
      send(.move, 100 + Double(step % 5))
    }
    send(.up, 104)
    #expect(stage.strokes.count == 1)
    #expect(stage.strokes.allSatisfy { $0.samples.allSatisfy { $0.force == 0 } })
  }

  /// DOODLES-4
  @Test("Two fingers that tap take a stroke back, three do it again, and leave no dot")
  func taps() {
    stage.draw(at: 200)
    stage.draw(at: 300)
    stage.tap(fingers: 2)
    #expect(stage.strokes.count == 1)
    stage.tap(fingers: 2)
    #expect(stage.strokes.isEmpty)
    stage.tap(fingers: 3)
    stage.tap(fingers: 3)
    #expect(stage.strokes.count == 2)
    #expect(stage.canvas.history.picture == stage.canvas.result.picture())
  }

  /// DOODLES-4
  @Test("The bar's buttons and the keys take back and do again; clearing can be taken back")
  func undo() {
    stage.draw(at: 200)
    #expect(stage.view("Redo")?.accessibility?.role == "button disabled")
    stage.activate("Undo")
    #expect(stage.strokes.isEmpty)
    #expect(stage.view("Undo")?.accessibility?.role == "button disabled")
    stage.key("Control+Shift+Z")
    #expect(stage.strokes.count == 1)
    stage.key("Meta+z")
    stage.key("Control+y")
    #expect(stage.strokes.count == 1)
    stage.activate("More")
    stage.activate("Clear")
    #expect(stage.strokes.isEmpty)
    #expect(stage.canvas.history.picture == stage.canvas.result.ground)
    stage.key("Control+z")
    #expect(stage.strokes.count == 1)
  }

  /// DOODLES-5
  @Test("Two fingers enlarge and move the paper and draw nothing; a long stroke is not ended by a palm")
  func zoom() {
    let one = device.press(at: 150, 300)
    let other = device.press(at: 220, 300)
    for step in 1...20 {
      one.move(to: 150 - Double(step) * 3, 300)
      other.move(to: 220 + Double(step) * 3, 300)
    }
    one.lift()
    other.lift()
    device.advance(by: 0.5)
    #expect(stage.strokes.isEmpty)
    #expect(stage.canvas.frame.width > 500)
    // A place of the paper is drawn on where it is seen.
    let finger = device.press(at: 100, 200, force: 2)
    for step in 1...30 { finger.move(to: 100 + Double(step) * 5, 200, force: 2) }
    let palm = device.press(at: 300, 500)
    finger.move(to: 260, 200, force: 2)
    palm.lift()
    finger.lift()
    device.advance(by: 0.5)
    #expect(stage.strokes.count == 1)
    let first = stage.strokes[0].samples[0].ink
    let place = device.run { stage.canvas.convert(CGPoint(x: 100, y: 200), from: nil) }
    #expect(abs(first.x / stage.canvas.scale - Double(place?.x ?? 0)) < 0.1)
    stage.key("0")
    device.advance(by: 0.5)
    #expect(abs(stage.canvas.frame.width - 375) < 1)
  }

  /// DOODLES-6
  @Test("Once a pen was seen fingers no longer draw, also one that was there before the pen")
  func palm() {
    stage.draw(at: 200)
    let palm = device.press(at: 300, 500)
    palm.move(to: 302, 501)
    stage.draw(at: 300, type: .pen)
    palm.move(to: 305, 505)
    palm.lift()
    #expect(stage.strokes.count == 2)
    stage.draw(at: 400)
    #expect(stage.strokes.count == 2)
    stage.activate("More")
    stage.activate("Draw with Fingers")
    stage.draw(at: 400)
    #expect(stage.strokes.count == 3)
  }

  /// DOODLES-7
  @Test("A nearly straight stroke that is held at its end becomes a straight line, which follows the finger")
  func straight() throws {
    let finger = device.press(at: 60, 200, force: 1)
    for step in 1...30 { finger.move(to: 60 + Double(step) * 5, 200 + (step % 2 == 0 ? 3 : -3), force: 1) }
    device.advance(by: 0.7)
    finger.move(to: 260, 260, force: 1)
    finger.lift()
    let circles = try #require(stage.strokes.first).circles
    let (first, last) = (circles[0], circles[circles.count - 1])
    let length = ((last.x - first.x) * (last.x - first.x) + (last.y - first.y) * (last.y - first.y))
      .squareRoot()
    for circle in circles {
      let aside =
        (circle.x - first.x) * (last.y - first.y) / length - (circle.y - first.y) * (last.x - first.x)
        / length
      #expect(abs(aside) < 0.1)
    }
    #expect(stage.canvas.history.picture == stage.canvas.result.picture())
  }

  /// DOODLES-7
  @Test("A bow, a dot and a stroke that goes on stay as they were drawn")
  func notStraight() {
    let finger = device.press(at: 60, 200, force: 1)
    for step in 1...30 {
      finger.move(to: 60 + Double(step) * 5, 200 + 60 * Mathematics.sine(Double(step) / 10), force: 1)
    }
    let count = 31
    device.advance(by: 0.7)
    finger.lift()
    #expect(stage.strokes[0].samples.count >= count)
    let dot = device.press(at: 100, 400, force: 1)
    device.advance(by: 0.7)
    dot.lift()
    #expect(stage.strokes[1].samples.count <= 5)
  }
}
