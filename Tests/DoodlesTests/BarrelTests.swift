import Heft
import HeftTesting
import Ink
import TestRules
import Testing

@testable import Doodles

/// What a pen does whose barrel's button is held (DOODLES-56).
struct BarrelTests {
  private let storage = MemoryStorage()
  private let fixture: CanvasFixture

  init() { fixture = CanvasFixture(storage: storage) }

  private func choose(_ action: BarrelAction) {
    fixture.device.run { fixture.screen.box.choose(action) }
  }

  @Test("The button erases where that is chosen, and the tip draws without it", .rule("DOODLES-56"))
  func eraser() {
    fixture.draw(at: 200, type: .pen)
    choose(.eraser)
    fixture.draw(at: 200, type: .pen, buttons: .secondary)
    fixture.draw(at: 300, type: .pen)
    #expect(fixture.strokes.map { $0.brush.kind } == [.pen, .eraser, .pen])
    fixture.key("t")
    fixture.draw(at: 300, type: .pen, buttons: .secondary)
    #expect(fixture.strokes.last?.brush.kind == .eraser)
  }

  @Test("The button draws a loop that chooses strokes, which a drag moves", .rule("DOODLES-56"))
  func lasso() throws {
    fixture.draw(at: 200, type: .pen)
    choose(.lasso)
    let pen = fixture.device.press(at: 20, 150, type: .pen, buttons: .secondary)
    for (x, y) in [(350.0, 150.0), (350, 260), (20, 260), (20, 155)] {
      fixture.device.advance(by: 0.05)
      pen.move(to: x, y)
    }
    pen.lift()
    fixture.device.advance(by: 0.3)
    let view = try #require(fixture.screen.selectionView)
    #expect(view.selection?.count == 1)
    #expect(fixture.strokes.count == 1)
    fixture.activate("Pen")
    #expect(fixture.screen.selectionView == nil)
    fixture.draw(at: 300, type: .pen)
    #expect(fixture.strokes.count == 2)
  }

  @Test("The button takes the color where the pen is lifted", .rule("DOODLES-56"))
  func eyedropper() {
    fixture.device.run {
      fixture.screen.box.choose(hex: 0x2463EB)
      fixture.screen.box.choose(size: 24)
    }
    fixture.draw(at: 200, force: 2, type: .pen)
    fixture.device.run { fixture.screen.box.choose(hex: 0x1A1A1C) }
    choose(.eyedropper)
    let pen = fixture.device.press(at: 300, 450, type: .pen, buttons: .secondary)
    pen.move(to: 130, 197)
    pen.lift()
    fixture.device.advance(by: 0.1)
    #expect(fixture.screen.box.hex == 0x2463EB)
    #expect(fixture.strokes.count == 1)
  }

  @Test("The card has the choice once a pen was seen, and it is kept", .rule("DOODLES-56"))
  func card() throws {
    func control() throws -> UISegmentedControl {
      let panel = try #require(fixture.screen.view?.subviews.first { $0 is StylePanel })
      let controls = panel.subviews.compactMap { $0 as? UISegmentedControl }
      return try #require(controls.first { $0.accessibilityLabel == "What the pen's button does" })
    }
    fixture.activate("Size and Color")
    #expect(try control().isHidden)
    fixture.draw(at: 90, type: .pen)
    fixture.activate("Size and Color")
    #expect(try !control().isHidden && control().selectedSegmentIndex == 0)
    choose(.lasso)
    fixture.device.flushStorage()
    let later = CanvasFixture(storage: storage, isDrawing: false)
    #expect(later.screen.box.barrel == .lasso && later.screen.box.hasPen)
  }
}

/// The keys that change what is chosen (DOODLES-57).
struct SelectionKeyTests {
  private let fixture = CanvasFixture()

  @Test("Plus and minus make what is chosen larger and smaller about its middle", .rule("DOODLES-57"))
  func growing() throws {
    fixture.draw(at: 300, steps: 15, force: 2)
    let before = try #require(fixture.strokes.first)
    fixture.activate("Select")
    fixture.key("Control+a")
    let middle = try #require(fixture.screen.selectionView?.selection?.middle)
    let zoom = fixture.canvas.shownScale
    for _ in 0..<3 { fixture.key("+") }
    let larger = try #require(fixture.strokes.first)
    for (one, other) in zip(before.samples, larger.samples) {
      let arm = (SIMD2(one.ink.x, one.ink.y) - middle) * 1.331
      let distance = SIMD2(other.ink.x, other.ink.y) - middle
      #expect(abs(distance.x - arm.x) < 0.05 && abs(distance.y - arm.y) < 0.05)
    }
    #expect(abs(larger.brush.size - before.brush.size * 1.331) < 0.05)
    #expect(fixture.canvas.shownScale == zoom)
    for _ in 0..<3 { fixture.key("-") }
    let again = try #require(fixture.strokes.first)
    for (one, other) in zip(before.samples, again.samples) {
      #expect(abs(one.ink.x - other.ink.x) < 0.05 && abs(one.ink.y - other.ink.y) < 0.05)
    }
    for _ in 0..<6 { fixture.activate("Undo") }
    #expect(fixture.strokes == [before])
  }

  @Test("Brackets turn what is chosen by a degree, and leave the size of the tool", .rule("DOODLES-57"))
  func turning() throws {
    fixture.draw(at: 300, steps: 15, force: 2)
    let (before, size) = (try #require(fixture.strokes.first), fixture.screen.box.size)
    fixture.activate("Select")
    fixture.key("Control+a")
    for _ in 0..<15 { fixture.key("]") }
    fixture.key(",")
    let back = try #require(fixture.strokes.first)
    for (one, other) in zip(before.samples, back.samples) {
      #expect(abs(one.ink.x - other.ink.x) < 0.1 && abs(one.ink.y - other.ink.y) < 0.1)
    }
    fixture.key("[")
    #expect(fixture.strokes.first != back && fixture.screen.box.size == size)
    fixture.key("Escape")
    fixture.key("]")
    #expect(fixture.screen.box.size > size)
  }
}
