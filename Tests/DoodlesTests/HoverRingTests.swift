import Heft
import HeftTesting
import TestRules
import Testing

@testable import Doodles

/// The ring where a pen or a mouse would draw.
struct HoverRingTests {
  private let fixture = CanvasFixture()

  private func hover(_ x: Double, _ y: Double, isOver: Bool = true, type: PointerType = .pen) {
    fixture.device.device.handle(
      .hover(HostEvent.Hover(time: fixture.device.time, type: type, isOver: isOver, x: x, y: y)))
  }

  private var ring: HoverRing { fixture.screen.ring! }

  @Test(
    "A ring of the tool's width follows a pen or a mouse that hovers", .rule("DOODLES-44"),
    arguments: [PointerType.pen, .mouse])
  func follows(type: PointerType) throws {
    #expect(ring.isHidden)
    hover(100, 200, type: type)
    #expect(!ring.isHidden)
    let size = CGFloat(fixture.canvas.brush.size)
    // The light line lies around it.
    #expect(abs(ring.bounds.width - max(size, 4) - 2) < 1e-6)
    hover(140, 260, type: type)
    let middle = fixture.screen.paperView!.convert(ring.center, to: nil)
    #expect(middle == CGPoint(x: 140, y: 260))
    hover(0, 0, isOver: false, type: type)
    #expect(ring.isHidden)
  }

  @Test("It has the width of the eraser, of another size and of enlarged paper at once", .rule("DOODLES-44"))
  func width() {
    fixture.activate("Eraser")
    hover(100, 200)
    let size = fixture.canvas.brush.size
    #expect(size > 10 && abs(Double(ring.bounds.width) - size - 2) < 1e-6)
    fixture.key("]")
    #expect(fixture.canvas.brush.size > size)
    #expect(abs(Double(ring.bounds.width) - fixture.canvas.brush.size - 2) < 1e-6)
    fixture.key("+")
    #expect(abs(Double(ring.bounds.width) - 1.5 * fixture.canvas.brush.size - 2) < 1e-6)
  }

  @Test(
    "It goes while something touches, beside the paper, over the tools and while strokes are chosen",
    .rule("DOODLES-44")
  )
  func goes() {
    hover(100, 200)
    let pen = fixture.device.press(at: 100, 200, force: 1, type: .pen)
    #expect(ring.isHidden)
    hover(120, 200)
    #expect(ring.isHidden)
    pen.lift()
    hover(120, 200)
    #expect(!ring.isHidden)
    hover(120, 655)
    #expect(ring.isHidden)
    fixture.key("-")
    fixture.device.advance(by: 1)
    hover(10, 300)
    #expect(ring.isHidden)
    hover(187, 300)
    #expect(!ring.isHidden)
    fixture.key("6")
    #expect(ring.isHidden)
    fixture.key("6")
    #expect(!ring.isHidden)
  }

  @Test("A finger has none", .rule("DOODLES-44"))
  func finger() {
    hover(100, 200, type: .touch)
    #expect(ring.isHidden)
    fixture.draw(at: 300)
    #expect(ring.isHidden && fixture.strokes.count == 1)
  }
}
