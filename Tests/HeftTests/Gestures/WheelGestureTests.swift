import Heft
import HeftTesting
import TestRules
import Testing

/// The wheel and the trackpad as gestures without touches (GESTURE-16).
struct WheelGestureTests {
  let fixture = GestureFixture()

  private func turn(
    _ deltaX: Double, _ deltaY: Double, mode: UInt8 = 0, pinches: Bool = false, at x: Double = 100,
    _ y: Double = 100
  ) {
    fixture.device.device.handle(
      .wheel(
        HostEvent.Wheel(
          time: fixture.device.time, x: x, y: y, deltaX: deltaX, deltaY: deltaY, deltaMode: mode,
          isPinch: pinches)))
  }

  /// How often the page was told that a key or a turn has no other meaning.
  private var takenCount: Int {
    fixture.device.host.requests.filter { if case .keyTaken = $0 { true } else { false } }.count
  }

  @Test(
    "A pan that allows it follows each turn of the wheel, the content against it, and is possible again",
    .rule("GESTURE-16"))
  func pan() {
    let pan = fixture.add(UIPanGestureRecognizer(), "pan")
    turn(10, 30)
    #expect(fixture.lines.isEmpty)
    pan.allowedScrollTypesMask = .all
    var translations: [CGPoint] = []
    pan.addHandler { translations.append(($0 as? UIPanGestureRecognizer)?.translation(in: nil) ?? .zero) }
    turn(10, 30)
    turn(0, -1, mode: 1)
    #expect(fixture.lines == ["pan began", "pan ended", "pan began", "pan ended"])
    #expect(isClose(translations[0], CGPoint(x: -10, y: -30)))
    #expect(isClose(translations[2], CGPoint(x: 0, y: 100.0 / 3)))
    #expect(pan.state == .possible)
    #expect(takenCount == 0)
  }

  @Test(
    "A pinch follows the wheel that enlarges, at its place, and the page's own zoom stays away",
    .rule("GESTURE-16"))
  func pinch() {
    let pinch = fixture.add(UIPinchGestureRecognizer(), "pinch")
    turn(0, -10)
    #expect(fixture.lines.isEmpty)
    var scales: [CGFloat] = []
    var places: [CGPoint] = []
    pinch.addHandler {
      scales.append(($0 as? UIPinchGestureRecognizer)?.scale ?? 0)
      places.append($0.location(in: nil))
    }
    turn(0, -10, pinches: true, at: 120, 80)
    turn(0, 300, pinches: true)
    #expect(fixture.lines == ["pinch began", "pinch ended", "pinch began", "pinch ended"])
    #expect(isClose(Double(scales[0]), 1.105170918))
    #expect(isClose(Double(scales[2]), 0.778800783))
    #expect(places[1] == CGPoint(x: 120, y: 80))
    #expect(pinch.state == .possible && pinch.location(in: nil) == .zero)
    #expect(takenCount == 2)
  }

  @Test(
    "What nobody enlarges is left to the browser, and a gesture that is asked and refused takes nothing",
    .rule("GESTURE-16"))
  func refused() {
    turn(0, -10, pinches: true)
    #expect(takenCount == 0)
    let pinch = fixture.add(UIPinchGestureRecognizer(), "pinch")
    let judge = Judge()
    pinch.delegate = judge
    turn(0, -10, pinches: true)
    #expect(fixture.lines.isEmpty && takenCount == 0)
    pinch.delegate = nil
    pinch.isEnabled = false
    turn(0, -10, pinches: true)
    #expect(fixture.lines.isEmpty && takenCount == 0)
  }

  @Test("While a finger is down the wheel is its force and no gesture", .rule("GESTURE-16"))
  func force() {
    let pan = fixture.add(UIPanGestureRecognizer(), "pan")
    pan.allowedScrollTypesMask = .discrete
    fixture.add(UIPinchGestureRecognizer(), "pinch")
    let finger = fixture.device.press(at: 100, 100)
    turn(0, -100)
    turn(0, -100, pinches: true)
    finger.lift()
    #expect(fixture.lines.isEmpty)
  }

  private final class Judge: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
  }
}
