import Heft
import HeftTesting
import TestRules
import Testing

/// Who gets a touch, who waits for whom and who stops whom (GESTURE-1 to GESTURE-6).
struct ArbitrationTests {
  let fixture = GestureFixture()

  /// Writes down what it hears, and comes to the states that the test wants.
  final class Custom: UIGestureRecognizer {
    var onBegan: State?
    var onMoved: State?
    var onEnded: State?
    var heard: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      heard.append("began")
      if let onBegan { state = onBegan }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      heard.append("moved")
      if let onMoved { state = onMoved }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      heard.append("ended")
      if let onEnded { state = onEnded }
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { heard.append("cancelled") }
    override func reset() { heard.append("reset") }
  }

  final class Listener: NSObject {
    var states: [UIGestureRecognizer.State] = []
    var calls = 0
    func heard(_ recognizer: Custom) { states.append(recognizer.state) }
    func wasCalled() { calls += 1 }
  }

  @Test("A touch goes to the recognizers of its view and of the views around it", .rule("GESTURE-1"))
  func innermostFirst() {
    let inner = fixture.addView(CGRect(x: 0, y: 0, width: 100, height: 100))
    let beside = fixture.addView(CGRect(x: 200, y: 0, width: 100, height: 100))
    let outerTap = fixture.add(Custom(), "outer")
    let innerTap = fixture.add(Custom(), "inner", on: inner)
    let other = fixture.add(Custom(), "beside", on: beside)
    let off = fixture.add(Custom(), "off", on: inner)
    let refused = fixture.add(Custom(), "refused", on: inner)
    let judge = GestureJudge()
    judge.receives = false
    off.isEnabled = false
    refused.delegate = judge
    var order: [String] = []
    fixture.sheet.isMultipleTouchEnabled = true
    inner.look = { touch, _ in
      if order.isEmpty { order = touch.gestureRecognizers?.map { $0.name ?? "" } ?? [] }
    }
    fixture.device.tap(at: 50, 50)
    #expect(order == ["inner", "outer"])
    #expect(innerTap.heard == ["began", "ended", "reset"])
    #expect(outerTap.heard == ["began", "ended", "reset"])
    #expect(other.heard.isEmpty && off.heard.isEmpty && refused.heard.isEmpty)
    #expect(judge.asked == ["receive"])
  }

  @Test("A touch that its view does not take goes to recognizers all the same", .rule("GESTURE-1"))
  func secondTouch() {
    let custom = fixture.add(Custom(), "custom")
    let one = fixture.device.press(at: 10, 10)
    let two = fixture.device.press(at: 50, 50)
    #expect(custom.numberOfTouches == 2)
    #expect(custom.location(in: nil) == CGPoint(x: 30, y: 30))
    #expect(custom.location(ofTouch: 1, in: nil) == CGPoint(x: 50, y: 50))
    #expect(custom.location(ofTouch: 9, in: nil) == CGPoint(x: 50, y: 50))
    one.lift()
    two.lift()
    #expect(fixture.calls == [.began, .ended])
  }

  @Test(
    "Targets hear each state, a failure nobody, and nobody hears after the target has gone",
    .rule("GESTURE-2"))
  func targets() {
    let custom = fixture.add(Custom(), "custom")
    var listener: Listener? = Listener()
    let kept = listener
    custom.addTarget(listener!, action: Listener.heard)
    custom.addTarget(listener!, action: Listener.wasCalled)
    (custom.onBegan, custom.onMoved, custom.onEnded) = (.began, .changed, .ended)
    let finger = fixture.device.press(at: 10, 10)
    finger.press(2)
    finger.lift()
    #expect(kept?.states == [.began, .changed, .ended])
    #expect(kept?.calls == 3)
    (custom.onBegan, custom.onMoved, custom.onEnded) = (nil, nil, .failed)
    fixture.device.tap(at: 10, 10)
    #expect(kept?.calls == 3)
    custom.removeTarget(listener)
    custom.onEnded = .recognized
    fixture.device.tap(at: 10, 10)
    #expect(kept?.calls == 3)
    custom.addTarget(Listener(), action: Listener.wasCalled)
    listener = nil
    fixture.device.tap(at: 10, 10)
  }

  @Test("A target that is removed leaves the others, and nil removes all", .rule("GESTURE-2"))
  func removedTarget() {
    let custom = fixture.add(Custom(), "custom")
    let (one, other) = (Listener(), Listener())
    custom.addTarget(one, action: Listener.wasCalled)
    custom.addTarget(other, action: Listener.wasCalled)
    custom.onEnded = .recognized
    custom.removeTarget(one)
    fixture.device.tap(at: 10, 10)
    #expect(one.calls == 0 && other.calls == 1)
    custom.removeTarget(nil)
    fixture.device.tap(at: 10, 10)
    #expect(one.calls == 0 && other.calls == 1)
  }

