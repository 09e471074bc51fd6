import Heft
import HeftTesting
import TestRules
import Testing

/// Pointers that are over a view without touching it.
struct HoverTests {
  let fixture = GestureFixture()

  private func hover(_ x: Double, _ y: Double, isOver: Bool = true, type: PointerType = .mouse) {
    fixture.device.device.handle(
      .hover(HostEvent.Hover(time: fixture.device.time, type: type, isOver: isOver, x: x, y: y)))
  }

  @Test(
    "A hover begins where the pointer comes over the view, changes as it moves, and ends where it leaves",
    .rule("GESTURE-19")
  )
  func comesAndGoes() {
    let child = fixture.addView(CGRect(x: 100, y: 100, width: 100, height: 100))
    let hovering = fixture.add(UIHoverGestureRecognizer(), "hover", on: child)
    hover(50, 50)
    #expect(fixture.lines.isEmpty)
    hover(110, 120)
    hover(130, 140)
    #expect(hovering.location(in: child) == CGPoint(x: 30, y: 40) && hovering.numberOfTouches == 0)
    // Nothing has changed.
    hover(130, 140)
    hover(250, 140)
    #expect(fixture.lines == ["hover began", "hover changed", "hover ended"])
    #expect(hovering.state == .possible)
    fixture.clear()
    hover(110, 120)
    hover(0, 0, isOver: false)
    hover(0, 0, isOver: false)
    #expect(fixture.lines == ["hover began", "hover ended"])
  }

  @Test("It ends before a touch begins, and nothing hovers while anything touches", .rule("GESTURE-19"))
  func touches() {
    fixture.add(UIHoverGestureRecognizer(), "hover")
    fixture.add(UITapGestureRecognizer(), "tap")
    hover(100, 100)
    let finger = fixture.device.press(at: 100, 100)
    hover(120, 120)
    #expect(fixture.lines == ["hover began", "hover ended"])
    finger.lift()
    hover(120, 120)
    #expect(fixture.lines == ["hover began", "hover ended", "tap ended", "hover began"])
  }

  @Test(
    "A touch is not one of its own: it takes none from the view, and ends no other touch", .rule("GESTURE-19")
  )
  func others() {
    let hovering = fixture.add(UIHoverGestureRecognizer(), "hover")
    let one = fixture.device.press(at: 100, 100)
    #expect(hovering.numberOfTouches == 0)
    let other = fixture.device.press(at: 200, 100)
    one.lift()
    other.lift()
    #expect(fixture.lines.isEmpty)
    #expect(!fixture.calls.isEmpty && !fixture.calls.contains(.cancelled))
  }

  @Test(
    "Views around the one under the pointer hover too; fingers never, nor kinds that are not allowed",
    .rule("GESTURE-19")
  )
  func kinds() {
    let child = fixture.addView(CGRect(x: 100, y: 100, width: 100, height: 100))
    fixture.add(UIHoverGestureRecognizer(), "outer")
    let inner = fixture.add(UIHoverGestureRecognizer(), "inner", on: child)
    hover(150, 150, type: .touch)
    #expect(fixture.lines.isEmpty)
    hover(150, 150)
    #expect(fixture.lines == ["inner began", "outer began"])
    hover(50, 50)
    #expect(fixture.lines.suffix(2) == ["inner ended", "outer changed"])
    fixture.clear()
    inner.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    hover(150, 150)
    #expect(fixture.lines == ["outer changed"])
    hover(151, 150, type: .pen)
    #expect(fixture.lines == ["outer changed", "inner began", "outer changed"])
  }

  @Test("It is cancelled where its view goes, and where it is switched off", .rule("GESTURE-19"))
  func cancelled() {
    let child = fixture.addView(CGRect(x: 100, y: 100, width: 100, height: 100))
    let hovering = fixture.add(UIHoverGestureRecognizer(), "hover", on: child)
    hover(150, 150)
    fixture.device.run { hovering.isEnabled = false }
    hover(160, 150)
    #expect(fixture.lines == ["hover began", "hover cancelled"])
    fixture.device.run { hovering.isEnabled = true }
    hover(150, 150)
    fixture.device.run { child.removeFromSuperview() }
    hover(160, 150)
    #expect(fixture.lines.suffix(2) == ["hover began", "hover cancelled"])
    #expect(fixture.lines.count == 4)
  }

  @Test("The page is told which views want it, and of none where no view does", .rule("GESTURE-19"))
  func wanted() {
    func count() -> Int { fixture.device.host.screen.views.values.filter { $0.wantsHover }.count }
    #expect(count() == 0)
    let child = fixture.addView(CGRect(x: 100, y: 100, width: 100, height: 100))
    let hovering = fixture.add(UIHoverGestureRecognizer(), "hover", on: child)
    fixture.device.advance(by: 0.1)
    #expect(count() == 1)
    fixture.device.run { child.removeGestureRecognizer(hovering) }
    fixture.device.advance(by: 0.1)
    #expect(count() == 0)
  }

  @Test("Places that make no sense hover nowhere", .rule("GESTURE-19"))
  func badInput() {
    fixture.add(UIHoverGestureRecognizer(), "hover")
    hover(.nan, 100)
    hover(100, .infinity)
    hover(-5000, 100)
    #expect(fixture.lines.isEmpty)
  }
}
