import Heft
import HeftTesting
import TestRules
import Testing

/// How a scroll view is scrolled (SCROLL-1 to SCROLL-8).
struct ScrollViewTests {
  /// A scroll view that fills the screen, and what its delegate heard.
  private final class Fixture {
    let view = UIScrollView(frame: .zero)
    let ear = Ear()
    let device: TestDevice

    init(width: Double = 375, height: Double = 5000) {
      let view = view
      device = TestDevice(
        App(
          name: "Scroll", bundleIdentifier: "test.scroll", rootViewController: { SheetController(view) },
          delegate: { PlainDelegate() }))
      view.delegate = ear
      device.run { view.contentSize = CGSize(width: width, height: height) }
    }

    var offset: Double { Double(view.contentOffset.y) }

    func drag(from start: Double, to end: Double, frames: Int = 10, rests: Bool = false) {
      let finger = device.press(at: 100, start)
      for frame in 1...frames {
        device.advance(by: 1.0 / 60.0)
        finger.move(to: 100, start + (end - start) * Double(frame) / Double(frames))
      }
      if rests { device.advance(by: 0.3) }
      finger.lift()
    }
  }

  private final class Ear: NSObject, UIScrollViewDelegate {
    var calls: [String] = []
    var scrolls = 0
    var target: CGPoint?
    var velocity = CGPoint.zero

    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("willBeginDragging") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      calls.append("willEndDragging")
      self.velocity = velocity
      if let target { targetContentOffset.pointee = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      calls.append("didEndDragging \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { calls.append("willBeginDecelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("didEndDecelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("didEndAnimation") }
  }

  @Test("A finger takes the content along after ten points", .rule("SCROLL-1"))
  func follows() {
    let fixture = Fixture()
    let finger = fixture.device.press(at: 100, 500)
    finger.move(to: 100, 494)
    #expect(fixture.offset == 0)
    finger.move(to: 100, 480)
    finger.move(to: 100, 390)
    #expect(fixture.offset == 100)
    #expect(fixture.view.isDragging && fixture.view.isTracking)
    fixture.device.advance(by: 0.3)
    finger.lift()
    #expect(fixture.offset == 100)
    #expect(fixture.ear.calls == ["willBeginDragging", "willEndDragging", "didEndDragging false"])
    #expect(!fixture.view.isDragging && !fixture.view.isDecelerating)
  }

  @Test("A flick goes on by itself and tells its delegate", .rule("SCROLL-7"))
  func flick() {
    let fixture = Fixture(height: 50_000)
    fixture.drag(from: 600, to: 300)
    let atLift = fixture.offset
    #expect(fixture.view.isDecelerating)
    fixture.device.advance(by: 5)
    // 1800 points a second, times the sum of the series.
    #expect(isClose(fixture.offset - atLift, 1800 / 2.002, within: 30))
    #expect(
      fixture.ear.calls == [
        "willBeginDragging", "willEndDragging", "didEndDragging true", "willBeginDecelerating",
        "didEndDecelerating",
      ])
    #expect(isClose(Double(fixture.ear.velocity.y), 1.8, within: 0.05))
    #expect(!fixture.device.host.wantsTicks)
  }

  @Test("One scroll operation and one for the bar is all that a frame of a flick says", .rule("SCROLL-8"))
  func operations() {
    let fixture = Fixture(height: 50_000)
    fixture.drag(from: 600, to: 300)
    fixture.device.advance(by: 1.0 / 60.0)
    fixture.device.host.clear()
    fixture.device.advance(by: 1.0 / 60.0)
    let lines = fixture.device.host.outputs.map(\.description)
    #expect(lines.count == 2)
    #expect(lines.count { $0.hasPrefix("scroll ") } == 1)
    #expect(lines.count { $0.hasPrefix("frame ") } == 1)
  }

  @Test("A finger that comes down on moving content stops it, and nothing else", .rule("SCROLL-4"))
  func catches() {
    let fixture = Fixture(height: 50_000)
    let sheet = Sheet(frame: CGRect(x: 0, y: 0, width: 375, height: 50_000))
    fixture.device.run { fixture.view.addSubview(sheet) }
    fixture.drag(from: 600, to: 300)
    sheet.heard = []
    fixture.device.advance(by: 0.1)
    let finger = fixture.device.press(at: 100, 300)
    let here = fixture.offset
    #expect(!fixture.view.isDecelerating)
    fixture.device.advance(by: 0.5)
    finger.lift()
    fixture.device.advance(by: 0.5)
    #expect(fixture.offset == here)
    #expect(sheet.heard == [])
  }

  @Test("Past its edge the content follows less, and springs back", .rule("SCROLL-3"))
  func rubberBand() {
    let fixture = Fixture()
    let finger = fixture.device.press(at: 100, 100)
    finger.move(to: 100, 111)
    finger.move(to: 100, 310)
    // 200 points of a finger on a view 667 high.
    let expected = (1 - 1 / (200.0 * 0.55 / 667 + 1)) * 667
    #expect(isClose(fixture.offset, -expected, within: 0.01))
    fixture.device.advance(by: 0.3)
    finger.lift()
    #expect(fixture.view.isDecelerating)
    fixture.device.advance(by: 1.5)
    #expect(fixture.offset == 0)
  }

  @Test("Content that does not bounce stays at its edge", .rule("SCROLL-3"))
  func noBounce() {
    let fixture = Fixture()
    fixture.view.bounces = false
    fixture.drag(from: 100, to: 400)
    fixture.device.advance(by: 0.2)
    #expect(fixture.offset == 0)
  }

  @Test("Content that fits is not dragged, unless it always bounces", .rule("SCROLL-1"))
  func fits() {
    let fixture = Fixture(height: 300)
    fixture.drag(from: 100, to: 400)
    #expect(fixture.ear.calls == [])
    fixture.view.alwaysBounceVertical = true
    fixture.drag(from: 100, to: 400, rests: true)
    #expect(fixture.ear.calls.first == "willBeginDragging")
    fixture.device.advance(by: 2)
    #expect(fixture.offset == 0)
  }

  @Test("A press that only changes its force does not scroll", .rule("SCROLL-1"))
  func force() {
    let fixture = Fixture()
    let finger = fixture.device.press(at: 100, 300)
    for step in 1...20 { finger.press(Double(step) / 5) }
    finger.lift()
    #expect(fixture.ear.calls == [])
    #expect(fixture.ear.scrolls == 0)
  }

  @Test("A sideways drag is not one of content that only goes up and down")
  func sideways() {
    let fixture = Fixture()
    let finger = fixture.device.press(at: 100, 300)
    finger.move(to: 160, 305)
    finger.move(to: 200, 200)
    finger.lift()
    #expect(fixture.ear.calls == [])
  }

  @Test("The delegate may choose where a flick ends", .rule("SCROLL-7"))
  func target() {
    let fixture = Fixture(height: 50_000)
    fixture.ear.target = CGPoint(x: 0, y: 1234)
    fixture.drag(from: 600, to: 300)
    fixture.device.advance(by: 5)
    #expect(fixture.offset == 1234)
  }

  @Test("The app scrolls in three tenths of a second, or at once")
  func requests() {
    let fixture = Fixture()
    fixture.device.run { fixture.view.setContentOffset(CGPoint(x: 0, y: 800), animated: true) }
    fixture.device.advance(by: 0.15)
    #expect(fixture.offset > 300 && fixture.offset < 500)
    fixture.device.advance(by: 0.2)
    #expect(fixture.offset == 800)
    #expect(fixture.ear.calls == ["didEndAnimation"])
    fixture.device.run {
      fixture.view.scrollRectToVisible(CGRect(x: 0, y: 0, width: 1, height: 20), animated: false)
    }
    #expect(fixture.offset == 0)
    fixture.device.run {
      fixture.view.scrollRectToVisible(CGRect(x: 0, y: 700, width: 1, height: 20), animated: false)
    }
    #expect(fixture.offset == 720 - 667)
  }

  @Test("The wheel scrolls while no touch is down", .rule("SCROLL-5"))
  func wheel() {
    let fixture = Fixture()
    func turn(_ delta: Double, mode: UInt8 = 0) {
      fixture.device.device.handle(
        .wheel(HostEvent.Wheel(time: fixture.device.time, x: 100, y: 100, deltaY: delta, deltaMode: mode)))
    }
    turn(10)
    #expect(fixture.offset == 10)
    turn(100)
    fixture.device.advance(by: 1)
    #expect(fixture.offset == 110)
    turn(-3, mode: 1)
    fixture.device.advance(by: 1)
    #expect(fixture.offset == 10)
    turn(1, mode: 2)
    turn(1, mode: 2)
    fixture.device.advance(by: 1)
    #expect(isClose(fixture.offset, 10 + 2 * 667, within: 1e-6))
    for _ in 0..<100 { turn(1000) }
    fixture.device.advance(by: 1)
    #expect(fixture.offset == 5000 - 667)
    let finger = fixture.device.press(at: 100, 100)
    turn(-100)
    #expect(fixture.offset == 5000 - 667)
    finger.lift()
    fixture.device.advance(by: 2)
    #expect(fixture.offset == 5000 - 667 && !fixture.device.host.wantsTicks)
  }

  @Test("The inner of two scroll views takes the wheel until it is at its end", .rule("SCROLL-5"))
  func nested() {
    let fixture = Fixture()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 400))
    fixture.device.run {
      inner.contentSize = CGSize(width: 375, height: 430)
      fixture.view.addSubview(inner)
    }
    for _ in 0..<2 {
      fixture.device.device.handle(
        .wheel(HostEvent.Wheel(time: fixture.device.time, x: 100, y: 100, deltaY: 30)))
    }
    #expect(inner.contentOffset.y == 30)
    #expect(fixture.offset == 30)
  }

