import Heft
import HeftTesting
import Ink
import TestRules
import Testing

@testable import Doodles

/// The touches while strokes are chosen (DOODLES-24, DOODLES-6).
struct LassoTouchTests {
  private let fixture = CanvasFixture()
  private var device: TestDevice { fixture.device }
  private var chosen: Int? { fixture.screen.selectionView?.selection?.count }

  /// Goes around the strokes between two heights, without letting go.
  private func loop(from top: Double, to bottom: Double, type: PointerType = .touch) -> TestTouch {
    let touch = device.press(at: 20, top, type: type)
    for (x, y) in [(350.0, top), (350, bottom), (20, bottom), (20, top + 5)] {
      device.advance(by: 0.05)
      touch.move(to: x, y)
    }
    return touch
  }

  @Test(
    "A pen chooses while a palm lies there that came first, and the paper stays where it is",
    .rule("DOODLES-24"))
  func palmFirst() {
    fixture.draw(at: 200, force: 2)
    fixture.activate("Select")
    let palm = device.press(at: 300, 520)
    palm.move(to: 303, 522)
    let pen = loop(from: 150, to: 260, type: .pen)
    for step in 1...10 { palm.move(to: 303 + 4 * Double(step), 522) }
    pen.lift()
    palm.lift()
    device.advance(by: 0.5)
    #expect(chosen == 1)
    #expect(fixture.screen.paperView?.isZoomed == false)
    #expect(!fixture.canvas.fingersDraw)
  }

  @Test(
    "A palm that comes while a pen chooses does not disturb it, and makes no pinch with it",
    .rule("DOODLES-24"))
  func palmLater() {
    fixture.draw(at: 200, force: 2)
    fixture.activate("Select")
    let pen = device.press(at: 20, 150, type: .pen)
    let palm = device.press(at: 200, 420)
    for step in 1...20 {
      pen.move(to: 20 + 16 * Double(step), 150)
      palm.move(to: 200 + 5 * Double(step), 420 + 5 * Double(step))
    }
    for (x, y) in [(350.0, 260.0), (20, 260), (20, 155)] { pen.move(to: x, y) }
    pen.lift()
    palm.lift()
    device.advance(by: 0.5)
    #expect(chosen == 1)
    #expect(fixture.screen.paperView?.isZoomed == false)
    #expect(fixture.strokes.count == 1)
  }

  @Test("A finger chooses, until a pen was seen; the menu lets it again", .rule("DOODLES-24"))
  func fingers() {
    fixture.draw(at: 200, force: 2, type: .pen)
    fixture.activate("Select")
    loop(from: 150, to: 260).lift()
    device.advance(by: 0.3)
    #expect(chosen == nil)
    device.run { fixture.canvas.fingersDraw = true }
    loop(from: 150, to: 260).lift()
    device.advance(by: 0.3)
    #expect(chosen == 1)
  }

  @Test(
    "Two fingers enlarge the paper while strokes are chosen, and those stay chosen and where they are",
    .rule("DOODLES-24")
  )
  func enlarges() {
    fixture.draw(at: 200, force: 2)
    let before = fixture.strokes
    fixture.activate("Select")
    loop(from: 150, to: 260).lift()
    device.advance(by: 0.3)
    fixture.pinch(at: 420)
    #expect(fixture.screen.paperView?.isZoomed == true)
    #expect(chosen == 1)
    #expect(fixture.strokes == before)
  }

  @Test(
    "One finger moves the enlarged paper once fingers no longer draw, and two do before", .rule("DOODLES-6"))
  func oneFingerMoves() {
    func drag() -> CGFloat {
      let before = fixture.screen.paperView?.corner.x ?? 0
      let finger = device.press(at: 300, 300)
      for step in 1...20 { finger.move(to: 300 - 5 * Double(step), 300) }
      finger.lift()
      device.advance(by: 0.5)
      return (fixture.screen.paperView?.corner.x ?? 0) - before
    }
    fixture.pinch(at: 420)
    #expect(drag() == 0)
    #expect(fixture.strokes.count == 1)
    fixture.draw(at: 200, type: .pen)
    #expect(fixture.strokes.count == 2)
    #expect(drag() < -50)
    #expect(fixture.strokes.count == 2)
    // A pen draws and moves nothing, whatever a finger does that came first.
    let corner = fixture.screen.paperView?.corner
    let palm = device.press(at: 300, 500)
    let pen = device.press(at: 100, 300, type: .pen)
    for step in 1...20 {
      palm.move(to: 300 + Double(step), 500 + 2 * Double(step))
      pen.move(to: 100 + 5 * Double(step), 300)
    }
    pen.lift()
    palm.lift()
    device.advance(by: 0.5)
    #expect(fixture.screen.paperView?.corner == corner)
    #expect(fixture.strokes.count == 3)
    // A mouse is no palm either.
    let mouse = device.press(at: 100, 300, type: .mouse)
    for step in 1...20 { mouse.move(to: 100 + 5 * Double(step), 300) }
    mouse.lift()
    device.advance(by: 0.5)
    #expect(fixture.screen.paperView?.corner == corner)
    #expect(fixture.strokes.count == 4)
  }

  @Test("A color is taken from the paper while strokes are chosen, which stay chosen", .rule("DOODLES-3"))
  func picksColor() {
    device.run { fixture.screen.box.choose(hex: 0xE0312E) }
    fixture.draw(at: 300, force: 5)
    device.run { fixture.screen.box.choose(hex: 0x1A1A1C) }
    fixture.activate("Select")
    fixture.key("Control+a")
    fixture.key("i")
    device.tap(at: 61, 300)
    device.advance(by: 0.5)
    #expect(device.run { fixture.screen.box.hex } == 0xE0312E)
    #expect(chosen == 1)
  }

  @Test("Escape and a tool end taking a color, and the next touch draws", .rule("DOODLES-3"))
  func stopsPicking() {
    for key in ["Escape", "1"] {
      fixture.key("i")
      #expect(fixture.canvas.picked != nil)
      fixture.key(key)
      #expect(fixture.canvas.picked == nil)
    }
    fixture.draw(at: 300)
    #expect(fixture.strokes.count == 1)
    #expect(fixture.view("New Doodle, canvas") != nil)
  }
}
