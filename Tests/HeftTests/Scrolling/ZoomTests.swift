import Heft
import HeftTesting
import Testing

/// How the content of a scroll view zooms (SCROLL-11, SCROLL-12).
struct ZoomTests {
  /// A picture of 400 x 400 points in a scroll view that fills a screen of 375 x 667.
  private final class Stage {
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

  @Test("Two fingers that go apart enlarge the view between them, and what they hold stays there (SCROLL-11)")
  func pinch() {
    let stage = Stage()
    let held = stage.seen(at: 150, 200)
    stage.pinch(at: 150, 200, to: 320) {
      #expect(stage.view.isZooming)
      let now = stage.seen(at: 150, 200)
      // The fingers moved one after the other before they were a pinch.
      #expect(abs(now.x - held.x) < 6 && abs(now.y - held.y) < 0.5)
    }
    #expect(!stage.view.isZooming)
    #expect(isClose(Double(stage.view.zoomScale), 320.0 / 110, within: 0.02))
    #expect(stage.view.contentSize == stage.picture.frame.size)
    #expect(stage.picture.frame.origin == .zero)
    #expect(stage.ear.calls == ["willBegin", "didEnd 2.91"])
    #expect(stage.ear.zooms > 5)
  }

  @Test("Past the range the scale follows less, and comes back when the fingers have gone (SCROLL-11)")
  func bounces() {
    let stage = Stage()
    stage.device.run { stage.view.maximumZoomScale = 1.5 }
    stage.pinch(at: 180, 300, to: 340) {
      #expect(stage.view.zoomScale > 1.5 && stage.view.zoomScale < 3)
    }
    #expect(stage.view.isZoomBouncing)
    #expect(stage.ear.calls == ["willBegin"])
    stage.device.advance(by: 2)
    #expect(stage.view.zoomScale == 1.5)
    #expect(!stage.view.isZoomBouncing)
    #expect(stage.ear.calls == ["willBegin", "didEnd 1.5"])
    #expect(!stage.device.host.wantsTicks)
  }

  @Test("Where zooming does not bounce, the scale stops at the ends of its range (SCROLL-11)")
  func stops() {
    let stage = Stage()
    stage.device.run {
      stage.view.bouncesZoom = false
      stage.view.maximumZoomScale = 1.5
    }
    stage.pinch(at: 180, 300, to: 340) { #expect(stage.view.zoomScale == 1.5) }
    #expect(stage.ear.calls == ["willBegin", "didEnd 1.5"])
  }

  @Test("A finger that is left after zooming drags on from where the content is (SCROLL-11)")
  func dragsOn() {
    let stage = Stage()
    stage.device.run { stage.view.zoomScale = 3 }
    let first = stage.device.press(at: 100, 300)
    let second = stage.device.press(at: 200, 300)
    for step in 1...5 {
      stage.device.advance(by: 1.0 / 60.0)
      second.move(to: 200 + Double(step) * 6, 300)
    }
    second.lift()
    let before = stage.view.contentOffset
    first.move(to: 100, 280)
    first.move(to: 100, 250)
    #expect(stage.view.contentOffset.x == before.x)
    #expect(isClose(Double(stage.view.contentOffset.y - before.y), 50, within: 11))
    first.lift()
  }

  @Test("Scales that the app sets are kept in the range, about the middle of what is seen (SCROLL-12)")
  func set() {
    let stage = Stage()
    stage.device.run { stage.view.zoomScale = 2 }
    let middle = stage.seen(at: 187.5, 333.5)
    stage.device.run { stage.view.zoomScale = 3 }
    let after = stage.seen(at: 187.5, 333.5)
    #expect(abs(middle.x - after.x) < 0.5 && abs(middle.y - after.y) < 0.5)
    stage.device.run { stage.view.zoomScale = 100 }
    #expect(stage.view.zoomScale == 4)
    stage.device.run { stage.view.setZoomScale(0.001, animated: false) }
    #expect(stage.view.zoomScale == 0.5)
    stage.device.run { stage.view.zoomScale = .nan }
    #expect(stage.view.zoomScale == 0.5)
    #expect(stage.ear.calls.isEmpty)
  }

  @Test("A rectangle of the view is brought to fill the scroll view, in three tenths of a second (SCROLL-12)")
  func rect() {
    let stage = Stage()
    stage.device.run { stage.view.zoom(to: CGRect(x: 200, y: 100, width: 100, height: 50), animated: true) }
    #expect(stage.view.zoomScale == 1)
    stage.device.advance(by: 0.15)
    #expect(stage.view.zoomScale > 1 && stage.view.zoomScale < 3.75)
    stage.device.advance(by: 0.3)
    #expect(stage.view.zoomScale == 3.75)
    let middle = stage.seen(at: 187.5, 333.5)
    #expect(abs(middle.x - 250) < 0.5 && abs(middle.y - 125) < 0.5)
    #expect(stage.ear.calls == ["willBegin", "didEnd 3.75"])
  }

  @Test("Without a view to zoom, or with a range of one scale, nothing zooms (SCROLL-11)")
  func nothing() {
    let stage = Stage()
    stage.ear.zoomed = nil
    stage.pinch(at: 180, 300, to: 340)
    #expect(stage.view.zoomScale == 1)
    #expect(stage.ear.calls.isEmpty)
    #expect(UIScrollView(frame: .zero).pinchGestureRecognizer == nil)
    stage.device.run { stage.view.maximumZoomScale = 0.5 }
    #expect(stage.view.pinchGestureRecognizer == nil)
  }

  @Test("Constraints to the content count the zoomed view as large as it is shown (SCROLL-12)")
  func constraints() {
    let stage = Stage()
    let inset: CGFloat = 20
    stage.device.run {
      let (view, picture) = (stage.view, stage.picture)
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
    #expect(stage.view.contentSize == CGSize(width: 440, height: 440))
    stage.device.run { stage.view.zoomScale = 2 }
    #expect(stage.picture.frame == CGRect(x: 20, y: 20, width: 800, height: 800))
    #expect(stage.view.contentSize == CGSize(width: 840, height: 840))
    stage.device.run { stage.view.zoomScale = 1 }
    #expect(stage.picture.frame == CGRect(x: 20, y: 20, width: 400, height: 400))
  }
}