  @Test("Insets leave room, and the safe area is added unless it must not be", .rule("SCROLL-6"))
  func insets() {
    let fixture = Fixture()
    fixture.device.device.handle(
      .screen(HostEvent.Screen(width: 375, height: 667, safeTop: 44, safeBottom: 34)))
    let insets = fixture.device.run { fixture.view.adjustedContentInset }
    #expect(insets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    #expect(fixture.offset == -44)
    fixture.device.run { fixture.view.contentInset.top = 6 }
    #expect(fixture.offset == -50)
    fixture.device.run { fixture.view.contentInsetAdjustmentBehavior = .never }
    #expect(fixture.offset == -6)
  }

  @Test("Content that has shrunk is seen", .rule("SCROLL-6"))
  func shrinks() {
    let fixture = Fixture()
    fixture.device.run { fixture.view.contentOffset.y = 4000 }
    fixture.device.run { fixture.view.contentSize.height = 1000 }
    #expect(fixture.offset == 333)
  }

  @Test("What is not a number scrolls nowhere")
  func nonsense() {
    let fixture = Fixture()
    fixture.device.run {
      fixture.view.contentOffset = CGPoint(x: CGFloat.nan, y: .infinity)
      fixture.view.setContentOffset(CGPoint(x: CGFloat.nan, y: .nan), animated: true)
      fixture.view.contentSize = CGSize(width: CGFloat.nan, height: .infinity)
      fixture.view.contentInset = UIEdgeInsets(top: .nan, left: .infinity, bottom: -.infinity, right: 1)
      fixture.view.scrollRectToVisible(
        CGRect(x: CGFloat.nan, y: 0, width: .infinity, height: 1), animated: true)
      fixture.view.decelerationRate = UIScrollView.DecelerationRate(rawValue: .nan)
    }
    fixture.drag(from: 500, to: 100)
    fixture.device.advance(by: 3)
    #expect(fixture.view.contentOffset.x.isFinite && fixture.view.contentOffset.y.isFinite)
  }

