import Heft
import HeftTesting
import TestRules
import Testing

/// Dragging (GESTURE-8 to GESTURE-10).
struct PanTests {
  let fixture = GestureFixture()

  @Test("A pan begins after ten points and leaves them out of its translation", .rule("GESTURE-8"))
  func beginsAfterTheSlop() {
    let pan = fixture.add(UIPanGestureRecognizer(), "pan")
    var translations: [CGPoint] = []
    pan.addHandler { translations.append(($0 as? UIPanGestureRecognizer)?.translation(in: nil) ?? .zero) }
    let finger = fixture.device.press(at: 100, 100)
    finger.move(to: 109, 100)
    #expect(fixture.lines.isEmpty)
    finger.move(to: 130, 100)
    finger.move(to: 130, 105)
    finger.lift()
    #expect(fixture.lines == ["pan began", "pan changed", "pan ended"])
    #expect(isClose(translations[0], CGPoint(x: 20, y: 0)))
    #expect(isClose(translations[1], CGPoint(x: 20, y: 5)))
    #expect(pan.state == .possible)
  }

  @Test("A press that changes only its force is no pan and no change of one", .rule("GESTURE-7"))
  func forceIsNoMovement() {
    fixture.add(UIPanGestureRecognizer(), "pan")
    let finger = fixture.device.press(at: 100, 100)
    for step in 1...60 { finger.press(Double(step) / 10) }
    #expect(fixture.lines.isEmpty)
    finger.move(to: 150, 100)
    for step in 1...60 { finger.press(Double(step) / 10) }
    finger.lift()
    #expect(fixture.lines == ["pan began", "pan ended"])
  }

  @Test("A pan that begins takes the touch away from the view", .rule("GESTURE-4"))
  func takesTheTouch() {
    fixture.add(UIPanGestureRecognizer(), "pan")
    let finger = fixture.device.press(at: 100, 100)
    finger.move(to: 105, 100)
    finger.move(to: 150, 100)
    finger.move(to: 160, 100)
    finger.lift()
    #expect(fixture.calls == [.began, .moved, .cancelled])
  }

  @Test("The velocity is that of the last tenth of a second, and none after a rest", .rule("GESTURE-9"))
  func velocity() {
    let pan = fixture.add(UIPanGestureRecognizer(), "pan")
    var speeds: [CGFloat] = []
    pan.addHandler { speeds.append(($0 as? UIPanGestureRecognizer)?.velocity(in: nil).y ?? 0) }
    let finger = fixture.device.press(at: 100, 100)
    for step in 1...30 {
      fixture.device.advance(by: 1.0 / 60)
      finger.move(to: 100, 100 + Double(step) * 5)
    }
    #expect(isClose(Double(speeds.last ?? 0), 300, within: 0.001))
    finger.lift()
    #expect(isClose(Double(speeds.last ?? 0), 300, within: 0.001))

    let slow = fixture.device.press(at: 100, 100)
    slow.move(to: 100, 200)
    fixture.device.advance(by: 0.2)
    slow.lift()
    #expect(speeds.last == 0)
  }

  @Test("The translation can be set, and goes on from there", .rule("GESTURE-8"))
  func setTranslation() {
    let pan = fixture.add(UIPanGestureRecognizer(), "pan")
    let finger = fixture.device.press(at: 100, 100)
    finger.move(to: 150, 100)
    fixture.device.run { pan.setTranslation(CGPoint(x: 1, y: 2), in: nil) }
    finger.move(to: 160, 110)
    #expect(isClose(pan.translation(in: nil), CGPoint(x: 11, y: 12)))
    fixture.device.run { pan.setTranslation(CGPoint(x: CGFloat.nan, y: .infinity), in: nil) }
    #expect(isClose(pan.translation(in: nil), .zero))
  }

  @Test("A finger that comes or goes moves nothing, and too many are left to others", .rule("GESTURE-10"))
  func fingersComeAndGo() {
    let pan = fixture.add(UIPanGestureRecognizer(), "pan")
    pan.maximumNumberOfTouches = 2
    let first = fixture.device.press(at: 100, 100)
    first.move(to: 110, 100)
    let second = fixture.device.press(at: 300, 300)
    let third = fixture.device.press(at: 10, 10)
    #expect(pan.numberOfTouches == 2)
    #expect(isClose(pan.translation(in: nil), .zero))
    second.move(to: 320, 300)
    #expect(isClose(pan.translation(in: nil), CGPoint(x: 10, y: 0)))
    first.lift()
    third.lift()
    #expect(isClose(pan.translation(in: nil), CGPoint(x: 10, y: 0)))
    second.lift()
    #expect(fixture.lines == ["pan began", "pan changed", "pan ended"])
  }

  @Test("A pan of two fingers ends when one is left", .rule("GESTURE-10"))
  func endsWithTooFew() {
    let pan = fixture.add(UIPanGestureRecognizer(), "pan")
    pan.minimumNumberOfTouches = 2
    let first = fixture.device.press(at: 100, 100)
    first.move(to: 200, 100)
    let second = fixture.device.press(at: 300, 300)
    #expect(fixture.lines.isEmpty)
    second.move(to: 300, 350)
    second.lift()
    #expect(fixture.lines == ["pan began", "pan ended"])
    first.lift()
    #expect(pan.state == .possible && pan.numberOfTouches == 0)
  }

  @Test(
    "An edge pan comes in from its edge; one from elsewhere or along the edge is not one", .rule("GESTURE-11")
  )
  func edgePan() {
    let pan = fixture.add(UIScreenEdgePanGestureRecognizer(), "edge")
    pan.edges = .left
    let inside = fixture.device.press(at: 40, 300)
    inside.move(to: 100, 300)
    inside.lift()
    let along = fixture.device.press(at: 5, 300)
    along.move(to: 5, 340)
    along.move(to: 60, 340)
    along.lift()
    #expect(fixture.lines.isEmpty)
    let right = fixture.device.press(at: 5, 300)
    right.move(to: 60, 310)
    right.lift()
    #expect(fixture.lines == ["edge began", "edge ended"])
  }

  @Test(
    "An edge pan comes in from any edge that it was given, and from no other", .rule("GESTURE-11"),
    arguments: [UIRectEdge.left, .right, .top, .bottom])
  func edges(edge: UIRectEdge) {
    let pan = fixture.add(UIScreenEdgePanGestureRecognizer(), "edge")
    pan.edges = edge
    let pans: [(UIRectEdge, CGPoint, CGPoint)] = [
      (.left, CGPoint(x: 15, y: 300), CGPoint(x: 80, y: 310)),
      (.right, CGPoint(x: 360, y: 300), CGPoint(x: 290, y: 310)),
      (.top, CGPoint(x: 180, y: 15), CGPoint(x: 190, y: 80)),
      (.bottom, CGPoint(x: 180, y: 652), CGPoint(x: 190, y: 580)),
    ]
    for (from, start, end) in pans {
      fixture.clear()
      let finger = fixture.device.press(at: Double(start.x), Double(start.y))
      finger.move(to: Double(end.x), Double(end.y))
      finger.lift()
      #expect(fixture.lines == (from == edge ? ["edge began", "edge ended"] : []))
    }
  }
}