  @Test("States that do not follow count as the nearest that do", .rule("GESTURE-2"))
  func strangeStates() {
    let custom = fixture.add(Custom(), "custom")
    (custom.onBegan, custom.onMoved, custom.onEnded) = (.changed, .began, .failed)
    let finger = fixture.device.press(at: 10, 10)
    finger.press(2)
    finger.lift()
    #expect(fixture.lines == ["custom began", "custom changed", "custom cancelled"])
    fixture.clear()
    fixture.device.run { custom.state = .ended }
    #expect(fixture.lines == ["custom ended"])
    fixture.device.run { custom.state = .began }
    #expect(fixture.lines == ["custom ended", "custom began", "custom cancelled"])
    #expect(custom.state == .possible)
  }

  @Test("Who is recognized makes the others fail, the inner before the outer", .rule("GESTURE-3"))
  func oneOnly() {
    let inner = fixture.addView(CGRect(x: 0, y: 0, width: 100, height: 100))
    fixture.add(UITapGestureRecognizer(), "outer")
    fixture.add(UITapGestureRecognizer(), "inner", on: inner)
    fixture.device.tap(at: 50, 50)
    #expect(fixture.lines == ["inner ended"])
    fixture.device.tap(at: 150, 150)
    #expect(fixture.lines == ["inner ended", "outer ended"])
  }

  @Test("With a delegate's leave both are recognized", .rule("GESTURE-3"))
  func together() {
    let inner = fixture.addView(CGRect(x: 0, y: 0, width: 200, height: 200))
    let outer = fixture.add(UIPanGestureRecognizer(), "outer")
    fixture.add(UIPanGestureRecognizer(), "inner", on: inner)
    let judge = GestureJudge()
    judge.isTogether = true
    outer.delegate = judge
    let finger = fixture.device.press(at: 50, 50)
    finger.move(to: 90, 50)
    finger.lift()
    #expect(fixture.lines == ["inner began", "outer began", "inner ended", "outer ended"])
    #expect(judge.asked.contains("together"))
  }

  @Test("One that has begun keeps later ones of its touches from beginning", .rule("GESTURE-3"))
  func firstWins() {
    fixture.add(UIPanGestureRecognizer(), "pan")
    let inner = fixture.addView(CGRect(x: 0, y: 0, width: 300, height: 300))
    fixture.add(UIPinchGestureRecognizer(), "pinch", on: inner)
    let one = fixture.device.press(at: 50, 50)
    one.move(to: 100, 50)
    let two = fixture.device.press(at: 200, 200)
    two.move(to: 260, 260)
    one.lift()
    two.lift()
    #expect(!fixture.lines.contains("pinch began"))
    #expect(fixture.lines.first == "pan began" && fixture.lines.last == "pan ended")
  }

  @Test("One that begins at the first touch leaves the view nothing to hear", .rule("GESTURE-4"))
  func viewHearsNothing() {
    let custom = fixture.add(Custom(), "custom")
    (custom.onBegan, custom.onEnded) = (.began, .ended)
    fixture.device.tap(at: 10, 10)
    #expect(fixture.calls.isEmpty)
    custom.cancelsTouchesInView = false
    fixture.device.tap(at: 10, 10)
    #expect(fixture.calls == [.began, .ended])
  }

  @Test("A delayed touch comes when the recognizer has failed, or not at all", .rule("GESTURE-4"))
  func delayed() {
    let pan = fixture.add(UIPanGestureRecognizer(), "pan")
    pan.delaysTouchesBegan = true
    fixture.device.tap(at: 10, 10)
    #expect(fixture.calls == [.began, .ended])
    let finger = fixture.device.press(at: 10, 10)
    finger.move(to: 60, 10)
    finger.lift()
    #expect(fixture.calls == [.began, .ended])
  }

  @Test("A tap waits for the double tap to fail, and fails with its success", .rule("GESTURE-5"))
  func singleAndDouble() {
    let single = fixture.add(UITapGestureRecognizer(), "single")
    let double = fixture.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    fixture.device.tap(at: 10, 10)
    #expect(fixture.lines.isEmpty)
    fixture.device.advance(by: 0.5)
    #expect(fixture.lines == ["single ended"])
    // The view had heard of the end before the tap was recognized: there was nothing left to take.
    #expect(fixture.calls == [.began, .ended])
    fixture.clear()
    fixture.device.tap(at: 10, 10)
    fixture.device.advance(by: 0.1)
    fixture.device.tap(at: 10, 10)
    fixture.device.advance(by: 1)
    #expect(fixture.lines == ["double ended"])
  }

  @Test("A pan that waited begins, and one that ended meanwhile does both", .rule("GESTURE-5"))
  func panWaits() {
    let judge = GestureJudge()
    judge.waits = true
    let first = fixture.add(Custom(), "first")
    let pan = fixture.add(UIPanGestureRecognizer(), "pan")
    pan.delegate = judge
    let finger = fixture.device.press(at: 10, 10)
    finger.move(to: 60, 10)
    #expect(fixture.lines.isEmpty && pan.state == .possible)
    fixture.device.run { first.state = .failed }
    #expect(fixture.lines == ["pan began"])
    finger.lift()
    fixture.clear()

    let again = fixture.device.press(at: 10, 10)
    again.move(to: 60, 10)
    first.onEnded = .failed
    again.lift()
    #expect(fixture.lines == ["pan began", "pan ended"])
    fixture.clear()

    let taken = fixture.device.press(at: 10, 10)
    taken.move(to: 60, 10)
    fixture.device.run { first.state = .recognized }
    taken.lift()
    #expect(fixture.lines == ["first ended"])
  }

