import Heft
import HeftTesting
import TestRules
import Testing

/// Hears what recognizers call.
private final class Listener: NSObject {
  var calls = 0
  var states: [UIGestureRecognizer.State] = []

  func called() { calls += 1 }
  func tapped(_ sender: UITapGestureRecognizer) { states.append(sender.state) }
}

/// Taps, long presses, pinches and swipes (GESTURE-12 to GESTURE-15).
struct TapAndPressTests {
  let fixture = GestureFixture()

  @Test(
    "A tap is recognized when it is lifted, and the view is told that its touch was taken",
    .rule("GESTURE-12"))
  func tap() {
    let tap = fixture.add(UITapGestureRecognizer(), "tap")
    var place = CGPoint.zero
    tap.addHandler { place = $0.location(in: nil) }
    fixture.device.tap(at: 50, 60)
    #expect(fixture.lines == ["tap ended"])
    #expect(place == CGPoint(x: 50, y: 60))
    #expect(fixture.calls == [.began, .cancelled])
    #expect(tap.state == .possible && tap.numberOfTouches == 0)
  }

  @Test(
    "The kinds of touches that a tap takes are those that it was given, without what is not one",
    .rule("GESTURE-12"))
  func touchTypes() {
    let tap = UITapGestureRecognizer()
    #expect(tap.allowedTouchTypes.map(\.intValue) == [0, 1, 2, 3])
    tap.allowedTouchTypes = [
      NSNumber(value: 2), NSNumber(value: 0), NSNumber(value: 99), NSNumber(value: -1),
    ]
    #expect(tap.allowedTouchTypes.map(\.intValue) == [0, 2])
  }

  @Test("A recognizer that is made with a target calls its method, with itself where that takes it")
  func target() {
    let (one, other) = (Listener(), Listener())
    fixture.add(UITapGestureRecognizer(target: one, action: Listener.called), "one")
    fixture.device.tap(at: 50, 60)
    #expect(one.calls == 1)
    let second = GestureFixture()
    second.add(UITapGestureRecognizer(target: other, action: Listener.tapped), "other")
    second.device.tap(at: 50, 60)
    #expect(other.states == [.ended])
  }

  @Test("A tap may press as hard as it likes", .rule("GESTURE-7"))
  func hardTap() {
    fixture.add(UITapGestureRecognizer(), "tap")
    let finger = fixture.device.press(at: 50, 60)
    for step in 1...60 { finger.press(Double(step) / 10) }
    finger.lift()
    #expect(fixture.lines == ["tap ended"])
  }

  @Test("What goes too far or stays too long is no tap", .rule("GESTURE-12"))
  func noTap() {
    fixture.add(UITapGestureRecognizer(), "tap")
    let far = fixture.device.press(at: 50, 60)
    far.move(to: 90, 60)
    far.lift()
    let long = fixture.device.press(at: 50, 60)
    fixture.device.advance(by: 1)
    long.lift()
    #expect(fixture.lines.isEmpty)
    #expect(fixture.calls == [.began, .moved, .ended, .began, .ended])
  }

  @Test("Two taps in a row are a double tap; late or far apart they are not", .rule("GESTURE-12"))
  func doubleTap() {
    let tap = fixture.add(UITapGestureRecognizer(), "double")
    tap.numberOfTapsRequired = 2
    fixture.device.tap(at: 50, 60)
    fixture.device.advance(by: 0.5)
    fixture.device.tap(at: 50, 60)
    fixture.device.advance(by: 0.1)
    fixture.device.tap(at: 250, 60)
    fixture.device.advance(by: 0.5)
    #expect(fixture.lines.isEmpty)
    fixture.device.tap(at: 50, 60)
    fixture.device.advance(by: 0.1)
    fixture.device.tap(at: 55, 60)
    #expect(fixture.lines == ["double ended"])
  }

  @Test("A tap of two fingers needs both at a time", .rule("GESTURE-12"))
  func twoFingers() {
    let tap = fixture.add(UITapGestureRecognizer(), "tap")
    tap.numberOfTouchesRequired = 2
    fixture.device.tap(at: 50, 60)
    #expect(fixture.lines.isEmpty)
    let one = fixture.device.press(at: 50, 60)
    let two = fixture.device.press(at: 250, 60)
    one.lift()
    two.lift()
    #expect(fixture.lines == ["tap ended"])
  }

  @Test("A long press begins by time alone, follows the finger and ends with it", .rule("GESTURE-13"))
  func longPress() {
    let press = fixture.add(UILongPressGestureRecognizer(), "press")
    let finger = fixture.device.press(at: 50, 60)
    fixture.device.advance(by: 0.45)
    #expect(fixture.lines.isEmpty)
    fixture.device.advance(by: 0.1)
    #expect(fixture.lines == ["press began"])
    #expect(fixture.calls == [.began, .cancelled])
    finger.press(3)
    finger.move(to: 200, 200)
    finger.lift()
    #expect(fixture.lines == ["press began", "press changed", "press ended"])
    #expect(press.state == .possible)
  }

  @Test(
    "A long press that presses harder and harder is one; one that moves is not",
    .rules("GESTURE-7", "GESTURE-13"))
  func longPressWithForce() {
    fixture.add(UILongPressGestureRecognizer(), "press")
    let hard = fixture.device.press(at: 50, 60)
    for step in 1...40 {
      fixture.device.advance(by: 1.0 / 60)
      hard.press(Double(step) / 10)
    }
    hard.lift()
    #expect(fixture.lines == ["press began", "press ended"])
    fixture.clear()
    let moving = fixture.device.press(at: 50, 60)
    moving.move(to: 65, 60)
    fixture.device.advance(by: 1)
    moving.lift()
    #expect(fixture.lines.isEmpty)
  }

