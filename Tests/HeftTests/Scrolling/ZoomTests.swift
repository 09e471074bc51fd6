import Heft
import HeftTesting
import TestRules
import Testing

/// How the content of a scroll view zooms (SCROLL-11, SCROLL-12).
struct ZoomTests {
  /// A picture of 400 x 400 points in a scroll view that fills a screen of 375 x 667.
  private final class Fixture {
    let view = UIScrollView(frame: .zero)
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let ear = Ear()
    let device: TestDevice

    init() {
      let view = view
      device = TestDevice(
        App(
          name: "Zoom", bundleIdentifier: "test.zoom", rootViewController: { SheetController(view) },
          delegate: { PlainDelegate() }))
      ear.zoomed = picture
      view.delegate = ear
      device.run {
        view.contentInsetAdjustmentBehavior = .never
        view.addSubview(picture)
        view.contentSize = picture.bounds.size
        view.minimumZoomScale = 0.5
        view.maximumZoomScale = 4
      }
    }

    /// Two fingers go apart about a point, at first 100 points from each other, and are lifted.
    func pinch(at x: Double, _ y: Double, to distance: Double, rests: (() -> Void)? = nil) {
      let first = device.press(at: x - 50, y)
      let second = device.press(at: x + 50, y)
      for step in 1...10 {
        device.advance(by: 1.0 / 60.0)
        let half = (100 + (distance - 100) * Double(step) / 10) / 2
        first.move(to: x - half, y)
        second.move(to: x + half, y)
      }
      rests?()
      second.lift()
      first.lift()
    }

    /// The point of the picture, at its own size, that is seen at a point of the screen.
    func seen(at x: CGFloat, _ y: CGFloat) -> CGPoint {
      picture.convert(CGPoint(x: x, y: y), from: nil)
    }
  }

