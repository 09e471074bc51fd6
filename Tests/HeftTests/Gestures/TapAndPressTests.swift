import Heft
import HeftTesting
import Testing

/// Taps, long presses, pinches and swipes (GESTURE-12 to GESTURE-15).
struct TapAndPressTests {
  let stage = GestureStage()

  @Test("A tap is recognised when it is lifted, and the view is told that its touch was taken (GESTURE-12)")
  func tap() {
    let tap = stage.add(UITapGestureRecognizer(), "tap")
    var place = CGPoint.zero
    tap.addHandler { place = $0.location(in: nil) }
    stage.device.tap(at: 50, 60)
    #expect(stage.lines == ["tap ended"])
    #expect(place == CGPoint(x: 50, y: 60))
    #expect(stage.calls == [.began, .cancelled])
    #expect(tap.state == .possible && tap.numberOfTouches == 0)
  }

  @Test("A tap may press as hard as it likes (GESTURE-7)")
  func hardTap() {
    stage.add(UITapGestureRecognizer(), "tap")
    let finger = stage.device.press(at: 50, 60)
    for step in 1...60 { finger.press(Double(step) / 10) }
    finger.lift()
    #expect(stage.lines == ["tap ended"])
  }

  @Test("What goes too far or stays too long is no tap (GESTURE-12)")
  func noTap() {
    stage.add(UITapGestureRecognizer(), "tap")
    let far = stage.device.press(at: 50, 60)
    far.move(to: 90, 60)
    far.lift()
    let long = stage.device.press(at: 50, 60)
    stage.device.advance(by: 1)
    long.lift()
    #expect(stage.lines.isEmpty)
    #expect(stage.calls == [.began, .moved, .ended, .began, .ended])
  }

  @Test("Two taps in a row are a double tap; late or far apart they are not (GESTURE-12)")
  func doubleTap() {
    let tap = stage.add(UITapGestureRecognizer(), "double")
    tap.numberOfTapsRequired = 2
    stage.device.tap(at: 50, 60)
    stage.device.advance(by: 0.5)
    stage.device.tap(at: 50, 60)
    stage.device.advance(by: 0.1)
    stage.device.tap(at: 250, 60)
    stage.device.advance(by: 0.5)
    #expect(stage.lines.isEmpty)
    stage.device.tap(at: 50, 60)
    stage.device.advance(by: 0.1)
    stage.device.tap(at: 55, 60)
    #expect(stage.lines == ["double ended"])
  }

  @Test("A tap of two fingers needs both at a time (GESTURE-12)")
  func twoFingers() {
    let tap = stage.add(UITapGestureRecognizer(), "tap")
    tap.numberOfTouchesRequired = 2
    stage.device.tap(at: 50, 60)
    #expect(stage.lines.isEmpty)
    let one = stage.device.press(at: 50, 60)
    let two = stage.device.press(at: 250, 60)
    one.lift()
    two.lift()
    #expect(stage.lines == ["tap ended"])
  }

  @Test("A long press begins by time alone, follows the finger and ends with it (GESTURE-13)")
  func longPress() {
    let press = stage.add(UILongPressGestureRecognizer(), "press")
    let finger = stage.device.press(at: 50, 60)
    stage.device.advance(by: 0.45)
    #expect(stage.lines.isEmpty)
    stage.device.advance(by: 0.1)
    #expect(stage.lines == ["press began"])
    #expect(stage.calls == [.began, .cancelled])
    finger.press(3)
    finger.move(to: 200, 200)
    finger.lift()
    #expect(stage.lines == ["press began", "press changed", "press ended"])
    #expect(press.state == .possible)
  }

  @Test("A long press that presses harder and harder is one; one that moves is none (GESTURE-7, GESTURE-13)")
  func longPressWithForce() {
    stage.add(UILongPressGestureRecognizer(), "press")
    let hard = stage.device.press(at: 50, 60)
    for step in 1...40 {
      stage.device.advance(by: 1.0 / 60)
      hard.press(Double(step) / 10)
    }
    hard.lift()
    #expect(stage.lines == ["press began", "press ended"])
    stage.clear()
    let moving = stage.device.press(at: 50, 60)
    moving.move(to: 65, 60)
    stage.device.advance(by: 1)
    moving.lift()
    #expect(stage.lines.isEmpty)
  }

  @Test("A pinch has a scale that begins near 1 and can be set (GESTURE-14)")
  func pinch() {
    let pinch = stage.add(UIPinchGestureRecognizer(), "pinch")
    let one = stage.device.press(at: 100, 100)
    let two = stage.device.press(at: 200, 100)
    two.move(to: 205, 100)
    #expect(stage.lines.isEmpty)
    two.move(to: 210, 100)
    #expect(isClose(Double(pinch.scale), 1))
    two.move(to: 320, 100)
    #expect(isClose(Double(pinch.scale), 2))
    stage.device.run {
      pinch.scale = 1
      pinch.scale = .nan
      pinch.scale = -1
    }
    one.move(to: 210, 100)
    #expect(isClose(Double(pinch.scale), 0.5))
    one.lift()
    two.lift()
    #expect(stage.lines == ["pinch began", "pinch changed", "pinch changed", "pinch ended"])
  }

  @Test("A swipe is quick and goes its way (GESTURE-15)")
  func swipe() {
    let swipe = stage.add(UISwipeGestureRecognizer(), "swipe")
    swipe.direction = [.left, .up]
    for (x, y, seconds) in [(200.0, 300.0, 0.05), (100, 270, 0.05), (40, 300, 1.0)] {
      let finger = stage.device.press(at: 150, 300)
      stage.device.advance(by: seconds)
      finger.move(to: x, y)
      finger.lift()
    }
    #expect(stage.lines == [])
    let finger = stage.device.press(at: 150, 300)
    stage.device.advance(by: 0.05)
    finger.move(to: 90, 310)
    finger.lift()
    #expect(stage.lines == ["swipe ended"])
  }
}
