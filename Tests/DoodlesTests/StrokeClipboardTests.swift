import Heft
import HeftTesting
import Ink
import TestRules
import Testing

@testable import Doodles

/// Strokes that are copied (DOODLES-30).
struct StrokeClipboardTests {
  private let fixture = CanvasFixture()

  @Test("Strokes are cut from one doodle and pasted into another one, as one step", .rule("DOODLES-30"))
  func betweenDoodles() throws {
    fixture.draw(at: 200, force: 2)
    fixture.draw(at: 300, force: 2)
    let before = fixture.strokes
    fixture.activate("Select")
    fixture.key("Control+a")
    fixture.key("Control+x")
    #expect(fixture.strokes.isEmpty)
    fixture.activate("Undo")
    #expect(fixture.strokes == before)
    fixture.save()
    fixture.activate("New doodle")
    fixture.draw(at: 450)
    fixture.key("Control+v")
    #expect(fixture.strokes.count == 3)
    #expect(fixture.screen.selectionView?.selection?.count == 2)
    // As they were, in the middle.
    let translation = (
      fixture.strokes[1].samples[0].x - before[0].samples[0].x,
      fixture.strokes[1].samples[0].y - before[0].samples[0].y
    )
    for (one, other) in zip(before, fixture.strokes.dropFirst()) {
      #expect(one.brush == other.brush)
      #expect(other.samples.map(\.x) == one.samples.map { $0.x + translation.0 })
      #expect(other.samples.map(\.y) == one.samples.map { $0.y + translation.1 })
      #expect(other.samples.map(\.force) == one.samples.map(\.force))
    }
    let size = fixture.canvas.bounds.size
    let box = try #require(fixture.screen.selectionView?.selection?.bounds)
    let scale = fixture.canvas.scale
    #expect(abs((Double(box.x) + Double(box.width) / 2) / scale - Double(size.width) / 2) < 2)
    #expect(abs((Double(box.y) + Double(box.height) / 2) / scale - Double(size.height) / 2) < 2)
    #expect(fixture.canvas.history.picture == fixture.canvas.result.picture())
    fixture.activate("Undo")
    #expect(fixture.strokes.count == 1)
    fixture.activate("Redo")
    #expect(fixture.strokes.count == 3)
    #expect(fixture.canvas.history.picture == fixture.canvas.result.picture())
  }

  @Test(
    "What is pasted again lies beside the first, on the chosen layer; a hidden one takes nothing",
    .rule("DOODLES-30"))
  func again() throws {
    fixture.draw(at: 200, force: 2)
    fixture.activate("Select")
    fixture.key("Control+a")
    fixture.activate("Copy")
    #expect(fixture.strokes.count == 1)
    fixture.device.run { fixture.canvas.addLayer() }
    fixture.key("Control+v")
    fixture.key("Control+v")
    #expect(fixture.strokes.count == 3)
    let layer = fixture.canvas.layerNumber
    #expect(fixture.strokes.map(\.layer) == [0, layer, layer] && layer != 0)
    #expect(fixture.strokes[1].samples[0].x != fixture.strokes[2].samples[0].x)
    fixture.device.run { fixture.canvas.toggle(layer) }
    fixture.key("Control+v")
    #expect(fixture.strokes.count == 3)
  }

  @Test("In a drawing of other pixels what is pasted is as large on the screen", .rule("DOODLES-30"))
  func otherScale() throws {
    let clipboard = StrokeClipboard()
    #expect(clipboard.isEmpty && clipboard.paste(around: SIMD2(0, 0), scale: 2, layer: 0).isEmpty)
    let stroke = Drawings.stroke(at: 50)
    clipboard.copy([stroke], scale: 2)
    let pasted = try #require(clipboard.paste(around: SIMD2(300, 200), scale: 3, layer: 7).first)
    #expect(pasted.brush.size == stroke.brush.size * 1.5 && pasted.layer == 7)
    let (first, last) = (stroke.samples[0], stroke.samples[59])
    #expect(
      abs(Double(pasted.samples[59].x - pasted.samples[0].x) - 1.5 * Double(last.x - first.x)) < 2)
    #expect(DrawnStroke(pasted.kept) == pasted)
  }

  @Test(
    "The buttons of what is chosen fit a narrow screen, and one pastes where nothing is chosen",
    .rule("DOODLES-30"),
    arguments: [320.0, 375, 768])
  func buttons(width: Double) throws {
    let fixture = CanvasFixture(width: width, height: 568)
    // A wide window has the list beside the paper.
    fixture.draw(at: 200, from: width > 600 ? 420 : 40, force: 2)
    fixture.activate("Select")
    #expect(fixture.view("Paste")?.isHidden != false)
    fixture.key("Control+a")
    let view = try #require(fixture.screen.selectionView)
    let bar = try #require(view.subviews.last)
    #expect(view.bounds.contains(bar.frame), "\(bar.frame)")
    let shown = bar.subviews.compactMap { $0 as? UIButton }.filter { !$0.isHidden }
    #expect(shown.count == 5)
    var end: CGFloat = 0
    for button in shown {
      #expect(button.frame.minX >= end - 0.01 && bar.bounds.insetBy(dx: -0.01, dy: 0).contains(button.frame))
      #expect(button.frame.width >= button.sizeThatFits(bar.bounds.size).width, "\(button.frame)")
      end = button.frame.maxX
    }
    fixture.activate("Cut")
    #expect(fixture.strokes.isEmpty)
    #expect(view.bounds.contains(bar.frame))
    fixture.activate("Paste")
    #expect(fixture.strokes.count == 1)
  }
}