  private final class Ear: NSObject, UIScrollViewDelegate {
    var zoomed: UIView?
    var calls: [String] = []
    var zooms = 0

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      calls.append("willBegin")
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { zooms += 1 }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
      calls.append("didEnd \((scale * 100).rounded() / 100)")
    }
  }

  @Test(
    "Two fingers that go apart enlarge the view between them, and what they hold stays there",
    .rule("SCROLL-11"))
  func pinch() {
    let fixture = Fixture()
    let held = fixture.seen(at: 150, 200)
    fixture.pinch(at: 150, 200, to: 320) {
      #expect(fixture.view.isZooming)
      let now = fixture.seen(at: 150, 200)
      // The fingers moved one after the other before they were a pinch.
      #expect(abs(now.x - held.x) < 6 && abs(now.y - held.y) < 0.5)
    }
    #expect(!fixture.view.isZooming)
    #expect(isClose(Double(fixture.view.zoomScale), 320.0 / 110, within: 0.02))
    #expect(fixture.view.contentSize == fixture.picture.frame.size)
    #expect(fixture.picture.frame.origin == .zero)
    #expect(fixture.ear.calls == ["willBegin", "didEnd 2.91"])
    #expect(fixture.ear.zooms > 5)
  }

  @Test(
    "Past the range the scale follows less, and comes back when the fingers have gone", .rule("SCROLL-11"))
  func bounces() {
    let fixture = Fixture()
    fixture.device.run { fixture.view.maximumZoomScale = 1.5 }
    fixture.pinch(at: 180, 300, to: 340) {
      #expect(fixture.view.zoomScale > 1.5 && fixture.view.zoomScale < 3)
    }
    #expect(fixture.view.isZoomBouncing)
    #expect(fixture.ear.calls == ["willBegin"])
    fixture.device.advance(by: 2)
    #expect(fixture.view.zoomScale == 1.5)
    #expect(!fixture.view.isZoomBouncing)
    #expect(fixture.ear.calls == ["willBegin", "didEnd 1.5"])
    #expect(!fixture.device.host.wantsTicks)
  }

  @Test("Where zooming does not bounce, the scale stops at the ends of its range", .rule("SCROLL-11"))
  func stops() {
    let fixture = Fixture()
    fixture.device.run {
      fixture.view.bouncesZoom = false
      fixture.view.maximumZoomScale = 1.5
    }
    fixture.pinch(at: 180, 300, to: 340) { #expect(fixture.view.zoomScale == 1.5) }
    #expect(fixture.ear.calls == ["willBegin", "didEnd 1.5"])
  }

  @Test("A finger that is left after zooming drags on from where the content is", .rule("SCROLL-11"))
  func dragsOn() {
    let fixture = Fixture()
    fixture.device.run { fixture.view.zoomScale = 3 }
    let first = fixture.device.press(at: 100, 300)
    let second = fixture.device.press(at: 200, 300)
    for step in 1...5 {
      fixture.device.advance(by: 1.0 / 60.0)
      second.move(to: 200 + Double(step) * 6, 300)
    }
    second.lift()
    let before = fixture.view.contentOffset
    first.move(to: 100, 280)
    first.move(to: 100, 250)
    #expect(fixture.view.contentOffset.x == before.x)
    #expect(isClose(Double(fixture.view.contentOffset.y - before.y), 50, within: 11))
    first.lift()
  }

  @Test(
    "Scales that the app sets are kept in the range, about the middle of what is seen", .rule("SCROLL-12"))
  func set() {
    let fixture = Fixture()
    fixture.device.run { fixture.view.zoomScale = 2 }
    let middle = fixture.seen(at: 187.5, 333.5)
    fixture.device.run { fixture.view.zoomScale = 3 }
    let after = fixture.seen(at: 187.5, 333.5)
    #expect(abs(middle.x - after.x) < 0.5 && abs(middle.y - after.y) < 0.5)
    fixture.device.run { fixture.view.zoomScale = 100 }
    #expect(fixture.view.zoomScale == 4)
    fixture.device.run { fixture.view.setZoomScale(0.001, animated: false) }
    #expect(fixture.view.zoomScale == 0.5)
    fixture.device.run { fixture.view.zoomScale = .nan }
    #expect(fixture.view.zoomScale == 0.5)
    #expect(fixture.ear.calls.isEmpty)
  }

  @Test(
    "A rectangle of the view is brought to fill the scroll view, in three tenths of a second",
    .rule("SCROLL-12"))
  func rect() {
    let fixture = Fixture()
    fixture.device.run {
      fixture.view.zoom(to: CGRect(x: 200, y: 100, width: 100, height: 50), animated: true)
    }
    #expect(fixture.view.zoomScale == 1)
    fixture.device.advance(by: 0.15)
    #expect(fixture.view.zoomScale > 1 && fixture.view.zoomScale < 3.75)
    fixture.device.advance(by: 0.3)
    #expect(fixture.view.zoomScale == 3.75)
    let middle = fixture.seen(at: 187.5, 333.5)
    #expect(abs(middle.x - 250) < 0.5 && abs(middle.y - 125) < 0.5)
    #expect(fixture.ear.calls == ["willBegin", "didEnd 3.75"])
  }

  @Test("Without a view to zoom, or with a range of one scale, nothing zooms", .rule("SCROLL-11"))
  func nothing() {
    let fixture = Fixture()
    fixture.ear.zoomed = nil
    fixture.pinch(at: 180, 300, to: 340)
    #expect(fixture.view.zoomScale == 1)
    #expect(fixture.ear.calls.isEmpty)
    #expect(UIScrollView(frame: .zero).pinchGestureRecognizer == nil)
    fixture.device.run { fixture.view.maximumZoomScale = 0.5 }
    #expect(fixture.view.pinchGestureRecognizer == nil)
  }

  @Test("Constraints to the content count the zoomed view as large as it is shown", .rule("SCROLL-12"))
  func constraints() {
    let fixture = Fixture()
    let inset: CGFloat = 20
    fixture.device.run {
      let (view, picture) = (fixture.view, fixture.picture)
      picture.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        picture.widthAnchor.constraint(equalToConstant: 400),
        picture.heightAnchor.constraint(equalToConstant: 400),
        picture.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: inset),
        picture.topAnchor.constraint(equalTo: view.topAnchor, constant: inset),
        picture.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -inset),
        picture.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -inset),
      ])
    }
    #expect(fixture.view.contentSize == CGSize(width: 440, height: 440))
    fixture.device.run { fixture.view.zoomScale = 2 }
    #expect(fixture.picture.frame == CGRect(x: 20, y: 20, width: 800, height: 800))
    #expect(fixture.view.contentSize == CGSize(width: 840, height: 840))
    fixture.device.run { fixture.view.zoomScale = 1 }
    #expect(fixture.picture.frame == CGRect(x: 20, y: 20, width: 400, height: 400))
  }
}