  @Test("A pinch has a scale that begins near 1 and can be set", .rule("GESTURE-14"))
  func pinch() {
    let pinch = fixture.add(UIPinchGestureRecognizer(), "pinch")
    let one = fixture.device.press(at: 100, 100)
    let two = fixture.device.press(at: 200, 100)
    two.move(to: 205, 100)
    #expect(fixture.lines.isEmpty)
    two.move(to: 210, 100)
    #expect(isClose(Double(pinch.scale), 1))
    two.move(to: 320, 100)
    #expect(isClose(Double(pinch.scale), 2))
    fixture.device.run {
      pinch.scale = 1
      pinch.scale = .nan
      pinch.scale = -1
    }
    one.move(to: 210, 100)
    #expect(isClose(Double(pinch.scale), 0.5))
    one.lift()
    two.lift()
    #expect(fixture.lines == ["pinch began", "pinch changed", "pinch changed", "pinch ended"])
  }

  @Test(
    "A pinch goes as fast as its scale does, and not at all after a rest",
    .rules("GESTURE-9", "GESTURE-14"))
  func pinchVelocity() {
    let pinch = fixture.add(UIPinchGestureRecognizer(), "pinch")
    var speeds: [Double] = []
    pinch.addHandler { speeds.append(Double(($0 as? UIPinchGestureRecognizer)?.velocity ?? 0)) }
    _ = fixture.device.press(at: 100, 100)
    let two = fixture.device.press(at: 200, 100)
    for step in 1...20 {
      fixture.device.advance(by: 1.0 / 60)
      two.move(to: 200 + Double(step) * 5, 100)
    }
    // The scale is 1 where the fingers are 110 points apart.
    #expect(isClose(speeds.last ?? 0, 300.0 / 110, within: 0.001))
    fixture.device.advance(by: 0.2)
    two.lift()
    #expect(speeds.last == 0)
  }

  @Test("A pinch that is over has no velocity, however fast it was", .rules("GESTURE-9", "GESTURE-14"))
  func pinchVelocityAfterwards() {
    let pinch = fixture.add(UIPinchGestureRecognizer(), "pinch")
    let fingers = [fixture.device.press(at: 100, 100), fixture.device.press(at: 200, 100)]
    for step in 1...10 {
      fixture.device.advance(by: 1.0 / 60)
      fingers[1].move(to: 200 + Double(step) * 10, 100)
    }
    #expect(pinch.velocity > 1)
    for finger in fingers { finger.lift() }
    #expect(pinch.state == .possible && pinch.velocity == 0 && pinch.scale == 1)
  }

  @Test("A long press of no duration begins with the touch itself", .rule("GESTURE-13"))
  func longPressWithoutDuration() {
    let press = fixture.add(UILongPressGestureRecognizer(), "press")
    press.minimumPressDuration = 0
    let finger = fixture.device.press(at: 50, 60)
    #expect(fixture.lines == ["press began"])
    finger.move(to: 150, 60)
    finger.lift()
    #expect(fixture.lines == ["press began", "press changed", "press ended"])
  }

  @Test("A swipe is quick and goes in its direction", .rule("GESTURE-15"))
  func swipe() {
    let swipe = fixture.add(UISwipeGestureRecognizer(), "swipe")
    swipe.direction = [.left, .up]
    for (x, y, seconds) in [(200.0, 300.0, 0.05), (100, 270, 0.05), (40, 300, 1.0)] {
      let finger = fixture.device.press(at: 150, 300)
      fixture.device.advance(by: seconds)
      finger.move(to: x, y)
      finger.lift()
    }
    #expect(fixture.lines == [])
    let finger = fixture.device.press(at: 150, 300)
    fixture.device.advance(by: 0.05)
    finger.move(to: 90, 310)
    finger.lift()
    #expect(fixture.lines == ["swipe ended"])
  }

  @Test("A swipe goes as far as its finger does, in however many steps", .rule("GESTURE-15"))
  func swipeInSteps() {
    fixture.add(UISwipeGestureRecognizer(), "swipe")
    for (step, lines) in [(13.0, []), (17.0, ["swipe ended"])] {
      let finger = fixture.device.press(at: 50, 300)
      for count in 1...3 {
        fixture.device.advance(by: 0.02)
        finger.move(to: 50 + Double(count) * step, 300)
      }
      finger.lift()
      #expect(fixture.lines == lines)
    }
  }

  @Test("A swipe of more fingers than it asks for is not recognized", .rule("GESTURE-15"))
  func swipeOfTwo() {
    let swipe = fixture.add(UISwipeGestureRecognizer(), "swipe")
    for fingers in [1, 2] {
      swipe.numberOfTouchesRequired = fingers
      let one = fixture.device.press(at: 50, 300)
      let two = fixture.device.press(at: 50, 310)
      fixture.device.advance(by: 0.05)
      one.move(to: 120, 300)
      two.move(to: 120, 310)
      one.lift()
      two.lift()
      #expect(fixture.lines == (fingers == 1 ? [] : ["swipe ended"]))
    }
  }
}