  @Test(
    "A gesture that failed while it waited leaves nothing for the next press",
    .rules("GESTURE-5", "GESTURE-6"))
  func failedWaiting() {
    let judge = GestureJudge()
    judge.waits = true
    let first = fixture.add(Custom(), "first")
    let pan = fixture.add(UIPanGestureRecognizer(), "pan")
    pan.delegate = judge
    let finger = fixture.device.press(at: 10, 10)
    finger.move(to: 60, 10)
    fixture.device.run { first.state = .recognized }
    finger.lift()
    fixture.clear()
    first.onEnded = .failed
    for (x, lines) in [(15.0, []), (60, ["pan began", "pan ended"])] {
      let next = fixture.device.press(at: 10, 10)
      next.move(to: x, 10)
      next.lift()
      #expect(fixture.lines == lines)
    }
  }

  @Test("Two that wait for each other do not wait for ever", .rule("GESTURE-5"))
  func circle() {
    let one = fixture.add(UITapGestureRecognizer(), "one")
    let two = fixture.add(UITapGestureRecognizer(), "two")
    one.require(toFail: two)
    two.require(toFail: one)
    one.require(toFail: one)
    fixture.device.tap(at: 10, 10)
    #expect(fixture.lines.count == 1)
    #expect(one.state == .possible && two.state == .possible)
  }

  @Test(
    "Of two that wait for each other, one waits as long as the other has not been recognized",
    .rule("GESTURE-5"))
  func circleInTime() {
    let single = fixture.add(UITapGestureRecognizer(), "single")
    let double = fixture.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    double.require(toFail: single)
    fixture.device.tap(at: 10, 10)
    #expect(fixture.lines.isEmpty)
    fixture.device.tap(at: 10, 10)
    #expect(fixture.lines == ["double ended"])
  }

  @Test("The delegate and the view may say no", .rule("GESTURE-5"))
  func mayNotBegin() {
    final class Refusing: UIView {
      override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    let judge = GestureJudge()
    judge.begins = false
    let tap = fixture.add(UITapGestureRecognizer(), "tap")
    tap.delegate = judge
    fixture.device.tap(at: 300, 300)
    #expect(judge.asked == ["receive", "begin"])
    tap.delegate = nil
    let view = Refusing(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    fixture.device.run { fixture.sheet.addSubview(view) }
    fixture.device.tap(at: 50, 50)
    #expect(fixture.lines.isEmpty)
    fixture.device.tap(at: 300, 300)
    #expect(fixture.lines == ["tap ended"])
  }

  @Test("A recognizer that is switched off, removed or out of the window is cancelled", .rule("GESTURE-6"))
  func cancelled() {
    let inner = fixture.addView(CGRect(x: 0, y: 0, width: 200, height: 200))
    let pan = fixture.add(UIPanGestureRecognizer(), "pan", on: inner)
    let interruptions: [() -> Void] = [
      { pan.isEnabled = false }, { inner.removeGestureRecognizer(pan) }, { inner.removeFromSuperview() },
    ]
    for interruption in interruptions {
      fixture.clear()
      fixture.device.run {
        fixture.sheet.addSubview(inner)
        inner.addGestureRecognizer(pan)
        pan.isEnabled = true
      }
      let finger = fixture.device.press(at: 50, 50)
      finger.move(to: 90, 50)
      fixture.device.run(interruption)
      #expect(fixture.lines == ["pan began", "pan cancelled"])
      #expect(pan.state == .possible && pan.numberOfTouches == 0)
      finger.move(to: 150, 50)
      finger.lift()
      #expect(fixture.lines == ["pan began", "pan cancelled"])
    }
  }

  @Test("A system cancel ends a gesture that has begun", .rule("GESTURE-6"))
  func systemCancel() {
    fixture.add(UIPanGestureRecognizer(), "pan")
    let finger = fixture.device.press(at: 50, 50)
    finger.move(to: 90, 50)
    finger.cancel()
    #expect(fixture.lines == ["pan began", "pan cancelled"])
  }

  @Test("A recognizer goes with its view, and the app with both", .rule("GESTURE-6"))
  func freed() {
    weak var recognizer: UIGestureRecognizer?
    weak var view: UIView?
    do {
      let fixture = GestureFixture()
      let inner = fixture.addView(CGRect(x: 0, y: 0, width: 200, height: 200))
      let tap = fixture.add(UITapGestureRecognizer(), "tap", on: inner)
      tap.numberOfTapsRequired = 2
      recognizer = tap
      view = inner
      fixture.device.tap(at: 50, 50)
      _ = fixture.device.press(at: 50, 50)
    }
    #expect(recognizer == nil)
    #expect(view == nil)
  }
}