  @Test("A delegate may take the view away in the middle of everything")
  func leaves() {
    final class Leaver: NSObject, UIScrollViewDelegate {
      func scrollViewDidScroll(_ scrollView: UIScrollView) { scrollView.removeFromSuperview() }
    }
    let fixture = Fixture()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let leaver = Leaver()
    fixture.device.run {
      inner.contentSize = CGSize(width: 375, height: 4000)
      inner.delegate = leaver
      fixture.view.addSubview(inner)
    }
    fixture.drag(from: 500, to: 100)
    fixture.device.advance(by: 1)
    #expect(inner.superview == nil)
    #expect(!inner.isDragging && !inner.isDecelerating)
    #expect(!fixture.device.host.wantsTicks)
  }

  @Test("A scroll view that is let go of while it scrolls is freed")
  func freed() {
    weak var gone: UIScrollView?
    let fixture = Fixture()
    do {
      let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      gone = inner
      fixture.device.run {
        inner.contentSize = CGSize(width: 375, height: 4000)
        fixture.view.addSubview(inner)
      }
      fixture.drag(from: 500, to: 100)
      fixture.device.run { inner.removeFromSuperview() }
    }
    fixture.device.advance(by: 2)
    fixture.device.tap(at: 10, 600)
    #expect(gone == nil)
  }
}
