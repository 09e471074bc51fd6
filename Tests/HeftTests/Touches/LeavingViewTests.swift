import Heft
import HeftTesting
import TestRules
import Testing

/// Touches, gestures and animations whose view leaves its window (TOUCH-18, TOUCH-19).
struct LeavingViewTests {
  private let fixture = Fixture()
  private let child = Sheet(frame: CGRect(x: 50, y: 50, width: 200, height: 200))

  private var calls: [Heard.Call] { child.heard.map(\.call) }

  private func add(_ view: UIView) {
    fixture.device.run { fixture.sheet.addSubview(view) }
  }

  private func remove(_ view: UIView) {
    fixture.device.run { view.removeFromSuperview() }
  }

  @Test("A view that leaves under a finger is cancelled once and hears no more", .rule("TOUCH-18"))
  func view() {
    add(child)
    let finger = fixture.device.press(at: 100, 100)
    remove(child)
    #expect(calls == [.began, .cancelled])
    #expect(child.heard.last?.phase == .cancelled)
    finger.move(to: 120, 100)
    finger.lift()
    #expect(calls == [.began, .cancelled])
  }

  @Test("So is a view that leaves with one around it", .rule("TOUCH-18"))
  func viewInside() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    box.addSubview(child)
    add(box)
    let finger = fixture.device.press(at: 100, 100)
    remove(box)
    finger.lift()
    #expect(calls == [.began, .cancelled])
  }

  @Test("A view that comes back hears a new finger, and not the old one", .rule("TOUCH-18"))
  func comesBack() {
    add(child)
    let old = fixture.device.press(at: 100, 100)
    remove(child)
    add(child)
    old.move(to: 120, 100)
    let new = fixture.device.press(at: 150, 150)
    old.lift()
    new.lift()
    #expect(calls == [.began, .cancelled, .began, .ended])
  }

  @Test("A view that goes as it hears of a touch hears its end and nothing afterwards", .rule("TOUCH-18"))
  func goesByItself() {
    add(child)
    child.look = { touch, _ in if touch.phase == .moved { touch.view?.removeFromSuperview() } }
    let finger = fixture.device.press(at: 100, 100)
    finger.move(to: 110, 100)
    finger.move(to: 120, 100)
    finger.lift()
    #expect(calls == [.began, .moved, .cancelled])
  }

  @Test("A control that leaves under a finger sends touchCancel and nothing afterwards", .rule("TOUCH-18"))
  func control() {
    var sent: [String] = []
    let control = UIControl(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
    let events: [(String, UIControl.Event)] = [
      ("down", .touchDown), ("drag", [.touchDragInside, .touchDragOutside]), ("cancel", .touchCancel),
      ("up", [.touchUpInside, .touchUpOutside]),
    ]
    for (name, event) in events { control.addAction(UIAction { _ in sent.append(name) }, for: event) }
    add(control)
    let finger = fixture.device.press(at: 100, 100)
    remove(control)
    finger.move(to: 130, 100)
    finger.lift()
    #expect(sent == ["down", "cancel"])
    #expect(!control.isTracking && !control.isHighlighted)
  }

  @Test(
    "A gesture of a view that leaves is cancelled, and one around it goes on", .rules("TOUCH-18", "TOUCH-19"))
  func gestures() {
    var inner: [UIGestureRecognizer.State] = []
    var outer: [UIGestureRecognizer.State] = []
    add(child)
    child.addGestureRecognizer(UIPanGestureRecognizer { inner.append($0.state) })
    let finger = fixture.device.press(at: 100, 100)
    finger.move(to: 140, 100)
    remove(child)
    finger.move(to: 160, 100)
    #expect(inner == [.began, .cancelled])
    finger.lift()
    fixture.sheet.addGestureRecognizer(UIPanGestureRecognizer { outer.append($0.state) })
    child.gestureRecognizers = nil
    add(child)
    let next = fixture.device.press(at: 100, 100)
    next.move(to: 140, 100)
    remove(child)
    next.move(to: 160, 100)
    next.lift()
    #expect(outer == [.began, .changed, .ended])
    #expect(inner == [.began, .cancelled])
  }

  @Test("A view that leaves while a gesture delays its touch hears nothing", .rule("TOUCH-18"))
  func delayed() {
    add(child)
    let tap = UITapGestureRecognizer()
    tap.delaysTouchesBegan = true
    fixture.sheet.addGestureRecognizer(tap)
    let finger = fixture.device.press(at: 100, 100)
    remove(child)
    finger.move(to: 160, 100)
    finger.lift()
    #expect(calls == [])
  }

  @Test(
    "An animation of a view that leaves completes with false, and so when the app ends", .rule("TOUCH-19"))
  func animations() {
    var told: [Bool] = []
    func animate() {
      add(child)
      fixture.device.run {
        child.alpha = 1
        UIView.animate(withDuration: 1, animations: { child.alpha = 0 }, completion: { told.append($0) })
      }
      fixture.device.advance(by: 0.2)
    }
    animate()
    remove(child)
    #expect(told == [false])
    animate()
    fixture.device.device.end()
    #expect(told == [false, false])
    fixture.device.advance(by: 2)
    #expect(told == [false, false])
  }
}
